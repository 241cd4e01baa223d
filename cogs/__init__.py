"""Slash commands and clicks, and nothing else: each handler parses, makes one call, and replies."""
