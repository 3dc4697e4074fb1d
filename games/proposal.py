"""A proposal as a value: what somebody wants of the others, and who has agreed."""

from typing import Literal

import msgspec

from games.computer import Level
from games.core import Seat

LAPSES = 3 * 86_400_000
"""Milliseconds after which another proposal may take the place of one that is still open."""


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
    """To call the game off."""


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
    seat has none: `by` is the one that is asked for."""

    what: What
    by: Seat
    at: int
    agreed: tuple[Seat, ...]

    def save(self) -> bytes:
        return msgspec.msgpack.encode(self)


def load(data: bytes) -> Proposal | None:
    """A proposal as it was stored."""
    return msgspec.msgpack.decode(data, type=Proposal) if data else None
