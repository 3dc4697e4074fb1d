"""What a seat gives in advance: the maximum of standing orders, and clicks on an old panel of a premove."""

from __future__ import annotations

import pytest
from orders_kit import order, sides
from timed_table import TimedTable

from games.core import Refusal, Seat
from games.manager.playing import premoves
from games.manager.services import RequestContext
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
