"""`python -m db.check [--replay] PLACE`: is the database at a path or an address whole? Reads only, also
beside the bot.

Every row that holds bytes is compared with its checksum, every log counted, every table loaded as the bot
does it. Pages and references of PostgreSQL are its server's to look after. With `--replay` every game is
played again from its log: where rules mended since lead to another end, that is remarked on.
"""

import asyncio
import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path

from db.contract.store import StoreError
from db.sqlite.integrity import Otherwise, Unsound, problems, remarks
from db.sqlite.migrations import migrations, schema_version
from db.tools.places import on_server

__all__ = ["problems"]

REPLAY = "--replay"


def main(arguments: list[str]) -> int:
    """Run the command; 0 when all is well, 1 when something isn't, 2 for a wrong call."""
    places = [one for one in arguments if one != REPLAY]
    if len(places) != 1 or places[0].startswith("--"):
        print(f"usage: python -m db.check [{REPLAY}] FILE-OR-ADDRESS", file=sys.stderr)
        return 2
    # The store itself knows no titles; this command looks into tables.
    from games.manager.history.load_check import otherwise, unsound

    look = _served if on_server(places[0]) else _file
    try:
        found, remarked, said = look(places[0], unsound, otherwise if REPLAY in arguments else None)
    except (StoreError, sqlite3.Error, OSError) as error:
        print(f"Not checked: {error}", file=sys.stderr)
        return 1
    for remark in remarked:
        print(f"remark: {remark}")
    for problem in found:
        print(problem)
    print(f"{said}, {'ok' if not found else 'NOT ok'}")
    return 1 if found else 0


Looked = tuple[Sequence[str], Sequence[str], str]
"""What is wrong, what is remarked on, which database it is."""


def _file(place: str, unsound: Unsound, otherwise: Otherwise | None) -> Looked:
    path = Path(place)
    found = list(problems(path, unsound))
    said = f"{place}: schema {schema_version(path)} of {len(migrations())}"
    # Damaged rows are not played again: what they lead to says nothing of the rules.
    return found, list(remarks(path, None if found else otherwise)), said


def _served(place: str, unsound: Unsound, otherwise: Otherwise | None) -> Looked:
    from db.postgresql.store import look_at  # only here: see db.tools.places

    return asyncio.run(look_at(place, unsound, otherwise))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
