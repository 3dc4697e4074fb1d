"""What a seat gives in advance: the maximum of standing orders, and clicks on an old panel of a premove."""

from __future__ import annotations

import msgspec
import pytest
from orders_kit import order, sides
from timed_table import TimedTable

from games.core import Refusal, Seat
from games.manager.playing import premoves
from games.manager.services import RequestContext
from games.manager.storage.repository import StaleClick
from games.signorie.model.moves import Pass
from games.signorie.model.orders import PassAfter


async def on_panel(timed: TimedTable, seat: Seat) -> RequestContext:
    """A click on the panel of the seat's premove as it is now."""
    then = timed.services.premoves.at_next_turn(await timed.table(), seat)
    return RequestContext(timed.click().interaction_id, then.at(seat))


async def test_an_order_too_many_is_refused_however_it_is_given(
    timed: TimedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A standing answer too; no order given earlier is lost."""
    monkeypatch.setattr(premoves, "MOST_ORDERS", 1)
    await timed.open(title="signorie")
    _, _, seat, user = await sides(timed)
    await order(timed, user, PassAfter(2))
    kept = (await timed.table()).given_by(seat).orders
    await timed.services.premoves.add(timed.id, user, Pass(), await on_panel(timed, seat))
    with pytest.raises(Refusal, match="refuse-too-many-orders"):
        await timed.services.premoves.lodge(timed.id, user, await on_panel(timed, seat), always=True)
    assert (await timed.table()).given_by(seat).orders == kept
    await timed.services.premoves.cancel(timed.id, user, timed.click(), 0)
    await timed.services.premoves.lodge(timed.id, user, await on_panel(timed, seat), always=True)
    answer = (await timed.table()).given_by(seat).orders
    with pytest.raises(Refusal, match="refuse-too-many-orders"):
        await order(timed, user, PassAfter(2))
    assert (await timed.table()).given_by(seat).orders == answer


async def test_an_old_panel_takes_back_no_step_of_a_newer_premove(timed: TimedTable) -> None:
    await timed.open(title="signorie")
    _, _, seat, user = await sides(timed)
    service = timed.services.premoves
    await service.add(timed.id, user, Pass(), await on_panel(timed, seat))
    old = await on_panel(timed, seat)
    await service.undo(timed.id, user, old)
    table = await service.add(timed.id, user, Pass(), await on_panel(timed, seat))
    for all_steps in (False, True):
        click = RequestContext(timed.click().interaction_id, old.at)
        with pytest.raises(StaleClick):
            await service.undo(timed.id, user, click, all_steps)
    assert (await timed.table()).given_by(seat).draft == table.given_by(seat).draft != ()


async def test_undo_takes_back_the_last_step_that_still_fits(timed: TimedTable) -> None:
    """The panel shows no step behind it."""
    await timed.open(title="signorie")
    _, _, seat, user = await sides(timed)
    service = timed.services.premoves
    given = (await service.add(timed.id, user, Pass(), await on_panel(timed, seat))).given_by(seat)
    given = msgspec.structs.replace(given, draft=(*given.draft, *given.draft))
    async with timed.services.repository.running(timed.id) as table:
        await service._store(table, seat, given, timed.click())
    table = await service.undo(timed.id, user, await on_panel(timed, seat))
    assert table.given_by(seat).draft == ()


async def test_a_premove_is_taken_back_though_another_seat_has_moved_since(timed: TimedTable) -> None:
    await timed.open(title="signorie")
    _, _, seat, user = await sides(timed)
    service = timed.services.premoves
    await service.add(timed.id, user, Pass(), await on_panel(timed, seat))
    click = await on_panel(timed, seat)
    await timed.play()
    assert click.at is not None and (await timed.table()).entry_no > click.at.entry_no
    table = await service.undo(timed.id, user, click, all=True)
    assert table.given_by(seat).draft == ()
