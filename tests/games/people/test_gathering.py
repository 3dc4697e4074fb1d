"""Coming together: doors, readiness, lobbies nobody comes to; with a clock that is set."""

from __future__ import annotations

import dataclasses
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from hall_kit import ANN, BEN, START
from lounge_kit import CY, DOT, Lounge, after_one_write

from db import NewTable, SeatHolder, SqliteStore
from games.computer import levels_of
from games.core import Refusal, Seat
from games.manager.model.proposal import Relieve
from games.manager.people.ready_and_rematch import (
    CLOSED_AFTER,
    WARNED_AFTER,
)
from games.titles import TITLES


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Lounge]:
    async with await SqliteStore.open(tmp_path / "hall.sqlite3") as store:
        yield Lounge(store, START)


async def test_only_whom_the_host_invites_sits_down_where_the_table_says_so(hall: Lounge) -> None:
    await hall.lobby(ANN, door="invited")
    lobby, gathering = hall.tables.lobby, hall.tables.gathering
    with pytest.raises(Refusal, match="refuse-not-invited"):
        await lobby.join(hall.id, BEN, "Ben", hall.click())
    with pytest.raises(Refusal, match="refuse-host-only"):
        await gathering.invite(hall.id, BEN, BEN, False, hall.click())
    await gathering.invite(hall.id, ANN, BEN, False, hall.click())
    hall.again()
    with pytest.raises(Refusal, match="refuse-not-invited"):
        await hall.tables.lobby.join(hall.id, CY, "Cy", hall.click())
    table = await hall.tables.lobby.join(hall.id, BEN, "Ben", hall.click())
    assert table.seat_of(BEN) == 1
    with pytest.raises(Refusal, match="refuse-guest-seated"):
        await hall.tables.gathering.invite(hall.id, ANN, BEN, False, hall.click())


async def test_a_table_that_asks_begins_with_the_last_who_is_ready(hall: Lounge) -> None:
    await hall.lobby(ANN, BEN, CY, ready="yes")
    gathering = hall.tables.gathering
    with pytest.raises(Refusal, match="refuse-not-asked"):
        await gathering.ready(hall.id, BEN, hall.click())
    table = await gathering.start(hall.id, ANN, False, hall.click())
    assert table.status == "lobby" and table.unready() == (1, 2) and await hall.owed("ready") == 1
    assert (await gathering.start(hall.id, ANN, False, hall.click())).entry_no == table.entry_no, "asked once"
    hall.again()
    click = hall.click()
    table = await hall.tables.gathering.ready(hall.id, BEN, click)
    assert table.unready() == (2,)
    assert (await hall.tables.gathering.ready(hall.id, BEN, click)).entry_no == table.entry_no, (
        "once is enough"
    )
    last = hall.click()
    table = await hall.tables.gathering.ready(hall.id, CY, last)
    assert table.status == "running" and table.ready is None
    assert click.interaction_id in table.shares and last.interaction_id == table.shares[-1]


async def test_who_is_asked_follows_who_sits_there(hall: Lounge) -> None:
    await hall.lobby(ANN, BEN, CY, ready="yes")
    gathering, lobby = hall.tables.gathering, hall.tables.lobby
    await gathering.start(hall.id, ANN, False, hall.click())
    table = await lobby.join(hall.id, DOT, "Dot", hall.click())
    assert table.unready() == (1, 2), "whoever has just sat down is ready"
    table = await lobby.leave(hall.id, BEN, hall.click())
    assert table.unready() == (1,) and table.seats[1].user_id == CY
    table = await gathering.send_away(hall.id, ANN, 1, False, hall.click())
    assert table.unready() == () and [place.user_id for place in table.seats] == [ANN, DOT]
    table = await gathering.start(hall.id, ANN, False, hall.click())
    assert table.status == "running"


async def test_the_host_can_begin_without_those_who_do_not_answer(hall: Lounge) -> None:
    await hall.lobby(ANN, BEN, CY, ready="yes")
    gathering = hall.tables.gathering
    await gathering.start(hall.id, ANN, False, hall.click())
    with pytest.raises(Refusal, match="refuse-too-few-ready"):
        await gathering.start_without(hall.id, ANN, False, hall.click())
    await gathering.ready(hall.id, BEN, hall.click())
    with pytest.raises(Refusal, match="refuse-host-only"):
        await gathering.start_without(hall.id, BEN, False, hall.click())
    table = await gathering.start_without(hall.id, ANN, False, hall.click())
    assert table.status == "running" and [place.user_id for place in table.seats] == [ANN, BEN]


