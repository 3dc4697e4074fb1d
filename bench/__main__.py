"""`python -m bench NAME [--json] [--title T]`: run bench/NAME.py and print what it measured."""

import argparse
import importlib
import inspect
import json
from pathlib import Path

from bench import say
from bench.worth import worth


def main() -> None:
    """Run one bench, and print its rows."""
    files = Path(__file__).parent.glob("[a-z]*.py")
    names = sorted(path.stem for path in files if "\ndef main(" in path.read_text(encoding="utf-8"))
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("name", choices=names)
    parser.add_argument("--json", action="store_true", dest="as_json", help="print the rows as JSON")
    parser.add_argument("--title", default="florence", help="the title to measure with, where it matters")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="measure with this option of the title, and all others as they are (again for more)",
    )
    known_args, _ = parser.parse_known_args()
    bench = importlib.import_module(f"bench.{known_args.name}")
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
