"""The bot's process: its event loop, the signals that end it, and how it makes way for clicks."""

import asyncio
import contextlib
import faulthandler
import gc
import signal
import sys
from collections.abc import Callable

from cogs.app.client import BotBase

SWITCH_INTERVAL = 0.0005
"""Seconds after which the drawing thread yields to the event loop, instead of Python's 5 ms. An answer passes
through the loop several times and could wait this long each time."""

GC_THRESHOLDS = (10_000, 5, 2_000)
"""Thresholds of Python's own garbage collection, in case `cogs.support.gc_pauses` finds no quiet moment.
Young objects are collected less often but in small numbers, because a click may be waiting; all objects far
less often."""

ENDING = 60.0
"""Seconds the bot may take to stop, including work under way."""


class Stopped(Exception):
    """The bot stopped although nobody asked it to."""


async def connected(bot: BotBase, token: str) -> None:
    """Stay connected until a signal asks to stop or an error is final. Raises discord.LoginFailure,
    discord.ConnectionClosed, StoreRefused, Stopped.

    The bot is closed rather than cancelled. A cancellation that meets a broken connection can get lost, and
    the bot would keep trying to reach Discord. A closed bot never reconnects."""
    asked = stop_requested()
    ending = asyncio.create_task(asked.wait(), name="asked to end")
    starting = asyncio.create_task(bot.start(token), name="connected")
    refused = asyncio.create_task(bot.store.until_refused(), name="the database is another's")
    try:
        await asyncio.wait({starting, ending, refused}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        # A process that can't stop would keep running and serve nobody. It prints where it hangs and exits
        # with 1.
        faulthandler.dump_traceback_later(ENDING, exit=True)
        by_itself = starting.done()
        if not by_itself:
            await bot.close()
        for task in (ending, starting, refused):
            task.cancel()
    reasons = await asyncio.gather(starting, refused, return_exceptions=True)
    for reason in reasons:
        if isinstance(reason, Exception):
            raise reason
    if by_itself and not asked.is_set():
        raise Stopped(f"its connection to Discord has ended: {reasons[0]!r}")


def stop_requested() -> asyncio.Event:
    """An event set by Ctrl-C and by a service manager's stop signal. Ctrl-C also works if the shell started
    the bot in the background, where it would be ignored."""
    asked = asyncio.Event()
    for signum in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # on Windows Ctrl-C is a KeyboardInterrupt
            asyncio.get_running_loop().add_signal_handler(signum, asked.set)
    return asked


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    """What makes the event loop: uvloop, which spends less time between the steps of an answer, or Python's
    own where uvloop is not installed (it knows no Windows)."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop
    return uvloop.new_event_loop


def make_way_for_clicks() -> None:
    """Let other threads yield to the event loop soon, and leave the present objects out of garbage
    collection, as those that imports made: they stay until the end.

    Scanning them repeatedly would block the event loop for 50 ms each time with a thousand tables loaded
    (`python -m bench due`)."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    sys.setswitchinterval(SWITCH_INTERVAL)
