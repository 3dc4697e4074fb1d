"""Slash commands, one folder for each kind."""
