"""What Philadelphia is played with: cards and their vocabulary, state, moves, events, zones."""
