"""The other seats: what is known of their cards, and how they may lie."""
