"""Effects of cards: when they are due, what they ask and do (rules 9)."""
