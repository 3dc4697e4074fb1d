"""A path: the tokens of the clicks that lead to a move, and the question that it leads to."""
