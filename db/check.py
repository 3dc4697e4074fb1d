"""`python -m db.check PLACE`: is the database at a path or an address whole? Reads only, also beside the bot.

Pages and references of PostgreSQL are its server's to look after; logs and states are looked at here."""

import asyncio
import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path

from db.contract import StoreError
from db.opening import migrations, schema_version
from db.places import on_server
from db.whole import Unsound, problems

__all__ = ["problems"]


def main(arguments: list[str]) -> int:
    """Run the command; 0 when all is well, 1 when something isn't, 2 for a wrong call."""
    if len(arguments) != 1:
        print("usage: python -m db.check FILE-OR-ADDRESS", file=sys.stderr)
        return 2
    from games.sound import unsound  # the store itself knows no titles; this command looks into tables

    try:
        found, said = (_served if on_server(arguments[0]) else _file)(arguments[0], unsound)
    except (StoreError, sqlite3.Error, OSError) as error:
        print(f"Not checked: {error}", file=sys.stderr)
        return 1
    for problem in found:
        print(problem)
    print(f"{said}, {'ok' if not found else 'NOT ok'}")
    return 1 if found else 0


def _file(place: str, unsound: Unsound) -> tuple[Sequence[str], str]:
    found = list(problems(Path(place), unsound))
    return found, f"{place}: schema {schema_version(Path(place))} of {len(migrations())}"


def _served(place: str, unsound: Unsound) -> tuple[Sequence[str], str]:
    from db.postgresql import look_at  # only here: see db.places

    return asyncio.run(look_at(place, unsound))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
