"""What the bot says about a table: proposals, turns, lines of the log, results."""
