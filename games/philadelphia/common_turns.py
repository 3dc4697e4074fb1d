"""Turns of Philadelphia that people often take."""

from games.core import CommonTurn

COMMON_TURNS = (
    CommonTurn("a card to keep", (("Explore",), ("TakeCard",)), most=4),
    CommonTurn("cards to buy", (("Acquire",),), most=4),
    CommonTurn("an item to buy", (("Buy",),), most=4),
)
