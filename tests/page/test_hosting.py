"""docs/hosting.md tells the truth: the permissions it names are enough, and no more than is meant."""

from __future__ import annotations

import re
from pathlib import Path

import discord
from page_kit import ROOT

from sandbox import Sandbox
from sandbox.botprocess import BotProcess
from sandbox.rules import permissions

GUIDE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def granted() -> int:
    (number,) = set(re.findall(r"permissions=(\d+)", GUIDE))
    return int(number)


def test_what_a_machine_needs_is_said_alike_in_the_guide_and_the_readme() -> None:
    readme, guide = (" ".join(page.split()) for page in ((ROOT / "README.md").read_text("utf-8"), GUIDE))
    for needed in ("Python 3.11 or newer", "on Debian also `python3-venv`", "make"):
        assert needed in readme and needed in guide.split("## 2.")[0], needed


def test_the_number_is_the_sum_of_the_table() -> None:
    table = GUIDE.split("| permission | for |")[1].split("\n\n")[0]
    named = [row.split("|")[1].strip() for row in table.splitlines()[2:]]
    flags = {name.replace(" ", "_").lower().replace("view_channels", "view_channel") for name in named}
    assert discord.Permissions(**dict.fromkeys(flags, True)).value == granted()


async def test_with_these_permissions_alone_tables_and_threads_are_opened(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    (guild,) = sandbox.world.guilds.values()
    for role in guild.roles.values():
        role.permissions = granted()
    guild.roles[guild.id].permissions = (
        permissions.VIEW_CHANNEL | permissions.USE_APPLICATION_COMMANDS | permissions.CREATE_PUBLIC_THREADS
    )
    database = {"LOGGIA_DB": str(tmp_path / "loggia.sqlite3")}
    bot = BotProcess(sandbox.service, ROOT / "bot.py", tmp_path / "bot.log", database)
    await bot.start()
    try:
        post = await sandbox.wait_message("#welcome", lambda m: "w:open" in str(m.components))
        for user in ("Ben", "Dan"):
            titles = await sandbox.click(user, post, "w:open")
            assert titles.message is not None and titles.ephemeral
            await sandbox.click(user, titles.message, "w:new:florence")
        first = await sandbox.wait_message("#welcome", lambda m: "Join" in m.labels)
        (thread,) = [channel for channel in sandbox.world.channels.values() if channel.is_thread]
        second = await sandbox.wait_message(thread.id, lambda m: "Join" in m.labels)
        assert "Ben" in first.text and "Dan" in second.text
        for user in ("Finn", "Olga"):
            assert "Join" in first.labels
            await sandbox.click(user, first, "Join")
        await sandbox.click("Ben", first, "Start")
        table = await sandbox.wait_message("#welcome", lambda m: "Your move" in m.labels)
        assert table.files[0].content_type == "image/png"
    finally:
        await bot.stop()
    assert await sandbox.unserved() == []
