"""Answers put together piece by piece: whatever is grown is accepted, whatever is listed can be grown."""

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core import Assignments, Composite, Numbers, Paths, Permutations, Quantities, Refusal, Subsets
from games.core.choices.answers import Checked, pick, why_not

CARDS = ("a", "b", "c", "d")
ROADS = {"A": "BC", "B": "AD", "C": "AD", "D": "BC"}


def _even(value: Any) -> Refusal | None:
    return None if len(value) % 2 == 0 else Refusal("ERR_ODD", "1")


def _early(card: str) -> Refusal | None:
    return None if card in CARDS else Refusal("ERR_LATE", "1", card=card)


def _alone(chosen: Any) -> Refusal | None:
    return Refusal("ERR_NOT_ALONE", "1") if "b" in chosen and len(chosen) > 1 else None


def _pair(bundle: Any) -> Refusal | None:
    role, cards = bundle
    return None if len(cards) == (1 if role == "one" else 2) else Refusal("ERR_ROLE", "2", role=role)


def _next(path: tuple[Any, ...]) -> Checked:
    places = tuple(ROADS[path[-1]] if path else "A")

    def why_not_place(place: str) -> Refusal | None:
        if place not in places:
            return Refusal("ERR_NO_ROAD", "3", place=place)
        return Refusal("ERR_BEEN_THERE", "3", place=place) if place in path else None

    return Checked(places, why_not_place)


SHAPES: dict[str, Composite] = {
    "subsets": Subsets(CARDS, _even),
    "subsets of one to two": Subsets(CARDS, least=1, most=2),
    "subsets cut short": Subsets(CARDS, partial=_alone),
    "subsets of some": Subsets(Checked((*CARDS, "e", "f"), _early), _even),
    "subsets with twins": Subsets(("a", "a", "b")),
    "orders": Permutations(CARDS),
    "orders of a few": Permutations(CARDS, least=1, most=2),
    "amounts": Quantities({"grain": 2, "wine": range(5, 11, 5)}, least_total=1, most_total=8),
    "bundles": Assignments(("one", "two"), CARDS, _pair),
    "ways": Paths(_next, lambda path: None if len(path) > 1 else Refusal("ERR_STAY", "3")),
}

every_shape = pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES.keys())


def _grown(shape: Composite) -> Iterator[tuple[Any, ...]]:
    """All that can be put together by adding one of `more` after another."""
    stack: list[tuple[Any, ...]] = [()]
    while stack:
        value = stack.pop()
        if shape.why_not(value) is None:
            yield value
        stack += [(*value, piece) for piece in shape.more(value)]


@every_shape
def test_what_is_listed_is_accepted_and_can_be_grown(shape: Composite) -> None:
    listed = list(shape)
    assert listed and len(listed) == len(shape) and bool(shape)
    assert all(value in shape and shape.why_not(value) is None for value in listed)
    assert set(listed) <= set(_grown(shape))


@every_shape
def test_what_is_grown_is_accepted_up_to_its_order(shape: Composite) -> None:
    listed = {frozenset(value) for value in shape}
    assert {frozenset(value) for value in _grown(shape)} == listed


@every_shape
@given(seed=st.integers(0, 10_000))
def test_what_is_drawn_is_accepted(shape: Composite, seed: int) -> None:
    assert why_not(shape, pick(shape, random.Random(seed))) is None


@every_shape
@pytest.mark.parametrize("nonsense", [None, 7, "a", ("zebra",), (("a", 1, 2),), ((),), ("a", "a", "a")])
def test_nonsense_is_refused_not_crashed_on(shape: Composite, nonsense: Any) -> None:
    assert isinstance(shape.why_not(nonsense), Refusal)


def test_a_thing_that_is_filtered_out_is_refused_with_its_own_reason() -> None:
    some = SHAPES["subsets of some"]
    for reason in (some.why_not(("a", "e")), why_not(some.more(("a",)), "e")):
        assert reason is not None
        assert (reason.code, reason.figures) == ("ERR_LATE", {"card": "e"})


def test_whether_twenty_cards_have_a_subset_is_answered_without_listing_a_million() -> None:
    asked: list[Any] = []

    def why_not_many(value: Any) -> Refusal | None:
        asked.append(value)
        return None if len(value) >= 2 else Refusal("ERR_FEW", "1")

    cards = tuple(range(20))
    assert Subsets(cards, why_not_many, least=2)
    assert len(asked) == 1
    assert not Subsets(cards, why_not_many, partial=lambda chosen: Refusal("ERR_NEVER", "1"))
    assert len(asked) == 2


def test_orders_of_twenty_are_counted_without_being_listed() -> None:
    begun = time.perf_counter()
    assert len(Permutations(tuple(range(20)))) == 2432902008176640000
    assert len(Permutations(tuple(range(20)), least=0, most=2)) == 1 + 20 + 380
    assert time.perf_counter() - begun < 60, "listing them would take longer than the world has stood"


def test_an_amount_above_its_own_or_the_total_is_refused_with_the_figures() -> None:
    amounts = Quantities({"grain": 4, "wine": 4}, most_total=5)
    assert amounts.why_not((("grain", 2), ("wine", 3))) is None
    assert repr(amounts.why_not((("grain", 4), ("wine", 4)))) == repr(Refusal("ERR_TOO_MANY", most=5, have=8))
    assert amounts.why_not((("wine", 1), ("grain", 1))) is None, "in any order"
    assert amounts.why_not((("wine", 1), ("wine", 1))) is not None, "each only once"
    assert amounts.amounts((("grain", 4),), "wine") == [1]


def test_a_number_out_of_its_steps_is_refused_with_the_bounds() -> None:
    bids = Numbers(50, 450, 50, usual=(100, 120, 500))
    assert bids.usual == (100,)
    assert list(bids)[:3] == [50, 100, 150] and 450 in bids
    for wrong in (0, 75, 500, "50", None, 50.5):
        assert repr(bids.why_not(wrong)) == repr(Refusal("ERR_OUT_OF_RANGE", least=50, most=450, step=50))


def test_a_piece_that_is_closed_says_why() -> None:
    ways = SHAPES["ways"]
    more = ways.more(("A", "B"))
    assert isinstance(more, Checked)
    assert [(place, why.code) for place, why in more.closed()] == [("A", "ERR_BEEN_THERE")]
    refusal = ways.why_not(("A", "D"))
    assert refusal is not None and refusal.code == "ERR_NO_ROAD"
