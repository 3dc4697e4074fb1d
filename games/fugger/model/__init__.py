"""What Fugger, Welser, Medici is played with: components, state, moves, events, money and goods."""
