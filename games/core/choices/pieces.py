"""Answers composed piece by piece: subsets, permutations and paths. Those whose pieces are pairs
(quantities, assignments) are in `games.core.choices.pairs`.

The value is a tuple of pieces. A caller (a panel, a command, a computer player) starts with an empty
tuple, adds one of `more(pieces)` at a time, may take the last back, and is done when `why_not(pieces)` is
None. Everything is lazy: counting and checking list nothing."""

from collections import Counter
from collections.abc import Callable, Iterator
from copy import copy
from itertools import combinations, islice, permutations
from math import factorial
from typing import Any

from games.core.choices.answers import Answers, Checked, Chooser, Explained, WhyNot, pick, shuffled
from games.core.choices.refusal import BAD_PARAM, NOT_OFFERED, REPEATED, TOO_FEW, TOO_MANY, Refusal

Pieces = tuple[Any, ...]

_TRIES, _FEW_ITEMS = 2000, 6
"""Number of random tries before all values are listed; up to how many items all values are listed at once."""

ONE_IN_THREE = (True, False, False)
"""Drawn from: whether a random composed value ends where it could."""


def allowed(value: Any) -> Refusal | None:
    """The rule that forbids nothing."""
    return None


class Composite(Explained):
    """A tuple of pieces. `label(piece)` splits a piece for menus that ask in two steps (which good, how
    many). Most pieces are one step."""

    __slots__ = ()

    def more(self, pieces: Pieces) -> Answers:
        """What may be added to the pieces so far; empty when nothing more fits."""
        raise TypeError(f"{type(self).__name__} is not put together")

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def label(self, piece: Any) -> tuple[Any, ...]:
        """The parts of a piece, coarse to fine."""
        return (piece,)

    def pick(self, rng: Chooser) -> Any:
        """A value grown at random. At each piece that could be the last, it stops with a chance of one in
        three."""
        for _ in range(_TRIES):
            value = self._grown(rng)
            if value is not None:
                return value
        return tuple(pick(tuple(self), rng))

    def may_end(self, pieces: Pieces) -> bool:
        """Whether pieces composed by `more` are a complete answer."""
        return self.why_not(pieces) is None

    def __iter__(self) -> Iterator[Pieces]:
        return self._from(())

    def _from(self, pieces: Pieces) -> Iterator[Pieces]:
        """All answers that begin with these pieces."""
        if self.may_end(pieces):
            yield pieces
        for piece in self.more(pieces):
            yield from self._from((*pieces, piece))

    def _grown(self, rng: Chooser) -> Pieces | None:
        value: Pieces = ()
        while True:
            complete = self.may_end(value)
            more = self.more(value)
            if complete and (not more or rng.choice(ONE_IN_THREE)):
                return value
            if not more:
                return None
            value = (*value, pick(more, rng))


class Subsets(Composite):
    """Any subset of `items` that the rules allow, as a tuple. Listed in the order of the items, accepted
    in any order. `items` that are `Checked` are filtered: each of the others has its own reason. `least` and
    `most` bound its size (None: no maximum). That each item is known and occurs once is checked here.
    `partial(chosen)` says why an incomplete choice can't lead to any answer, so that whole branches are
    skipped."""

    __slots__ = ("_why_not", "filtered", "items", "least", "most", "partial")

    def __init__(
        self,
        items: Pieces | Checked,
        why_not: WhyNot = allowed,
        least: int = 0,
        most: int | None = None,
        partial: WhyNot = allowed,
    ) -> None:
        self.filtered = items if isinstance(items, Checked) else None
        self.items = tuple(items)
        self.least = least
        self.most = len(self.items) if most is None else min(most, len(self.items))
        self.partial = partial
        self._why_not = why_not

    def why_not(self, value: Any) -> Refusal | None:
        refusal = why_not_of(value, self.items, self.least, self.most, self._why_not_item)
        return refusal or self.partial(tuple(value)) or self._why_not(value)

    def _why_not_item(self, item: Any) -> Refusal:
        """Why something is not among the items."""
        refusal = self.filtered.why_not(item) if self.filtered is not None else None
        return refusal or _not_offered(item)

    def unexplained(self) -> "Subsets":
        """The same without the reasons of things that are filtered out."""
        same = copy(self)
        same.filtered = None
        return same

    def fits(self, subset: Pieces) -> bool:
        """Whether the rules allow a choice of this size."""
        return self.partial(subset) is None and self._why_not(subset) is None

    def more(self, pieces: Pieces) -> Answers:
        if len(pieces) >= self.most:
            return ()
        left = without(self.items, pieces)
        return Checked(left, lambda item: self._why_not_more(pieces, left, item))

    def _why_not_more(self, pieces: Pieces, left: Pieces, item: Any) -> Refusal | None:
        if item not in left:
            return self._why_not_item(item)
        return self.partial((*pieces, item))

    def __iter__(self) -> Iterator[Pieces]:
        if self.partial is allowed:
            for count in range(self.least, self.most + 1):
                subsets = combinations(self.items, count)
                if self._why_not is allowed:
                    yield from subsets
                else:
                    yield from (subset for subset in subsets if self._why_not(subset) is None)
        else:
            yield from self._grow((), 0)

    def _grow(self, chosen: Pieces, first: int) -> Iterator[Pieces]:
        if len(chosen) >= self.least and self._why_not(chosen) is None:
            yield chosen
        if len(chosen) == self.most:
            return
        for at in range(first, len(self.items)):
            longer = (*chosen, self.items[at])
            if self.partial(longer) is None:
                yield from self._grow(longer, at + 1)

    def pick(self, rng: Chooser) -> Pieces:
        """A subset; equally likely where there are few items."""
        if len(self.items) > _FEW_ITEMS:
            for _ in range(_TRIES):
                subset = tuple([item for item in self.items if rng.choice((False, True))])
                if self.least <= len(subset) <= self.most and self.fits(subset):
                    return subset
        few = tuple(islice(self, 1 << _FEW_ITEMS if len(self.items) > _FEW_ITEMS else None))
        return tuple(pick(few, rng))


