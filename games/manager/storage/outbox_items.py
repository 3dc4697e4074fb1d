"""What the outbox holds: a class for each kind of item, which writes it and reads it back.

    outbox_item = Hand(user_id, seat, quiet=True).due(at)
    hand = Hand.read(outbox_row)

Kinds, lanes and payloads are stored, so they stay as they are.
"""

from typing import Any, ClassVar, Self

import msgspec

from db import OutboxItem, OutboxRow
from games.core import Seat
from games.core.decoding import converted, decoded

_packed = msgspec.msgpack.encode


class Outgoing(msgspec.Struct, frozen=True, array_like=True):
    """Something to deliver to `target`: the id of a channel or a user, or a seat (`ComputerTurn`)."""

    kind: ClassVar[str]
    lane: ClassVar[str] = ""
    """The lane, with fields in braces; empty: each target has its own."""

    target: int

    def due(self, at: int) -> OutboxItem:
        """The outbox item that is delivered from `at` on, in milliseconds since 1970."""
        lane = self.lane.format(**msgspec.structs.asdict(self))
        return OutboxItem(kind=self.kind, target=self.target, payload=self._payload(), due_at=at, lane=lane)

    @classmethod
    def read(cls, stored: OutboxRow) -> Self:
        """The item that a row of this kind stores. Raises msgspec.MsgspecError."""
        return converted([stored.target, *cls._fields(stored.payload)], cls)

    def _payload(self) -> bytes:
        """The fields but the target, as they are stored."""
        _, *fields = msgspec.structs.astuple(self)
        return _packed(fields) if fields else b""

    @classmethod
    def _fields(cls, payload: bytes) -> list[Any]:
        """The fields but the target, from a stored payload."""
        found = decoded(payload) if payload else []
        return (
            list(found.values()) if isinstance(found, dict) else found if isinstance(found, list) else [found]
        )


# In a table's channel


class RestoredBackup(msgspec.Struct, frozen=True):
    """When a table's backup was made, and when it was restored, in milliseconds since 1970."""

    made: int
    at: int


class Post(Outgoing, frozen=True):
    """A table's post, or the lobby's card, is brought up to date. `changed`: it must be edited although
    nothing happened in the game. `anew`: somebody asked for a new one, wherever the last one is. `restored`:
    it tells that the table was restored."""

    kind = lane = "board"
    changed: bool = False
    anew: bool = False
    restored: RestoredBackup | None = None

    def _payload(self) -> bytes:
        if self.restored is not None:
            return b"restored " + _packed(self.restored)
        return b"changed" if self.changed else b"anew" if self.anew else b""

    @classmethod
    def _fields(cls, payload: bytes) -> list[Any]:
        word, _, rest = payload.partition(b" ")
        return [word == b"changed", word == b"anew", decoded(rest) if word == b"restored" else None]


class MentionLater(Outgoing, frozen=True):
    """Those are mentioned who were not when the post was last brought up to date."""

    kind, lane = "call", Post.lane


class ConsentRequest(Outgoing, frozen=True):
    """Those are mentioned whose consent an open proposal needs."""

    kind = lane = "asked"


class SeatRequestDeclined(Outgoing, frozen=True):
    """A user is told that their request for a seat was declined."""

    kind = "declined"


class ReadyRequest(Outgoing, frozen=True):
    """The players of a lobby are mentioned who have not confirmed that they are ready."""

    kind = lane = "ready"


class LobbyClosing(Outgoing, frozen=True):
    """The host is told that an abandoned lobby is about to be closed."""

    kind = lane = "closing"


class MessagesClosed(Outgoing, frozen=True):
    """A user is told at the table that their direct messages are closed."""

    kind = "closed"


class OutdatedNames(Outgoing, frozen=True):
    """The messages of a channel show an outdated name."""

    kind = lane = "names"


class DailyPuzzle(Outgoing, frozen=True):
    """A channel gets a title's puzzle of a day, given as its ordinal number."""

    kind, lane = "puzzle", "puzzle {target} {title}"
    title: str
    day: int


# For one user


class Hand(Outgoing, frozen=True):
    """A seat's hand, for its holder. `quiet`: without a new message, if possible: they know the change, or
    only figures have changed."""

    kind = "hand"
    seat: Seat
    quiet: bool = False


class HandRemoval(Outgoing, frozen=True):
    """The message with the hand of somebody who has no seat any more is deleted."""

    kind = "unhand"


class TurnReminder(Outgoing, frozen=True):
    """The holder of a seat is told of the question that came at `since`; `what` says how urgent it is. One
    message tells them of all their tables."""

    kind, lane = "turn", "turn {target}"
    seat: Seat
    since: int
    what: str

    def _payload(self) -> bytes:
        return _packed({"seat": self.seat, "since": self.since, "what": self.what})


class OffersOpen(Outgoing, frozen=True):
    """The holder of a seat is told of the always available offers that others have made to them."""

    kind = "open"
    seat: Seat

    def _payload(self) -> bytes:
        return _packed(self.seat)


class Notice(Outgoing, frozen=True):
    """A table's host is told what is missing, or a user that they have too many quiet hours."""

    kind, lane = "notice", "notice {what} {target}"
    what: str

    def _payload(self) -> bytes:
        return self.what.encode()

    @classmethod
    def _fields(cls, payload: bytes) -> list[Any]:
        return [payload.decode()]


# For nobody


class ComputerTurn(Outgoing, frozen=True):
    """A computer player answers at the seat `target`."""

    kind = lane = "think"
