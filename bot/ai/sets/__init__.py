"""Sets of cards: as bits, by what they have in common, and the few worth telling apart."""
