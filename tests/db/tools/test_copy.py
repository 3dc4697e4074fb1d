"""`python -m db.copy`: from a file to PostgreSQL and back, whole or not at all."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from store_kit import (
    CHANNEL,
    GUEST,
    HOST,
    everything,
    handled,
    move_change,
    new_table,
    outbox_item,
    reckon,
    run_module,
)

import db.copy
from db import (
    DirectMessageRow,
    DraftRow,
    PostedUpTo,
    SeatResult,
    Store,
    StoredValue,
    StoreRefused,
    UserChange,
    open_store,
)
from db.copy import copy
from db.sqlite.lockfile import only_one
from games.titles import TITLES

FLORENCE = TITLES["florence"]
TABLES = 7


async def fill(place: str) -> None:
    """A little of everything there can be."""
    state = FLORENCE.save(FLORENCE.new_game(3, FLORENCE.options()))
    async with await open_store(place) as store:
        for number in range(TABLES):
            new = new_table(channel_id=CHANNEL - number, options=b"\x80", interaction_id=100 + number)
            table_id = await store.create(new)
            change = move_change(
                table_id,
                0,
                interaction_id=200 + number,
                snapshot=state,
                save_drafts=(DraftRow(table_id, 0, 1, b"\x90", 5),),
                kept=(StoredValue("ours", b"tick"), StoredValue("orders", b"o", 0)),
                due_at=900 + number,
                point=b"then",
                outbox_items=(outbox_item(5), outbox_item(6, kind="hand", target=HOST)),
            )
            await store.commit(change)
            await store.done(
                (), PostedUpTo(table_id, 1, 77, b"note"), DirectMessageRow(table_id, GUEST, 1, 2)
            )
            await store.set_notice_setting(GUEST, table_id, "mention")
        await store.commit(
            move_change(1, 1, snapshot=state, status="over", endings=(SeatResult(0, HOST, 1, 50, 0, True),))
        )
        first = (await store.due_items(5, 1))[0]
        await store.give_up([first.id], "gone", 9)
        last = max(one.id for one in await store.due_items(10, 100))
        await store.done([last])
        await store.change_user(HOST, UserChange(language="ja", zone="Asia/Tokyo", rated=True, locale="ja"))
        await store.set_ban(2, HOST, 300)
        await store.allow_channel(2, CHANNEL, True)
        await store.set_meta("commands", "abc")


async def all_of(store: Store) -> list[Any]:
    """What can be seen of it through the contract."""
    found: list[Any] = [await everything(store, number) for number in range(1, TABLES + 1)]
    for number in range(1, TABLES + 1):
        found += [
            await store.load(number),
            await store.restore_points(number),
            await store.notice_settings(number),
        ]
        found += [await store.direct_message(number, GUEST), await handled(store, 199 + number)]
    found += [await store.due_tables(10**6, 100), await store.users([HOST, GUEST]), await store.results()]
    found.append(await store.admission_of(2))
    return [
        *found,
        await store.meta("commands"),
        await store.stored_about(HOST),
        await store.stored_about(GUEST),
    ]


async def test_a_store_goes_to_postgresql_and_back_with_everything(tmp_path: Path, database: str) -> None:
    there, back = str(tmp_path / "a.db"), str(tmp_path / "b.db")
    await fill(there)
    assert await copy(there, database) == TABLES
    assert await copy(database, back) == TABLES
    seen, numbers = [], []
    for place in (there, database, back):
        async with await open_store(place) as store:
            assert await store.problems() == ()
            seen.append(await all_of(store))
            await store.enqueue(1, [outbox_item(1_000, kind="closed")], at=1)
            numbers.append([one.id for one in await store.items_for("closed", CHANNEL)])
            assert await store.create(new_table(channel_id=5)) == TABLES + 1
            assert await store.commit(move_change(TABLES, 1)) == 2
    assert seen[0] == seen[1] == seen[2]
    assert numbers[0] == numbers[1] == numbers[2], "a number that was given never comes back"


async def test_an_interrupted_copy_is_refused_by_bots_and_gone_on_with(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    there, other = str(tmp_path / "a.db"), str(tmp_path / "c.db")
    await fill(there)
    await fill(other)
    monkeypatch.setattr(db.copy, "BATCH", 3)
    compared = db.copy._copy_table

    async def until_the_log(old: Any, new: Any, plan: Any) -> int:
        if plan.table == "interactions":
            raise RuntimeError("the power went")
        return await compared(old, new, plan)

    for target in (database, str(tmp_path / "b.db")):
        with monkeypatch.context() as fault:
            fault.setattr(db.copy, "_copy_table", until_the_log)
            with pytest.raises(RuntimeError, match="power"):
                await copy(there, target)
        with pytest.raises(StoreRefused, match=r"unfinished copy of .*a\.db"):
            await open_store(target)
        with pytest.raises(StoreRefused, match="and not of"):
            await copy(other, target)
        assert await copy(there, target) == TABLES
        async with await open_store(target) as store, await open_store(there) as original:
            assert await all_of(store) == await all_of(original)


async def test_a_source_that_has_changed_meanwhile_is_noticed(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = str(tmp_path / "a.db")
    await fill(there)

    async def interrupted(*ends: Any) -> None:
        raise RuntimeError("the power went")

    with monkeypatch.context() as fault:
        fault.setattr(db.copy, "_compare", interrupted)
        with pytest.raises(RuntimeError, match="power"):
            await copy(there, database)
    async with await open_store(there) as store:
        await store.commit(move_change(2, 1))
    with pytest.raises(StoreRefused, match=r"tables differs .* Begin anew"):
        await copy(there, database)


@pytest.mark.parametrize("kind", ["file", "server"])
async def test_a_place_not_empty_or_in_use_is_refused(tmp_path: Path, database: str, kind: str) -> None:
    there = str(tmp_path / "a.db")
    target = database if kind == "server" else str(tmp_path / "b.db")
    await fill(there)
    async with await open_store(target) as store:
        await store.set_meta("commands", "mine")
        if kind == "server":
            with pytest.raises(StoreRefused, match="in use by a bot"):
                await copy(there, target)
            with pytest.raises(StoreRefused, match="in use by a bot"):
                await copy(target, str(tmp_path / "c.db"))
    with pytest.raises(StoreRefused, match="not empty: its meta have rows"):
        await copy(there, target)
    with only_one(Path(there)), pytest.raises(StoreRefused, match="Another bot is running"):
        await copy(there, target)
    async with await open_store(target) as store:
        assert await store.meta("commands") == "mine"


async def test_a_state_that_does_not_load_is_told_and_the_copy_not_given_to_bots(
    tmp_path: Path, database: str
) -> None:
    there = tmp_path / "a.db"
    await fill(str(there))
    with closing(sqlite3.connect(there, isolation_level=None)) as plain:
        plain.execute("UPDATE tables SET snapshot = x'c1' WHERE id = 3")
        plain.execute("UPDATE marks SET checksum = NULL WHERE table_id = 3")
    reckon(there)
    done = run_module("db.copy", there, database)
    assert done.returncode == 1 and "table 3 can't be loaded" in done.stderr
    with pytest.raises(StoreRefused, match="unfinished copy"):
        await open_store(database)


def test_a_wrong_call_and_a_missing_source_are_said(tmp_path: Path, database: str) -> None:
    assert run_module("db.copy").returncode == 2
    done = run_module("db.copy", tmp_path / "none.db", database)
    assert done.returncode == 1 and "is not a file" in done.stderr and "Traceback" not in done.stderr
    done = run_module("db.copy", "postgresql://nobody@/none?host=/nowhere", tmp_path / "a.db")
    assert done.returncode == 1 and done.stderr.count("\n") == 1 and "none on /nowhere" in done.stderr


def test_an_old_source_is_left_to_the_bot_to_bring_up(tmp_path: Path, database: str) -> None:
    with closing(sqlite3.connect(tmp_path / "a.db")) as plain:
        plain.execute("CREATE TABLE tables (id INTEGER)")
        plain.execute(f"PRAGMA application_id = {0x4C4F4747}")
        plain.execute("PRAGMA user_version = 1")
    done = run_module("db.copy", tmp_path / "a.db", database)
    assert done.returncode == 1 and "start the bot on it once" in done.stderr
