"""`/privacy` says what is stored about people. `/forget` exports it as a file, and erases it while games stay
intact."""

import json

from discord import app_commands
from discord.ext import commands

from cogs.app.client import BotBase
from cogs.app.requests import Click, Request, on, on_command
from cogs.screens import ids
from cogs.screens.pages.privacy import privacy_screen
from cogs.screens.parts import AttachedFile, Button, Screen, Text
from cogs.support.command_contexts import TABLE_CONTEXTS, at_tables
from cogs.support.translation import localized
from words import say


class PrivacyCommands(commands.Cog):
    """Commands for a person's own data."""

    def __init__(self, bot: BotBase) -> None:
        self.bot = bot

    forget = app_commands.Group(
        name=localized("cmd-forget"),
        description=localized("cmd-forget-desc"),
        allowed_contexts=TABLE_CONTEXTS,
    )

    @app_commands.command(name=localized("cmd-privacy"), description=localized("cmd-privacy-desc"))
    @at_tables
    @on_command()
    async def privacy(self, request: Request) -> Screen:
        """Say what is stored about people, for how long, and how it is erased."""
        return privacy_screen(self.bot.operator, request.language)

    @forget.command(name=localized("cmd-forget-show"), description=localized("cmd-forget-show-desc"))
    @on_command()
    async def show(self, request: Request) -> Screen:
        """Send everything that is stored about the reader."""
        reader = request.reader
        about = {"user_id": reader.id, **await self.bot.store.stored_about(reader.id)}
        data = json.dumps(about, indent=1, ensure_ascii=False).encode()
        return Screen((Text(say(reader.language, "forget-shown")), AttachedFile("about-you.json", data)))

    @forget.command(name=localized("cmd-forget-erase"), description=localized("cmd-forget-erase-desc"))
    @on_command()
    async def erase(self, request: Request) -> Screen:
        """Ask for confirmation: erasing is final."""
        language = request.language
        heads = await self.bot.store.tables_of(request.reader.id)
        running = sum(head.status == "running" for head in heads)
        text = say(language, "forget-ask", name=say(language, "forget-name"), running=running)
        button = Button(str(ids.ForgetButton("erase")), say(language, "button-forget"), "danger")
        return Screen((Text(text), button))

    @on(ids.ForgetButton, replaces="always")
    async def forgotten(self, click: Click[ids.ForgetButton]) -> Screen:
        """Erase the reader's data."""
        erased = await self.bot.services.erasure.erase(click.reader.id)
        return click.reply("forget-done", tables=erased.tables, bans=erased.bans)
