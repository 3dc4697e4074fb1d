"""`python bot.py --check` finds what is wrong, says what to do, and changes nothing."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import sys
from collections import namedtuple
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from host_kit import ROOT

from cogs.app import host_check
from cogs.app.config import Configuration
from db import SqliteStore, StoreRefused
from db.opening.addresses import usable
from kit.own_postgresql import OwnServer
from render.kit.material import fonts
from sandbox import Sandbox
from sandbox.rules import permissions


async def checked(sandbox: Sandbox, folder: Path, **settings: str) -> tuple[int, list[str]]:
    """What a host sees: the exit status and the lines."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "LOGGIA"))}
    given = {"LOGGIA_DB": str(folder / "loggia.sqlite3")} | settings
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox.launch", "--url", sandbox.url, "bot.py", "--check"),
        cwd=ROOT,
        env=clean | given,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await process.communicate()
    return process.returncode or 0, said.decode().splitlines()


def to_do(lines: list[str]) -> list[str]:
    return [line for line in lines if line.startswith("FIX")]


async def test_where_nothing_is_missing_it_says_so_and_nothing_is_made(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        status, lines = await checked(sandbox, tmp_path, LOGGIA_BACKUPS=str(tmp_path / "backups"))
    assert (status, lines[-1], to_do(lines)) == (0, "All is well.", []), lines
    about = [line.split()[1] for line in lines[1:-1] if line.startswith("ok")]
    known = ["fonts", "settings", "database", "disk", "backups", "token", "intents", "permissions", "clock"]
    assert about == [f"{one}:" for one in known]
    assert os.listdir(tmp_path) == []


async def test_each_thing_that_is_wrong_has_its_line(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        (guild,) = sandbox.service.world.guilds.values()
        for role in guild.roles.values():
            role.permissions &= ~permissions.ATTACH_FILES
        nowhere = {"LOGGIA_DB": str(tmp_path / "missing" / "a.db"), "LOGGIA_SERVERS": "123456789012345678"}
        status, lines = await checked(sandbox, tmp_path, **nowhere)
        database, rights = to_do(lines)
        assert status == 1 and lines[-1] == "To do: 2."
        assert f"The directory {tmp_path / 'missing'} does not exist." in database and "LOGGIA_DB" in database
        assert f"{guild.name} lacks Attach Files:" in rights and "permissions=377957223424" in rights
        notes = [line for line in lines if line.startswith("note")]
        assert "LOGGIA_BACKUPS" in notes[0] and "123456789012345678" in notes[1]
        await sandbox.fault("GET", "/users/@me", status=401, times=-1)
        status, lines = await checked(sandbox, tmp_path)
        assert status == 1 and "Discord does not know this token" in to_do(lines)[0]
        status, lines = await checked(sandbox, tmp_path, LOGGIA_LOG="LOUD")
        assert status == 1 and "LOGGIA_LOG is 'LOUD'" in to_do(lines)[0]


async def test_it_may_run_beside_the_bot_and_leaves_an_older_database_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "loggia.sqlite3"
    async with await SqliteStore.open(path):
        before = path.stat().st_mtime_ns, sorted(os.listdir(tmp_path))
        assert "schema" in await usable(str(path))
        assert (path.stat().st_mtime_ns, sorted(os.listdir(tmp_path))) == before


async def test_a_postgresql_is_looked_at_and_nothing_is_made_in_it(server: OwnServer) -> None:
    place = server.new_database()
    assert "schema 0 of" in await usable(place)
    assert "schema 0 of" in await usable(place), "nothing was made"


def test_disk_clock_intents_and_fonts_are_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = namedtuple("usage", "total used free")
    settings = Configuration("", database=str(tmp_path / "a.db"), backups=tmp_path / "not" / "yet")
    assert [one.kind for one in host_check._disks(settings)] == ["ok", "ok"]
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage(1, 1, host_check.LEAST_FREE - 1))
    assert [(one.about, one.kind) for one in host_check._disks(settings)] == [
        ("disk", "fix"),
        ("backups", "fix"),
    ]
    now = datetime.now(UTC)
    assert [host_check._clock(now - timedelta(seconds=off)).kind for off in (0, 90, -90)] == [
        "ok",
        "fix",
        "fix",
    ]
    assert host_check._intents({"flags": 1 << 23}).kind == "ok"
    asked = host_check._intents({"flags": 1 << 19 | 1 << 23})
    assert asked.kind == "note" and "Message Content Intent" in asked.text
    monkeypatch.setattr(fonts, "FOLDER", tmp_path)
    fonts.font.cache_clear()
    assert host_check._fonts().kind == "fix"


def test_the_permissions_that_are_looked_for_are_those_of_the_guide() -> None:
    guide = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert f"&permissions={host_check.NEEDED.value}\n" in guide
    for name, on in host_check.NEEDED:
        assert not on or f"| {host_check.permission_name(name)} |" in guide


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    asyncio.run(opened(path))
    with sqlite3.connect(path) as plain:
        plain.execute("PRAGMA journal_mode = DELETE")
        plain.execute("PRAGMA user_version = 9999")
    plain.close()
    with pytest.raises(StoreRefused, match="newer version"):
        asyncio.run(usable(str(path)))


async def opened(path: Path) -> None:
    async with await SqliteStore.open(path):
        pass
