"""Philadelphia in words: position, hand, rules and points, and what everybody knows."""
