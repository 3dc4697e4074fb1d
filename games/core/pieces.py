"""Answers that are put together piece by piece: subsets, orders, amounts, bundles and ways.

The value is a tuple of pieces. Whoever asks for one (a panel, a command, a computer player) begins with
nothing, adds one of `more(pieces)` after another, may take the last back, and is done where `why_not(pieces)`
is None. Everything is lazy: nothing is listed to be counted or checked.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from itertools import combinations, islice, permutations
from math import factorial
from typing import Any

from games.core.answers import Answers, Checked, Chooser, Explained, WhyNot, pick
from games.core.refusal import BAD_PARAM, NOT_OFFERED, REPEATED, TOO_FEW, TOO_MANY, Refusal

Value = tuple[Any, ...]

_TRIES, _FEW_ITEMS = 2000, 6
"""How often a random value of more than a few pieces is tried before all are listed."""

ONE_IN_THREE = (True, False, False)
"""How often a value that is put together at random ends where it could."""


def _allowed(value: Any) -> Refusal | None:
    return None


def _sum(value: Value) -> int:
    return sum([amount for _, amount in value])


class Pieces(Explained):
    """A tuple of pieces. `label(piece)` splits a piece for menus that ask in two steps (which good, how
    many); most pieces are asked for whole."""

    __slots__ = ()

    def more(self, pieces: Value) -> Answers:
        """What may be added to what has been put together so far; empty when nothing more fits."""
        raise TypeError(f"{type(self).__name__} is not put together")

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def label(self, piece: Any) -> tuple[Any, ...]:
        """The parts of a piece, coarse to fine."""
        return (piece,)

    def pick(self, rng: Chooser) -> Any:
        """A value grown at random: at every piece that could be the last, one in three stops there."""
        for _ in range(_TRIES):
            value = self._grown(rng)
            if value is not None:
                return value
        return tuple(pick(tuple(self), rng))

    def may_end(self, pieces: Value) -> bool:
        """Whether pieces that were put together as `more` has it make a whole answer."""
        return self.why_not(pieces) is None

    def _grown(self, rng: Chooser) -> Value | None:
        value: Value = ()
        while True:
            complete = self.may_end(value)
            more = self.more(value)
            if complete and (not more or rng.choice(ONE_IN_THREE)):
                return value
            if not more:
                return None
            value = (*value, pick(more, rng))


class Subsets(Pieces):
    """Any subset of `items` that the rules allow, as a tuple; listed in the order of the items, accepted
    in any order. At `least` and at `most` so many (None: all); that the items are among those offered,
    each once, is checked here. `partial(chosen)` says why a choice that is still growing can't lead
    anywhere, so that whole branches are never looked at."""

    __slots__ = ("_why_not", "items", "least", "most", "partial")

    def __init__(
        self,
        items: Value,
        why_not: WhyNot = _allowed,
        least: int = 0,
        most: int | None = None,
        partial: WhyNot = _allowed,
    ) -> None:
        self.items = items
        self.least = least
        self.most = len(items) if most is None else min(most, len(items))
        self.partial = partial
        self._why_not = why_not

    def why_not(self, value: Any) -> Refusal | None:
        refusal = _why_not_of(value, self.items, self.least, self.most)
        return refusal or self.partial(tuple(value)) or self._why_not(value)

    def fits(self, subset: Value) -> bool:
        """Whether the rules allow a choice of so many of the items."""
        return self.partial(subset) is None and self._why_not(subset) is None

    def more(self, pieces: Value) -> Answers:
        if len(pieces) >= self.most:
            return ()
        left = _without(self.items, pieces)
        return Checked(left, lambda item: self._why_not_more(pieces, left, item))

    def _why_not_more(self, pieces: Value, left: Value, item: Any) -> Refusal | None:
        if item not in left:
            return Refusal(NOT_OFFERED, item=item)
        return self.partial((*pieces, item))

    def __iter__(self) -> Iterator[Value]:
        if self.partial is _allowed:
            for count in range(self.least, self.most + 1):
                subsets = combinations(self.items, count)
                if self._why_not is _allowed:
                    yield from subsets
                else:
                    yield from (subset for subset in subsets if self._why_not(subset) is None)
        else:
            yield from self._grow((), 0)

    def _grow(self, chosen: Value, first: int) -> Iterator[Value]:
        if len(chosen) >= self.least and self._why_not(chosen) is None:
            yield chosen
        if len(chosen) == self.most:
            return
        for at in range(first, len(self.items)):
            longer = (*chosen, self.items[at])
            if self.partial(longer) is None:
                yield from self._grow(longer, at + 1)

    def pick(self, rng: Chooser) -> Value:
        """A subset; each with the same chance where few items make it cheap."""
        if len(self.items) > _FEW_ITEMS:
            for _ in range(_TRIES):
                subset = tuple([item for item in self.items if rng.choice((False, True))])
                if self.least <= len(subset) <= self.most and self.fits(subset):
                    return subset
        few = tuple(islice(self, 1 << _FEW_ITEMS if len(self.items) > _FEW_ITEMS else None))
        return tuple(pick(few, rng))


class Orders(Pieces):
    """Every order of `items`, or of `least` to `most` of them, as a tuple. `items` itself is the usual
    answer where all are wanted."""

    __slots__ = ("_why_not", "items", "least", "most")

    def __init__(
        self, items: Value, least: int | None = None, most: int | None = None, why_not: WhyNot = _allowed
    ) -> None:
        self.items = items
        self.least = len(items) if least is None else least
        self.most = len(items) if most is None else min(most, len(items))
        self._why_not = why_not

    @property
    def usual(self) -> Value | None:
        """The order the items stand in, where it is an answer."""
        return self.items if self.why_not(self.items) is None else None

    def why_not(self, value: Any) -> Refusal | None:
        if _why_not_of(value, self.items, self.least, self.most) is not None:
            return Refusal(BAD_PARAM, items=self.items)
        return self._why_not(value)

    def more(self, pieces: Value) -> Answers:
        return () if len(pieces) >= self.most else _without(self.items, pieces)

    def __iter__(self) -> Iterator[Value]:
        for count in range(self.least, self.most + 1):
            for order in permutations(self.items, count):
                if self._why_not(order) is None:
                    yield order

    def __len__(self) -> int:
        if self._why_not is not _allowed:
            return super().__len__()
        most = len(self.items)
        return sum(factorial(most) // factorial(most - count) for count in range(self.least, self.most + 1))

    def pick(self, rng: Chooser) -> Value:
        """One of the orders of all items, each with the same chance; of a few, grown at random."""
        if self.least < len(self.items) or self._why_not is not _allowed:
            return tuple(super().pick(rng))
        return any_order(self.items, rng)


class Amounts(Pieces):
    """How much of each of several things (goods, money), as a tuple of (name, amount) with amounts above
    none, in the order of `most`. `most` is the largest amount of each, or a range of what it may be.
    `total(value)`: what the whole comes to, for a running total beside the menus; its bounds are
    `least_total` and `most_total` (None: any)."""

    __slots__ = ("_why_not", "least_total", "most_total", "ranges", "total")

    def __init__(
        self,
        most: Mapping[str, int | range],
        why_not: WhyNot = _allowed,
        least_total: int = 0,
        most_total: int | None = None,
        total: Callable[[Value], int] = _sum,
    ) -> None:
        self.ranges = {
            name: range(1, upto + 1) if isinstance(upto, int) else upto for name, upto in most.items()
        }
        self.least_total = least_total
        self.most_total = most_total
        self.total = total
        self._why_not = why_not

    def why_not(self, value: Any) -> Refusal | None:
        if not _is_pairs(value) or [name for name in self.ranges if name in dict(value)] != [
            name for name, _ in value
        ]:
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

    def more(self, pieces: Value) -> Answers:
        return [(name, amount) for name in self.names(pieces) for amount in self.amounts(pieces, name)]

    def names(self, pieces: Value) -> Value:
        """What an amount may still be named of: what stands after the last one named."""
        names = tuple(self.ranges)
        after = names.index(pieces[-1][0]) + 1 if pieces else 0
        return tuple([name for name in names[after:] if self.amounts(pieces, name)])

    def amounts(self, pieces: Value, name: str) -> Collection[int]:
        """How much of `name` may be added."""
        most = self.most_total
        if most is None:
            return self.ranges[name]
        return [n for n in self.ranges[name] if self.total((*pieces, (name, n))) <= most]

    def label(self, piece: Any) -> tuple[Any, ...]:
        return tuple(piece)

    def __iter__(self) -> Iterator[Value]:
        yield from self._grow(())

    def _grow(self, value: Value) -> Iterator[Value]:
        if self.why_not(value) is None:
            yield value
        for piece in self.more(value):
            yield from self._grow((*value, piece))


class Bundles(Pieces):
    """Several bundles at once: a tuple of (key, items) in which no item comes twice (roles with their
    cards). `why_not_bundle((key, items))` is the rule for one, `why_not` for all together."""

    __slots__ = ("_why_not", "items", "keys", "least", "most", "why_not_bundle")

    def __init__(
        self,
        keys: Value,
        items: Value,
        why_not_bundle: WhyNot,
        why_not: WhyNot = _allowed,
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
        refusal = _why_not_of(used, self.items, 0, len(self.items))
        if refusal is None and (len(value) < self.least or not all(key in self.keys for key, _ in value)):
            refusal = Refusal(BAD_PARAM)
        if refusal is None and self.most is not None and len(value) > self.most:
            refusal = Refusal(TOO_MANY, most=self.most, have=len(value))
        for bundle in value if refusal is None else ():
            refusal = refusal or self.why_not_bundle(bundle)
        return refusal or self._why_not(value)

    def bundle(self, pieces: Value, key: Any) -> Subsets:
        """What a further bundle of `key` may hold, given those put together so far."""
        used = tuple([item for _, items in pieces for item in items])
        return Subsets(_without(self.items, used), lambda items: self.why_not_bundle((key, items)))

    def more(self, pieces: Value) -> Answers:
        if self.most is not None and len(pieces) >= self.most:
            return ()
        return _Lazy(lambda: ((key, items) for key in self.keys for items in self.bundle(pieces, key)))

    def label(self, piece: Any) -> tuple[Any, ...]:
        return tuple(piece)

    def __iter__(self) -> Iterator[Value]:
        yield from self._grow(())

    def _grow(self, value: Value) -> Iterator[Value]:
        if self.why_not(value) is None:
            yield value
        for piece in self.more(value):
            # Bundles of one value stand in one order only, else each would come many times.
            if not value or self._rank(piece) > self._rank(value[-1]):
                yield from self._grow((*value, piece))

    def _rank(self, bundle: Any) -> tuple[int, Value]:
        return self.keys.index(bundle[0]), tuple([self.items.index(item) for item in bundle[1]])


class Ways(Pieces):
    """An ordered path, place by place: `more(path)` are the next places with their reasons, `why_not(path)`
    is None where the path may end. Paths are bounded by `more` coming to an end."""

    __slots__ = ("_more", "_why_not")

    def __init__(self, more: Callable[[Value], Answers], why_not: WhyNot) -> None:
        self._more = more
        self._why_not = why_not

    def more(self, pieces: Value) -> Answers:
        return self._more(pieces)

    def why_not(self, value: Any) -> Refusal | None:
        if not isinstance(value, tuple | list):
            return Refusal(BAD_PARAM)
        path: Value = ()
        for place in value:
            nexts = self._more(path)
            refusal = nexts.why_not(place) if isinstance(nexts, Explained) else None
            if refusal is not None:
                return refusal
            if place not in nexts:
                return Refusal(NOT_OFFERED, item=place)
            path = (*path, place)
        return self._why_not(path)

    def may_end(self, pieces: Value) -> bool:
        return self._why_not(pieces) is None

    def __iter__(self) -> Iterator[Value]:
        yield from self._grow(())

    def _grow(self, path: Value) -> Iterator[Value]:
        if self._why_not(path) is None:
            yield path
        for place in self._more(path):
            yield from self._grow((*path, place))


class _Lazy(Collection[Any]):
    """A collection known by how it is run through."""

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


def any_order(items: Iterable[Any], rng: Chooser) -> Value:
    """One of the orders of all items, each with the same chance."""
    left = list(items)
    order = []
    while len(left) > 1:
        order.append(left.pop(rng.choice(range(len(left)))))
    return (*order, *left)


def _without(items: Value, taken: Value) -> Value:
    """`items` less one for each of `taken`."""
    counted = Counter(taken)
    left = []
    for item in items:
        if counted[item]:
            counted[item] -= 1
        else:
            left.append(item)
    return tuple(left)


def _is_pairs(value: Any) -> bool:
    return isinstance(value, tuple | list) and all(
        isinstance(pair, tuple | list) and len(pair) == 2 for pair in value
    )


def _why_not_of(value: Any, items: Value, least: int, most: int) -> Refusal | None:
    """Why `value` is no choice of `least` to `most` of `items`, each as often as it is there."""
    if not isinstance(value, tuple | list):
        return Refusal(BAD_PARAM)
    have = Counter(items)
    for item, count in Counter(value).items():
        if item not in have:
            return Refusal(NOT_OFFERED, item=item)
        if count > have[item]:
            return Refusal(REPEATED, item=item)
    if len(value) < least:
        return Refusal(TOO_FEW, least=least, have=len(value))
    return Refusal(TOO_MANY, most=most, have=len(value)) if len(value) > most else None
