"""AI players: they are given a SeatView and a random generator, and return one legal action."""
