"""Coming together: doors, readiness, lobbies nobody comes to; with a clock that is set."""

from __future__ import annotations

import dataclasses
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from timed_lobby import CY, DOT, TimedLobby, after_one_write
from timed_table import ANN, BEN, START

from db import NewTable, SeatHolder, SqliteStore
from games.computer import levels_of
from games.core import Refusal, Seat
from games.manager.model.proposal import Relieve
from games.manager.model.table import Table
from games.manager.people.gathering import (
    CLOSED_AFTER,
    WARNED_AFTER,
)
from games.manager.storage.repository import RequestContext, StaleClick
from games.titles import TITLES


@pytest.fixture
async def timed(tmp_path: Path) -> AsyncIterator[TimedLobby]:
    async with await SqliteStore.open(tmp_path / "games.sqlite3") as store:
        yield TimedLobby(store, START)


async def test_only_whom_the_host_invites_sits_down_where_the_table_says_so(timed: TimedLobby) -> None:
    await timed.lobby(ANN, door="invited")
    lobby, service = timed.services.lobby, timed.services.gathering
    with pytest.raises(Refusal, match="refuse-not-invited"):
        await lobby.join(timed.id, BEN, "Ben", timed.click())
    with pytest.raises(Refusal, match="refuse-host-only"):
        await service.invite(timed.id, BEN, BEN, False, timed.click())
    await service.invite(timed.id, ANN, BEN, False, timed.click())
    timed.again()
    with pytest.raises(Refusal, match="refuse-not-invited"):
        await timed.services.lobby.join(timed.id, CY, "Cy", timed.click())
    table = await timed.services.lobby.join(timed.id, BEN, "Ben", timed.click())
    assert table.seat_of(BEN) == 1
    with pytest.raises(Refusal, match="refuse-guest-seated"):
        await timed.services.gathering.invite(timed.id, ANN, BEN, False, timed.click())


async def test_a_table_that_asks_begins_with_the_last_who_is_ready(timed: TimedLobby) -> None:
    await timed.lobby(ANN, BEN, CY, ready="yes")
    service = timed.services.gathering
    with pytest.raises(Refusal, match="refuse-not-asked"):
        await service.ready(timed.id, BEN, timed.click())
    table = await service.start(timed.id, ANN, False, timed.click())
    assert table.status == "lobby" and table.unready() == (1, 2) and await timed.owed("ready") == 1
    assert (await service.start(timed.id, ANN, False, timed.click())).entry_no == table.entry_no, "asked once"
    timed.again()
    click = timed.click()
    table = await timed.services.gathering.ready(timed.id, BEN, click)
    assert table.unready() == (2,)
    assert (await timed.services.gathering.ready(timed.id, BEN, click)).entry_no == table.entry_no, (
        "once is enough"
    )
    last = timed.click()
    table = await timed.services.gathering.ready(timed.id, CY, last)
    assert table.status == "running" and table.ready is None
    assert click.interaction_id in table.shares and last.interaction_id == table.shares[-1]


async def test_who_is_asked_follows_who_sits_there(timed: TimedLobby) -> None:
    await timed.lobby(ANN, BEN, CY, ready="yes")
    service, lobby = timed.services.gathering, timed.services.lobby
    await service.start(timed.id, ANN, False, timed.click())
    table = await lobby.join(timed.id, DOT, "Dot", timed.click())
    assert table.unready() == (1, 2), "whoever has just sat down is ready"
    table = await lobby.leave(timed.id, BEN, timed.click())
    assert table.unready() == (1,) and table.seats[1].user_id == CY
    table = await service.send_away(timed.id, ANN, 1, False, timed.click())
    assert table.unready() == () and [place.user_id for place in table.seats] == [ANN, DOT]
    table = await service.start(timed.id, ANN, False, timed.click())
    assert table.status == "running"


async def test_the_host_can_begin_without_those_who_do_not_answer(timed: TimedLobby) -> None:
    await timed.lobby(ANN, BEN, CY, ready="yes")
    service = timed.services.gathering
    await service.start(timed.id, ANN, False, timed.click())
    with pytest.raises(Refusal, match="refuse-too-few-ready"):
        await service.start_without(timed.id, ANN, False, timed.click())
    await service.ready(timed.id, BEN, timed.click())
    with pytest.raises(Refusal, match="refuse-host-only"):
        await service.start_without(timed.id, BEN, False, timed.click())
    table = await service.start_without(timed.id, ANN, False, timed.click())
    assert table.status == "running" and [place.user_id for place in table.seats] == [ANN, BEN]


