"""Benchmarks. Most compare with code that others wrote, run in turns with ours; see `python -m bench --help`.

Each module has `main(as_json)`, which prints its rows (`BenchRow`) and returns them.
"""

import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from games.core import Title

NO_OPTIONS: Mapping[str, str] = {}

BenchRow = dict[str, Any]
"""{name, value, unit, floor, ratio}; with `--beside` also {before, to_before}."""


def options_of(title: Title, words: Mapping[str, str]) -> Any:
    """The options of a table, some set by their words. SystemExit if there is none of that name or value."""
    unknown = sorted(set(words) - set(title.options.__struct_fields__))
    if unknown:
        raise SystemExit(f"{title.id} has no option {unknown[0]!r}")
    try:
        return msgspec.convert(dict(words), title.options, strict=False)
    except msgspec.ValidationError as error:
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
    digits: int = 2,
) -> BenchRow:
    """One figure of a bench. `floor`: the same figure of code that others wrote. `before`: that of another
    worktree (`--beside`), which adds two fields."""
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
    return found


def _rounded(value: float, digits: int) -> float:
    return round(value, digits) if digits else round(value)


def say(rows: Sequence[Mapping[str, Any]]) -> None:
    """Print rows, one a line, with their floor if they have one."""
    for row in rows:
        beside = "" if row["floor"] is None else f", floor {row['floor']}, ratio {row['ratio']}"
        before = f", before {row['before']}, ratio to it {row['to_before']}" if "before" in row else ""
        print(f"{row['name']}: {row['value']} {row['unit']}{beside}{before}")


def with_words(name: str, words: Mapping[str, str]) -> str:
    """A title's id, with the options it is measured with."""
    return " ".join([name, *(f"{option}={value}" for option, value in words.items())])
