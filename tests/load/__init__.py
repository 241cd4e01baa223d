"""How fast, how long, how clean the bot serves many tables at once, through the process a host runs."""
