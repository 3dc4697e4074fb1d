"""`python -m bench NAME`: run bench/NAME.py and print what it measured. With `--help` its options."""

import argparse
import ast
import importlib
import inspect
import json
import sys
import textwrap
from pathlib import Path

from bench import say
from bench.worth import worth


def _benches() -> dict[str, str]:
    """The names of the benches, and the first sentence of each."""
    found = {}
    for path in sorted(Path(__file__).parent.glob("[a-z]*.py")):
        module = ast.parse(path.read_text(encoding="utf-8"))
        if any(isinstance(part, ast.FunctionDef) and part.name == "main" for part in module.body):
            told = " ".join((ast.get_docstring(module) or "").split("\n\n")[0].split())
            found[path.stem] = told.partition(". ")[0].removesuffix(".")
    return found


def main() -> None:
    """Run one bench, and print its rows."""
    benches = _benches()
    listed = [
        textwrap.fill(f"{name:12}{what}", 100, subsequent_indent=" " * 12) for name, what in benches.items()
    ]
    parser = argparse.ArgumentParser(
        prog="python -m bench", formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("name", choices=benches, metavar="NAME")
    parser.add_argument("--json", action="store_true", dest="as_json", help="print the rows as JSON")
    parser.add_argument("--title", default="florence", help="the title to measure with, where it matters")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="measure with this option of the title, and all others as they are (again for more)",
    )
    named = next((word for word in sys.argv[1:] if word in benches), None)
    if named is None:
        parser.description, parser.epilog = __doc__, "\n".join(listed)
        parser.parse_args()
        return
    bench = importlib.import_module(f"bench.{named}")
    parser.description = bench.__doc__
    if hasattr(bench, "arguments"):
        bench.arguments(parser)
    chosen = parser.parse_args()
    run = bench.main
    given = vars(chosen) | {"options": dict(text.partition("=")[::2] for text in chosen.option)}
    known = inspect.signature(run).parameters
    if given["options"] and "options" not in known:
        parser.error(f"{chosen.name} takes no options")
    rows = run(**{name: value for name, value in given.items() if name in known}) or []
    if chosen.as_json:
        print(json.dumps(rows))
        return
    say(rows)
    if (said := worth(chosen.name, rows)) is not None:
        print(said)


if __name__ == "__main__":
    main()