async def test_whoever_was_ready_says_so_again_when_something_else_is_to_be_played(timed: TimedLobby) -> None:
    await timed.lobby(ANN, BEN, CY, ready="yes")
    lobby, service = timed.services.lobby, timed.services.gathering
    table = await lobby.set_options(timed.id, ANN, {"hours": "24"}, False, timed.click())
    assert table.ready is None and not table.anew, "nobody has been asked yet"
    await service.start(timed.id, ANN, False, timed.click())
    table = await service.ready(timed.id, BEN, timed.click())
    assert (
        await lobby.set_options(timed.id, ANN, {"hours": "24"}, False, timed.click())
    ).ready == table.ready
    table = await lobby.set_options(timed.id, ANN, {"pace": "hard"}, False, timed.click())
    assert table.unready() == (0, 1, 2) and table.anew
    timed.again()
    service = timed.services.gathering
    table = await service.ready(timed.id, CY, timed.click())
    assert table.status == "lobby" and table.unready() == (0, 1), "who was the last no longer begins the game"
    assert await timed.owed("ready") == 1, "a change alone calls nobody"
    for _ in range(2):
        table = await service.start(timed.id, ANN, False, timed.click())
    assert table.unready() == (1,) and await timed.owed("ready") == 2, "the host calls the others once more"
    table = await service.ready(timed.id, BEN, timed.click())
    assert table.status == "running" and table.ready is None and not table.anew


@pytest.mark.parametrize("change", ["option", "computer", "no computer"])
async def test_options_of_the_game_and_computers_undo_who_is_ready_too(
    timed: TimedLobby, change: str
) -> None:
    await timed.lobby(ANN, BEN, CY, ready="yes", title="florence")
    lobby, service = timed.services.lobby, timed.services.gathering
    await lobby.add_computer(timed.id, ANN, "Kit", "novice", False, timed.click())
    await service.start(timed.id, ANN, False, timed.click())
    await service.ready(timed.id, BEN, timed.click())
    if change == "option":
        (name, other) = next(
            (name, not value)
            for name, value in msgspec.to_builtins((await timed.table()).options).items()
            if isinstance(value, bool)
        )
        table = await lobby.set_options(timed.id, ANN, {name: other}, False, timed.click())
    elif change == "computer":
        table = await lobby.add_computer(timed.id, ANN, "Lea", "master", False, timed.click())
    else:
        table = await lobby.remove_computer(timed.id, ANN, False, timed.click(), 3)
    assert table.ready == () and table.anew


async def test_a_ready_check_that_goes_on_is_not_ended_by_turning_it_off(timed: TimedLobby) -> None:
    await timed.lobby(ANN, BEN, CY, ready="yes")
    lobby, service = timed.services.lobby, timed.services.gathering
    await service.start(timed.id, ANN, False, timed.click())
    await lobby.set_options(timed.id, ANN, {"ready": "no"}, False, timed.click())
    table = await service.start(timed.id, ANN, False, timed.click())
    assert table.status == "lobby" and table.unready() == (1, 2)
    for user in (BEN, CY):
        table = await service.ready(timed.id, user, timed.click())
    assert table.status == "running"


async def test_the_last_who_is_ready_begins_the_game_in_one_transaction(timed: TimedLobby) -> None:
    await timed.lobby(ANN, BEN, ready="yes")
    await timed.services.gathering.start(timed.id, ANN, False, timed.click())
    last = timed.click()
    await after_one_write(timed, lambda: timed.services.gathering.ready(timed.id, BEN, last))
    table = await timed.table()
    assert table.status == "running" and table.ready is None
    assert table.shares == (1, 2, 2), "the clicks of both, and the one that started it"
    assert [one.kind for one in await timed.store.log(timed.id)][:3] == ["ready", "ready", "start"]


async def test_who_is_not_ready_goes_and_the_game_begins_in_one_transaction(timed: TimedLobby) -> None:
    await timed.lobby(ANN, BEN, CY, ready="yes")
    await timed.services.gathering.start(timed.id, ANN, False, timed.click())
    await timed.services.gathering.ready(timed.id, CY, timed.click())
    click = timed.click()
    await after_one_write(timed, lambda: timed.services.gathering.start_without(timed.id, ANN, False, click))
    table = await timed.table()
    assert table.status == "running" and [place.user_id for place in table.seats] == [ANN, CY]
    assert [place.seat for place in table.seats] == [0, 1]


