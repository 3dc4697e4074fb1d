"""The figures of a bench, and what was measured for each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil

import msgspec

DISCORD_WAITS = 3000
"""Milliseconds in which an interaction must be acknowledged."""


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a bench measures, in words, with its unit and the number of digits it is rounded to.

    - `least`, `most`: the bounds of the value. `most_of_floor`: the maximum of its ratio to the floor."""

    name: str
    unit: str
    digits: int = 2
    most: float | None = None
    most_of_floor: float | None = None
    least: float | None = None

    def row(
        self,
        value: float,
        floor: float | None = None,
        before: float | None = None,
        *,
        of: str = "",
        interval: tuple[float, float] | None = None,
    ) -> BenchRow:
        """What was measured, rounded, with its ratios. The arguments are fields of `BenchRow`."""
        return BenchRow(
            self,
            of,
            self._rounded(value),
            None if floor is None else self._rounded(floor),
            round(value / floor, 2) if floor else None,
            before=None if before is None else self._rounded(before),
            to_before=round(value / before, 2) if before else None,
            interval=None if interval is None else (self._rounded(interval[0]), self._rounded(interval[1])),
        )

    def _rounded(self, value: float) -> float:
        return round(value, self.digits) if self.digits else round(value)

    def among(self, rows: Iterable[BenchRow], of: str | None = None) -> BenchRow:
        """The first row of this figure. `of`: it was measured of that."""
        return next(row for row in rows if row.figure == self and of in (None, row.of))


class BenchRow(msgspec.Struct, omit_defaults=True):
    """One figure as it was measured.

    - `of`: of what: a title, a store, a number of tables.
    - `interval`: the ends of the value's 95 % interval.
    - `floor`: the same figure of code that others wrote. `ratio`: to it. `within`: half the width of the
      ratio's 95 % interval.
    - `before`: the figure of another worktree (`--beside`). `to_before`: the ratio to it."""

    figure: Figure
    of: str
    value: float
    floor: float | None
    ratio: float | None
    before: float | None = None
    to_before: float | None = None
    within: float | None = None
    interval: tuple[float, float] | None = None

    @property
    def is_kept(self) -> bool:
        """Whether it is within the bounds of its figure, if it has any."""
        figure = self.figure
        return (
            (figure.least is None or self.value >= figure.least)
            and (figure.most is None or self.value <= figure.most)
            and (figure.most_of_floor is None or self.ratio is None or self.ratio <= figure.most_of_floor)
        )

    def line(self) -> str:
        """The figure with its floor, what was before and its bounds, as it is printed."""
        name = f"{self.figure.name}, {self.of}" if self.of else self.figure.name
        within = "" if self.within is None else f" ± {self.within}"
        beside = "" if self.floor is None else f", floor {self.floor}, ratio {self.ratio}{within}"
        before = "" if self.before is None else f", before {self.before}, ratio to it {self.to_before}"
        interval = "" if self.interval is None else f" [{self.interval[0]}, {self.interval[1]}]"
        bounds = [f"{one:g}" for one in (self.figure.most_of_floor, self.figure.most) if one is not None]
        bounds += [] if self.figure.least is None else [f"at least {self.figure.least:g}"]
        kept = "kept" if self.is_kept else "MISSED"
        bound = f" (bound {', '.join(bounds)}: {kept})" if bounds else ""
        return f"{name}: {self.value} {self.figure.unit}".rstrip() + f"{interval}{beside}{before}{bound}"


def percentile(values: Sequence[float], percent: int) -> float:
    """The value that this percentage of the values do not exceed. Raises ValueError if there are none: what
    was not measured keeps no bound."""
    if not values:
        raise ValueError("nothing was measured")
    ordered = sorted(values)
    return ordered[max(ceil(percent / 100 * len(ordered)) - 1, 0)]
