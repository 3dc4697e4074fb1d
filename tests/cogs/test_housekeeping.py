"""What is kept no longer than needed: old interactions, posts that were given up, settings that are the usual
ones; and a database that is damaged is said so at the start."""

from __future__ import annotations

import sqlite3
from typing import Any

from house import House, now, until

from cogs.housekeeping import KEEP
from games.gathering import WARNED_AFTER
from games.registry import pack
from words import say


async def ids_of(house: House, query: str, *values: int) -> list[int]:
    def read(plain: sqlite3.Connection) -> list[int]:
        return [row[0] for row in plain.execute(query, values)]

    return await house.store.connection.run(read)


async def change(house: House, *statements: tuple[str, tuple[Any, ...]]) -> None:
    def write(plain: sqlite3.Connection) -> None:
        for statement, values in statements:
            plain.execute(statement, values)

    await house.store.connection.run(write)


async def test_the_bot_forgets_what_is_old_and_closes_what_nobody_comes_to(house: House) -> None:
    room, old = await house.table(), await house.lobby(players=2)
    ago = now() - KEEP - 1000
    remembered = "SELECT id FROM interactions WHERE table_id = ?"
    first, *others = await ids_of(house, f"{remembered} ORDER BY id", room.id)
    owed = "INSERT INTO outbox (table_id, kind, target, payload, due_at, created_seq, dropped_at) VALUES "
    await change(
        house,
        ("UPDATE interactions SET at = ? WHERE id = ?", (ago, first)),
        (f"{owed} (?, 'hand', 1, x'', 1, 1, ?)", (room.id, ago)),
        (f"{owed} (?, 'hand', 2, x'', 1, 1, ?)", (room.id, now())),
        ("UPDATE tables SET updated_at = ? WHERE id = ?", (now() - WARNED_AFTER, old.id)),
        ("INSERT INTO kept (table_id, what, seat, data) VALUES (?, 'closing', -1, ?)", (old.id, pack(now()))),
    )
    await house.bot.again()

    async def forgotten() -> bool:
        kept = await ids_of(house, remembered, room.id)
        closed = (await old.loaded()).table.status == "cancelled"
        return sorted(kept) == sorted(others) and closed

    await until(forgotten, "the old ones are forgotten", 60)
    dropped = "SELECT target FROM outbox WHERE table_id = ? AND dropped_at IS NOT NULL"
    assert await ids_of(house, dropped, room.id) == [2], "what is not old stays"
    assert (await room.loaded()).table.status == "running"


async def test_nobody_gets_a_row_of_settings_by_playing_or_by_choosing_the_usual(house: House) -> None:
    room = await house.table()
    for person in room.people:
        await room.give_back(person)
        await house.sandbox.slash(person, room.channel, "board")
        assert (await house.store.about(person))["settings"] == []
    person = room.people[0]
    chosen = (("language", {"language": "ja"}, 1), ("language", {"language": "auto"}, 0))
    for command, options, rows in (*chosen, ("confirm", {"ask": False}, 1), ("confirm", {"ask": True}, 0)):
        await house.sandbox.slash(person, room.channel, f"settings {command}", options)
        assert len((await house.store.about(person))["settings"]) == rows, (command, options)


async def test_a_damaged_database_is_said_so_in_the_log_at_the_start(house: House) -> None:
    sick, well = await house.table(), await house.table()
    (state,) = await house.store.connection.run(
        lambda plain: plain.execute("SELECT snapshot FROM tables WHERE id = ?", (sick.id,)).fetchone()
    )
    await change(house, ("UPDATE tables SET snapshot = x'c1' WHERE id = ?", (sick.id,)))
    await house.bot.again()

    async def said() -> bool:
        log = house.bot.log.read_text(encoding="utf-8")
        return f"the state of table {sick.id} is not the one that was written" in log

    await until(said, "the log says so", 60)
    answer = await house.sandbox.slash(sick.people[0], sick.channel, "board")
    assert answer.text == say("en", "refuse-unloadable", table=sick.id)
    await well.give_back(well.people[0])
    await change(house, ("UPDATE tables SET snapshot = ? WHERE id = ?", (state, sick.id)))
    assert (await sick.now()).game is not None
