"""Figures that a hint of Signorie adds to a move: the threshold, and how full a row becomes."""

from games.core import Move, Note, Seat, note
from games.signorie.model import components as c
from games.signorie.model import moves
from games.signorie.model.cities import fits
from games.signorie.model.state import SignorieState


def tells(view: SignorieState, seat: Seat, move: Move) -> tuple[Note, ...]:
    """Whether a die costs the round's reward; how many tiles a row has with the one that a visit brings."""
    board = view.boards[seat]
    if isinstance(move, moves.TakeDie):
        reached, limit = board.dice_sum + c.DIE[move.die].pips, view.threshold(seat)
        return (note("advice-over", sum=reached, limit=limit),) if board.dice_sum <= limit < reached else ()
    if isinstance(move, moves.Marry):
        row, tile = "mar", view.cities[move.city].marriage
    elif isinstance(move, moves.SendMission):
        row, tile = move.man[:3], view.cities[move.city].mission
    else:
        return ()
    if not tile or not fits(board, row, tile):
        return ()
    tiles = board.rows[row].tiles + 1
    if tiles == c.ROW_TILES:
        return (note("advice-counts", row=row, tiles=tiles),)
    return (note("advice-row", row=row, tiles=tiles, wanted=c.ROW_TILES),) if tiles < c.ROW_TILES else ()
