"""Starting: loopback only, no real token, a free port; a server, a bot and a driver in three processes."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import msgspec
import pytest
from sandbox_kit import SandboxWithBot, png

from sandbox import ClientRefused, NotLoopback, RealToken, Sandbox, SandboxClient, World
from sandbox.__main__ import main as serve
from sandbox.launch import main as launch
from sandbox.launch import point_discord_at

ROOT = Path(__file__).resolve().parents[2]

BOT = """
import os, sys
import discord
from discord import app_commands

client = discord.Client(intents=discord.Intents.default())
tree = app_commands.CommandTree(client)

@tree.command(description="Say")
async def say(interaction: discord.Interaction, what: str) -> None:
    await interaction.response.send_message(what + sys.argv[1], file=discord.File(__file__))

client.setup_hook = tree.sync
client.run(os.environ["DISCORD_TOKEN"], log_handler=None)
"""


@asynccontextmanager
async def process(*arguments: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """A Python process in the repository, ended by SIGTERM."""
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    started = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, cwd=ROOT, env=environment, stdout=asyncio.subprocess.PIPE
    )
    try:
        yield started
    finally:
        if started.returncode is None:
            started.send_signal(signal.SIGTERM)
        await started.wait()


async def address_of(server: asyncio.subprocess.Process) -> str:
    assert server.stdout is not None
    line = (await server.stdout.readline()).decode()
    assert line.startswith("sandbox ready at http://127.0.0.1:")
    return line.split()[-1]


async def test_server_bot_and_driver_work_in_three_processes(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(BOT)
    async with process("-m", "sandbox", "--port", "0") as server:
        url = await address_of(server)
        async with (
            process("-m", "sandbox.launch", "--url", url, str(tmp_path / "bot.py"), "!"),
            SandboxClient(url) as driver,
        ):
            await driver.wait_for_command("say")
            answer = await driver.slash("Aoi", "#table-1", "say", what="hello")
            assert answer.text == "hello!" and answer.message is not None
            assert await driver.file(answer.message.files[0]) == BOT.encode()
            with pytest.raises(ClientRefused, match="finds no command"):
                await driver.slash("Aoi", "#table-1", "nothing")
            with pytest.raises(ValueError, match="no verb"):
                await driver.call("nothing")
            with pytest.raises(ValueError, match="unterminated"):
                await driver.fault("POST", "(")
            assert await driver.unserved() == []


async def test_a_world_is_the_same_after_json(both: SandboxWithBot) -> None:
    thread = await both.channel().create_thread(name="Game", type=discord.ChannelType.public_thread)
    await thread.send("board", file=discord.File(png(), "board.png"))
    await both.do(lambda i: i.response.send_message("secret", ephemeral=True))
    world = both.sandbox.world
    assert msgspec.json.decode(msgspec.json.encode(world), type=World) == world


async def test_a_taken_port_gives_the_next_free_one_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    async with Sandbox() as first, Sandbox(port=first.port) as second:
        assert second.port > first.port
        assert second.notice == f"Port {first.port} is taken; using {second.port} instead."


@pytest.mark.parametrize("host", ["0.0.0.0", "192.168.0.4", "example.org", "::"])
def test_only_loopback_is_served(
    host: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    with pytest.raises(NotLoopback, match="loopback only"):
        Sandbox(host=host)
    assert serve(["--host", host]) == 2
    assert capsys.readouterr().err == f"The sandbox binds to loopback only; {host!r} is not on it.\n"


@pytest.mark.parametrize(
    "url", ["https://discord.com", "http://192.168.0.4:1", "http://127.0.0.1.example.org", "x"]
)
def test_only_loopback_is_pointed_at(
    url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    with pytest.raises(NotLoopback):
        point_discord_at(url)
    with pytest.raises(NotLoopback):
        SandboxClient(url)
    assert launch(["--url", url, "bot.py"]) == 2
    assert "over loopback only" in capsys.readouterr().err


async def test_a_real_looking_token_stops_everything(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "MTA.real.looking")
    with pytest.raises(RealToken, match="unset it"):
        await Sandbox().start()
    assert launch(["bot.py"]) == 2
    shown = capsys.readouterr().err
    assert "DISCORD_TOKEN" in shown and "MTA" not in shown
