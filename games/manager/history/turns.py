"""A game's past: its log divided into turns, and the position after each."""

from collections.abc import Iterator, Sequence
from typing import Any

from db import Logged
from games.core import Event
from games.manager.history import replay
from games.manager.model.table import Table

LoggedTurn = tuple[Logged, ...]
"""The log entries written together: the start, or a confirmed turn with its forced answers."""


def turns(log: Sequence[Logged]) -> list[LoggedTurn]:
    """The log in turns; entries that were written together form one.

    Entries that change no game (such as people coming and going) are left out.
    """
    divided: list[list[Logged]] = []
    for entry in log:
        if entry.kind not in replay.OF_THE_GAME:
            continue
        if divided and entry.commit_id and entry.commit_id == divided[-1][-1].commit_id:
            divided[-1].append(entry)
        else:
            divided.append([entry])
    return [tuple(turn) for turn in divided]


def positions(table: Table, log: Sequence[LoggedTurn]) -> Iterator[Any]:
    """The game after each turn; the first turn is its beginning."""
    entries = [entry for turn in log for entry in turn]
    came = replay.states(table.title, len(table.seats), table.options, entries)
    for turn in log:
        game: Any = None
        for _ in turn:
            _, _, game = next(came)
        yield game


def round_begun(event: Event) -> int | None:
    """The round that an event begins; None if it begins none."""
    number = getattr(event, "round", None)
    begins = type(event).__name__.endswith("Started")
    return number if begins and isinstance(number, int) else None
