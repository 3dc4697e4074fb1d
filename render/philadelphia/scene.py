"""What every part of a Philadelphia picture needs: the canvas, the view, the words, what has changed."""

from __future__ import annotations

from games.philadelphia.rules.game import Philadelphia
from render.kit.parts import scene
from render.kit.parts.seat_heads import Symbols
from render.philadelphia.changes import Changes

Scene = scene.Scene[Philadelphia, Changes]

POINTS = Symbols("vp")
"""The symbol of points in heads."""


def after_colon(scene: Scene, told: str) -> str:
    """What a card does, without the words that say when it does it."""
    does = told.partition(scene.say("colon"))[2].strip()
    return does[:1].upper() + does[1:]
