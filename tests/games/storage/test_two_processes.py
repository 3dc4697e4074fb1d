"""Drafts have a version, and a write that was begun is told: what two processes, a restore and a call that
is cancelled must not break."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Any

import pytest
from table_kit import PEOPLE, Desk, image

from db import SqliteStore
from games.core import Refusal, Seat
from games.florence.model import moves
from games.manager.services import Action, Services, StaleClick
from games.titles import TITLES


async def card(desk: Desk, seat: int, at: int = 0) -> moves.ReturnCard:
    table = await desk.table()
    return moves.ReturnCard(table.game.phases[-1].dealt[seat][at])


def drafted(table: Any) -> Any:
    return table.draft(Seat(0)).moves


async def test_a_draft_that_the_other_process_replaced_is_not_confirmed(desk: Desk) -> None:
    """The panel of the first still shows its own draft, of the same length, at the same entry."""
    first, second = desk.managers
    await second.get(desk.id)
    mine = await first.play.answer(desk.id, 101, await card(desk, 0), desk.click())
    shown = mine.table.at(Seat(0))
    await second.play.undo(desk.id, 101, desk.click())
    theirs = await second.play.answer(desk.id, 101, await card(desk, 0, 1), desk.click())
    assert (
        len(drafted(mine.table)) == len(drafted(theirs.table))
        and mine.table.entry_no == theirs.table.entry_no
    )
    with pytest.raises(StaleClick):
        await first.play.confirm(desk.id, 101, desk.click(shown))
    assert await desk.moves() == [] and drafted(await desk.table()) == drafted(theirs.table)
    await first.play.confirm(desk.id, 101, desk.click(theirs.table.at(Seat(0))))
    await desk.check()


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


def slow(desk: Desk) -> tuple[Services, Meanwhile]:
    """A process that is overtaken between its reading and its writing."""
    store = Meanwhile(desk.store)
    return Services(store, TITLES, lambda: next(desk.clock)), store  # type: ignore[arg-type]


async def test_a_draft_replaced_between_reading_and_writing_is_not_confirmed(desk: Desk) -> None:
    late, store = slow(desk)
    shown = await late.play.answer(desk.id, 101, await card(desk, 0), desk.click())
    other = desk.managers[1].play

    async def replace() -> None:
        await other.undo(desk.id, 101, desk.click())
        await other.answer(desk.id, 101, await card(desk, 0, 1), desk.click())

    store.act = replace
    with pytest.raises(StaleClick):
        await late.play.confirm(desk.id, 101, desk.click(shown.table.at(Seat(0))))
    assert await desk.moves() == []
    store.act = replace
    with pytest.raises(StaleClick):
        await late.play.confirm(desk.id, 101, desk.click())
    assert await desk.moves() == [], "nor by a command, which meant the draft it met"
    await desk.check()


async def test_another_seats_draft_meanwhile_is_no_hindrance(desk: Desk) -> None:
    """The writing is tried again on what the other process has left: one's own position is the same."""
    late, store = slow(desk)
    shown = (await late.play.answer(desk.id, 101, await card(desk, 0), desk.click())).table.at(Seat(0))

    async def other_seat() -> None:
        await desk.managers[1].play.answer(desk.id, 102, await card(desk, 1), desk.click())

    store.act = other_seat
    outcome = await late.play.confirm(desk.id, 101, desk.click(shown))
    assert outcome.played and len(await desk.moves()) == 1
    assert outcome.table.draft(Seat(1)).waits, "the other's draft is still there"
    assert image(outcome.table) == image(await desk.disk())


async def test_another_seats_answer_meanwhile_does_not_undo_a_secret_choice(desk: Desk) -> None:
    late, store = slow(desk)

    async def other_seat() -> None:
        await desk.managers[1].play.answer(desk.id, 102, await card(desk, 1), desk.click(), False)

    store.act = other_seat
    await late.play.answer(desk.id, 101, await card(desk, 0), desk.click(), False)
    assert sorted(seat for seat, _ in await desk.moves() if seat is not None) == [0, 1]
    await desk.check()


async def test_a_click_made_before_a_restore_is_stale(desk: Desk, tmp_path: Path) -> None:
    """Although the restored game has come as far again, by other moves."""
    await desk.managers[0].play.answer(desk.id, 101, await card(desk, 0), desk.click(), False)
    await desk.store.connection.run(lambda plain: plain.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone())
    shutil.copy(tmp_path / "games.sqlite3", tmp_path / "backup.sqlite3")
    await desk.managers[0].play.answer(desk.id, 102, await card(desk, 1), desk.click(), False)
    old = (await desk.table()).at(Seat(2))
    again = Desk(await SqliteStore.open(tmp_path / "backup.sqlite3"))
    again.id = desk.id
    again.clicks_from(1000)
    await again.managers[0].play.answer(again.id, 102, await card(again, 1, 3), again.click(), False)
    now = (await again.table()).at(Seat(2))
    assert (old.entry_no, old.draft) == (now.entry_no, now.draft)
    with pytest.raises(StaleClick):
        await again.managers[0].play.answer(again.id, 103, await card(again, 2), again.click(old))
    await again.managers[0].play.answer(again.id, 103, await card(again, 2), again.click(now))
    await again.store.close()


async def test_a_call_cancelled_while_it_commits_wakes_the_delivery(desk: Desk) -> None:
    """At the very instant at which the commit is under way."""
    tables, store = slow(desk)
    tables.outbox_filled.clear()
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def wait() -> None:
        begun.set()
        await go_on.wait()

    store.act = wait
    call = asyncio.create_task(tables.play.answer(desk.id, 101, await card(desk, 0), desk.click(), False))
    await begun.wait()
    call.cancel()
    with pytest.raises(asyncio.CancelledError):
        await call
    go_on.set()
    await asyncio.wait_for(tables.outbox_filled.wait(), 180)
    assert len(await desk.moves()) == 1
    found = await tables.get(desk.id)
    assert found is not None and image(found) == image(await desk.disk())


async def test_the_answers_of_several_seats_are_one_transaction(desk: Desk) -> None:
    cards = [await card(desk, seat) for seat in (0, 1, 2)]
    answers = [Action(Seat(seat), PEOPLE[seat], one, "order") for seat, one in enumerate(cards)]
    with pytest.raises(Refusal):
        await desk.managers[0].play.commit(desk.id, [*answers[:2], answers[0]])
    assert await desk.moves() == []
    table = await desk.managers[0].play.commit(desk.id, answers)
    log = [entry for entry in await desk.store.log(desk.id) if entry.kind == "move"]
    assert [entry.cause for entry in log] == ["order"] * 3 and len({entry.commit_id for entry in log}) == 1
    assert table.entry_no == log[-1].entry_no and table.commit_id == log[-1].commit_id
    await desk.check()


async def test_two_players_may_leave_a_lobby_at_once(tmp_path: Path) -> None:
    desk = await Desk.open(tmp_path)
    late, store = slow(desk)

    async def other_leaves() -> None:
        await desk.managers[1].lobby.leave(desk.id, PEOPLE[1], desk.click())

    store.act = other_leaves
    table = await late.lobby.leave(desk.id, PEOPLE[2], desk.click())
    assert [place.user_id for place in table.seats] == [PEOPLE[0]]
    assert image(table) == image(await desk.disk())
    await desk.store.close()
