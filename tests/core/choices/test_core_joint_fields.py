"""Which fields of an offer go into one form: those that don't depend on each other."""

from typing import Any

import pytest

from games.core import Checked, Move, Note, Numbers, Offer, Permutations, Quantities, Subsets
from games.core.choices.answers import Answers
from games.core.choices.joint_fields import joint_fields

WARES = {"grain": 4, "wine": 2}


class Deal(Move, frozen=True):
    """A move with three fields of any shape."""

    first: Any
    second: Any = None
    third: Any = None


def names(offer: Offer, *before: Any) -> list[str]:
    return [field.name for field in joint_fields(offer, before)]


def joint(offer: Offer, name: str, *before: Any) -> Answers:
    return next(field.answers for field in joint_fields(offer, before) if field.name == name)


def pays_less(wares: tuple[Any, ...], paid: int) -> Numbers:
    """What is wanted in return: nothing if something is paid."""
    return Numbers(0 if wares or paid else 1, 0 if paid else 50)


def test_amounts_may_limit_each_other_and_are_asked_with_their_widest_limits() -> None:
    offer = Offer(Deal, first=Quantities(WARES), second=lambda _: Numbers(0, 90, 10), third=pays_less)
    assert names(offer) == ["first", "second", "third"]
    third = joint(offer, "third")
    assert (min(third), max(third)) == (0, 50)


def test_things_that_go_one_way_only_are_all_asked_for() -> None:
    def back(given: Any) -> Quantities:
        return Quantities({ware: most for ware, most in WARES.items() if ware not in dict(given)})

    offer = Offer(Deal, first=Quantities(WARES), second=back, third=lambda *_: (0,))
    assert names(offer) == ["first", "second"]
    second = joint(offer, "second")
    assert isinstance(second, Quantities) and second.ranges == {"grain": range(1, 5), "wine": range(1, 3)}


@pytest.mark.parametrize(
    "second",
    [
        lambda first: Numbers(1, 5 if first == "a" else 9),
        lambda first: ("x", "y") if first == "a" else ("y", "z"),
        lambda first: Subsets(("x", "y") if first == "a" else ("y", "z")),
        lambda first: Quantities({"grain": 5 if first == "a" else 9}),
        lambda first: Permutations(("x", "y"), 1, 1),
    ],
)
def test_what_depends_on_a_choice_is_asked_after_it(second: Any) -> None:
    offer = Offer(Deal, first=("a", "b"), second=second, third=lambda *_: (0, 1))
    assert names(offer) == []


def test_a_field_that_tells_what_it_would_do_with_others_is_asked_after_them() -> None:
    told = {"second": lambda first, second: Note("hint", {"total": first + second})}
    fields: dict[str, Any] = {
        "first": Numbers(0, 3),
        "second": lambda _: Numbers(0, 3),
        "third": lambda *_: (0,),
    }
    assert names(Offer(Deal, **fields)) == ["first", "second"]
    assert names(Offer(Deal, previews=told, **fields)) == []


def test_a_last_question_that_comes_up_only_at_times_is_left_for_afterwards() -> None:
    def places(first: Any, second: int) -> tuple[str, ...]:
        return ("here", "there") if first else ("",)

    offer = Offer(Deal, first=Quantities(WARES), second=lambda _: Numbers(0, 90, 10), third=places)
    assert names(offer) == ["first", "second"]
    always = Offer(
        Deal, first=Numbers(1, 9), second=lambda _: (0, 1), third=lambda *_: Permutations(("a", "b"), 1, 1)
    )
    assert names(always) == []


def test_a_field_that_needs_no_answer_at_times_is_asked_for_the_others() -> None:
    """A bid of nothing has no price."""
    offer = Offer(
        Deal,
        first=Checked((0, 1, 2), lambda _: None),
        second=lambda count: Numbers(400, 900, 20) if count else (0,),
        third=lambda *_: ("",),
    )
    assert names(offer) == ["first", "second"]
    assert list(joint(offer, "second"))[:2] == [400, 420]


def test_fields_before_are_settled() -> None:
    offer = Offer(
        Deal, first=("a", "b"), second=lambda first: Numbers(1, 5), third=lambda first, _: ("x", first)
    )
    assert names(offer) == [] and names(offer, "a") == ["second", "third"]
