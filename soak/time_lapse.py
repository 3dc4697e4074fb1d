"""Lets time pass for the turn clocks while a bot is down: sets back times in its database, and reads what is
due."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from db.sql.checksums import checksum
from games.manager.model.stored_table import CLOCK
from games.manager.model.turn_clock import load as load_clock
from kit.simulated import now


def set_back(database: Path, by: int) -> None:
    """Move the times of clocks, reminders, days away and deliveries back by `by`, as if that much time had
    passed.

    For proposals no time passes: the log can't be rewritten, and buttons hold the time of the proposal in
    question. So the day's limit, the rest after a refusal and the end of a proposal stay as near as before.
    """
    with closing(sqlite3.connect(database)) as plain, plain:
        rows = plain.execute("SELECT table_id, data FROM kept WHERE what = ?", (CLOCK,)).fetchall()
        for table_id, data in rows:
            clock = load_clock(data)
            waits = {
                seat: msgspec.structs.replace(
                    wait,
                    since=wait.since - by,
                    counts_from=wait.counts_from - by,
                    remind_at=None if wait.remind_at is None else wait.remind_at - by,
                    bound_from=None if wait.bound_from is None else wait.bound_from - by,
                )
                for seat, wait in clock.waits.items()
            }
            paused = None if clock.paused_at is None else clock.paused_at - by
            after = msgspec.structs.replace(clock, waits=waits, paused_at=paused)
            data = after.save()
            crc = checksum(table_id, CLOCK, -1, data)
            plain.execute(
                "UPDATE kept SET data = ?, crc = ? WHERE table_id = ? AND what = ?",
                (data, crc, table_id, CLOCK),
            )
        plain.execute("UPDATE times SET due_at = due_at - ?", (by,))
        plain.execute("UPDATE users SET away_from = away_from - ?1, away_until = away_until - ?1", (by,))
        plain.execute("UPDATE outbox SET due_at = due_at - ?, noted_at = noted_at - ?", (by, by))


def due(database: Path) -> list[int]:
    """The tables that are due."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as plain:
        return [row[0] for row in plain.execute("SELECT table_id FROM times WHERE due_at <= ?", (now(),))]
