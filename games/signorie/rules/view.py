"""What a seat, or the public, may see of a game (rules 12, visibility)."""

from games.core import Move, Seat, face_down
from games.signorie.model import components as c
from games.signorie.model import moves
from games.signorie.model.tracks import MAN
from games.signorie.rules.game import Signorie


def hide(seen: Signorie, seat: Seat | None) -> None:
    """In a copy, turn unseen alliance tiles face down (unseen by their owners too)."""
    for tiles in (seen.stock, seen.face_down, seen.removed):
        tiles[:] = face_down(tiles)


def figures(game: Signorie, seat: Seat) -> dict[str, int]:
    """The figures of a seat that a step can change, to show a move's consequences."""
    board = game.boards[seat]
    return {
        "florins": board.florins,
        "vp": board.vp,
        "males": board.supply["m"],
        "females": board.supply["f"],
        "initiative": board.initiative,
    }


def foretold(game: Signorie, seat: Seat, move: Move) -> dict[str, int]:
    """The figures after a visit to a city, known before the tile of a helper's visit is drawn."""
    board = game.boards[seat]
    if isinstance(move, moves.SendMission) and move.man in MAN:
        return {"vp": board.vp + c.CAREER_TRACK[MAN[move.man][1]].vp}
    if isinstance(move, moves.Marry):
        return {
            "vp": board.vp + move.dowry * c.VP_PER_DOWRY,
            "florins": board.florins - move.dowry,
            "females": board.supply["f"] - 1,
        }
    return {}
