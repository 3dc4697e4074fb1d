"""One bot with a token on a machine: two would answer every click twice.

It holds an abstract Unix socket: every user of the machine sees its name, also a service with folders of its
own, and it ends with its process. The name has a digest of the token and of the Discord it is for, and one of
the PostgreSQL whose shards are divided. Only Linux has such sockets; elsewhere nothing is held.
"""

import errno
import hashlib
import re
import secrets
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import discord

from cogs.app.config import Settings, shown

BOUND = Path("/proc/self/net/unix")
"""The names of all sockets; an @ stands for the zero that an abstract one begins with."""

ALONE = "alone"


class AnotherRuns(Exception):
    """A bot with this token runs already. The text is one sentence for the host."""

    def __init__(self) -> None:
        super().__init__(
            "Another bot with this token runs on this machine: stop it first (systemctl stop loggia); only "
            "processes with shards (LOGGIA_SHARDS) of one PostgreSQL (the same LOGGIA_DB) run side by side."
        )


@contextmanager
def only_bot(settings: Settings) -> Iterator[None]:
    """Be the one bot with this token, or one of those with shards on one PostgreSQL. AnotherRuns."""
    if sys.platform != "linux":
        yield
        return
    bots = f"loggia-{_digest(f'{discord.http.Route.BASE} {settings.token}')}-"
    shared = settings.shards is not None and settings.on_postgresql
    place = _digest(shown(settings.database)) if shared else ALONE
    with socket.socket(socket.AF_UNIX) as held:
        try:
            held.bind(f"\0{bots}{place}" + (f"-{secrets.token_hex(8)}" if shared else ""))
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
            raise AnotherRuns from None
        if set(re.findall(rf"@{bots}(\w+)", BOUND.read_text(encoding="utf-8", errors="replace"))) != {place}:
            raise AnotherRuns
        yield


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]
