"""What earlier releases have stored goes on: states, unconfirmed turns and logs of `tests/fixtures`."""

from __future__ import annotations

import gzip
import hashlib
import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cogs.screens.panel import premoves as screen
from db import OutboxRow, SqliteStore
from db.check import main as check
from db.check import problems
from db.sql.checksums import write_missing
from db.sql.connection_protocol import Db
from games.core import Refusal, Seat, engine
from games.manager.history import replay
from games.manager.history.load_check import why_unloadable
from games.manager.history.results import add_missing
from games.manager.model.premoves import NOTHING
from games.manager.model.proposal import Back
from games.manager.model.stored_table import load_state
from games.manager.model.table_events import CARRIED_OVER, events_of
from games.manager.playing.lessons import Lessons
from games.manager.services import RequestContext, Services, Unloadable
from games.titles import TITLES
from words import Speaker

FIXTURES = Path(__file__).parents[1] / "fixtures"
RELEASES = sorted(path.stem for path in FIXTURES.glob("release_*.json"))


def expected(release: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((FIXTURES / f"{release}.json").read_text())
    return found


ALL = [
    pytest.param(release, one, id=f"{release}-{one['title']}-{one['name']}")
    for release in RELEASES
    for one in expected(release)
]


FIVE = ("florence", "fugger", "heaven_ale", "philadelphia", "signorie")


class Then:
    """A released database, opened by this version."""

    def __init__(self, store: SqliteStore, path: Path) -> None:
        self.store = store
        self.path = path
        clock = count(1_764_000_000_000, 1000)
        self.tables = Services(store, TITLES, lambda: next(clock))


@asynccontextmanager
async def opened(release: str, folder: Path) -> AsyncIterator[Then]:
    path = folder / f"{release}.sqlite3"
    path.write_bytes(gzip.decompress((FIXTURES / f"{release}.store.gz").read_bytes()))
    async with await SqliteStore.open(path) as store:
        yield Then(store, path)


@pytest.fixture
async def then(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Then]:
    async with opened(getattr(request, "param", RELEASES[0]), tmp_path) as then:
        yield then


def digest(table: Any) -> str:
    return hashlib.sha256(b"" if table.game is None else table.title.save(table.game)).hexdigest()


def today(title: Any, data: bytes, version: int) -> bytes:
    """A state as this version writes it: fields that are new have their defaults, or what an earlier version
    of the title did not yet know."""
    saved: bytes = title.save(load_state(title, data, version))
    return saved


each_table = pytest.mark.parametrize(
    ("then", "release", "one"),
    [pytest.param(one.values[0], *one.values, id=one.id) for one in ALL],
    indirect=["then"],
)


@each_table
async def test_a_table_loads_with_its_draft(then: Then, release: str, one: dict[str, Any]) -> None:
    table = await then.tables.get(one["id"])
    assert table is not None and table.title.id == one["title"]
    assert (table.status, table.entry_no) == (one["status"], one["seq"])
    stored = await then.store.load(one["id"])
    assert stored is not None
    if table.game is not None:
        assert hashlib.sha256(stored.table.snapshot).hexdigest() == one["state"]
        assert table.title.save(table.game) == today(
            table.title, stored.table.snapshot, stored.table.state_version
        )
    for seat, steps in one["drafts"].items():
        # Turns may end where they did not; what was composed up to there is still there.
        kept = table.draft(Seat(int(seat)))
        assert 1 <= len(kept.steps) <= steps and (len(kept.steps) == steps or kept.waits)


@each_table
async def test_a_log_leads_to_its_state(then: Then, release: str, one: dict[str, Any]) -> None:
    table = await then.tables.get(one["id"])
    assert table is not None
    log = await then.store.log(one["id"])
    game = replay.replayed(table.title, len(table.seats), table.options, log)
    assert (game is None) == (table.game is None)
    if game is not None:
        assert table.title.save(game) == table.title.save(table.game)


@pytest.mark.parametrize(
    ("then", "release", "one"),
    [pytest.param(one.values[0], *one.values, id=one.id) for one in ALL if "lobby" not in str(one.id)],
    indirect=["then"],
)
async def test_a_game_goes_on_to_its_end(then: Then, release: str, one: dict[str, Any]) -> None:
    """By turns that this version writes; and the log, half old and half new, still leads to the state."""
    await play_on(then.tables, one["id"], 3000)
    table = await then.tables.get(one["id"])
    assert table is not None and table.status == "over"
    log = await then.store.log(one["id"])
    game = replay.replayed(table.title, len(table.seats), table.options, log)
    assert table.title.save(game) == table.title.save(table.game)
    assert list(problems(then.path, why_unloadable, open_here=True)) == []


async def play_on(tables: Services, id: int, most: int) -> None:
    """Answers at random, so many or to the end of the game."""
    clicks = count(2 * 10**9)
    rng = random.Random(id)
    for _ in range(most):
        table = await tables.get(id)
        assert table is not None
        if table.game.over:
            return
        seat = table.awaited()[0]
        user = table.seats[seat].user_id
        assert user is not None
        if table.draft(seat).waits:
            await tables.play.confirm(id, user, RequestContext(next(clicks)))
            continue
        offer = rng.choice(engine.open_offers(table.composed(seat), seat))
        await tables.play.answer(id, user, offer.random_move(rng), RequestContext(next(clicks)), False)


GIVEN = [
    pytest.param(one.values[0], *one.values, id=one.id)
    for one in ALL
    if {"ahead", "set", "proposal"} & set(one.values[1])
]


@pytest.mark.parametrize(("then", "release", "one"), GIVEN, indirect=["then"])
async def test_what_was_given_in_advance_and_proposed_is_still_there(
    then: Then, release: str, one: dict[str, Any]
) -> None:
    """Plans, the turn being planned, standing answers, orders of every kind, what moves have set; and it can
    be taken back."""
    table = await then.tables.get(one["id"])
    assert table is not None
    for seat, given in one.get("ahead", {}).items():
        in_advance = table.in_advance[Seat(int(seat))]
        assert [kind_of(move) for move in in_advance.draft] == given["composing"]
        assert [[kind_of(move) for move in plan.moves] for plan in in_advance.plans] == given["plans"]
        assert [kind_of(order.move) for order in in_advance.orders] == given["orders"]
        user = table.seats[int(seat)].user_id
        assert user is not None
        after = await then.tables.planning.cancel(one["id"], user, RequestContext(10**9 + int(seat)))
        assert after.in_advance[Seat(int(seat))] == NOTHING
    proposed = None if table.proposal is None else type(table.proposal.what).__name__
    assert proposed == one.get("proposal")


def kind_of(move: bytes) -> str:
    return str(msgspec.msgpack.decode(move)["type"])


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
    """Whether orders say what those of then did. They may remember more."""
    return now.keys() == then.keys() and all(
        len(now[seat]) == len(then[seat])
        and all(one.items() <= other.items() for one, other in zip(then[seat], now[seat], strict=True))
        for seat in now
    )


def orders_at(table: Any) -> dict[int, list[dict[str, Any]]]:
    """The orders of a table, by seat."""
    return {
        seat: [
            msgspec.msgpack.decode(order.move) for order in table.in_advance.get(Seat(seat), NOTHING).orders
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
    table = await then.tables.get(one["id"])
    assert table is not None and said_alike(orders_at(table), said) and any(said.values())
    seat = next(seat for seat, orders in said.items() if orders)
    speaker = Speaker(table.title, "en", table.names, table.options)
    lines = screen.given(table, speaker, table.in_advance[Seat(seat)])
    assert len(lines) == len(said[seat]) and len(set(lines)) == len(lines)
    user = table.seats[seat].user_id
    assert user is not None
    await then.tables.planning.cancel(one["id"], user, RequestContext(10**9), 0)
    assert await then.store.due_items(10**15, 10**6) == owed
    said[seat] = said[seat][1:]
    again = Services(then.store, TITLES, lambda: 1_765_000_000_000)
    table = await again.get(one["id"])
    assert table is not None and said_alike(orders_at(table), said)
    log = await then.store.log(one["id"])
    assert [entry.entry_no for entry in log] == list(range(1, one["seq"] + 1))
    await play_on(again, one["id"], 3)
    log = (await then.store.log(one["id"]))[one["seq"] :]
    assert [entry.kind for entry in log].count(CARRIED_OVER) == 1 and log[0].kind == CARRIED_OVER
    assert events_of(table.title, log[0]) == []
    table = await Services(then.store, TITLES, lambda: 1_766_000_000_000).get(one["id"])
    assert table is not None and not table.carried
    if one["title"] == "philadelphia":
        assert said_alike(orders_at(table), said), "no answer uses them up"


@pytest.mark.parametrize(("then", "one"), CARRIED, indirect=["then"])
async def test_a_table_goes_back_to_a_position_of_then_with_its_orders(
    then: Then, one: dict[str, Any]
) -> None:
    """Also as the first thing that happens to it, and the bot is started anew after it. The log goes on
    leading to the state."""
    table = await then.tables.get(one["id"])
    assert table is not None
    for _ in range(2):
        point = (await then.tables.proposals.points(table))[0]
        log = await then.store.log(one["id"])
        upto = [entry for entry in log if entry.entry_no <= point.entry_no]
        *_, (_, _, was) = replay.states(table.title, len(table.seats), table.options, upto)
        clicks = count(10**9 + table.entry_no * 10)
        people = [place.user_id for place in table.seats if place.user_id is not None]
        what = Back(point.entry_no, point.undone)
        table = await then.tables.proposals.propose(one["id"], people[0], what, RequestContext(next(clicks)))
        for user in people[1:]:
            if table.proposal is None:
                break
            at = table.proposal.at
            table = await then.tables.proposals.agree(one["id"], user, at, RequestContext(next(clicks)))
        kinds = [entry.kind for entry in await then.store.log(one["id"])]
        assert kinds[-1] == replay.ROLL_BACK and kinds.count(CARRIED_OVER) == 1
        kept = replay.kept_orders(was, len(table.seats))
        assert kept is not None, "that position has its orders in its state"
        assert orders_at(table) == {
            seat: [msgspec.msgpack.decode(msgspec.msgpack.encode(order)) for order in orders]
            for seat, orders in kept.items()
        }
    then.tables = Services(then.store, TITLES, lambda: 1_765_000_000_000)
    await play_on(then.tables, one["id"], 40)
    table = await then.tables.get(one["id"])
    assert table is not None
    game = replay.replayed(table.title, len(table.seats), table.options, await then.store.log(one["id"]))
    assert table.title.save(game) == table.title.save(table.game)


LESSONS = [pytest.param(one.values[0], one.values[1], id=one.id) for one in ALL if "lesson" in one.values[1]]


@pytest.mark.parametrize(("then", "one"), LESSONS, indirect=["then"])
async def test_a_lesson_goes_on_where_it_was_left(then: Then, one: dict[str, Any]) -> None:
    title, left = TITLES[one["title"]], one["lesson"]
    found = await Lessons(then.store).progress(left["user"], title)
    assert found is not None and (found.step, len(found.moves)) == (left["step"], left["moves"]), (
        "somebody would have to begin again"
    )


async def test_every_kind_of_order_was_stored_once(tmp_path: Path) -> None:
    """As an order, or in the state. So that none is forgotten where stored orders are read."""
    held: dict[str, set[str]] = {}
    for release in ("release_0011", "release_0011_limits"):
        async with opened(release, tmp_path) as then:
            for one in expected(release):
                table = await then.tables.get(one["id"])
                assert table is not None
                kinds = {order["type"] for orders in orders_at(table).values() for order in orders}
                held.setdefault(one["title"], set()).update(kinds)
    for name in FIVE:
        assert {kind.__name__ for kind in TITLES[name].orders} <= held.get(name, set()), name


async def test_a_migrated_database_is_whole(then: Then) -> None:
    assert list(problems(then.path, why_unloadable, open_here=True)) == []
    owed = await then.store.due_items(10**15, 10**6)
    tokens = {one.token for one in owed}
    assert len(tokens) == len(owed) > 0 and "" not in tokens
    taken: tuple[OutboxRow, ...] = await then.store.claim(10**15, 10**15 + 1, 10**6, "a")
    assert len(taken) == len(owed)


async def test_games_finished_before_there_were_results_get_them(then: Then) -> None:
    """Places and points of the game, of the people who sit there; for no rating."""
    finished = [one["id"] for one in expected(RELEASES[0]) if one["status"] == "over"]
    assert await then.store.results() == () and finished
    sick, *well = finished
    await then.store.connection.run(
        lambda plain: plain.execute("UPDATE tables SET snapshot = x'c1' WHERE id = ?", (sick,)).rowcount
    )
    assert await add_missing(then.store, TITLES) == len(well) > 0
    assert await add_missing(then.store, TITLES) == 0, "once"
    for table_id in well:
        table = await then.tables.get(table_id)
        assert table is not None
        came = [
            (one.seat, one.user_id, one.place, one.points, one.rated)
            for one in await then.store.results()
            if one.table_id == table_id
        ]
        assert came == [
            (score.seat, table.seats[score.seat].user_id, score.place, score.points, False)
            for score in sorted(table.game.scores, key=lambda score: score.seat)
        ]
        user = next(place.user_id for place in table.seats if place.user_id is not None)
        assert (await then.tables.statistics.of(user)).tallies, "they count in /stats"


async def test_a_log_that_leads_to_another_end_today_is_a_remark_of_the_check(
    then: Then, capsys: pytest.CaptureFixture[str]
) -> None:
    """As after a rule has been mended; all others lead where they led."""
    one = next(one for one in expected(RELEASES[0]) if one["status"] == "running")
    table = await then.tables.get(one["id"])
    assert table is not None
    log = await then.store.log(one["id"])
    *_, last = replay.states(table.title, len(table.seats), table.options, log[:-1])
    earlier = table.title.save(last[2])

    async def mend(db: Db) -> None:
        await db.write("UPDATE tables SET snapshot = ? WHERE id = ?", earlier, one["id"])
        await db.write("UPDATE marks SET checksum = NULL WHERE table_id = ?", one["id"])
        await write_missing(db)

    await then.store._write(mend)
    await then.store.close()
    assert check(["--replay", str(then.path)]) == 0
    remark, said = capsys.readouterr().out.splitlines()
    assert remark == f"remark: table {one['id']}: its log leads to another end by today's rules"
    assert said.endswith(", ok")


@pytest.mark.parametrize("then", ["release_0011"], indirect=True)
async def test_no_table_goes_back_if_its_log_leads_to_another_state_today(then: Then) -> None:
    one = next(one for one in expected("release_0011") if one["name"] == "draft")
    table = await then.tables.get(one["id"])
    assert table is not None
    point = (await then.tables.proposals.points(table))[-1]
    another = table.title.save(msgspec.structs.replace(table.game, round=table.game.round - 1))

    async def mend(db: Db) -> None:
        await db.write("UPDATE tables SET snapshot = ? WHERE id = ?", another, one["id"])
        await db.write("UPDATE marks SET checksum = NULL WHERE table_id = ?", one["id"])
        await write_missing(db)

    await then.store._write(mend)
    tables = Services(then.store, TITLES, lambda: 1_765_000_000_000)
    what = Back(point.entry_no, point.undone)
    table = await tables.proposals.propose(one["id"], 101, what, RequestContext(10**9))
    assert table.proposal is not None
    with pytest.raises(Refusal, match="refuse-point-lost"):
        await tables.proposals.agree(one["id"], 102, table.proposal.at, RequestContext(10**9 + 1))
        await tables.proposals.agree(one["id"], 103, table.proposal.at, RequestContext(10**9 + 2))
    assert (await then.store.log(one["id"]))[-1].kind != replay.ROLL_BACK


async def test_a_table_that_cannot_be_loaded_hurts_only_itself(then: Then) -> None:
    """A newer version's state, a title that is gone, a damaged state: each says so, the others go on."""
    ids = [one["id"] for one in expected(RELEASES[0]) if one["status"] == "running"]
    newer, strange, damaged, *well = ids
    for statement, table_id in (
        ("UPDATE tables SET state_version = 999 WHERE id = ?", newer),
        ("UPDATE tables SET title = 'chess' WHERE id = ?", strange),
        ("UPDATE tables SET snapshot = x'c1' WHERE id = ?", damaged),
    ):
        await then.store.connection.run(
            lambda plain, statement=statement, id=table_id: plain.execute(statement, (id,)).rowcount
        )
    for table_id in (newer, strange, damaged):
        with pytest.raises(Unloadable):
            await then.tables.get(table_id)
        with pytest.raises(Unloadable):
            await then.tables.play.confirm(table_id, 101, RequestContext(None))
    for table_id in well:
        assert await then.tables.get(table_id) is not None


async def test_a_move_that_is_no_more_cuts_a_draft(then: Then) -> None:
    one = next(one for one in expected(RELEASES[0]) if one["drafts"])
    moves = msgspec.msgpack.encode([{"type": "Teleport"}])
    await then.store.connection.run(
        lambda plain: (
            plain.execute(
                "UPDATE drafts SET moves = ?, crc = NULL WHERE table_id = ?", (moves, one["id"])
            ).rowcount
        )
    )
    await then.store._write(write_missing)
    table = await then.tables.get(one["id"])
    assert table is not None and not table.drafts


def test_upcasters_lead_an_old_state_to_the_present_one() -> None:
    title = TITLES["florence"]
    game = title.new_game(3, title.options())
    third = replace(
        title,
        state_version=3,
        upcasters={
            1: lambda plain: plain | {"round": plain["round"] + 1},
            2: lambda plain: plain | {"round": plain["round"] * 10},
        },
    )
    assert third.state_version > title.state_version
    assert load_state(third, title.save(game), 1).round == 10
    assert load_state(third, title.save(game), 2).round == 0
    with pytest.raises(ValueError, match="newer"):
        load_state(title, title.save(game), title.state_version + 1)
