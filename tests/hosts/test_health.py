"""/health and /metrics tell the truth, on this machine alone, and only where a host wants them."""

from __future__ import annotations

import re
import socket
import tempfile
import threading
from pathlib import Path
from types import SimpleNamespace

import yaml
from host_kit import ROOT, Hosted, fetch, free_port, hosted, json_lines, until

from cogs.health import AWAY, Figures, Standing
from cogs.settings import Settings
from db import StoreFailed
from sandbox import Sandbox

SAMPLE = re.compile(r"^(loggia_\w+)(\{[^}]*\})? (\S+)$", re.MULTILINE)


async def played(sandbox: Sandbox) -> None:
    """A table that has begun, with its post."""
    await sandbox.wait_for_command("table")
    await sandbox.slash("Ben", "#table-1", "table new", game="florence")
    for one in ("Dan", "Finn"):
        await sandbox.slash(one, "#table-1", "table join")
    await sandbox.slash("Ben", "#table-1", "table start")
    await sandbox.wait_message("#table-1", lambda message: "Your move" in message.labels)


async def test_with_everything_switched_on_it_counts_tells_its_unit_and_makes_backups(tmp_path: Path) -> None:
    """One bot for all that a host can switch on: each start takes seconds."""
    port, folder = free_port(), tmp_path / "backups"
    old = old_backups(folder)
    with Manager() as manager:
        more = {
            "LOGGIA_HEALTH": str(port),
            "LOGGIA_LOG_FORMAT": "json",
            "LOGGIA_BACKUPS": str(folder),
            "LOGGIA_BACKUPS_KEPT": "3",
            "NOTIFY_SOCKET": manager.address,
            "WATCHDOG_USEC": "200000",
        }
        async with Sandbox() as sandbox, hosted(sandbox, tmp_path, **more) as bot:
            await sandbox.close_dms("Dan", True)
            await played(sandbox)
            await figures_are_right(f"http://127.0.0.1:{port}")

            async def alive() -> bool:
                return manager.words.count("WATCHDOG=1") > 3 and "STATUS=playing" in manager.words

            await until(alive, "signs of life")
            assert manager.words[0] == "READY=1"
            await bot.says("its restore tried, 3 kept")
            assert await bot.stop() == 0
        assert "STOPPING=1" in manager.all_heard()
    assert (await fetch(f"http://127.0.0.1:{port}/health"))[0] == 0
    left = sorted(path.name for path in folder.iterdir())
    assert left[:2] == old[-2:] and left[-1] == "mine.sqlite3" and len(left) == 4
    assert all({"time", "level", "logger", "message"} <= set(line) for line in json_lines(bot.said))


def old_backups(folder: Path) -> list[str]:
    """Five of long ago, and a file of the host's own."""
    folder.mkdir()
    names = [f"loggia-2020-01-0{day}T000000Z.sqlite3" for day in range(1, 6)]
    for name in (*names, "mine.sqlite3"):
        (folder / name).write_bytes(b"old")
    return names


class Manager:
    """systemd's end of the socket."""

    def __enter__(self) -> Manager:
        self._place = tempfile.TemporaryDirectory()
        self.address = f"{self._place.name}/notify"
        self._line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._line.bind(self.address)
        self.words: list[str] = []
        self._listening = threading.Thread(target=self._listen, daemon=True)
        self._listening.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._line.close()
        self._place.cleanup()

    def _listen(self) -> None:
        """All the time: a socket holds ten words, and what comes then is lost."""
        while heard := self._line.recv(4096).decode():
            self.words.extend(heard.splitlines())

    def all_heard(self) -> list[str]:
        """All that was said, once nobody says anything more."""
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as last:
            last.sendto(b"", self.address)
        self._listening.join()
        return self.words


async def figures_are_right(url: str) -> None:
    async def counted() -> str | None:
        status, text = await fetch(f"{url}/metrics")
        assert status == 200
        known = "loggia_discord_refusals_total{" in text and drawn(text)
        return text if known and samples(text)["loggia_store_up"] == 1 else None

    text = await until(counted, "figures")
    figures = samples(text)
    assert figures['loggia_tables{state="running"}'] == 1
    assert figures["loggia_acknowledgement_seconds_count"] >= 4
    assert figures["loggia_loop_lateness_seconds_count"] > 0
    assert figures["loggia_store_up"] == 1 and figures["loggia_shards_connected"] == 1
    status, said = await fetch(f"{url}/health")
    assert status == 200 and '"ok": true' in said
    families = set(re.findall(r"^# TYPE (\w+)", text, re.MULTILINE))
    known = {name.split("{")[0] for name in figures} | families
    assert spoken_of() <= known, spoken_of() - known


def samples(text: str) -> dict[str, float]:
    return {name + labels: float(value) for name, labels, value in SAMPLE.findall(text)}


def drawn(text: str) -> bool:
    return samples(text)["loggia_drawing_seconds_count"] > 0


def spoken_of() -> set[str]:
    """The figures of the rules to copy, and of the guide."""
    rules = yaml.safe_load((ROOT / "deploy" / "alerts.yml").read_text(encoding="utf-8"))
    expressions = [rule["expr"] for group in rules["groups"] for rule in group["rules"]]
    guide = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    in_rules = set(re.findall(r"loggia_\w+", " ".join(expressions)))
    return in_rules | set(re.findall(r"`(loggia_\w+)`", guide))


async def test_health_says_so_when_the_bot_is_off_the_gateway_or_the_store_fails(tmp_path: Path) -> None:
    """In this process, with the clock moved on: nobody waits two minutes."""

    async def failing(*_: object) -> None:
        raise StoreFailed("the database failed: disk I/O error")

    bot = SimpleNamespace(
        sessions=[SimpleNamespace(connected=False)],
        tables=SimpleNamespace(clock=lambda: 0),
        store=SimpleNamespace(counts=failing, owed=failing),
    )
    standing = Standing(bot, Settings("token"), Figures())  # type: ignore[arg-type]
    standing._connected_at -= AWAY + 1
    assert standing.away > AWAY
    await standing.read()
    assert "disk I/O error" in standing.store
    bot.sessions[0].connected = True
    assert standing.away == 0


async def test_a_port_that_is_taken_is_said_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        async with Sandbox() as sandbox:
            bot = Hosted(sandbox, tmp_path, LOGGIA_HEALTH=str(taken.getsockname()[1]))
            bot.launch()
            assert await bot.ended() == 1
    assert "Traceback" not in bot.said
    assert "LOGGIA_HEALTH" in bot.said.strip().splitlines()[-1]
