"""The Master: tries the best moves out in games as they may lie, everybody playing on as Apprentices do at a
glance.

Rollouts of a good policy are at least as good as the policy itself: what it overlooks (what comes after
the next move, what others will do) shows in them. Each round of playouts draws anew how the hidden cards lie;
within a round every move meets the same cards and the same luck, so that what differs is the move. Moves that
are behind beyond doubt are dropped, and the thinking ends when one is left.
"""

import math
from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any

from games.computer.candidates import candidates
from games.computer.levels import Effort
from games.computer.weighing import Judged, Scales, imagined
from games.core import Advisor, Move, Seat, Title, engine
from games.core.answers import Lots
from games.core.chance import Secret

TRIED = 8
"""So many of the Apprentice's best moves are tried out."""

TO_THE_END = 2000
"""Who knows nothing of a title plays it out at random: so many answers, so that it comes to an end."""

GLANCE, AT_MOST = 5, 12
"""How many moves of a kind the players of a playout look at, and how many in all."""

LEAST_ROUNDS = 6
"""No move is dropped before it was tried out so often."""

DOUBT = 2.2
"""A move is dropped when it is behind by so many standard errors."""

SURELY = 1.5
"""The Apprentice's favourite gives way to a move that is ahead of it by so many standard errors: of several
moves tried out, one is often ahead by one of them without being better."""

REPLIED, FEWEST_REPLIES = 2, 6
"""After so many rounds only the better half of the sealed answers is tried further, but so many at least."""

TRUST = 3.0
"""The Apprentice's judgement counts as much as so many playouts."""


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
    """The move whose playouts end best for `seat`."""
    replies = advisor.replies(view, seat) if advisor.replies is not None else ()
    if replies:
        return best_reply(title, advisor, view, seats, seat, replies, rng, effort)
    favourite: Move = judged[0].move
    if not advisor.horizon:
        return favourite
    tried = list(judged[:TRIED])
    alive = list(range(len(tried)))
    values: list[list[float]] = [[] for _ in tried]
    until = monotonic() + effort.seconds
    done = 0
    while len(alive) > 1 and done < effort.playouts:
        world = imagined(advisor, view, seat, rng)
        saved, seed = title.save(world), rng.randbytes(8)
        ends = []
        for at in alive:
            playout = Playout(title, advisor, title.load(saved), seats, Random(seed))
            ends.append(playout.worth_of(seat, tried[at].move, until))
        if monotonic() > until:
            break  # the last round did not come to its end
        for at, value in zip(alive, ends, strict=True):
            values[at].append(value)
        done += len(alive)
        alive = _in_the_running(values, alive)
    prior = [TRUST * (one.points - tried[0].points) for one in tried]
    rounds = len(values[alive[0]])
    best = max(alive, key=lambda at: (prior[at] + sum(values[at])) / (TRUST + rounds))
    if 0 in alive and rounds and not _surely(values[best], values[0]):
        best = 0  # what the Apprentice likes best, until something is better beyond chance
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
    alive = list(range(len(replies)))
    sums = [0.0] * len(replies)
    until = monotonic() + effort.seconds
    done = rounds = 0
    while len(alive) > 1 and done < effort.playouts:
        asked = Playout(title, advisor, imagined(advisor, view, seat, rng), seats, rng)
        asked.others_answer(seat)
        saved, seed = title.save(asked.game), rng.randbytes(8)
        ends = []
        for at in alive:
            playout = Playout(title, advisor, title.load(saved), seats, Random(seed))
            ends.append(playout.worth_of(seat, replies[at], until))
        if monotonic() > until:
            break  # the last round did not come to its end
        for at, value in zip(alive, ends, strict=True):
            sums[at] += value
        done += len(alive)
        rounds += 1
        if rounds >= REPLIED:
            alive = sorted(alive, key=lambda at: -sums[at])[: max(FEWEST_REPLIES, len(alive) // 2)]
    return replies[max(alive, key=lambda at: sums[at])]


def _surely(values: Sequence[float], others: Sequence[float]) -> bool:
    """Whether one move is ahead of another by more than chance explains easily."""
    if len(values) < 2:
        return False
    mean, spread = _ahead(values, others)
    return mean > SURELY * spread


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


class Playout:
    """A game as it may be, played on by players who take what they like best at a glance."""

    def __init__(self, title: Title, advisor: Advisor[Any], game: Any, seats: int, rng: Random) -> None:
        self.title = title
        self.advisor = advisor
        self.game = game
        self.seats = seats
        self.rng = rng
        self.chance = Secret(rng.randbytes(8))

    def worth_of(self, seat: Seat, move: Move, until: float) -> float:
        """How much better than the best other `seat` stands after `move` and some answers more."""
        if not self.advisor.considerations:
            return self._at_random(seat, move)
        engine.play_in_place(self.game, seat, move, self.chance, heard=False)
        for _ in range(self.advisor.horizon):
            waiting = engine.waits_for(self.game)
            if not waiting or monotonic() > until:
                break
            self._answer(waiting[0])
        return standing(self.advisor, self.game, self.seats, seat)

    def others_answer(self, seat: Seat) -> None:
        """Everybody but `seat` answers the sealed question."""
        for other in list(engine.waits_for(self.game)):
            if other != seat:
                self._answer(other)

    def _at_random(self, seat: Seat, move: Move) -> float:
        """The same where nothing is known of playing well: by random play to the end."""
        try:
            engine.play_in_place(self.game, seat, move, self.chance, heard=False)
            engine.play_out(self.game, Lots(self.rng.random), self.chance, TO_THE_END)
        except (LookupError, TypeError, ValueError, AttributeError):
            # What is hidden was guessed by nobody who knows the rules: this is no game that can go on.
            return 0.0
        return standing(self.advisor, self.game, self.seats, seat)

    def _answer(self, seat: Seat) -> None:
        """What a player of a playout does: what the title has for it, or what it likes best at a glance."""
        quick = self.advisor.quick
        move = quick(self.game, seat, self.rng) if quick is not None else None
        if move is None:
            self._glance(seat)
        else:
            engine.play_in_place(self.game, seat, move, self.chance, heard=False)

    def _glance(self, seat: Seat) -> None:
        """What an Apprentice would do at a glance."""
        moves = candidates(self.game, seat, self.rng, GLANCE)
        if len(moves) > AT_MOST:
            moves = self.rng.sample(moves, AT_MOST)
        if len(moves) == 1:
            engine.play_in_place(self.game, seat, moves[0], self.chance, heard=False)
        else:
            scales = Scales(self.title, self.advisor, self.game, seat)
            _, self.game, _ = scales.best(moves, self.chance)


def standing(advisor: Advisor[Any], game: Any, seats: int, seat: Seat) -> float:
    """A seat's worth less that of the best other, as it is; points alone where the game is over."""
    if game.over:
        points = {score.seat: float(score.points) for score in game.scores}
    else:
        value = advisor.value or advisor.worth
        points = {Seat(other): value(game, Seat(other)) for other in range(seats)}
    mine = points.pop(seat)
    return mine - max(points.values())
