"""Where a table delays standing orders, they answer later, and nobody can tell them from a person."""

from __future__ import annotations

import random
from pathlib import Path
from types import SimpleNamespace

import msgspec
from orders_kit import auctions, order, put_up, sides
from timed_table import MINUTE, START, TimedTable, whole

from cogs.delivery.notify_by import notify_awaited_by
from db import SqliteStore
from games.core import Seat, engine
from games.core.chance import Secret
from games.florence.model.orders import BidOnOthers
from games.manager.history.export import exported
from games.manager.model.turn_clock import OpenQuestion, TurnClock
from games.manager.playing.advance_answers import answer_time
from games.titles import TITLES
from kit.simulated import bare_table


async def delayed(tmp_path: Path, name: str) -> tuple[SqliteStore, TimedTable]:
    store = await SqliteStore.open(tmp_path / f"{name}.sqlite3")
    timed = TimedTable(store, START)
    return store, await auctions(timed, orders="delayed")


async def test_delayed_orders_answer_later_and_not_while_their_owner_rests(tmp_path: Path) -> None:
    store, timed = await delayed(tmp_path, "later")
    async with store:
        first, _, second, other = await sides(timed)
        await order(timed, other, BidOnOthers(0))
        await put_up(timed)
        table = await timed.table()
        assert list(table.awaited()) == [second] and "order" not in await timed.causes()
        at = table.clock.due[second]
        assert START + 3 * MINUTE <= at <= START + 30 * MINUTE
        assert await timed.store.next_time() == at
        timed.again()
        await timed.until(at - 1)
        assert "order" not in await timed.causes()
        await timed.until(at)
        table = await timed.table()
        assert "order" in await timed.causes() and not table.clock.due
        assert second not in table.awaited() and first is not None
        await whole(timed)


def test_when_an_order_answers_follows_from_the_secret_and_lies_anywhere_in_its_time() -> None:
    """Who knows everything but the secret can't tell; and each question has a time of its own."""
    title = TITLES["florence"]
    game = engine.start(title, 3, title.options(), Secret(b"any")).game
    clock = TurnClock(waits={Seat(at): OpenQuestion(START, START) for at in range(2)})
    found: list[int] = []
    for number in range(300):
        bare = bare_table(title, 1, title.options(), random.Random(1))
        table = msgspec.structs.replace(bare, game=game, secret=number.to_bytes(32, "big"))
        times = [answer_time(table, clock, seat) - START for seat in clock.waits]
        assert all(3 * MINUTE <= at <= 30 * MINUTE for at in times) and times[0] != times[1]
        found.append(times[0])
    assert len(set(found)) > 290 and max(found) - min(found) > 20 * MINUTE


async def test_whoever_answers_by_hand_before_is_not_answered_for(tmp_path: Path) -> None:
    store, timed = await delayed(tmp_path, "hand")
    async with store:
        _, _, second, other = await sides(timed)
        await order(timed, other, BidOnOthers(0))
        await put_up(timed)
        offer = engine.open_offers((await timed.table()).game, second)[0]
        await timed.services.turns.answer(timed.id, other, next(offer.moves()), timed.click(), False)
        assert not (await timed.table()).clock.due
        assert await timed.causes() == ["by_hand"] * len(await timed.causes())
        await timed.services.premoves.cancel(timed.id, other, timed.click())
        await timed.until(START + 60 * MINUTE)
        assert "order" not in await timed.causes()


async def test_an_order_taken_back_before_its_time_answers_nothing(tmp_path: Path) -> None:
    store, timed = await delayed(tmp_path, "back")
    async with store:
        _, _, second, other = await sides(timed)
        await order(timed, other, BidOnOthers(0))
        await put_up(timed)
        await timed.services.premoves.cancel(timed.id, other, timed.click())
        await timed.until(START + 60 * MINUTE)
        table = await timed.table()
        assert (
            list(table.awaited()) == [second] and not table.clock.due and "order" not in await timed.causes()
        )


async def test_where_orders_are_delayed_nobody_can_tell_that_there_is_one(tmp_path: Path) -> None:
    """Two games that differ in whether an order was given: until it answers all is alike but its seat's own;
    afterwards the export tells others nothing of it."""
    seen = []
    for ordered in (True, False):
        store, timed = await delayed(tmp_path, f"trace {ordered}")
        async with store:
            first, _, second, other = await sides(timed)
            if ordered:
                await order(timed, other, BidOnOthers(0))
            await put_up(timed)
            table = await timed.table()
            owed = [
                (one.kind, one.target, one.payload, one.due_at) for one in await store.due_items(10**15, 1000)
            ]
            bot = SimpleNamespace(store=store, services=timed.services)
            notify_by = await notify_awaited_by(bot, table, {})  # type: ignore[arg-type]
            at = (table.clock.waits, table.title.save(table.view(first)), owed, notify_by)
            if ordered:
                due = table.clock.due[second]
                assert notify_by[second].free_from > due, "nobody is called for what is about to be answered"
                await timed.until(due)
            else:
                timed.now = due
                drop = engine.default(table.game, second)
                await timed.services.turns.answer(timed.id, other, drop, timed.click(), False)
            table = await timed.table()
            seen.append((at, exported(table, await store.log(timed.id), first)))
    assert seen[0] == seen[1]
