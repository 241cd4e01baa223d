"""Tables: one per channel, the only mutable thing about a game."""
