"""No background loop ends silently: what it meets is logged, it is restarted, and its age can be watched."""

from __future__ import annotations

import json
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from bot_with_faults import LOOPS
from host_kit import Hosted, Manager, fetch, free_port
from waiting import until

from cogs.panel.live_refresh import LiveRefresh
from db.loops import Loops
from kit.own_postgresql import OwnServer
from sandbox import Sandbox

ALONE = {"delivery", "clockwork", "housekeeping", "backups", "telling", "lateness", "watchdog", "trials"}
OF_A_FLEET = {"living", "line", "news"}
AGE = re.compile(r'^loggia_loop_age_seconds\{loop="(\w+)"\} (\S+)$', re.MULTILINE)


async def check_loops_go_on(sandbox: Sandbox, folder: Path, loops: set[str], **settings: str) -> None:
    """A bot whose loops have a fault each: every one is logged, and goes on; all that still run are shown."""
    port = free_port()
    bot = Hosted(sandbox, folder, LOGGIA_HEALTH=str(port), **settings)
    bot.script = "tests/hosts/running/bot_with_faults.py"
    bot.launch()
    try:
        for name in loops:
            await bot.says(f"{name} goes on")
            assert re.search(rf"{name} (failed|was interrupted) and is restarted", bot.said), name
            assert f"planted in {name}" in bot.said, "with what it was"
        assert bot.said.count("Traceback") >= len(loops)

        async def shown() -> dict[str, float] | None:
            ages = {name: float(age) for name, age in AGE.findall((await fetch(url(port)))[1])}
            return ages if loops - {"telling"} <= set(ages) and "telling" not in ages else None

        ages = await until(shown, "the age of each loop")
        assert all(age >= 0 for age in ages.values())
        status, said = await fetch(f"http://127.0.0.1:{port}/health")
        assert status == 200 and set(json.loads(said)["loops_seconds_ago"]) == set(ages)
        await sandbox.wait_for_command("table")
        await sandbox.wait_for(partial(listening, sandbox, settings))
        await sandbox.slash("Ben", "#table-1", "table new", game="florence")
        await sandbox.wait_message("#table-1", lambda message: "Join" in message.labels)
        assert await bot.stop() == 0
    finally:
        bot.kill()


async def listening(sandbox: Sandbox, settings: dict[str, str]) -> bool:
    """Whether every shard of the bot is on the gateway: what happens before that nobody answers."""
    of = int(settings.get("LOGGIA_SHARDS", "0/1").rpartition("/")[2])
    return len((await sandbox.counters())["shards"]) == of


def url(port: int) -> str:
    return f"http://127.0.0.1:{port}/metrics"


async def test_a_fault_in_a_loop_is_logged_and_the_loop_goes_on(tmp_path: Path) -> None:
    with Manager() as manager:
        settings = {"NOTIFY_SOCKET": manager.address, "LOGGIA_BACKUPS": str(tmp_path / "backups")}
        (tmp_path / "backups").mkdir()
        async with Sandbox() as sandbox:
            await check_loops_go_on(sandbox, tmp_path, ALONE, **settings)
        manager.all_heard()


async def test_so_it_is_with_the_loops_of_one_of_several_processes(server: OwnServer, tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        await sandbox.set_gateway(shards=2)
        settings = {"LOGGIA_DB": server.new_database(), "LOGGIA_SHARDS": "0-1/2"}
        await check_loops_go_on(sandbox, tmp_path, OF_A_FLEET, **settings)


def test_a_fault_is_planted_in_every_loop() -> None:
    assert set(LOOPS) == ALONE | OF_A_FLEET


async def test_a_panel_that_is_followed_is_followed_on_after_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Loops, "pauses", (0.01,))
    looks: list[int] = []

    class Broken(LiveRefresh):
        async def _table(self, interaction: Any, table_id: int) -> None:
            looks.append(table_id)
            if len(looks) == 1:
                raise ZeroDivisionError("planted")

    nobody: Any = None
    await Broken(nobody)._follow(nobody, 5)
    assert looks == [5, 5]
