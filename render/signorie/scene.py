"""What every part of a Signorie picture needs: the canvas, the view, the words, what has changed; and
pieces in a seat's colour."""

from __future__ import annotations

from games.signorie.rules.game import Signorie
from render.kit.material.box import Box
from render.kit.material.theme import SEAT_LETTERS
from render.kit.painting.canvas import Canvas
from render.kit.parts import scene
from render.signorie.changes import Changes

Scene = scene.Scene[Signorie, Changes]

SPRITE = {"m": "man", "f": "woman"}
"""The symbol of a sex."""


def meeple(canvas: Canvas, seat: int, sex: str, cx: int, cy: int, size: int) -> Box:
    """A meeple of a seat, with its colour and letter."""
    letter = SEAT_LETTERS[seat]
    colour = f"seat_{letter.lower()}"
    return canvas.sprite(
        SPRITE[sex], cx, cy, size, label=letter, colours=(colour, "ink", canvas.theme.on(colour))
    )
