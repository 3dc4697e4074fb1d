"""The possible values of a move's field: a collection that can be listed, tested, explained and drawn
from.

A plain tuple or range will do. `Checked` gives a reason for each excluded value. Values that are composed
piece by piece are in `games.core.choices.pieces` (subsets, permutations, paths) and
`games.core.choices.pairs` (quantities, assignments)."""

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, Protocol, TypeVar

from games.core.choices.refusal import BAD_PARAM, OUT_OF_RANGE, Refusal

T = TypeVar("T")

Answers = Collection[Any]
WhyNot = Callable[[Any], Refusal | None]

_TRIES = 4
"""Number of random values tried before all are listed."""


class Chooser(Protocol):
    """The part of random.Random that a random player needs."""

    def choice(self, seq: Any) -> Any: ...


class Explained:
    """Answers that explain why a value is not among them, and that can be drawn from. It is no ABC:
    `isinstance` of one costs five times as much, and every random move needs it."""

    __slots__ = ()

    def why_not(self, value: Any) -> Refusal | None:
        """None if `value` is an answer, else the reason; accepts any value at all."""
        raise TypeError(f"{type(self).__name__} explains nothing")

    def pick(self, rng: Chooser) -> Any:
        """One of the answers, equally likely where that is cheap. IndexError if there is none."""
        return pick(tuple(self), rng)

    def __iter__(self) -> Iterator[Any]:
        raise TypeError(f"{type(self).__name__} lists nothing")

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __contains__(self, value: object) -> bool:
        return self.why_not(value) is None


class Checked(Explained):
    """The `candidates` that the rules allow. `why_not(value)` is the only place where the rule is written:
    it serves the list, the test and the message. It must also judge values outside the candidates.
    `allowed`: the values that `why_not` allows, for callers that know them without testing each."""

    __slots__ = ("_allowed", "_why_not", "candidates")

    def __init__(self, candidates: Answers, why_not: WhyNot, allowed: Answers | None = None) -> None:
        self.candidates = candidates
        self._why_not = why_not
        self._allowed = allowed

    def why_not(self, value: Any) -> Refusal | None:
        """The rule."""
        return self._why_not(value)

    def allowed(self) -> Answers:
        """The allowed values in the candidates' order; computed once."""
        if self._allowed is None:
            why_not = self._why_not
            self._allowed = tuple([value for value in self.candidates if why_not(value) is None])
        return self._allowed

    def each(self) -> Iterator[Any]:
        """The allowed values, each tested when it is reached: for callers that may stop early."""
        if self._allowed is not None:
            return iter(self._allowed)
        why_not = self._why_not
        return (value for value in self.candidates if why_not(value) is None)

    def __contains__(self, value: object) -> bool:
        return self._why_not(value) is None

    def __iter__(self) -> Iterator[Any]:
        return iter(self.allowed())

    def __len__(self) -> int:
        return len(self.allowed())

    def __bool__(self) -> bool:
        if self._allowed is not None:
            return bool(self._allowed)
        why_not = self._why_not
        for value in self.candidates:  # noqa: SIM110 - any() over a generator costs twice as much here
            if why_not(value) is None:
                return True
        return False

    def count_to_two(self) -> int:
        """The number of allowed values, but at most two: no more are tested."""
        if self._allowed is not None:
            return min(len(self._allowed), 2)
        why_not = self._why_not
        count = 0
        for value in self.candidates:
            if why_not(value) is None:
                count += 1
                if count == 2:
                    break
        return count

    def closed(self) -> Iterator[tuple[Any, Refusal]]:
        """The candidates that are not allowed, each with its reason."""
        for value in self.candidates:
            refusal = self._why_not(value)
            if refusal is not None:
                yield value, refusal

    def pick(self, rng: Chooser) -> Any:
        """One of the allowed values, equally likely. IndexError if there is none."""
        allowed = self._allowed
        if allowed is None:
            candidates = self.candidates
            if isinstance(candidates, PLAIN) and candidates:
                why_not, choice = self._why_not, rng.choice
                for _ in range(_TRIES):
                    value = choice(candidates)
                    if why_not(value) is None:
                        return value
            allowed = self.allowed()
        return pick(allowed, rng)


def one_of(values: Answers, refusal: Refusal, candidates: Answers | None = None) -> Checked:
    """One of these values, else this refusal. `candidates`: what is listed with its reason, if that is
    more."""
    return Checked(
        values if candidates is None else candidates,
        lambda value: None if value in values else refusal,
        allowed=values,
    )


class Numbers(Checked):
    """Numbers from `least` to `most` in steps, with the reason for others. `usual`: those that get a
    button of their own; others are typed."""

    __slots__ = ("step", "usual")

    def __init__(
        self, least: int, most: int, step: int = 1, usual: tuple[int, ...] = (), rule: str = ""
    ) -> None:
        numbers = range(least, most + 1, step)
        self.step = step
        self.usual = tuple([number for number in usual if number in numbers])

        def why_not(value: Any) -> Refusal | None:
            if isinstance(value, int) and value in numbers:
                return None
            return Refusal(OUT_OF_RANGE, rule, least=least, most=most, step=step)

        super().__init__(numbers, why_not, allowed=numbers)


PLAIN = (tuple, list, range)
"""Types of answers that are drawn from directly."""


def why_not(answers: Answers, value: Any) -> Refusal | None:
    """None if `value` is among the answers, else the reason."""
    if isinstance(answers, Explained):
        return answers.why_not(value)
    return None if value in answers else Refusal(BAD_PARAM)


def pick(answers: Answers, rng: Chooser) -> Any:
    """One of the answers, equally likely. IndexError if there is none."""
    if isinstance(answers, PLAIN):
        return answers[0] if len(answers) == 1 else rng.choice(answers)
    return answers.pick(rng) if isinstance(answers, Explained) else pick(tuple(answers), rng)


def shuffled(values: Iterable[T], rng: Chooser) -> list[T]:
    """The values in a random order, each order equally likely."""
    left = list(values)
    for last in range(len(left) - 1, 0, -1):
        at = rng.choice(range(last + 1))
        left[last], left[at] = left[at], left[last]
    return left
