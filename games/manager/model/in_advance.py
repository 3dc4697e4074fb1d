"""What a seat has given in advance, as values: premoves of its next turn, and standing orders."""

import msgspec

from games.core import StandingOrder, Title
from games.core.decoding import decoded


class Premove(msgspec.Struct, frozen=True):
    """A composed turn: its moves, and what each move told its owner when it was composed (None: the move
    revealed something).

    A premove is played in parts; each part ends where something is revealed. `begun` says that the first part
    has been played and this is what is left. `known`: what a revealing move told its owner before the reveal.
    """

    moves: tuple[bytes, ...]
    told: tuple[bytes | None, ...]
    begun: bool = False
    known: tuple[bytes, ...] = ()

    def after(self, count: int) -> "Premove":
        """What is left of it after its first `count` moves."""
        return Premove(self.moves[count:], self.told[count:], True, self.known[count:])


class StoredOrder(msgspec.Struct, frozen=True):
    """A standing order as it is stored, until the end of a chapter or, without one, of the game.

    With a question, `move` is the answer that is given whenever that is asked. Without one it is a standing
    order of a kind that the title declares.
    """

    question: str
    move: bytes
    chapter: str


class GivenInAdvance(msgspec.Struct, frozen=True):
    """What a seat has given in advance.

    `draft` with its `draft_id` is the turn being composed, followed by `further` more turns. `missed`: a
    premove did not fit when the turn came, and the moves that fitted are now the seat's draft; `late` is that
    premove.
    """

    draft: tuple[bytes, ...] = ()
    draft_id: int = msgspec.field(default=0, name="mark")
    premoves: tuple[Premove, ...] = msgspec.field(default=(), name="plans")
    orders: tuple[StoredOrder, ...] = ()
    missed: bool = False
    late: Premove | None = None
    further: int = 0

    def save(self) -> bytes:
        """The stored form; empty if there is nothing to store."""
        return b"" if self == GivenInAdvance() else msgspec.msgpack.encode(self)


NOTHING_GIVEN = GivenInAdvance()


def load(data: bytes) -> GivenInAdvance:
    """Read the stored form."""
    return decoded(data, GivenInAdvance) if data else NOTHING_GIVEN


def standing_orders_of(title: Title, in_advance: GivenInAdvance, part: str) -> list[StandingOrder]:
    """The standing orders of the title's own kinds that count in a chapter, in the order in which they are
    asked."""
    orders = []
    for stored in in_advance.orders:
        if stored.chapter in ("", part) and (order := standing_order_of(title, stored)) is not None:
            orders.append(order)
    return sorted(orders, key=lambda order: order.rank)


def standing_order_of(title: Title, stored: StoredOrder) -> StandingOrder | None:
    """A stored standing order of a title's own kind. None if that kind no longer exists, and for the answer
    to a question."""
    try:
        return None if stored.question else title.load_order(stored.move)
    except msgspec.DecodeError:
        return None
