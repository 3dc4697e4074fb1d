"""Where a table delays standing orders, they answer later, and nobody can tell them from a person."""

from __future__ import annotations

import random
from pathlib import Path
from types import SimpleNamespace

import msgspec
from hall_kit import MINUTE, START, Hall, whole
from orders_kit import auctions, order, put_up, sides

from bench.simulated import bare_table
from cogs.delivery.turn_notices import manners_of
from db import SqliteStore
from games.core import Seat, engine
from games.core.chance import Secret
from games.florence.model.orders import BidOnOthers
from games.manager.history import turns
from games.manager.model.turn_clock import OpenQuestion, TurnClock
from games.manager.playing.standing import answers_at
from games.titles import TITLES


async def delayed(tmp_path: Path, name: str) -> tuple[SqliteStore, Hall]:
    store = await SqliteStore.open(tmp_path / f"{name}.sqlite3")
    hall = Hall(store, START)
    return store, await auctions(hall, orders="delayed")


async def test_delayed_orders_answer_later_and_not_while_their_owner_rests(tmp_path: Path) -> None:
    store, hall = await delayed(tmp_path, "later")
    async with store:
        first, _, second, other = await sides(hall)
        await order(hall, other, BidOnOthers(0))
        await put_up(hall)
        table = await hall.table()
        assert list(table.awaited()) == [second] and "order" not in await hall.causes()
        at = table.clock.due[second]
        assert START + 3 * MINUTE <= at <= START + 30 * MINUTE
        assert await hall.store.next_time() == at
        hall.again()
        await hall.until(at - 1)
        assert "order" not in await hall.causes()
        await hall.until(at)
        table = await hall.table()
        assert "order" in await hall.causes() and not table.clock.due
        assert second not in table.awaited() and first is not None
        await whole(hall)


def test_when_an_order_answers_follows_from_the_secret_and_lies_anywhere_in_its_time() -> None:
    """Who knows everything but the secret can't tell; and each question has a time of its own."""
    title = TITLES["florence"]
    game = engine.start(title, 3, title.options(), Secret(b"any")).game
    clock = TurnClock(waits={Seat(at): OpenQuestion(START, START) for at in range(2)})
    found: list[int] = []
    for number in range(300):
        bare = bare_table(title, 1, title.options(), random.Random(1))
        table = msgspec.structs.replace(bare, game=game, secret=number.to_bytes(32, "big"))
        times = [answers_at(table, clock, seat) - START for seat in clock.waits]
        assert all(3 * MINUTE <= at <= 30 * MINUTE for at in times) and times[0] != times[1]
        found.append(times[0])
    assert len(set(found)) > 290 and max(found) - min(found) > 20 * MINUTE


async def test_whoever_answers_by_hand_before_is_not_answered_for(tmp_path: Path) -> None:
    store, hall = await delayed(tmp_path, "hand")
    async with store:
        _, _, second, other = await sides(hall)
        await order(hall, other, BidOnOthers(0))
        await put_up(hall)
        offer = engine.open_offers((await hall.table()).game, second)[0]
        await hall.tables.play.answer(hall.id, other, next(offer.moves()), hall.click(), False)
        assert not (await hall.table()).clock.due
        assert await hall.causes() == ["by_hand"] * len(await hall.causes())
        await hall.tables.planning.cancel(hall.id, other, hall.click())
        await hall.until(START + 60 * MINUTE)
        assert "order" not in await hall.causes()


async def test_an_order_taken_back_before_its_time_answers_nothing(tmp_path: Path) -> None:
    store, hall = await delayed(tmp_path, "back")
    async with store:
        _, _, second, other = await sides(hall)
        await order(hall, other, BidOnOthers(0))
        await put_up(hall)
        await hall.tables.planning.cancel(hall.id, other, hall.click())
        await hall.until(START + 60 * MINUTE)
        table = await hall.table()
        assert (
            list(table.awaited()) == [second] and not table.clock.due and "order" not in await hall.causes()
        )


async def test_where_orders_are_delayed_nobody_can_tell_that_there_is_one(tmp_path: Path) -> None:
    """Two games that differ in whether an order was given: until it answers all is alike but its seat's own;
    afterwards the export tells others nothing of it."""
    seen = []
    for ordered in (True, False):
        store, hall = await delayed(tmp_path, f"trace {ordered}")
        async with store:
            first, _, second, other = await sides(hall)
            if ordered:
                await order(hall, other, BidOnOthers(0))
            await put_up(hall)
            table = await hall.table()
            owed = [
                (one.kind, one.target, one.payload, one.due_at) for one in await store.due_items(10**15, 1000)
            ]
            bot = SimpleNamespace(store=store, tables=hall.tables)
            manners = await manners_of(bot, table, {})  # type: ignore[arg-type]
            at = (table.clock.waits, table.title.save(table.view(first)), owed, manners)
            if ordered:
                due = table.clock.due[second]
                assert manners[second].free_from > due, "nobody is called for what is about to be answered"
                await hall.until(due)
            else:
                hall.now = due
                drop = engine.default(table.game, second)
                await hall.tables.play.answer(hall.id, other, drop, hall.click(), False)
            table = await hall.table()
            export = turns.exported(table, await store.log(hall.id), first)
            seen.append((at, export))
    assert seen[0] == seen[1]
