from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from db import SqliteStore, Store

# A second backend adds itself here and gets the whole suite of test_store_*.py.
BACKENDS: dict[str, Callable[[Path], Awaitable[Store]]] = {
    "sqlite": lambda folder: SqliteStore.open(folder / "store.db"),
}

Opener = Callable[[], Awaitable[Store]]


@pytest.fixture(params=sorted(BACKENDS))
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> Opener:
    """Opens the same store each time it is called, as another process would."""
    return lambda: BACKENDS[request.param](tmp_path)


@pytest.fixture
async def store(open_store: Opener) -> AsyncIterator[Store]:
    async with await open_store() as opened:
        yield opened
