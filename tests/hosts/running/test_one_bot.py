"""Of two bots with one token on a machine one is refused, unless both have shards of one PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import discord
import msgspec
import pytest
from host_kit import ROOT, Hosted
from waiting import until

from cogs.app.config import Configuration, Shards
from cogs.app.instance import BOUND, AnotherRuns, only_bot
from sandbox import Sandbox
from sandbox.launch import point_discord_at
from sandbox.service import TOKEN

ALONE = Configuration(token="token.of.nobody", database="/somewhere/loggia.sqlite3")
FIRST = Configuration(
    token="token.of.nobody", database="postgresql://me:secret@here/games", shards=Shards(0, 0, 2)
)
SECOND = msgspec.structs.replace(FIRST, shards=Shards(1, 1, 2))


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Not the Discord that others on this machine may speak to."""
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1/of-process-{os.getpid()}")
    yield


def runs(settings: Configuration) -> bool:
    """Whether a bot may run with these settings now."""
    try:
        with only_bot(settings):
            return True
    except AnotherRuns:
        return False


@pytest.mark.usefixtures("elsewhere")
def test_a_token_has_one_bot_or_processes_with_shards_of_one_postgresql() -> None:
    other_database = msgspec.structs.replace(SECOND, database="postgresql://me:secret@here/others")
    unsharded = msgspec.structs.replace(FIRST, shards=None)
    another_token = msgspec.structs.replace(ALONE, token="token.of.another")
    with only_bot(ALONE):
        assert not runs(ALONE) and not runs(FIRST) and not runs(unsharded) and runs(another_token)
    with only_bot(FIRST):
        assert runs(SECOND) and not runs(other_database) and not runs(ALONE) and not runs(unsharded)
        with only_bot(msgspec.structs.replace(SECOND, database="postgresql://you:secret@here/games")):
            assert not runs(ALONE)
        assert not runs(ALONE), "the first runs still"
    assert runs(ALONE)


@pytest.mark.usefixtures("elsewhere")
def test_what_every_user_can_see_tells_neither_token_nor_password() -> None:
    with only_bot(FIRST):
        seen = BOUND.read_text(encoding="utf-8", errors="replace")
    assert "@loggia-" in seen and FIRST.token not in seen and "secret" not in seen


def in_a_place_of_its_own() -> list[str]:
    """As another user with folders of its own, where the machine lets us; so systemd runs a service."""
    for through in (
        ["unshare", "--mount", "setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"],
        ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"],
    ):
        if subprocess.run([*through, "true"], check=False, capture_output=True).returncode == 0:
            return through
    return []


@contextmanager
def beside(sandbox: Sandbox, settings: Configuration) -> Iterator[None]:
    """A bot of the sandbox' token runs, in the name of which this process holds it."""
    with pytest.MonkeyPatch.context() as patch:
        for owner, name in ((discord.http.Route, "BASE"), (discord.asset.Asset, "BASE")):
            patch.setattr(owner, name, getattr(owner, name))
        gateway = discord.gateway.DiscordWebSocket
        patch.setattr(gateway, "DEFAULT_GATEWAY", gateway.DEFAULT_GATEWAY)
        point_discord_at(sandbox.url)
        with only_bot(msgspec.structs.replace(settings, token=TOKEN)):
            yield


async def test_a_second_bot_is_refused_in_one_sentence_whoever_runs_it_on_whatever_database(
    tmp_path: Path,
) -> None:
    elsewhere = {"LOGGIA_DB": "postgresql://me:secret@there/games", "LOGGIA_SHARDS": "1/2"}
    async with Sandbox() as sandbox:
        for settings, more, through in ((ALONE, {}, in_a_place_of_its_own()), (FIRST, elsewhere, [])):
            second = Hosted(sandbox, tmp_path, "shards" if more else "alone", **more)
            second.through = through
            with beside(sandbox, settings):
                second.launch()
                assert await second.ended() == 1
            (said,) = second.said.splitlines()
            assert said.startswith("Another bot with this token runs on this machine: stop it first")
            assert TOKEN not in said and "secret" not in said
    assert not (tmp_path / "loggia.sqlite3").exists()


OURS = ("DISCORD", "LOGGIA")
POINTED = """
from sandbox.launch import point_discord_at
point_discord_at({url!r})
"""


async def test_make_run_is_the_bot_of_the_service_and_nobody_runs_beside_it(tmp_path: Path) -> None:
    """With the settings and on the database of the service; killed, it leaves room at once."""
    project, games = tmp_path / "opt", tmp_path / "var"
    for folder in (project, games, tmp_path / "site"):
        folder.mkdir()
    for entry in ROOT.iterdir():
        if not entry.name.startswith((".env", ".git")):
            (project / entry.name).symlink_to(entry)
    (project / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\nLOGGIA_DB={games}/loggia.sqlite3\n")
    async with Sandbox() as sandbox:
        (tmp_path / "site" / "sitecustomize.py").write_text(POINTED.format(url=sandbox.url))
        given = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
        # What is installed here is shared, and is not to be installed anew.
        made = await asyncio.create_subprocess_exec(
            *("make", "--assume-old=.venv/.run", "run"),
            cwd=project,
            env=given | {"PYTHONPATH": f"{tmp_path / 'site'}:{ROOT}"},
            stderr=asyncio.subprocess.PIPE,
            start_new_session=True,
        )
        try:
            await sandbox.wait_for_command("table")
            assert (games / "loggia.sqlite3").exists()
            assert not may_run_beside(sandbox)
            os.killpg(made.pid, signal.SIGKILL)

            async def room() -> bool:
                return may_run_beside(sandbox)

            await until(room, "it is gone")
        finally:
            if made.returncode is None:
                os.killpg(made.pid, signal.SIGKILL)
            await made.communicate()


def may_run_beside(sandbox: Sandbox) -> bool:
    """Whether a second bot of the sandbox' token may run."""
    try:
        with beside(sandbox, ALONE):
            return True
    except AnotherRuns:
        return False
