"""What every part of a Signorie picture needs: the canvas, the view, the words, what has changed."""

from games.signorie.rules.game import Signorie
from render.kit.parts import scene
from render.signorie.changes import Changes

Scene = scene.Scene[Signorie, Changes]
