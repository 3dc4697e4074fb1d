"""The day of play that the bench of load plays."""

import random
from pathlib import Path

from bench.kit import daylong
from bench.load import start_game
from db import SqliteStore
from games.manager.services import Services
from games.titles import TITLES


async def test_a_day_of_play_is_played_to_its_end_and_looked_at_all_along(tmp_path: Path) -> None:
    """Few tables and answers: the way the long one goes, not its figures."""
    async with await SqliteStore.open(str(tmp_path / "day.sqlite3")) as store:
        clock = daylong.DayClock(1_000_000)
        services = Services(store, TITLES, clock)
        for at in range(len(TITLES)):
            await start_game(services, at)
        day = daylong.Day(services, clock, random.Random(1), 200, trace=False, samples=8)
        await day.run(len(TITLES))
        services.thinker.close()
        entry_nos = [head.entry_no for head in await store.live_tables()]
        assert all(entry_nos) and not await store.due_items(clock(), 10)
    assert clock() == 1_000_000 + daylong.DAY
    assert len(day.memory) == 9 and day.memory[-1][0] == 200
    assert abs(daylong.slope([(at, 5.0 + 2 * at) for at in range(100)]) - 2) < 1e-9
