"""What a user does on the page reaches the bot, and what the bot answers is shown as Discord shows it."""

from __future__ import annotations

import aiohttp
from page_kit import Bot, button, post, row, window
from playwright.async_api import Browser, expect

from sandbox import Sandbox


async def test_a_modal_is_filled_in_with_the_keyboard_and_its_answer_seen_by_everybody(
    chromium: Browser, sandbox: Sandbox, bot: Bot
) -> None:
    post(sandbox, "table-1", {"content": "write", "components": [row(button("modal", "Write a letter"))]})
    async with (
        window(chromium, sandbox, "Ben", channel="table-1") as ben,
        window(chromium, sandbox, "Dan", channel="table-1") as dan,
    ):
        await ben.button("Write a letter").focus()
        await ben.page.keyboard.press("Enter")
        dialog = ben.page.get_by_role("dialog", name="A letter")
        await expect(dialog.get_by_label("To whom")).to_be_focused()
        await ben.page.keyboard.type("Lorenzo")
        await ben.page.keyboard.press("Tab")
        await ben.page.keyboard.type("two\nlines")
        assert await ben.axe() == []
        await dialog.get_by_role("button", name="Submit").press("Enter")
        await expect(dialog).to_have_count(0)
        await expect(dan.main.get_by_text("to Lorenzo: two")).to_be_visible()


async def test_each_kind_of_field_is_filled_in_with_the_keyboard(
    chromium: Browser, sandbox: Sandbox, bot: Bot
) -> None:
    post(sandbox, "table-1", {"content": "buy", "components": [row(button("form", "Order"))]})
    async with window(chromium, sandbox, "Ben", channel="table-1") as ben:
        await ben.button("Order").press("Enter")
        dialog, keys = ben.page.get_by_role("dialog", name="An order"), ben.page.keyboard
        await expect(dialog.get_by_label("Pieces")).to_have_value("3")
        await expect(dialog.get_by_label("Pieces")).to_be_focused()
        await expect(dialog.get_by_role("group", name="Size")).to_have_accessible_description("One of them.")
        await keys.press("ControlOrMeta+A")
        await keys.type("7")
        await keys.press("Tab")
        await expect(dialog.get_by_role("radio", name="Small")).to_be_checked()
        await keys.press("ArrowDown")
        await expect(dialog.get_by_role("radio", name="Large two at most")).to_be_checked()
        for name in ("Salt", "Oil"):
            await keys.press("Tab")
            await expect(dialog.get_by_role("checkbox", name=name)).to_be_focused()
            await keys.press("Space")
        await expect(dialog.get_by_role("checkbox", name="Wine")).to_be_disabled()
        await dialog.get_by_role("combobox", name="Town").select_option(label="Basel (far)")
        assert await ben.axe() == []
        await dialog.get_by_role("button", name="Submit").press("Enter")
        await expect(ben.main.get_by_text("7 / l / ['Salt', 'Oil'] / ['b']")).to_be_visible()


async def test_a_command_is_picked_completed_and_sent_without_a_mouse(
    chromium: Browser, sandbox: Sandbox, bot: Bot
) -> None:
    await sandbox.wait_for_command("game")
    async with window(chromium, sandbox, "Ben", channel="table-1") as ben:
        keys = ben.page.keyboard
        await keys.type("/")
        await expect(ben.page.get_by_role("option", name="/game raise")).to_be_visible()
        await keys.type("rais")
        await expect(ben.options).to_have_count(1)
        await keys.press("Enter")
        bid = ben.main.get_by_role("combobox", name="bid")
        await expect(bid).to_be_focused()
        await expect(ben.options).to_have_count(3)
        await keys.type("31")
        await expect(ben.options).to_have_text(["310 florins"])
        assert await ben.axe() == []
        await keys.press("Enter")
        await expect(bid).to_have_value("310 florins")
        await ben.button("Add whom").click()
        await ben.main.get_by_label("whom").select_option(label="Aoi")
        await ben.main.get_by_label("whom").press("Enter")
        await ben.button("Send").click()
        await expect(ben.main.get_by_text("raised to 310, r, against Aoi")).to_be_visible()
        await expect(ben.main.get_by_text("Ben used /game raise")).to_be_visible()


