"""bot.py in a hurry, with a fault planted in each of its background loops: the first turn of each meets it.

It says when a loop has a turn after that.
"""

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bot_for_tests import bot, hurry

from cogs.app import shards
from cogs.delivery import runner
from cogs.jobs import backups, command_sync, deadline_loop, health, housekeeping, operator_alert, systemd
from db.loops import Loops
from db.postgresql import listener

LOOPS = {
    "delivery": (runner.Delivery, "_begin_due", ZeroDivisionError),
    "clockwork": (deadline_loop.DeadlineLoop, "_seconds_to_next", asyncio.CancelledError),
    "housekeeping": (housekeeping.Housekeeping, "tidy", ZeroDivisionError),
    "trials": (operator_alert.WriteCheck, "try_writing", ZeroDivisionError),
    "backups": (backups.Backups, "_make", FileNotFoundError),
    "telling": (command_sync.CommandSync, "sync", ZeroDivisionError),
    "living": (shards.ProcessSigns, "check_processes", ZeroDivisionError),
    "lateness": (health.Health, "_sample_lateness", ZeroDivisionError),
    "watchdog": (systemd, "_beat", ZeroDivisionError),
    "line": (listener.ListenerConnection, "_keep", ZeroDivisionError),
    "news": (listener.ListenerConnection, "_tell_all", ZeroDivisionError),
}


def with_fault(name: str, turn: Callable[..., Any], fault: type[BaseException]) -> Callable[..., Any]:
    """The same, but for its first time; the second it says so."""
    turns = 0

    async def planted(*given: Any) -> Any:
        nonlocal turns
        turns += 1
        if turns == 1:
            raise fault(f"planted in {name}")
        if turns == 2:
            print(f"{name} goes on", flush=True)
        return await turn(*given)

    return planted


if __name__ == "__main__":
    hurry()
    Loops.pauses = (0.01,)
    for name, (place, method, fault) in LOOPS.items():
        setattr(place, method, with_fault(name, getattr(place, method), fault))
    os.environ.setdefault("LOGGIA_LOG", "INFO")
    bot.main()
