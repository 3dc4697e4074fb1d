"""A table that has not begun, with a clock that moves only when it is set; rematches of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from timed_table import ANN, BEN, TimedTable, finish

from db import NewTable, SeatHolder, SqliteStore, StoreFailed
from games.manager.model.table import Table
from games.manager.model.table_settings import TableSettings
from games.manager.people.gathering import (
    RematchMade,
    rematch_settings,
)
from games.manager.services import Services
from games.manager.storage.repository import pack
from games.titles import TITLES

CY, DOT = 203, 204


class TimedLobby(TimedTable):
    """A table that has not begun, with the clock and the services of a `TimedTable`."""

    channel = 90
    meanwhile: Callable[[], Awaitable[Any]] | None = None
    """What happens while a place is looked for for the next rematch."""

    async def lobby(self, *people: int, title: str = "heaven_ale", **settings: str) -> TimedLobby:
        """A lobby with these people. Ann is its host."""
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
        self.id = (await self.services.lobby.new(new)).id
        return self

    async def alone(self) -> TimedLobby:
        """A finished game of one person against computers of two levels."""
        await self.lobby(ANN)
        for level in ("novice", "master"):
            await self.services.lobby.add_computer(self.id, ANN, level, level, False, self.click())  # type: ignore[arg-type]
        await self.services.lobby.set_options(self.id, ANN, {"hints": "always"}, False, self.click())
        await self.services.gathering.start(self.id, ANN, False, self.click())
        await finish(self)
        return self

    async def owed(self, kind: str) -> int:
        """Number of outbox items of a kind."""
        return sum(one.kind == kind for one in await self.store.due_items(10**15, 1000))

    async def rematch(self, user: int) -> Table:
        """As the bot opens it: in a channel of its own."""
        service, click, table = (
            self.services.gathering,
            self.click(),
            await self.services.get(self.id),
        )
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


async def after_one_write(timed: TimedLobby, click: Callable[[], Awaitable[Any]]) -> None:
    """What a click leaves whose bot is killed after its first transaction; then the bot is started again."""
    timed.services = Services(OneWrite(timed.store), TITLES, lambda: timed.now)  # type: ignore[arg-type]
    with suppress(StoreFailed):
        await click()
    timed.again()
