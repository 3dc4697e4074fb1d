"""Loads, locks and commits tables, and builds what is to be delivered."""
