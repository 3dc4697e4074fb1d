"""The laws see what they are there for: a toy that keeps them all, and breaks one at a time on purpose."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import every_law
import pytest
from envelopes import KIT, TITLE, PutIn, Whisper, fault
from laws import Case
from offered import is_among

from games.core import Paths, Permutations, Refusal, Subsets

CASE = Case(TITLE, KIT)
SEEDS = range(6)

LAWS: dict[str, Callable[[Case, int], every_law.Figures]] = {
    "random games": lambda case, seats: every_law.check_random_games(case, seats, SEEDS),
    "offers": every_law.check_every_offer,
    "saving": every_law.check_saving,
    "old states": every_law.check_old_states,
    "replays": every_law.check_replays,
    "logs": every_law.check_logs,
    "defaults": every_law.check_defaults,
    "twins": every_law.check_twins,
    "declared": every_law.check_declared,
    "tampering": every_law.check_tampering,
    "together": every_law.check_sealed_answers,
    "irreversible": every_law.check_irreversible,
}

FAULTS = {
    "sealed bids are in the view": {"twins", "together"},
    "a whisper is in the view": {"twins", "together"},
    "a purse is in the view": {"twins"},
    "the deal is told to all": {"twins"},
    "a card is shown to all": {"twins"},
    "a refusal names another's purse": {"twins"},
    "a pause tells what is in a hand": {"twins"},
    "the rules look under a card": {"offers"},
    "the order of arrival is kept": {"together"},
    "the default is not legal": {"offers", "defaults"},
    "looking at figures changes the view": {"old states"},
    "the census forgets the purses": {"declared"},
    "what is sold beside is paid twice": {"random games"},
    "a sale is not told": {"random games"},
    "a coin is lost": {"random games"},
    "a draw can be taken back": {"irreversible"},
    "what is opened to others is told of views alone": {"irreversible"},
}
"""Each fault with the laws that must see it; others may."""


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("seats", TITLE.seats)
def test_the_toy_keeps_every_law(law: str, seats: int) -> None:
    assert all(LAWS[law](CASE, seats).values())


def test_the_twins_of_the_toy_differ_in_cards_and_numbers() -> None:
    compared = every_law.check_twins(CASE, 3)
    assert compared["cards exchanged"] > 100
    assert compared["other numbers"] > 100


@pytest.mark.parametrize(
    ("wrong", "law"), [(wrong, law) for wrong, laws in FAULTS.items() for law in sorted(laws)]
)
def test_a_law_sees_the_fault_it_is_there_for(wrong: str, law: str) -> None:
    with fault(wrong), pytest.raises((AssertionError, Refusal)):
        for seats in TITLE.seats:
            LAWS[law](CASE, seats)


@pytest.mark.parametrize("said", [{"IN_TURN": True}, {"IN_THE_OPEN": (PutIn, Whisper)}])
def test_a_census_cannot_keep_a_law_from_comparing_answers(said: dict[str, Any]) -> None:
    """It says that nobody is asked together, though some are; or there is nothing left to compare."""
    with pytest.raises(AssertionError):
        every_law.check_sealed_answers(Case(TITLE, SimpleNamespace(**vars(KIT), **said)), 3)


def test_a_path_walked_backwards_is_another_answer_and_so_is_another_permutation() -> None:
    ways = {(): ("a",), ("a",): ("b",), ("a", "b"): ()}
    path = Paths(lambda places: ways[tuple(places)], lambda places: None)
    assert is_among(path, ("a", "b"))
    assert not is_among(path, ("b", "a"))
    fixed = Permutations(("a", "b"), why_not=lambda order: None if order[0] == "a" else Refusal("ERR", "1"))
    assert not is_among(fixed, ("b", "a"))
    assert is_among(Subsets(("a", "b")), ("b", "a"))
