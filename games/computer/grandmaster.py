"""The Grandmaster's search: the best whole turns by the learned value, each played on and valued again.

Hidden cards are filled in anew for each world. The best turns are played there, and then further turns, in
which everybody takes the best turn by the value: a few, and if there is time all up to the end of the round.
What the position is worth after that decides, on the average of the worlds."""

from collections.abc import Sequence
from itertools import count
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from games.computer.effort import Effort
from games.computer.evaluation import imagined
from games.computer.seat_view import SeatView
from games.computer.whole_turns import Turn, TurnFinder
from games.core import Advisor, Move, engine
from games.core.chance import Secret

DROPPED_BEHIND, FEWEST_WORLDS = 2.0, 4
"""A turn is tried no further once it is behind the best one by this many standard errors, after this many
worlds at least."""


def learned_turns(
    advisor: Advisor[Any], seen: SeatView, rng: Random, effort: Effort, also: Move | None = None
) -> list[Turn]:
    """The turns that are tried out, the best for the seat first, their value what they come to after that, or
    at first sight if there is no time. Only for advisors with a learned value. `also`: a move whose best turn
    is tried out in any case."""
    return _Search(advisor, seen, rng, effort).turns(also)


class _Search:
    """The search for one answer of a seat, which ends when it is `late`."""

    def __init__(self, advisor: Advisor[Any], seen: SeatView, rng: Random, effort: Effort) -> None:
        learning = advisor.learning
        value = None if learning is None else learning.value_for(seen.seats)
        assert learning is not None and value is not None, "only what was learned is played by"
        self.advisor = advisor
        self.learning = learning
        self.finder = TurnFinder(
            seen.title, learning, lambda rows: [value.of(row) for row in rows], seen.seats
        )
        self.seen = seen
        self.rng = rng
        self.playouts = effort.playouts
        self.late = effort.begin()

    def turns(self, also: Move | None) -> list[Turn]:
        """As `learned_turns`."""
        world, chance = self._world(), Secret(self.rng.randbytes(8))
        turns = self.finder.thought_through(world, self.seen.seat, chance)[: self.learning.tried]
        if also is not None and all(turn.moves[0] != also for turn in turns):
            turns += self.finder.thought_through(world, self.seen.seat, chance, (also,))
        return turns if len(turns) == 1 else self._tried_out(turns, world)

    def _world(self) -> Any:
        return imagined(self.advisor, self.seen.view, self.seen.seat, self.rng)

    def _tried_out(self, turns: Sequence[Turn], world: Any) -> list[Turn]:
        """Turns that were found in a world, tried out there and in further worlds."""
        ahead = self.learning.ahead
        seed, playouts = self.rng.randbytes(8), 0
        glance: list[float] = []
        if self.learning.stage is not None:
            glance = self._ends(turns, world, seed, ahead)  # there may be no time for the end of the stage
        tried = left = [_Tried(turn) for turn in turns]
        for number in range(self.learning.worlds):
            if number:
                world, seed = self._world(), self.rng.randbytes(8)
            further = ahead if self.learning.stage is None else None
            ends = self._ends([one.turn for one in left], world, seed, further)
            if (number or glance) and len(ends) < len(left):
                break  # the time was too short for all of them
            _note(left, ends)
            left = _still_tried(left[: len(ends)])
            playouts += len(ends)
            if len(left) < 2 or playouts >= self.playouts:
                break
        if not tried[0].ends:
            _note(tried, glance)
        known = [one for one in tried if one.ends]
        return _best_first(known) if known else sorted(turns, key=lambda turn: -turn.value)

    def _ends(self, turns: Sequence[Turn], world: Any, seed: bytes, ahead: int | None) -> list[float]:
        """What each turn is worth after this many further turns (None: at the end of the stage), with the
        same luck; those for which there is time, in the order of `turns`."""
        stage = self.learning.stage if ahead is None else None
        found: list[float] = []
        for turn in turns:
            chance = Secret(Random(seed).randbytes(8))
            game = self.finder.title.copy(world)
            drawn = False
            for move in turn.moves:
                if drawn and engine.why_not(game, self.seen.seat, move) is not None:
                    break  # what was drawn when the turn was found came differently here
                drawn |= engine.play_in_place(game, self.seen.seat, move, chance).irreversible
            for _ in count() if ahead is None else range(ahead):
                over = game.over or (stage is not None and stage(game) != stage(world))
                if self.late() or over:
                    break
                game = self.finder.played_on(game, engine.waits_for(game)[0], chance)
            if self.late():
                break
            found.append(self.finder.worth(game, self.seen.seat))
        return found


class _Tried:
    """A turn that is tried out, and what it came to in each world."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.ends: list[float] = []

    @property
    def mean(self) -> float:
        return fmean(self.ends)

    def behind(self, best: "_Tried") -> list[float]:
        """By how much it was behind another turn in each of its worlds."""
        return [most - end for end, most in zip(self.ends, best.ends, strict=False)]


def _note(tried: Sequence[_Tried], ends: Sequence[float]) -> None:
    """Keep what the first turns came to in a world."""
    for one, end in zip(tried, ends, strict=False):
        one.ends.append(end)


def _still_tried(tried: Sequence[_Tried]) -> list[_Tried]:
    """The turns that are not clearly behind."""
    if not tried or len(tried[0].ends) < FEWEST_WORLDS:
        return list(tried)
    best = max(tried, key=lambda one: one.mean)
    return [one for one in tried if one is best or not _clearly_behind(one.behind(best))]


def _clearly_behind(behind: Sequence[float]) -> bool:
    return fmean(behind) > DROPPED_BEHIND * stdev(behind) / sqrt(len(behind))


def _best_first(tried: Sequence[_Tried]) -> list[Turn]:
    """The turns with what they come to, each as far behind the best one as in its own worlds."""
    best = max(tried, key=lambda one: (len(one.ends), one.mean))
    others = [one for one in tried if one is not best]
    found = [
        one.turn._replace(value=best.mean - max(0.0, fmean(one.behind(best)))) for one in (best, *others)
    ]
    return sorted(found, key=lambda turn: -turn.value)
