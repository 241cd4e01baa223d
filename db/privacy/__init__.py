"""What is kept about people: shown to them, given to them, forgotten when they want it or when it is old."""
