"""What the command lines of several programs have in common."""

import argparse
from collections.abc import Sequence

from render.titles import ARTISTS


def titles_named(description: str | None) -> Sequence[str]:
    """The ids of the titles that the command line names; of all titles if it names none."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("titles", nargs="*", metavar="title", help=", ".join(ARTISTS))
    titles: list[str] = parser.parse_args().titles
    if unknown := [title for title in titles if title not in ARTISTS]:
        parser.error(f"no title is {unknown[0]!r}, only {', '.join(ARTISTS)}")
    return titles or list(ARTISTS)
