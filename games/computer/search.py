"""The Master's search: tries out the best moves in possible games, where everybody plays on by a quick
policy (`playouts.py`).

Rollouts of a good policy are at least as good as the policy: they show what it overlooks (what follows the
next move, what others do). Each round of playouts draws the hidden cards anew. Within a round all moves
meet the same cards and the same luck, so only the moves differ. A move that is clearly behind is dropped.
The search ends when one move is left."""

import math
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from games.computer.effort import Effort
from games.computer.evaluation import ScoredMove, imagined
from games.computer.playouts import Playout
from games.computer.seat_view import SeatView
from games.core import Advisor, Move

LEAST_ROUNDS = 6
"""Minimum number of rounds before a move may be dropped."""

DROPPED_BEHIND = 2.2
"""A move is dropped if it is behind by this many standard errors."""

ROUNDS_OF_ALL_REPLIES, FEWEST_REPLIES = 2, 6
"""Number of rounds after which only the better half of the sealed answers is tried further, and the
minimum number of answers that are kept."""


def tried_out(
    advisor: Advisor[Any], seen: SeatView, scored: Sequence[ScoredMove], rng: Random, effort: Effort
) -> Move:
    """The move whose playouts end best for the seat. `scored`: the moves that may be tried, the favourite
    first."""
    mastery = advisor.mastery
    replies = mastery.replies(seen.view, seen.seat) if mastery.replies is not None else ()
    if replies:
        return best_reply(advisor, seen, replies, rng, effort)
    favourite: Move = scored[0].move
    if not mastery.horizon or not mastery.where(seen.view):
        return favourite
    tried = scored[: mastery.tried]
    rounds = _Rounds(advisor, seen, [one.move for one in tried], effort)
    while rounds.go_on and not 0 < mastery.enough <= rounds.number:
        world = imagined(advisor, seen.view, seen.seat, rng)
        if rounds.play(world, rng.randbytes(8)):
            rounds.alive = _in_the_running(rounds.ends, rounds.alive)
    prior = [mastery.trust * (one.points - tried[0].points) for one in tried]
    weight = max(1.0, mastery.trust + rounds.number)
    best = max(rounds.alive, key=lambda at: (prior[at] + sum(rounds.ends[at])) / weight)
    if 0 in rounds.alive and rounds.number and not _surely(rounds.ends[best], rounds.ends[0], mastery.surely):
        return favourite  # unless another move is significantly better
    move: Move = tried[best].move
    return move


def best_reply(
    advisor: Advisor[Any], seen: SeatView, replies: Sequence[Move], rng: Random, effort: Effort
) -> Move:
    """The best sealed answer against the possible answers of the others. The others' answers are drawn
    anew each round. Later rounds try only the answers that did best so far."""
    at_once = replace(advisor, mastery=replace(advisor.mastery, horizon=0, rounds=None))
    rounds = _Rounds(at_once, seen, replies, effort)
    while rounds.go_on:
        game = imagined(advisor, seen.view, seen.seat, rng)
        asked = Playout(seen.title, advisor, game, seen.seats, rng)
        asked.others_answer(seen.seat)
        if (
            rounds.play(asked.game, rng.randbytes(8))
            and rounds.number >= ROUNDS_OF_ALL_REPLIES
            and rounds.number % advisor.mastery.repeats == 0
        ):
            best_first = sorted(rounds.alive, key=lambda at: -sum(rounds.ends[at]))
            rounds.alive = best_first[: max(FEWEST_REPLIES, len(best_first) // 2)]
    return replies[max(rounds.alive, key=lambda at: sum(rounds.ends[at]))]


class _Rounds:
    """Moves that are played out round by round. `alive`: the indices of those that are still tried; `ends`:
    for each move how it ended for the seat in each round; `number`: of rounds played."""

    def __init__(self, advisor: Advisor[Any], seen: SeatView, moves: Sequence[Move], effort: Effort) -> None:
        self.advisor = advisor
        self.seen = seen
        self.moves = moves
        self.alive = list(range(len(moves)))
        self.ends: list[list[float]] = [[] for _ in moves]
        self.number = 0
        self._playouts_left = effort.playouts
        self._late = effort.begin()

    @property
    def go_on(self) -> bool:
        """Whether there is anything left to compare, and to compare it with."""
        return len(self.alive) > 1 and self._playouts_left > 0

    def play(self, world: Any, seed: bytes) -> bool:
        """Play out each move that is still tried in this world, with the same luck. False if there was no
        time for all of them; then this round does not count, and there is none after it."""
        ends = []
        for at in self.alive:
            game = self.seen.title.copy(world)
            playout = Playout(self.seen.title, self.advisor, game, self.seen.seats, Random(seed))
            ends.append(playout.worth_of(self.seen.seat, self.moves[at], self._late))
        if self._late():
            self._playouts_left = 0
            return False
        for at, end in zip(self.alive, ends, strict=True):
            self.ends[at].append(end)
        self._playouts_left -= len(ends)
        self.number += 1
        return True


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
        if at == first or mean <= DROPPED_BEHIND * spread:
            left.append(at)
    return left
