"""Sending keeps ahead of Discord's limits; housekeeping forgets what is old."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from simulated_time import Clockless

from cogs.jobs.housekeeping import KEEP_MS, Housekeeping
from cogs.support.calls import rate_limits
from cogs.support.calls.rate_limits import ALL, LEAST, PacedCalls, PersonLimits, RateWindow, part_of_all
from cogs.support.urgency import Urgency, urgency
from games.manager.people.gathering import WARNED_AFTER

Sent = Callable[[int], Awaitable[None]]
"""Sends something to one of several places."""


def sent(monkeypatch: pytest.MonkeyPatch, pace: Callable[[], Sent], *places: int) -> list[float]:
    """Seconds at which each of these was sent, begun all at once."""
    loop = Clockless()
    monkeypatch.setattr(rate_limits, "time", SimpleNamespace(monotonic=loop.time))

    async def one(turn: Sent, place: int) -> float:
        await turn(place)
        return loop.time()

    async def every() -> list[float]:
        turn = pace()
        return await asyncio.gather(*(one(turn, place) for place in places))

    with closing(loop):
        return loop.run_until_complete(every())


def most_within(times: list[float], seconds: float) -> int:
    return max(len([other for other in times if at <= other < at + seconds]) for at in times)


def test_a_person_gets_so_many_in_a_window(monkeypatch: pytest.MonkeyPatch) -> None:
    times = sent(monkeypatch, lambda: PersonLimits((3, 10.0)).wait, *[7] * 10)
    assert most_within(times, 9.9) == 3 and times == sorted(times) and max(times) < 30.1


def test_processes_share_what_discord_allows_the_token() -> None:
    """In parts by their shards, of which no process is left without any."""
    most, seconds = ALL
    assert part_of_all(ALL, 1, 1) == ALL
    assert 4 * part_of_all(ALL, 1, 4)[0] <= most and part_of_all(ALL, 2, 4)[0] == most // 2
    assert part_of_all(ALL, 1, 10_000) == (LEAST, seconds)


def test_people_do_not_wait_for_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    assert max(sent(monkeypatch, lambda: PersonLimits((1, 10.0)).wait, *range(50))) == 0


def test_all_together_get_so_many_in_a_window_counted_from_their_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def calls() -> Sent:
        window = RateWindow((5, 10.0))

        async def call(place: int) -> None:
            await window.begin()
            await asyncio.sleep(place % 3)  # so long until Discord answers
            window.over()

        return call

    times = sent(monkeypatch, calls, *range(20))
    assert most_within(times, 9.9) == 5 and 30 < max(times) < 40


def test_a_post_that_somebody_waits_for_goes_before_hands_in_direct_messages(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def calls() -> Sent:
        window = RateWindow((1, 1.0))

        async def call(place: int) -> None:
            urgency.set(Urgency.POST if place == 9 else Urgency.HAND)
            await window.begin()
            window.over()

        return call

    times = sent(monkeypatch, calls, *range(10))
    assert times[9] == 2.0, "one had its turn, one was the next already; then came the post"
    assert sorted(times) == [float(second) for second in range(10)]


async def _answer(request: web.Request) -> web.Response:
    return web.Response(status=500 if "broken" in request.path else 200)


async def test_every_call_that_discord_counts_begins_and_ends_its_turn() -> None:
    """Also one that fails, and one that is given up. Answers to clicks are not counted, nor is a start."""
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", _answer)
    paced, turns = PacedCalls(), Noted()
    async with (
        TestServer(app) as server,
        aiohttp.ClientSession(str(server.make_url("/")), trace_configs=[paced.trace]) as session,
    ):
        await session.get("/gateway/bot")
        assert turns.said == []
        paced.queue = turns
        for path in ("/channels/1/messages", "/interactions/1/x/callback", "/webhooks/1/x", "/broken"):
            await session.post(path)
        assert turns.said == ["begin", "over"] * 2
        with pytest.raises(aiohttp.ClientConnectionError):
            await session.get("http://127.0.0.1:1/users/@me")
        assert turns.said == ["begin", "over"] * 3
        turns.held = asyncio.Event()
        given_up = asyncio.create_task(session.get("/users/@me"))
        await turns.asked.wait()
        given_up.cancel()
        await asyncio.gather(given_up, return_exceptions=True)
        assert turns.said == ["begin", "over"] * 3


class Noted:
    """Turns that note what is said to them, and can be held."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.held: asyncio.Event | None = None
        self.asked = asyncio.Event()

    async def begin(self) -> None:
        if self.held is not None:
            self.asked.set()
            await self.held.wait()
        self.said.append("begin")

    def over(self) -> None:
        self.said.append("over")


class Forgetting:
    """A store and tables of which housekeeping needs little."""

    def __init__(self) -> None:
        self.pruned: list[int] = []
        self.looked_after: list[int] = []
        self.broken: tuple[int, ...] = ()

    async def prune(self, before: int) -> Any:
        self.pruned.append(before)
        return SimpleNamespace(interactions=0, dropped=0)

    async def delete_forgotten(self) -> int:
        return 0

    async def live_tables(self) -> list[Any]:
        now = 10 * WARNED_AFTER
        return [
            SimpleNamespace(
                id=1, status="lobby", title="t", language="en", entry_no=4, updated_at=now - WARNED_AFTER
            ),
            SimpleNamespace(
                id=2, status="lobby", title="t", language="en", entry_no=5, updated_at=now - WARNED_AFTER + 1
            ),
            SimpleNamespace(id=3, status="running", title="t", language="en", entry_no=6, updated_at=0),
            SimpleNamespace(id=4, status="lobby", title="t", language="en", entry_no=4, updated_at=0),
        ]

    async def warn_or_close(self, table_id: int) -> None:
        self.looked_after.append(table_id)
        if table_id in self.broken:
            raise ArithmeticError

    async def tidied(self) -> None:
        services = SimpleNamespace(clock=lambda: 10 * WARNED_AFTER, gathering=self, studies=self)
        bot: Any = SimpleNamespace(store=self, services=services, warm_up=lambda title, spoken: None)
        await Housekeeping(bot).tidy()


async def test_old_things_are_forgotten_and_lobbies_nobody_comes_to_closed() -> None:
    store = Forgetting()
    await store.tidied()
    assert store.pruned == [10 * WARNED_AFTER - KEEP_MS] and store.looked_after == [1, 4]


async def test_an_error_at_one_lobby_keeps_no_other_from_being_looked_after() -> None:
    store = Forgetting()
    store.broken = (1,)
    await store.tidied()
    assert store.looked_after == [1, 4]
