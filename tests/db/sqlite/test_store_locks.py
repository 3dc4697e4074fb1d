"""Looking a database through takes no lock away from the store that has it open."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from db import SqliteStore

VISIT = """
import sqlite3, sys
with sqlite3.connect(sys.argv[1]) as other:
    print([value for (value,) in other.execute("SELECT value FROM meta WHERE key = 'fact'")])
other.close()
"""


def visit(path: Path) -> str:
    """Another process opens the file as SQLite does, looks, and closes it."""
    done = subprocess.run(
        [sys.executable, "-c", VISIT, str(path)], capture_output=True, text=True, check=True, timeout=600
    )
    return done.stdout.strip()


async def test_what_is_written_after_a_look_and_a_visitor_is_there(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with await SqliteStore.open(path, alone=True) as store:
        await store.set_meta("fact", "old")
        assert await store.problems() == ()
        assert visit(path) == "['old']"
        await store.set_meta("fact", "new")
        assert visit(path) == "['new']"
        assert (tmp_path / "games.db-wal").exists(), "what the store writes to has not been deleted"
