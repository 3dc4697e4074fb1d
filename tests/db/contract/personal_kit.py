"""A store that holds everything which is ever stored about two people, and where their ids stand in it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from store_kit import GUEST, HOST, move_change, new_table, outbox_item

from db import (
    DirectMessageRow,
    NewLine,
    PuzzleAnswerRow,
    PuzzleChannelRow,
    SeatHolder,
    SeatResult,
    SqliteStore,
    UserChange,
)

NAMES = {"en": "Former player", "ja": "以前のプレイヤー"}


async def filled(store: SqliteStore) -> int:
    """A table with two people and all that is ever stored about them."""
    seats = (SeatHolder(0, HOST, "Ada", locale="ja"), SeatHolder(1, GUEST, "Bea", locale="en"))
    table_id = await store.create(new_table(seats=seats))
    await store.commit(move_change(table_id, 0, outbox_items=(outbox_item(target=HOST, kind="hand"),)))
    endings = (SeatResult(0, HOST, 1, 50, 0, True), SeatResult(1, GUEST, 2, 40, 0))
    await store.commit(move_change(table_id, 1, status="over", endings=endings))
    line = NewLine(study=None, source=table_id, source_entry=1, most_studies=9, most_lines=9)
    for user in (HOST, GUEST):
        await store.create(new_table(status="study", host_user=user, seats=(), line=line))
        await store.change_user(user, UserChange(language="ja", confirm=False))
        await store.done((), direct_message=DirectMessageRow(table_id, user, user + 1, user + 2))
        await store.set_ban(1, user, 300)
        await store.keep_puzzle_answer(PuzzleAnswerRow(user, "florence", 700, 1, "move", "best", 5))
        gets = PuzzleChannelRow(user + 3, "florence", 0, user, "en", "UTC", 9, 100)
        on_server = PuzzleChannelRow(user + 4, "florence", 1, user, "en", "UTC", 9, 100)
        for row in (gets, on_server):
            await store.set_puzzle_channel(row.channel_id, (row,))
    for user in (HOST, GUEST):
        await store.set_meta(f"closed messages of {user} told", "1")
    return table_id


def traces(path: Path, user: int) -> list[str]:
    """Every column of every table in which a user's id stands."""
    found = []
    with sqlite3.connect(path) as plain:
        tables = [row[0] for row in plain.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        for table in tables:
            columns = [row[1] for row in plain.execute(f"PRAGMA table_info({table})")]
            for column in columns:
                look = f"SELECT count(*) FROM {table} WHERE {column} = ? OR {column} LIKE ?"
                if plain.execute(look, (user, f"%{user}%")).fetchone()[0]:
                    found.append(f"{table}.{column}")
    return found
