"""What Florence is played with: components, state, moves, events, and what follows from them alone."""
