"""The Master: tries the best moves out in games as they may lie, everybody playing on as well as can be told
quickly (`playouts.py`).

Rollouts of a good policy are at least as good as the policy itself: what it overlooks (what comes after
the next move, what others will do) shows in them. Each round of playouts draws anew how the hidden cards lie;
within a round every move meets the same cards and the same luck, so that what differs is the move. Moves that
are behind beyond doubt are dropped, and the thinking ends when one is left.
"""

import math
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from time import monotonic
from typing import Any

from games.computer.levels import Effort
from games.computer.playouts import Playout
from games.computer.weighing import ScoredMove, imagined
from games.core import Advisor, Move, Seat, Title

LEAST_ROUNDS = 6
"""No move is dropped before it was tried out so often."""

DOUBT = 2.2
"""A move is dropped when it is behind by so many standard errors."""

REPLIED, FEWEST_REPLIES = 2, 6
"""After so many rounds only the better half of the sealed answers is tried further, but so many at least."""


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
    until = monotonic() + effort.seconds
    done = 0
    while len(alive) > 1 and done < effort.playouts:
        if 0 < mastery.enough <= len(values[alive[0]]):
            break
        world = imagined(advisor, view, seat, rng)
        moves = [tried[at].move for at in alive]
        ends = _ends(title, advisor, world, seats, seat, moves, rng.randbytes(8), until)
        if monotonic() > until:
            break  # the last round did not come to its end
        for at, value in zip(alive, ends, strict=True):
            values[at].append(value)
        done += len(alive)
        alive = _in_the_running(values, alive)
    trust = mastery.trust
    prior = [trust * (one.points - tried[0].points) for one in tried]
    rounds = len(values[alive[0]])
    best = max(alive, key=lambda at: (prior[at] + sum(values[at])) / max(1.0, trust + rounds))
    if 0 in alive and rounds and not _surely(values[best], values[0], mastery.surely):
        best = 0  # what it would do without trying, until something is better beyond chance
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
    """The sealed answer that does best against what the others may answer, which they do before it is known:
    every round anew, for those answers that have done best so far."""
    at_once = replace(advisor, mastery=replace(advisor.mastery, horizon=0, rounds=None))
    alive = list(range(len(replies)))
    sums = [0.0] * len(replies)
    until = monotonic() + effort.seconds
    done = rounds = 0
    while len(alive) > 1 and done < effort.playouts:
        asked = Playout(title, advisor, imagined(advisor, view, seat, rng), seats, rng)
        asked.others_answer(seat)
        moves = [replies[at] for at in alive]
        ends = _ends(title, at_once, asked.game, seats, seat, moves, rng.randbytes(8), until)
        if monotonic() > until:
            break  # the last round did not come to its end
        for at, value in zip(alive, ends, strict=True):
            sums[at] += value
        done += len(alive)
        rounds += 1
        if rounds >= REPLIED:
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
    until: float,
) -> list[float]:
    """How each of these moves ends for `seat` in one world, with the same luck."""
    saved = title.save(world)
    ends = []
    for move in moves:
        playout = Playout(title, advisor, title.load(saved), seats, Random(seed))
        ends.append(playout.worth_of(seat, move, until))
    return ends


def _surely(values: Sequence[float], others: Sequence[float], errors: float) -> bool:
    """Whether one move is ahead of another by more than chance explains: by so many standard errors."""
    if len(values) < 2:
        return False
    mean, spread = _ahead(values, others)
    return mean > errors * spread


def _ahead(values: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """How far a move is ahead of another, round by round beside it, and the standard error of that."""
    rounds = len(values)
    ahead = [mine - other for mine, other in zip(values, others, strict=True)]
    mean = sum(ahead) / rounds
    return mean, math.sqrt(sum([(one - mean) ** 2 for one in ahead]) / (rounds - 1) / rounds)


def _in_the_running(values: Sequence[Sequence[float]], alive: list[int]) -> list[int]:
    """The moves that may still be the best, round by round beside the one that is ahead."""
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
