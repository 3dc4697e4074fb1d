"""What may be chosen: offers, fields of moves and their values, and why a move is refused."""
