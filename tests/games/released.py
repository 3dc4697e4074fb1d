"""A database of an earlier release, opened by this version."""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from db import SqliteStore
from games.core import engine
from games.manager.services import RequestContext, Services
from games.titles import TITLES

FIXTURES = Path(__file__).parents[1] / "fixtures"
RELEASES = sorted(path.stem for path in FIXTURES.glob("release_*.json"))


def expected(release: str) -> list[dict[str, Any]]:
    """What was true of the tables of a release."""
    found: list[dict[str, Any]] = json.loads((FIXTURES / f"{release}.json").read_text())
    return found


ALL = [
    pytest.param(release, one, id=f"{release}-{one['title']}-{one['name']}")
    for release in RELEASES
    for one in expected(release)
]


each_table = pytest.mark.parametrize(
    ("then", "release", "one"),
    [pytest.param(one.values[0], *one.values, id=one.id) for one in ALL],
    indirect=["then"],
)
"""Runs a test with each table of each release."""


class Then:
    """A released database, opened by this version."""

    def __init__(self, store: SqliteStore, path: Path) -> None:
        self.store = store
        self.path = path
        clock = count(1_764_000_000_000, 1000)
        self.services = Services(store, TITLES, lambda: next(clock))


@asynccontextmanager
async def opened(release: str, folder: Path) -> AsyncIterator[Then]:
    """The store that a release has left, opened by the present code."""
    path = folder / f"{release}.sqlite3"
    path.write_bytes(gzip.decompress((FIXTURES / f"{release}.store.gz").read_bytes()))
    async with await SqliteStore.open(path) as store:
        yield Then(store, path)


async def play_on(services: Services, id: int, most: int) -> None:
    """Answers at random, at most this many or to the end of the game."""
    clicks = count(2 * 10**9)
    rng = random.Random(id)
    for _ in range(most):
        table = await services.get(id)
        assert table is not None
        if table.game.over:
            return
        seat = table.awaited()[0]
        user = table.seats[seat].user_id
        assert user is not None
        if table.draft(seat).waits:
            await services.turns.confirm(id, user, RequestContext(next(clicks)))
            continue
        offer = rng.choice(engine.open_offers(table.composed(seat), seat))
        await services.turns.answer(id, user, offer.random_move(rng), RequestContext(next(clicks)), False)
