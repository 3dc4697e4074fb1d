"""Turns of Philadelphia that people often take."""

from games.core import CommonTurn

COMMON_TURNS = (
    CommonTurn("a card to keep", (("Explore",), ("TakeCard",)), 4),
    CommonTurn("cards to buy", (("Acquire",),), 4),
    CommonTurn("an item to buy", (("Buy",),), 4),
)
