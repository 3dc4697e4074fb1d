"""A table at the manager's level: a store that can fail, several managers on one file, a replayed log."""

from __future__ import annotations

import random
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from db import NewTable, SqliteStore, StoreFailed
from db import Seat as Place
from games.core import Move, Seat, engine
from games.core.chance import Draw, Recorded
from games.manager import Click, Tables
from games.table import Table
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

    async def save_draft(self, draft: Any, **named: Any) -> Any:
        return await self._write("save_draft", draft, **named)

    async def create(self, new: Any) -> Any:
        return await self._write("create", new)


class Desk:
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
    async def open(cls, folder: Path, seed: int = 0) -> Desk:
        """A desk with a lobby of three."""
        desk = cls(await SqliteStore.open(str(folder / "games.sqlite3")), seed)
        table = await desk.managers[0].new(
            NewTable(
                guild_id=1,
                channel_id=2,
                title="florence",
                language="en",
                host_user=PEOPLE[0],
                at=0,
                seats=(Place(0, PEOPLE[0], "Ann"),),
            )
        )
        desk.id = table.id
        for person in PEOPLE[1:]:
            await desk.managers[0].join(desk.id, person, f"P{person}", desk.click())
        return desk

    async def started(self) -> Desk:
        await self.managers[0].start(self.id, PEOPLE[0], False, self.click())
        return self

    def manager(self) -> Tables:
        return Tables(self.flaky, TITLES, lambda: next(self.clock), lambda: SECRET)  # type: ignore[arg-type]

    def click(self, at: Any = None) -> Click:
        return Click(next(self._interactions), at)

    async def table(self, which: int = 0) -> Table:
        found = await self.managers[which].get(self.id)
        assert found is not None
        return found

    async def disk(self) -> Table:
        """The table as a manager that has never seen it reads it."""
        found = await self.manager().get(self.id)
        assert found is not None
        return found

    async def moves(self) -> list[tuple[int | None, bytes]]:
        return [(one.seat, one.move) for one in await self.store.log(self.id) if one.kind == "move"]

    async def check(self) -> None:
        """What is in memory is what is on disk, and the log leads to it without a generator."""
        disk = await self.disk()
        for which in range(len(self.managers)):
            assert image(await self.table(which))[:-1] == image(disk)[:-1]
        assert replayed(disk, await self.store.log(self.id)) == disk.title.save(disk.game)

    def pick(self, table: Table, seat: Seat) -> Move | None:
        """A legal move of a seat on the turn as it has composed it; None if it has none."""
        game = table.composed(seat)
        offers = engine.open_offers(game, seat)
        return self.rng.choice(offers).random_move(self.rng) if offers else None


def image(table: Table) -> tuple[Any, ...]:
    """Everything of a table that can be compared."""
    drafts = {seat: draft.moves for seat, draft in table.drafts.items() if draft.steps}
    return table.seq, table.status, table.seats, table.title.save(table.game), drafts


def replayed(table: Table, log: Any) -> bytes:
    """The state that a log leads to, all draws read from it; AssertionError if it does not know them."""
    game: Any = None
    for entry in log:
        if not entry.outcomes:
            continue
        chance = Recorded(msgspec.msgpack.decode(entry.outcomes, type=list[Draw]))
        if entry.kind == "start":
            game = engine.start(table.title, len(table.seats), table.options, chance).game
        elif entry.kind == "move":
            move = table.title.load_move(entry.move)
            game = engine.play(table.title, game, Seat(entry.seat), move, chance).game
    return table.title.save(game)
