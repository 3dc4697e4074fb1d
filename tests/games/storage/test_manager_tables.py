"""The manager's promises one by one: drafts, fences, doubled interactions, two processes, failing stores."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from table_kit import PEOPLE, Desk, image

from db import AlreadyDone, ChannelTaken, NewTable, StoreFailed
from games.core import Refusal, Seat
from games.core.chance import commitment
from games.florence.model import moves
from games.manager.services import StaleClick


async def card(desk: Desk, seat: int, at: int = 0) -> moves.ReturnCard:
    table = await desk.table()
    return moves.ReturnCard(table.game.phases[-1].dealt[seat][at])


async def past_setup(desk: Desk) -> tuple[Seat, int]:
    """Everyone has chosen; who is asked now, seat and person."""
    for seat, person in enumerate(PEOPLE):
        await desk.managers[0].play.answer(desk.id, person, await card(desk, seat), desk.click(), False)
    seat = (await desk.table()).awaited()[0]
    return seat, PEOPLE[seat]


async def test_a_turn_is_composed_taken_back_and_confirmed(desk: Desk) -> None:
    manager = desk.managers[0]
    composed = await manager.play.answer(desk.id, 101, await card(desk, 0), desk.click())
    assert not composed.played and composed.table.draft(Seat(0)).waits
    with pytest.raises(Refusal, match="refuse-turn-over"):
        await manager.play.answer(desk.id, 101, await card(desk, 0, 1), desk.click())
    undone = await manager.play.undo(desk.id, 101, desk.click())
    assert not undone.table.draft(Seat(0)).steps
    with pytest.raises(Refusal, match="refuse-nothing-to-undo"):
        await manager.play.undo(desk.id, 101, desk.click())
    with pytest.raises(Refusal, match="refuse-nothing-to-confirm"):
        await manager.play.confirm(desk.id, 101, desk.click())
    await manager.play.answer(desk.id, 101, await card(desk, 0, 1), desk.click())
    assert (await manager.play.confirm(desk.id, 101, desk.click())).played
    assert len(await desk.moves()) == 1
    with pytest.raises(Refusal, match="refuse-nothing-to-undo"):
        await manager.play.undo(desk.id, 101, desk.click())
    await desk.check()


async def test_others_see_nothing_of_a_draft(desk: Desk) -> None:
    before = await desk.table()
    await desk.managers[0].play.answer(desk.id, 101, await card(desk, 0), desk.click())
    after = await desk.table()
    for seat in (None, Seat(1), Seat(2)):
        assert before.title.save(before.view(seat)) == after.title.save(after.view(seat))
    assert await desk.moves() == [] and len(await desk.store.log(desk.id)) == 3


async def test_the_drafts_of_several_seats_live_side_by_side(desk: Desk) -> None:
    for seat, person in enumerate(PEOPLE):
        await desk.managers[0].play.answer(desk.id, person, await card(desk, seat), desk.click())
    for left, person in zip((2, 1, 0), PEOPLE, strict=True):
        outcome = await desk.managers[0].play.confirm(desk.id, person, desk.click())
        assert len([draft for draft in outcome.table.drafts.values() if draft.steps]) == left
        await desk.check()
    assert len(await desk.moves()) == 3


async def test_an_interaction_counts_once(desk: Desk) -> None:
    manager, click = desk.managers[0], desk.click()
    await manager.play.answer(desk.id, 101, await card(desk, 0), click, False)
    with pytest.raises(Refusal):
        await manager.play.answer(desk.id, 101, await card(desk, 0, 1), click, False)
    await manager.play.answer(desk.id, 101, moves.ChooseAgain(), click, False)
    assert len(await desk.moves()) == 1, "the second answer had the first one's interaction"
    await desk.check()


async def test_a_doubled_undo_takes_back_one_step(desk: Desk) -> None:
    manager, click = desk.managers[0], desk.click()
    await manager.play.answer(desk.id, 101, await card(desk, 0), desk.click())
    await manager.play.undo(desk.id, 101, click)
    await manager.play.answer(desk.id, 101, await card(desk, 0), desk.click())
    again = await manager.play.undo(desk.id, 101, click)
    assert len(again.table.draft(Seat(0)).steps) == 1
    await desk.check()


async def test_an_old_click_of_a_seat_that_has_answered_since_is_stale(desk: Desk) -> None:
    """Although several are asked at once, and what the others do does not outdate it."""
    manager = desk.managers[0]
    await manager.play.answer(desk.id, 101, await card(desk, 0), desk.click(), False)
    at = (await desk.table()).at(Seat(0))
    await manager.play.answer(desk.id, 102, await card(desk, 1), desk.click(), False)
    await manager.play.answer(desk.id, 101, moves.ChooseAgain(), desk.click(at), False)
    await manager.play.answer(desk.id, 101, await card(desk, 0, 1), desk.click(), False)
    with pytest.raises(StaleClick):
        await manager.play.answer(desk.id, 101, moves.ChooseAgain(), desk.click(at), False)
    assert len(await desk.moves()) == 2, "the change is held until all are in"


async def test_two_processes_on_one_file_accept_one_of_two_moves(desk: Desk) -> None:
    seat, person = await past_setup(desk)
    tables = [await desk.table(which) for which in (0, 1)]
    count = len(await desk.moves())
    results = await asyncio.gather(
        *(
            manager.play.answer(desk.id, person, moves.OpenAuction(kind), desk.click(table.at(seat)), False)
            for manager, table, kind in zip(desk.managers, tables, ("jester", "builder"), strict=True)
        ),
        return_exceptions=True,
    )
    assert sorted(isinstance(one, Refusal | StaleClick) for one in results) == [False, True]
    assert len(await desk.moves()) == count + 1
    await desk.check()


async def test_a_process_plays_on_what_the_other_has_written(desk: Desk) -> None:
    for turn in range(12):
        seat = (await desk.disk()).awaited()[0]
        played = False
        while not played:
            which = turn % 2
            table = await desk.table(which)
            move = desk.pick(table, seat)
            assert move is not None
            click = desk.click(table.at(seat))
            played = (
                await desk.managers[which].play.answer(desk.id, PEOPLE[seat], move, click, False)
            ).played
    assert len(await desk.moves()) >= 12
    await desk.check()


async def test_a_draft_of_the_other_process_does_not_come_back_after_the_turn(desk: Desk) -> None:
    first, second = desk.managers
    await second.get(desk.id)
    await first.play.answer(desk.id, 101, await card(desk, 0), desk.click())
    await second.play.undo(desk.id, 101, desk.click())
    await second.play.answer(desk.id, 101, await card(desk, 0, 1), desk.click(), False)
    assert not (await desk.disk()).drafts
    assert len(await desk.moves()) == 1


@pytest.mark.parametrize("failing", ["before", "after"])
@pytest.mark.parametrize("confirm", [True, False], ids=["draft", "move"])
async def test_a_store_that_fails_leaves_memory_as_the_disk_is(
    desk: Desk, failing: str, confirm: bool
) -> None:
    manager, click, move = desk.managers[0], desk.click(), await card(desk, 0)
    desk.flaky.failing = failing
    with pytest.raises(StoreFailed):
        await manager.play.answer(desk.id, 101, move, click, confirm)
    assert image(await desk.table()) == image(await desk.disk())
    try:
        await manager.play.answer(desk.id, 101, move, click, confirm)
    except Refusal:
        assert failing == "after", "it was written although nobody was told"
    assert len(await desk.moves()) == (0 if confirm else 1)
    assert len((await desk.disk()).draft(Seat(0)).steps) == (1 if confirm else 0)
    assert image(await desk.table()) == image(await desk.disk())


async def test_the_lobby_survives_a_store_that_fails(tmp_path: Path) -> None:
    desk = await Desk.open(tmp_path)
    for failing in ("before", "after"):
        click = desk.click()
        desk.flaky.failing = failing
        with pytest.raises(StoreFailed):
            await desk.managers[0].lobby.start(desk.id, 101, False, click)
        if failing == "after":
            with pytest.raises(Refusal, match="refuse-started"):
                await desk.managers[0].lobby.start(desk.id, 101, False, click)
    table = await desk.disk()
    assert table.status == "running" and table.commitment == commitment(table.secret)
    await desk.store.close()


async def test_a_table_opened_twice_by_one_interaction_is_one(desk: Desk) -> None:
    new = NewTable(
        guild_id=1, channel_id=77, title="florence", language="ja", host_user=5, at=1, interaction_id=900
    )
    await desk.managers[0].lobby.new(new)
    with pytest.raises((AlreadyDone, ChannelTaken)):
        await desk.managers[1].lobby.new(new)
    assert len([head for head in await desk.store.live_tables() if head.channel_id == 77]) == 1


async def test_only_the_host_or_a_moderator_leads(desk: Desk) -> None:
    for act in (
        desk.managers[0].lobby.cancel(desk.id, 102, False, desk.click()),
        desk.managers[0].lobby.move_to(desk.id, 102, 55, False, desk.click()),
    ):
        with pytest.raises(Refusal, match="refuse-host-only"):
            await act
    moved = await desk.managers[0].lobby.move_to(desk.id, 999, 55, True, desk.click())
    assert moved.channel_id == 55
    assert (await desk.managers[0].lobby.cancel(desk.id, 999, True, desk.click())).status == "cancelled"
    with pytest.raises(Refusal, match="refuse-over"):
        await desk.managers[0].play.answer(desk.id, 101, moves.EndTurn(), desk.click())


async def test_moving_a_table_keeps_its_drafts(desk: Desk) -> None:
    await desk.managers[0].play.answer(desk.id, 101, await card(desk, 0), desk.click())
    await desk.managers[0].lobby.move_to(desk.id, 101, 55, False, desk.click())
    assert (await desk.disk()).draft(Seat(0)).waits
    assert (await desk.managers[0].play.confirm(desk.id, 101, desk.click())).played


async def test_every_step_owes_the_board_and_changed_hands(desk: Desk) -> None:
    owed = await desk.store.due_items(10**9, 100)
    assert [one.kind for one in owed].count("hand") == 3 and owed[-1].table_id == desk.id
    await desk.store.done([one.id for one in owed])
    await desk.managers[0].play.answer(desk.id, 101, await card(desk, 0), desk.click(), False)
    later = await desk.store.due_items(10**9, 100)
    assert [(one.kind, one.target) for one in later if one.kind == "board"] == [("board", 2)]
    assert {one.target for one in later if one.kind == "hand"} <= {101}
