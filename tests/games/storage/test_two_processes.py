"""Drafts have a version, and a write that was begun is told: what two processes, a restore and a call that
is cancelled must not break."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Any

import pytest
from shared_table import PEOPLE, SharedTable, image

from db import SqliteStore
from games.core import Refusal, Seat
from games.florence.model import moves
from games.manager.services import Action, Services, StaleClick
from games.titles import TITLES


async def card(shared: SharedTable, seat: int, at: int = 0) -> moves.ReturnCard:
    table = await shared.table()
    return moves.ReturnCard(table.game.phases[-1].dealt[seat][at])


def drafted(table: Any) -> Any:
    return table.draft(Seat(0)).moves


async def test_a_draft_that_the_other_process_replaced_is_not_confirmed(shared: SharedTable) -> None:
    """The panel of the first still shows its own draft, of the same length, at the same entry."""
    first, second = shared.managers
    await second.get(shared.id)
    mine = await first.turns.answer(shared.id, 101, await card(shared, 0), shared.click())
    shown = mine.table.at(Seat(0))
    await second.turns.undo(shared.id, 101, shared.click())
    theirs = await second.turns.answer(shared.id, 101, await card(shared, 0, 1), shared.click())
    assert (
        len(drafted(mine.table)) == len(drafted(theirs.table))
        and mine.table.entry_no == theirs.table.entry_no
    )
    with pytest.raises(StaleClick):
        await first.turns.confirm(shared.id, 101, shared.click(shown))
    assert await shared.moves() == [] and drafted(await shared.table()) == drafted(theirs.table)
    await first.turns.confirm(shared.id, 101, shared.click(theirs.table.at(Seat(0))))
    await shared.check()


class Meanwhile:
    """The store, in which something else happens right before the next commit."""

    def __init__(self, store: Any) -> None:
        self._store = store
        self.act: Any = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def commit(self, step: Any) -> Any:
        act, self.act = self.act, None
        if act is not None:
            await act()
        return await self._store.commit(step)


def slow(shared: SharedTable) -> tuple[Services, Meanwhile]:
    """A process that is overtaken between its reading and its writing."""
    store = Meanwhile(shared.store)
    return Services(store, TITLES, lambda: next(shared.clock)), store  # type: ignore[arg-type]


async def test_a_draft_replaced_between_reading_and_writing_is_not_confirmed(shared: SharedTable) -> None:
    late, store = slow(shared)
    shown = await late.turns.answer(shared.id, 101, await card(shared, 0), shared.click())
    other = shared.managers[1].turns

    async def replace() -> None:
        await other.undo(shared.id, 101, shared.click())
        await other.answer(shared.id, 101, await card(shared, 0, 1), shared.click())

    store.act = replace
    with pytest.raises(StaleClick):
        await late.turns.confirm(shared.id, 101, shared.click(shown.table.at(Seat(0))))
    assert await shared.moves() == []
    store.act = replace
    with pytest.raises(StaleClick):
        await late.turns.confirm(shared.id, 101, shared.click())
    assert await shared.moves() == [], "nor by a command, which meant the draft it met"
    await shared.check()


async def test_another_seats_draft_meanwhile_is_no_hindrance(shared: SharedTable) -> None:
    """The writing is tried again on what the other process has left: one's own position is the same."""
    late, store = slow(shared)
    shown = (await late.turns.answer(shared.id, 101, await card(shared, 0), shared.click())).table.at(Seat(0))

    async def other_seat() -> None:
        await shared.managers[1].turns.answer(shared.id, 102, await card(shared, 1), shared.click())

    store.act = other_seat
    outcome = await late.turns.confirm(shared.id, 101, shared.click(shown))
    assert outcome.played and len(await shared.moves()) == 1
    assert outcome.table.draft(Seat(1)).waits, "the other's draft is still there"
    assert image(outcome.table) == image(await shared.disk())


