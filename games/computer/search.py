"""The Master's search: tries out the best moves in possible games, where everybody plays on by a quick
policy (`playouts.py`).

Rollouts of a good policy are at least as good as the policy: they show what it overlooks (what follows the
next move, what others do). The moves race (`race.py`): each round of playouts draws the hidden cards anew,
and a move that is clearly behind is dropped. The search ends when one move is left."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from games.computer.effort import Effort
from games.computer.evaluation import ScoredMove, imagined
from games.computer.playouts import Playout, played_out
from games.computer.race import Race
from games.computer.seat_view import SeatView
from games.core import Advisor, Game, Move

LEAST_ROUNDS, MOVE_DROPPED_BEHIND = 6, 2.2
"""Minimum number of rounds before a move may be dropped, and the number of standard errors by which it is
behind then."""

ROUNDS_OF_ALL_REPLIES, FEWEST_REPLIES = 2, 6
"""Number of rounds after which only the better half of the sealed answers is tried further, and the
minimum number of answers that are kept."""


def tried_out(
    advisor: Advisor[Any], seen: SeatView, scored: Sequence[ScoredMove], rng: Random, effort: Effort
) -> list[ScoredMove]:
    """The moves that are tried out, the best for the seat first, each with the lead that it brings on average
    (`Playout.lead_after`). `scored`: the moves that may be tried, the favourite first. Where nothing is
    looked ahead (`advisor.mastery` has no horizon, or its `where` says no), all of them, with their own
    points."""
    mastery = advisor.mastery
    replies = mastery.replies(seen.view, seen.seat) if mastery.replies is not None else ()
    if replies:
        return best_replies(advisor, seen, replies, rng, effort)
    if not mastery.horizon or not mastery.where(seen.view):
        return list(scored)
    tried = scored[: mastery.tried]
    search = _MoveSearch(advisor, seen, [one.move for one in tried], effort)
    race = search.race
    while search.goes_on and not 0 < mastery.enough <= race.rounds:
        world = imagined(advisor, seen.view, seen.seat, rng)
        if search.played_round(world, rng.randbytes(8)):
            race.drop_behind()
    prior = [mastery.trust * (one.score - tried[0].score) for one in tried]
    best = race.best_first(prior, mastery.trust)
    if 0 in race.left and race.rounds and not race.is_ahead(best[0], 0, mastery.surely):
        best = [0, *[at for at in best if at != 0]]  # unless another move is significantly better
    return _with_leads([one.move for one in tried], race, best)


def best_replies(
    advisor: Advisor[Any], seen: SeatView, replies: Sequence[Move], rng: Random, effort: Effort
) -> list[ScoredMove]:
    """The sealed answers, the best against the possible answers of the others first. The others' answers are
    drawn anew each round. Later rounds try only the answers that did best so far."""
    at_once = replace(advisor, mastery=replace(advisor.mastery, horizon=0, rounds=None))
    search = _MoveSearch(at_once, seen, replies, effort)
    race = search.race
    while search.goes_on:
        game = imagined(advisor, seen.view, seen.seat, rng)
        asked = Playout(seen.title, advisor, game, seen.seats, rng)
        asked.others_answer(seen.seat)
        if (
            search.played_round(asked.game, rng.randbytes(8))
            and race.rounds >= ROUNDS_OF_ALL_REPLIES
            and race.rounds % advisor.mastery.repeats == 0
        ):
            race.keep_best(max(FEWEST_REPLIES, len(race.left) // 2))
    return _with_leads(replies, race, race.best_first())


def _with_leads(moves: Sequence[Move], race: Race, best: Sequence[int]) -> list[ScoredMove]:
    """The moves of a race in this order, each with its lead on average, and none with more than a move
    before it."""
    with_leads: list[ScoredMove] = []
    for at in best:
        lead = race.mean(at) if race.ends[at] else 0.0
        with_leads.append(ScoredMove(moves[at], min([lead, *[one.score for one in with_leads[-1:]]]), ()))
    return with_leads


class _MoveSearch:
    """The race of moves that are played out, within the bounds of an effort."""

    def __init__(self, advisor: Advisor[Any], seen: SeatView, moves: Sequence[Move], effort: Effort) -> None:
        self.advisor = advisor
        self.seen = seen
        self.moves = moves
        self.race = Race(len(moves), LEAST_ROUNDS, MOVE_DROPPED_BEHIND)
        self._playouts_left = effort.playouts
        self._late = effort.begin()

    @property
    def goes_on(self) -> bool:
        """Whether there is anything left to compare, and to compare it with."""
        return len(self.race.left) > 1 and self._playouts_left > 0

    def played_round(self, world: Game, seed: bytes) -> bool:
        """Play out each move that is left in this world, with the same luck. False if there was no time for
        all of them; then this round does not count, and there is none after it."""
        moves = [self.moves[at] for at in self.race.left]
        ends = played_out(self.advisor, self.seen, world, moves, seed, self._late)
        if self._late():
            self._playouts_left = 0
            return False
        self.race.note(ends)
        self._playouts_left -= len(ends)
        return True
