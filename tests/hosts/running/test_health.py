"""/health and /metrics tell the truth, on this machine alone, and only where a host wants them."""

from __future__ import annotations

import json
import re
import resource
import socket
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import yaml
from host_kit import ROOT, Hosted, Manager, fetch, free_port, hosted, json_lines
from prometheus_client import generate_latest
from waiting import until

from cogs.jobs.health import AWAY_SECONDS, BotStatus
from cogs.jobs.metrics import Metrics
from db import SqliteStore, StoreFailed
from games.version import VERSION
from kit.own_postgresql import OwnServer
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
    assert figures["loggia_disk_free_bytes"] > 0 and "loggia_backup_age_seconds" in figures
    assert figures[f'loggia_build_info{{version="{VERSION}"}}'] == 1
    status, said = await fetch(f"{url}/health")
    assert status == 200 and '"ok": true' in said
    families = set(re.findall(r"^# TYPE (\w+)", text, re.MULTILINE))
    known = {name.split("{")[0] for name in figures} | families
    assert spoken_of() <= known, spoken_of() - known


def samples(text: str) -> dict[str, float]:
    return {name + labels: float(value) for name, labels, value in SAMPLE.findall(text)}


def drawn(text: str) -> bool:
    return samples(text)["loggia_drawing_seconds_count"] > 0


def rules_to_copy() -> list[dict[str, Any]]:
    kept = yaml.safe_load((ROOT / "deploy" / "alerts.yml").read_text(encoding="utf-8"))
    return [rule for group in kept["groups"] for rule in group["rules"]]


def spoken_of() -> set[str]:
    """The figures of the rules to copy, and of the guide."""
    expressions = [rule["expr"] for rule in rules_to_copy()]
    guide = (ROOT / "docs" / "monitoring.md").read_text(encoding="utf-8")
    in_rules = set(re.findall(r"loggia_\w+", " ".join(expressions)))
    return in_rules | set(re.findall(r"`(loggia_\w+)`", guide))


async def test_what_a_bot_on_postgresql_without_backups_can_not_measure_is_not_shown(
    server: OwnServer, tmp_path: Path
) -> None:
    """A 0 there would sound an alarm that never ends, or keep one from ever sounding."""
    port = free_port()
    more = {"LOGGIA_DB": server.new_database(), "LOGGIA_HEALTH": str(port)}
    async with Sandbox() as sandbox, hosted(sandbox, tmp_path, **more) as bot:
        status, text = await fetch(f"http://127.0.0.1:{port}/metrics")
        assert await bot.stop() == 0
    figures = samples(text)
    assert status == 200 and figures["loggia_store_up"] == 1 and figures["loggia_owed_oldest_seconds"] == 0
    assert not {"loggia_disk_free_bytes", "loggia_backup_age_seconds"} & set(figures)


def test_an_alarm_sounds_for_each_process_that_is_gone_and_says_how_grave_it_is() -> None:
    rules = rules_to_copy()
    assert any(rule["expr"].startswith("up{") and rule["expr"].endswith("== 0") for rule in rules)
    ungraded = [rule["alert"] for rule in rules if rule["labels"]["severity"] not in ("critical", "warning")]
    assert not ungraded


def test_each_figure_that_an_alarm_or_the_guide_names_exists() -> None:
    """Without a bot: what is registered, and all the names its samples can have."""
    known: set[str] = set()
    for family in Metrics().registry.collect():
        known |= {family.name} | {family.name + end for end in ENDS[family.type]}
    assert spoken_of() <= known, spoken_of() - known


async def test_what_was_read_of_a_store_is_not_shown_once_it_fails() -> None:
    """What is owed since then is not known."""
    metrics = Metrics()
    bot = SimpleNamespace(sessions=[], services=SimpleNamespace(clock=lambda: 60_000), store=BreakingStore())
    bot.get_cog = lambda name: None
    standing = BotStatus(bot, metrics)  # type: ignore[arg-type]
    assert not OF_THE_STORE & set(shown(metrics))
    await standing.read()
    assert shown(metrics)["loggia_owed_oldest_seconds"] == 60
    assert set(shown(metrics)) >= OF_THE_STORE
    bot.store.broken = True
    standing._read_at = float("-inf")
    await standing.read()
    assert not OF_THE_STORE & set(shown(metrics)) and shown(metrics)["loggia_store_up"] == 0


