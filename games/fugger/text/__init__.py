"""Fugger, Welser, Medici in words: position, hand, rules, points and decisions."""
