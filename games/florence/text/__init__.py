"""Florence in words: position, hand, rules, points and spelling."""
