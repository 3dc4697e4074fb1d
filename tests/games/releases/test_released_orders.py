"""Orders that earlier releases kept in the state, or as orders of the table, go on as standing orders."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from released import ALL, Then, expected, opened, play_on
from sampled import OURS

from cogs.screens.panel import given_in_advance as screen
from games.core import Seat
from games.manager.history import replay
from games.manager.model.in_advance import NOTHING_GIVEN
from games.manager.model.proposal import Back
from games.manager.model.table_events import ORDERS_MOVED, ROLL_BACK, events_of
from games.manager.services import RequestContext, Services
from games.titles import TITLES
from words import Speaker


def habits_of(state: dict[str, Any]) -> dict[int, list[dict[str, str]]]:
    """What habits in a stored state of Philadelphia come to as orders, by seat."""
    orders = {
        ("shift", "most"): {"type": "ReadDie", "reading": "most"},
        ("shift", "never"): {"type": "ReadDie", "reading": "never"},
        ("order", "listed"): {"type": "ResolveAsListed"},
        ("effects", "no"): {"type": "DeclineOutsideTurn"},
    }
    seats = enumerate(one["habits"] for one in state["agencies"])
    return {seat: [orders[said] for said in habits.items() if said in orders] for seat, habits in seats}


def fugger_orders_of(state: dict[str, Any]) -> dict[int, list[dict[str, Any]]]:
    """What orders in a stored state of Fugger come to as orders of the table, by seat."""
    return {seat: list(of_house(house["orders"])) for seat, house in enumerate(state["houses"])}


def of_house(orders: dict[str, Any]) -> Iterator[dict[str, Any]]:
    if orders["home"]:
        yield {"type": "HomeAhead", "home": orders["home"]}
    for bid in orders["prebids"]:
        yield {"type": "Prebid", **bid, "lot": bid["lot"] + 1}
    for name, route in orders["routes"].items():
        usual = {"by": "time", "speed": 3, "waits": True, "stops": True}
        names = {"by": "cost", "speed": f"speed-{route['speed']}", "waits": "leaves", "stops": "goes-on"}
        manner = [names[key] for key in usual if route[key] != usual[key]]
        same = {key: route[key] for key in ("goal", "legs", "seen")}
        yield {"type": "SetRoute", "merchant": name, "manner": manner, **same}
    if orders["selling"]:
        yield {"type": "OrderList", "topic": "selling", "choice": orders["selling"]}
    for keep, florins in orders["favour"]:
        yield {"type": "OrderFavour", "florins": florins, "keep": keep}
    if orders["cubes"]:
        yield {"type": "OrderList", "topic": "cubes", "choice": orders["cubes"]}
    if orders["sheep"] >= 0:
        yield {"type": "OrderSheep", "most": orders["sheep"], "to": orders["sheep_to"]}
    if orders["lottery_set"]:
        yield {"type": "OrderList", "topic": "lottery", "choice": orders["lottery"]}
    if orders["payday_same"]:
        yield {"type": "OrderList", "topic": "payday", "choice": []}


OLD_ORDERS = {"philadelphia": habits_of, "fugger": fugger_orders_of}


def orders_of_then(one: dict[str, Any], state: dict[str, Any]) -> dict[int, list[dict[str, Any]]]:
    """What a table's orders of then come to: those of its state, and limits of Florence, which may have been
    set since."""
    if one["title"] in OLD_ORDERS:
        return OLD_ORDERS[one["title"]](state)
    limits = {int(seat): [limits | {"type": "BidOnCharacters"}] for seat, limits in one["set"].items()}
    return {seat: limits.get(seat, []) for seat in range(len(state["houses"]))}


def said_alike(now: dict[int, list[dict[str, Any]]], then: dict[int, list[dict[str, Any]]]) -> bool:
    """True if orders say what the old ones said. They may remember more."""
    return now.keys() == then.keys() and all(
        len(now[seat]) == len(then[seat])
        and all(one.items() <= other.items() for one, other in zip(then[seat], now[seat], strict=True))
        for seat in now
    )


def orders_at(table: Any) -> dict[int, list[dict[str, Any]]]:
    """The orders of a table, by seat."""
    return {
        seat: [
            msgspec.msgpack.decode(order.move)
            for order in table.in_advance.get(Seat(seat), NOTHING_GIVEN).orders
        ]
        for seat in range(len(table.seats))
    }


CARRIED = [
    pytest.param(one.values[0], one.values[1], id=one.id)
    for one in ALL
    if one.values[1]["status"] == "running"
    and (
        one.values[1].get("set") or (one.values[0] == "release_0008" and one.values[1]["title"] in OLD_ORDERS)
    )
]


@pytest.mark.parametrize(("then", "one"), CARRIED, indirect=["then"])
async def test_what_was_ordered_by_moves_then_is_standing_orders_now(then: Then, one: dict[str, Any]) -> None:
    """They are stored with the table's next write, and withdrawn ones stay withdrawn; nobody is told
    anything."""
    stored = await then.store.load(one["id"])
    assert stored is not None
    said = orders_of_then(one, msgspec.msgpack.decode(stored.table.snapshot))
    owed = await then.store.due_items(10**15, 10**6)
    table = await then.services.get(one["id"])
    assert table is not None and said_alike(orders_at(table), said) and any(said.values())
    seat = next(seat for seat, orders in said.items() if orders)
    speaker = Speaker(table.title, "en", table.names, table.options)
    lines = screen.given(table, speaker, table.in_advance[Seat(seat)])
    assert len(lines) == len(said[seat]) and len(set(lines)) == len(lines)
    user = table.seats[seat].user_id
    assert user is not None
    await then.services.premoves.cancel(one["id"], user, RequestContext(10**9), 0)
    assert await then.store.due_items(10**15, 10**6) == owed
    said[seat] = said[seat][1:]
    again = Services(then.store, TITLES, lambda: 1_765_000_000_000)
    table = await again.get(one["id"])
    assert table is not None and said_alike(orders_at(table), said)
    log = await then.store.log(one["id"])
    assert [entry.entry_no for entry in log] == list(range(1, one["seq"] + 1))
    await play_on(again, one["id"], 3)
    log = (await then.store.log(one["id"]))[one["seq"] :]
    assert [entry.kind for entry in log].count(ORDERS_MOVED) == 1 and log[0].kind == ORDERS_MOVED
    assert events_of(table.title, log[0]) == []
    table = await Services(then.store, TITLES, lambda: 1_766_000_000_000).get(one["id"])
    assert table is not None and not table.orders_moved
    if one["title"] == "philadelphia":
        assert said_alike(orders_at(table), said), "no answer uses them up"


@pytest.mark.parametrize(("then", "one"), CARRIED, indirect=["then"])
async def test_a_table_goes_back_to_a_position_of_then_with_its_orders(
    then: Then, one: dict[str, Any]
) -> None:
    """Also as the first thing that happens to it, and the bot is started anew after it. The log goes on
    leading to the state."""
    table = await then.services.get(one["id"])
    assert table is not None
    for _ in range(2):
        point = (await then.services.proposals.ways_back(table))[0]
        log = await then.store.log(one["id"])
        upto = [entry for entry in log if entry.entry_no <= point.entry_no]
        *_, (_, _, was) = replay.states(table.title, len(table.seats), table.options, upto)
        clicks = count(10**9 + table.entry_no * 10)
        people = [place.user_id for place in table.seats if place.user_id is not None]
        what = Back(point.entry_no, point.undone)
        table = await then.services.proposals.propose(
            one["id"], people[0], what, RequestContext(next(clicks))
        )
        for user in people[1:]:
            if table.proposal is None:
                break
            at = table.proposal.at
            table = await then.services.proposals.agree(one["id"], user, at, RequestContext(next(clicks)))
        kinds = [entry.kind for entry in await then.store.log(one["id"])]
        assert kinds[-1] == ROLL_BACK and kinds.count(ORDERS_MOVED) == 1
        kept = replay.kept_orders(was, len(table.seats))
        assert kept is not None, "that position has its orders in its state"
        assert orders_at(table) == {
            seat: [msgspec.msgpack.decode(msgspec.msgpack.encode(order)) for order in orders]
            for seat, orders in kept.items()
        }
    then.services = Services(then.store, TITLES, lambda: 1_765_000_000_000)
    await play_on(then.services, one["id"], 40)
    table = await then.services.get(one["id"])
    assert table is not None
    game = replay.replayed(table.title, len(table.seats), table.options, await then.store.log(one["id"]))
    assert table.title.save(game) == table.title.save(table.game)


async def test_every_kind_of_order_was_stored_once(tmp_path: Path) -> None:
    """As an order, or in the state. So that none is forgotten where stored orders are read."""
    held: dict[str, set[str]] = {}
    for release in ("release_0011", "release_0011_limits"):
        async with opened(release, tmp_path) as then:
            for one in expected(release):
                table = await then.services.get(one["id"])
                assert table is not None
                kinds = {order["type"] for orders in orders_at(table).values() for order in orders}
                held.setdefault(one["title"], set()).update(kinds)
    for name in OURS:
        assert {kind.__struct_config__.tag for kind in TITLES[name].orders} <= held.get(name, set()), name
