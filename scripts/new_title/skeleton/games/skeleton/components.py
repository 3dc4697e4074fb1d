"""The numbers of Skeleton, read once from components.json (rules 1)."""

from pathlib import Path

import msgspec

from games.core import Components


class Card(msgspec.Struct, frozen=True):
    """A card. Playing it takes this number of stones."""

    id: str
    stones: int


class Setup(msgspec.Struct, frozen=True):
    """Stones in the pile, in a short game and a long one; cards in a hand; most stones taken without one."""

    stones: int
    long_stones: int
    hand: int
    most: int


FILE = Components(Path(__file__).with_name("components.json"))
CARDS = FILE.by_id("cards", Card)
SETUP = FILE.value("setup", Setup)
FILE.check("setup", SETUP.most > 0, "lets nobody take a stone")
