"""A principality: its grid with the tiles on it, and where a piece goes."""
