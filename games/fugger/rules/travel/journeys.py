"""Journeys over several rounds: the search for the best (rules 9.9).

The search is over (round, space): in every round a move of up to `speed` spaces, or none. It follows the
calendar: no sea space in winter, and no merchant ends at sea when November comes."""

import heapq
from collections.abc import Collection
from functools import lru_cache
from typing import Literal

import msgspec

from games.core import Note, Seat, note
from games.fugger.model import components as c
from games.fugger.model.state import FuggerOptions, FuggerState, Merchant
from games.fugger.rules.travel.fees import fees
from games.fugger.rules.travel.paths import SEA_SPACES, Path, ways_from

HORIZON = 24
"""Maximum number of rounds of a journey: enough for any two spaces with a winter in between."""

By = Literal["time", "cost"]


class Journey(msgspec.Struct, frozen=True):
    """A path over several rounds: the move of each round (empty: waiting), and the total cost."""

    legs: tuple[Path, ...]
    florins: int

    @property
    def rounds(self) -> int:
        return len(self.legs)


def search(
    game: FuggerState,
    seat: Seat,
    merchant: Merchant,
    goals: Collection[str],
    by: By = "time",
    speed: int = c.NUMBERS.most_steps,
    horizon: int = HORIZON,
) -> dict[str, Journey]:
    """The best journey of a merchant to each goal that is within the horizon (in rounds), from the coming
    movement phase on."""
    start, laden = merchant.space, merchant.laden
    closed = [c.month(game.now + after).sea_closed for after in range(horizon + 1)]
    steps = _round_steps(seat, laden, speed, game.options, tuple([tuple(each.cubes) for each in game.houses]))
    best: dict[tuple[str, int], tuple[int, int]] = {(start, 0): (0, 0)}
    journeys: dict[str, Journey] = {}
    queue: list[tuple[int, int, int, str, tuple[Path, ...]]] = [(0, 0, 0, start, ())]
    missing = set(goals)
    while queue and missing:
        first, second, length, here, legs = heapq.heappop(queue)
        rounds, florins = (first, second) if by == "time" else (second, first)
        if best[here, rounds] != (florins, length):
            continue
        if here not in journeys:
            journeys[here] = Journey(legs, florins)
            missing.discard(here)
        if rounds == horizon:
            continue
        now, after = closed[rounds], closed[rounds + 1]
        for there, price, spaces, path in steps.of(game, here, now):
            if (after and there in SEA_SPACES) or not (path or now or after):
                continue  # nobody ends at sea in November; waiting only helps before the sea opens
            key, total = (there, rounds + 1), (florins + price, length + spaces)
            if key not in best or total < best[key]:
                best[key] = total
                order = (rounds + 1, total[0]) if by == "time" else (total[0], rounds + 1)
                heapq.heappush(queue, (*order, total[1], there, (*legs, path)))
    return {goal: journeys[goal] for goal in goals if goal in journeys}


RoundStep = tuple[str, int, int, Path]
"""A move of one round: its goal, its cost, its number of spaces and its path."""


class _RoundSteps:
    """The moves of one round for a merchant of a house, with goods or without, each looked up once."""

    def __init__(self, seat: Seat, laden: bool, speed: int) -> None:
        self._seat, self._laden, self._speed = seat, laden, speed
        self._known: dict[tuple[str, bool], list[RoundStep]] = {}

    def of(self, game: FuggerState, here: str, closed: bool) -> list[RoundStep]:
        """Those from a space, by whether the sea is closed."""
        if (here, closed) not in self._known:
            self._known[here, closed] = self._computed(game, here, closed)
        return self._known[here, closed]

    def _computed(self, game: FuggerState, here: str, closed: bool) -> list[RoundStep]:
        """Staying, and the best way to each goal: the cheapest, of equals the shortest."""
        steps: list[RoundStep] = [(here, 0, 0, ())]
        for goal, ways in ways_from(here, closed).items():
            near = [way for way in ways if len(way.path) <= self._speed]
            priced = [
                (fees(game, self._seat, way, self._laden).total, len(way.path), way.path) for way in near
            ]
            if priced:
                steps.append((goal, *min(priced, key=lambda one: one[:2])))
        return steps


@lru_cache(maxsize=16)
def _round_steps(
    seat: Seat, laden: bool, speed: int, options: FuggerOptions, cubes: tuple[tuple[str, ...], ...]
) -> _RoundSteps:
    """One for all positions with the same options and cubes: fees depend on nothing else of a game."""
    return _RoundSteps(seat, laden, speed)


def journey_note(game: FuggerState, seat: Seat, name: str, goal: str) -> Note:
    """The rounds and the cost of a merchant's best journey to a goal."""
    merchant = game.houses[seat].merchant(name)
    journey = search(game, seat, merchant, {goal}).get(goal)
    if journey is None:
        return note("hint-no-journey")
    month, de = c.month(game.now + journey.rounds).id, c.SPACES[goal].de
    return note("hint-journey", de=de, rounds=journey.rounds, florins=journey.florins, month=month)
