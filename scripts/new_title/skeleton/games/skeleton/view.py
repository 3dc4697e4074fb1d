"""What a seat, or the public, may see, and what is its own."""

from games.core import FACE_DOWN, Seat
from games.skeleton.game import Skeleton


def hide(seen: Skeleton, seat: Seat | None) -> Skeleton:
    """Turn everything in a copy of the game face down that `seat` (None: the public) may not see."""
    seen.deck = [FACE_DOWN] * len(seen.deck)
    for owner, hand in enumerate(seen.hands):
        if owner != seat:
            seen.hands[owner] = [FACE_DOWN] * len(hand)
    return seen


def hand(game: Skeleton, seat: Seat) -> dict[str, tuple[str, ...]]:
    """What only `seat` sees of its own."""
    return {"hand": tuple(game.hands[seat])}


def figures(game: Skeleton, seat: Seat) -> dict[str, int]:
    """The public figures of a seat that a step can change."""
    return {"stones": game.stones[seat]}
