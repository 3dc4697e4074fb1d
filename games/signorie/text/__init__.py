"""Signorie in words: position, rules, points and spelling."""