async def test_another_seats_answer_meanwhile_does_not_undo_a_secret_choice(shared: SharedTable) -> None:
    late, store = slow(shared)

    async def other_seat() -> None:
        await shared.managers[1].turns.answer(shared.id, 102, await card(shared, 1), shared.click(), False)

    store.act = other_seat
    await late.turns.answer(shared.id, 101, await card(shared, 0), shared.click(), False)
    assert sorted(seat for seat, _ in await shared.moves() if seat is not None) == [0, 1]
    await shared.check()


async def test_a_click_made_before_a_restore_is_stale(shared: SharedTable, tmp_path: Path) -> None:
    """Although the restored game has come as far again, by other moves."""
    await shared.managers[0].turns.answer(shared.id, 101, await card(shared, 0), shared.click(), False)
    await shared.store.connection.run(
        lambda plain: plain.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    )
    shutil.copy(tmp_path / "games.sqlite3", tmp_path / "backup.sqlite3")
    await shared.managers[0].turns.answer(shared.id, 102, await card(shared, 1), shared.click(), False)
    old = (await shared.table()).at(Seat(2))
    again = SharedTable(await SqliteStore.open(tmp_path / "backup.sqlite3"))
    again.id = shared.id
    again.clicks_from(1000)
    await again.managers[0].turns.answer(again.id, 102, await card(again, 1, 3), again.click(), False)
    now = (await again.table()).at(Seat(2))
    assert (old.entry_no, old.draft) == (now.entry_no, now.draft)
    with pytest.raises(StaleClick):
        await again.managers[0].turns.answer(again.id, 103, await card(again, 2), again.click(old))
    await again.managers[0].turns.answer(again.id, 103, await card(again, 2), again.click(now))
    await again.store.close()


async def test_a_call_cancelled_while_it_commits_wakes_the_delivery(shared: SharedTable) -> None:
    """At the very instant at which the commit is under way."""
    services, store = slow(shared)
    services.outbox_filled.clear()
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def wait() -> None:
        begun.set()
        await go_on.wait()

    store.act = wait
    call = asyncio.create_task(
        services.turns.answer(shared.id, 101, await card(shared, 0), shared.click(), False)
    )
    await begun.wait()
    call.cancel()
    with pytest.raises(asyncio.CancelledError):
        await call
    go_on.set()
    await asyncio.wait_for(services.outbox_filled.wait(), 180)
    assert len(await shared.moves()) == 1
    found = await services.get(shared.id)
    assert found is not None and image(found) == image(await shared.disk())


async def test_the_answers_of_several_seats_are_one_transaction(shared: SharedTable) -> None:
    cards = [await card(shared, seat) for seat in (0, 1, 2)]
    answers = [Action(Seat(seat), PEOPLE[seat], one, "order") for seat, one in enumerate(cards)]
    with pytest.raises(Refusal):
        await shared.managers[0].turns.commit(shared.id, [*answers[:2], answers[0]])
    assert await shared.moves() == []
    table = await shared.managers[0].turns.commit(shared.id, answers)
    log = [entry for entry in await shared.store.log(shared.id) if entry.kind == "move"]
    assert [entry.cause for entry in log] == ["order"] * 3 and len({entry.commit_id for entry in log}) == 1
    assert table.entry_no == log[-1].entry_no and table.commit_id == log[-1].commit_id
    await shared.check()


async def test_two_players_may_leave_a_lobby_at_once(tmp_path: Path) -> None:
    shared = await SharedTable.open(tmp_path)
    late, store = slow(shared)

    async def other_leaves() -> None:
        await shared.managers[1].lobby.leave(shared.id, PEOPLE[1], shared.click())

    store.act = other_leaves
    table = await late.lobby.leave(shared.id, PEOPLE[2], shared.click())
    assert [place.user_id for place in table.seats] == [PEOPLE[0]]
    assert image(table) == image(await shared.disk())
    await shared.store.close()
