"""Limits on proposals, read from the log: a few a day, and a pause after a refusal before the same one is
repeated."""

from collections.abc import Iterator, Sequence

import msgspec

from db import Logged
from games.core import Event, Seat, Title
from games.manager.model import table_events
from games.manager.model.proposal import REST, AskedLately, Pause, Relieve, What

MOST = 3
"""Maximum number of proposals of one player at a table in a day."""


def always(seat: Seat, what: What) -> bool:
    """Whether a proposal is exempt from the limits: leaving one's own seat, or ending a pause."""
    return (isinstance(what, Relieve) and what.seat == seat) or (isinstance(what, Pause) and not what.on)


def made_lately(title: Title, log: Sequence[Logged], user_id: int, now: int) -> list[int]:
    """The times of a player's proposals at a table within the last day, withdrawn ones included."""
    return [one.at for one, _ in _made(title, log) if one.user_id == user_id and now < one.at + REST]


def why_not_again(
    title: Title, log: Sequence[Logged], user_id: int, event: Event, now: int
) -> AskedLately | None:
    """Why a player may not yet propose what `event` announces; None if they may."""
    declined = _declined(title, log, event)
    if declined is not None and now < declined + REST:
        return AskedLately(declined + REST, "refuse-proposed-declined")
    made = made_lately(title, log, user_id, now)
    return AskedLately(made[-MOST] + REST, "refuse-proposed-often", most=MOST) if len(made) >= MOST else None


def _made(title: Title, log: Sequence[Logged]) -> Iterator[tuple[Logged, Event]]:
    """The proposals of seated players, each with its event."""
    for entry in log:
        if entry.kind == "proposal" and entry.seat is not None:
            told = table_events.events_of(title, entry)[0].event
            if isinstance(told, table_events.Proposed):
                yield entry, told


def _declined(title: Title, log: Sequence[Logged], event: Event) -> int | None:
    """When the same proposal was last declined; None if it never was."""
    made = {entry.seq: told for entry, told in _made(title, log)}
    found, last = None, None
    for entry in log:
        if entry.seq in made:
            last = made[entry.seq]
        elif entry.kind == "proposal" and entry.seat is None:
            last = None  # a request from outside
        elif entry.kind == "disagree" and last is not None and _what(last) == _what(event):
            found = entry.at
    return found


def _what(event: Event) -> tuple[object, ...]:
    """What an event proposes, regardless of who proposes it and how things stand."""
    fields = msgspec.structs.asdict(event)
    return type(event), *[fields[name] for name in fields if name not in table_events.Proposed.aside]