async def test_a_required_option_that_is_missing_is_asked_for(
    chromium: Browser, sandbox: Sandbox, bot: Bot
) -> None:
    await sandbox.wait_for_command("game")
    async with window(chromium, sandbox, "Ben", channel="table-1") as ben:
        await ben.page.keyboard.type("/game raise")
        await ben.page.get_by_role("option", name="/game raise").click()
        await ben.button("Send").click()
        await expect(ben.main.get_by_role("alert")).to_contain_text("bid: required")


async def test_a_menu_of_one_answers_at_once_and_one_of_several_when_done(
    chromium: Browser, sandbox: Sandbox, bot: Bot
) -> None:
    options = [{"label": f"Card {n}", "value": f"c{n}", "description": "a card"} for n in range(25)]
    several = {"type": 3, "custom_id": "menu", "options": options, "placeholder": "Cards", "max_values": 2}
    post(sandbox, "table-1", {"content": "choose", "components": [row(several)]})
    async with window(chromium, sandbox, "Ben", channel="table-1") as ben:
        await ben.button("Cards").press("Enter")
        await expect(ben.page.get_by_role("listbox", name="Cards")).to_be_focused()
        for key in ("End", "Enter", "ArrowUp", " ", "ArrowUp", "Enter"):
            await ben.page.keyboard.press(key)
        assert await ben.axe() == []
        await expect(ben.page.get_by_role("option", selected=True)).to_have_count(2)
        await ben.page.get_by_role("button", name="Done (2 chosen)").click()
        await expect(ben.main.get_by_text("chosen: c24, c23")).to_be_visible()


async def test_whispers_are_seen_by_their_owner_alone_and_can_be_dismissed(
    chromium: Browser, sandbox: Sandbox, bot: Bot
) -> None:
    post(sandbox, "table-1", {"content": "look", "components": [row(button("whisper", "Look"))]})
    async with (
        window(chromium, sandbox, "Ben", channel="table-1") as ben,
        window(chromium, sandbox, "Chie", channel="table-1") as chie,
    ):
        await ben.button("Look").click()
        await expect(ben.main.get_by_text("for Ben alone")).to_be_visible()
        await chie.button("Look").click()
        await expect(chie.main.get_by_text("for Chie alone")).to_be_visible()
        await expect(chie.main.get_by_text("これらはあなただけに表示されています")).to_be_visible()
        assert "for Ben alone" not in await chie.page.content()
        await ben.button("Dismiss message").click()
        await expect(ben.main.get_by_text("for Ben alone")).to_have_count(0)


async def test_thinking_and_failing_look_as_on_discord(chromium: Browser, sandbox: Sandbox, bot: Bot) -> None:
    await sandbox.wait_for_command("game")
    buttons = row(button("slow", "Slow"), button("never", "Never"))
    post(sandbox, "table-1", {"content": "wait", "components": [buttons]})
    async with window(chromium, sandbox, "Ben", channel="table-1") as ben:
        await ben.button("Slow").click()
        await expect(ben.main.get_by_text("Loggia is thinking…")).to_be_visible()
        bot.release.set()
        await expect(ben.main.get_by_text("here it is")).to_be_visible()
        sandbox.service.limits.answer = 0.3
        await ben.button("Never").click()
        await expect(ben.main.get_by_text("This interaction failed")).to_be_visible()
        await ben.page.keyboard.type("/game silence")
        await ben.page.get_by_role("option", name="/game silence").click()
        await ben.button("Send").click()
        await expect(ben.main.get_by_text("The application did not respond")).to_be_visible()


async def test_a_page_of_another_origin_may_not_act(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session:
        for headers, url in (
            ({"Origin": "http://elsewhere.example"}, f"{sandbox.url}/page/live"),
            ({"Host": "elsewhere.example"}, f"{sandbox.url}/"),
        ):
            async with session.get(url, headers=headers) as response:
                assert response.status == 403
