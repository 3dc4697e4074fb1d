"""bot.py in a hurry, with a fault planted in each of its background loops: the first turn of each meets it.

It says when a loop has a turn after that.
"""

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bot_for_tests import bot, hurry

from cogs import alarm, backups, clockwork, delivery, health, housekeeping, notify, shards, telling
from db import line
from db.loops import Loops

LOOPS = {
    "delivery": (delivery.Delivery, "_begin_due", ZeroDivisionError),
    "clockwork": (clockwork.Clockwork, "_until_next", asyncio.CancelledError),
    "housekeeping": (housekeeping.Housekeeping, "round", ZeroDivisionError),
    "trials": (alarm.Trials, "look", ZeroDivisionError),
    "backups": (backups.Backups, "_make", FileNotFoundError),
    "telling": (telling.Telling, "told", ZeroDivisionError),
    "living": (shards.Living, "look", ZeroDivisionError),
    "lateness": (health.Health, "_look", ZeroDivisionError),
    "watchdog": (notify, "_beat", ZeroDivisionError),
    "line": (line.Line, "_keep", ZeroDivisionError),
    "news": (line.Line, "_tell_all", ZeroDivisionError),
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
