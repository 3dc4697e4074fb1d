"""What Signorie is played with: components, state, moves, events, tracks and cities."""
