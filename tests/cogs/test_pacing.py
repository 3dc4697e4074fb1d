"""Sending keeps ahead of Discord's limits; housekeeping forgets what is old."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any

from cogs.housekeeping import KEEP, Housekeeping
from cogs.pacing import ALL, LEAST, Pace, part_of_all
from games.gathering import WARNED_AFTER


async def sent(pace: Pace, *places: int) -> list[float]:
    """Seconds at which each of these was sent, begun all at once."""
    began = time.monotonic()

    async def one(place: int) -> float:
        await pace.turn(place)
        return time.monotonic() - began

    return await asyncio.gather(*(one(place) for place in places))


def most_within(times: list[float], seconds: float) -> int:
    return max(len([other for other in times if at <= other < at + seconds]) for at in times)


async def test_a_person_gets_so_many_in_a_window() -> None:
    times = await sent(Pace((3, 0.1), (1000, 1.0)), *[7] * 10)
    assert most_within(times, 0.09) <= 3 and times == sorted(times)


def test_processes_share_what_discord_allows_the_token() -> None:
    """In parts by their shards, of which no process is left without any."""
    most, seconds = ALL
    assert part_of_all(1, 1) == ALL
    assert 4 * part_of_all(1, 4)[0] <= most and part_of_all(2, 4)[0] == most // 2
    assert part_of_all(1, 10_000) == (LEAST, seconds)


async def test_people_do_not_wait_for_each_other() -> None:
    times = await sent(Pace((1, 10.0), (1000, 1.0)), *range(50))
    assert max(times) < 5


async def test_all_together_get_so_many_in_a_window() -> None:
    times = await sent(Pace((1, 0.0), (5, 0.1)), *range(20))
    assert most_within(times, 0.09) <= 5


class Forgetting:
    """A store and tables of which housekeeping needs little."""

    def __init__(self) -> None:
        self.pruned: list[int] = []
        self.looked_after: list[int] = []

    async def prune(self, before: int) -> Any:
        self.pruned.append(before)
        return SimpleNamespace(interactions=0, dropped=0)

    async def live_tables(self) -> list[Any]:
        now = 10 * WARNED_AFTER
        return [
            SimpleNamespace(
                id=1, status="lobby", title="t", language="en", seq=4, updated_at=now - WARNED_AFTER
            ),
            SimpleNamespace(
                id=2, status="lobby", title="t", language="en", seq=5, updated_at=now - WARNED_AFTER + 1
            ),
            SimpleNamespace(id=3, status="running", title="t", language="en", seq=6, updated_at=0),
        ]

    async def look_after(self, table_id: int) -> None:
        self.looked_after.append(table_id)


async def test_old_things_are_forgotten_and_lobbies_nobody_comes_to_closed() -> None:
    store = Forgetting()
    tables = SimpleNamespace(clock=lambda: 10 * WARNED_AFTER, gathering=store)
    bot: Any = SimpleNamespace(store=store, tables=tables, soon_drawn=lambda title, spoken: None)
    await Housekeeping(bot).round()
    assert store.pruned == [10 * WARNED_AFTER - KEEP] and store.looked_after == [1]
