"""`python -m bench NAME [--json] [--title T]`: run bench/NAME.py and print what it measured."""

import argparse
import importlib
import inspect
from pathlib import Path


def main() -> None:
    """Run one bench; its `main` prints its rows."""
    names = sorted(path.stem for path in Path(__file__).parent.glob("[a-z]*.py"))
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("name", choices=names)
    parser.add_argument("--json", action="store_true", help="print the rows as JSON and nothing else")
    parser.add_argument("--title", default="florence", help="the title to measure with, where it matters")
    chosen = parser.parse_args()
    run = importlib.import_module(f"bench.{chosen.name}").main
    if "title" in inspect.signature(run).parameters:
        run(chosen.json, title=chosen.title)
    else:
        run(chosen.json)


if __name__ == "__main__":
    main()
