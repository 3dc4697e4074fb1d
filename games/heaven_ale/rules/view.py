"""What a seat, or the public, may see of a game (rules 5, hidden information)."""

from typing import Any

from games.core import FACE_DOWN, Seat
from games.heaven_ale.model.gains import FIELDS
from games.heaven_ale.rules.game import HeavenAle


def view(game: HeavenAle, seat: Seat | None, copy: Any) -> HeavenAle:
    """`copy(game)` with the piles face down. Everything else is public."""
    seen: HeavenAle = copy(game)
    seen.deck = [FACE_DOWN] * len(seen.deck)
    seen.monk_piles = [[FACE_DOWN] * len(pile) for pile in seen.monk_piles]
    seen.unused_monks = [FACE_DOWN] * len(seen.unused_monks)
    return seen


def figures(game: HeavenAle, seat: Seat) -> dict[str, int]:
    """The public figures of a seat that a step can change, to show a move's consequences."""
    board = game.boards[seat]
    return dict(zip(FIELDS, (board.ducats, board.brewmaster, *board.resources), strict=True))
