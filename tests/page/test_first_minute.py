"""The welcome: once on every server, in its language, wherever the bot may write."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from page_kit import ROOT, channel_of

from sandbox import MessageView, Sandbox
from sandbox.botprocess import BotProcess
from sandbox.model import Overwrite
from sandbox.rules.permissions import SEND_MESSAGES
from scripts.kit.guests import guests_in, join_button
from words import say


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """The real bot; not started yet."""
    database = {"LOGGIA_DB": str(tmp_path / "loggia.sqlite3")}
    process = BotProcess(sandbox.service, ROOT / "bot.py", tmp_path / "bot.log", database)
    yield process
    await process.stop()
    assert await sandbox.unserved() == []


def is_welcome(message: MessageView) -> bool:
    return any(button["custom_id"] == "w:open" for button in message.buttons)


async def test_every_server_is_welcomed_once_in_its_language_where_the_bot_may_write(
    sandbox: Sandbox, bot: BotProcess
) -> None:
    channel_of(sandbox, "welcome").overwrites = [Overwrite(sandbox.world.bot.id, 1, deny=SEND_MESSAGES)]
    await sandbox.fault("POST", r"/channels/\d+/messages$", status=503)
    await bot.start()

    async def refused() -> bool:
        return any(record.status == 503 for record in await sandbox.requests())

    await sandbox.wait_for(refused)
    await sandbox.add_guild("京都", ["広間"], "ja")
    japanese = await sandbox.wait_message("京都/広間", is_welcome)
    assert "卓を開く" in japanese.text and "Open a table" not in japanese.text
    process = bot._process
    assert process is not None and bot._watch is not None
    process.kill()
    await bot._watch
    await bot.start()
    # What was refused before is made good; what was posted is not posted again.
    both = await sandbox.wait_message("#table-1", is_welcome)
    assert "Open a table" in both.text and "卓を開く" in both.text
    await sandbox.add_guild("London", ["hall"], "en-GB")
    english = await sandbox.wait_message("London/hall", is_welcome)
    assert "Open a table" in english.text and "卓を開く" not in english.text
    for channel, count in (("#welcome", 0), ("#table-1", 1), ("京都/広間", 1), ("London/hall", 1)):
        assert len([m for m in await sandbox.messages(channel) if is_welcome(m)]) == count


async def test_the_list_of_titles_is_private_and_in_the_readers_language(
    sandbox: Sandbox, bot: BotProcess
) -> None:
    await bot.start()
    post = await sandbox.wait_message("#welcome", is_welcome)
    titles = await sandbox.click("Chie", post, "w:open")
    assert titles.ephemeral and "フィレンツェの匠" in titles.text
    told = await sandbox.click("Chie", titles.message or 0, "w:new:florence")
    assert "卓を開きました" in told.text
    refused = await sandbox.click("Ben", post, "w:open")
    elsewhere = await sandbox.click("Ben", refused.message or 0, "w:new:florence")
    (thread,) = [channel for channel in sandbox.world.channels.values() if channel.is_thread]
    assert f"<#{thread.id}>" in elsewhere.text and thread.name.endswith("(Ben)")


async def test_three_clicks_later_a_lone_visitor_has_a_running_game(
    sandbox: Sandbox, bot: BotProcess
) -> None:
    await bot.start()
    async with guests_in(sandbox):
        post = await sandbox.wait_message("#welcome", is_welcome)
        titles = await sandbox.click("Ben", post, "w:open")
        await sandbox.click("Ben", titles.message or 0, "w:new:florence")
        (host,) = [user for user in sandbox.world.users.values() if user.name == "ben"]
        card = await sandbox.wait_message("#welcome", lambda card: "Chie" in card.text and "Aoi" in card.text)
        await sandbox.click("Ben", card, join_button(card).replace("join", "start"))
        table = await sandbox.wait_message("#welcome", lambda message: bool(message.files))
        for name in ("ben", "chie", "aoi"):
            (user,) = [user for user in sandbox.world.users.values() if user.name == name]
            assert f"<@{user.id}>" in table.text
            assert user.locale == host.locale, "a guest speaks the language of who opened the table"
        (move,) = [one["custom_id"] for one in table.buttons if ":move:" in one["custom_id"]]
        panel = await sandbox.click("Chie", table, move)
        assert (
            panel.ephemeral
            and re.search("[a-z]{3}", panel.text)
            and not re.search("[ぁ-んァ-ヶ]", panel.text)
        )


async def test_three_clicks_later_a_lone_visitor_plays_against_computers_of_a_level(
    sandbox: Sandbox, bot: BotProcess
) -> None:
    await bot.start()
    async with guests_in(sandbox):
        post = await sandbox.wait_message("#welcome", is_welcome)
        titles = await sandbox.click("Ben", post, "w:open")
        levels = await sandbox.click("Ben", titles.message or 0, "w:solo:heaven_ale")
        assert say("en", "level-novice-desc") in levels.text
        told = await sandbox.click("Ben", levels.message or 0, "w:novice:heaven_ale")
        assert told.text == say("en", "told-started")
        table = await sandbox.wait_message("#welcome", lambda message: bool(message.files))
        assert "Chie" not in table.text, "no guest has sat down"
        status = await sandbox.slash("Ben", "#welcome", "tables")
        assert say("en", "level-novice") in status.text and say("en", "level-apprentice") not in status.text
