"""`python -m bench NAME`: run bench/NAME.py and print what it measured. With `--help` its options."""

import argparse
import ast
import importlib
import sys
import textwrap
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Protocol, cast

import msgspec

from bench.kit.rows import BenchRow
from kit.command_line import parser_of


class Bench(Protocol):
    """A module of this folder."""

    main: Callable[[argparse.Namespace], Iterable[BenchRow]]
    """Measures. A bench that runs for hours yields its rows one by one."""

    to_a_person: Callable[[Sequence[BenchRow]], str]
    """What the figures mean to a person, in a sentence."""


def benches() -> dict[str, str]:
    """The names of the benches, and the first sentence of each."""
    found = {}
    for path in sorted(Path(__file__).parent.glob("[a-z]*.py")):
        told = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
        found[path.stem] = " ".join(told.split("\n\n")[0].split()).partition(". ")[0].removesuffix(".")
    return found


def main() -> None:
    """Run one bench, and print its rows."""
    known = benches()
    parser = parser_of("python -m bench", None)
    parser.add_argument("name", choices=known, metavar="NAME")
    parser.add_argument("--json", action="store_true", dest="as_json", help="print the rows as JSON")
    name = next((word for word in sys.argv[1:] if word in known), None)
    if name is None:
        listed = [
            textwrap.fill(f"{name:12}{what}", 100, subsequent_indent=" " * 12) for name, what in known.items()
        ]
        parser.description, parser.epilog = __doc__, "\n".join(listed)
        parser.parse_args()
        return
    module = importlib.import_module(f"bench.{name}")
    bench = cast(Bench, module)
    parser.description = module.__doc__
    if hasattr(module, "arguments"):  # the options of its own
        module.arguments(parser)
    given = parser.parse_args()
    rows = []
    for row in bench.main(given):
        rows.append(row)
        if not given.as_json:
            print(row.line(), flush=True)
    if given.as_json:
        print(msgspec.json.encode(rows).decode())
    elif rows:
        print(f"to a person: {bench.to_a_person(rows)}")


if __name__ == "__main__":
    main()
