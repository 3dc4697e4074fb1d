"""While the store fails: housekeeping looks again soon, and the operator is told once somebody can be."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.jobs.housekeeping import LOOK_SECONDS, ROUND_SECONDS, Housekeeping
from cogs.jobs.operator_alert import RETRY_SECONDS, OperatorAlert
from cogs.screens.parts import Screen, Text
from db import StoreFailed
from words import Language, say

AWAY = StoreFailed("the database failed: disk I/O error")


@pytest.mark.parametrize(("fails", "seconds"), [(False, ROUND_SECONDS), (True, LOOK_SECONDS)])
async def test_housekeeping_looks_again_soon_when_the_store_fails(
    monkeypatch: pytest.MonkeyPatch, fails: bool, seconds: float
) -> None:
    """The check of the database comes first; what follows it has not been done."""
    waited: list[float] = []

    async def leads(job: str) -> bool:
        return True

    async def nothing() -> None:
        pass

    async def check() -> None:
        if fails:
            raise AWAY

    async def wait(pause: float) -> None:
        waited.append(pause)
        raise asyncio.CancelledError

    bot: Any = SimpleNamespace(store=SimpleNamespace(leads=leads))
    housekeeping = Housekeeping(bot)
    for step in ("announce_restored", "tidy", "catch_up"):
        monkeypatch.setattr(housekeeping, step, nothing)
    monkeypatch.setattr(housekeeping, "check_database", check)
    monkeypatch.setattr(housekeeping, "alive", lambda: None)
    monkeypatch.setattr(housekeeping, "wait", wait)
    with pytest.raises(asyncio.CancelledError):
        await housekeeping._run()
    assert waited == [seconds]


class Owner:
    """The application's owner, a reader of Japanese: what they are sent, and what fails on the way."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.unreachable = self.unreadable = False
        self.application = SimpleNamespace(owner=SimpleNamespace(id=7), team=None)
        self.store = self

    async def users(self, ids: list[int]) -> dict[int, Any]:
        if self.unreadable:
            raise AWAY
        return dict.fromkeys(ids, SimpleNamespace(language="ja", locale=None))

    async def create_dm(self, user: Any) -> Owner:
        await asyncio.sleep(0)
        if self.unreachable:
            raise OSError("no network")
        return self

    def layout(self, screen: Screen) -> Screen:
        return screen

    async def send(self, view: Screen) -> None:
        self.texts += [part.text for part in view.parts if isinstance(part, Text)]

    def alert(self) -> OperatorAlert:
        bot: Any = self
        return OperatorAlert(bot)


def told(language: Language) -> str:
    return say(language, "host-store-failed", error=str(AWAY))


async def test_the_operator_is_told_once_of_failures_that_come_together() -> None:
    owner = Owner()
    alert = owner.alert()
    await asyncio.gather(alert.on_store_failed(AWAY), alert.on_store_failed(AWAY))
    await alert.on_store_failed(AWAY)
    assert owner.texts == [told("ja")]


async def test_an_alert_that_did_not_arrive_is_sent_again_at_a_failure_a_while_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Not at each: with closed direct messages every refused move would make a call."""
    owner, now = Owner(), 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    alert = owner.alert()
    owner.unreachable = True
    await alert.on_store_failed(AWAY)
    owner.unreachable = False
    await alert.on_store_failed(AWAY)
    assert owner.texts == []
    now += RETRY_SECONDS
    await alert.on_store_failed(AWAY)
    assert owner.texts == [told("ja")]


async def test_the_operator_is_told_in_english_if_their_language_can_not_be_read() -> None:
    owner = Owner()
    owner.unreadable = True
    await owner.alert().on_store_failed(AWAY)
    assert owner.texts == [told("en")]
