"""The time to open a study at a random moment of a game, over all titles.

To a person: how long one waits for a moment of a past game.

    python -m bench study --moments 10000

The moments are those of the recorded games (tests/fixtures): all numbers of players, all options. Each is
opened as by the first click on a game: its log is checked (`games.manager.history.positions`), replayed up to
the moment, the line is written to disk, its panel is composed, and its table is drawn. It also prints what
the bot asks of the store at its start and at every command, without any lines and with all of them. On a busy
machine the processor's time says more than the clock's.
"""

import argparse
import asyncio
import tempfile
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time

import msgspec

from bench.kit.rows import BenchRow, Figure, percentile
from cogs.screens.panel.panel import Panel
from db import LogEntry, NewTable, SeatHolder, SqliteStore, Store, TableChange
from games.core import Refusal, Title
from games.core.decoding import decoded
from games.manager.history import replay
from games.manager.playing.studies import LineToBegin
from games.manager.services import RequestContext, Services
from games.titles import TITLES
from kit.recorded_games import FIXTURES, RecordedGame, logged, read
from render import Pictures

BEGUN, PANEL, PICTURE, IN_ALL, PROCESSOR = (
    Figure(f"{part}, p95", "ms", digits=1)
    for part in ("begun", "panel", "picture", "in all", "in all, of the processor")
)
ASKED = Figure("asked of the store at the start, without lines as floor", "ms")

MOMENTS = 10_000

CHANNEL = 7
HOST = 10**6


def arguments(parser: argparse.ArgumentParser) -> None:
    """The command line options of this bench."""
    parser.add_argument("--moments", type=int, default=MOMENTS, help="number of moments that are opened")


def main(given: argparse.Namespace) -> list[BenchRow]:
    """Measure."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measured(Path(folder), given.moments))


def to_a_person(rows: Sequence[BenchRow]) -> str:
    """What the rows mean to a person."""
    return f"95 of 100 studies open within {IN_ALL.among(rows).value:.0f} ms"


async def _measured(folder: Path, moments: int) -> list[BenchRow]:
    rng, pictures, took = Random(5), Pictures(), defaultdict[Figure, list[float]](list)
    async with await SqliteStore.open(str(folder / "loggia.sqlite3")) as store:
        tables = [table async for table in _stored(store)]
        bare = await _asked(store)
        for number in range(moments):
            table, last = rng.choice(tables)
            for part, seconds in (await _opened(store, pictures, table, rng, last, number)).items():
                took[part].append(1000 * seconds)
        lines = len([number for number in range(moments) if await store.lines_of(HOST + number)])
        full = await _asked(store)
    rows = [_row(part, found) for part, found in took.items()]
    return [*rows, ASKED.row(full, bare, of=f"{lines} lines")]


def _row(part: Figure, found: list[float]) -> BenchRow:
    return part.row(percentile(found, 95), of=f"{len(found)} moments (median {median(found):.1f})")


async def _stored(store: Store) -> AsyncIterator[tuple[int, int]]:
    """The recorded games as tables of the store, each with its last entry but one."""
    for path in sorted(FIXTURES.glob("games_*.msgpack.xz")):
        title = TITLES[path.name.removeprefix("games_").removesuffix(".msgpack.xz")]
        for recorded in read(title.id):
            new, change = _written(title, recorded)
            table_id = await store.create(new, partial(_of, change))
            yield table_id, len(recorded.entries) - 1


def _written(title: Title, recorded: RecordedGame) -> tuple[NewTable, TableChange]:
    """A recorded game as it is stored."""
    log = logged(title, recorded)
    options = decoded(recorded.options, title.options)
    game = replay.replayed(title, recorded.seats, options, log)
    seats = tuple([SeatHolder(at, at + 1, f"Player {at}") for at in range(recorded.seats)])
    new = NewTable(
        guild_id=1,
        channel_id=CHANNEL,
        title=title.id,
        language="en",
        host_user=1,
        at=1,
        status="over",
        options=recorded.options,
        secret=bytes(32),
        seats=seats,
    )
    fields = LogEntry.__struct_fields__
    entries = tuple([LogEntry(**{name: getattr(one, name) for name in fields}) for one in log])
    return new, TableChange(
        table_id=0,
        expected_entry_no=0,
        at=1,
        entries=entries,
        snapshot=title.save(game),
        state_version=title.state_version,
    )


def _of(change: TableChange, table_id: int) -> tuple[TableChange, ...]:
    return (msgspec.structs.replace(change, table_id=table_id),)


async def _opened(
    store: Store, pictures: Pictures, table_id: int, rng: Random, last: int, number: int
) -> dict[Figure, float]:
    """The seconds of each part of opening a random moment."""
    services = Services(store, TITLES, lambda: 1)
    source = await services.get(table_id)
    assert source is not None
    student = SeatHolder(0, HOST + number, "Student")
    times, used, line = [0.0], 0.0, None
    while line is None:
        times[0], used = perf_counter(), process_time()
        try:
            line = await services.studies.begin(
                source, rng.randint(1, last), LineToBegin(student, "en", CHANNEL), RequestContext(None)
            )
        except Refusal:
            continue  # the game is over there: another moment
    times.append(perf_counter())
    Panel(line, line.awaited()[0], "en").home()
    times.append(perf_counter())
    await asyncio.to_thread(pictures.tables, line.id, line.title, line.view(None), (), line.names, "en")
    times.append(perf_counter())
    parts = [after - before for before, after in pairwise(times)]
    figures = BEGUN, PANEL, PICTURE, IN_ALL, PROCESSOR
    return dict(zip(figures, [*parts, sum(parts), process_time() - used], strict=True))


async def _asked(store: Store) -> float:
    """The milliseconds of what the bot asks of the store at its start and at every command."""
    times = []
    for _ in range(50):
        began = perf_counter()
        await store.live_tables()
        await store.latest_table(CHANNEL + 1)
        await store.table_counts(1, 1, CHANNEL)
        await store.tables_of(1)
        times.append(perf_counter() - began)
    return 1000 * median(times)
