"""Three people play Florence through the page: from the welcome over the first rounds, past a killed bot."""

from __future__ import annotations

import asyncio
import re
from contextlib import AsyncExitStack, suppress
from functools import partial

from page_kit import (
    CONFIRM,
    DESK,
    LIMIT,
    MENU,
    PHONE,
    READY,
    Window,
    choose_first,
    newest_panel,
    opened,
    window,
)
from playwright.async_api import Browser, Error, Locator, expect
from posts_kit import awaited, newer_post, newest_post
from waiting import PATIENCE

from sandbox import Sandbox
from sandbox.botprocess import BotProcess
from words import Language, say

ROUNDS = 2

POSTED = 3.0
"""Seconds within which the post of a turn usually comes."""

STEPS = 150
"""Panels answered before the test gives up; two rounds take about seventy."""


async def pressed(who: Window) -> str | None:
    """Press *Your move* of the newest post by keyboard: a post that comes in meanwhile moves what a mouse
    would hit. The post's id."""
    button = who.main.locator("article button[data-key^='t:'][data-key*=':move:']").last
    handle = await button.element_handle()
    id: str | None = await handle.evaluate("(button) => button.closest('article').dataset.id")
    await handle.press("Enter")
    return id


async def seen_newest(sandbox: Sandbox, who: Window) -> None:
    """Wait until somebody's page shows the newest post, which may be replaced by another meanwhile."""
    for _ in range(round(PATIENCE)):
        newest = who.main.locator(f"article[data-id='{(await newest_post(sandbox)).id}']")
        with suppress(Error):
            await newest.wait_for(state="attached", timeout=1000)
            return
    raise TimeoutError("the newest post is not shown")


async def answer(who: Window, *, bold: bool) -> str:
    """One step in the private panel: confirm, or else an answer ready to press or the first of a menu
    (`bold` prefers the menu). Opens the panel when none is in the middle of something. Returns the key of
    what was pressed; empty when there is nothing to answer (any more)."""
    if await who.main.locator(".ephemeral").count():
        panel = await newest_panel(who)
        begun = await panel.locator("button[data-key^='d:']").count()
        if begun and (key := await _answered(who, panel, bold)):
            return key
    await opened(who, partial(pressed, who))
    return await _answered(who, await newest_panel(who), bold)


async def _answered(who: Window, panel: Locator, bold: bool) -> str:
    """One step in this panel; empty where it has none, as one that was opened while others were asked."""
    # A limit has its button, else it would be chosen in the menu again and again.
    confirm, limit, menu, ready = (panel.locator(kind) for kind in (CONFIRM, LIMIT, MENU, READY))
    for kind in (confirm, limit, menu, ready) if bold else (confirm, ready, limit, menu):
        if await kind.count():
            # The last of the ready answers is to pass, where that is possible.
            chosen = kind.last if kind is ready else kind.first
            key = await chosen.get_attribute("data-key") or ""
            await chosen.press("Enter")
            if kind is menu:
                await choose_first(who)
            await expect(panel.locator(f"[data-key='{key}']")).to_have_count(0)
            return key
    return ""


async def play(sandbox: Sandbox, windows: dict[str, Window], until: str, bold: int) -> int:
    """Answer for whoever is called until the newest picture says something; the number of steps.
    The first `bold` steps prefer menus."""
    for step in range(STEPS):
        post = await newest_post(sandbox)
        if until in (post.files[0].description or ""):
            return step
        for who in [windows[name] for name in await awaited(sandbox)]:
            await seen_newest(sandbox, who)
            if key := await answer(who, bold=step < bold):
                if key.startswith(("f:", "G:")) or key.endswith(":confirm"):
                    # The old post still calls whoever has just played. Where all are asked at once it stays.
                    with suppress(TimeoutError):
                        await asyncio.wait_for(newer_post(sandbox, post), POSTED)
                break
        else:
            await newer_post(sandbox, post)
    raise TimeoutError(f"{until!r} was not reached in {STEPS} steps")


async def begin(ben: Window, others: list[Window]) -> None:
    """From the welcome to the first post of the table."""
    await ben.button("Open a table · 卓を開く").click()
    await ben.main.get_by_role("button", name="With people", exact=True).first.click()
    for other in others:
        await other.button("Join").click()
        await expect(other.main.get_by_text("席につきました。")).to_be_visible()
    await ben.button("Start").click()
    await expect(ben.button("Your move")).to_be_visible()


