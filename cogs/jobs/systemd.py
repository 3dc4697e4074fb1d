"""Notifies a service manager (systemd's protocol, one datagram per message): started, alive, stopping.

This is active only if `NOTIFY_SOCKET` is set, as systemd does for `Type=notify`. The event loop sends the
sign of life. If the loop hangs, none is sent and systemd restarts the bot.
"""

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from db.loops import Loops

USUAL_SECONDS = 10.0
"""Seconds between two signs of life if the manager has no watchdog."""


def notify(message: str) -> None:
    """Send a message to the service manager. Does nothing if there is none or it can't be reached."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    place = f"\0{address[1:]}" if address.startswith("@") else address
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as line:
        line.setblocking(False)
        line.sendto(message.encode(), place)


def sign_interval() -> float:
    """Seconds between two signs of life: half of the manager's timeout."""
    microseconds = os.environ.get("WATCHDOG_USEC", "")
    watched = os.environ.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
    return int(microseconds) / 2e6 if watched and microseconds.isdigit() else USUAL_SECONDS


@asynccontextmanager
async def watched(status: Callable[[], str], loops: Loops) -> AsyncIterator[None]:
    """Notify the manager that the bot is running, alive, its status, and that it is stopping."""
    notify(f"READY=1\nSTATUS={status()}")
    beating = asyncio.create_task(loops.keep("watchdog", lambda: _beat(status, loops)), name="watchdog")
    try:
        yield
    finally:
        beating.cancel()
        notify("STOPPING=1\nSTATUS=ending")


async def _beat(status: Callable[[], str], loops: Loops) -> None:
    while True:
        loops.seen("watchdog")
        notify(f"WATCHDOG=1\nSTATUS={status()}")
        await asyncio.sleep(sign_interval())
