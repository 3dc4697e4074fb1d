"""Starting bot.py: what is missing is said in one sentence, nothing secret is logged, commands told once."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from bot_process import ROOT, Bot
from live_bot import LiveBot
from waiting import until

from db import SqliteStore
from sandbox import Sandbox

WRONG = "wrong.token.surely"


def run(tmp_path: Path, code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run bot.py's main in a folder without .env; `code` comes first."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "LOGGIA"))}
    start = "import bot\nbot.__file__ = 'bot.py'\nbot.main()"
    program = f"import sys; sys.path.insert(0, {str(ROOT)!r})\n{code}\n{start}"
    return subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env=clean | environment,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )


def check_one_sentence(done: subprocess.CompletedProcess[str], *words: str) -> None:
    """It failed, and the last line says why; no traceback."""
    said = done.stdout + done.stderr
    assert done.returncode != 0 and "Traceback" not in said, said
    last = said.strip().splitlines()[-1]
    assert all(word in last for word in words), last


def test_it_explains_its_options_without_a_token(tmp_path: Path) -> None:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "LOGGIA"))}
    for option, status in (("--help", 0), ("--chek", 2)):
        done = subprocess.run(
            [sys.executable, str(ROOT / "bot.py"), option],
            cwd=tmp_path,
            env=clean,
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
        said = done.stdout + done.stderr
        assert done.returncode == status and "--check" in said and "DISCORD_TOKEN" not in said, said


def test_without_a_token_it_says_what_to_set_and_where(tmp_path: Path) -> None:
    for token in ({}, {"DISCORD_TOKEN": "  "}):
        done = run(tmp_path, "", **token)
        check_one_sentence(done, "DISCORD_TOKEN", ".env")
        assert len((done.stdout + done.stderr).strip().splitlines()) == 1
    assert not list(tmp_path.glob("*.sqlite3")), "no file is made before there is a token"


def test_a_token_may_stand_in_the_env_file(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("# mine\nDISCORD_TOKEN=''\n", encoding="utf-8")
    check_one_sentence(run(tmp_path, ""), "DISCORD_TOKEN", ".env")
    (tmp_path / ".env").write_text('DISCORD_TOKEN="abc"\nLOGGIA_DB=missing/folder/x.db\n', encoding="utf-8")
    check_one_sentence(run(tmp_path, ""), "database")


@pytest.mark.parametrize("level", ["DEBUG", "INFO", "warning"])
async def test_a_wrong_token_is_said_and_never_printed(live: LiveBot, tmp_path: Path, level: str) -> None:
    code = f"from sandbox.launch import point_discord_at\npoint_discord_at({live.sandbox.url!r})"
    done = await asyncio.to_thread(run, tmp_path, code, DISCORD_TOKEN=WRONG, LOGGIA_LOG=level)
    check_one_sentence(done, "token", "DISCORD_TOKEN", ".env")
    assert done.returncode == 78, "what no new start heals"
    assert WRONG not in done.stdout + done.stderr


def foreign(path: Path) -> None:
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")


def newer(path: Path) -> None:
    async def make() -> None:
        await (await SqliteStore.open(str(path))).close()

    asyncio.run(make())
    with sqlite3.connect(path) as ours:
        version = ours.execute("PRAGMA user_version").fetchone()[0]
        ours.execute(f"PRAGMA user_version = {version + 1}")


def text(path: Path) -> None:
    path.write_text("not a database at all " * 100, encoding="utf-8")


@pytest.mark.parametrize("make", [foreign, newer, text])
def test_a_store_that_is_refused_is_left_untouched(tmp_path: Path, make: object) -> None:
    path = tmp_path / "games.sqlite3"
    make(path)  # type: ignore[operator]
    before = path.read_bytes()
    done = run(tmp_path, "", DISCORD_TOKEN=WRONG, LOGGIA_DB=str(path))
    check_one_sentence(done, "database", "games.sqlite3")
    assert path.read_bytes() == before and WRONG not in done.stderr


@pytest.mark.parametrize("place", ["no/where.sqlite3", "/proc/loggia.sqlite3", "."])
def test_a_place_that_cannot_be_written_is_said(tmp_path: Path, place: str) -> None:
    check_one_sentence(run(tmp_path, "", DISCORD_TOKEN=WRONG, LOGGIA_DB=place), "database")


def test_without_a_network_it_says_so_and_goes_on_trying(tmp_path: Path) -> None:
    hurry = "import signal, os\nimport bot\nfrom cogs.app import gateway\n"
    hurry += "gateway.WAITS = (0.0, 0.01)\n"
    hurry += "warning = bot.log.warning\ntries = []\n"
    hurry += "def said(*given):\n    warning(*given)\n    tries.append(given)\n"
    hurry += "    if len(tries) == 12: os.kill(os.getpid(), signal.SIGINT)\n"
    hurry += "bot.log.warning = said\n"
    with socket.socket() as deaf:  # nobody else gets this port, and nobody listens on it
        deaf.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{deaf.getsockname()[1]}"
        code = f"{hurry}from sandbox.launch import point_discord_at\npoint_discord_at({url!r})"
        done = run(tmp_path, code, DISCORD_TOKEN=WRONG)
    said = done.stdout + done.stderr
    assert done.returncode == 0 and "Traceback" not in said and WRONG not in said
    assert said.count("not logged in") >= 12 and "stopped" in said


async def test_the_second_start_does_not_tell_the_commands_again(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        bot = Bot(sandbox, tmp_path)
        await bot.start()
        try:
            await until(lambda: noted(bot.database), "that it was told is noted")
            await bot.again()
            assert await puts(sandbox) == 1
            with sqlite3.connect(bot.database, timeout=120) as other:
                changed = other.execute("UPDATE meta SET value = 'older' WHERE key LIKE 'commands of %'")
                assert changed.rowcount == 1
            await bot.again()

            async def told() -> bool:
                return await puts(sandbox) == 2

            await until(told, "the commands again")
            intents = [session.intents for session in sandbox.service.gateway.sessions.values()]
            privileged = 1 << 1 | 1 << 8 | 1 << 15
            assert intents and not any(asked & privileged for asked in intents)
        finally:
            bot.kill()


async def noted(database: Path) -> bool:
    with sqlite3.connect(database) as other:
        return bool(other.execute("SELECT 1 FROM meta WHERE key LIKE 'commands of %'").fetchone())


async def puts(sandbox: Sandbox) -> int:
    return len([one for one in await sandbox.requests() if one.method == "PUT" and "commands" in one.path])
