"""The things Florence is played with, read from components.json (each table there names its source).

Rules page sections 2.1-2.4, 3.3, 3.4, 7.2 and 8.2.
"""

from pathlib import Path
from typing import Any, TypeVar

import msgspec


class Profession(msgspec.Struct, frozen=True):
    """A profession card and what it prefers. `landscape_published` is the other reading of the
    two cards whose sources disagree (rules 14.1, OQ-1)."""

    id: str
    building: str
    landscape: str
    freedom: str
    landscape_published: str = ""


class TileKind(msgspec.Struct, frozen=True):
    """A building (`size` large, medium, small) or landscape (`size` landscape): cells as [column, row]."""

    id: str
    size: str
    supply: int
    shape: tuple[tuple[int, int], ...]


class BonusCard(msgspec.Struct, frozen=True):
    """+`wv` for each unit of all `counts` together; counters are named in property.py (rules 7.2)."""

    id: str
    wv: int
    mode: str
    counts: tuple[str, ...]


class PrestigeCard(msgspec.Struct, frozen=True):
    """`pp` for having most (or fewest) of a counter, `tie` when shared; or for meeting all `needs`."""

    id: str
    pp: int
    tie: int = 0
    most: str = ""
    fewest: str = ""
    needs: dict[str, int] = {}


class Character(msgspec.Struct, frozen=True):
    """A character of the expansion, and the bidding spaces of its price list: `least` to `most`, in units
    of 100 florins (rules 9.2.4)."""

    id: str
    least: int
    most: int


_DATA: dict[str, Any] = msgspec.json.decode((Path(__file__).parents[1] / "components.json").read_bytes())


T = TypeVar("T", Profession, TileKind, BonusCard, PrestigeCard, Character)


def _items(name: str, kind: type[T]) -> dict[str, T]:
    return {entry["id"]: msgspec.convert(entry, kind) for entry in _DATA[name]["items"]}


def _number(name: str) -> int:
    return msgspec.convert(_DATA["numbers"][name]["value"], int)


def _numbers(name: str) -> tuple[int, ...]:
    return msgspec.convert(_DATA["numbers"][name]["value"], tuple[int, ...])


SOURCES: dict[str, str] = _DATA["sources"]
NUMBERS: dict[str, tuple[Any, str]] = {
    name: (entry["value"], entry["source"]) for name, entry in _DATA["numbers"].items()
}
TABLES: dict[str, tuple[int, str]] = {
    name: (len(entry.get("items", ())), entry["source"])
    for name, entry in _DATA.items()
    if name not in ("numbers", "sources")
}
"""Every number with its source, and every table with how many entries it has and their source."""

COLUMNS: int = _DATA["board"]["columns"]
ROWS: int = _DATA["board"]["rows"]
PALAZZO: tuple[tuple[int, int], ...] = tuple((column, row) for column, row in _DATA["board"]["palazzo"])
FREEDOMS: tuple[str, ...] = tuple(_DATA["freedoms"]["items"])
BUILDINGS = _items("buildings", TileKind)
LANDSCAPES = _items("landscapes", TileKind)
TILES = BUILDINGS | LANDSCAPES
PROFESSIONS = _items("professions", Profession)
BONUS_CARDS = _items("bonus_cards", BonusCard)
PRESTIGE_CARDS = _items("prestige_cards", PrestigeCard)
CHARACTERS = _items("characters", Character)
KINDS: tuple[str, ...] = (*LANDSCAPES, "jester", "builder", "prestige", "recruit")
"""The seven kinds of auction object (rules 4.1)."""

ROUNDS = _number("rounds")
START_FLORINS = _number("start_florins")
START_PP = _number("start_pp")
DEALT = _number("dealt")
MINIMUM_WV = _numbers("minimum_wv")
OPENING_BID = _number("opening_bid")
RAISE = _number("raise")
BUILDER_LIMIT = _number("builder_limit")
BUILDING_COST = _numbers("building_cost")
TOUCHING_FROM_BUILDERS = _number("touching_from_builders")
BUILDER_PP = _numbers("builder_pp")
CARD_COST = _number("card_cost")
LOOKED_AT = _number("looked_at")
ACTIONS = _number("actions")
BUILDING_PP = _number("building_pp")
REPEAT_LANDSCAPE_PP = _number("repeat_landscape_pp")
BEST_WORK_PP = _number("best_work_pp")
WV_BUILDING = _number("wv_building")
WV_LANDSCAPE = _number("wv_landscape")
WV_FREEDOM = _number("wv_freedom")
WV_JESTER = _number("wv_jester")
WV_CARD = _number("wv_card")
FLORINS_PER_WV = _number("florins_per_wv")
FLORINS_PER_PP = _number("florins_per_pp")
FLORINS_PER_PP_SOLD = _number("florins_per_pp_sold")
JESTERS = _number("jesters")
BUILDERS = _number("builders")
RECRUITS = _number("recruits")
CLOSED_WITH_TWO = _number("two_player_closed_kinds")
CHARACTER_UNIT = _number("character_unit")
BANKER_POT = _number("banker_pot")
BANKER_GROWTH = _number("banker_growth")
BANKER_FLORINS_PER_PP = _number("banker_florins_per_pp")
CARDINAL_ACTIONS = _number("cardinal_actions")
PRINCESS_WV_LANDSCAPE = _number("princess_wv_landscape")
PRINCESS_WV_BUILDING = _number("princess_wv_building")
PRINCESS_WV_CARD = _number("princess_wv_card")


def number_of(profession: str) -> int:
    """The number a profession card is drawn with."""
    return int(profession[1:])
