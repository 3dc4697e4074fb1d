"""The sign of each seat: colour, shape and letter, the same in pictures, posts and buttons."""

from __future__ import annotations

from typing import NamedTuple


class SeatSign(NamedTuple):
    """One seat's sign. `colour` is `#RRGGBB`. `mark` represents it in plain text, before the letter."""

    letter: str
    colour: str
    shape: str
    mark: str


SEAT_SIGNS: tuple[SeatSign, ...] = (
    SeatSign("A", "#0072B2", "circle", "🔵"),
    SeatSign("B", "#D55E00", "triangle", "🔺"),
    SeatSign("C", "#009E73", "square", "🟩"),
    # There is no emoji of a purple diamond or a sky-blue pentagon: the plain shape is used.
    SeatSign("D", "#CC79A7", "diamond", "◆"),
    SeatSign("E", "#E69F00", "star", "⭐"),
    SeatSign("F", "#56B4E9", "pentagon", "⬟"),
)
"""By seat, from 0. The colours are Okabe and Ito's, which colour-blind readers can tell apart."""
