"""Figures that a hint of Heaven & Ale adds to a move: that it helps the resource that counts."""

from games.core import Move, Note, Seat, note
from games.heaven_ale.model import components as c
from games.heaven_ale.model import moves
from games.heaven_ale.model.garden import SUN
from games.heaven_ale.model.state import HeavenAleState


def tells(view: HeavenAleState, seat: Seat, move: Move) -> tuple[Note, ...]:
    """Whether a tile in the sun, a disc or a place helps the last resource."""
    board = view.boards[seat]
    if isinstance(move, moves.Buy):
        helped = c.TILES[move.tile].kind if move.cell in SUN else ""
    elif isinstance(move, moves.PlaceDisc):
        helped = move.spot
    elif isinstance(move, moves.TakePlace):
        helped = move.resource or ""
    else:
        helped = ""
    if helped not in board.least_resources():
        return ()
    return (note("advice-least", resource=helped, at=min(board.resources)),)