async def test_a_game_against_computers_begins_in_the_transaction_that_opens_it(timed: TimedLobby) -> None:
    seats = (SeatHolder(0, ANN, "Ann"), SeatHolder(1, None, "Kit", "computer", level="novice"))
    new = NewTable(
        guild_id=1,
        channel_id=2,
        title="heaven_ale",
        language="en",
        host_user=ANN,
        at=timed.now,
        seats=seats,
        interaction_id=77,
    )
    await after_one_write(timed, lambda: timed.services.lobby.new(new, begins=True))
    (head,) = await timed.store.live_tables()
    table = await timed.services.get(head.id)
    assert table is not None and table.status == "running" and table.shares == (77,)


async def test_a_lobby_nobody_comes_to_is_closed_after_a_warning(timed: TimedLobby) -> None:
    await timed.lobby()
    service = timed.services.gathering
    timed.now += WARNED_AFTER - 1
    assert await service.warn_or_close(timed.id) is None
    timed.now += 1
    table = await service.warn_or_close(timed.id)
    assert (
        table is not None and table.closing == timed.now + CLOSED_AFTER and await timed.owed("closing") == 1
    )
    timed.again()
    timed.now += CLOSED_AFTER - 1
    assert await timed.services.gathering.warn_or_close(timed.id) is None, "warned once"
    timed.now += 1
    table = await timed.services.gathering.warn_or_close(timed.id)
    assert table is not None and table.status == "cancelled" and await timed.owed("closing") == 1


async def test_a_lobby_to_which_somebody_comes_stays_open(timed: TimedLobby) -> None:
    await timed.lobby()
    for keep in (True, False):
        timed.now += WARNED_AFTER
        assert await timed.services.gathering.warn_or_close(timed.id) is not None
        if keep:
            await timed.services.gathering.keep_open(timed.id, BEN, False, timed.click())
        else:
            await timed.services.lobby.join(timed.id, CY, "Cy", timed.click())
        timed.now += CLOSED_AFTER
        assert await timed.services.gathering.warn_or_close(timed.id) is None
        table = await timed.table()
        assert table.status == "lobby" and table.closing is None
    with pytest.raises(Refusal, match="refuse-host-only"):
        await timed.services.gathering.keep_open(timed.id, DOT, False, timed.click())


async def test_a_game_that_has_begun_is_not_closed(timed: TimedLobby) -> None:
    await timed.lobby()
    timed.now += WARNED_AFTER
    await timed.services.gathering.warn_or_close(timed.id)
    await timed.services.gathering.start(timed.id, ANN, False, timed.click())
    timed.now += CLOSED_AFTER
    assert await timed.services.gathering.warn_or_close(timed.id) is None
    table = await timed.table()
    assert table.status == "running" and table.closing is None


async def test_a_grandmaster_sits_down_only_where_one_has_learned_the_game(
    timed: TimedLobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    learned = TITLES["signorie"]
    assert learned.advisor is not None and "grandmaster" in levels_of(learned)
    advisor = dataclasses.replace(learned.advisor, learning=None, grandmastery=None)
    monkeypatch.setitem(TITLES, learned.id, dataclasses.replace(learned, advisor=advisor))
    await timed.lobby(ANN, title=learned.id)
    with pytest.raises(Refusal, match="refuse-no-grandmaster"):
        await timed.services.lobby.add_computer(timed.id, ANN, "Lea", "grandmaster", False, timed.click())
    table = await timed.services.lobby.add_computer(timed.id, ANN, "Lea", "master", False, timed.click())
    assert [place.level for place in table.seats] == [None, "master"]
    relieved = Relieve(Seat(0), "grandmaster", "Lea")
    people = (SeatHolder(0, ANN, "Ann"), SeatHolder(1, BEN, "Ben"))
    why = relieved.why_not(msgspec.structs.replace(table, seats=people), Seat(0))
    assert why is not None and why.code == "refuse-no-grandmaster"


async def test_who_is_forgotten_leaves_however_often_others_are_faster(
    timed: TimedLobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    await timed.lobby(ANN, BEN)
    leave, overtaken = timed.services.lobby.leave, 3

    async def late(table_id: int, user_id: int, context: RequestContext) -> Table:
        nonlocal overtaken
        overtaken -= 1
        if overtaken >= 0:
            raise StaleClick
        return await leave(table_id, user_id, context)

    monkeypatch.setattr(timed.services.lobby, "leave", late)
    await timed.services.erasure.erase(BEN)
    table = await timed.table()
    assert table.user_ids == [ANN] and overtaken == -1
