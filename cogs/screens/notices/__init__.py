"""What the bot says about a table beside its board: proposals, turns, the log, results."""
