"""Limits on proposals, read from the log: a few a day, and a pause after a refusal before the same one is
repeated."""

from collections.abc import Iterator, Sequence

import msgspec

from db import Logged
from games.core import Event, Refusal, Title
from games.manager.model import table_events
from games.manager.model.durations import DAY
from games.manager.model.proposal import LAPSES
from games.manager.model.table_events import SEAT_TAKEN

REST = DAY
"""Milliseconds after a refusal before the same proposal, or a request for a seat from outside, may be
repeated."""

MOST = 3
"""Maximum number of proposals of one player at a table in that time, whatever their result; of a user without
a seat, of requests for one. Each notifies people."""


class AskedLately(Refusal):
    """The table has been asked `most` times already, or refused the same request recently.

    `until`: when the request may be repeated.
    """

    __slots__ = ("most", "until")

    def __init__(self, until: int, code: str, most: int = 0) -> None:
        super().__init__(code)
        self.until, self.most = until, most


def recent_proposals(title: Title, log: Sequence[Logged], user_id: int, now: int) -> list[int]:
    """The times of a player's proposals at a table within the last day, withdrawn ones included."""
    return [one.at for one, _ in _made(title, log) if one.user_id == user_id and now < one.at + REST]


def why_not_again(
    title: Title, log: Sequence[Logged], user_id: int, event: Event, now: int
) -> AskedLately | None:
    """Why a player may not yet propose what `event` announces; None if they may."""
    declined = _declined(title, log, event)
    if declined is not None and now < declined + REST:
        return AskedLately(declined + REST, "refuse-proposed-declined")
    made = recent_proposals(title, log, user_id, now)
    return AskedLately(made[-MOST] + REST, "refuse-proposed-often", most=MOST) if len(made) >= MOST else None


def _made(title: Title, log: Sequence[Logged]) -> Iterator[tuple[Logged, Event]]:
    """The proposals of seated players, each with its event."""
    for entry in log:
        if entry.kind == "proposal" and entry.seat is not None:
            proposed = table_events.events_of(title, entry)[0].event
            if isinstance(proposed, table_events.Proposed):
                yield entry, proposed


def _declined(title: Title, log: Sequence[Logged], event: Event) -> int | None:
    """When the same proposal was last declined; None if it never was."""
    made = {entry.entry_no: told for entry, told in _made(title, log)}
    declined, last = None, None
    for entry in log:
        if entry.entry_no in made:
            last = made[entry.entry_no]
        elif _from_outside(entry):
            last = None
        elif entry.kind == "disagree" and last is not None and _what(last) == _what(event):
            declined = entry.at
    return declined


def _what(event: Event) -> tuple[object, ...]:
    """What an event proposes, regardless of who proposes it and how things stand."""
    fields = msgspec.structs.asdict(event)
    return type(event), *[fields[name] for name in fields if name not in table_events.Proposed.aside]


def why_not_ask(log: Sequence[Logged], user_id: int, now: int) -> AskedLately | None:
    """Why a user without a seat may not ask the table for one now; None if they may."""
    requests = [at for at, one in enumerate(log) if _from_outside(one) and one.user_id == user_id]
    if (
        requests
        and (declined := _request_declined(log[requests[-1] :])) is not None
        and now < declined + REST
    ):
        return AskedLately(declined + REST, "refuse-declined-lately")
    lately = [log[at].at for at in requests if now < log[at].at + REST]
    return AskedLately(lately[-MOST] + REST, "refuse-asked-often", most=MOST) if len(lately) >= MOST else None


def _from_outside(entry: Logged) -> bool:
    """Whether an entry is a request for a seat by a user without one."""
    return entry.kind == "proposal" and entry.seat is None


def _request_declined(entries: Sequence[Logged]) -> int | None:
    """When the request told by the first of these entries was declined; None if it was not."""
    settled = next((one for one in entries if one.kind in ("disagree", "withdraw", SEAT_TAKEN)), None)
    if settled is None or settled.kind != "disagree" or settled.at >= entries[0].at + LAPSES:
        return None
    return settled.at
