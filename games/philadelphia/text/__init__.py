"""Philadelphia in words: position, hand, rules, points and spelling, and what everybody knows."""
