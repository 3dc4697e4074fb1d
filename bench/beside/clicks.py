"""Clicks at a worktree's bot on a sandbox of its own, one for each question. Run by `bench.click`.

Random games by panel, as the worktree's own `bench.clicking` plays them. The answer is the seconds from the
click to its acknowledgement, and to the post; null where it brought no post.
"""

import asyncio
import json
import sys
from contextlib import AsyncExitStack, suppress
from pathlib import Path

from bench import clicking
from games.titles import TITLES
from soak.acting import READER
from soak.processes import SandboxProcess, SoakBotProcess

ENDLESS = 1_000_000
"""More clicks than anybody asks for."""


class Enough(Exception):
    """Nobody asks any more."""


class Asking(clicking.Floor):
    """Stands where the bot that does nothing is clicked on: tells what a click has brought, and waits."""

    def __init__(self) -> None:
        """It has no sandbox and no panel."""

    async def like(self, ours: clicking.Brought) -> clicking.Brought:
        """Answer the question with what that click has brought, and wait for the next."""
        print(json.dumps([ours.acknowledged, ours.posted]), flush=True)
        await self.question()
        return ours

    async def question(self) -> None:
        """Wait for a question. Enough."""
        if not await asyncio.to_thread(sys.stdin.readline):
            raise Enough


async def main(title: str, words: str, folder: str) -> None:
    """Start the bot, and click while questions come."""
    asking = Asking()
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(SandboxProcess())
        world = await stack.enter_async_context(clicking.Undisturbed(url))
        bot = await stack.enter_async_context(SoakBotProcess(world, Path(folder)))
        await world.wait_for_command("table", clicking.PATIENCE)
        await world.add_user(READER)
        with suppress(Enough):
            await asking.question()
            await clicking.play(TITLES[title], json.loads(words), bot, asking, ENDLESS)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
