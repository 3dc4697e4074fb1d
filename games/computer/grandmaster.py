"""The Grandmaster's search: the best whole turns by the learned value, each played on and valued again.

Hidden cards are filled in anew for each world. The best turns are played there, and then further turns, in
which everybody takes the best turn by the value: a few, and if there is time all up to the end of the round.
What the position is worth after that decides, on the average of the worlds."""

from collections.abc import Callable, Sequence
from itertools import count
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from games.computer.evaluation import imagined
from games.computer.levels import Effort
from games.computer.whole_turns import Turn, TurnFinder
from games.core import Advisor, Move, Seat, Title, engine
from games.core.chance import Secret
from games.core.learned_value import LearnedValue, Learning

CLEAR, FEWEST = 2.0, 4
"""A turn is tried no further once it is behind the best one by this many standard errors, after this many
worlds at least."""


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


def learned_turns(
    title: Title,
    advisor: Advisor[Any],
    learning: Learning[Any],
    value: LearnedValue,
    view: Any,
    seats: int,
    seat: Seat,
    rng: Random,
    effort: Effort,
    also: Move | None = None,
) -> list[Turn]:
    """The turns that are tried out, the best for `seat` first, their value what they come to after that, or
    at first sight if there is no time. `also`: a move whose best turn is tried out in any case."""
    late = effort.begin()
    finder = TurnFinder(title, learning, lambda rows: [value.of(row) for row in rows], seats)
    world, chance = imagined(advisor, view, seat, rng), Secret(rng.randbytes(8))
    turns = finder.thought_through(world, seat, chance, rng)[: learning.tried]
    if also is not None and all(turn.moves[0] != also for turn in turns):
        turns += finder.thought_through(world, seat, chance, rng, (also,))
    if len(turns) == 1:
        return turns
    tried = left = [_Tried(turn) for turn in turns]
    playouts = 0
    seed = rng.randbytes(8)
    if learning.stage is not None:  # a short look first: there may be no time for the end of the stage
        _note(tried, _ends(finder, world, turns, seat, seed, late, learning.ahead))
    for number in range(learning.worlds):
        if number:
            world, seed = imagined(advisor, view, seat, rng), rng.randbytes(8)
        ahead = learning.ahead if learning.stage is None else None
        ends = _ends(finder, world, [one.turn for one in left], seat, seed, late, ahead)
        if any(one.ends for one in left) and len(ends) < len(left):
            break  # the time was too short for all of them
        if not number:
            for one in tried:
                one.ends.clear()  # of the short look
        _note(left, ends)
        left = _still_tried(left[: len(ends)])
        playouts += len(ends)
        if len(left) < 2 or playouts >= effort.playouts:
            break
    known = [one for one in tried if one.ends]
    return _best_first(known) if known else sorted(turns, key=lambda turn: -turn.value)


def _note(tried: Sequence[_Tried], ends: Sequence[float]) -> None:
    """Keep what the first turns came to in a world."""
    for one, end in zip(tried, ends, strict=False):
        one.ends.append(end)


def _still_tried(tried: Sequence[_Tried]) -> list[_Tried]:
    """The turns that are not clearly behind."""
    if not tried or len(tried[0].ends) < FEWEST:
        return list(tried)
    best = max(tried, key=lambda one: one.mean)
    return [one for one in tried if one is best or not _clearly_behind(one.behind(best))]


def _clearly_behind(behind: Sequence[float]) -> bool:
    return fmean(behind) > CLEAR * stdev(behind) / sqrt(len(behind))


def _best_first(tried: Sequence[_Tried]) -> list[Turn]:
    """The turns with what they come to, each as far behind the best one as in its own worlds."""
    best = max(tried, key=lambda one: (len(one.ends), one.mean))
    others = [one for one in tried if one is not best]
    found = [
        one.turn._replace(value=best.mean - max(0.0, fmean(one.behind(best)))) for one in (best, *others)
    ]
    return sorted(found, key=lambda turn: -turn.value)


def _ends(
    finder: TurnFinder,
    world: Any,
    turns: Sequence[Turn],
    seat: Seat,
    seed: bytes,
    late: Callable[[], bool],
    ahead: int | None,
) -> list[float]:
    """What each turn is worth after this many further turns (None: at the end of the stage), with the same
    luck; those for which there is time, the best by the value first."""
    stage = finder.learning.stage if ahead is None else None
    found: list[float] = []
    for turn in turns:
        rng = Random(seed)
        chance = Secret(rng.randbytes(8))
        game = finder.title.copy(world)
        drawn = False
        for move in turn.moves:
            if drawn and engine.why_not(game, seat, move) is not None:
                break  # what was drawn when the turn was found came differently here
            drawn |= engine.play_in_place(game, seat, move, chance).irreversible
        for _ in count() if ahead is None else range(ahead):
            if late() or game.over or (stage is not None and stage(game) != stage(world)):
                break
            other = engine.waits_for(game)[0]
            game = finder.played_on(game, other, chance, rng)
        if late():
            break
        found.append(finder.worth(game, seat))
    return found
