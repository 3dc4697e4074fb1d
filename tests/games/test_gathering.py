"""Coming together: doors, readiness, rematches, lobbies nobody comes to; with a clock in hand."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hall_kit import ANN, BEN, START, Hall
from test_statistics import finish

from db import NewTable, SeatHolder, SqliteStore, StoreFailed
from games.core import Refusal
from games.manager.model.table import Table
from games.manager.model.table_settings import TableSettings
from games.manager.people.ready_and_rematch import (
    CLOSED_AFTER,
    WARNED_AFTER,
    RematchMade,
    rematch_settings,
    shuffled_seats,
)
from games.manager.services import Services
from games.manager.storage.repository import pack
from games.titles import TITLES

CY, DOT = 203, 204


class Lounge(Hall):
    """A hall whose table has not begun."""

    channel = 90
    meanwhile: Callable[[], Awaitable[Any]] | None = None
    """What happens while a place is looked for for the next rematch."""

    async def lobby(self, *people: int, title: str = "heaven_ale", **settings: str) -> Lounge:
        seats = tuple(SeatHolder(at, user, f"P{user}") for at, user in enumerate(people or (ANN, BEN)))
        new = NewTable(
            guild_id=1,
            channel_id=2,
            title=title,
            language="en",
            host_user=ANN,
            at=self.now,
            seats=seats,
            settings=pack(TableSettings(**settings)),  # type: ignore[arg-type]
        )
        self.id = (await self.tables.lobby.new(new)).id
        return self

    async def alone(self) -> Lounge:
        """A finished game of one person against computers of two levels."""
        await self.lobby(ANN)
        for level in ("novice", "master"):
            await self.tables.lobby.add_computer(self.id, ANN, level, level, False, self.click())  # type: ignore[arg-type]
        await self.tables.lobby.set_options(self.id, ANN, {"hints": "always"}, False, self.click())
        await self.tables.lobby.start(self.id, ANN, False, self.click())
        await finish(self)
        return self

    async def owed(self, kind: str) -> int:
        return sum(one.kind == kind for one in await self.store.due_items(10**15, 1000))

    async def rematch(self, user: int) -> Table:
        """As the bot opens it: in a channel of its own."""
        service, click, table = self.tables.gathering, self.click(), await self.tables.get(self.id)
        assert table is not None
        try:
            seats = await service.rematch(table, user, click)
            meanwhile, self.meanwhile = self.meanwhile, None
            if meanwhile is not None:
                await meanwhile()
            people = sum(place.kind == "person" for place in seats)
            self.channel += 1
            new = NewTable(
                guild_id=1,
                channel_id=self.channel,
                title=table.title.id,
                language="en",
                host_user=user,
                at=self.now,
                seats=seats,
                options=pack(table.options),
                settings=pack(rematch_settings(table.settings, people)),
            )
            return await service.open_rematch(self.id, user, click, new)
        except RematchMade as made:
            return await service.join_rematch(made.table_id, user, click)


class OneWrite:
    """The store of a bot that dies after its next transaction."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self._written = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def commit(self, *args: Any) -> int:
        return await self._once(self._store.commit(*args))

    async def create(self, *args: Any) -> int:
        return await self._once(self._store.create(*args))

    async def _once(self, write: Coroutine[Any, Any, int]) -> int:
        if self._written:
            write.close()
            raise StoreFailed("killed")
        self._written = True
        return await write


async def after_one_write(hall: Lounge, click: Callable[[], Awaitable[Any]]) -> None:
    """What a click leaves whose bot is killed after its first transaction; then the bot is started again."""
    hall.tables = Services(OneWrite(hall.store), TITLES, lambda: hall.now)  # type: ignore[arg-type]
    with suppress(StoreFailed):
        await click()
    hall.again()


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


async def test_a_rematch_is_opened_noted_and_asked_for_in_one_transaction(hall: Lounge) -> None:
    await hall.open()
    await finish(hall)
    await after_one_write(hall, lambda: hall.rematch(ANN))
    heads = await hall.store.live_tables()
    assert [head.status for head in heads] == ["lobby"]
    new = await hall.tables.get(heads[0].id)
    assert new is not None and [new.seats[at].user_id for at in new.unready()] == [BEN]
    assert await hall.owed("ready") == 1
    assert (await hall.rematch(BEN)).id == new.id, "the old table knows which it is"


