"""An answer that is hidden until all are in can be changed again and again: it is one entry of the log in the
end, and until then nobody learns of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from table_kit import PEOPLE, Desk

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
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    """Two of three have given a card back and may do so otherwise."""
    made = await (await Desk.open(tmp_path)).started()
    for seat in (0, 1):
        await give(made, seat, 0)
    yield made
    await made.store.close()


async def give(desk: Desk, seat: int, at: int, which: int = 0) -> str:
    """Give another card back, in one go; the card."""
    table = await desk.table(which)
    card: str = table.game.phases[-1].dealt[seat][at]
    answers = [moves.ReturnCard(card)]
    if seat not in table.awaited():
        answers = [moves.ChooseAgain(), *answers]
    await desk.managers[which].play.answer_all(desk.id, PEOPLE[seat], answers, desk.click(), False)
    return card


async def boards(desk: Desk) -> int:
    return sum(one.kind == "board" for one in await desk.store.due_items(10**15, 10**6))


def returned(table: Table, seat: int) -> str:
    card: str = table.game.phases[-1].returned[seat]
    return card


async def test_choosing_forty_times_is_one_entry_at_the_end_and_no_post(desk: Desk) -> None:
    entry_no, posts = (await desk.table()).entry_no, await boards(desk)
    for number in range(40):
        card = await give(desk, 0, number % 3 + 1)
    table = await desk.table()
    assert (table.entry_no, await boards(desk)) == (entry_no, posts), "nobody is told, nothing is logged"
    assert returned(table, 0) == card == returned(await desk.disk(), 0)
    await desk.check()
    await give(desk, 2, 0)
    table = await desk.table()
    last = [msgspec.msgpack.decode(move)["type"] for seat, move in await desk.moves() if seat == 0]
    assert last == ["ReturnCard", "ChooseAgain", "ReturnCard"], "what was answered first, and last"
    assert card not in table.game.houses[0].hand and table.base is None and not table.sealed
    await desk.check()


async def test_what_is_held_outlives_a_kill_and_is_seen_by_the_other_process(desk: Desk) -> None:
    card = await give(desk, 0, 2)
    assert returned(await desk.table(1), 0) == card
    other = await give(desk, 0, 3, which=1)
    desk.managers = [desk.manager(), desk.manager()]
    assert returned(await desk.table(), 0) == other != card
    await give(desk, 2, 0)
    assert other not in (await desk.table()).game.houses[0].hand
    await desk.check()


async def test_what_others_answer_meanwhile_is_logged_without_it(desk: Desk) -> None:
    """And outdates no panel: the change stays the same change."""
    await give(desk, 0, 2)
    at = (await desk.table()).at(Seat(0))
    await give(desk, 1, 3)
    entry_no = (await desk.table()).entry_no
    table = await desk.table()
    assert set(table.sealed) == {0, 1} and table.at(Seat(0)) == at
    log = await desk.store.log(desk.id)
    assert len(log) == entry_no and not [one for one in log if b"ChooseAgain" in one.move]
    await desk.check()
    await desk.managers[0].play.answer(desk.id, FIRST, moves.ChooseAgain(), desk.click(at))
    await give(desk, 2, 0)
    log = await desk.store.log(desk.id)
    assert [one.seat for one in log if b"ChooseAgain" in one.move] == [0, 1], "in the order of the seats"
    await desk.check()


async def test_an_old_panel_does_not_change_what_was_changed_since(desk: Desk) -> None:
    at = (await desk.table()).at(Seat(0))
    card = await give(desk, 0, 2)
    with pytest.raises(StaleClick):
        await desk.managers[0].play.answer(desk.id, FIRST, moves.ChooseAgain(), desk.click(at))
    assert returned(await desk.table(), 0) == card


async def test_nobody_else_can_tell_a_change(desk: Desk) -> None:
    before = await desk.table()
    await give(desk, 0, 2)
    after = await desk.table()
    save = after.title.save
    for seat in (None, Seat(1), Seat(2)):
        assert save(before.view(seat)) == save(after.view(seat))
    assert after.awaited() == before.awaited() and after.commit_id == before.commit_id
    owed = await desk.store.due_items(10**15, 10**6)
    assert {one.target for one in owed if one.kind == "hand" and one.created_entry_no == after.entry_no} <= {
        FIRST
    }


async def test_a_change_of_somebody_who_is_forgotten_is_not_logged_as_theirs(desk: Desk) -> None:
    first = returned(await desk.table(), 0)
    await give(desk, 0, 2)
    other = await give(desk, 1, 3)
    await desk.managers[0].seating.give_to_computer(desk.id, FIRST, "Former player", "novice")
    await desk.store.forget(FIRST, {"en": "Former player", "ja": "x"})
    table = await desk.table()
    assert (returned(table, 0), returned(table, 1)) == (first, other) and set(table.sealed) == {1}
    await give(desk, 2, 0)
    assert FIRST not in {entry.user_id for entry in await desk.store.log(desk.id)}
    assert not any((await desk.store.stored_about(FIRST)).values())
    await desk.check()


async def test_a_doubled_click_is_one_change_and_a_moved_table_keeps_it(desk: Desk) -> None:
    table = await desk.table()
    click, play = desk.click(), desk.managers[0].play
    cards = table.game.phases[-1].dealt[0]
    for card in (cards[2], cards[3]):
        answers = [moves.ChooseAgain(), moves.ReturnCard(card)]
        await play.answer_all(desk.id, FIRST, answers, click, False)
    assert returned(await desk.table(), 0) == cards[2]
    await desk.managers[0].lobby.move_to(desk.id, FIRST, 77, False, desk.click())
    assert returned(await desk.disk(), 0) == cards[2]


@pytest.mark.parametrize("title", sorted(TITLES))
async def test_the_log_leads_to_the_state_whatever_is_changed(tmp_path: Path, title: str) -> None:
    """In every title, with people who change what they have answered whenever they may."""
    desk = Desk(await SqliteStore.open(tmp_path / "games.sqlite3"), seed=11)
    try:
        await seated(desk, title)
        for number in range(120):
            table = await desk.table()
            if table.game.over:
                break
            seat = changer(table, number) or table.awaited()[0]
            move = desk.pick(table, Seat(seat))
            user = table.seats[seat].user_id
            assert move is not None and user is not None
            if table.draft(Seat(seat)).waits:
                await desk.managers[0].play.confirm(desk.id, user, desk.click())
            else:
                await desk.managers[0].play.answer(desk.id, user, move, desk.click(), False)
            if number % 6 == 0:
                await checked(desk)
        await checked(desk)
    finally:
        await desk.store.close()


def changer(table: Table, number: int) -> Seat | None:
    """A seat that is not awaited and may answer all the same, now and then."""
    waited = engine.waits_for(table.game)
    may = [seat for seat in engine.may_answer(table.game) if seat not in waited]
    return may[number % len(may)] if may and number % 2 else None


async def seated(desk: Desk, title: str) -> None:
    manager = desk.managers[0]
    fields: dict[str, Any] = {"guild_id": 1, "channel_id": 2, "language": "en", "host_user": FIRST, "at": 0}
    table = await manager.lobby.new(NewTable(title=title, seats=(Place(0, FIRST, "Ann"),), **fields))
    desk.id = table.id
    for person in PEOPLE[1:]:
        await manager.lobby.join(desk.id, person, f"P{person}", desk.click())
    await desk.started()


async def checked(desk: Desk) -> None:
    disk = await desk.disk()
    log = await desk.store.log(desk.id)
    game = replay.replayed(disk.title, len(disk.seats), disk.options, log)
    loaded = await desk.store.load(desk.id)
    assert loaded is not None
    assert disk.title.save(game) == loaded.table.snapshot == disk.title.save(disk.logged)
    assert disk.title.save((await desk.table()).game) == disk.title.save(disk.game)
