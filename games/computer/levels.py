"""Three levels through one interface: `choose(title, view, seat, level, rng)` gives a move.

- Novice looks at a few moves and takes the one it likes best, so that nothing is given away for nothing.
- Apprentice looks at all (or a fair sample) and follows the title's considerations.
- Master tries the Apprentice's best moves out, in games as they may lie (`search.py`).

All of them use the view, the offers and the random source, and nothing else.
"""

from random import Random
from typing import Any, Literal, get_args

import msgspec

from games.computer.candidates import candidates
from games.core import Advisor, Move, Sealed, Seat, Title, engine
from games.core.chance import Secret

Level = Literal["novice", "apprentice", "master"]
LEVELS: tuple[Level, ...] = get_args(Level)

OF_A_NOVICE = 2
"""So many moves a Novice looks at."""

FOLLOWED, GLANCE = 3, 8
"""How many further answers of the same turn are thought of, and how many moves of a kind each time."""

NOISE = 1e-6
"""Less than any consideration: equal moves are told apart by the random source alone."""

DIGITS = 12
"""Sums that come out differently beyond these are the same."""


class Judged(msgspec.Struct, frozen=True):
    """A move with what speaks for it: points in all, and for each consideration its change and points."""

    move: Any
    points: float
    reasons: tuple[tuple[str, float, float], ...]


class Effort(msgspec.Struct, frozen=True):
    """What bounds a Master's thinking. With time enough for all playouts the same random source gives the
    same answer."""

    seconds: float = 5.0
    playouts: int = 240


EFFORT = Effort()


def choose(
    title: Title, view: Any, seats: int, seat: Seat, level: Level, rng: Random, effort: Effort = EFFORT
) -> Move:
    """The answer of a computer player who sees `view`, at a table of so many seats."""
    judged = advise(title, view, seat, rng, OF_A_NOVICE if level == "novice" else None)
    if level != "master" or len(judged) == 1 or title.advisor is None:
        move: Move = judged[0].move
        return move
    from games.computer.search import tried_out

    return tried_out(title, title.advisor, view, seats, seat, judged, rng, effort)


def advise(title: Title, view: Any, seat: Seat, rng: Random, few: int | None = None) -> list[Judged]:
    """The moves with what speaks for each, the best first. `few`: only so many, drawn at random."""
    moves = candidates(view, seat, rng)
    if few is not None and len(moves) > few:
        moves = rng.sample(moves, few)
    advisor = title.advisor
    if advisor is None:
        # Whoever knows nothing of a title plays it at random: a view need not be a game that can go on.
        return [Judged(move, 0.0, ()) for move in rng.sample(moves, len(moves))]
    game = imagined(advisor, view, seat, rng)
    chance = Secret(rng.randbytes(8))
    judged = [judge(title, advisor, game, seat, move, chance, rng) for move in moves]
    return sorted(judged, key=lambda one: -one.points - NOISE * rng.random())


def judge(
    title: Title,
    advisor: Advisor[Any],
    game: Any,
    seat: Seat,
    move: Move,
    chance: Secret,
    rng: Random | None = None,
) -> Judged:
    """One move, played on a copy of `game`. With `rng`: and followed up by what the seat would do next in
    the same turn, for a move may only be good for what it opens (the figure moves, then it buys)."""
    after = title.copy(game)
    flow = engine.play_in_place(after, seat, move, chance)
    points, reasons = _counted(advisor, game, after, seat, move)
    for _ in range(FOLLOWED if rng is not None else 0):
        if flow.turn_over or list(engine.waits_for(after)) != [seat]:
            break
        assert rng is not None
        moves = candidates(after, seat, rng, GLANCE)
        best = max(moves, key=lambda one: judge(title, advisor, after, seat, one, chance).points)
        before, after = after, title.copy(after)
        flow = engine.play_in_place(after, seat, best, chance)
        more, further = _counted(advisor, before, after, seat, best)
        points, reasons = points + more, [*reasons, *further]
    return Judged(move, round(points, DIGITS), tuple(reasons))


def _counted(
    advisor: Advisor[Any], before: Any, after: Any, seat: Seat, move: Move
) -> tuple[float, list[tuple[str, float, float]]]:
    reasons = []
    points = 0.0
    for one in advisor.considerations:
        change = one.measure(before, after, seat, move)
        if change:
            points += one.weight * change
            reasons.append((one.id, change, one.weight * change))
    return points, reasons


def imagined(advisor: Advisor[Any], view: Any, seat: Seat, rng: Random) -> Any:
    """A game as it may be. Of answers that lie sealed nobody knows what they are: their seats are asked."""
    game = advisor.imagine(view, seat, rng)
    for phase in (*game.phases, *game.beside):
        if isinstance(phase, Sealed):
            phase.given = sorted(phase.answers)
    return game
