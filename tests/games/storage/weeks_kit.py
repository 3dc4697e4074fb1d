"""A table with random settings on a store that can fail, for state machine tests; and what of it can be
compared."""

from __future__ import annotations

import asyncio
import random
import shutil
import tempfile
from collections.abc import Coroutine
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize
from shared_table import SECRET, Flaky, image
from timed_table import START

from db import NewTable, SeatHolder, SqliteStore, StoreFailed
from games.core import Refusal, Seat
from games.manager.model.table import Table
from games.manager.model.table_settings import SETTING_VALUES
from games.manager.services import RequestContext, Services, StaleClick
from games.titles import TITLES

PEOPLE = (201, 202, 203)
POLITE = (Refusal, StaleClick)


class OneTable(RuleBasedStateMachine):
    """A table of three under drawn settings, on a store that can fail, with a clock in hand."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.mkdtemp()
        self.store: SqliteStore | None = None
        self.now = START
        self.clicks = count(1)
        self.log: list[bytes] = []
        self.hands = [0] * len(PEOPLE)

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run something of asyncio to its end."""
        return self.loop.run_until_complete(work)

    def manager(self) -> Services:
        """A game manager on the store."""
        return Services(self.flaky, TITLES, lambda: self.now, lambda: SECRET)  # type: ignore[arg-type]

    @initialize(
        seed=st.integers(0, 2**16),
        title=st.sampled_from(("heaven_ale", "florence", "signorie")),
        settings=st.fixed_dictionaries(
            {
                name: st.sampled_from(SETTING_VALUES[name])
                for name in ("hours", "bank", "rest", "consent", "orders")
            }
            | {"pace": st.sampled_from(("remind", "soft", "hard", "hard"))}
        ),
    )
    def open(self, seed: int, title: str, settings: dict[str, str]) -> None:
        """A new store with one table, its game started."""
        self.rng = random.Random(seed)
        self.store = self.run(SqliteStore.open(Path(self.folder) / "weeks.sqlite3"))
        assert self.store is not None
        self.flaky = Flaky(self.store)
        self.services = self.manager()
        self.run(self._opened(title, settings))
        self.log = self.run(self._entries())

    async def _opened(self, title: str, settings: dict[str, str]) -> None:
        seats = tuple(SeatHolder(at, user, f"P{user}") for at, user in enumerate(PEOPLE))
        new = NewTable(
            guild_id=1,
            channel_id=2,
            title=title,
            language="en",
            host_user=PEOPLE[0],
            at=self.now,
            seats=seats,
        )
        self.id = (await self.services.lobby.new(new)).id
        for name, value in settings.items():
            await self.services.lobby.set_options(self.id, PEOPLE[0], {name: value}, False, self.click())
        await self.services.gathering.start(self.id, PEOPLE[0], False, self.click())

    def teardown(self) -> None:
        """Close the store and remove its folder."""
        if self.store is not None:
            self.run(self.store.close())
        self.loop.close()
        shutil.rmtree(self.folder)

    # What is there

    def click(self, at: Any = None) -> RequestContext:
        """A new click, at a position if one is given."""
        return RequestContext(next(self.clicks), at)

    async def _entries(self) -> list[bytes]:
        assert self.store is not None
        return [msgspec.msgpack.encode(one) for one in await self.store.log(self.id)]

    def table(self) -> Table:
        """The table as it is now."""
        found = self.run(self.services.get(self.id))
        assert found is not None
        return found  # type: ignore[no-any-return]

    @property
    def running(self) -> bool:
        """Whether there is a game that goes on."""
        return self.store is not None and self.table().status == "running"

    def act(self, work: Coroutine[Any, Any, Any], trouble: str = "") -> Any:
        """Do it, with its trouble: the log has only grown, and by nothing where it was refused."""
        self.flaky.failing = trouble
        done = None
        try:
            done = self.run(work)
        except POLITE:
            assert self.run(self._entries()) == self.log
        except StoreFailed:
            if trouble == "before":
                assert self.run(self._entries()) == self.log
        finally:
            self.flaky.failing = ""
            now = self.run(self._entries())
            assert now[: len(self.log)] == self.log, "the log only grows"
            for raw in now[len(self.log) :]:
                entry = msgspec.msgpack.decode(raw)
                if entry["kind"] in ("seat-taken", "gave-up"):
                    self.hands[entry["seat"]] += 1
            self.log = now
        return done


def whole(table: Table) -> tuple[Any, ...]:
    """Everything of a table that can be compared, what is kept beside the game included."""
    in_advance = {seat: one for seat, one in table.in_advance.items() if one.save()}
    held = {seat: one.moves for seat, one in table.sealed.items()}
    return (*image(table), table.clock, table.proposal, table.open_seats, table.settings, in_advance, held)


def views(table: Table) -> list[bytes]:
    """What the public and each seat see, but for the count of draws."""
    found = []
    for seat in (None, *map(Seat, range(len(PEOPLE)))):
        seen = msgspec.to_builtins(table.title.view(table.logged, seat))
        seen.pop("draws")
        found.append(msgspec.msgpack.encode(seen))
    return found
