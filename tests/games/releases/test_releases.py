"""What earlier releases have stored goes on: states, unconfirmed turns and logs of `tests/fixtures`."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from released import ALL, RELEASES, Then, each_table, expected, play_on

from db.check import main as check
from db.sql.checksums import write_missing
from db.sql.connection_protocol import Db
from db.sqlite.integrity import problems
from games.core import OldVersions, Refusal, Seat
from games.manager.history import replay
from games.manager.history.load_check import why_unloadable
from games.manager.history.results import add_missing
from games.manager.model.in_advance import NOTHING_GIVEN
from games.manager.model.proposal import Back
from games.manager.model.stored_table import load_state
from games.manager.model.table_events import ROLL_BACK
from games.manager.playing.lessons import Lessons
from games.manager.services import RequestContext, Services, Unloadable
from games.titles import TITLES


def digest(table: Any) -> str:
    return hashlib.sha256(b"" if table.game is None else table.title.save(table.game)).hexdigest()


def today(title: Any, data: bytes, version: int) -> bytes:
    """A state as this version writes it: fields that are new have their defaults, or what an earlier version
    of the title did not yet know."""
    saved: bytes = title.save(load_state(title, data, version))
    return saved


@each_table
async def test_a_table_loads_with_its_draft(then: Then, release: str, one: dict[str, Any]) -> None:
    table = await then.services.get(one["id"])
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
    table = await then.services.get(one["id"])
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
    await play_on(then.services, one["id"], 3000)
    table = await then.services.get(one["id"])
    assert table is not None and table.status == "over"
    log = await then.store.log(one["id"])
    game = replay.replayed(table.title, len(table.seats), table.options, log)
    assert table.title.save(game) == table.title.save(table.game)
    assert list(problems(then.path, why_unloadable, open_here=True)) == []


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
    table = await then.services.get(one["id"])
    assert table is not None
    for seat, given in one.get("ahead", {}).items():
        in_advance = table.in_advance[Seat(int(seat))]
        assert [kind_of(move) for move in in_advance.draft] == given["composing"]
        assert [[kind_of(move) for move in plan.moves] for plan in in_advance.premoves] == given["plans"]
        assert [kind_of(order.move) for order in in_advance.orders] == given["orders"]
        user = table.seats[int(seat)].user_id
        assert user is not None
        after = await then.services.premoves.cancel(one["id"], user, RequestContext(10**9 + int(seat)))
        assert after.in_advance[Seat(int(seat))] == NOTHING_GIVEN
    proposed = None if table.proposal is None else type(table.proposal.what).__name__
    assert proposed == one.get("proposal")


def kind_of(move: bytes) -> str:
    return str(msgspec.msgpack.decode(move)["type"])


LESSONS = [pytest.param(one.values[0], one.values[1], id=one.id) for one in ALL if "lesson" in one.values[1]]


@pytest.mark.parametrize(("then", "one"), LESSONS, indirect=["then"])
async def test_a_lesson_goes_on_where_it_was_left(then: Then, one: dict[str, Any]) -> None:
    title, left = TITLES[one["title"]], one["lesson"]
    found = await Lessons(then.store).progress(left["user"], title)
    assert found is not None and (found.step, len(found.moves)) == (left["step"], left["moves"]), (
        "somebody would have to begin again"
    )


async def test_a_migrated_database_is_whole(then: Then) -> None:
    assert list(problems(then.path, why_unloadable, open_here=True)) == []
    owed = await then.store.due_items(10**15, 10**6)
    tokens = {one.token for one in owed}
    assert len(tokens) == len(owed) > 0 and "" not in tokens
    taken, _ = await then.store.take(10**15, 10**15 + 1, 10**6, "a")
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
        table = await then.services.get(table_id)
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
        assert (await then.services.statistics.of(user)).tallies, "they count in /stats"


async def test_a_log_that_leads_to_another_end_today_is_a_remark_of_the_check(
    then: Then, capsys: pytest.CaptureFixture[str]
) -> None:
    """As after a rule has been mended; all others lead where they led."""
    one = next(one for one in expected(RELEASES[0]) if one["status"] == "running")
    table = await then.services.get(one["id"])
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
    table = await then.services.get(one["id"])
    assert table is not None
    point = (await then.services.proposals.ways_back(table))[-1]
    another = table.title.save(msgspec.structs.replace(table.game, round=table.game.round - 1))

    async def mend(db: Db) -> None:
        await db.write("UPDATE tables SET snapshot = ? WHERE id = ?", another, one["id"])
        await db.write("UPDATE marks SET checksum = NULL WHERE table_id = ?", one["id"])
        await write_missing(db)

    await then.store._write(mend)
    services = Services(then.store, TITLES, lambda: 1_765_000_000_000)
    what = Back(point.entry_no, point.undone)
    table = await services.proposals.propose(one["id"], 101, what, RequestContext(10**9))
    assert table.proposal is not None
    with pytest.raises(Refusal, match="refuse-point-lost"):
        await services.proposals.agree(one["id"], 102, table.proposal.at, RequestContext(10**9 + 1))
        await services.proposals.agree(one["id"], 103, table.proposal.at, RequestContext(10**9 + 2))
    assert (await then.store.log(one["id"]))[-1].kind != ROLL_BACK


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
            await then.services.get(table_id)
        with pytest.raises(Unloadable):
            await then.services.turns.confirm(table_id, 101, RequestContext(None))
    for table_id in well:
        assert await then.services.get(table_id) is not None


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
    table = await then.services.get(one["id"])
    assert table is not None and not table.drafts


def test_upcasters_lead_an_old_state_to_the_present_one() -> None:
    title = TITLES["florence"]
    game = title.new_game(3, title.options())
    third = replace(
        title,
        state_version=3,
        old=OldVersions(
            upcasters={
                1: lambda plain: plain | {"round": plain["round"] + 1},
                2: lambda plain: plain | {"round": plain["round"] * 10},
            }
        ),
    )
    assert third.state_version > title.state_version
    assert load_state(third, title.save(game), 1).round == 10
    assert load_state(third, title.save(game), 2).round == 0
    with pytest.raises(ValueError, match="newer"):
        load_state(title, title.save(game), title.state_version + 1)
