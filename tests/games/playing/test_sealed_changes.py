"""An answer that is hidden until all are in can be changed again and again: it is one entry of the log in the
end, and until then nobody learns of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from shared_table import PEOPLE, SharedTable

from db import NewTable, SqliteStore
from db import SeatHolder as Place
from games.core import Seat, engine
from games.florence.model import moves
from games.manager.history import replay
from games.manager.model.table import Table
from games.manager.services import StaleClick
from games.titles import TITLES

FIRST = PEOPLE[0]


@pytest.fixture
async def shared(tmp_path: Path) -> AsyncIterator[SharedTable]:
    """Two of three have given a card back and may do so otherwise."""
    made = await (await SharedTable.open(tmp_path)).started()
    for seat in (0, 1):
        await give(made, seat, 0)
    yield made
    await made.store.close()


async def give(shared: SharedTable, seat: int, at: int, which: int = 0) -> str:
    """Give another card back, in one go; the card."""
    table = await shared.table(which)
    card: str = table.game.phases[-1].dealt[seat][at]
    answers = [moves.ReturnCard(card)]
    if seat not in table.awaited():
        answers = [moves.ChooseAgain(), *answers]
    await shared.managers[which].turns.answer_all(shared.id, PEOPLE[seat], answers, shared.click(), False)
    return card


async def boards(shared: SharedTable) -> int:
    return sum(one.kind == "board" for one in await shared.store.due_items(10**15, 10**6))


def returned(table: Table, seat: int) -> str:
    card: str = table.game.phases[-1].returned[seat]
    return card


async def test_choosing_forty_times_is_one_entry_at_the_end_and_no_post(shared: SharedTable) -> None:
    entry_no, posts = (await shared.table()).entry_no, await boards(shared)
    for number in range(40):
        card = await give(shared, 0, number % 3 + 1)
    table = await shared.table()
    assert (table.entry_no, await boards(shared)) == (entry_no, posts), "nobody is told, nothing is logged"
    assert returned(table, 0) == card == returned(await shared.disk(), 0)
    await shared.check()
    await give(shared, 2, 0)
    table = await shared.table()
    last = [msgspec.msgpack.decode(move)["type"] for seat, move in await shared.moves() if seat == 0]
    assert last == ["ReturnCard", "ChooseAgain", "ReturnCard"], "what was answered first, and last"
    assert card not in table.game.houses[0].hand and table.base is None and not table.sealed
    await shared.check()


async def test_what_is_held_outlives_a_kill_and_is_seen_by_the_other_process(shared: SharedTable) -> None:
    card = await give(shared, 0, 2)
    assert returned(await shared.table(1), 0) == card
    other = await give(shared, 0, 3, which=1)
    shared.managers = [shared.manager(), shared.manager()]
    assert returned(await shared.table(), 0) == other != card
    await give(shared, 2, 0)
    assert other not in (await shared.table()).game.houses[0].hand
    await shared.check()


async def test_what_others_answer_meanwhile_is_logged_without_it(shared: SharedTable) -> None:
    """And outdates no panel: the change stays the same change."""
    await give(shared, 0, 2)
    at = (await shared.table()).at(Seat(0))
    await give(shared, 1, 3)
    entry_no = (await shared.table()).entry_no
    table = await shared.table()
    assert set(table.sealed) == {0, 1} and table.at(Seat(0)) == at
    log = await shared.store.log(shared.id)
    assert len(log) == entry_no and not [one for one in log if b"ChooseAgain" in one.move]
    await shared.check()
    await shared.managers[0].turns.answer(shared.id, FIRST, moves.ChooseAgain(), shared.click(at))
    await give(shared, 2, 0)
    log = await shared.store.log(shared.id)
    assert [one.seat for one in log if b"ChooseAgain" in one.move] == [0, 1], "in the order of the seats"
    await shared.check()


async def test_an_old_panel_does_not_change_what_was_changed_since(shared: SharedTable) -> None:
    at = (await shared.table()).at(Seat(0))
    card = await give(shared, 0, 2)
    with pytest.raises(StaleClick):
        await shared.managers[0].turns.answer(shared.id, FIRST, moves.ChooseAgain(), shared.click(at))
    assert returned(await shared.table(), 0) == card


async def test_nobody_else_can_tell_a_change(shared: SharedTable) -> None:
    before = await shared.table()
    await give(shared, 0, 2)
    after = await shared.table()
    save = after.title.save
    for seat in (None, Seat(1), Seat(2)):
        assert save(before.view(seat)) == save(after.view(seat))
    assert after.awaited() == before.awaited() and after.commit_id == before.commit_id
    owed = await shared.store.due_items(10**15, 10**6)
    assert {one.target for one in owed if one.kind == "hand" and one.created_entry_no == after.entry_no} <= {
        FIRST
    }


async def test_a_change_of_somebody_who_is_forgotten_is_not_logged_as_theirs(shared: SharedTable) -> None:
    first = returned(await shared.table(), 0)
    await give(shared, 0, 2)
    other = await give(shared, 1, 3)
    await shared.managers[0].seats.give_to_computer(shared.id, FIRST, "Former player", "novice")
    await shared.store.forget(FIRST, {"en": "Former player", "ja": "x"})
    table = await shared.table()
    assert (returned(table, 0), returned(table, 1)) == (first, other) and set(table.sealed) == {1}
    await give(shared, 2, 0)
    assert FIRST not in {entry.user_id for entry in await shared.store.log(shared.id)}
    assert not any((await shared.store.stored_about(FIRST)).values())
    await shared.check()


async def test_a_doubled_click_is_one_change_and_a_moved_table_keeps_it(shared: SharedTable) -> None:
    table = await shared.table()
    click, play = shared.click(), shared.managers[0].turns
    cards = table.game.phases[-1].dealt[0]
    for card in (cards[2], cards[3]):
        answers = [moves.ChooseAgain(), moves.ReturnCard(card)]
        await play.answer_all(shared.id, FIRST, answers, click, False)
    assert returned(await shared.table(), 0) == cards[2]
    await shared.managers[0].lobby.move_to(shared.id, FIRST, 77, False, shared.click())
    assert returned(await shared.disk(), 0) == cards[2]


@pytest.mark.parametrize("title", sorted(TITLES))
async def test_the_log_leads_to_the_state_whatever_is_changed(tmp_path: Path, title: str) -> None:
    """In every title, with people who change what they have answered whenever they may."""
    shared = SharedTable(await SqliteStore.open(tmp_path / "games.sqlite3"), seed=11)
    try:
        await seated(shared, title)
        for number in range(120):
            table = await shared.table()
            if table.game.over:
                break
            seat = changer(table, number) or table.awaited()[0]
            move = shared.pick(table, Seat(seat))
            user = table.seats[seat].user_id
            assert move is not None and user is not None
            if table.draft(Seat(seat)).waits:
                await shared.managers[0].turns.confirm(shared.id, user, shared.click())
            else:
                await shared.managers[0].turns.answer(shared.id, user, move, shared.click(), False)
            if number % 6 == 0:
                await checked(shared)
        await checked(shared)
    finally:
        await shared.store.close()


def changer(table: Table, number: int) -> Seat | None:
    """A seat that is not awaited and may answer all the same, now and then."""
    waited = engine.waits_for(table.game)
    may = [seat for seat in engine.may_answer(table.game) if seat not in waited]
    return may[number % len(may)] if may and number % 2 else None


async def seated(shared: SharedTable, title: str) -> None:
    manager = shared.managers[0]
    fields: dict[str, Any] = {"guild_id": 1, "channel_id": 2, "language": "en", "host_user": FIRST, "at": 0}
    table = await manager.lobby.new(NewTable(title=title, seats=(Place(0, FIRST, "Ann"),), **fields))
    shared.id = table.id
    for person in PEOPLE[1:]:
        await manager.lobby.join(shared.id, person, f"P{person}", shared.click())
    await shared.started()


async def checked(shared: SharedTable) -> None:
    disk = await shared.disk()
    log = await shared.store.log(shared.id)
    game = replay.replayed(disk.title, len(disk.seats), disk.options, log)
    loaded = await shared.store.load(shared.id)
    assert loaded is not None
    assert disk.title.save(game) == loaded.table.snapshot == disk.title.save(disk.logged)
    assert disk.title.save((await shared.table()).game) == disk.title.save(disk.game)
