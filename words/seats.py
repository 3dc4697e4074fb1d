"""The sign of each seat beside its letter: a colour and a shape, the same in pictures, posts and buttons."""

from typing import NamedTuple


class SeatSign(NamedTuple):
    """One seat's sign. `colour` is `#RRGGBB`. `shape` is a plain text sign, written before the letter."""

    colour: str
    shape: str


SEAT_SIGNS: tuple[SeatSign, ...] = (
    SeatSign("#0072B2", "🔵"),
    SeatSign("#D55E00", "🔺"),
    SeatSign("#009E73", "🟩"),
    # There is no emoji of a purple diamond or a sky-blue pentagon: the plain shape is used.
    SeatSign("#CC79A7", "◆"),
    SeatSign("#E69F00", "⭐"),
    SeatSign("#56B4E9", "⬟"),
)
"""By seat, from 0. The colours are Okabe and Ito's, which colour-blind readers can tell apart."""
