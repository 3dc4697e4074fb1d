"""`python -m db.check [--replay] PLACE`: check the database at a path or a URL. It only reads, and may run
beside the bot.

Every row that holds bytes is compared with its checksum, every log is counted, and every table is loaded as
the bot would load it. PostgreSQL's pages and references are checked by its server. With `--replay` every game
is replayed from its log; a remark names games for which rules corrected since lead to another end.
"""

import asyncio
import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path

from db.contract.errors import StoreError
from db.opening.addresses import is_postgresql
from db.sql.integrity import ReplayCheck
from db.sqlite.integrity import problems, remarks
from db.sqlite.migrations import migrations, schema_version
from games.manager.history.load_check import other_end, why_unloadable

REPLAY = "--replay"


def main(arguments: list[str]) -> int:
    """Run the command. Returns 0 if all is well, 1 if not, 2 for invalid arguments."""
    addresses = [one for one in arguments if one != REPLAY]
    if len(addresses) != 1 or addresses[0].startswith("--"):
        print(f"usage: python -m db.check [{REPLAY}] FILE-OR-ADDRESS", file=sys.stderr)
        return 2
    check = _check_server if is_postgresql(addresses[0]) else _check_file
    try:
        found, remarked, said = check(addresses[0], other_end if REPLAY in arguments else None)
    except (StoreError, sqlite3.Error, OSError) as error:
        print(f"Not checked: {error}", file=sys.stderr)
        return 1
    for remark in remarked:
        print(f"remark: {remark}")
    for problem in found:
        print(problem)
    print(f"{said}, {'ok' if not found else 'NOT ok'}")
    return 1 if found else 0


CheckReport = tuple[Sequence[str], Sequence[str], str]
"""What is wrong, remarks, and the name of the database."""


def _check_file(address: str, replays: ReplayCheck | None) -> CheckReport:
    path = Path(address)
    found = list(problems(path, why_unloadable))
    said = f"{address}: schema {schema_version(path)} of {len(migrations())}"
    # Damaged games are not replayed: their end says nothing about the rules.
    return found, list(remarks(path, None if found else replays)), said


def _check_server(address: str, replays: ReplayCheck | None) -> CheckReport:
    from db.postgresql.inspection import inspect  # only here: see db.opening.addresses

    return asyncio.run(inspect(address, why_unloadable, replays))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
