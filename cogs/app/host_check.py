"""`python bot.py --check`: looks at all that a bot needs from its host, and says in a line each what to do.

It changes nothing and may run beside the bot.
"""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any, Literal

import aiohttp
import discord
import msgspec

from cogs.app import gateway
from cogs.app.config import BadConfiguration, Configuration, read_configuration
from cogs.support.discord_errors import shortly
from cogs.support.interactions import NETWORK
from db import StoreError
from db.opening.addresses import usable
from games.version import VERSION
from render.kit.material import fonts

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    create_private_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""The permissions with which the bot is invited (docs/hosting.md)."""

INVITATION = (
    "https://discord.com/oauth2/authorize?client_id={}&scope=bot+applications.commands&permissions={}"
)

PRIVILEGED = {
    "Presence Intent": 1 << 12 | 1 << 13,
    "Server Members Intent": 1 << 14 | 1 << 15,
    "Message Content Intent": 1 << 18 | 1 << 19,
}
"""The flags of an application that has a privileged intent, for many servers or for few."""

LEAST_FREE = 500_000_000
"""Bytes that should be free where the games are, and where backups are."""

MOST_OFF = 5.0
"""Seconds that the clock may differ from Discord's."""

PATIENCE = 30.0
"""Seconds to wait for Discord."""

PAGE = 200
"""Maximum number of servers in one answer of Discord."""


class Finding(msgspec.Struct, frozen=True):
    """One line of the result. `fix`: something the host has to do; `note`: worth knowing."""

    kind: Literal["ok", "note", "fix"]
    about: str
    text: str

    def __str__(self) -> str:
        return f"{'FIX' if self.kind == 'fix' else self.kind:<4}  {self.about}: {self.text}"


def check(folder: Path) -> int:
    """Print the findings. Returns the exit status: 1 if something has to be done."""
    print(f"Loggia {VERSION}")
    return asyncio.run(_printed(folder))


async def _printed(folder: Path) -> int:
    to_do = 0
    async for one in findings(folder):
        print(one, flush=True)
        to_do += one.kind == "fix"
    print("All is well." if not to_do else f"To do: {to_do}.")
    return 1 if to_do else 0


async def findings(folder: Path) -> AsyncIterator[Finding]:
    """All findings for the settings in a folder. If these are invalid, only the checks that need none."""
    yield _fonts()
    try:
        configuration = read_configuration(folder)
    except BadConfiguration as error:
        yield Finding("fix", "settings", str(error))
        return
    for remark in configuration.remarks:
        yield Finding("note", "settings", remark)
    yield Finding("ok", "settings", "they are valid.")
    yield await _database(configuration)
    for one in _disks(configuration):
        yield one
    async for one in _discord(configuration):
        yield one


def _fonts() -> Finding:
    try:
        whole = all(fonts.font(16, bold) for bold in (False, True)) and all(map(fonts.covers, "Aéフ匠"))
    except OSError:
        whole = False
    if not whole:
        return Finding("fix", "fonts", "render/fonts is not whole: install Loggia anew.")
    return Finding("ok", "fonts", "both faces are there.")


async def _database(configuration: Configuration) -> Finding:
    try:
        found = await asyncio.wait_for(usable(configuration.database), PATIENCE)
    except (StoreError, OSError, TimeoutError) as error:
        text = str(error) or "it does not answer."
        return Finding("fix", "database", f"{text} LOGGIA_DB names it (docs/hosting.md, section 6).")
    return Finding("ok", "database", found)


def _disks(configuration: Configuration) -> Iterator[Finding]:
    """The disk of the games and the folder of backups; both are the server's if that is a PostgreSQL."""
    if configuration.on_postgresql:
        return
    yield _disk("disk", Path(configuration.database).parent)
    if configuration.backups is None:
        yield Finding("note", "backups", "none are made: set LOGGIA_BACKUPS to a folder.")
    else:
        yield _disk("backups", configuration.backups)