class Permutations(Composite):
    """Every permutation of `items`, or of `least` to `most` of them, as a tuple. If all are wanted,
    `items` itself is the usual answer."""

    __slots__ = ("_why_not", "items", "least", "most")

    def __init__(
        self, items: Pieces, least: int | None = None, most: int | None = None, why_not: WhyNot = allowed
    ) -> None:
        self.items = items
        self.least = len(items) if least is None else least
        self.most = len(items) if most is None else min(most, len(items))
        self._why_not = why_not

    @property
    def usual(self) -> Pieces | None:
        """The items in their own order, if that is an answer."""
        return self.items if self.why_not(self.items) is None else None

    def why_not(self, value: Any) -> Refusal | None:
        if why_not_of(value, self.items, self.least, self.most) is not None:
            return Refusal(BAD_PARAM, items=self.items)
        return self._why_not(value)

    def more(self, pieces: Pieces) -> Answers:
        return () if len(pieces) >= self.most else without(self.items, pieces)

    def __iter__(self) -> Iterator[Pieces]:
        for count in range(self.least, self.most + 1):
            for order in permutations(self.items, count):
                if self._why_not(order) is None:
                    yield order

    def __len__(self) -> int:
        if self._why_not is not allowed:
            return super().__len__()
        most = len(self.items)
        return sum(factorial(most) // factorial(most - count) for count in range(self.least, self.most + 1))

    def pick(self, rng: Chooser) -> Pieces:
        """A random permutation of all items, equally likely. If not all are wanted, it is grown at random."""
        if self.least < len(self.items) or self._why_not is not allowed:
            return tuple(super().pick(rng))
        return tuple(shuffled(self.items, rng))


class Paths(Composite):
    """An ordered path, place by place. `more(path)`: the next places with their reasons. `why_not(path)`:
    None if the path may end. A path ends at the latest when `more` is empty."""

    __slots__ = ("_more", "_why_not")

    def __init__(self, more: Callable[[Pieces], Answers], why_not: WhyNot) -> None:
        self._more = more
        self._why_not = why_not

    def more(self, pieces: Pieces) -> Answers:
        return self._more(pieces)

    def why_not(self, value: Any) -> Refusal | None:
        if not isinstance(value, tuple | list):
            return Refusal(BAD_PARAM)
        path: Pieces = ()
        for place in value:
            nexts = self._more(path)
            refusal = nexts.why_not(place) if isinstance(nexts, Explained) else None
            if refusal is not None:
                return refusal
            if place not in nexts:
                return Refusal(NOT_OFFERED, item=place)
            path = (*path, place)
        return self._why_not(path)

    def may_end(self, pieces: Pieces) -> bool:
        return self._why_not(pieces) is None


def without(items: Pieces, taken: Pieces) -> Pieces:
    """`items` without one copy of each in `taken`."""
    counted = Counter(taken)
    left = []
    for item in items:
        if counted[item]:
            counted[item] -= 1
        else:
            left.append(item)
    return tuple(left)


def _not_offered(item: Any) -> Refusal:
    return Refusal(NOT_OFFERED, item=item)


def why_not_of(
    value: Any,
    items: Pieces,
    least: int,
    most: int,
    why_not_item: Callable[[Any], Refusal] = _not_offered,
) -> Refusal | None:
    """Why `value` is no choice of `least` to `most` of `items`, each at most as often as it occurs there.
    `why_not_item`: why something is none of them."""
    if not isinstance(value, tuple | list):
        return Refusal(BAD_PARAM)
    have = Counter(items)
    for item, count in Counter(value).items():
        if item not in have:
            return why_not_item(item)
        if count > have[item]:
            return Refusal(REPEATED, item=item)
    if len(value) < least:
        return Refusal(TOO_FEW, least=least, have=len(value))
    return Refusal(TOO_MANY, most=most, have=len(value)) if len(value) > most else None
