"""The hands: what they are worth, what to keep of them, and what to say."""
