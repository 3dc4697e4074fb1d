"""`make play`: two processes that begin, end and go on together, on this machine only."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import shutil
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from page_kit import ROOT
from waiting import PATIENCE, until

from sandbox import SandboxClient
from scripts import play as play_script
from words import say

PORT = str(random.SystemRandom().randrange(10_000, 30_000, 20))
"""Where this worker begins to look for ports: no other may look in between."""

URL = re.compile(r"http://127\.0\.0\.1:\d+")


def bots(folder: Path) -> list[int]:
    """The process ids of the bots that keep their games in a folder."""
    mark = f"LOGGIA_DB={folder}/loggia.sqlite3".encode()
    found = []
    for entry in Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and mark in (entry / "environ").read_bytes():
                found.append(int(entry.name))
        except (FileNotFoundError, ProcessLookupError, PermissionError):
            continue  # it ended meanwhile, or is somebody else's
    return found


class Play:
    """One `make play`, with all it has said so far."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.said = ""
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self.process.stdout is not None
        while line := await self.process.stdout.readline():
            self.said += line.decode()

    async def url(self) -> str:
        found = await until(lambda: URL.findall(self.said))
        return str(found[0])

    async def ended(self) -> int:
        code = await asyncio.wait_for(self.process.wait(), PATIENCE)
        await self._reading
        return code


@asynccontextmanager
async def playing(folder: Path, *more: str, project: Path = ROOT) -> AsyncIterator[Play]:
    environment = {name: value for name, value in os.environ.items() if name != "DISPLAY"}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "scripts.play", "--folder", str(folder), "--port", PORT, *more),
        cwd=project,
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        yield Play(process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def welcomed(client: SandboxClient) -> int:
    """The id of the bot's first post."""
    message = await client.wait_message(
        "#welcome", lambda m: "w:open" in str(m.components), patience=PATIENCE
    )
    return message.id


async def test_the_same_games_go_on_after_ctrl_c_pressed_twice(tmp_path: Path) -> None:
    folder = tmp_path / "play"
    async with playing(folder) as first, SandboxClient(await first.url()) as client:
        post = await welcomed(client)
        titles = await client.click("Ben", post, "w:open")
        await client.click("Ben", titles.message or 0, "w:new:florence")
        # Two guests sit down with the one who is alone; Ctrl-C waits for both.
        card = await client.wait_message(
            "#welcome", lambda m: "Start" in m.labels and {"Aoi", "Chie"} <= set(m.text.split())
        )
        first.process.send_signal(signal.SIGINT)
        first.process.send_signal(signal.SIGINT)
        assert await first.ended() == 0, first.said
    assert bots(folder) == []
    assert "Fatal" not in (folder / "bot.log").read_text()
    async with playing(folder) as second, SandboxClient(await second.url()) as client:
        await client.wait_for_bot(PATIENCE)
        assert await welcomed(client) == post
        assert (await client.message("Dan", card)).text == card.text
        joined = await client.click("Dan", card, "Join")
        assert say("en", "told-joined") in joined.text
        second.process.send_signal(signal.SIGHUP)
        assert await second.ended() == 0, second.said
    assert bots(folder) == []


async def test_a_crashed_bot_is_started_again_by_a_second_make_play(tmp_path: Path) -> None:
    folder = tmp_path / "play"
    async with playing(folder) as first, SandboxClient(await first.url()) as client:
        await client.wait_for_bot(PATIENCE)
        (bot,) = bots(folder)
        os.kill(bot, signal.SIGKILL)
        await until(lambda: "The bot has stopped (signal 9)" in first.said)
        async with playing(folder) as second:
            assert await second.ended() == 0
            assert f"The bot is started again: {await first.url()}" in second.said
        await client.wait_for_bot(PATIENCE)
        async with playing(folder) as third:
            assert await third.ended() == 0
            assert f"It runs already: {await first.url()}" in third.said
        first.process.kill()
        await first.process.wait()
        # The bot's standard input has ended: it follows by itself.
        await until(lambda: not bots(folder))


async def test_a_taken_port_is_said_and_the_next_one_used(tmp_path: Path) -> None:
    async with playing(tmp_path / "a") as first:
        port = int((await first.url()).rsplit(":", 1)[1])
        async with playing(tmp_path / "b", "--port", str(port)) as second:
            found = int((await second.url()).rsplit(":", 1)[1])
            assert port < found < port + 20, "the next that nobody else has taken meanwhile"
            assert f"Port {port} is taken; using {found} instead." in second.said


@pytest.mark.parametrize("host", ("0.0.0.0", "192.0.2.1", "example.org"))
async def test_other_addresses_than_loopback_are_refused(tmp_path: Path, host: str) -> None:
    async with playing(tmp_path, "--host", host) as refused:
        assert await refused.ended() == 2
        assert refused.said.startswith("The sandbox binds to loopback only")


async def test_the_token_and_the_settings_of_the_bot_on_discord_are_not_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = tmp_path / "project"
    shutil.copytree(ROOT / "scripts", project / "scripts", ignore=shutil.ignore_patterns("__pycache__"))
    for entry in ROOT.iterdir():
        if entry.name != "scripts" and not entry.name.startswith("."):
            (project / entry.name).symlink_to(entry)
    (project / ".env").write_text("DISCORD_TOKEN=abc.def\nLOGGIA_WHATEVER=refused by who reads it\n")
    monkeypatch.setenv("DISCORD_TOKEN", "MTA.real.looking")
    async with playing(tmp_path / "play", project=project) as play, SandboxClient(await play.url()) as client:
        await client.wait_for_bot(PATIENCE)
        play.process.send_signal(signal.SIGINT)
        assert await play.ended() == 0, play.said
    assert (tmp_path / "play" / "loggia.sqlite3").exists()


def test_a_second_make_play_while_the_first_is_starting_says_so(tmp_path: Path, capsys: Any) -> None:
    (tmp_path / "address").write_text("http://127.0.0.1:1")  # of an earlier one
    with play_script.alone_in(tmp_path) as alone:
        assert alone
        assert play_script.main(["--folder", str(tmp_path), "--no-browser"]) == 1
    assert "just starting" in capsys.readouterr().out


def test_no_world_is_overwritten_that_cannot_be_read(tmp_path: Path, capsys: Any) -> None:
    broken = json.dumps({"application": 3})
    (tmp_path / "world.json").write_text(broken)
    assert play_script.main(["--folder", str(tmp_path)]) == 2
    assert "holds no world the sandbox can read" in capsys.readouterr().out
    assert (tmp_path / "world.json").read_text() == broken
