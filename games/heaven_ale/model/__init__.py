"""What Heaven & Ale is played with: components, state, moves, events, and the garden."""
