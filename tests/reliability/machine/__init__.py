"""A state machine over store, tables and clock (M1): a random order of everything that may happen, and what is true."""
