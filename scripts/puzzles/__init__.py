"""Makes and checks the puzzles of the titles: see `python -m scripts.puzzles --help`."""
