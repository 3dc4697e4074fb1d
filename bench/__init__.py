"""Benchmarks. Most compare with code that others wrote, run in turns with ours; see `python -m bench --help`.

A bench is a module with `main`, which returns its rows (`BenchRow`). `python -m bench` prints them, and what
they mean to a person (`worth`). `opponents` alone prints by itself, as its series end. The other modules play
what is measured: clicks (`clicking`), thousands of tables in the middle of their games (`crowded`), a day
(`daylong`), games with plans (`planned`), games between levels (`series`), parts of these (`simulated`).
`beside` measures another worktree in turns with this one; `bots` are the processes that are started.
"""

import time
from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any

from games.core import Title
from soak import options as by_words

NO_OPTIONS: Mapping[str, str] = {}

BenchRow = dict[str, Any]
"""{name, value, unit, floor, ratio}; with `--beside` also {before, to_before}, with a bound also {bound} or
{at_most}. {within}: half the width of a ratio's 95 % interval."""


def options_of(title: Title, words: Mapping[str, str]) -> Any:
    """The options of a table, some set by their words. SystemExit if there is none of that name or value."""
    try:
        return by_words.options_of(title, words)
    except ValueError as error:
        raise SystemExit(str(error)) from None


def now() -> int:
    """Milliseconds since 1970 UTC."""
    return time.time_ns() // 1_000_000


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
    """One figure of a bench. `floor`: the same figure of code that others wrote. `before`: that of another
    worktree (`--beside`), which adds two fields. `bound`: the maximum of the ratio, or of the value if there
    is no floor. `at_most`: the maximum of the value, also beside a floor."""
    found: BenchRow = {
        "name": name,
        "value": _rounded(value, digits),
        "unit": unit,
        "floor": None if floor is None else _rounded(floor, digits),
        "ratio": round(value / floor, 2) if floor else None,
    }
    if before is not None:
        found["before"] = _rounded(before, digits)
        found["to_before"] = round(value / before, 2) if before else None
    if bound is not None:
        found["bound"] = bound
    if at_most is not None:
        found["at_most"] = at_most
    return found


def within_bound(row: BenchRow) -> bool:
    """Whether a figure is within its bounds, if it has any."""
    bounded = row["value" if row["floor"] is None else "ratio"]
    return bool(bounded <= row.get("bound", bounded) and row["value"] <= row.get("at_most", row["value"]))


def _rounded(value: float, digits: int) -> float:
    return round(value, digits) if digits else round(value)


def say(rows: Sequence[BenchRow]) -> None:
    """Print rows, one a line, with their floor if they have one."""
    for row in rows:
        within = f" ± {row['within']}" if "within" in row else ""
        beside = "" if row["floor"] is None else f", floor {row['floor']}, ratio {row['ratio']}{within}"
        before = f", before {row['before']}, ratio to it {row['to_before']}" if "before" in row else ""
        bounds = [f"{row[kind]:g}" for kind in ("bound", "at_most") if kind in row]
        kept = "kept" if within_bound(row) else "MISSED"
        bound = f" (bound {', '.join(bounds)}: {kept})" if bounds else ""
        print(f"{row['name']}: {row['value']} {row['unit']}{beside}{before}{bound}")


def percentile(values: Sequence[float], percent: int) -> float:
    """The value that this percentage of the values do not exceed; 0 if there are none."""
    ordered = sorted(values)
    return ordered[max(ceil(percent / 100 * len(ordered)) - 1, 0)] if ordered else 0.0


def with_words(name: str, words: Mapping[str, str]) -> str:
    """A title's id, with the options it is measured with."""
    return " ".join([name, *(f"{option}={value}" for option, value in words.items())])
