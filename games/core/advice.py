"""What a title knows of playing well: considerations with weights, readable as advice.

A consideration looks at a move and what it leads to, and says how much speaks for it in the title's points.
Most of them count something of a position, before and after (`gain`). Computer players, hints and the look
back at a game use the same ones; a title without any is still played, by its figures.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic

from games.core.answers import Chooser
from games.core.game import G, Seat
from games.core.offer import Move, Note

Count = Callable[[G, Seat], float]
Measure = Callable[[G, G, Seat, Move], float]
Imagine = Callable[[G, Seat, Chooser], G]
Value = Callable[[G, Seat], float]
Quick = Callable[[G, Seat, Chooser], Move | None]
Replies = Callable[[G, Seat], Sequence[Move]]


@dataclass(frozen=True)
class Consideration(Generic[G]):
    """One thing to think of. `measure(before, after, seat, move)` in units a player knows; `weight`: what a
    unit is worth in points. Its words are `advice-<id>` of the title's Fluent files: for `way` "more" and
    "less", with the change as a figure (`by`, `about`) or its `worth` in points. `count`: what it counts of
    a position, if it does."""

    id: str
    weight: float
    measure: Measure[G]
    count: Count[G] | None = None


def gain(id: str, weight: float, count: Count[G]) -> Consideration[G]:
    """A consideration that counts something of the position: more of it is better by `weight` each."""
    return Consideration(
        id, weight, lambda before, after, seat, move: count(after, seat) - count(before, seat), count
    )


@dataclass(frozen=True)
class Advisor(Generic[G]):
    """A title's considerations, and how what a seat can't see may lie: `imagine(view, seat, rng)` fills a
    view up to a whole game, hidden cards drawn from those the seat has not before its eyes. It must use
    nothing but the view and `rng`, and change a copy. `novice`: how many moves a Novice looks at, which is
    what makes it weaker or stronger; of 1.5 every second time one and else two. `tells(view, seat, move)`:
    what a hint says of a move in figures, beside what the panel knows of it anyway.

    Of a Master alone: `horizon`, how many answers of everybody its playouts look ahead (0: it looks ahead
    nowhere but where there are `replies`, and follows the considerations elsewhere);
    `quick(game, seat, rng)`, what a player of a playout answers (None: the best of a few at a glance);
    `value(game, seat)`, what a position of a game that goes on is worth to a seat where that is more than
    can be said in considerations; `replies(view, seat)`, the answers to a sealed question that are tried out
    against what others may answer to it (none: it is a question as any other)."""

    considerations: tuple[Consideration[G], ...]
    imagine: Imagine[G]
    novice: float = 3
    tells: Callable[[G, Seat, Move], tuple[Note, ...]] = lambda view, seat, move: ()
    horizon: int = 24
    quick: Quick[G] | None = None
    value: Value[G] | None = None
    replies: Replies[G] | None = None

    def worth(self, game: G, seat: Seat) -> float:
        """What a position is worth to a seat, in points: all that can be counted of it."""
        return sum(
            [one.weight * one.count(game, seat) for one in self.considerations if one.count is not None]
        )
