"""Japanese is set in the font the page brings, whatever fonts the machine has, from the first word on."""

from __future__ import annotations

import re

from page_kit import post, window
from playwright.async_api import Browser, Page

from sandbox import Sandbox

KANA = "# ようこそ\nさくら\n**はい**、`カード`"
"""Nothing but kana: Chromium asks no font of the machine for a whole Chinese character on the same line."""

JAPANESE = re.compile("[\u3000-\u9fff]+")


async def fonts(page: Page) -> dict[str, set[str]]:
    """By text in Japanese alone: the fonts its glyphs are from, those of the page by their names."""
    session = await page.context.new_cdp_session(page)
    await session.send("DOM.enable")
    await session.send("CSS.enable")
    root = (await session.send("DOM.getDocument"))["root"]["nodeId"]
    found: dict[str, set[str]] = {}
    all_of_them = await session.send("DOM.querySelectorAll", {"nodeId": root, "selector": "body *"})
    texts = await page.evaluate("[...document.querySelectorAll('body *')].map((one) => one.textContent)")
    for node, text in zip(all_of_them["nodeIds"], texts, strict=True):
        if JAPANESE.fullmatch(text):
            used = await session.send("CSS.getPlatformFontsForNode", {"nodeId": node})
            found.setdefault(text, set()).update(
                one["postScriptName"] if one["isCustomFont"] else "the machine's" for one in used["fonts"]
            )
    return found


async def test_japanese_is_set_in_the_pages_own_font_from_the_first_word_on(
    chromium: Browser, sandbox: Sandbox
) -> None:
    post(sandbox, "welcome", {"content": KANA})
    async with window(chromium, sandbox, "Aoi") as shown:
        await shown.main.get_by_text("さくら").wait_for()
        await shown.page.evaluate("document.fonts.ready")
        found = await fonts(shown.page)
        await shown.picture("kana")
    bold, regular = {"BIZUDPGothic-Bold"}, {"BIZUDPGothic-Regular"}
    assert found["ようこそ"] == found["はい"] == found["アプリ"] == bold, found
    assert found["カード"] == found["送信"] == regular, found
    assert {"the machine's"} not in found.values() and set.union(*found.values()) == bold | regular, found
