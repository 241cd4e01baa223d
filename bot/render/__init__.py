"""From what may be seen to what is on screen: plain panels, and pictures of cards."""
