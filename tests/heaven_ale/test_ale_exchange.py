"""The final exchange is the best there is: every other one is tried on small positions (rules 9.2, 9.3)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from games.heaven_ale.model import components as c
from games.heaven_ale.model.exchange import Exchange, even_first, optimal

Markers = tuple[int, ...]


def best_of_all(markers: Markers, rate: int, steps: int) -> int:
    """The highest lowest marker over all sequences of conversions and paid steps, tried one by one.
    A conversion takes `rate` single steps from any other markers, in any mixture. Which marker is
    which does not matter, so positions are kept in order of size."""
    floor = min(markers)  # a marker pushed below it would make matters worse than doing nothing
    seen = {(tuple(sorted(markers)), steps)}
    waiting = list(seen)
    best = floor
    while waiting:
        at, left = waiting.pop()
        best = max(best, min(at))
        for found in after_one_exchange(at, left, rate, floor) - seen:
            seen.add(found)
            waiting.append(found)
    return best


def after_one_exchange(at: Markers, left: int, rate: int, floor: int) -> set[tuple[Markers, int]]:
    """The positions one conversion or one paid step away, with the paid steps left."""
    found = set()
    for to, position in enumerate(at):
        if position < c.MOST:
            found |= {(raised, left) for raised in converted(at, to, rate, floor)}
            if left:
                found.add((moved(at, to, 1), left - 1))
    return {(tuple(sorted(positions)), left) for positions, left in found}


def converted(at: Markers, to: int, rate: int, floor: int) -> set[Markers]:
    """All ways in which the other markers can pay for one step of the marker `to`."""
    given = {at}
    for _ in range(rate):
        given = {
            moved(one, source, -1)
            for one in given
            for source in range(len(at))
            if source != to and one[source] > floor
        }
    return {moved(one, to, 1) for one in given}


def moved(at: Markers, which: int, by: int) -> Markers:
    return tuple(position + by if marker == which else position for marker, position in enumerate(at))


small = st.lists(st.integers(0, 5), min_size=5, max_size=5).map(tuple)


@settings(max_examples=80, deadline=None)
@given(markers=small, rate=st.integers(1, 5), steps=st.integers(0, 2), shift=st.sampled_from([-2, 1, 16]))
def test_no_exchange_leaves_the_lowest_marker_higher(
    markers: Markers, rate: int, steps: int, shift: int
) -> None:
    markers = tuple(at + shift for at in markers)
    best = best_of_all(markers, rate, steps)
    found = optimal(markers, rate, steps * c.DUCATS_PER_STEP).lowest
    assert found == best if best >= c.BROWN else found < c.BROWN


position = st.tuples(*[st.integers(-8, 20)] * 5)


def check_books(markers: Markers, rate: int, ducats: int, exchange: Exchange) -> None:
    """Every step that is taken was given or paid for, and nothing ends out of bounds."""
    for at, before in enumerate(markers):
        given = sum(row[at] for row in exchange.given)
        assert exchange.after[at] == before + exchange.raised[at] + exchange.bought[at] - given
        assert sum(exchange.given[at]) == rate * exchange.raised[at]
        assert exchange.given[at][at] == 0
        assert given == 0 or exchange.after[at] >= exchange.lowest
        assert exchange.after[at] <= c.MOST
    assert exchange.ducats <= ducats
    assert exchange.lowest >= min(markers)


@settings(max_examples=300, deadline=None)
@given(markers=position, rate=st.integers(1, 5), ducats=st.integers(0, 60))
def test_the_plan_can_be_carried_out(markers: Markers, rate: int, ducats: int) -> None:
    for way in (optimal, even_first):
        check_books(markers, rate, ducats, way(markers, rate, ducats))


@settings(max_examples=200, deadline=None)
@given(markers=position, rate=st.integers(1, 5), ducats=st.integers(0, 60))
def test_evening_out_first_is_never_better(markers: Markers, rate: int, ducats: int) -> None:
    first, best = even_first(markers, rate, ducats), optimal(markers, rate, ducats)
    assert max(first.lowest, 0) <= max(best.lowest, 0)


def test_nothing_is_exchanged_for_nothing() -> None:
    found = optimal((-8, -8, -8, -8, -8), 5, 25)
    assert (found.after, found.ducats) == ((-8,) * 5, 0)