async def test_a_rematch_against_computers_begins_in_the_transaction_that_opens_it(hall: Lounge) -> None:
    await hall.alone()
    await after_one_write(hall, lambda: hall.rematch(ANN))
    (head,) = await hall.store.live_tables()
    assert head.status == "running" and (await hall.rematch(ANN)).id == head.id


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


async def test_the_old_table_is_free_while_a_place_for_its_rematch_is_looked_for(hall: Lounge) -> None:
    """In which somebody else can be faster: there is one rematch all the same."""
    await hall.open()
    await finish(hall)

    async def faster() -> None:
        async with asyncio.timeout(60):
            await hall.rematch(BEN)

    hall.meanwhile = faster
    table = await hall.rematch(ANN)
    assert table.status == "running" and len(await hall.store.live_tables()) == 1


def test_the_seats_of_a_rematch_follow_from_the_number_of_the_click() -> None:
    seats = tuple(SeatHolder(at, 100 + at, f"P{at}") for at in range(4))
    orders = {tuple(one.user_id for one in shuffled_seats(seats, number)) for number in range(500)}
    assert len(orders) == 24 and shuffled_seats(seats, 7) == shuffled_seats(seats, 7)
    assert [one.seat for one in shuffled_seats(seats, 7)] == [0, 1, 2, 3]
    gone = (*seats[:2], SeatHolder(2, None, "Former player"), SeatHolder(3, None, "Kit", "computer"))
    assert {one.name for one in shuffled_seats(gone, 1)} == {"P0", "P1", "Kit"}


async def test_a_rematch_has_the_same_people_and_options_and_begins_when_all_want_it(hall: Lounge) -> None:
    await hall.open(pace="hard", hours="24")
    with pytest.raises(Refusal, match="refuse-not-over"):
        await hall.rematch(ANN)
    await finish(hall)
    old = await hall.table()
    with pytest.raises(Refusal, match="refuse-not-your-table"):
        await hall.rematch(CY)
    first, second = await asyncio.gather(hall.rematch(BEN), hall.rematch(ANN))
    assert first.id == second.id != old.id, "two clicks at once open one table"
    table = await hall.tables.get(first.id)
    assert table is not None and table.status == "running", "both have asked for it: both are ready"
    assert {place.user_id for place in table.seats} == {ANN, BEN}
    assert table.options == old.options and table.settings == rematch_settings(old.settings, 2)
    assert table.secret != b"" and len(table.shares) == 2
    assert (await hall.rematch(ANN)).id == first.id


async def test_a_rematch_against_computers_alone_begins_at_once_with_the_same_computers(hall: Lounge) -> None:
    await hall.alone()
    old, new = await hall.table(), await hall.rematch(ANN)
    assert new.status == "running" and new.settings == old.settings and await hall.owed("ready") == 0
    assert {(one.kind, one.level) for one in new.seats} == {(one.kind, one.level) for one in old.seats}
    assert {one.level for one in new.seats} == {None, "novice", "master"}
    assert new.shares == (hall.clicks,), "the click is mixed into the secret as that on Start would be"
    assert (await hall.rematch(ANN)).id == new.id, "pressed twice it is one table"


async def test_a_rematch_that_is_over_or_was_closed_makes_way_for_another(hall: Lounge) -> None:
    await hall.alone()
    first = await hall.rematch(ANN)
    await hall.tables.lobby.cancel(first.id, ANN, True, hall.click())
    second = await hall.rematch(ANN)
    assert second.id != first.id and second.status == "running"


async def test_a_rematch_waits_for_the_others_and_a_restart_changes_nothing(hall: Lounge) -> None:
    await hall.open()
    await finish(hall)
    new = await hall.rematch(ANN)
    assert new.status == "lobby" and [new.seats[at].user_id for at in new.unready()] == [BEN]
    hall.again()
    await hall.tables.lobby.leave(new.id, BEN, hall.click())
    assert (await hall.rematch(BEN)).status == "lobby", "who has left may sit down again by the card"
    table = await hall.tables.lobby.join(new.id, BEN, "Ben", hall.click())
    assert table.unready() == ()


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
