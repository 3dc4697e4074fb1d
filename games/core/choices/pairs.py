"""Composed answers whose pieces are pairs: quantities of things, and items assigned to keys."""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

from games.core.choices.answers import Answers, WhyNot
from games.core.choices.pieces import Composite, Pieces, Subsets, allowed, why_not_of, without
from games.core.choices.refusal import BAD_PARAM, NOT_OFFERED, TOO_FEW, TOO_MANY, Refusal


def _sum(value: Pieces) -> int:
    return sum([amount for _, amount in value])


class Quantities(Composite):
    """Quantities of several things (goods, money), as a tuple of (name, amount) pairs with positive
    amounts. Listed in the order of `most`, accepted in any order. `most`: the maximum of each, or a range of
    its amounts.
    `total(value)`: the total shown beside the menus, bounded by `least_total` and `most_total` (None: no
    bound)."""

    __slots__ = ("_why_not", "least_total", "most_total", "ranges", "total")

    def __init__(
        self,
        most: Mapping[str, int | range],
        why_not: WhyNot = allowed,
        least_total: int = 0,
        most_total: int | None = None,
        total: Callable[[Pieces], int] = _sum,
    ) -> None:
        self.ranges = {
            name: range(1, upto + 1) if isinstance(upto, int) else upto for name, upto in most.items()
        }
        self.least_total = least_total
        self.most_total = most_total
        self.total = total
        self._why_not = why_not

    def why_not(self, value: Any) -> Refusal | None:
        if not _is_pairs(value) or len(dict(value)) < len(value):
            return Refusal(BAD_PARAM)
        if not dict(value).keys() <= self.ranges.keys():
            return Refusal(BAD_PARAM)
        for name, amount in value:
            if amount not in self.ranges[name]:
                return Refusal(NOT_OFFERED, item=name)
        total = self.total(value)
        if total < self.least_total:
            return Refusal(TOO_FEW, least=self.least_total, have=total)
        if self.most_total is not None and total > self.most_total:
            return Refusal(TOO_MANY, most=self.most_total, have=total)
        return self._why_not(value)

    def more(self, pieces: Pieces) -> Answers:
        return [(name, amount) for name in self.names(pieces) for amount in self.amounts(pieces, name)]

    def names(self, pieces: Pieces) -> Pieces:
        """The names that may still get an amount: those after the last one named."""
        names = tuple(self.ranges)
        after = names.index(pieces[-1][0]) + 1 if pieces else 0
        return tuple([name for name in names[after:] if self.amounts(pieces, name)])

    def amounts(self, pieces: Pieces, name: str) -> Collection[int]:
        """The amounts of `name` that may be added."""
        most = self.most_total
        if most is None:
            return self.ranges[name]
        return [n for n in self.ranges[name] if self.total((*pieces, (name, n))) <= most]

    def label(self, piece: Any) -> tuple[Any, ...]:
        return tuple(piece)


class Assignments(Composite):
    """Several assignments: a tuple of (key, items) pairs in which no item occurs twice (roles with their
    cards). `why_not_bundle((key, items))` is the rule for one pair, `why_not` for all of them."""

    __slots__ = ("_why_not", "items", "keys", "least", "most", "why_not_bundle")

    def __init__(
        self,
        keys: Pieces,
        items: Pieces,
        why_not_bundle: WhyNot,
        why_not: WhyNot = allowed,
        least: int = 1,
        most: int | None = None,
    ) -> None:
        self.keys = keys
        self.items = items
        self.why_not_bundle = why_not_bundle
        self.least = least
        self.most = most
        self._why_not = why_not

    def why_not(self, value: Any) -> Refusal | None:
        if not _is_pairs(value) or not all(isinstance(items, tuple | list) for _, items in value):
            return Refusal(BAD_PARAM)
        used = tuple([item for _, items in value for item in items])
        refusal = why_not_of(used, self.items, 0, len(self.items))
        if refusal is None and (len(value) < self.least or not all(key in self.keys for key, _ in value)):
            refusal = Refusal(BAD_PARAM)
        if refusal is None and self.most is not None and len(value) > self.most:
            refusal = Refusal(TOO_MANY, most=self.most, have=len(value))
        for bundle in value if refusal is None else ():
            refusal = refusal or self.why_not_bundle(bundle)
        return refusal or self._why_not(value)

    def bundle(self, pieces: Pieces, key: Any) -> Subsets:
        """The possible items of a further `key`, given the pairs so far."""
        used = tuple([item for _, items in pieces for item in items])
        return Subsets(without(self.items, used), lambda items: self.why_not_bundle((key, items)))

    def more(self, pieces: Pieces) -> Answers:
        if self.most is not None and len(pieces) >= self.most:
            return ()
        return _Lazy(lambda: ((key, items) for key in self.keys for items in self.bundle(pieces, key)))

    def label(self, piece: Any) -> tuple[Any, ...]:
        return tuple(piece)

    def _from(self, pieces: Pieces) -> Iterator[Pieces]:
        if self.may_end(pieces):
            yield pieces
        for piece in self.more(pieces):
            # Each value is listed in one order only, else it would come many times.
            if not pieces or self._rank(piece) > self._rank(pieces[-1]):
                yield from self._from((*pieces, piece))

    def _rank(self, bundle: Any) -> tuple[int, Pieces]:
        return self.keys.index(bundle[0]), tuple([self.items.index(item) for item in bundle[1]])


class _Lazy(Collection[Any]):
    """A collection defined only by its iterator."""

    __slots__ = ("_run",)

    def __init__(self, run: Callable[[], Iterator[Any]]) -> None:
        self._run = run

    def __iter__(self) -> Iterator[Any]:
        return self._run()

    def __contains__(self, value: object) -> bool:
        return any(value == other for other in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None


def _is_pairs(value: Any) -> bool:
    return isinstance(value, tuple | list) and all(
        isinstance(pair, tuple | list) and len(pair) == 2 for pair in value
    )
