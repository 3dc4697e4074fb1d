"""Commands of a game that is under way: moves, the board, the log, rules, being away."""
