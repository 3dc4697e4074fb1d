"""The Master's search: tries out the best moves in possible games, where everybody plays on by a quick
policy (`playouts.py`).

Rollouts of a good policy are at least as good as the policy: they show what it overlooks (what follows the
next move, what others do). Each round of playouts draws the hidden cards anew. Within a round all moves
meet the same cards and the same luck, so only the moves differ. A move that is clearly behind is dropped.
The search ends when one move is left."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from games.computer.evaluation import ScoredMove, imagined
from games.computer.levels import Effort
from games.computer.playouts import Playout
from games.core import Advisor, Move, Seat, Title

LEAST_ROUNDS = 6
"""Minimum number of rounds before a move may be dropped."""

DOUBT = 2.2
"""A move is dropped if it is behind by this many standard errors."""

REPLIED, FEWEST_REPLIES = 2, 6
"""Number of rounds after which only the better half of the sealed answers is tried further, and the
minimum number of answers that are kept."""


def tried_out(
    title: Title,
    advisor: Advisor[Any],
    view: Any,
    seats: int,
    seat: Seat,
    judged: Sequence[ScoredMove],
    rng: Random,
    effort: Effort,
) -> Move:
    """The move whose playouts end best for `seat`."""
    mastery = advisor.mastery
    replies = mastery.replies(view, seat) if mastery.replies is not None else ()
    if replies:
        return best_reply(title, advisor, view, seats, seat, replies, rng, effort)
    favourite: Move = judged[0].move
    if not mastery.horizon or not mastery.where(view):
        return favourite
    tried = list(judged[: mastery.tried])
    alive = list(range(len(tried)))
    values: list[list[float]] = [[] for _ in tried]
    late = effort.begin()
    done = 0
    while len(alive) > 1 and done < effort.playouts:
        if 0 < mastery.enough <= len(values[alive[0]]):
            break
        world = imagined(advisor, view, seat, rng)
        moves = [tried[at].move for at in alive]
        ends = _ends(title, advisor, world, seats, seat, moves, rng.randbytes(8), late)
        if late():
            break  # the last round is incomplete
        for at, value in zip(alive, ends, strict=True):
            values[at].append(value)
        done += len(alive)
        alive = _in_the_running(values, alive)
    trust = mastery.trust
    prior = [trust * (one.points - tried[0].points) for one in tried]
    rounds = len(values[alive[0]])
    best = max(alive, key=lambda at: (prior[at] + sum(values[at])) / max(1.0, trust + rounds))
    if 0 in alive and rounds and not _surely(values[best], values[0], mastery.surely):
        best = 0  # the favourite, unless another move is significantly better
    move: Move = tried[best].move
    return move


def best_reply(
    title: Title,
    advisor: Advisor[Any],
    view: Any,
    seats: int,
    seat: Seat,
    replies: Sequence[Move],
    rng: Random,
    effort: Effort,
) -> Move:
    """The best sealed answer against the possible answers of the others. The others' answers are drawn
    anew each round. Later rounds try only the answers that did best so far."""
    at_once = replace(advisor, mastery=replace(advisor.mastery, horizon=0, rounds=None))
    alive = list(range(len(replies)))
    sums = [0.0] * len(replies)
    late = effort.begin()
    done = rounds = 0
    while len(alive) > 1 and done < effort.playouts:
        asked = Playout(title, advisor, imagined(advisor, view, seat, rng), seats, rng)
        asked.others_answer(seat)
        moves = [replies[at] for at in alive]
        ends = _ends(title, at_once, asked.game, seats, seat, moves, rng.randbytes(8), late)
        if late():
            break  # the last round is incomplete
        for at, value in zip(alive, ends, strict=True):
            sums[at] += value
        done += len(alive)
        rounds += 1
        if rounds >= REPLIED and rounds % advisor.mastery.repeats == 0:
            alive = sorted(alive, key=lambda at: -sums[at])[: max(FEWEST_REPLIES, len(alive) // 2)]
    return replies[max(alive, key=lambda at: sums[at])]


def _ends(
    title: Title,
    advisor: Advisor[Any],
    world: Any,
    seats: int,
    seat: Seat,
    moves: Sequence[Move],
    seed: bytes,
    late: Callable[[], bool],
) -> list[float]:
    """How each move ends for `seat` in one world, with the same luck."""
    ends = []
    for move in moves:
        playout = Playout(title, advisor, title.copy(world), seats, Random(seed))
        ends.append(playout.worth_of(seat, move, late))
    return ends


def _surely(values: Sequence[float], others: Sequence[float], errors: float) -> bool:
    """Whether one move is ahead of another by at least `errors` standard errors."""
    if len(values) < 2:
        return False
    mean, spread = _ahead(values, others)
    return mean > errors * spread


def _ahead(values: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """The mean difference of two moves, paired by round, and its standard error."""
    rounds = len(values)
    ahead = [mine - other for mine, other in zip(values, others, strict=True)]
    mean = sum(ahead) / rounds
    return mean, math.sqrt(sum([(one - mean) ** 2 for one in ahead]) / (rounds - 1) / rounds)


def _in_the_running(values: Sequence[Sequence[float]], alive: list[int]) -> list[int]:
    """The moves that may still be best, compared with the leader round by round."""
    rounds = len(values[alive[0]])
    if rounds < LEAST_ROUNDS:
        return alive
    first = max(alive, key=lambda at: sum(values[at]))
    left = []
    for at in alive:
        mean, spread = _ahead(values[first], values[at])
        if at == first or mean <= DOUBT * spread:
            left.append(at)
    return left
