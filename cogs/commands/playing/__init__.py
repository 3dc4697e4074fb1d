"""Commands for a game in progress: moves, the board, the log, rules, being away."""
