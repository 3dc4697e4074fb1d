"""Tests what every title must keep, for one title of the project or of a package.

    python -m scripts.laws TITLE

It runs the laws of tests/core, the checks of its words, pictures, commands and computer players, and the
title's own tests. It needs requirements-dev.txt.
"""

import os
import sys
from pathlib import Path

import pytest

from games.packages.entry_points import TESTS, folder_of
from games.titles import LEFT_OUT, TITLES
from kit.command_line import parser_of
from words import say

ROOT = Path(__file__).resolve().parents[1]

SHARED = (
    "tests/core",
    "tests/words",
    "tests/render/test_every_title.py",
    "tests/computer/test_computer_levels.py",
    "tests/cogs/screens/test_limits.py",
)
"""The tests that are run for every title."""


class OnlyOf:
    """Leaves out every test that is not about a title."""

    def __init__(self, title: str, own: Path) -> None:
        self.title = title
        self.own = own

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Keep the title's own tests, and those with it as a parameter."""
        kept = [item for item in items if self.own in item.path.parents or self._is_about(item)]
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = kept

    def _is_about(self, item: pytest.Item) -> bool:
        called = getattr(item, "callspec", None)
        values = called.params.values() if called is not None else ()
        return any(self.title == getattr(value, "id", value) for value in values)


def main(arguments: list[str] | None = None) -> int:
    """Run the tests of the title that the command line names. Returns pytest's exit status."""
    parser = parser_of("python -m scripts.laws", __doc__)
    parser.add_argument("title", help="its id")
    parser.add_argument("--all", action="store_true", help="2,000 games for each number of players")
    given = parser.parse_args(arguments)
    if given.title not in TITLES:
        reasons = [
            f"{one.package}: {say('en', one.why.id, **one.why.figures)}"
            for one in LEFT_OUT
            if one.package.id == given.title
        ]
        parser.error("\n".join(reasons) or f"no title is {given.title!r}, only {', '.join(TITLES)}")
    if given.all:
        os.environ["LAWS"] = "all"
    own = folder_of(given.title, TESTS) or ROOT / "tests" / given.title
    os.chdir(ROOT)
    options = ("--rootdir", str(ROOT), "-c", "pyproject.toml", "-p", "no:xdist", "--import-mode=prepend")
    return int(pytest.main([*options, *SHARED, str(own)], plugins=[OnlyOf(given.title, own)]))


if __name__ == "__main__":
    sys.exit(main())
