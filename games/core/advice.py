"""What a title knows of playing well: considerations with weights, readable as advice.

A consideration looks at a move and what it leads to, and says how much speaks for it in the title's points.
Most of them count something of a position, before and after (`gain`). Computer players, hints and the look
back at a game use the same ones; a title without any is still played, by its figures.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic

from games.core.choices.answers import Chooser
from games.core.choices.offer import Move, Note
from games.core.game import G, Seat

Count = Callable[[G, Seat], float]
Measure = Callable[[G, G, Seat, Move], float]
Imagine = Callable[[G, Seat, Chooser], G]
Value = Callable[[G, Seat], float]
Quick = Callable[[G, Seat, Chooser], Move | None]
Replies = Callable[[G, Seat], Sequence[Move]]
Tries = Callable[[G, Seat], Sequence[Move]]


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
class Mastery(Generic[G]):
    """What a Master of a title goes by beside the considerations when it tries moves out.

    - `horizon`: how many answers of everybody its playouts look ahead, or how many rounds where the title
      says how to count them (`rounds`); 0: it looks ahead nowhere but where there are `replies`, and follows
      the considerations elsewhere.
    - `tried`: how many of the Apprentice's best moves it tries out; `trust`: as much as how many playouts the
      Apprentice's judgement counts; `surely`: by how many standard errors a move has to be ahead of the
      Apprentice's favourite.
    - `value(game, seat)`: what a position is worth to a seat, also at the end, where that is more than can be
      said in considerations: playouts end with it. `guides`: players of playouts go by it as well, but for
      moves of the kinds `skipped`; else as Apprentices do at a glance.
    - `quick(game, seat, rng)`: what a player of a playout answers (None: as is said above).
    - `replies(view, seat)`: the answers to a sealed question that are tried out against what others may
      answer to it, and looked at when all are in (none: it is a question as any other).
    - `tries(view, seat)`: what is tried out instead of the Apprentice's best moves, what a Master would do
      without trying first (one alone is its answer; none: the Apprentice's best).
    - `where(view)`: whether it looks ahead in such a game (by its options); elsewhere it follows the
      considerations as it does without a horizon.
    - `enough`: more playouts of each move are not made even where there is time; 0: as many as there may be.
    """

    horizon: int = 24
    rounds: Callable[[G], int] | None = None
    tried: int = 8
    trust: float = 3.0
    surely: float = 1.5
    value: Value[G] | None = None
    guides: bool = True
    skipped: tuple[type[Move], ...] = ()
    quick: Quick[G] | None = None
    replies: Replies[G] | None = None
    tries: Tries[G] | None = None
    where: Callable[[G], bool] = lambda view: True
    enough: int = 0


@dataclass(frozen=True)
class Advisor(Generic[G]):
    """A title's considerations, and how what a seat can't see may lie: `imagine(view, seat, rng)` fills a
    view up to a whole game, hidden cards drawn from those the seat has not before its eyes. It must use
    nothing but the view and `rng`, and change a copy. `novice`: how many moves a Novice looks at, which is
    what makes it weaker or stronger; of 1.5 every second time one and else two. `novice_skips`: kinds of
    moves it never thinks of, as they part with what is worth more than it sees. `free`: kinds of moves that
    take nothing of a turn and may as well be made later: hints name one only for what is not possible without
    it. `tells(view, seat, move)`: what a hint says of a move in figures, beside what the panel knows of it
    anyway. `mastery`: what a Master goes by beside them."""

    considerations: tuple[Consideration[G], ...]
    imagine: Imagine[G]
    novice: float = 3
    novice_skips: tuple[type[Move], ...] = ()
    free: tuple[type[Move], ...] = ()
    tells: Callable[[G, Seat, Move], tuple[Note, ...]] = lambda view, seat, move: ()
    mastery: Mastery[G] = Mastery()

    def worth(self, game: G, seat: Seat) -> float:
        """What a position is worth to a seat, in points: all that can be counted of it."""
        return sum(
            [one.weight * one.count(game, seat) for one in self.considerations if one.count is not None]
        )
