"""What the command lines of programs have in common. It imports only the standard library."""

import argparse
from collections.abc import Collection, Sequence


def parser_of(program: str, description: str | None) -> argparse.ArgumentParser:
    """A parser of a command line whose help shows the module's docstring as it is."""
    return argparse.ArgumentParser(
        prog=program, description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )


def titles_named(program: str, description: str | None, known: Collection[str]) -> Sequence[str]:
    """The ids of the titles that the command line names; all that are known if it names none."""
    parser = parser_of(program, description)
    parser.add_argument("titles", nargs="*", metavar="title", help=", ".join(known))
    titles: list[str] = parser.parse_args().titles
    if unknown := [title for title in titles if title not in known]:
        parser.error(f"no title is {unknown[0]!r}, only {', '.join(known)}")
    return titles or list(known)
