"""What a service manager is told (systemd's protocol, a datagram a message): started, alive, ending.

Only where `NOTIFY_SOCKET` is set, as systemd does for `Type=notify`. The word that the bot is alive comes
from the event loop: where that hangs, it stays away, and systemd starts the bot anew.
"""

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from db.contract.loops import Loops

USUAL = 10.0
"""Seconds between two words where the manager doesn't watch."""


def notify(message: str) -> None:
    """Tell the service manager something. Nothing happens where there is none, or it can't be reached."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    place = f"\0{address[1:]}" if address.startswith("@") else address
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as line:
        line.setblocking(False)
        line.sendto(message.encode(), place)


def every() -> float:
    """Seconds between two words that the bot is alive: half of what the manager waits for."""
    microseconds = os.environ.get("WATCHDOG_USEC", "")
    watched = os.environ.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
    return int(microseconds) / 2e6 if watched and microseconds.isdigit() else USUAL


@asynccontextmanager
async def watched(status: Callable[[], str], loops: Loops) -> AsyncIterator[None]:
    """Tell the manager that the bot runs, that it is alive, how it stands, and that it ends."""
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
        await asyncio.sleep(every())
