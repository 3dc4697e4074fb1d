"""A race of candidates: they are tried out round by round, and dropped once they are clearly behind.

All candidates of a round meet the same hidden cards and the same luck. So two of them are compared round by
round, and only what differs between them counts."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean


class Race:
    """The candidates, by index. `ends`: what each came to in its rounds; `left`: those that are still tried;
    `rounds`: the number of rounds so far."""

    def __init__(self, candidates: int, fewest_rounds: int, errors_behind: float) -> None:
        """A candidate is dropped once it is behind the best one by this many standard errors, after this many
        rounds at least."""
        self.ends: list[list[float]] = [[] for _ in range(candidates)]
        self.left = list(range(candidates))
        self.rounds = 0
        self._fewest_rounds = fewest_rounds
        self._errors_behind = errors_behind

    def note(self, ends: Sequence[float]) -> None:
        """Keep what the candidates that are left came to in a round, in their order. If there was no time for
        all of them, `ends` is of the first."""
        for at, end in zip(self.left, ends, strict=False):
            self.ends[at].append(end)
        self.rounds += 1

    def drop_behind(self) -> None:
        """Drop the candidates that are clearly behind."""
        if self.rounds < self._fewest_rounds:
            return
        best = max(self.left, key=self.mean)
        self.left = [at for at in self.left if not self.is_ahead(best, at, self._errors_behind)]

    def keep_best(self, count: int) -> None:
        """Drop all but this many, the best so far."""
        self.left = sorted(self.left, key=self.mean, reverse=True)[:count]

    def best_first(self, prior: Sequence[float] = (), trust: float = 0.0) -> list[int]:
        """All candidates by what they come to on average, the best first, those that were dropped last.
        `prior`: what each seemed to come to before, times the number of rounds that counts as (`trust`)."""
        weights = [max(1.0, trust + len(ends)) for ends in self.ends]
        sums = [sum(ends) + (prior[at] if prior else 0.0) for at, ends in enumerate(self.ends)]
        left = set(self.left)
        return sorted(range(len(self.ends)), key=lambda at: (at not in left, -sums[at] / weights[at]))

    def mean(self, at: int) -> float:
        """What a candidate comes to on average."""
        return fmean(self.ends[at])

    def lead(self, one: int, other: int) -> tuple[float, float]:
        """As `lead_and_error`, of two candidates."""
        return lead_and_error(self.ends[one], self.ends[other])

    def is_ahead(self, one: int, other: int, errors: float) -> bool:
        """Whether a candidate is ahead of another by more than this many standard errors."""
        if self.rounds < 2:
            return False
        lead, error = self.lead(one, other)
        return lead > errors * error


def lead_and_error(ends: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """By how much one candidate is ahead of another on average of the rounds that both had, and the standard
    error of that."""
    ahead = [mine - other for mine, other in zip(ends, others, strict=False)]
    lead, rounds = fmean(ahead), len(ahead)
    squares = sum([(one - lead) ** 2 for one in ahead])
    return lead, sqrt(squares / max(rounds - 1, 1) / rounds)
