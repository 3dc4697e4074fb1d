"""Florence in words: position, hand, rules and points."""
