"""On the way to Discord: what passes is waited for, what no waiting heals ends it in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from host_kit import Hosted, hosted
from waiting import until

from cogs.app import gateway
from cogs.app.gateway import AT_ONCE, FORGIVEN, HOPELESS, SessionBackoff, session_spacing
from sandbox import Sandbox

ALONE: dict[str, str] = {}
SHARDS = {"LOGGIA_SHARDS": "0-1/2"}
LOGIN, ASKED, SOCKET = "^/users/@me$", "^/gateway/bot$", "^/gateway$"


@pytest.mark.parametrize("settings", [ALONE, SHARDS], ids=["alone", "with shards"])
async def test_what_passes_is_waited_for_in_a_sentence_each(tmp_path: Path, settings: dict[str, str]) -> None:
    async with Sandbox() as sandbox:
        await sandbox.set_gateway(shards=2)
        for path in (LOGIN, ASKED, SOCKET):
            await sandbox.fault("GET", path, status=503, times=2)
            await sandbox.fault("GET", path, abort=True)
        await sandbox.fault("GET", LOGIN, status=403)
        await sandbox.fault("IDENTIFY", status=4008, times=2)
        async with hosted(sandbox, tmp_path, **settings) as bot:
            await sandbox.wait_for_command("table")

            async def all_met() -> bool:
                shards = (await sandbox.counters())["shards"]
                met = all(one.times == 0 for one in await sandbox.list_faults())
                return met and len(shards) == (2 if settings else 1)

            await until(all_met, "each fault was met, and each shard is there in the end")
            await sandbox.slash("Ben", "#table-1", "table new", game="florence")
            await sandbox.wait_message("#table-1", lambda message: "Join" in message.labels)
            assert await bot.stop() == 0
    assert "Traceback" not in bot.said
    assert bot.said.count("not logged in (Discord answers 503), next attempt in") == 2
    assert bot.said.count("is off the gateway (Discord answers 503), next attempt in") == 2
    assert bot.said.count("is off the gateway (503") == 2


@pytest.mark.parametrize(("code", "settings"), [(4004, ALONE), (4014, ALONE), (4014, SHARDS), (4010, SHARDS)])
async def test_what_no_waiting_heals_ends_the_process_in_one_sentence(
    tmp_path: Path, code: int, settings: dict[str, str]
) -> None:
    async with Sandbox() as sandbox:
        await sandbox.set_gateway(shards=2)
        await sandbox.fault("IDENTIFY", status=code, times=-1)
        bot = Hosted(sandbox, tmp_path, **settings)
        bot.launch()
        assert await bot.ended() == 78
        assert bot.said.strip().splitlines()[-1] == HOPELESS[code]
        assert "Traceback" not in bot.said


async def test_a_token_that_is_reset_meanwhile_ends_the_process_too(tmp_path: Path) -> None:
    async with Sandbox() as sandbox, hosted(sandbox, tmp_path) as bot:
        await sandbox.fault("GET", ASKED, status=401, times=-1)
        await sandbox.gateway_invalidate()
        assert await bot.ended() == 78
    assert bot.said.strip().splitlines()[-1] == HOPELESS[4004] and "Traceback" not in bot.said


class Clock:
    """A clock that goes as far as one waits."""

    now = 0.0

    def monotonic(self) -> float:
        return self.now


def test_whatever_discord_does_a_shard_begins_fewer_than_a_third_of_a_thousand_sessions_a_day(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock()
    monkeypatch.setattr(gateway, "time", clock)
    for stood in (0.0, 1.0, 31.0, 299.0, 301.0):
        patience, begun, clock.now = SessionBackoff(), 0, 0.0
        patience._at = 0.0
        while clock.now < 86_400:
            wait = patience.wait()
            assert wait <= FORGIVEN
            clock.now += wait + stood
            begun += 1
        assert begun <= AT_ONCE + 86_400 / FORGIVEN + 1 < 1000 / 3


@pytest.mark.parametrize("shards", [1, 4, 16, 100])
def test_however_many_shards_and_starts_there_are_the_sessions_of_a_day_last(shards: int) -> None:
    """All shards are lost all the time, and nothing is remembered of it but what Discord counts."""
    day, now, left, begun = 86_400.0, 0.0, 1000, 0
    while now < day:
        wait = session_spacing(1000, left, round((day - now) * 1000), shards)
        now += max(wait, 1.0)
        if now < day:
            begun, left = begun + shards, left - shards
    assert begun <= 1000
