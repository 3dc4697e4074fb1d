"""How often may be proposed, by the log: a few proposals a day, and after a "no" not the same at once."""

from collections.abc import Iterator, Sequence

import msgspec

from db import Logged
from games.core import Event, Seat, Title
from games.manager.model import table_events
from games.manager.model.proposal import REST, AskedLately, Pause, Relieve, What

MOST = 3
"""Maximum number of proposals of one player at a table in a day."""


def always(seat: Seat, what: What) -> bool:
    """Whether this may be proposed at any time: to leave one's own seat, or to end a pause."""
    return (isinstance(what, Relieve) and what.seat == seat) or (isinstance(what, Pause) and not what.on)


def made_lately(title: Title, log: Sequence[Logged], user_id: int, now: int) -> list[int]:
    """When somebody has made proposals at a table within the last day, those withdrawn included."""
    return [one.at for one, _ in _made(title, log) if one.user_id == user_id and now < one.at + REST]


def why_not_again(
    title: Title, log: Sequence[Logged], user_id: int, event: Event, now: int
) -> AskedLately | None:
    """Why somebody may not propose what `event` tells of, yet; None if they may."""
    declined = _declined(title, log, event)
    if declined is not None and now < declined + REST:
        return AskedLately(declined + REST, "refuse-proposed-declined")
    made = made_lately(title, log, user_id, now)
    return AskedLately(made[-MOST] + REST, "refuse-proposed-often", most=MOST) if len(made) >= MOST else None


def _made(title: Title, log: Sequence[Logged]) -> Iterator[tuple[Logged, Event]]:
    """The proposals of those who sit at the table, with what was told of each."""
    for entry in log:
        if entry.kind == "proposal" and entry.seat is not None:
            told = table_events.events_of(title, entry)[0].event
            if isinstance(told, table_events.Proposed):
                yield entry, told


def _declined(title: Title, log: Sequence[Logged], event: Event) -> int | None:
    """When the same was last declined; None if it never was."""
    made = {entry.seq: told for entry, told in _made(title, log)}
    found, last = None, None
    for entry in log:
        if entry.seq in made:
            last = made[entry.seq]
        elif entry.kind == "proposal" and entry.seat is None:
            last = None  # a call from elsewhere
        elif entry.kind == "disagree" and last is not None and _what(last) == _what(event):
            found = entry.at
    return found


def _what(event: Event) -> tuple[object, ...]:
    """What an event proposes, whoever does it and however it has come to stand by now."""
    fields = msgspec.structs.asdict(event)
    return type(event), *[fields[name] for name in fields if name not in table_events.Proposed.aside]
