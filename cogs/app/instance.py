"""Ensures that one bot per token runs on a machine. Two would answer every click twice.

The process holds an abstract Unix socket. Every user of the machine sees its name, also a service with
folders of its own, and it disappears with the process. The name contains a digest of the token and of the
Discord it connects to. With divided shards it also contains a digest of the shared PostgreSQL's address. Only
Linux has such sockets; elsewhere nothing is held.
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

from cogs.app.config import Configuration, shown

BOUND = Path("/proc/self/net/unix")
"""Lists the names of all sockets. An @ stands for the zero byte that starts an abstract name."""

ALONE = "alone"


class AnotherRuns(Exception):
    """A bot with this token is already running. The text is one sentence for the host."""

    def __init__(self) -> None:
        super().__init__(
            "Another bot with this token runs on this machine: stop it first (systemctl stop loggia); only "
            "processes with shards (LOGGIA_SHARDS) of one PostgreSQL (the same LOGGIA_DB) run side by side."
        )


@contextmanager
def only_bot(configuration: Configuration) -> Iterator[None]:
    """Hold the socket of this token, or of its shards on one PostgreSQL. Raises AnotherRuns."""
    if sys.platform != "linux":
        yield
        return
    bots = f"loggia-{_digest(f'{discord.http.Route.BASE} {configuration.token}')}-"
    shared = configuration.shards is not None and configuration.on_postgresql
    place = _digest(shown(configuration.database)) if shared else ALONE
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
