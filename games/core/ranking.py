"""Ranking with ties, and the letters of seats."""

from collections.abc import Sequence
from typing import Any

SEAT_LETTERS = "ABCDEF"
"""A seat's letter, the same in pictures, texts and options."""


def places(keys: Sequence[Any]) -> tuple[int, ...]:
    """The place of each by its key, largest first: 1 is best, equal keys share a place."""
    return tuple([1 + sum(other > mine for other in keys) for mine in keys])


def letter(seat: int) -> str:
    """The letter of a seat."""
    return SEAT_LETTERS[seat]
