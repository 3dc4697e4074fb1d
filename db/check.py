"""`python -m db.check FILE`: is this database whole? Reads only, and may run beside the bot."""

import sqlite3
import sys
from pathlib import Path

from db.contract import StoreError
from db.opening import migrations, schema_version
from db.whole import problems

__all__ = ["problems"]


def main(arguments: list[str]) -> int:
    """Run the command; 0 when all is well, 1 when something isn't, 2 for a wrong call."""
    if len(arguments) != 1:
        print("usage: python -m db.check FILE", file=sys.stderr)
        return 2
    from games.sound import unsound  # the store itself knows no titles; this command looks into tables

    path = Path(arguments[0])
    try:
        found = list(problems(path, unsound))
        version = schema_version(path)
    except (StoreError, sqlite3.Error, OSError) as error:
        print(f"Not checked: {error}", file=sys.stderr)
        return 1
    for problem in found:
        print(problem)
    print(f"{path}: schema {version} of {len(migrations())}, {'ok' if not found else 'NOT ok'}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
