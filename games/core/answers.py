"""What a field of a move may be: a collection of values that can be listed, tested, explained and drawn from.

A tuple or a range serves as it is. The classes here add a reason for what is left out, subsets and orders.
"""

from collections.abc import Callable, Collection, Iterator
from itertools import chain, combinations, permutations
from math import factorial
from typing import Any, Protocol

from games.core.refusal import BAD_PARAM, Refusal

Answers = Collection[Any]
WhyNot = Callable[[Any], Refusal | None]

_TRIES, _TRIES_OF_SUBSETS, _FEW_ITEMS = 4, 2000, 6
"""How often a random value, or subset of more than a few items, is tried before all are listed."""


class Chooser(Protocol):
    """The part of random.Random that a random player needs."""

    def choice(self, seq: Any) -> Any: ...


class Checked:
    """Those of `candidates` the rules allow. `why_not(value)` is the one place where the rule stands:
    it serves the list, the test and the message, and must answer for values outside the candidates too.
    `allowed`: those that `why_not` allows, where they are known without asking it one by one."""

    __slots__ = ("_allowed", "candidates", "why_not")

    def __init__(self, candidates: Answers, why_not: WhyNot, allowed: Answers | None = None) -> None:
        self.candidates = candidates
        self.why_not = why_not
        self._allowed = allowed

    def allowed(self) -> Answers:
        """The allowed values in the candidates' order; worked out once."""
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

    def __bool__(self) -> bool:
        if self._allowed is not None:
            return bool(self._allowed)
        why_not = self.why_not
        for value in self.candidates:  # noqa: SIM110 - any() over a generator costs twice as much here
            if why_not(value) is None:
                return True
        return False

    def closed(self) -> Iterator[tuple[Any, Refusal]]:
        """The candidates that are not allowed, each with its reason."""
        for value in self.candidates:
            refusal = self.why_not(value)
            if refusal is not None:
                yield value, refusal

    def pick(self, rng: Chooser) -> Any:
        """One of the allowed values, each with the same chance. IndexError if there is none."""
        if self._allowed is None and isinstance(self.candidates, _PLAIN) and self.candidates:
            for _ in range(_TRIES):
                value = rng.choice(self.candidates)
                if self.why_not(value) is None:
                    return value
        return pick(self.allowed(), rng)


class Subsets(Checked):
    """Any subset of `items` that the rules allow, as a tuple; listed in the order of the items,
    accepted in any order. Those left out are too many to list; one that is asked for is explained."""

    __slots__ = ("items",)

    def __init__(self, items: tuple[Any, ...], why_not: WhyNot) -> None:
        super().__init__((), why_not)
        self.items = items

    def allowed(self) -> Answers:
        if self._allowed is None:
            subsets = chain.from_iterable(combinations(self.items, n) for n in range(len(self.items) + 1))
            self._allowed = tuple([subset for subset in subsets if self.why_not(subset) is None])
        return self._allowed

    def __bool__(self) -> bool:
        return bool(self.allowed())

    def pick(self, rng: Chooser) -> Any:
        for _ in range(_TRIES_OF_SUBSETS if len(self.items) > _FEW_ITEMS else 0):
            subset = tuple([item for item in self.items if rng.choice((False, True))])
            if self.why_not(subset) is None:
                return subset
        return pick(self.allowed(), rng)


class Orders:
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
        return factorial(len(self.items))

    def pick(self, rng: Chooser) -> Any:
        """One of the orders, each with the same chance."""
        left = list(self.items)
        return tuple([left.pop(pick(range(len(left)), rng)) for _ in self.items])


_PLAIN = (tuple, list, range)
_EXPLAINED = (Checked, Orders)


def why_not(answers: Answers, value: Any) -> Refusal | None:
    """None if `value` is among the answers, else the reason."""
    if isinstance(answers, _EXPLAINED):
        return answers.why_not(value)
    return None if value in answers else Refusal(BAD_PARAM)


def pick(answers: Answers, rng: Chooser) -> Any:
    """One of the answers, each with the same chance. IndexError if there is none."""
    if isinstance(answers, _EXPLAINED):
        return answers.pick(rng)
    values = answers if isinstance(answers, _PLAIN) else tuple(answers)
    return values[0] if len(values) == 1 else rng.choice(values)
