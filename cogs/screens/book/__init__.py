"""A game as one page for a browser: its pictures turn by turn, its log and its result, in one file."""
