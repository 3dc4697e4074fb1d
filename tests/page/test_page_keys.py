"""A whole round of Florence by keys alone: Tab, Shift and Enter from the welcome to the second round."""

from __future__ import annotations

from page_kit import CONFIRM, LIMIT, MENU, READY, Window, newest_panel, opened, window
from playwright.async_api import Browser, Locator
from posts_kit import awaited, newer_post, newest_post

from sandbox import Sandbox
from sandbox.botprocess import BotProcess

DONE = "Round 2 of"

PRESSES = 400
"""Presses of a key after which what is looked for can't be reached."""

STEPS = 80
"""Panels answered before the test gives up; a round takes about fifteen."""

BOLD = 6
"""Number of first answers that are looked for in menus; then the person passes where that is possible."""

BELOW = (
    "(element) => document.activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING"
)

FOCUSED = "document.activeElement.closest('article')?.dataset.id"
"""The id of the message that has the focus."""

OPEN, SOLO, LEVEL = "Open a table · 卓を開く", "Against computers", "Apprentice"

IN_PANEL = (CONFIRM, LIMIT, MENU, READY)


async def press(who: Window, wanted: Locator) -> str | None:
    """Go there by Tab, or by Shift and Tab if it is above, and press Enter. The id of the message pressed."""
    keys = who.page.keyboard
    await wanted.wait_for(state="visible")
    for _ in range(PRESSES):
        if await wanted.evaluate("(element) => element === document.activeElement"):
            id: str | None = await wanted.evaluate("(element) => element.closest('article')?.dataset.id")
            await keys.press("Enter")
            return id
        below = await wanted.evaluate(BELOW)
        await keys.press("Tab" if below else "Shift+Tab")
    raise AssertionError(f"{wanted} can't be reached by keys")


async def answer(who: Window, *, bold: bool) -> bool:
    """One step in the newest private panel; False when there is nothing to answer."""
    if not await who.main.locator(".ephemeral").count():
        return False
    panel = await newest_panel(who)
    confirm, limit, menu, ready = (panel.locator(kind) for kind in IN_PANEL)
    for kind in (confirm, limit, menu, ready) if bold else (confirm, ready, limit, menu):
        if await kind.count():
            chosen = kind.last if kind is ready else kind.first
            key = await chosen.get_attribute("data-key")
            await press(who, panel.locator(f"[data-key='{key}']"))
            if kind is menu:
                popup = who.page.locator(".popup")
                await popup.get_by_role("listbox").wait_for()
                await who.page.keyboard.press("Enter")
                if await popup.locator("button").count():  # several may be taken: a button ends the choice
                    await press(who, popup.locator("button"))
            await panel.locator(f"[data-key='{key}']").wait_for(state="detached")
            return True
    return False


async def test_a_whole_round_is_played_by_keys_alone(
    chromium: Browser, sandbox: Sandbox, real_bot: BotProcess
) -> None:
    async with window(chromium, sandbox, "Ben") as ben:
        await press(ben, ben.button(OPEN))
        await press(ben, ben.button(SOLO))
        await press(ben, ben.button(LEVEL))
        await ben.button("Your move").wait_for()
        answered = 0
        for _ in range(STEPS):
            post = await newest_post(sandbox)
            if DONE in (post.files[0].description or ""):
                break
            if "Ben" not in await awaited(sandbox):
                await newer_post(sandbox, post)
            elif await answer(ben, bold=answered < BOLD):
                answered += 1
            elif not await asked(ben):
                await newer_post(sandbox, post)
        assert DONE in ((await newest_post(sandbox)).files[0].description or "")
        assert answered >= 4


async def asked(who: Window) -> bool:
    """Open the panel under the newest post; whether there is something to answer."""
    await opened(who, lambda: press(who, who.button("Your move")))
    return await (await newest_panel(who)).locator(", ".join(IN_PANEL)).count() > 0


async def test_the_focus_lands_in_a_panel_stays_when_it_is_edited_and_goes_back_when_it_is_closed(
    chromium: Browser, sandbox: Sandbox, real_bot: BotProcess
) -> None:
    async with window(chromium, sandbox, "Ben") as ben:
        for label in (OPEN, SOLO, LEVEL):
            await press(ben, ben.button(label))
        await opened(ben, lambda: press(ben, ben.button("Your move")))
        panel = await newest_panel(ben)
        id = await panel.get_attribute("data-id")
        assert await ben.page.evaluate(FOCUSED) == id, "in the new panel, with no key pressed"
        assert await panel.evaluate("(element) => element === document.activeElement"), (
            "before its first answer"
        )
        await panel.locator(", ".join(IN_PANEL)).first.wait_for()
        assert await answer(ben, bold=True)
        assert await ben.page.evaluate(FOCUSED) == id, "an edited panel keeps it"
        await press(ben, panel.get_by_role("button", name="Dismiss"))
        await panel.wait_for(state="detached")
        at = await ben.page.evaluate("document.activeElement.textContent")
        assert "Your move" in at, "where the panel was opened"
