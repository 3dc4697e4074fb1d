"""The disk space of a title's games in both stores: whole random games, written as the bot writes them.

To a person: the disk that a host needs for a year of games.

    python -m bench sizes --title florence --games 5

Every answer comes with an interaction, as a click does. Outbox items are removed as delivery would. It prints
the bytes of an answer with everything stored for it, and those left after two weeks, when interactions and
positions to go back to are deleted; only these accumulate. It also prints the total of a year with 2,000
tables and 20 answers a table and day.
"""

import argparse
import asyncio
import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bench.kit.rows import BenchRow, Figure
from db import SqliteStore, Store, open_store
from db.postgresql.store import PostgresqlStore
from games.core import Refusal, Title
from games.manager.services import RequestContext, Services
from games.titles import TITLES
from kit.own_postgresql import OwnServer, binaries
from kit.simulated import click_once, start_table
from kit.title_options import title_argument

EMPTY = Figure("an empty store", "kB")
GAME = Figure("a game", "kB")
ANSWER = Figure("an answer", "bytes")
ANSWER_LATER = Figure("an answer after two weeks", "bytes")
LIVE, A_DAY = 2000, 20
A_YEAR = Figure(f"a year of {LIVE} tables at {A_DAY} answers a day", "GB")

SQLITE = "SQLite"
GAMES = 5
DAYS = 365
LATER = 10**15
"""A time when everything that is ever deleted is old enough."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """The command line options of this bench."""
    title_argument(parser)
    parser.add_argument("--games", type=int, default=GAMES, help="number of whole games")


def main(given: argparse.Namespace) -> list[BenchRow]:
    """Measure. The floor is SQLite's."""
    if binaries() is None:
        print("PostgreSQL is not installed, and so not measured.", file=sys.stderr)
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measured(given.title, given.games, Path(folder)))


def to_a_person(rows: Sequence[BenchRow]) -> str:
    """What the rows mean to a person."""
    return f"a year of 2,000 games at a time takes {A_YEAR.among(rows, SQLITE).value:.1f} GB"


class StoreSize(NamedTuple):
    """The number of games and of their answers; the bytes of the store when it is empty, with all games, and
    after two weeks."""

    games: int
    answers: int
    empty: float
    full: float
    kept: float

    @property
    def a_game(self) -> float:
        """Kilobytes of a game."""
        return (self.full - self.empty) / self.games / 1e3

    @property
    def an_answer(self) -> float:
        """Bytes of an answer."""
        return (self.full - self.empty) / self.answers

    @property
    def an_answer_later(self) -> float:
        """Bytes of an answer after two weeks."""
        return (self.kept - self.empty) / self.answers

    @property
    def a_year(self) -> float:
        """Gigabytes of the answers of a year."""
        return self.an_answer_later * LIVE * A_DAY * DAYS / 1e9


async def _measured(title: Title, games: int, folder: Path) -> list[BenchRow]:
    sqlite = await _played(str(folder / "loggia.sqlite3"), title, games)
    rows = _rows(SQLITE, sqlite, sqlite)
    if binaries() is not None:
        with OwnServer() as server:
            rows += _rows("PostgreSQL", await _played(server.new_database(), title, games), sqlite)
    return rows


def _rows(store: str, size: StoreSize, floor: StoreSize) -> list[BenchRow]:
    return [
        EMPTY.row(size.empty / 1e3, floor.empty / 1e3, of=store),
        GAME.row(size.a_game, of=f"{store}, {size.answers / size.games:.0f} answers"),
        ANSWER.row(size.an_answer, floor.an_answer, of=store),
        ANSWER_LATER.row(size.an_answer_later, floor.an_answer_later, of=store),
        A_YEAR.row(size.a_year, floor.a_year, of=store),
    ]


async def _played(place: str, title: Title, games: int) -> StoreSize:
    """The size of a store before and after these games."""
    rng = random.Random(4)
    async with await open_store(place) as store:
        empty = await _size(store)
        services = Services(store, TITLES, lambda: 1)
        for number in range(games):
            await _game(services, title, number, rng)
        full = await _size(store)
        await store.prune(LATER)
        log = 0
        for table_id in range(1, games + 1):
            log += len([one for one in await store.log(table_id) if one.kind == "move"])
        return StoreSize(games, log, empty, full, await _size(store))


async def _game(services: Services, title: Title, number: int, rng: random.Random) -> None:
    table = await start_table(services, title, max(title.playable()), number)
    clicks = 10**15 + number * 10**6
    while table.status == "running":
        clicks += 1
        try:
            table = (await click_once(services, table, rng, RequestContext(clicks))).table
        except Refusal:
            continue
        store = services.repository.store
        await store.done([one.id for one in (await store.take(2, 60_000, 100, "bench"))[0]])


async def _size(store: Store) -> float:
    """The bytes of the store, without its free space."""
    if isinstance(store, SqliteStore):

        def pages(plain: Any) -> float:
            plain.execute("VACUUM")
            count, size = (
                plain.execute(f"PRAGMA {one}").fetchone()[0] for one in ("page_count", "page_size")
            )
            return float(count * size)

        return await store.connection.run(pages)
    assert isinstance(store, PostgresqlStore)
    async with store.connection() as connection:
        await connection.execute("VACUUM FULL")
        return float(await connection.fetchval("SELECT pg_database_size(current_database())"))
