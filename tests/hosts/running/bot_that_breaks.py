"""bot.py in a hurry, with one thing in it that breaks: LOGGIA_BREAKS says which."""

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bot_for_tests import bot, hurry

from cogs.app import process
from db.postgresql.store import PostgresqlStore

leads = PostgresqlStore.leads
asked: list[str] = []


async def cancelled(*given: Any, **named: Any) -> None:
    """As if something that it waits for had been cancelled, though nobody has asked it to end."""
    gone = asyncio.get_running_loop().create_future()
    gone.cancel()
    await gone


async def never_ends(*given: Any) -> None:
    await asyncio.Event().wait()


async def second_turn_cancelled(store: PostgresqlStore, what: str) -> bool:
    """Who leads is told, but for the second time somebody wants to begin a session."""
    if what.startswith("identify"):
        asked.append(what)
        if len(asked) == 2:
            await cancelled()
    return await leads(store, what)


if __name__ == "__main__":
    hurry()
    match os.environ["LOGGIA_BREAKS"]:
        case "connection":
            bot.Bot.connect = cancelled  # type: ignore[method-assign]
        case "fault":
            bot.Bot.connect = lambda *given, **named: 1 / 0  # type: ignore[method-assign]
        case "end":
            bot.Bot.close = never_ends  # type: ignore[method-assign]
            process.ENDING = 1.0
        case "turn":
            PostgresqlStore.leads = second_turn_cancelled  # type: ignore[method-assign]
    os.environ.setdefault("LOGGIA_LOG", "INFO")
    bot.main()
