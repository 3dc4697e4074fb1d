"""What a field of a move may be: a collection of values that can be listed, tested, explained and drawn from.

A tuple or a range serves as it is. The classes here add a reason for what is left out, subsets and orders.
"""

from collections.abc import Callable, Collection, Iterator
from functools import lru_cache
from itertools import chain, combinations, permutations
from math import factorial
from typing import Any, Protocol

from games.core.refusal import BAD_PARAM, Refusal

Answers = Collection[Any]
WhyNot = Callable[[Any], Refusal | None]

_FEW = 4
"""How often a random value is tried before all are listed."""
_LISTED_SUBSETS = 6
"""Up to so many items their subsets are listed at once to draw from them; above, subsets are tried."""
_SUBSET_TRIES = 2000
_LISTED_ORDERS = 5
"""Up to so many items their orders are kept listed to draw from them."""


class Chooser(Protocol):
    """The part of random.Random that a random player needs."""

    def choice(self, seq: Any) -> Any: ...


class Checked:
    """Those of `candidates` the rules allow. `why_not(value)` is the one place where the rule stands:
    it serves the list, the test and the message, and must answer for values outside the candidates too.
    `allowed`: those that `why_not` allows, where they are known without asking it one by one."""

    __slots__ = ("_allowed", "candidates", "why_not")

    def __init__(self, candidates: Collection[Any], why_not: WhyNot, allowed: Answers | None = None) -> None:
        self.candidates = candidates
        self.why_not = why_not
        self._allowed = allowed

    def allowed(self) -> Collection[Any]:
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
            for _ in range(_FEW):
                value = rng.choice(self.candidates)
                if self.why_not(value) is None:
                    return value
        return pick(self.allowed(), rng)


class Subsets(Checked):
    """Any subset of `items` that the rules allow, as a tuple; listed in the order of the items,
    accepted in any order."""

    __slots__ = ("items",)

    def __init__(self, items: tuple[Any, ...], why_not: WhyNot) -> None:
        self.items = items
        super().__init__(_AllSubsets(items), why_not)

    def closed(self) -> Iterator[tuple[Any, Refusal]]:
        """Nothing: subsets left out are too many to list; one that is asked for is explained."""
        return iter(())

    def pick(self, rng: Chooser) -> Any:
        """An allowed subset, each with the same chance. Should so few of very many be allowed that
        two thousand tries meet none, the largest allowed one."""
        if len(self.items) <= _LISTED_SUBSETS:
            return pick(self.allowed(), rng)
        for _ in range(_SUBSET_TRIES):
            subset = tuple([item for item in self.items if rng.choice((False, True))])
            if self.why_not(subset) is None:
                return subset
        by_size = (combinations(self.items, size) for size in range(len(self.items), -1, -1))
        return next(subset for subset in chain.from_iterable(by_size) if self.why_not(subset) is None)


class _AllSubsets:
    """All subsets of `items`, small ones first, made while they are listed."""

    __slots__ = ("items",)

    def __init__(self, items: tuple[Any, ...]) -> None:
        self.items = items

    def __contains__(self, value: object) -> bool:
        return isinstance(value, tuple) and set(value) <= set(self.items)

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return chain.from_iterable(combinations(self.items, size) for size in range(len(self.items) + 1))

    def __len__(self) -> int:
        return 1 << len(self.items)


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
        if len(self.items) <= _LISTED_ORDERS:
            return tuple([self.items[at] for at in rng.choice(_orders(len(self.items)))])
        left = list(self.items)
        order = []
        while len(left) > 1:
            item = rng.choice(left)
            left.remove(item)
            order.append(item)
        return (*order, *left)


@lru_cache
def _orders(n: int) -> tuple[tuple[int, ...], ...]:
    return tuple(permutations(range(n)))


def why_not(answers: Answers, value: Any) -> Refusal | None:
    """None if `value` is among the answers, else the reason."""
    if isinstance(answers, Checked | Orders):
        return answers.why_not(value)
    return None if value in answers else Refusal(BAD_PARAM)


def pick(answers: Answers, rng: Chooser) -> Any:
    """One of the answers, each with the same chance. IndexError if there is none."""
    if isinstance(answers, _PICKING):
        return answers.pick(rng)
    values = answers if isinstance(answers, _PLAIN) else tuple(answers)
    return values[0] if len(values) == 1 else rng.choice(values)


_PLAIN = (tuple, list, range)
_PICKING = (Checked, Orders)
