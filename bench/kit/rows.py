"""The figures of a bench."""

from collections.abc import Sequence
from math import ceil

import msgspec

GIVEN_UP = 3000
"""Milliseconds after which Discord gives an answer up."""


class BenchRow(msgspec.Struct, omit_defaults=True):
    """One figure of a bench.

    - `floor`: the same figure of code that others wrote. `ratio`: to it. `within`: half the width of the
      ratio's 95 % interval.
    - `before`: the figure of another worktree (`--beside`). `to_before`: the ratio to it.
    - `bound`: the maximum of the ratio, or of the value if there is no floor. `at_most`: the maximum of the
      value, also beside a floor."""

    name: str
    value: float
    unit: str
    floor: float | None
    ratio: float | None
    before: float | None = None
    to_before: float | None = None
    bound: float | None = None
    at_most: float | None = None
    within: float | None = None

    @property
    def is_kept(self) -> bool:
        """Whether the figure is within its bounds, if it has any."""
        bounded = self.ratio if self.floor is not None and self.ratio is not None else self.value
        ratio_kept = self.bound is None or bounded <= self.bound
        return ratio_kept and (self.at_most is None or self.value <= self.at_most)

    def line(self) -> str:
        """The figure with its floor, what was before and its bounds, as it is printed."""
        within = "" if self.within is None else f" ± {self.within}"
        beside = "" if self.floor is None else f", floor {self.floor}, ratio {self.ratio}{within}"
        before = "" if self.before is None else f", before {self.before}, ratio to it {self.to_before}"
        bounds = [f"{one:g}" for one in (self.bound, self.at_most) if one is not None]
        kept = "kept" if self.is_kept else "MISSED"
        bound = f" (bound {', '.join(bounds)}: {kept})" if bounds else ""
        return f"{self.name}: {self.value} {self.unit}{beside}{before}{bound}"


def row(
    name: str,
    value: float,
    unit: str,
    floor: float | None = None,
    before: float | None = None,
    *,
    digits: int = 2,
    bound: float | None = None,
    at_most: float | None = None,
) -> BenchRow:
    """A figure, rounded, with its ratios. The arguments are fields of `BenchRow`."""
    return BenchRow(
        name,
        _rounded(value, digits),
        unit,
        None if floor is None else _rounded(floor, digits),
        round(value / floor, 2) if floor else None,
        before=None if before is None else _rounded(before, digits),
        to_before=round(value / before, 2) if before else None,
        bound=bound,
        at_most=at_most,
    )


def _rounded(value: float, digits: int) -> float:
    return round(value, digits) if digits else round(value)


def named(rows: Sequence[BenchRow], *words: str) -> BenchRow:
    """The first row whose name contains all these words."""
    return next(row for row in rows if all(word in row.name for word in words))


def percentile(values: Sequence[float], percent: int) -> float:
    """The value that this percentage of the values do not exceed; 0 if there are none."""
    ordered = sorted(values)
    return ordered[max(ceil(percent / 100 * len(ordered)) - 1, 0)] if ordered else 0.0
