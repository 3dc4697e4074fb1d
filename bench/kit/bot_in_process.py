"""The bot in this process, in a sandbox of its own, with a clock that only moves when it is set."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec

import bot as program
from cogs.app.config import Configuration
from cogs.delivery.timings import Timings
from db import LogEntry, NewTable, SqliteStore, TableChange
from games.manager.model.table import Table
from games.manager.services import Services
from games.manager.storage.outbox_items import MentionLater, Post
from games.titles import TITLES
from render import Pictures
from sandbox import Sandbox
from sandbox.launch import point_discord_at
from sandbox.model import User, World
from sandbox.service import TOKEN

BEGIN = 1_763_000_000_000
"""Where the clock stands at first, in milliseconds since 1970 UTC."""


class StillClock:
    """A clock that moves only when it is set."""

    def __init__(self) -> None:
        self.now = BEGIN

    def __call__(self) -> int:
        return self.now


class BotInProcess(NamedTuple):
    """A running bot with its parts."""

    sandbox: Sandbox
    store: SqliteStore
    clock: StillClock
    services: Services

    async def delivered(self) -> None:
        """Wait until the outbox has only items that are due later."""
        for _ in range(6000):
            items = await self.store.due_items(self.clock(), 1000)
            if not [one for one in items if one.kind != MentionLater.kind]:
                return
            await asyncio.sleep(0.01)
        raise TimeoutError("something is never delivered")

    async def open_table(self, table: Table, guild: int, channel: int, users: Sequence[User]) -> int:
        """Put a table at a position into the store, and its post into the outbox. `users` take the seats in
        order. Returns the table's id."""
        at = self.clock()
        seats = [
            msgspec.structs.replace(seat, user_id=user.id, name=user.display)
            for seat, user in zip(table.seats, users, strict=False)
        ]
        new = NewTable(
            guild_id=guild,
            channel_id=channel,
            title=table.title.id,
            language=table.language,
            host_user=users[0].id,
            at=at,
            status="running",
            options=msgspec.msgpack.encode(table.options),
            snapshot=table.title.save(table.game),
            state_version=table.title.state_version,
            secret=table.secret,
            commitment=table.commitment,
            seats=tuple(seats),
        )
        table_id = await self.store.create(new)
        drawn = TableChange(table_id=table_id, expected_entry_no=0, at=at, entries=(LogEntry(kind="drawn"),))
        await self.store.commit(drawn)
        await self.services.repository.enqueue(table_id, (Post(channel).due(at),))
        return table_id


@asynccontextmanager
async def bot_in_process(
    world: World | None = None, new_secret: Callable[[], bytes] | None = None
) -> AsyncIterator[BotInProcess]:
    """Run the bot, in a seeded world unless one is given; nobody is slowed down by its limits. `new_secret`
    makes the secrets of tables."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        sandbox = await stack.enter_async_context(Sandbox(world))
        point_discord_at(sandbox.url)
        store = await stack.enter_async_context(await SqliteStore.open(Path(folder) / "loggia.sqlite3"))
        clock = StillClock()
        services = Services(store, TITLES, clock, new_secret)
        program.Bot.timings = Timings(person_limit=(1000, 1.0), call_limit=(1000, 1.0))
        client = await stack.enter_async_context(
            program.Bot(store, services, Pictures(), Configuration(TOKEN))
        )
        running = asyncio.create_task(client.start(TOKEN))
        await sandbox.wait_for_command("table", 120)
        await client.wait_until_ready()
        yield BotInProcess(sandbox, store, clock, services)
        await client.close()
        await asyncio.gather(running, return_exceptions=True)
