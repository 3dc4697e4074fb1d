"""What is kept no longer than needed: old interactions, posts that were given up, settings that are the usual
ones; and a database that is damaged is said so at the start."""

from __future__ import annotations

from database_kit import change, rows
from live_bot import LiveBot
from waiting import until

from cogs.jobs.housekeeping import KEEP_MS
from db import NewTable, SeatHolder
from games.core import Seat, SeatScore
from games.manager.people.gathering import WARNED_AFTER
from games.manager.storage.repository import pack
from games.titles import TITLES
from kit.simulated import now
from words import say


async def ids_of(live: LiveBot, query: str, *values: int) -> list[int]:
    return [row[0] for row in await rows(live, query, *values)]


async def test_the_bot_forgets_what_is_old_and_closes_what_nobody_comes_to(live: LiveBot) -> None:
    room, old = await live.table(), await live.lobby(players=2)
    ago = now() - KEEP_MS - 1000
    remembered = "SELECT id FROM interactions WHERE table_id = ?"
    first, *others = await ids_of(live, f"{remembered} ORDER BY id", room.id)
    owed = "INSERT INTO outbox (table_id, kind, target, payload, due_at, created_seq, dropped_at) VALUES "
    await change(
        live,
        ("UPDATE interactions SET at = ? WHERE id = ?", ago, first),
        (f"{owed} (?, 'hand', 1, ?, 1, 1, ?)", room.id, b"", ago),
        (f"{owed} (?, 'hand', 2, ?, 1, 1, ?)", room.id, b"", now()),
        ("UPDATE tables SET updated_at = ? WHERE id = ?", now() - WARNED_AFTER, old.id),
        ("INSERT INTO kept (table_id, what, seat, data) VALUES (?, 'closing', -1, ?)", old.id, pack(now())),
    )
    await live.bot.again()

    async def forgotten() -> bool:
        kept = await ids_of(live, remembered, room.id)
        closed = (await old.loaded()).table.status == "cancelled"
        return sorted(kept) == sorted(others) and closed

    await until(forgotten, "the old ones are forgotten")
    dropped = "SELECT target FROM outbox WHERE table_id = ? AND dropped_at IS NOT NULL"
    assert await ids_of(live, dropped, room.id) == [2], "what is not old stays"
    assert (await room.loaded()).table.status == "running"


async def test_nobody_gets_a_row_of_settings_by_playing_or_by_choosing_the_usual(live: LiveBot) -> None:
    room = await live.table()
    for person in room.people:
        await room.give_back(person)
        await live.sandbox.slash(person, room.channel, "board")
        assert (await live.store.stored_about(person))["settings"] == []
    person = room.people[0]
    chosen = (("language", {"language": "ja"}, 1), ("language", {"language": "auto"}, 0))
    for command, options, count in (*chosen, ("confirm", {"ask": False}, 1), ("confirm", {"ask": True}, 0)):
        await live.sandbox.slash(person, room.channel, f"settings {command}", options)
        assert len((await live.store.stored_about(person))["settings"]) == count, (command, options)


async def test_a_game_finished_by_an_earlier_version_counts_in_stats(live: LiveBot) -> None:
    """It has no results; the next start writes them."""
    room, florence = await live.table(), TITLES["florence"]
    person, guild = room.people[0], (await room.loaded()).table.guild_id
    game = florence.new_game(2, florence.options())
    game.scores = (SeatScore(Seat(0), 1, 61, 0), SeatScore(Seat(1), 2, 40, 0))
    old = NewTable(
        guild_id=guild,
        channel_id=1,
        title="florence",
        language="en",
        host_user=person,
        at=now(),
        status="over",
        options=pack(florence.options()),
        snapshot=florence.save(game),
        state_version=florence.state_version,
        seats=(SeatHolder(0, person, "Ada"), SeatHolder(1, room.people[1], "Bea")),
    )
    table_id = await live.store.create(old)
    none = await live.sandbox.slash(person, room.channel, "stats")
    assert say("en", "stats-none") in none.text
    await live.bot.again()

    async def counted() -> bool:
        return bool(await ids_of(live, "SELECT seat FROM results WHERE table_id = ?", table_id))

    await until(counted, "its results are there")
    told = await live.sandbox.slash(person, room.channel, "stats")
    assert say("en", "stats-none") not in told.text and "61" in told.text


async def test_a_damaged_database_is_said_so_in_the_log_at_the_start(live: LiveBot) -> None:
    sick, well = await live.table(), await live.table()
    ((state,),) = await rows(live, "SELECT snapshot FROM tables WHERE id = ?", sick.id)
    await change(live, ("UPDATE tables SET snapshot = ? WHERE id = ?", b"\xc1", sick.id))
    await live.bot.again()

    async def said() -> bool:
        log = live.bot.log.read_text(encoding="utf-8")
        return f"the state of table {sick.id} is not as it was written" in log

    await until(said, "the log says so")
    answer = await live.sandbox.slash(sick.people[0], sick.channel, "board")
    assert answer.text == say("en", "refuse-unloadable", table=sick.id)
    await well.give_back(well.people[0])
    await change(live, ("UPDATE tables SET snapshot = ? WHERE id = ?", state, sick.id))
    assert (await sick.now()).game is not None
