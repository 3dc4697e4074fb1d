"""Ways over several rounds: the fewest rounds, or the least money (rules 9.9, 11).

A search over (rounds gone, space): every round a move of up to `speed` spaces, or none. The calendar is
looked at: no sea space in winter, and nobody ends at sea when November comes.
"""

import heapq
from typing import Literal

import msgspec

from games.core import Seat
from games.fugger import components as c
from games.fugger.europe import SEA_SPACES, WAYS, Path, Way
from games.fugger.state import FuggerState
from games.fugger.travel import fees

HORIZON = 24
"""How many rounds a journey may take: any two spaces, and a winter in between."""

By = Literal["time", "cost"]


class Journey(msgspec.Struct, frozen=True):
    """A way over several rounds: what is moved each round (nothing: waiting), and what it costs in all."""

    legs: tuple[Path, ...]
    florins: int

    @property
    def rounds(self) -> int:
        return len(self.legs)


def find_journey(
    game: FuggerState, seat: Seat, start: str, goal: str, laden: bool, by: By = "time", speed: int = 3
) -> Journey | None:
    """The best journey from the coming movement phase on, or None if there is none within the horizon."""
    return search(game, seat, start, laden, by, speed, goal).get(goal)


def search(
    game: FuggerState,
    seat: Seat,
    start: str,
    laden: bool,
    by: By = "time",
    speed: int = 3,
    goal: str = "",
    horizon: int = HORIZON,
) -> dict[str, Journey]:
    """The best journeys from `start`: to `goal`, or to everywhere within the horizon."""
    prices: dict[str, int] = {}
    best: dict[tuple[str, int], tuple[int, ...]] = {(start, 0): (0, 0)}
    came: dict[tuple[str, int], tuple[str, Path]] = {}
    found: dict[str, tuple[int, int]] = {}
    queue: list[tuple[int, int, int, str]] = [(0, 0, 0, start)]
    while queue:
        one, two, steps, here = heapq.heappop(queue)
        florins, rounds = (two, one) if by == "time" else (one, two)
        if best.get((here, rounds)) != (florins, steps):
            continue
        if here not in found:
            found[here] = (rounds, florins)
            if here == goal:
                break
        if rounds == horizon:
            continue
        for way in _moves(game, here, rounds, speed):
            price = 0 if way is None else _price(game, seat, way, laden, prices)
            there = here if way is None else way.goal
            now = (florins + price, steps + (0 if way is None else len(way.path)))
            key = (there, rounds + 1)
            if key not in best or now < best[key]:
                best[key] = now
                came[key] = (here, () if way is None else way.path)
                first, second = (rounds + 1, now[0]) if by == "time" else (now[0], rounds + 1)
                heapq.heappush(queue, (first, second, now[1], there))
    return {space: Journey(_legs(came, space, rounds), florins) for space, (rounds, florins) in found.items()}


def _moves(game: FuggerState, here: str, rounds: int, speed: int) -> list[Way | None]:
    """The ways of one round, and staying where that may be of use: before the sea opens."""
    now, after = c.month(game.t + rounds), c.month(game.t + rounds + 1)
    found: list[Way | None] = [None] if now.sea_closed or after.sea_closed else []
    if after.sea_closed and here in SEA_SPACES:
        found = []
    for ways in WAYS[now.sea_closed][here].values():
        for way in ways:
            if len(way.path) <= speed and not (after.sea_closed and way.goal in SEA_SPACES):
                found.append(way)
    return found


def _price(game: FuggerState, seat: Seat, way: Way, laden: bool, prices: dict[str, int]) -> int:
    key = f"{way.start}:{way.key}"
    if key not in prices:
        prices[key] = fees(game, seat, way, laden).total
    return prices[key]


def _legs(came: dict[tuple[str, int], tuple[str, Path]], space: str, rounds: int) -> tuple[Path, ...]:
    legs = []
    while rounds:
        space, path = came[space, rounds]
        rounds -= 1
        legs.append(path)
    return tuple(reversed(legs))
