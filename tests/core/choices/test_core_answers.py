"""Answers: listed, tested, explained and drawn from (games/core/choices/answers.py), and chance."""

import random
from collections import Counter

import pytest

from games.core import Checked, Permutations, Refusal, Subsets
from games.core.chance import RecordedDraw, ReplayedChance, Secret
from games.core.choices.answers import pick, why_not

ODD = Refusal("ERR_ODD", "1", least=2)


def even(value: int) -> Refusal | None:
    return None if value % 2 == 0 else ODD


def at_least(size: int) -> object:
    return lambda subset: None if len(subset) >= size else ODD


def test_checked_answers_are_the_allowed_candidates_and_accept_allowed_strangers() -> None:
    answers = Checked(range(6), even)
    assert (list(answers), len(answers), bool(answers)) == ([0, 2, 4], 3, True)
    assert 8 in answers
    assert 3 not in answers
    assert list(answers.closed()) == [(1, ODD), (3, ODD), (5, ODD)]
    assert why_not(answers, 3) is ODD
    assert not Checked((1, 3), even)


@pytest.mark.parametrize(
    ("answers", "values"),
    [
        (Checked(range(9), even), {0, 2, 4, 6, 8}),
        (Checked({1: "", 2: "", 4: ""}, even), {2, 4}),
        (Checked(range(40), lambda value: None if value == 39 else ODD), {39}),
        (Permutations((1, 2, 3)), {(1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1)}),
        (Subsets((1, 2), at_least(1)), {(1,), (2,), (1, 2)}),
        (Subsets(tuple(range(8)), at_least(7)), None),
        (range(3), {0, 1, 2}),
        ({"a": 1}, {"a"}),
    ],
)
def test_a_random_answer_is_any_of_them_with_the_same_chance(
    answers: object, values: set[object] | None
) -> None:
    """Each of n answers comes up in 2,000 n draws as often as 2,000 allows within six deviations."""
    listed = set(answers)
    assert values is None or listed == values
    rng = random.Random(7)
    drawn = Counter(pick(answers, rng) for _ in range(2000 * len(listed)))
    assert set(drawn) == listed
    assert all(abs(times - 2000) < 6 * 2000**0.5 for times in drawn.values())


def test_the_only_allowed_one_of_very_many_subsets_is_found() -> None:
    items = tuple(range(14))
    assert Subsets(items, at_least(14)).pick(random.Random(1)) == items


def test_answers_accept_what_they_list_and_explain_the_rest() -> None:
    orders = Permutations(("b", "a"))
    assert next(iter(orders)) == ("b", "a")
    assert len(orders) == 2
    assert ("a", "b") in orders
    refusal = why_not(orders, ("a", "a"))
    assert refusal is not None
    assert refusal.figures == {"items": ("b", "a")}
    assert why_not((1, 2), 2) is None
    plain = why_not((1, 2), 3)
    assert plain is not None
    assert plain.code == "ERR_BAD_PARAM"


def test_a_refusal_is_raised_and_read_by_its_code() -> None:
    with pytest.raises(Refusal, match="ERR_ODD") as caught:
        raise ODD
    assert repr(caught.value) == "Refusal(ERR_ODD, '1', {'least': 2})"


def test_a_draw_is_a_permutation_that_depends_on_secret_number_and_name_alone() -> None:
    draw = Secret(b"s").permutation(3, "cards", 20)
    assert sorted(draw) == list(range(20))
    assert Secret(b"s").permutation(3, "cards", 20) == draw
    others = [Secret(b"t").permutation(3, "cards", 20), Secret(b"s").permutation(4, "cards", 20)]
    assert draw not in [*others, Secret(b"s").permutation(3, "dice", 20)]


def test_shuffles_are_even() -> None:
    """Each of the 24 orders of four, in 24,000 draws, within six deviations of 1,000."""
    counts = Counter(Secret(b"even").permutation(number, "four", 4) for number in range(24_000))
    assert len(counts) == 24
    assert all(abs(times - 1000) < 6 * 1000**0.5 for times in counts.values())


@pytest.mark.parametrize("draws", [[], [RecordedDraw("dice", (0, 1, 2))], [RecordedDraw("cards", (0, 1))]])
def test_a_log_that_does_not_fit_the_rules_is_an_error(draws: list[RecordedDraw]) -> None:
    with pytest.raises(ValueError, match="the rules ask for cards of 3"):
        ReplayedChance(draws).permutation(0, "cards", 3)


def test_permutations_come_out_as_they_always_have() -> None:
    """Known outcomes: games that have been played must come out the same for ever."""
    secret = Secret(bytes(range(32)))
    assert secret.permutation(3, "a die", 6) == (1, 3, 5, 4, 0, 2)
    assert secret.permutation(0, "a deck", 85)[:10] == (8, 83, 2, 40, 51, 50, 5, 38, 70, 61)
    assert secret.permutation(0, "nothing", 0) == () and secret.permutation(0, "one", 1) == (0,)
