"""Chicago, the Swedish card game, in a Discord channel."""
