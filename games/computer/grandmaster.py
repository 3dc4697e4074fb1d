"""The Grandmaster's search: the best whole turns by the learned value, each played on and valued again.

Hidden cards are filled in anew for each world. The best turns are played there, and then a few turns more,
in which everybody takes the best turn by the value. What the position is worth after that decides, on the
average of the worlds."""

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any

from games.computer.evaluation import imagined
from games.computer.levels import Effort
from games.computer.whole_turns import Turn, TurnFinder
from games.core import Advisor, Seat, Title, engine
from games.core.chance import Secret
from games.core.learned_value import LearnedValue, Learning


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
) -> list[Turn]:
    """The turns that are tried out, the best for `seat` first, their value what they come to after that."""
    until = monotonic() + effort.seconds
    finder = TurnFinder(title, learning, lambda rows: [value.of(row) for row in rows], seats)
    world = imagined(advisor, view, seat, rng)
    turns = finder.turns(world, seat, Secret(rng.randbytes(8)), rng)[: learning.tried]
    sums: list[float] = []
    worlds = 0
    while worlds < learning.worlds and worlds * len(turns) < max(1, effort.playouts):
        if worlds:
            world = imagined(advisor, view, seat, rng)
        ends = _ends(finder, world, turns, seat, rng.randbytes(8), until) if len(turns) > 1 else [0.0]
        if sums and len(ends) < len(sums):
            break  # the time was too short for all of them
        sums = [total + end for total, end in zip(sums, ends, strict=True)] if sums else ends
        worlds += 1
    if not sums:
        return turns[:1]
    found = [turn._replace(value=total / worlds) for turn, total in zip(turns, sums, strict=False)]
    return sorted(found, key=lambda turn: -turn.value)


def _ends(
    finder: TurnFinder, world: Any, turns: Sequence[Turn], seat: Seat, seed: bytes, until: float
) -> list[float]:
    """What each turn is worth after further turns, with the same luck; those for which there is time, the
    best by the value first."""
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
        for _ in range(finder.learning.ahead):
            if monotonic() > until or game.over:
                break
            other = engine.waits_for(game)[0]
            game = finder.played_on(game, other, chance, rng)
        if monotonic() > until:
            break
        found.append(finder.worth(game, seat))
    return found
