"""The application's emoji and the signs of seats are drawn, whatever fonts the machine has."""

from __future__ import annotations

from io import BytesIO

from page_kit import Bot, button, post, row, window
from PIL import Image
from playwright.async_api import Browser, expect

from sandbox import Sandbox
from sandbox.model import Emoji


async def test_an_emoji_is_drawn_in_a_text_on_a_button_and_in_a_menu(
    chromium: Browser, sandbox: Sandbox, bot: Bot
) -> None:
    picture = BytesIO()
    Image.new("RGB", (128, 128), "teal").save(picture, "PNG")
    world = sandbox.service.world
    made = Emoji(world.new_id(), "lake_1", "image/png", picture.getvalue())
    world.application.emojis[made.id] = made
    emoji = {"id": str(made.id), "name": made.name}
    options = [{"label": "The Lake", "value": "v", "emoji": emoji}, {"label": "🔺 B", "value": "w"}]
    menu = {"type": 3, "custom_id": "s", "placeholder": "Build", "options": options}
    text = f"<:lake_1:{made.id}>\u00a0The Lake of 🔵 Aoi"
    post(
        sandbox,
        "table-1",
        {"content": text, "components": [row(button("b", "Look") | {"emoji": emoji}), row(menu)]},
    )
    async with window(chromium, sandbox, "Ben", channel="table-1") as ben:
        drawn = ben.main.get_by_alt_text(":lake_1:")
        await expect(drawn).to_have_js_property("naturalWidth", 128)
        await expect(ben.main.locator(".text .shape.circle")).to_have_text("🔵")
        await expect(ben.button("Look").locator("img.emoji")).to_have_js_property("naturalWidth", 128)
        await ben.button("Build").click()
        await expect(ben.options.first.locator("img.emoji")).to_have_js_property("naturalWidth", 128)
        await expect(ben.options.last.locator(".shape.triangle")).to_be_visible()
        assert await ben.axe() == []
        await ben.options.first.click()
