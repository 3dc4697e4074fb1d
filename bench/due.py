"""A thousand tables that are due in the same second: how late each is handled, and how late the event loop
wakes meanwhile.

To a person: how late a reminder comes at the worst.

Bounds: no table later than 5 s, the loop's lateness under 10 ms at p99."""

import argparse
import asyncio
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from bench.kit.lateness import lateness_noted
from bench.kit.rows import BenchRow, Figure, percentile
from cogs.app.process import make_way_for_clicks
from cogs.jobs.deadline_loop import DeadlineLoop
from db import SqliteStore
from games.manager.model.turn_clock import RHYTHM
from games.manager.services import Services
from games.titles import TITLES
from kit.simulated import now, start_table

TABLES = 1000
LAST = Figure(f"the last of {TABLES} tables due in one second is looked at after", "s", most=5.0)
LATENESS = Figure("lateness of the loop meanwhile, p99", "ms", most=10.0)
LATENESS_AT_REST = Figure("lateness of the loop where nothing is done, p99", "ms")


def main(_: argparse.Namespace) -> list[BenchRow]:
    """Measure."""
    with tempfile.TemporaryDirectory() as folder:
        late, loop, idle = asyncio.run(_measure(Path(folder)))
    return [
        LAST.row(max(late)),
        LATENESS.row(1000 * percentile(loop, 99)),
        LATENESS_AT_REST.row(1000 * percentile(idle, 99)),
    ]


def to_a_person(rows: Sequence[BenchRow]) -> str:
    """What the rows mean to a person."""
    return f"of a thousand reminders due in one second the last comes {LAST.among(rows).value:.1f} s late"


async def _measure(folder: Path) -> tuple[list[float], list[float], list[float]]:
    path = folder / "due.sqlite3"
    # Opened so long ago that the first reminders are all due in the second that begins soon.
    moment = now() + 60_000
    async with await SqliteStore.open(path, alone=True) as store:
        await _fill(Services(store, TITLES, lambda: moment - RHYTHM[0]))
    async with await SqliteStore.open(path, alone=True) as store:
        begin = now()
        services = Services(store, TITLES, lambda: moment + now() - begin - 300)
        for table_id in range(1, len(TITLES) + 1):  # a bot that has been running knows every title
            await services.get(table_id)
        make_way_for_clicks()  # as the bot does at its start
        async with lateness_noted() as idle:
            await asyncio.sleep(1)
        return *await _look(store, services, moment), idle


async def _fill(services: Services) -> None:
    titles = list(TITLES)
    for at in range(TABLES):
        title = TITLES[titles[at % len(titles)]]
        await start_table(services, title, max(title.playable()), at)


async def _look(store: SqliteStore, services: Services, moment: int) -> tuple[list[float], list[float]]:
    late: list[float] = []
    done = asyncio.Event()
    do_due: Callable[[int], Any] = services.deadlines.do_due

    async def measured(table_id: int) -> None:
        await do_due(table_id)
        late.append((services.clock() - moment) / 1000)
        if len(late) == TABLES:
            done.set()

    async def ready() -> None:
        return

    async def is_on(guild_id: int) -> bool:
        """Whether the bot is on a server: it is on all."""
        return True

    services.deadlines.do_due = measured  # type: ignore[method-assign]
    bot: Any = SimpleNamespace(
        store=store, services=services, loops=store.loops, is_on=is_on, wait_until_ready=ready
    )
    clockwork = DeadlineLoop(bot)
    await clockwork.cog_load()
    async with lateness_noted() as lateness:
        await done.wait()
    await clockwork.cog_unload()
    return late, lateness