async def test_whoever_was_ready_says_so_again_when_something_else_is_to_be_played(hall: Lounge) -> None:
    await hall.lobby(ANN, BEN, CY, ready="yes")
    lobby, gathering = hall.tables.lobby, hall.tables.gathering
    table = await lobby.set_options(hall.id, ANN, {"hours": "24"}, False, hall.click())
    assert table.ready is None and not table.anew, "nobody has been asked yet"
    await gathering.start(hall.id, ANN, False, hall.click())
    table = await gathering.ready(hall.id, BEN, hall.click())
    assert (await lobby.set_options(hall.id, ANN, {"hours": "24"}, False, hall.click())).ready == table.ready
    table = await lobby.set_options(hall.id, ANN, {"pace": "hard"}, False, hall.click())
    assert table.unready() == (0, 1, 2) and table.anew
    hall.again()
    gathering = hall.tables.gathering
    table = await gathering.ready(hall.id, CY, hall.click())
    assert table.status == "lobby" and table.unready() == (0, 1), "who was the last no longer begins the game"
    assert await hall.owed("ready") == 1, "a change alone calls nobody"
    for _ in range(2):
        table = await gathering.start(hall.id, ANN, False, hall.click())
    assert table.unready() == (1,) and await hall.owed("ready") == 2, "the host calls the others once more"
    table = await gathering.ready(hall.id, BEN, hall.click())
    assert table.status == "running" and table.ready is None and not table.anew


@pytest.mark.parametrize("change", ["option", "computer", "no computer"])
async def test_options_of_the_game_and_computers_undo_who_is_ready_too(hall: Lounge, change: str) -> None:
    await hall.lobby(ANN, BEN, CY, ready="yes", title="florence")
    lobby, gathering = hall.tables.lobby, hall.tables.gathering
    await lobby.add_computer(hall.id, ANN, "Kit", "novice", False, hall.click())
    await gathering.start(hall.id, ANN, False, hall.click())
    await gathering.ready(hall.id, BEN, hall.click())
    if change == "option":
        (name, other) = next(
            (name, not value)
            for name, value in msgspec.to_builtins((await hall.table()).options).items()
            if isinstance(value, bool)
        )
        table = await lobby.set_options(hall.id, ANN, {name: other}, False, hall.click())
    elif change == "computer":
        table = await lobby.add_computer(hall.id, ANN, "Lea", "master", False, hall.click())
    else:
        table = await lobby.remove_computer(hall.id, ANN, False, hall.click())
    assert table.ready == () and table.anew


async def test_a_ready_check_that_goes_on_is_not_ended_by_turning_it_off(hall: Lounge) -> None:
    await hall.lobby(ANN, BEN, CY, ready="yes")
    lobby, gathering = hall.tables.lobby, hall.tables.gathering
    await gathering.start(hall.id, ANN, False, hall.click())
    await lobby.set_options(hall.id, ANN, {"ready": "no"}, False, hall.click())
    table = await gathering.start(hall.id, ANN, False, hall.click())
    assert table.status == "lobby" and table.unready() == (1, 2)
    for user in (BEN, CY):
        table = await gathering.ready(hall.id, user, hall.click())
    assert table.status == "running"


async def test_the_last_who_is_ready_begins_the_game_in_one_transaction(hall: Lounge) -> None:
    await hall.lobby(ANN, BEN, ready="yes")
    await hall.tables.gathering.start(hall.id, ANN, False, hall.click())
    last = hall.click()
    await after_one_write(hall, lambda: hall.tables.gathering.ready(hall.id, BEN, last))
    table = await hall.table()
    assert table.status == "running" and table.ready is None
    assert table.shares == (1, 2, 2), "the clicks of both, and the one that started it"
    assert [one.kind for one in await hall.store.log(hall.id)][:3] == ["ready", "ready", "start"]


