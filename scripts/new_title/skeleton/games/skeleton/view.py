"""What a seat, or the public, may see, and what is its own."""

from games.core import Seat, face_down
from games.skeleton.game import Skeleton


def hide(seen: Skeleton, seat: Seat | None) -> None:
    """Turn everything in a copy of the game face down that `seat` (None: the public) may not see."""
    seen.deck = face_down(seen.deck)
    seen.hands = [hand if owner == seat else face_down(hand) for owner, hand in enumerate(seen.hands)]


def hand(game: Skeleton, seat: Seat) -> dict[str, tuple[str, ...]]:
    """What only `seat` sees of its own."""
    return {"hand": tuple(game.hands[seat])}


def figures(game: Skeleton, seat: Seat) -> dict[str, int]:
    """The public figures of a seat that a step can change."""
    return {"stones": game.stones[seat]}
