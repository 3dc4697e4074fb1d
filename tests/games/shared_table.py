"""A table for tests of the manager: a store that can fail, several managers on one file, a replayed log."""

from __future__ import annotations

import random
from itertools import count
from pathlib import Path
from typing import Any

from db import NewTable, SeatHolder, SqliteStore, StoreFailed
from games.core import Move, Seat, engine
from games.manager.history import replay
from games.manager.model.table import Table
from games.manager.services import RequestContext, Services
from games.titles import TITLES

PEOPLE = (101, 102, 103)
SECRET = bytes(range(32))


class Flaky:
    """The store; its next writing call fails `before` it has written, or `after`."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self.failing = ""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def _write(self, name: str, *args: Any, **named: Any) -> Any:
        failing, self.failing = self.failing, ""
        if failing == "before":
            raise StoreFailed("disk full")
        done = await getattr(self._store, name)(*args, **named)
        if failing == "after":
            raise StoreFailed("who knows")
        return done

    async def commit(self, step: Any) -> Any:
        return await self._write("commit", step)

    async def create(self, new: Any, then: Any = None) -> Any:
        return await self._write("create", new, then)


class SharedTable:
    """One store file and as many managers on it as wanted."""

    def __init__(self, store: SqliteStore, seed: int = 0) -> None:
        self.store = store
        self.flaky = Flaky(store)
        self.clock = count(1)
        self.rng = random.Random(seed)
        self.id = 0
        self._interactions = count(1)
        self.managers = [self.manager(), self.manager()]

    @classmethod
    async def open(cls, folder: Path, seed: int = 0) -> SharedTable:
        """A store file of its own, with a lobby of three."""
        opened = cls(await SqliteStore.open(str(folder / "games.sqlite3")), seed)
        await opened.lobby()
        return opened

    async def lobby(self) -> None:
        """A lobby of three."""
        table = await self.managers[0].lobby.new(
            NewTable(
                guild_id=1,
                channel_id=2,
                title="florence",
                language="en",
                host_user=PEOPLE[0],
                at=0,
                seats=(SeatHolder(0, PEOPLE[0], "Ann"),),
            )
        )
        self.id = table.id
        for person in PEOPLE[1:]:
            await self.managers[0].lobby.join(self.id, person, f"P{person}", self.click())

    async def started(self) -> SharedTable:
        """The table with its game started."""
        await self.managers[0].gathering.start(self.id, PEOPLE[0], False, self.click())
        return self

    def manager(self) -> Services:
        """A game manager of another process on the same store."""
        return Services(self.flaky, TITLES, lambda: next(self.clock), lambda: SECRET)  # type: ignore[arg-type]

    def clicks_from(self, first: int) -> None:
        """Another world's interactions: Discord never gives a number twice."""
        self._interactions = count(first)

    def click(self, at: Any = None) -> RequestContext:
        """A new click, at a position if one is given."""
        return RequestContext(next(self._interactions), at)

    async def table(self, which: int = 0) -> Table:
        """The table as a manager has it."""
        found = await self.managers[which].get(self.id)
        assert found is not None
        return found

    async def disk(self) -> Table:
        """The table as a manager that has never seen it reads it."""
        found = await self.manager().get(self.id)
        assert found is not None
        return found

    async def moves(self) -> list[tuple[int | None, bytes]]:
        """Accepted moves, those left out that were forced."""
        log = await self.store.log(self.id)
        return [(one.seat, one.move) for one in log if one.kind == "move" and one.cause != "forced"]

    async def check(self) -> None:
        """What is in memory is what is on disk, and the log leads to it without a generator."""
        disk = await self.disk()
        for which in range(len(self.managers)):
            assert image(await self.table(which)) == image(disk)
        if disk.game is not None:
            log = await self.store.log(self.id)
            game = replay.replayed(disk.title, len(disk.seats), disk.options, log)
            assert disk.title.save(game) == disk.title.save(disk.logged)

    def pick(self, table: Table, seat: Seat) -> Move | None:
        """A legal move of a seat on the turn as it has composed it; None if it has none."""
        game = table.composed(seat)
        offers = engine.open_offers(game, seat)
        return self.rng.choice(offers).random_move(self.rng) if offers else None


def image(table: Table) -> tuple[Any, ...]:
    """Everything of a table that can be compared."""
    drafts = {seat: (draft.moves, draft.draft_id) for seat, draft in table.drafts.items() if draft.steps}
    state = b"" if table.game is None else table.title.save(table.game)
    return (
        table.entry_no,
        table.commit_id,
        table.write_id,
        table.status,
        table.host,
        table.seats,
        state,
        drafts,
    )


async def play_on(shared: SharedTable, most: int) -> None:
    """Answer at most so often, or to the end of the game."""
    play = shared.managers[0].turns
    for _ in range(most):
        table = await shared.table()
        if table.status != "running":
            return
        seat = table.awaited()[0]
        move, user = shared.pick(table, seat), table.seats[seat].user_id
        assert move is not None and user is not None
        await play.answer(shared.id, user, move, shared.click(), confirm=False)
