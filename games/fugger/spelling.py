"""Values without a name of their own, written and read: ways, wares with amounts, yes and no (rules 11)."""

import re
from collections.abc import Iterable
from typing import Any

from games.core import Seat
from games.fugger import components as c
from games.fugger.europe import JOINT
from games.fugger.state import WARE_KEYS

YES, NO = frozenset({"yes", "true", "y", "1", "はい"}), frozenset({"no", "false", "n", "0", "いいえ"})
ARROW = " → "


def spell(value: Any) -> str:
    """A way by the German names that stand on the map; wares as `cloth 2, bond 1`."""
    if isinstance(value, str):
        spaces = value.split(JOINT)
        known = all(space in c.SPACES for space in spaces)
        return ARROW.join(c.SPACES[space].de for space in spaces) if known else value
    if isinstance(value, tuple | list):
        return ", ".join(_pair(item) for item in value)
    return str(value)


def _pair(item: Any) -> str:
    return f"{item[0]} {item[1]}" if isinstance(item, tuple | list) and len(item) == 2 else str(item)


_WARES = {"反物": "cloth", "香辛料": "spice", "金属": "metal", "借用書": "bond", "bonds": "bond"}
"""What is typed for wares besides their ids."""


def parse(field: str, text: str) -> Any:
    """A way (names or ids with arrows), wares, yes or no, a seat's letter; None if it cannot be read."""
    typed = text.strip().casefold()
    if field in ("gives", "wants"):
        return _wares(re.split(r"[,、;]\s*", typed))
    if field in ("payee", "second_payee", "to"):
        return Seat("abcdef".index(typed)) if typed in tuple("abcdef") else None
    if typed in YES or typed in NO:
        return typed in YES
    return None


def _wares(parts: Iterable[str]) -> tuple[tuple[str, int], ...] | None:
    found: dict[str, int] = {}
    for part in parts:
        match = re.fullmatch(r"(\D+?)\s*[x×:]?\s*(\d+)|(\d+)\s*[x×]?\s*(\S+)", part)
        if match is None:
            return None if part else ()
        ware, count = match.group(1) or match.group(4), int(match.group(2) or match.group(3))
        ware = _WARES.get(ware, ware)
        if ware not in WARE_KEYS:
            return None
        found[ware] = found.get(ware, 0) + count
    return tuple((ware, found[ware]) for ware in WARE_KEYS if found.get(ware))