async def test_who_is_not_ready_goes_and_the_game_begins_in_one_transaction(hall: Lounge) -> None:
    await hall.lobby(ANN, BEN, CY, ready="yes")
    await hall.tables.gathering.start(hall.id, ANN, False, hall.click())
    await hall.tables.gathering.ready(hall.id, CY, hall.click())
    click = hall.click()
    await after_one_write(hall, lambda: hall.tables.gathering.start_without(hall.id, ANN, False, click))
    table = await hall.table()
    assert table.status == "running" and [place.user_id for place in table.seats] == [ANN, CY]
    assert [place.seat for place in table.seats] == [0, 1]


async def test_a_game_against_computers_begins_in_the_transaction_that_opens_it(hall: Lounge) -> None:
    seats = (SeatHolder(0, ANN, "Ann"), SeatHolder(1, None, "Kit", "computer", level="novice"))
    new = NewTable(
        guild_id=1,
        channel_id=2,
        title="heaven_ale",
        language="en",
        host_user=ANN,
        at=hall.now,
        seats=seats,
        interaction_id=77,
    )
    await after_one_write(hall, lambda: hall.tables.lobby.new(new, begins=True))
    (head,) = await hall.store.live_tables()
    table = await hall.tables.get(head.id)
    assert table is not None and table.status == "running" and table.shares == (77,)


async def test_a_lobby_nobody_comes_to_is_closed_after_a_warning(hall: Lounge) -> None:
    await hall.lobby()
    gathering = hall.tables.gathering
    hall.now += WARNED_AFTER - 1
    assert await gathering.look_after(hall.id) is None
    hall.now += 1
    table = await gathering.look_after(hall.id)
    assert table is not None and table.closing == hall.now + CLOSED_AFTER and await hall.owed("closing") == 1
    hall.again()
    hall.now += CLOSED_AFTER - 1
    assert await hall.tables.gathering.look_after(hall.id) is None, "warned once"
    hall.now += 1
    table = await hall.tables.gathering.look_after(hall.id)
    assert table is not None and table.status == "cancelled" and await hall.owed("closing") == 1


async def test_a_lobby_to_which_somebody_comes_stays_open(hall: Lounge) -> None:
    await hall.lobby()
    for keep in (True, False):
        hall.now += WARNED_AFTER
        assert await hall.tables.gathering.look_after(hall.id) is not None
        if keep:
            await hall.tables.gathering.keep_open(hall.id, BEN, False, hall.click())
        else:
            await hall.tables.lobby.join(hall.id, CY, "Cy", hall.click())
        hall.now += CLOSED_AFTER
        assert await hall.tables.gathering.look_after(hall.id) is None
        table = await hall.table()
        assert table.status == "lobby" and table.closing is None
    with pytest.raises(Refusal, match="refuse-host-only"):
        await hall.tables.gathering.keep_open(hall.id, DOT, False, hall.click())


async def test_a_game_that_has_begun_is_not_closed(hall: Lounge) -> None:
    await hall.lobby()
    hall.now += WARNED_AFTER
    await hall.tables.gathering.look_after(hall.id)
    await hall.tables.lobby.start(hall.id, ANN, False, hall.click())
    hall.now += CLOSED_AFTER
    assert await hall.tables.gathering.look_after(hall.id) is None
    table = await hall.table()
    assert table.status == "running" and table.closing is None


async def test_a_grandmaster_sits_down_only_where_one_has_learned_the_game(
    hall: Lounge, monkeypatch: pytest.MonkeyPatch
) -> None:
    learned = TITLES["signorie"]
    assert learned.advisor is not None and "grandmaster" in levels_of(learned)
    advisor = dataclasses.replace(learned.advisor, learning=None, grandmastery=None)
    monkeypatch.setitem(TITLES, learned.id, dataclasses.replace(learned, advisor=advisor))
    await hall.lobby(ANN, title=learned.id)
    with pytest.raises(Refusal, match="refuse-no-grandmaster"):
        await hall.tables.lobby.add_computer(hall.id, ANN, "Lea", "grandmaster", False, hall.click())
    table = await hall.tables.lobby.add_computer(hall.id, ANN, "Lea", "master", False, hall.click())
    assert [place.level for place in table.seats] == [None, "master"]
    relieved = Relieve(Seat(0), "grandmaster", "Lea")
    people = (SeatHolder(0, ANN, "Ann"), SeatHolder(1, BEN, "Ben"))
    why = relieved.why_not(msgspec.structs.replace(table, seats=people), Seat(0))
    assert why is not None and why.code == "refuse-no-grandmaster"
