"""Writes and reads values without a name of their own: ways, and spaces by their German names on the original
map (rules 4, 11)."""

import re
from typing import Any

from games.core import Note, note
from games.fugger.model import components as c
from games.fugger.rules.travel.paths import JOINT


def spell(value: Any) -> str:
    """A value without a name; empty for none."""
    return "" if value is None or value == () else str(value)


def path(value: Any) -> tuple[str, ...]:
    """The spaces of a way; empty for anything else."""
    spaces = tuple(value.split(JOINT)) if isinstance(value, str) else ()
    return spaces if all(space in c.SPACES for space in spaces) else ()


def parts(field: str, value: object) -> tuple[Note | str, ...]:
    """A goal by region and name, for menus with the map beside them; other fields aren't places."""
    if field != "goal" or value not in c.SPACES:
        return ()
    space = c.SPACES[str(value)]
    region = note("part", place=space.region) if space.region else note("part-elsewhere")
    return region, note("part", place=space.id)


_BY_NAME = {name.casefold(): space.id for space in c.SPACES.values() for name in (space.id, space.de)}


def parse(field: str, text: str) -> str | None:
    """A space, or a way as spaces with arrows, by ids or German names; None if it cannot be read."""
    if field in ("goal", "place"):
        return _BY_NAME.get(text.strip().casefold())
    if field == "way":
        spaces = [_BY_NAME.get(part.strip().casefold()) for part in re.split(r"→|->|>|,|、", text)]
        return None if None in spaces else JOINT.join(space for space in spaces if space)
    return None