OF_THE_STORE = {
    "loggia_given_up",
    "loggia_owed_oldest_seconds",
    'loggia_owed{kind="post"}',
    'loggia_tables{state="running"}',
}
ENDS = {"counter": ["_total"], "info": ["_info"], "gauge": [], "histogram": ["_bucket", "_count", "_sum"]}


class BreakingStore:
    """Answers, until it is broken."""

    broken = False
    failing = None

    async def counts(self) -> SimpleNamespace:
        if self.broken:
            raise StoreFailed("the database failed: disk I/O error")
        return SimpleNamespace(lobby=0, running=1, over=0, cancelled=0, dropped=2)

    async def due_items(self, *_: object) -> list[SimpleNamespace]:
        return [SimpleNamespace(id=1, kind="post", due_at=0, attempts=0)]


def shown(metrics: Metrics) -> dict[str, float]:
    return samples(generate_latest(metrics.registry).decode())


async def test_health_says_so_when_the_bot_is_off_the_gateway_or_the_store_fails(tmp_path: Path) -> None:
    """In this process, with the clock moved on: nobody waits two minutes."""

    async def failing(*_: object) -> None:
        raise StoreFailed("the database failed: disk I/O error")

    bot = SimpleNamespace(
        sessions=[SimpleNamespace(connected=False)],
        services=SimpleNamespace(clock=lambda: 0),
        store=SimpleNamespace(counts=failing, due_items=failing),
    )
    standing = BotStatus(bot, Metrics())  # type: ignore[arg-type]
    standing._connected_at -= AWAY_SECONDS + 1
    assert standing.away() > AWAY_SECONDS
    await standing.read()
    assert "disk I/O error" in standing.store_status
    bot.sessions[0].connected = True
    assert standing.away() == 0


async def test_a_full_disk_counts_until_the_bot_itself_has_written_again(tmp_path: Path) -> None:
    """Not one byte of the process gets to a file; then each does, and nobody clicks any more."""
    port = free_port()
    async with Sandbox() as sandbox, hosted(sandbox, tmp_path, LOGGIA_HEALTH=str(port)) as bot:
        await sandbox.wait_for_command("table")
        await sandbox.slash("Ben", "#table-1", "table new", game="florence")
        await sandbox.wait_message("#table-1", lambda message: "Join" in message.labels)
        assert await standing(port) == (200, "ok", 1)
        assert bot.process is not None
        unlimited = resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        assert (await sandbox.slash("Dan", "#table-1", "table join")).ephemeral
        await bot.says("writing still fails")

        async def as_it_is(status: int, up: int) -> str | None:
            found, store, shown = await standing(port)
            return store if (found, shown) == (status, up) else None

        assert "disk I/O error" in await until(lambda: as_it_is(503, 0), "it is told")
        resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE, unlimited)
        assert await until(lambda: as_it_is(200, 1), "it is well again") == "ok"
        assert await bot.stop() == 0


async def test_damage_that_housekeeping_finds_counts(tmp_path: Path) -> None:
    """A database that answers, and takes writes."""
    port, path = free_port(), tmp_path / "loggia.sqlite3"
    await (await SqliteStore.open(path)).close()
    with closing(sqlite3.connect(path)) as other, other:
        other.execute(
            "INSERT INTO outbox (table_id, kind, target, payload, due_at, created_seq, dropped_at) "
            "VALUES (99, 'hand', 1, x'', 1, 1, 1)"
        )
    async with Sandbox() as sandbox, hosted(sandbox, tmp_path, LOGGIA_HEALTH=str(port)) as bot:

        async def told() -> str | None:
            status, store, shown = await standing(port)
            return store if (status, shown) == (503, 0) else None

        assert "outbox item 1 of table 99 is not as it was written" in await until(told, "it is told")
        assert await bot.stop() == 0


async def standing(port: int) -> tuple[int, str, float]:
    """What /health answers and says of the store, and what /metrics shows of it."""
    status, said = await fetch(f"http://127.0.0.1:{port}/health")
    _, text = await fetch(f"http://127.0.0.1:{port}/metrics")
    return status, json.loads(said)["store"], samples(text)["loggia_store_up"]


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
