"""The manager's promises one by one: drafts, fences, doubled interactions, two processes, failing stores."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from shared_table import PEOPLE, SharedTable, image

from db import AlreadyDone, ChannelTaken, NewTable, StoreFailed
from games.core import Refusal, Seat
from games.core.chance import commitment
from games.florence.model import moves
from games.manager.services import StaleClick


async def card(shared: SharedTable, seat: int, at: int = 0) -> moves.ReturnCard:
    table = await shared.table()
    return moves.ReturnCard(table.game.phases[-1].dealt[seat][at])


async def past_setup(shared: SharedTable) -> tuple[Seat, int]:
    """Everyone has chosen; who is asked now, seat and person."""
    for seat, person in enumerate(PEOPLE):
        await shared.managers[0].turns.answer(
            shared.id, person, await card(shared, seat), shared.click(), False
        )
    seat = (await shared.table()).awaited()[0]
    return seat, PEOPLE[seat]


async def test_a_turn_is_composed_taken_back_and_confirmed(shared: SharedTable) -> None:
    manager = shared.managers[0]
    composed = await manager.turns.answer(shared.id, 101, await card(shared, 0), shared.click())
    assert not composed.played and composed.table.draft(Seat(0)).waits
    with pytest.raises(Refusal, match="refuse-turn-over"):
        await manager.turns.answer(shared.id, 101, await card(shared, 0, 1), shared.click())
    undone = await manager.turns.undo(shared.id, 101, shared.click())
    assert not undone.table.draft(Seat(0)).steps
    with pytest.raises(Refusal, match="refuse-nothing-to-undo"):
        await manager.turns.undo(shared.id, 101, shared.click())
    with pytest.raises(Refusal, match="refuse-nothing-to-confirm"):
        await manager.turns.confirm(shared.id, 101, shared.click())
    await manager.turns.answer(shared.id, 101, await card(shared, 0, 1), shared.click())
    assert (await manager.turns.confirm(shared.id, 101, shared.click())).played
    assert len(await shared.moves()) == 1
    with pytest.raises(Refusal, match="refuse-nothing-to-undo"):
        await manager.turns.undo(shared.id, 101, shared.click())
    await shared.check()


async def test_others_see_nothing_of_a_draft(shared: SharedTable) -> None:
    before = await shared.table()
    await shared.managers[0].turns.answer(shared.id, 101, await card(shared, 0), shared.click())
    after = await shared.table()
    for seat in (None, Seat(1), Seat(2)):
        assert before.title.save(before.view(seat)) == after.title.save(after.view(seat))
    assert await shared.moves() == [] and len(await shared.store.log(shared.id)) == 3


async def test_the_drafts_of_several_seats_live_side_by_side(shared: SharedTable) -> None:
    for seat, person in enumerate(PEOPLE):
        await shared.managers[0].turns.answer(shared.id, person, await card(shared, seat), shared.click())
    for left, person in zip((2, 1, 0), PEOPLE, strict=True):
        outcome = await shared.managers[0].turns.confirm(shared.id, person, shared.click())
        assert len([draft for draft in outcome.table.drafts.values() if draft.steps]) == left
        await shared.check()
    assert len(await shared.moves()) == 3


async def test_an_interaction_counts_once(shared: SharedTable) -> None:
    manager, click = shared.managers[0], shared.click()
    await manager.turns.answer(shared.id, 101, await card(shared, 0), click, False)
    with pytest.raises(Refusal):
        await manager.turns.answer(shared.id, 101, await card(shared, 0, 1), click, False)
    await manager.turns.answer(shared.id, 101, moves.ChooseAgain(), click, False)
    assert len(await shared.moves()) == 1, "the second answer had the first one's interaction"
    await shared.check()


async def test_a_doubled_undo_takes_back_one_step(shared: SharedTable) -> None:
    manager, click = shared.managers[0], shared.click()
    await manager.turns.answer(shared.id, 101, await card(shared, 0), shared.click())
    await manager.turns.undo(shared.id, 101, click)
    await manager.turns.answer(shared.id, 101, await card(shared, 0), shared.click())
    again = await manager.turns.undo(shared.id, 101, click)
    assert len(again.table.draft(Seat(0)).steps) == 1
    await shared.check()


async def test_an_old_click_of_a_seat_that_has_answered_since_is_stale(shared: SharedTable) -> None:
    """Although several are asked at once, and what the others do does not outdate it."""
    manager = shared.managers[0]
    await manager.turns.answer(shared.id, 101, await card(shared, 0), shared.click(), False)
    at = (await shared.table()).at(Seat(0))
    await manager.turns.answer(shared.id, 102, await card(shared, 1), shared.click(), False)
    await manager.turns.answer(shared.id, 101, moves.ChooseAgain(), shared.click(at), False)
    await manager.turns.answer(shared.id, 101, await card(shared, 0, 1), shared.click(), False)
    with pytest.raises(StaleClick):
        await manager.turns.answer(shared.id, 101, moves.ChooseAgain(), shared.click(at), False)
    assert len(await shared.moves()) == 2, "the change is held until all are in"


async def test_two_processes_on_one_file_accept_one_of_two_moves(shared: SharedTable) -> None:
    seat, person = await past_setup(shared)
    tables = [await shared.table(which) for which in (0, 1)]
    count = len(await shared.moves())
    results = await asyncio.gather(
        *(
            manager.turns.answer(
                shared.id, person, moves.OpenAuction(kind), shared.click(table.at(seat)), False
            )
            for manager, table, kind in zip(shared.managers, tables, ("jester", "builder"), strict=True)
        ),
        return_exceptions=True,
    )
    assert sorted(isinstance(one, Refusal | StaleClick) for one in results) == [False, True]
    assert len(await shared.moves()) == count + 1
    await shared.check()


async def test_a_process_plays_on_what_the_other_has_written(shared: SharedTable) -> None:
    for turn in range(12):
        seat = (await shared.disk()).awaited()[0]
        played = False
        while not played:
            which = turn % 2
            table = await shared.table(which)
            move = shared.pick(table, seat)
            assert move is not None
            click = shared.click(table.at(seat))
            played = (
                await shared.managers[which].turns.answer(shared.id, PEOPLE[seat], move, click, False)
            ).played
    assert len(await shared.moves()) >= 12
    await shared.check()


async def test_a_draft_of_the_other_process_does_not_come_back_after_the_turn(shared: SharedTable) -> None:
    first, second = shared.managers
    await second.get(shared.id)
    await first.turns.answer(shared.id, 101, await card(shared, 0), shared.click())
    await second.turns.undo(shared.id, 101, shared.click())
    await second.turns.answer(shared.id, 101, await card(shared, 0, 1), shared.click(), False)
    assert not (await shared.disk()).drafts
    assert len(await shared.moves()) == 1


@pytest.mark.parametrize("failing", ["before", "after"])
@pytest.mark.parametrize("confirm", [True, False], ids=["draft", "move"])
async def test_a_store_that_fails_leaves_memory_as_the_disk_is(
    shared: SharedTable, failing: str, confirm: bool
) -> None:
    manager, click, move = shared.managers[0], shared.click(), await card(shared, 0)
    shared.flaky.failing = failing
    with pytest.raises(StoreFailed):
        await manager.turns.answer(shared.id, 101, move, click, confirm)
    assert image(await shared.table()) == image(await shared.disk())
    try:
        await manager.turns.answer(shared.id, 101, move, click, confirm)
    except Refusal:
        assert failing == "after", "it was written although nobody was told"
    assert len(await shared.moves()) == (0 if confirm else 1)
    assert len((await shared.disk()).draft(Seat(0)).steps) == (1 if confirm else 0)
    assert image(await shared.table()) == image(await shared.disk())


async def test_the_lobby_survives_a_store_that_fails(tmp_path: Path) -> None:
    shared = await SharedTable.open(tmp_path)
    for failing in ("before", "after"):
        click = shared.click()
        shared.flaky.failing = failing
        with pytest.raises(StoreFailed):
            await shared.managers[0].gathering.start(shared.id, 101, False, click)
        if failing == "after":
            with pytest.raises(Refusal, match="refuse-started"):
                await shared.managers[0].gathering.start(shared.id, 101, False, click)
    table = await shared.disk()
    assert table.status == "running" and table.commitment == commitment(table.secret)
    await shared.store.close()


async def test_a_table_opened_twice_by_one_interaction_is_one(shared: SharedTable) -> None:
    new = NewTable(
        guild_id=1, channel_id=77, title="florence", language="ja", host_user=5, at=1, interaction_id=900
    )
    await shared.managers[0].lobby.new(new)
    with pytest.raises((AlreadyDone, ChannelTaken)):
        await shared.managers[1].lobby.new(new)
    assert len([head for head in await shared.store.live_tables() if head.channel_id == 77]) == 1


async def test_only_the_host_or_a_moderator_leads(shared: SharedTable) -> None:
    for act in (
        shared.managers[0].lobby.cancel(shared.id, 102, False, shared.click()),
        shared.managers[0].lobby.move_to(shared.id, 102, 55, False, shared.click()),
    ):
        with pytest.raises(Refusal, match="refuse-host-only"):
            await act
    moved = await shared.managers[0].lobby.move_to(shared.id, 999, 55, True, shared.click())
    assert moved.channel_id == 55
    assert (await shared.managers[0].lobby.cancel(shared.id, 999, True, shared.click())).status == "cancelled"
    with pytest.raises(Refusal, match="refuse-over"):
        await shared.managers[0].turns.answer(shared.id, 101, moves.EndTurn(), shared.click())


async def test_moving_a_table_keeps_its_drafts(shared: SharedTable) -> None:
    await shared.managers[0].turns.answer(shared.id, 101, await card(shared, 0), shared.click())
    await shared.managers[0].lobby.move_to(shared.id, 101, 55, False, shared.click())
    assert (await shared.disk()).draft(Seat(0)).waits
    assert (await shared.managers[0].turns.confirm(shared.id, 101, shared.click())).played


async def test_every_step_owes_the_board_and_changed_hands(shared: SharedTable) -> None:
    owed = await shared.store.due_items(10**9, 100)
    assert [one.kind for one in owed].count("hand") == 3 and owed[-1].table_id == shared.id
    await shared.store.done([one.id for one in owed])
    await shared.managers[0].turns.answer(shared.id, 101, await card(shared, 0), shared.click(), False)
    later = await shared.store.due_items(10**9, 100)
    assert [(one.kind, one.target) for one in later if one.kind == "board"] == [("board", 2)]
    assert {one.target for one in later if one.kind == "hand"} <= {101}
