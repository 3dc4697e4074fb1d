"""What a seat, or the public, may see of a game (rules 5, hidden information)."""

from games.core import Seat, face_down
from games.heaven_ale.model.gains import FIELDS
from games.heaven_ale.rules.game import HeavenAle


def hide(seen: HeavenAle, seat: Seat | None) -> None:
    """In a copy, turn the piles face down. Everything else is public."""
    seen.deck = face_down(seen.deck)
    seen.monk_piles = [face_down(pile) for pile in seen.monk_piles]
    seen.unused_monks = face_down(seen.unused_monks)


def figures(game: HeavenAle, seat: Seat) -> dict[str, int]:
    """The public figures of a seat that a step can change, to show a move's consequences."""
    board = game.boards[seat]
    return dict(zip(FIELDS, (board.ducats, board.brewmaster, *board.resources), strict=True))
