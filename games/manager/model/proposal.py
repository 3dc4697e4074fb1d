"""A proposal as a value: what a player asks the others to agree to, and who has agreed."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from db import Logged
from games.computer import Level
from games.core import Refusal, Seat

LAPSES = 3 * 86_400_000
"""Milliseconds after which a new proposal may replace one that is still open."""

REST = 86_400_000
"""Milliseconds after a refusal before the same proposal, or a request for a seat from outside, may be
repeated."""

CALLS = 3
"""Maximum number of requests in that time, whatever their result. Each request notifies people."""


class Back(msgspec.Struct, frozen=True, tag=True):
    """Return to the position after log entry `seq`; this undoes `undone` moves."""

    seq: int
    undone: int


class Replace(msgspec.Struct, frozen=True, tag=True):
    """Open another player's seat (a computer player's too) to anyone who wants to take it."""

    seat: Seat


class Relieve(msgspec.Struct, frozen=True, tag=True):
    """Let a computer player of this level and name take over a person's seat."""

    seat: Seat
    level: Level
    name: str


class Take(msgspec.Struct, frozen=True, tag=True):
    """Give a computer player's seat to a user who asks for it and has no seat at the table."""

    seat: Seat
    user: int
    name: str
    locale: str | None = None


class End(msgspec.Struct, frozen=True, tag=True):
    """Call the game off, so that it counts for nobody.

    With `stands` the game ends as it stands instead: the `points` of all seats at the time of the proposal
    are its result.
    """

    stands: bool = False
    points: tuple[int, ...] = ()


class Pace(msgspec.Struct, frozen=True, tag=True):
    """Change the pace and the time for an answer."""

    pace: Literal["none", "remind", "soft", "hard"]
    hours: Literal["12", "24", "48", "72", "168"]


class Pause(msgspec.Struct, frozen=True, tag=True):
    """Pause the clocks (`on`) or resume them."""

    on: bool


What = Back | Replace | Relieve | Take | End | Pace | Pause


class Proposal(msgspec.Struct, frozen=True):
    """What `by` proposed at a moment, and the seats that have agreed, `by` included.

    A user who asks for a seat has none; `by` is then the seat they ask for. `rated`: the game counted for
    somebody's rating at the time. `quiet`: nobody is notified, because the proposer had reached the day's
    limit of notifications.
    """

    what: What
    by: Seat
    at: int
    agreed: tuple[Seat, ...]
    rated: bool = False
    quiet: bool = False

    def is_of(self, seat: Seat | None, user_id: int) -> bool:
        """Whether this user, who may hold `seat`, made this proposal."""
        return self.what.user == user_id if isinstance(self.what, Take) else seat == self.by

    def save(self) -> bytes:
        return msgspec.msgpack.encode(self)


def load(data: bytes) -> Proposal | None:
    """Read a stored proposal."""
    return msgspec.msgpack.decode(data, type=Proposal) if data else None


class AskedLately(Refusal):
    """The table has been asked `most` times already, or refused the same request recently.

    `until`: when the request may be repeated.
    """

    __slots__ = ("most", "until")

    def __init__(self, until: int, code: str, most: int = 0) -> None:
        super().__init__(code)
        self.until, self.most = until, most


def asked_lately(log: Sequence[Logged], user_id: int, now: int) -> AskedLately | None:
    """Why a user without a seat may not ask the table for one now; None if they may."""
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
    """When the request told by the first of these entries was declined; None if it was not."""
    call = entries[0]
    settled = next((one for one in entries if one.kind in ("disagree", "withdraw", "seat-taken")), None)
    if settled is None or settled.kind != "disagree" or settled.at >= call.at + LAPSES:
        return None
    return settled.at
