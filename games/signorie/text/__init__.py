"""Signorie in words: position, rules and points."""
