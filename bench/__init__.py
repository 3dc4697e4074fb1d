"""Measurements beside something others wrote, in turns in the same run; see `python -m bench --help`.

Each module has `main(as_json)`, which prints and returns rows of {name, value, unit, floor, ratio}.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from games.core import Title

NO_OPTIONS: Mapping[str, str] = {}


def options_of(title: Title, words: Mapping[str, str]) -> Any:
    """The options of a table, some set by their words. SystemExit if there is none of that name or value."""
    unknown = sorted(set(words) - set(title.options.__struct_fields__))
    if unknown:
        raise SystemExit(f"{title.id} has no option {unknown[0]!r}")
    try:
        return msgspec.convert(dict(words), title.options, strict=False)
    except msgspec.ValidationError as error:
        raise SystemExit(str(error)) from None


def say(rows: Sequence[Mapping[str, Any]]) -> None:
    """Print rows, a line each; what has no floor stands alone."""
    for row in rows:
        beside = "" if row["floor"] is None else f", floor {row['floor']}, ratio {row['ratio']}"
        print(f"{row['name']}: {row['value']} {row['unit']}{beside}")


def with_words(name: str, words: Mapping[str, str]) -> str:
    """A title's id, with the options it is measured with."""
    return " ".join([name, *(f"{option}={value}" for option, value in words.items())])
