"""Learning: lessons, puzzles, guesses, studies, reviews of a game."""
