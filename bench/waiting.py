"""The waits of a person at a table of Masters: a whole game in the real bot over the sandbox.

To a person: how long one waits for the computers between two turns.

    python -m bench waiting --title florence

One person (the soak's random player) and the minimum number of Masters. A wait is the time from the person's
stored answer to the next question to that person, if anybody else was asked meanwhile. On a sealed question
the person answers last, so that no Master interferes between a click and its check; the Masters' time before
it counts as if the person had answered at once. Bounds: 10 s at the median, 30 s at most.
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Collection, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

from bench.kit.rows import BenchRow, Figure, percentile
from db import NewTable, SeatHolder, SqliteStore
from games.core import Seat, Title
from games.manager.services import RequestContext, Services
from games.titles import TITLES
from kit.simulated import now
from kit.title_options import title_argument
from sandbox import SandboxClient
from soak.checks.ledger import Ledger
from soak.checks.tally import Tally
from soak.game import GamePlay
from soak.processes import BotUnderTest, sandbox_of_its_own
from soak.sitting import READER, Sitting

WAITS = Figure("waits", "", digits=0)
SEALED = Figure("waits on sealed questions", "", digits=0)
MEDIAN = Figure("a wait, median", "s", most=10.0)
P90 = Figure("a wait, p90", "s")
LONGEST = Figure("a wait, longest", "s", most=30.0)

PERSON, CHANNEL = "Aoi", "#table-1"
LOOK = 0.05
"""Seconds between two looks at whether the person is asked."""

WITHIN = 500.0
"""Seconds from the start of the bench after which a game is left as it is; what was measured is told."""

MINE = Seat(0)


class Waits:
    """The waits of a person who answers every question at once. It is called whenever the awaited seats
    change."""

    def __init__(self) -> None:
        self.all: list[float] = []
        """Seconds of each wait that has ended."""
        self.sealed = 0
        """Number of those on sealed questions: Masters were asked beside the person."""
        self._answered = False
        self._at = 0.0
        self._begin()

    def _begin(self) -> None:
        self._taken = 0.0
        self._others = self._was_beside = self._was_others = False

    def look(self, now: float, awaited: Collection[Seat]) -> None:
        """These seats are awaited now."""
        if self._others:
            self._taken += now - self._at
        if self._answered and MINE in awaited:
            if self._was_others:
                self.all.append(self._taken)
                self.sealed += self._was_beside
            self._answered = False
            self._begin()
        self._at = now
        self._others = any(seat != MINE for seat in awaited)
        self._was_others |= self._others
        self._was_beside |= self._others and MINE in awaited

    def answer(self, now: float, awaited: Collection[Seat]) -> None:
        """The person's answer is stored now, and these seats are awaited after it."""
        self._answered = True
        self.look(now, awaited)


def arguments(parser: argparse.ArgumentParser) -> None:
    """The command line options of this bench."""
    title_argument(parser)
    parser.add_argument("--masters", type=int, help="number of Masters; otherwise the minimum of the title")


def main(given: argparse.Namespace) -> list[BenchRow]:
    """Measure."""
    title = given.title
    count = min(title.playable()) - 1 if given.masters is None else given.masters
    with tempfile.TemporaryDirectory() as folder:
        measured, over = asyncio.run(_measure(title, count, Path(folder)))
    waits = measured.all
    game = f"{title.id}, {count} Masters, {'a whole game' if over else 'NOT to the end'}"
    return [
        WAITS.row(len(waits), of=game),
        SEALED.row(measured.sealed, of=game),
        MEDIAN.row(percentile(waits, 50), of=game),
        P90.row(percentile(waits, 90), of=game),
        LONGEST.row(max(waits), of=game),
    ]


def to_a_person(rows: Sequence[BenchRow]) -> str:
    """What the rows mean to a person."""
    median, longest = MEDIAN.among(rows).value, LONGEST.among(rows).value
    return f"between two turns of a person the Masters took {median:.0f} s together, {longest:.0f} at most"


async def _measure(title: Title, masters: int, folder: Path) -> tuple[Waits, bool]:
    end = time.monotonic() + WITHIN
    async with AsyncExitStack() as stack:
        world = await stack.enter_async_context(sandbox_of_its_own(SandboxClient))
        bot = BotUnderTest(world, folder)
        table_id = await _table(world, bot.database, title, masters)
        await stack.enter_async_context(bot)
        await world.add_user(READER)
        ledger = Ledger(bot.database, Tally())
        sitting = Sitting(world, bot, ledger, random.Random(1), CHANNEL, (PERSON,), table_id=table_id)
        play = GamePlay(sitting, title)
        await play.watch.begin()
        return await _waits(play, sitting, end)


async def _table(world: SandboxClient, database: Path, title: Title, masters: int) -> int:
    """A table whose game has begun, with its computer players' outbox items."""
    users = {user.name.casefold(): user.id for user in await world.users()}
    channel = next(one for one in await world.channels() if f"#{one.name}" == CHANNEL)
    assert channel.guild_id is not None
    computers = [
        SeatHolder(seat, None, f"Master {seat}", kind="computer", level="master")
        for seat in range(1, masters + 1)
    ]
    async with await SqliteStore.open(database) as store:
        services = Services(store, TITLES, now)
        new = NewTable(
            guild_id=channel.guild_id,
            channel_id=channel.id,
            title=title.id,
            language="en",
            host_user=users[PERSON.casefold()],
            at=services.clock(),
            seats=(SeatHolder(0, users[PERSON.casefold()], PERSON), *computers),
        )
        table = await services.lobby.new(new)
        await services.gathering.start(
            table.id, users[PERSON.casefold()], manages=False, context=RequestContext(None)
        )
        return table.id


async def _waits(play: GamePlay, sitting: Sitting, end: float) -> tuple[Waits, bool]:
    """Play the game. Returns each wait of the person, and whether the game was finished."""
    waits = Waits()
    while time.monotonic() < end:
        table = sitting.table
        if table.status != "running":
            return waits, True
        awaited = table.awaited()
        waits.look(time.monotonic(), awaited)
        if list(awaited) != [MINE]:
            # Masters asked beside the person answer first: nothing comes between a click and its check.
            await asyncio.sleep(LOOK)
            continue
        await play.watch.read_posts()
        if play.watch.newest is not None:
            await play.players.click_on_panel(table, MINE)
        if (after := sitting.table).entry_no != table.entry_no:
            waits.answer(time.monotonic(), after.awaited())
    return waits, False
