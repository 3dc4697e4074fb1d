"""What a host pays who has one process on an SQLite file and has switched nothing on: the real bot over the
sandbox, from its start until Discord knows its commands, and at rest.

As the floor the bot that does nothing; beside them the same bot on a PostgreSQL with its figures on. Of the
modules that only those need none may be loaded.
"""

import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from sandbox import SandboxClient
from scripts.own_postgresql import OwnServer, binaries
from soak.processes import ROOT, BotProcess, SandboxProcess

OTHERS = (
    "asyncpg",
    "prometheus_client",
    "db.postgresql.store",
    "cogs.jobs.health",
    "cogs.jobs.backups",
    "cogs.jobs.systemd",
)
"""What is only for those who switch something on. (`cogs.app.shards` is the bot's own, and small.)"""

ROUNDS = 3
REST = 3.0
"""Seconds at rest before a bot is weighed."""

PATIENCE = 120.0
PORT = 9464
BOT, NOTHING = ROOT / "bench" / "bots" / "loaded.py", ROOT / "bench" / "bots" / "floor.py"


def main(as_json: bool) -> list[dict[str, Any]]:
    """Measure, print, and return rows of {name, value, unit, floor, ratio}."""
    with tempfile.TemporaryDirectory() as folder:
        rows = asyncio.run(_measured(Path(folder)))
    if as_json:
        print(json.dumps(rows))
        return rows
    for row in rows:
        floor = "" if row["floor"] is None else f", floor {row['floor']}, ratio {row['ratio']}"
        print(f"{row['name']}: {row['value']} {row['unit']}{floor}")
    return rows


async def _measured(folder: Path) -> list[dict[str, Any]]:
    kinds: dict[str, tuple[Path, str, dict[str, str]]] = {
        "nothing": (NOTHING, "floor", {}),
        "on SQLite": (BOT, "table", {}),
    }
    async with AsyncExitStack() as stack:
        if binaries() is not None:
            more = {"LOGGIA_DB": stack.enter_context(OwnServer()).new_database(), "LOGGIA_HEALTH": str(PORT)}
            kinds["on PostgreSQL, with figures"] = BOT, "table", more
        found: dict[str, list[tuple[float, float, int]]] = {name: [] for name in kinds}
        for number in range(ROUNDS):
            for name, (script, command, more) in kinds.items():
                home = folder / f"{name} {number}"
                home.mkdir()
                found[name].append(await _weighed(home, script, command, more))
    least = _middle(found.pop("nothing"))
    rows = []
    for name, rounds in found.items():
        took, weight, loaded = _middle(rounds)
        rows += [
            _row(f"alone: {name}, from start to ready", took, "s", least[0]),
            _row(f"alone: {name}, memory when ready", weight, "MB", least[1]),
            _row(f"alone: {name}, loaded of {', '.join(OTHERS)}", loaded, "", None),
        ]
    return rows


def _row(name: str, value: float, unit: str, floor: float | None) -> dict[str, Any]:
    ratio = None if not floor else round(value / floor, 2)
    least = None if floor is None else round(floor, 2)
    return {"name": name, "value": round(value, 2), "unit": unit, "floor": least, "ratio": ratio}


def _middle(rounds: list[tuple[float, float, int]]) -> tuple[float, float, int]:
    took, weight, loaded = zip(*rounds, strict=True)
    return statistics.median(took), statistics.median(weight), max(loaded)


async def _weighed(
    home: Path, script: Path, command: str, more: Mapping[str, str]
) -> tuple[float, float, int]:
    """Seconds until it is ready, megabytes at rest, and how many of the others' modules it has loaded."""
    said = home / "loaded"
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(SandboxProcess())
        world = await stack.enter_async_context(SandboxClient(url))
        bot = BotProcess(world, home, script)
        bot.environment = {"LOGGIA_LOADED": str(said), **more}
        began = time.monotonic()
        await stack.enter_async_context(bot)
        await world.wait_for_command(command, PATIENCE)
        took = time.monotonic() - began
        await asyncio.sleep(REST)
        weight = bot.resident() / 1e6
        await bot.stop()
    loaded = said.read_text().split() if said.exists() else []
    return took, weight, len(set(OTHERS) & set(loaded))
