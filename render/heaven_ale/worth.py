"""What a seat would score if the game ended now."""

from __future__ import annotations

from games.heaven_ale import components as c
from games.heaven_ale.final import exchange_of, production_vp
from games.heaven_ale.game import HeavenAle


def worth(view: HeavenAle, seat: int) -> int:
    """Victory points: the result of a game that is over, else those of the present position."""
    for score in view.scores:
        if score.seat == seat:
            return score.points
    board = view.boards[seat]
    points = production_vp(board, exchange_of(view, board, board.ducats).lowest)
    points += sum(c.BARREL_VP[size] for size in board.barrels.values())
    each = sum(c.CARDS[card].amount for card in board.placed.values() if c.CARDS[card].effect == "per_barrel")
    first = c.FIRST_PLACE_VP if board.place == c.FIRST_PLACE else 0
    return points + each * len(board.barrels) + first
