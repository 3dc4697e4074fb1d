"""Somebody learns Florence by playing, on the page of a phone: from the welcome to the end of the lesson."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from page_kit import PHONE, ROOT, Window, window
from playwright.async_api import Browser, Locator, expect

from sandbox import Sandbox
from sandbox.botprocess import BotProcess
from words import say

CLICKS = 60


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """The real bot as `make play` runs it."""
    database = {"LOGGIA_DB": str(tmp_path / "loggia.sqlite3")}
    process = BotProcess(sandbox.service, ROOT / "bot.py", tmp_path / "bot.log", database)
    await process.start()
    yield process
    await process.stop()
    assert process.exit_code == 0, process.log.read_text()[-2000:]
    assert await sandbox.unserved() == []


def panel(who: Window) -> Locator:
    return who.main.locator(".ephemeral").last


async def chosen(who: Window, name: str) -> None:
    """Choose an entry of the panel's first menu."""
    await panel(who).locator(".select[data-key^='s:']").first.press("Enter")
    await who.options.filter(has_text=name).first.click()


async def pressed(who: Window, button: Locator) -> None:
    """Press a button and wait until the message has changed."""
    key = await button.get_attribute("data-key")
    await button.press("Enter")
    await expect(panel(who).locator(f"[data-key='{key}']")).to_have_count(0)


async def takes_on(who: Window) -> Locator | None:
    """What takes the lesson on from here; None at its end."""
    for key in ("*=':next:'", "$=':confirm'", "*=':choose:'", "*=':show-me:'"):
        found = panel(who).locator(f"button[data-key{key}]:enabled")
        if await found.count():
            return found.first
    return None


async def test_a_lesson_is_learnt_on_a_phone_from_the_welcome_to_its_end(
    chromium: Browser, sandbox: Sandbox, bot: BotProcess
) -> None:
    async with window(chromium, sandbox, "Ben", size=PHONE) as ben:
        await ben.button("Learn by playing", exact=False).click()
        await ben.button("The Princes of Florence").click()
        await expect(panel(ben).get_by_text("Welcome to Florence.")).to_be_visible()
        await ben.picture("lesson-390")
        assert await ben.axe() == [] and await ben.overflow() == []

        await chosen(ben, "Botanist")
        await expect(panel(ben).get_by_text(say("en", "lesson-else"))).to_be_visible()
        await pressed(ben, panel(ben).get_by_role("button", name="Undo", exact=True))
        await chosen(ben, "Choreographer")
        await pressed(ben, panel(ben).get_by_role("button", name="Confirm"))
        await expect(panel(ben).get_by_text("Well done.")).to_be_visible()

        heard: set[str] = set()
        for _ in range(CLICKS):
            heard |= set(re.findall(r"step (\d+) of", await panel(ben).inner_text()))
            if (button := await takes_on(ben)) is None:
                break
            await pressed(ben, button)
        await expect(panel(ben).get_by_text("You know how")).to_be_visible()
        await ben.picture("lesson-end-390")
        assert await ben.overflow() == []
        assert {str(step) for step in range(1, 11)} <= heard
        chie = await sandbox.messages("#welcome", "Chie")
        assert len(chie) == 1, "the others see the welcome alone"
