"""Runs bot.py with shorter waits: milliseconds instead of seconds between retries.

Without LOGGIA_ICONS no icon is uploaded, so that texts are words alone.

An answer is never preceded by "thinking", however long it takes, so no test depends on the speed of the
machine. If the file LOGGIA_HASTY exists, answers are acknowledged first.

    python -m sandbox.launch --url URL tests/bot_for_tests.py
"""

import asyncio
import os
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import discord

import bot
from cogs.app import client, gateway, process, receiving, shards, shared_screens, tree
from cogs.delivery import runner
from cogs.delivery.timings import Timings
from cogs.jobs import icon_upload, operator_alert
from cogs.support import interactions

LONGEST_NAP = 0.02
PATIENT = 600.0
HASTY = 0.02


async def nap(seconds: float, result: Any = None) -> Any:
    """asyncio.sleep, shortened for code that waits for Discord."""
    return await asyncio.sleep(min(seconds, LONGEST_NAP), result)


def patience() -> float:
    """The time that the next answer may take before it is acknowledged."""
    mark = os.environ.get("LOGGIA_HASTY")
    return HASTY if mark and Path(mark).exists() else PATIENT


async def reply(*given: Any) -> bool:
    """An answer by what is said beside the bot."""
    interactions.PATIENCE = patience()
    return await interactions.reply(*given)


def hurry() -> None:
    """Shorten the waits of discord.py (between retries, before a new session) and of the delivery, and skip
    the warm-up drawings."""
    hurried = SimpleNamespace(**vars(asyncio) | {"sleep": nap})
    for module in (discord.http, discord.webhook.async_, discord.client):
        module.asyncio = hurried  # type: ignore[attr-defined]
    icon_upload.LOOK_SECONDS, icon_upload.PACE_SECONDS, icon_upload.QUIET_SECONDS = 0.2, 0.0, 0.0
    if "LOGGIA_ICONS" not in os.environ:
        icon_upload.ICONS = {}  # type: ignore[misc]  # texts are compared with their words alone
    receiving.reply = tree.reply = reply
    operator_alert.TRIAL_SECONDS = 0.2
    shards.IDENTIFY, shards.LOOK = 0.05, 0.3
    client.FINISH = runner.FINISH = 60.0
    shards.TAKE_OVER = float(os.environ.get("LOGGIA_TAKE_OVER", "15"))
    gateway.WAITS, gateway.AT_ONCE = (0.0, 0.05), 10_000
    process.ENDING = shared_screens.SOON = 600.0
    bot.Bot.timings = Timings(
        retry_seconds=(0.05, 0.05, 0.1),
        person_limit=(1000, 1.0),
        call_limit=(1000, 1.0),
        gather_ms=300,
        present_ms=int(os.environ.get("LOGGIA_PRESENT", "0")),  # people are called at once
    )
    bot.Pictures.warming = lambda self, title, language: iter(())  # type: ignore[method-assign]


if __name__ == "__main__":
    hurry()
    # The folder of bot.py may hold a host's .env; tests bring their own settings.
    os.environ.setdefault("LOGGIA_LOG", "DEBUG")
    bot.main()
