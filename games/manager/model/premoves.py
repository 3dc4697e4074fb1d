"""What a seat has given in advance, as values: plans of its next turn, and orders."""

import msgspec


class Premove(msgspec.Struct, frozen=True):
    """A turn: its moves, and what each told its owner when it was composed (None: it turned something up).
    It is played in parts, each up to where something is turned up; `begun`: what is left after the first.
    `known`: of a move that turned something up, what it told before that."""

    moves: tuple[bytes, ...]
    told: tuple[bytes | None, ...]
    begun: bool = False
    known: tuple[bytes, ...] = ()

    def after(self, count: int) -> "Premove":
        """What is left of it after so many moves."""
        return Premove(self.moves[count:], self.told[count:], True, self.known[count:])


class StandingAnswer(msgspec.Struct, frozen=True):
    """An answer to a question, whenever it is asked in this part of the game. With no question, `move` is an
    order of a kind that the title declares; with no chapter it lasts to the end of the game."""

    question: str
    move: bytes
    chapter: str


class GivenInAdvance(msgspec.Struct, frozen=True):
    """What a seat has given in advance. `draft` with its `mark` is the turn being composed, with so
    many `further` ones after it; `missed`: a plan
    did not fit when the turn came, and what fitted is the seat's draft now; `late` is that plan."""

    draft: tuple[bytes, ...] = ()
    mark: int = 0
    plans: tuple[Premove, ...] = ()
    orders: tuple[StandingAnswer, ...] = ()
    missed: bool = False
    late: Premove | None = None
    further: int = 0

    def save(self) -> bytes:
        """As it is kept; nothing where there is nothing to keep."""
        return b"" if self == GivenInAdvance() else msgspec.msgpack.encode(self)


NOTHING = GivenInAdvance()


def load(data: bytes) -> GivenInAdvance:
    """As it was kept."""
    return msgspec.msgpack.decode(data, type=GivenInAdvance) if data else NOTHING
