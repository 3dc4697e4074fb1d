"""Rematches: who is in them, in which transaction they begin, and who waits for whom."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from timed_lobby import CY, TimedLobby, after_one_write
from timed_table import ANN, BEN, START, finish

from db import SeatHolder, SqliteStore
from games.core import Refusal
from games.manager.people.gathering import (
    rematch_settings,
    shuffled_seats,
)


@pytest.fixture
async def timed(tmp_path: Path) -> AsyncIterator[TimedLobby]:
    async with await SqliteStore.open(tmp_path / "games.sqlite3") as store:
        yield TimedLobby(store, START)


async def test_a_rematch_is_opened_noted_and_asked_for_in_one_transaction(timed: TimedLobby) -> None:
    await timed.open()
    await finish(timed)
    await after_one_write(timed, lambda: timed.rematch(ANN))
    heads = await timed.store.live_tables()
    assert [head.status for head in heads] == ["lobby"]
    new = await timed.services.get(heads[0].id)
    assert new is not None and [new.seats[at].user_id for at in new.unready()] == [BEN]
    assert await timed.owed("ready") == 1
    assert (await timed.rematch(BEN)).id == new.id, "the old table knows which it is"


async def test_a_rematch_against_computers_begins_in_the_transaction_that_opens_it(timed: TimedLobby) -> None:
    await timed.alone()
    await after_one_write(timed, lambda: timed.rematch(ANN))
    (head,) = await timed.store.live_tables()
    assert head.status == "running" and (await timed.rematch(ANN)).id == head.id


async def test_the_old_table_is_free_while_a_place_for_its_rematch_is_looked_for(timed: TimedLobby) -> None:
    """In which somebody else can be faster: there is one rematch all the same."""
    await timed.open()
    await finish(timed)

    async def faster() -> None:
        async with asyncio.timeout(60):
            await timed.rematch(BEN)

    timed.meanwhile = faster
    table = await timed.rematch(ANN)
    assert table.status == "running" and len(await timed.store.live_tables()) == 1


def test_the_seats_of_a_rematch_follow_from_the_number_of_the_click() -> None:
    seats = tuple(SeatHolder(at, 100 + at, f"P{at}") for at in range(4))
    orders = {tuple(one.user_id for one in shuffled_seats(seats, number)) for number in range(500)}
    assert len(orders) == 24 and shuffled_seats(seats, 7) == shuffled_seats(seats, 7)
    assert [one.seat for one in shuffled_seats(seats, 7)] == [0, 1, 2, 3]
    gone = (*seats[:2], SeatHolder(2, None, "Former player"), SeatHolder(3, None, "Kit", "computer"))
    assert {one.name for one in shuffled_seats(gone, 1)} == {"P0", "P1", "Kit"}


async def test_a_rematch_has_the_same_people_and_options_and_begins_when_all_want_it(
    timed: TimedLobby,
) -> None:
    await timed.open(pace="hard", hours="24")
    with pytest.raises(Refusal, match="refuse-not-over"):
        await timed.rematch(ANN)
    await finish(timed)
    old = await timed.table()
    with pytest.raises(Refusal, match="refuse-not-your-table"):
        await timed.rematch(CY)
    first, second = await asyncio.gather(timed.rematch(BEN), timed.rematch(ANN))
    assert first.id == second.id != old.id, "two clicks at once open one table"
    table = await timed.services.get(first.id)
    assert table is not None and table.status == "running", "both have asked for it: both are ready"
    assert {place.user_id for place in table.seats} == {ANN, BEN}
    assert table.options == old.options and table.settings == rematch_settings(old.settings, 2)
    assert table.secret != b"" and len(table.shares) == 2
    assert (await timed.rematch(ANN)).id == first.id


async def test_a_rematch_against_computers_alone_begins_at_once_with_the_same_computers(
    timed: TimedLobby,
) -> None:
    await timed.alone()
    old, new = await timed.table(), await timed.rematch(ANN)
    assert new.status == "running" and new.settings == old.settings and await timed.owed("ready") == 0
    assert {(one.kind, one.level) for one in new.seats} == {(one.kind, one.level) for one in old.seats}
    assert {one.level for one in new.seats} == {None, "novice", "master"}
    assert new.shares == (timed.clicks,), "the click is mixed into the secret as that on Start would be"
    assert (await timed.rematch(ANN)).id == new.id, "pressed twice it is one table"


async def test_a_rematch_that_is_over_or_was_closed_makes_way_for_another(timed: TimedLobby) -> None:
    await timed.alone()
    first = await timed.rematch(ANN)
    await timed.services.lobby.cancel(first.id, ANN, True, timed.click())
    second = await timed.rematch(ANN)
    assert second.id != first.id and second.status == "running"


async def test_a_rematch_waits_for_the_others_and_a_restart_changes_nothing(timed: TimedLobby) -> None:
    await timed.open()
    await finish(timed)
    new = await timed.rematch(ANN)
    assert new.status == "lobby" and [new.seats[at].user_id for at in new.unready()] == [BEN]
    timed.again()
    await timed.services.lobby.leave(new.id, BEN, timed.click())
    assert (await timed.rematch(BEN)).status == "lobby", "who has left may sit down again by the card"
    table = await timed.services.lobby.join(new.id, BEN, "Ben", timed.click())
    assert table.unready() == ()
