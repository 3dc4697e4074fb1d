"""Clicks on a worktree's bot in its own sandbox, one for each question. Run by `bench.click`.

Random games by panel, as the worktree's own `clicking` plays them. The answer is the seconds from the click
to its acknowledgement and to its post; null if it brought no post.
"""

import asyncio
import json
import sys
from contextlib import AsyncExitStack, suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from games.titles import TITLES

# By their names: the kit measures with the scripts of this folder, and they with the kit.
clicking: Any = import_module("bench.kit.clicking")
processes: Any = import_module("soak.processes")
# The worktree beside may be from before these had these names.
BotUnderTest = getattr(processes, "BotUnderTest", None) or processes.SoakBotProcess
READER = import_module("soak.sitting" if find_spec("soak.sitting") else "soak.acting").READER

ENDLESS = 1_000_000
"""More clicks than anybody asks for."""


class Enough(Exception):
    """There are no more questions."""


class Asking:
    """Takes the place of the bot that does nothing: reports what a click has brought, and waits for the next
    question."""

    async def like(self, ours: Any) -> Any:
        """Answer the question with the result of that click, and wait for the next."""
        print(json.dumps([ours.acknowledged, ours.posted]), flush=True)
        await self.question()
        return ours

    async def question(self) -> None:
        """Wait for a question. Raises Enough."""
        if not await asyncio.to_thread(sys.stdin.readline):
            raise Enough


async def main(title: str, words: str, folder: str) -> None:
    """Start the bot, and click once per question."""
    asking = Asking()
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(processes.SandboxProcess())
        world = await stack.enter_async_context(clicking.Undisturbed(url))
        bot = await stack.enter_async_context(BotUnderTest(world, Path(folder)))
        await world.wait_for_command("table", clicking.PATIENCE)
        await world.add_user(READER)
        with suppress(Enough):
            await asking.question()
            await clicking.play(TITLES[title], json.loads(words), bot, asking, ENDLESS)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
