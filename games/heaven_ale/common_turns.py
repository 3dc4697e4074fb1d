"""Turns of Heaven & Ale that people often take."""

from games.core import CommonTurn

COMMON_TURNS = (CommonTurn("a tile", (("MoveTo",), ("Buy",), ("EndPurchase",)), most=5),)
