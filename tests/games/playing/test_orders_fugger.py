"""Orders of Fugger at a table: merchants on routes set out before their house's own answer and by themselves,
and the log says so."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from timed_table import ANN, BEN, START, TimedTable

from db import SqliteStore
from games.core import Seat, engine
from games.fugger.model import moves
from games.fugger.rules.travel.routes import RouteAhead
from games.manager.history import replay
from games.manager.model.action import Action


@pytest.fixture
async def timed(tmp_path: Path) -> AsyncIterator[TimedTable]:
    async with await SqliteStore.open(tmp_path / "games.sqlite3") as store:
        yield await on_the_way(TimedTable(store, START))


async def on_the_way(timed: TimedTable, **terms: str) -> TimedTable:
    """A table of two in its first movement phase."""
    await timed.open(title="fugger", **terms)
    while (await timed.table()).game.stage != "moving":
        seat, user = await timed.awaited()
        move = engine.default((await timed.table()).game, seat)
        await timed.services.turns.answer(timed.id, user, move, timed.click(), False)
    return timed


async def other(timed: TimedTable) -> tuple[Seat, int]:
    """Who is not awaited."""
    seat, user = await timed.awaited()
    return Seat(1 - seat), BEN if user == ANN else ANN


async def done(timed: TimedTable) -> None:
    _, user = await timed.awaited()
    await timed.services.turns.answer(timed.id, user, moves.Done(), timed.click(), False)


async def told(timed: TimedTable) -> list[tuple[int | None, str | None, str]]:
    """The seat, cause and kind of each move so far."""
    table = await timed.table()
    log = await timed.services.repository.store.log(timed.id)
    return [
        (entry.seat, entry.cause, type(table.title.load_move(entry.move)).__name__)
        for entry in log
        if entry.kind == "move"
    ]


async def leads_to_its_state(timed: TimedTable) -> None:
    table = await timed.table()
    log = await timed.services.repository.store.log(timed.id)
    game = replay.replayed(table.title, len(table.seats), table.options, log)
    assert table.title.save(game) == table.title.save(table.game)


async def test_a_house_whose_merchants_all_have_routes_is_not_asked(timed: TimedTable) -> None:
    seat, user = await other(timed)
    before = len(await told(timed))
    for name in ("rep", "m1"):
        await timed.services.premoves.order(timed.id, user, RouteAhead(name, "ROM"), timed.click())
    await done(timed)
    went = (await told(timed))[before + 1 : before + 4]
    assert went == [(seat, "order", "Go"), (seat, "order", "Go"), (seat, "forced", "Done")]
    await leads_to_its_state(timed)
    view = (await timed.table()).view(seat)
    assert [one.goal for one in view.standing_orders[seat]] == ["ROM", "ROM"]


@pytest.mark.parametrize("by_hand", [True, False])
async def test_a_merchant_on_a_route_sets_out_before_its_house_is_done(
    timed: TimedTable, by_hand: bool
) -> None:
    """Also where a clock or a stand-in answers for the house."""
    seat, user = await other(timed)
    await timed.services.premoves.order(timed.id, user, RouteAhead("m1", "ROM"), timed.click())
    await done(timed)
    assert (await timed.awaited())[0] == seat
    before = len(await told(timed))
    if by_hand:
        await done(timed)
    else:
        await timed.services.turns.commit(timed.id, [Action(seat, None, moves.Done(), "stand_in")])
    cause = "by_hand" if by_hand else "stand_in"
    assert (await told(timed))[before : before + 2] == [(seat, "order", "Go"), (seat, cause, "Done")]
    await leads_to_its_state(timed)


async def test_a_route_given_when_asked_answers_at_once(timed: TimedTable) -> None:
    seat, user = await timed.awaited()
    await timed.services.premoves.order(timed.id, user, RouteAhead("rep", "ROM"), timed.click())
    assert (await timed.awaited())[0] == seat
    outcome = await timed.services.premoves.order(timed.id, user, RouteAhead("m1", "ROM"), timed.click())
    assert outcome.played and (await timed.awaited())[0] != seat
    await leads_to_its_state(timed)


async def test_delayed_routes_of_a_house_set_out_together_after_one_delay(tmp_path: Path) -> None:
    """As a turn by hand, which is confirmed as a whole: otherwise the times between its moves would show that
    there are orders, and each would take up to half an hour."""
    async with await SqliteStore.open(tmp_path / "delayed.sqlite3") as store:
        timed = await on_the_way(TimedTable(store, START), orders="delayed")
        seat, user = await other(timed)
        before = len(await told(timed))
        for name in ("rep", "m1"):
            await timed.services.premoves.order(timed.id, user, RouteAhead(name, "ROM"), timed.click())
        await done(timed)
        due = (await timed.table()).clock.due[seat]
        await timed.until(due - 1)
        assert len(await told(timed)) == before + 1
        await timed.until(due)
        assert (await told(timed))[before + 1 : before + 4] == [
            (seat, "order", "Go"),
            (seat, "order", "Go"),
            (seat, "forced", "Done"),
        ]
        await leads_to_its_state(timed)
