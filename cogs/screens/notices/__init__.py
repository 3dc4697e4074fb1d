"""What the bot says about a table beside its board: lobbies, proposals, turns, results."""
