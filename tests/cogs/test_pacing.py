"""Sending keeps ahead of Discord's limits; housekeeping forgets what is old."""

from __future__ import annotations

import asyncio
from contextlib import closing
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs import pacing
from cogs.housekeeping import KEEP, Housekeeping
from cogs.letters import direct_channel
from cogs.pacing import ALL, LEAST, Limit, Pace, part_of_all
from games.gathering import WARNED_AFTER


class Clockless(asyncio.SelectorEventLoop):
    """Where nobody has anything to do until later, it is later: seconds pass at once, and to the dot."""

    seconds = 0.0

    def time(self) -> float:
        return self.seconds

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:  # type: ignore[attr-defined]
            self.seconds = max(self.seconds, self._scheduled[0].when())  # type: ignore[attr-defined]
        super()._run_once()  # type: ignore[misc]


def sent(monkeypatch: pytest.MonkeyPatch, each: Limit, all: Limit, *places: int) -> list[float]:
    """Seconds at which each of these was sent, begun all at once."""
    loop = Clockless()
    monkeypatch.setattr(pacing, "time", SimpleNamespace(monotonic=loop.time))

    async def one(pace: Pace, place: int) -> float:
        await pace.turn(place)
        return loop.time()

    async def every() -> list[float]:
        pace = Pace(each, all)
        return await asyncio.gather(*(one(pace, place) for place in places))

    with closing(loop):
        return loop.run_until_complete(every())


def most_within(times: list[float], seconds: float) -> int:
    return max(len([other for other in times if at <= other < at + seconds]) for at in times)


def test_a_person_gets_so_many_in_a_window(monkeypatch: pytest.MonkeyPatch) -> None:
    times = sent(monkeypatch, (3, 10.0), (1000, 1.0), *[7] * 10)
    assert most_within(times, 9.9) == 3 and times == sorted(times) and max(times) < 30.1


class Counted(Pace):
    """A pace that only counts its turns."""

    turns = 0

    async def turn(self, person: int | None = None) -> None:
        self.turns += 1


async def test_opening_direct_messages_is_a_call_like_others_where_they_are_not_open_yet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bot, pace = discord.Client(intents=discord.Intents.none()), Counted()

    async def opened(user_id: int) -> dict[str, Any]:
        user = {"id": str(user_id), "username": "aoi", "discriminator": "0", "avatar": None}
        return {"id": str(user_id + 1), "type": 1, "recipients": [user]}

    monkeypatch.setattr(bot.http, "start_private_message", opened)
    first = await direct_channel(bot, pace, 700)
    assert pace.turns == 1 and first.id == 701
    assert await direct_channel(bot, pace, 700) is first and pace.turns == 1
    await direct_channel(bot, pace, 800)
    assert pace.turns == 2


def test_processes_share_what_discord_allows_the_token() -> None:
    """In parts by their shards, of which no process is left without any."""
    most, seconds = ALL
    assert part_of_all(1, 1) == ALL
    assert 4 * part_of_all(1, 4)[0] <= most and part_of_all(2, 4)[0] == most // 2
    assert part_of_all(1, 10_000) == (LEAST, seconds)


def test_people_do_not_wait_for_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    assert max(sent(monkeypatch, (1, 10.0), (1000, 1.0), *range(50))) == 0


def test_all_together_get_so_many_in_a_window(monkeypatch: pytest.MonkeyPatch) -> None:
    times = sent(monkeypatch, (1, 0.0), (5, 10.0), *range(20))
    assert most_within(times, 9.9) == 5 and max(times) < 30.1


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
