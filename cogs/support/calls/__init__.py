"""Limits on calls to Discord: of this process, of all processes together, and for each person."""
