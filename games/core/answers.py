"""What a field of a move may be: a collection of values that can be listed, tested and explained.

A tuple or a range serves as it is. The classes here add a reason for what is left out, subsets and orders.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import chain, combinations, permutations
from typing import Any

from games.core.refusal import BAD_PARAM, Refusal

Answers = Collection[Any]
WhyNot = Callable[[Any], Refusal | None]


class Checked(Collection[Any]):
    """Those of `candidates` the rules allow. `why_not(value)` is the one place where the rule stands:
    it serves the list, the test and the message, and must answer for values outside the candidates too."""

    __slots__ = ("_allowed", "candidates", "why_not")

    def __init__(self, candidates: Iterable[Any], why_not: WhyNot) -> None:
        self.candidates = candidates
        self.why_not = why_not
        self._allowed: tuple[Any, ...] | None = None

    def allowed(self) -> tuple[Any, ...]:
        if self._allowed is None:
            why_not = self.why_not
            self._allowed = tuple([value for value in self.candidates if why_not(value) is None])
        return self._allowed

    def __contains__(self, value: object) -> bool:
        return self.why_not(value) is None

    def __iter__(self) -> Iterator[Any]:
        return iter(self.allowed())

    def __len__(self) -> int:
        return len(self.allowed())

    def closed(self) -> Iterator[tuple[Any, Refusal]]:
        """The candidates that are not allowed, each with its reason."""
        for value in self.candidates:
            refusal = self.why_not(value)
            if refusal is not None:
                yield value, refusal


class Subsets(Checked):
    """Any subset of `items` that the rules allow, as a tuple; listed in the order of the items,
    accepted in any order."""

    __slots__ = ("items",)

    def __init__(self, items: tuple[Any, ...], why_not: WhyNot) -> None:
        self.items = items
        subsets = (combinations(items, size) for size in range(len(items) + 1))
        super().__init__(chain.from_iterable(subsets), why_not)

    def allowed(self) -> tuple[Any, ...]:
        if self._allowed is None:
            self._allowed = tuple([value for value in self.candidates if self.why_not(value) is None])
        return self._allowed

    def closed(self) -> Iterator[tuple[Any, Refusal]]:
        """Nothing: subsets left out are too many to list; one that is asked for is explained."""
        return iter(())


class Orders(Collection[Any]):
    """Every order of `items`, as a tuple. `items` itself is the usual answer."""

    __slots__ = ("items",)

    def __init__(self, items: tuple[Any, ...]) -> None:
        self.items = items

    def why_not(self, value: Any) -> Refusal | None:
        if isinstance(value, tuple | list) and sorted(value) == sorted(self.items):
            return None
        return Refusal(BAD_PARAM, items=self.items)

    def __contains__(self, value: object) -> bool:
        return self.why_not(value) is None

    def __iter__(self) -> Iterator[Any]:
        return permutations(self.items)

    def __len__(self) -> int:
        count = 1
        for size in range(2, len(self.items) + 1):
            count *= size
        return count


def why_not(answers: Answers, value: Any) -> Refusal | None:
    """None if `value` is among the answers, else the reason."""
    if isinstance(answers, Checked | Orders):
        return answers.why_not(value)
    return None if value in answers else Refusal(BAD_PARAM)
