"""Three levels through one interface: `choose(title, view, seat, level, rng)` gives a move.

- Novice looks at the most neutral answer and a few others and takes the one it likes best, so that nothing is
  given away for nothing.
- Apprentice looks at all (or a fair sample) and follows the title's considerations.
- Master tries the Apprentice's best moves out, in games as they may lie (`search.py`).

A title that knows nothing of playing well has a Master all the same, who plays out at random (`guessing.py`
says how hidden things may lie); its Novice and its Apprentice take any answer.

All of them use the view, the offers and the random source, and nothing else.
"""

from random import Random
from typing import Any, Literal, get_args

import msgspec

from games.computer.candidates import a_few, candidates
from games.computer.guessing import plain_advisor
from games.computer.weighing import ScoredMove, judged, promising
from games.core import Move, Seat, Title, engine

Level = Literal["novice", "apprentice", "master"]
LEVELS: tuple[Level, ...] = get_args(Level)

NOISE = 1e-6
"""Less than any consideration: equal moves are told apart by the random source alone."""


class Effort(msgspec.Struct, frozen=True):
    """What bounds a Master's thinking. With time enough for all playouts the same random source gives the
    same answer."""

    seconds: float = 5.0
    playouts: int = 400


EFFORT = Effort()


def choose(
    title: Title, view: Any, seats: int, seat: Seat, level: Level, rng: Random, effort: Effort = EFFORT
) -> Move:
    """The answer of a computer player who sees `view`, at a table of so many seats."""
    if level == "novice":
        return _novice(title, view, seat, rng)
    own = _own_tries(title, view, seat) if level == "master" else []
    judged = own or advise(title, view, seat, rng)
    if level == "apprentice" or len(judged) == 1:
        move: Move = judged[0].move
        return move
    from games.computer.search import tried_out

    advisor = title.advisor or plain_advisor(title, seats, getattr(view, "options", title.options()))
    return tried_out(title, advisor, view, seats, seat, judged, rng, effort)


def _own_tries(title: Title, view: Any, seat: Seat) -> list[ScoredMove]:
    """What a Master tries out without asking an Apprentice; none where it tries out what that one likes."""
    if title.advisor is None or title.advisor.mastery.tries is None or not title.advisor.mastery.where(view):
        return []
    return [ScoredMove(move, 0.0, ()) for move in title.advisor.mastery.tries(view, seat)]


def _novice(title: Title, view: Any, seat: Seat, rng: Random) -> Move:
    """The best of the most neutral answer and a few drawn at random."""
    if title.advisor is None:
        return a_few(view, seat, rng, 1)[0]
    looked_at = title.advisor.novice
    few = int(looked_at) + (rng.random() < looked_at % 1)
    moves = a_few(view, seat, rng, few, title.advisor.novice_skips)
    neutral = engine.default(view, seat)
    if neutral not in moves:
        moves.append(neutral)
    if len(moves) == 1:
        return moves[0]
    move: Move = _best_first(judged(title, title.advisor, view, seat, moves, rng), rng)[0].move
    return move


def advise(title: Title, view: Any, seat: Seat, rng: Random) -> list[ScoredMove]:
    """The moves with what speaks for each, the best first."""
    if title.advisor is None:
        moves = candidates(view, seat, rng)
        # Whoever knows nothing of a title plays it at random: a view need not be a game that can go on.
        return [ScoredMove(move, 0.0, ()) for move in rng.sample(moves, len(moves))]
    moves = promising(title, title.advisor, view, seat, rng)
    return _best_first(judged(title, title.advisor, view, seat, moves, rng), rng)


def _best_first(moves: list[ScoredMove], rng: Random) -> list[ScoredMove]:
    return sorted(moves, key=lambda one: -one.points - NOISE * rng.random())
