"""What whoever runs the bot does about it: look it over, back it up, move it."""
