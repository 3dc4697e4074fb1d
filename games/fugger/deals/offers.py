"""Offers several phases make."""

from games.core import Offer
from games.fugger.model import moves


def pass_offer() -> Offer:
    """No bid, no favour, no bet."""
    return Offer(moves.Pass)