async def test_three_people_play_rounds_of_florence_past_a_killed_bot(
    chromium: Browser, sandbox: Sandbox, real_bot: BotProcess
) -> None:
    async with AsyncExitStack() as stack:
        windows = {
            name: await stack.enter_async_context(window(chromium, sandbox, name, size=size))
            for name, size in (("Ben", DESK), ("Aoi", DESK), ("Chie", PHONE))
        }
        ben, aoi, chie = windows.values()
        await begin(ben, [aoi, chie])
        await hands_are_private(ben, aoi, chie)
        await ben.picture("florence-1280")
        await chie.picture("florence-390")
        for person in (ben, aoi, chie):
            assert await person.axe() == []
            assert await person.overflow() == []

        await play(sandbox, windows, "Round 1 of", bold=99)
        await killed_in_the_middle_of_a_turn(sandbox, windows, real_bot)
        await play(sandbox, windows, f"Round {ROUNDS + 1} of", bold=10)
        await ben.picture("florence-round-3-1280")
        await chie.picture("florence-round-3-390")
        await a_pause_is_agreed_on_in_the_panel(sandbox, windows)


async def hands_are_private(ben: Window, aoi: Window, chie: Window) -> None:
    """Each finds the own hand beside the table, and nobody else's anywhere on the page."""
    for owner in (ben, aoi, chie):
        if owner is chie:
            await chie.page.locator("[data-tab=dm]").click()
        await expect(owner.dm.get_by_role("listitem")).to_have_count(5)
        # The first line is the least work value, which everybody's hand says.
        cards = (await owner.dm.get_by_role("listitem").all_inner_texts())[1:]
        for other in {ben, aoi, chie} - {owner}:
            content = await other.page.locator("body").inner_text()
            assert not [card for card in cards if card in content]
    await chie.page.locator("[data-tab=channel]").click()


async def a_pause_is_agreed_on_in_the_panel(sandbox: Sandbox, windows: dict[str, Window]) -> None:
    """Nobody types a command: one proposes from the panel, the others find the way to answer in theirs."""
    ben, aoi, chie = windows.values()
    await opened(chie, partial(pressed, chie))
    panel = await newest_panel(chie)
    await panel.get_by_role("button", name=say("ja", "button-table-menu")).press("Enter")
    menu = panel.locator(".select[data-key^='S:']")
    await menu.press("Enter")
    await chie.picture("table-menu-390")
    assert await chie.axe() == [] and await chie.overflow() == []
    await chie.options.filter(has_text=say("ja", "request-pause-desc")).click()
    await panel.get_by_role("button", name=say("ja", "button-propose")).press("Enter")
    await expect(panel.get_by_text(say("ja", "told-proposed"))).to_be_visible()
    answers: tuple[tuple[Window, Language], ...] = ((ben, "en"), (aoi, "ja"))
    for other, spoken in answers:
        await opened(other, partial(pressed, other))
        panel = await newest_panel(other)
        await panel.get_by_role("button", name=say(spoken, "button-answer-proposal")).press("Enter")
        await panel.get_by_role("button", name=say(spoken, "button-agree"), exact=True).press("Enter")
        await expect(panel.locator("[data-key^='u:']")).to_have_count(0)
    await expect(ben.main.get_by_text(say("en", "paused", on="true")).last).to_be_visible()


async def killed_in_the_middle_of_a_turn(
    sandbox: Sandbox, windows: dict[str, Window], bot: BotProcess
) -> None:
    """A draft waits to be confirmed; the bot is killed and started again on the page; the draft is there."""
    for _ in range(STEPS):
        post = await newest_post(sandbox)
        who = windows[(await awaited(sandbox))[0]]
        if not await answer(who, bold=True):
            await newer_post(sandbox, post)
            continue
        confirm = (await newest_panel(who)).locator("button[data-key$=':confirm']")
        if await confirm.count():
            break
        # An answer that is the only one of its kind is played at once: then it is somebody else's turn.
    await expect(confirm).to_have_count(1)
    assert bot._process is not None
    bot._process.kill()
    restart = who.page.get_by_role("button", name=re.compile("Start it again|もう一度起動する"))
    await expect(restart).to_be_visible()
    await who.picture("bot-stopped")
    before = await newest_post(sandbox)
    await restart.click()
    await expect(who.page.locator("#banner")).to_be_hidden()
    await confirm.click()
    await expect(confirm).to_have_count(0)
    await newer_post(sandbox, before)
