"""Tables without a row in the store, and their numbers in the ids of buttons: lessons, puzzles, guesses."""

import zlib
from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from db import SeatHolder
from games.core import Title
from games.manager.model.table import Table
from games.manager.model.table_settings import TableSettings

Unstored = Literal["lesson", "puzzle", "guess"]

SETTINGS = TableSettings(pace="none", hints="never")

FIRST: dict[Unstored, int] = {"lesson": 10**9, "puzzle": 10**13, "guess": 3 * 10**13}
"""The first number of each kind, in order. One stored table a second for thirty years stays below all."""

DAYS = 10**7
"""More than the days (as Python's ordinals) that a puzzle may be of."""


def unstored_table(
    title: Title, game: Any, seats: Iterable[SeatHolder], secret: bytes, **fields: Any
) -> Table:
    """A table with this game. `fields`: other fields of `Table` than the usual ones."""
    table = Table(
        id=1,
        guild_id=0,
        channel_id=0,
        title=title,
        language="en",
        status="over" if game.over else "running",
        host=0,
        entry_no=0,
        options=game.options,
        seats=tuple(seats),
        secret=secret,
        commitment="",
        game=game,
    )
    return msgspec.structs.replace(table, **fields)


def kind_of(table_id: int) -> Unstored | None:
    """What a number stands for; None: a stored table."""
    return next((kind for kind, first in reversed(FIRST.items()) if table_id >= first), None)


def title_number(title: Title) -> int:
    """A title as a number below a million."""
    return zlib.crc32(title.id.encode()) % 10**6


def puzzle_number(title: Title, day: int) -> int:
    """The number of a title's puzzle of a day."""
    return FIRST["puzzle"] + title_number(title) * DAYS + day


def guess_number(table_id: int) -> int:
    """The number of a stored table whose past moves are guessed."""
    return FIRST["guess"] + table_id


def stored_number(table_id: int) -> int | None:
    """The stored table that a number is about; None if it is about none."""
    kind = kind_of(table_id)
    return table_id if kind is None else table_id - FIRST["guess"] if kind == "guess" else None
