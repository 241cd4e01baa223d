"""The rules of Chicago: state in, action in; new state and events out. Standard library only."""
