"""Which fields of an offer can be asked together, in one form, because none of them depends on another.

The fields from some field on belong together as long as what each may be is the same whatever the others are,
and as nothing is told of what it would do with them. Only amounts may limit one another (what one pays and
what one has): their widest limits are asked for, and the exact ones are checked when all are known. Whether
fields depend on each other is found by trying: each field is asked for after a few values of those before
it (`TRIED`). What depends on a value that is not tried is missed: the form then offers what is not possible,
and only the check of the whole answer refuses it."""

from collections.abc import Sequence
from itertools import islice
from typing import Any, NamedTuple

from games.core.choices.answers import Answers, Numbers
from games.core.choices.offer import Offer
from games.core.choices.pairs import Quantities
from games.core.choices.pieces import Composite, Permutations, Subsets

Values = tuple[Any, ...]

TRIED = 8
"""Maximum number of values of the fields before it that a field is tried with."""


class JointField(NamedTuple):
    """A field that is asked together with others. `answers`: everything it may be, whatever they are.
    `settled`: there are values of the others with which only one answer is left."""

    name: str
    answers: Answers
    settled: bool = False


def joint_fields(offer: Offer, before: Values) -> tuple[JointField, ...]:
    """The fields after the values `before` that can be asked together. Fields with a single answer are left
    out. None at all if a field after them has to be asked in any case."""
    tried: list[Values] = [before]
    found: list[JointField] = []
    for name in offer.names[len(before) :]:
        each = [offer.possible(name, values) for values in tried]
        single = [only_answer(answers) for answers in each]
        if all(single):
            tried = [(*values, *only) for values, only in zip(tried, single, strict=True)]
            continue
        open = [
            (values, answers) for values, answers, one in zip(tried, each, single, strict=True) if not one
        ]
        joint = _joint([answers for _, answers in open], all(is_amount(one.answers) for one in found))
        later = any(single) and not is_amount(open[0][1])  # asked afterwards, where there is a choice
        if later or joint is None or (found and _tells(offer, name, open)):
            return tuple(found) if later else ()
        found.append(JointField(name, joint, any(single)))
        tried = _further(tried, each)
    return tuple(found)


def is_amount(answers: Answers) -> bool:
    """Whether the answers are amounts: a number, or quantities of things."""
    return isinstance(answers, Quantities | Numbers)


def only_answer(answers: Answers) -> Values:
    """The only answer, in a tuple; empty if there are several. The usual order is taken without a
    question."""
    if isinstance(answers, Permutations) and answers.usual is not None:
        return (answers.usual,)
    few = tuple(islice(answers, 2))
    return few if len(few) == 1 else ()


def _joint(each: Sequence[Answers], amounts: bool) -> Answers | None:
    """Everything the field may be; None if it depends on the fields before it. `amounts`: these are."""
    first = each[0]
    if isinstance(first, Quantities):
        return _quantities(each) if amounts else None
    if isinstance(first, Subsets):
        same = all(isinstance(one, Subsets) and one.items == first.items for one in each)
        return first if same and len(set(first.items)) == len(first.items) else None
    if isinstance(first, Composite):
        return None
    if amounts and all(isinstance(one, Numbers) for one in each):
        return _numbers(each)
    return first if _alike(each) else None


def _alike(each: Sequence[Answers]) -> bool:
    values = [_listed(one) for one in each]
    return all(one == values[0] for one in values)


def _numbers(each: Sequence[Answers]) -> Answers | None:
    """Numbers with the widest limits."""
    ranges = [
        one.candidates for one in each if isinstance(one, Numbers) and isinstance(one.candidates, range)
    ]
    first = ranges[0]
    if all(one == first for one in ranges):
        return each[0]
    if any(one.step != first.step or (one.start - first.start) % first.step for one in ranges):
        return None
    return Numbers(min(one[0] for one in ranges), max(one[-1] for one in ranges), first.step)


def _quantities(each: Sequence[Answers]) -> Quantities | None:
    """Every thing with the widest range of its amounts, and the widest limits of their total."""
    quantities = [one for one in each if isinstance(one, Quantities)]
    if len(quantities) < len(each):
        return None
    widest: dict[str, range] = {}
    for one in quantities:
        for name, amounts in one.ranges.items():
            widest[name] = max(amounts, widest.get(name, amounts), key=len)
    most = [one.most_total for one in quantities if one.most_total is not None]
    return Quantities(
        widest,
        least_total=min(one.least_total for one in quantities),
        most_total=max(most) if len(most) == len(quantities) else None,
    )


def _listed(answers: Answers) -> Sequence[Any]:
    """The answers in a form that can be compared: numbers as they are, others as a list."""
    if isinstance(answers, Numbers) and isinstance(answers.candidates, range):
        return answers.candidates
    return tuple(answers)


def _tells(offer: Offer, name: str, tried: Sequence[tuple[Values, Answers]]) -> bool:
    """Whether the offer says what the first value of a field would do: that follows from the fields before
    it."""
    return any(
        offer.preview(name, (*values, value)) is not None for values, few in tried for value in islice(few, 1)
    )


def _further(tried: Sequence[Values], each: Sequence[Answers]) -> list[Values]:
    """The tried values, each with a few of the next field: by turns, so that all are tried with several."""
    few = [[(*values, value) for value in _few(answers)] for values, answers in zip(tried, each, strict=True)]
    by_turns = [row[at] for at in range(max(map(len, few))) for row in few if at < len(row)]
    return by_turns[:TRIED]


def _few(answers: Answers) -> Values:
    """A few answers that are far apart: the first and the last, or nothing and something of everything."""
    if not isinstance(answers, Composite):
        listed = _listed(answers)
        return (listed[0], listed[-1])
    grown: Values = ()
    ways = [grown]
    while more := tuple(islice(answers.more(grown), 1)):
        grown = (*grown, *more)
        ways.append(grown)
    return tuple([value for value in (ways[0], ways[-1], *ways[1:2]) if answers.why_not(value) is None])
