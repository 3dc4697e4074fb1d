"""Commands to learn by: tutorials, puzzles, guesses, studies."""
