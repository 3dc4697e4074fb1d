"""What may be chosen: offers, the fields of moves and their values, and refusals."""
