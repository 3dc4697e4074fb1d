"""The numbers of Caravan, read once from components.json (rules 1, 2)."""

from itertools import chain
from pathlib import Path

import msgspec

from games.core import Components


class Good(msgspec.Struct, frozen=True):
    """A kind of good with its price, which is also what it counts in the end."""

    id: str
    price: int


class Town(msgspec.Struct, frozen=True):
    """A town where it lies on the map, with what it sells."""

    id: str
    x: int
    y: int
    sells: tuple[str, ...]


class Setup(msgspec.Struct, frozen=True):
    """Coins of a seat and of the bank, rounds of a game, goods a cart has room for, goods of the gift, the
    first town."""

    coins: int
    bank: int
    rounds: int
    room: int
    gift: int
    start: str


FILE = Components(Path(__file__).with_name("components.json"))
GOODS = FILE.by_id("goods", Good)
TOWNS = FILE.by_id("towns", Town)
ROADS = FILE.value("roads", tuple[tuple[str, str], ...])
SETUP = FILE.value("setup", Setup)
FILE.check_known("towns", chain(*(town.sells for town in TOWNS.values())), GOODS, "good")
FILE.check_known("roads", chain(*ROADS), TOWNS, "town")


def neighbours(town: str) -> tuple[str, ...]:
    """Where roads lead from a town, in the order of the map's table."""
    there = {b if a == town else a for a, b in ROADS if town in (a, b)}
    return tuple(other for other in TOWNS if other in there)
