"""The final exchange: which resources are converted into which, and what ducats buy (rules 9.2-9.4).

Markers are the five positions in the order of the resources."""

import msgspec

from games.heaven_ale.model import components as c

Markers = tuple[int, ...]


class Exchange(msgspec.Struct, frozen=True):
    """An exchange. `given[to][source]`: steps that marker `source` gives for marker `to`. `raised[to]`:
    steps it gains that way. `bought[to]`: steps paid with ducats. Also the markers afterwards."""

    after: Markers
    given: tuple[Markers, ...]
    raised: Markers
    bought: Markers

    @property
    def lowest(self) -> int:
        return min(self.after)

    @property
    def ducats(self) -> int:
        return c.DUCATS_PER_STEP * sum(self.bought)


def missing(markers: Markers, goal: int) -> int:
    """Number of steps needed until no marker is below `goal`."""
    return sum(goal - at for at in markers if at < goal)


def spare(markers: Markers, goal: int) -> int:
    """Number of steps that markers above `goal` can give without falling below it."""
    return sum(at - goal for at in markers if at > goal)


def best_lowest(markers: Markers, rate: int, steps: int) -> int:
    """The highest position all five markers can reach, with `steps` paid by ducats (rules 9.3).

    A goal can be reached if converted spare steps and paid steps cover what is missing. No marker may end
    below the goal, so only spare steps can be given. As the goal rises, more is missing and less is spare,
    so the first unreachable goal ends the search."""
    goal = min(markers)
    while goal < c.MOST and missing(markers, goal + 1) <= spare(markers, goal + 1) // rate + steps:
        goal += 1
    return goal


class _Exchanging:
    """Markers being exchanged."""

    def __init__(self, markers: Markers, rate: int) -> None:
        self.at = list(markers)
        self.rate = rate
        self.given = [[0] * len(markers) for _ in markers]
        self.raised = [0] * len(markers)
        self.bought = [0] * len(markers)

    def convert(self) -> None:
        """One step for the lowest marker from the highest ones."""
        to = self.at.index(min(self.at))
        for _ in range(self.rate):
            source = self.at.index(max(self.at))
            self.at[source] -= 1
            self.given[to][source] += 1
        self.at[to] += 1
        self.raised[to] += 1

    def buy(self) -> None:
        """One step for the lowest marker for ducats."""
        to = self.at.index(min(self.at))
        self.at[to] += 1
        self.bought[to] += 1

    def done(self) -> Exchange:
        given = tuple(tuple(row) for row in self.given)
        return Exchange(tuple(self.at), given, tuple(self.raised), tuple(self.bought))


def nothing(markers: Markers) -> Exchange:
    """No exchange at all."""
    return _Exchanging(markers, 1).done()


def optimal(markers: Markers, rate: int, ducats: int) -> Exchange:
    """The exchange that raises the lowest marker as far as possible, converting before paying; none if
    even that stays outside the brown area."""
    steps = ducats // c.DUCATS_PER_STEP
    goal = best_lowest(markers, rate, steps)
    if goal < c.BROWN:
        return nothing(markers)
    exchanging = _Exchanging(markers, rate)
    needed = missing(markers, goal)
    conversions = min(needed, spare(markers, goal) // rate)
    for _ in range(conversions):
        exchanging.convert()
    for _ in range(needed - conversions):
        exchanging.buy()
    return exchanging.done()


def even_first(markers: Markers, rate: int, ducats: int) -> Exchange:
    """The other reading (C3): convert until no marker can be raised without pushing another below it, then
    pay; none if that stays outside the brown area (rules 9.4)."""
    exchanging = _Exchanging(markers, rate)
    while (goal := min(exchanging.at) + 1) <= c.MOST and spare(tuple(exchanging.at), goal) >= rate:
        exchanging.convert()
    steps = ducats // c.DUCATS_PER_STEP
    goal = min(exchanging.at)
    while goal < c.MOST and missing(tuple(exchanging.at), goal + 1) <= steps:
        goal += 1
    for _ in range(missing(tuple(exchanging.at), goal)):
        exchanging.buy()
    return exchanging.done() if min(exchanging.at) >= c.BROWN else nothing(markers)


WAYS = {"optimal": optimal, "even_first": even_first}
