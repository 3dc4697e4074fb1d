"""A proposal as a value: what somebody wants of the others, and who has agreed."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from db import Logged
from games.computer import Level
from games.core import Refusal, Seat

LAPSES = 3 * 86_400_000
"""Milliseconds after which another proposal may take the place of one that is still open."""

REST = 86_400_000
"""Milliseconds after a "no" in which nobody proposes the same again, nor asks for a seat from elsewhere."""

CALLS = 3
"""So often they may ask in such a time, however it came out: each time people are called."""


class Back(msgspec.Struct, frozen=True, tag=True):
    """To go back to the position after entry `seq`, undoing so many moves."""

    seq: int
    undone: int


class Replace(msgspec.Struct, frozen=True, tag=True):
    """To open another player's seat, a computer's too, to whoever wants to take it."""

    seat: Seat


class Relieve(msgspec.Struct, frozen=True, tag=True):
    """To have a computer of a level, called so, play on in a person's seat."""

    seat: Seat
    level: Level
    name: str


class Take(msgspec.Struct, frozen=True, tag=True):
    """To give a computer's seat to somebody who asks for it and sits nowhere at the table."""

    seat: Seat
    user: int
    name: str
    locale: str | None = None


class End(msgspec.Struct, frozen=True, tag=True):
    """To call the game off; it then counts for nobody. `stands`: to end it as it stands, so that the `points`
    which all have at the time of the proposal are its result."""

    stands: bool = False
    points: tuple[int, ...] = ()


class Pace(msgspec.Struct, frozen=True, tag=True):
    """To change the pace, and the time for an answer."""

    pace: Literal["none", "remind", "soft", "hard"]
    hours: Literal["12", "24", "48", "72", "168"]


class Pause(msgspec.Struct, frozen=True, tag=True):
    """To let the clocks stand still (`on`), or go on."""

    on: bool


What = Back | Replace | Relieve | Take | End | Pace | Pause


class Proposal(msgspec.Struct, frozen=True):
    """What `by` proposed at a moment, and the seats that have agreed, its own among them. Who asks for a
    seat has none: `by` is the one that is asked for. `rated`: the game counted for somebody's rating then;
    `quiet`: nobody is called, for who made it had called often enough that day."""

    what: What
    by: Seat
    at: int
    agreed: tuple[Seat, ...]
    rated: bool = False
    quiet: bool = False

    def is_of(self, seat: Seat | None, user_id: int) -> bool:
        """Whether somebody, who may hold a seat, has proposed this."""
        return self.what.user == user_id if isinstance(self.what, Take) else seat == self.by

    def save(self) -> bytes:
        return msgspec.msgpack.encode(self)


def load(data: bytes) -> Proposal | None:
    """A proposal as it was stored."""
    return msgspec.msgpack.decode(data, type=Proposal) if data else None


class AskedLately(Refusal):
    """A table has been asked `most` times already, or has said no to the same not long ago. `until`: when it
    may be asked again."""

    __slots__ = ("most", "until")

    def __init__(self, until: int, code: str, most: int = 0) -> None:
        super().__init__(code)
        self.until, self.most = until, most


def asked_lately(log: Sequence[Logged], user_id: int, now: int) -> AskedLately | None:
    """Why somebody who sits nowhere may not ask a table for a seat now; None if they may."""
    calls = [at for at, one in enumerate(log) if _calls(one) and one.user_id == user_id]
    if calls and (declined := _declined(log[calls[-1] :])) is not None and now < declined + REST:
        return AskedLately(declined + REST, "refuse-declined-lately")
    lately = [log[at].at for at in calls if now < log[at].at + REST]
    if len(lately) < CALLS:
        return None
    return AskedLately(lately[-CALLS] + REST, "refuse-asked-often", most=CALLS)


def _calls(entry: Logged) -> bool:
    return entry.kind == "proposal" and entry.seat is None


def _declined(entries: Sequence[Logged]) -> int | None:
    """When the call that the first of these entries tells of was declined; None if it was not."""
    call = entries[0]
    settled = next((one for one in entries if one.kind in ("disagree", "withdraw", "seat-taken")), None)
    if settled is None or settled.kind != "disagree" or settled.at >= call.at + LAPSES:
        return None
    return settled.at
