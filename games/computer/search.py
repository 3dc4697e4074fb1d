"""The Master: tries the best moves out in games as they may lie, everybody playing on as Apprentices do.

Rollouts of a good policy are at least as good as the policy itself: what it overlooks (what comes after
the next move, what others will do) shows in them. Each playout draws anew how the hidden cards lie.
"""

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any

from games.computer.candidates import candidates
from games.computer.levels import Effort, Judged, imagined, judge
from games.core import Advisor, Move, Seat, Title, engine
from games.core.chance import Secret

TRIED = 6
"""So many of the Apprentice's best moves are tried out."""

STEPS = 14
"""How many answers a playout looks ahead, everybody's counted."""

GLANCE = 6
"""How many moves of a kind the players of a playout look at."""


def tried_out(
    title: Title,
    advisor: Advisor[Any],
    view: Any,
    seats: int,
    seat: Seat,
    judged: Sequence[Judged],
    rng: Random,
    effort: Effort,
) -> Move:
    """The move whose playouts end best for `seat`. Rounds in turn over the moves, the worse half dropped
    again and again, until the effort is spent."""
    tried = list(judged[:TRIED])
    sums = [0.0] * len(tried)
    counts = [0] * len(tried)
    alive = list(range(len(tried)))
    until = monotonic() + effort.seconds
    done = 0
    while done < effort.playouts and monotonic() < until:
        seed = rng.randbytes(8)
        for at in list(alive):
            # The same cards and the same luck for every move of a round: what differs is the move.
            own = Random(seed)
            game = imagined(advisor, view, seat, own)
            sums[at] += _playout(title, advisor, game, seats, seat, tried[at].move, own, until)
            counts[at] += 1
            done += 1
        rounds = counts[alive[0]]
        if len(alive) > 2 and rounds in (6, 16):
            alive.sort(key=lambda at: -sums[at] / counts[at])
            alive = sorted(alive[: (len(alive) + 1) // 2])
    best = max(alive, key=lambda at: (sums[at] / counts[at] if counts[at] else 0.0, -at))
    move: Move = tried[best].move
    return move


def _playout(
    title: Title,
    advisor: Advisor[Any],
    game: Any,
    seats: int,
    seat: Seat,
    move: Move,
    rng: Random,
    until: float,
) -> float:
    """How much better than the best other `seat` stands after `move` and some answers more."""
    chance = Secret(rng.randbytes(8))
    engine.play_in_place(game, seat, move, chance)
    for _ in range(STEPS):
        waiting = engine.waits_for(game)
        if not waiting or monotonic() > until:
            break
        actor = waiting[0]
        engine.play_in_place(game, actor, _glance(title, advisor, game, actor, rng, chance), chance)
    return standing(advisor, game, seats, seat)


def standing(advisor: Advisor[Any], game: Any, seats: int, seat: Seat) -> float:
    """A seat's worth less that of the best other, as it is; points alone where the game is over."""
    if game.over:
        points = {score.seat: float(score.points) for score in game.scores}
    else:
        points = {Seat(other): advisor.worth(game, Seat(other)) for other in range(seats)}
    mine = points.pop(seat)
    return mine - max(points.values())


def _glance(title: Title, advisor: Advisor[Any], game: Any, seat: Seat, rng: Random, chance: Secret) -> Move:
    """What an Apprentice would do at a glance."""
    moves = candidates(game, seat, rng, GLANCE)
    if len(moves) == 1:
        return moves[0]
    return max(moves, key=lambda move: judge(title, advisor, game, seat, move, chance).points)
