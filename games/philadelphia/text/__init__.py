"""Philadelphia in words: position, rules and points, and what everybody knows."""
