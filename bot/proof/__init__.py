"""The proof that packs were fixed before anybody acted: published when a game is over, checked by anybody."""
