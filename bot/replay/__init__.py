"""A finished game looked at again, move by move, by the rules it was played with."""
