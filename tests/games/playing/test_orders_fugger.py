"""Orders of Fugger at a table: merchants on routes set out before their house's own answer and by themselves,
and the log says so."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from hall_kit import ANN, BEN, START, Hall

from db import SqliteStore
from games.core import Seat, engine
from games.fugger.model import moves
from games.fugger.travel.routes import SetRoute
from games.manager.history import replay
from games.manager.model.action import Action


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with await SqliteStore.open(tmp_path / "hall.sqlite3") as store:
        yield await on_the_way(Hall(store, START))


async def on_the_way(hall: Hall, **terms: str) -> Hall:
    """A table of two in its first movement phase."""
    await hall.open(title="fugger", **terms)
    while (await hall.table()).game.stage != "moving":
        seat, user = await hall.awaited()
        move = engine.default((await hall.table()).game, seat)
        await hall.tables.play.answer(hall.id, user, move, hall.click(), False)
    return hall


async def other(hall: Hall) -> tuple[Seat, int]:
    """Who is not awaited."""
    seat, user = await hall.awaited()
    return Seat(1 - seat), BEN if user == ANN else ANN


async def done(hall: Hall) -> None:
    _, user = await hall.awaited()
    await hall.tables.play.answer(hall.id, user, moves.Done(), hall.click(), False)


async def told(hall: Hall) -> list[tuple[int | None, str | None, str]]:
    """The seat, cause and kind of each move so far."""
    table = await hall.table()
    log = await hall.tables.repository.store.log(hall.id)
    return [
        (entry.seat, entry.cause, type(table.title.load_move(entry.move)).__name__)
        for entry in log
        if entry.kind == "move"
    ]


async def leads_to_its_state(hall: Hall) -> None:
    table = await hall.table()
    log = await hall.tables.repository.store.log(hall.id)
    game = replay.replayed(table.title, len(table.seats), table.options, log)
    assert table.title.save(game) == table.title.save(table.game)


async def test_a_house_whose_merchants_all_have_routes_is_not_asked(hall: Hall) -> None:
    seat, user = await other(hall)
    before = len(await told(hall))
    for name in ("rep", "m1"):
        await hall.tables.planning.order(hall.id, user, SetRoute(name, "ROM"), hall.click())
    await done(hall)
    went = (await told(hall))[before + 1 : before + 4]
    assert went == [(seat, "order", "Go"), (seat, "order", "Go"), (seat, "forced", "Done")]
    await leads_to_its_state(hall)
    view = (await hall.table()).view(seat)
    assert [one.goal for one in view.standing[seat]] == ["ROM", "ROM"]


@pytest.mark.parametrize("by_hand", [True, False])
async def test_a_merchant_on_a_route_sets_out_before_its_house_is_done(hall: Hall, by_hand: bool) -> None:
    """Also where a clock or a stand-in answers for the house."""
    seat, user = await other(hall)
    await hall.tables.planning.order(hall.id, user, SetRoute("m1", "ROM"), hall.click())
    await done(hall)
    assert (await hall.awaited())[0] == seat
    before = len(await told(hall))
    if by_hand:
        await done(hall)
    else:
        await hall.tables.play.commit(hall.id, [Action(seat, None, moves.Done(), "stand_in")])
    cause = "by_hand" if by_hand else "stand_in"
    assert (await told(hall))[before : before + 2] == [(seat, "order", "Go"), (seat, cause, "Done")]
    await leads_to_its_state(hall)


async def test_a_route_given_when_asked_answers_at_once(hall: Hall) -> None:
    seat, user = await hall.awaited()
    await hall.tables.planning.order(hall.id, user, SetRoute("rep", "ROM"), hall.click())
    assert (await hall.awaited())[0] == seat
    outcome = await hall.tables.planning.order(hall.id, user, SetRoute("m1", "ROM"), hall.click())
    assert outcome.played and (await hall.awaited())[0] != seat
    await leads_to_its_state(hall)


async def test_delayed_routes_of_a_house_set_out_together_after_one_delay(tmp_path: Path) -> None:
    """As a turn by hand, which is confirmed as a whole: otherwise the times between its moves would show that
    there are orders, and each would take up to half an hour."""
    async with await SqliteStore.open(tmp_path / "delayed.sqlite3") as store:
        hall = await on_the_way(Hall(store, START), orders="delayed")
        seat, user = await other(hall)
        before = len(await told(hall))
        for name in ("rep", "m1"):
            await hall.tables.planning.order(hall.id, user, SetRoute(name, "ROM"), hall.click())
        await done(hall)
        due = (await hall.table()).clock.due[seat]
        await hall.until(due - 1)
        assert len(await told(hall)) == before + 1
        await hall.until(due)
        assert (await told(hall))[before + 1 : before + 4] == [
            (seat, "order", "Go"),
            (seat, "order", "Go"),
            (seat, "forced", "Done"),
        ]
        await leads_to_its_state(hall)
