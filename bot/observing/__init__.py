"""Watching the bot from outside: what it counts over HTTP, whether it is well, and its incidents elsewhere."""
