"""Figures that a hint of Signorie adds to a move: the threshold, and how full a row becomes."""

from games.core import Move, Note, Seat, note
from games.signorie.model import components as c
from games.signorie.model import moves
from games.signorie.model.cities import fits, tile_for
from games.signorie.model.state import SignorieState
from games.signorie.model.tracks import MAN


def tells(view: SignorieState, seat: Seat, move: Move) -> tuple[Note, ...]:
    """Whether a die costs the round's reward; how many tiles a row has with the one that a visit brings."""
    board = view.boards[seat]
    if isinstance(move, moves.TakeDie):
        reached, limit = board.dice_sum + c.DIE[move.die].pips, view.threshold(seat)
        return (note("advice-over", sum=reached, limit=limit),) if board.dice_sum <= limit < reached else ()
    if isinstance(move, moves.Marry):
        row = c.MARRIAGE
    elif isinstance(move, moves.SendMission):
        row = MAN[move.man][0]
    else:
        return ()
    tile = tile_for(view.cities[move.city], row)
    if not tile or not fits(board, row, tile):
        return ()
    tiles = board.rows[row].tiles + 1
    if tiles == c.ROW_TILES:
        return (note("advice-counts", row=row, tiles=tiles),)
    return (note("advice-row", row=row, tiles=tiles, wanted=c.ROW_TILES),) if tiles < c.ROW_TILES else ()