def _disk(about: str, folder: Path) -> Finding:
    """Whether a folder, or the one in which it will be made, can be written to and has room."""
    there = next(one for one in (folder, *folder.absolute().parents) if one.exists())
    if not os.access(there, os.W_OK | os.X_OK):
        return Finding("fix", about, f"{there} can't be written to: give it to the user that runs the bot.")
    free = shutil.disk_usage(there).free
    if free < LEAST_FREE:
        return Finding("fix", about, f"only {free // 1_000_000} MB are free at {there}: make room.")
    return Finding("ok", about, f"{free // 1_000_000} MB are free at {there}.")


async def _discord(configuration: Configuration) -> AsyncIterator[Finding]:
    """Token, clock, intents, permissions."""
    dates: list[datetime] = []
    client = discord.Client(intents=discord.Intents.none(), http_trace=_noting(dates))
    try:
        async with asyncio.timeout(PATIENCE):
            await client.login(configuration.token)
            application = await client.http.application_info()
            guilds = await _guilds(client)
    except discord.LoginFailure:
        yield Finding("fix", "token", gateway.HOPELESS[4004])
    except NETWORK as error:
        why = shortly(error) or "no answer"
        yield Finding("fix", "token", f"Discord can't be reached ({why}): look at the network.")
    else:
        yield Finding("ok", "token", f"Discord knows it as {client.user}.")
        yield _intents(application)
        for one in _servers(configuration, int(application["id"]), guilds):
            yield one
    finally:
        await client.close()
    if dates:
        yield _clock(dates[-1])


def _noting(dates: list[datetime]) -> aiohttp.TraceConfig:
    """Notes the times that Discord's answers carry."""
    trace = aiohttp.TraceConfig()

    async def ended(_session: Any, _context: Any, found: aiohttp.TraceRequestEndParams) -> None:
        if "Date" in found.response.headers:
            dates.append(parsedate_to_datetime(found.response.headers["Date"]))

    trace.on_request_end.append(ended)
    return trace


async def _guilds(client: discord.Client) -> list[Any]:
    """The bot's servers, page by page."""
    found: list[Any] = []
    while True:
        after = int(found[-1]["id"]) if found else None
        page = await client.http.get_guilds(PAGE, after=after, with_counts=False)
        found += page
        if len(page) < PAGE:
            return found


def _intents(application: Any) -> Finding:
    flags = int(application.get("flags") or 0)
    on = [name for name, bits in PRIVILEGED.items() if flags & bits]
    if on:
        return Finding(
            "note", "intents", f"{', '.join(on)}: not needed, you may switch it off in the portal."
        )
    return Finding("ok", "intents", "no privileged one is on, and none is needed.")


def _servers(configuration: Configuration, application: int, guilds: list[Any]) -> Iterator[Finding]:
    """The permissions that each server lacks. Those of single channels are told to the hosts of tables."""
    invitation = INVITATION.format(application, NEEDED.value)
    if not guilds:
        yield Finding("note", "permissions", f"it is on no server yet. Invite it: {invitation}")
    for guild in guilds:
        given = discord.Permissions(int(guild["permissions"]))
        missing = [name for name, on in NEEDED if on and not getattr(given, name)]
        if missing and not given.administrator:
            names = ", ".join(map(permission_name, missing))
            text = f"{guild['name']} lacks {names}: give them to the bot's role, or open {invitation}"
            yield Finding("fix", "permissions", text)
        else:
            yield Finding("ok", "permissions", f"{guild['name']} has given all.")
    for id in sorted(configuration.operator.servers - {int(guild["id"]) for guild in guilds}):
        text = f"LOGGIA_SERVERS names {id}, where the bot is not: {invitation}"
        yield Finding("note", "permissions", text)


def permission_name(permission: str) -> str:
    """A permission as Discord's settings name it."""
    if permission == "read_messages":
        return "View Channels"
    return permission.replace("_", " ").title().replace(" In ", " in ")


def _clock(discords: datetime) -> Finding:
    off = abs((datetime.now(UTC) - discords).total_seconds())
    if off > MOST_OFF:
        text = f"it differs from Discord's by {off:.0f} s: set it by NTP (timedatectl set-ntp true)."
        return Finding("fix", "clock", text)
    return Finding("ok", "clock", "it agrees with Discord's.")
