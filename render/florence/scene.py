"""What every part of a Florence picture needs: the canvas, the view, the words, what has changed."""

from games.florence.model.state import Principality
from games.florence.rules.game import Florence
from games.florence.rules.view import HIDDEN_MONEY
from render.florence.changes import Changes
from render.kit.parts import scene

Scene = scene.Scene[Florence, Changes]


def money(house: Principality) -> str:
    """A seat's florins, or a question mark where they are not shown."""
    return "?" if house.florins == HIDDEN_MONEY else str(house.florins)
