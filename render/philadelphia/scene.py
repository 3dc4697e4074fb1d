"""What every part of a Philadelphia picture needs: the canvas, the view, the words, what has changed."""

from __future__ import annotations

from games.philadelphia.rules.game import Philadelphia
from render.kit.parts import scene
from render.philadelphia.changes import Changes

Scene = scene.Scene[Philadelphia, Changes]
