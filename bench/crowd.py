"""One user sends ten thousand commands at once: how long others wait meanwhile, and how much memory it takes.

To a person: whether one notices that somebody else floods the bot.

The real bot process over the sandbox. Others at two tables look around and open their panels all the time:
first without the crowd, then while one user keeps hundreds of commands in flight (pictures, logs, texts of
the maximum length). Bound: the 99th percentile of the others' acknowledgements is under half a second.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from itertools import count, cycle
from pathlib import Path

from bench.kit.rows import DISCORD_WAITS, BenchRow, Figure, percentile
from kit.title_options import title_argument
from sandbox import MessageView, SandboxClient
from sandbox.rules.errors import ClientRefused
from soak.buttons import your_move
from soak.processes import BotUnderTest, sandbox_of_its_own

ACKNOWLEDGED_P50 = Figure("others' click to acknowledged, p50", "ms")
ACKNOWLEDGED_P99 = Figure("others' click to acknowledged, p99", "ms", most=500.0)
MOST_MEMORY = Figure("memory at its most", "MB")
MEMORY_AFTERWARDS = Figure("memory afterwards", "MB")

COMMANDS = 10_000
"""Number of commands that the one user sends."""

AT_ONCE = 300
"""Number of the one user's commands that are under way at any time."""

REST = 15.0
"""Seconds at rest that the time of the crowd is compared with."""

PAUSE = 0.05
"""Seconds between two acts of one of the others."""

PATIENCE = 240.0
"""Seconds to wait for an answer."""

LOOKS = ("board", "hand", "log", "table status", "games")
ONE = "Crowd"
OTHERS = (("Ann", "Bob", "Cas"), ("Dora", "Emil", "Fay"))


def arguments(parser: argparse.ArgumentParser) -> None:
    """The command line options of this bench."""
    title_argument(parser)


def main(given: argparse.Namespace) -> list[BenchRow]:
    """Measure. The floor is the bot at rest."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(given.title.id, Path(folder)))


def to_a_person(rows: Sequence[BenchRow]) -> str:
    """What the rows mean to a person."""
    others = f"99 of 100 clicks of the others are answered within {ACKNOWLEDGED_P99.among(rows).value:.0f} ms"
    return f"while one user floods the bot, {others}; Discord gives up after {DISCORD_WAITS}"


async def _measure(title: str, folder: Path) -> list[BenchRow]:
    async with AsyncExitStack() as stack:
        world = await stack.enter_async_context(sandbox_of_its_own(SandboxClient))
        bot = await stack.enter_async_context(BotUnderTest(world, folder))
        for name in (ONE, *OTHERS[0], *OTHERS[1]):
            await world.add_user(name)
        posts = [await _table(world, number, people, title) for number, people in enumerate(OTHERS)]
        rest, _ = await _others(world, posts, asyncio.create_task(asyncio.sleep(REST)))
        before = bot.resident()
        began = time.monotonic()
        crowd, weights = await _others(world, posts, asyncio.create_task(_crowd(world)), bot)
        seconds, after = time.monotonic() - began, bot.resident()
        bad = bot.bad_lines()
    if bad:
        raise RuntimeError(f"the bot's log is not clean: {bad[0]}")
    flood = f"{COMMANDS} commands of one in {seconds:.0f} s"
    return [
        ACKNOWLEDGED_P50.row(percentile(crowd, 50), percentile(rest, 50), of=flood),
        ACKNOWLEDGED_P99.row(percentile(crowd, 99), percentile(rest, 99), of=flood),
        MOST_MEMORY.row(max(weights) / 1e6, before / 1e6),
        MEMORY_AFTERWARDS.row(after / 1e6, before / 1e6),
    ]


async def _table(world: SandboxClient, number: int, people: Sequence[str], title: str) -> MessageView:
    """A table in play; its post."""
    channel = f"#table-{number + 1}"
    await world.slash(people[0], channel, "table new", game=title)
    for one in people[1:]:
        await world.slash(one, channel, "table join")
    await world.slash(people[0], channel, "table start")
    return await world.wait_message(
        channel, lambda message: your_move(message) is not None, patience=PATIENCE
    )


async def _others(
    world: SandboxClient,
    posts: Sequence[MessageView],
    until: "asyncio.Task[None]",
    bot: BotUnderTest | None = None,
) -> tuple[list[float], list[int]]:
    """Milliseconds from each act of the others to its acknowledgement, until a task is done; and the bot's
    memory meanwhile."""
    seen = {one.id for one in await world.interactions()}
    weights: list[int] = []
    acting = [
        asyncio.create_task(_act(world, name, post, until))
        for post, people in zip(posts, OTHERS, strict=True)
        for name in people
    ]
    while not until.done():
        if bot is not None:
            weights.append(bot.resident())
        await asyncio.sleep(0.2)
    await until
    await asyncio.gather(*acting)
    acts = [one for one in await world.interactions() if one.id not in seen and one.user != ONE.casefold()]
    if missed := [one for one in acts if one.acked is None]:
        raise RuntimeError(f"{len(missed)} of {len(acts)} acts of others were never acknowledged")
    return [(one.acked - one.created) * 1000 for one in acts if one.acked is not None], weights


async def _act(world: SandboxClient, name: str, post: MessageView, until: "asyncio.Task[None]") -> None:
    """One of the others looks at something and opens the panel."""
    opens = your_move(post)
    assert opens is not None
    for look in cycle((*LOOKS, None)):
        if until.done():
            return
        if look is None:
            await world.click(name, post, opens, patience=PATIENCE)
        else:
            await world.slash(name, post.channel_id, look, patience=PATIENCE)
        await asyncio.sleep(PAUSE)


async def _crowd(world: SandboxClient) -> None:
    """The one user, who keeps the maximum number of commands in flight."""
    numbers = count()

    async def send() -> None:
        while (number := next(numbers)) < COMMANDS:
            try:
                await _command(world, number)
            except ClientRefused:
                continue

    await asyncio.gather(*(send() for _ in range(AT_ONCE)))


async def _command(world: SandboxClient, number: int) -> None:
    channel, kind = f"#table-{number % 2 + 1}", number % 4
    if kind == 0:
        await world.slash(ONE, channel, "card", {"name": "x" * 60}, patience=0)
    elif kind == 1:
        await world.autocomplete(ONE, channel, "card", "name", "a" * 60)
    else:
        await world.slash(ONE, channel, "board" if kind == 2 else "log", patience=0)
