"""The tricks: who wins them with open hands, what to play with closed ones, and when to call Chicago."""
