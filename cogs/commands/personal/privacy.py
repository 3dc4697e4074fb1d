"""`/privacy` says what is stored about people. `/forget` exports it as a file, and erases it while games stay
intact."""

import json

from discord import app_commands
from discord.ext import commands

from cogs.app.client import Loggia
from cogs.app.requests import Click, Request, Viewer, on, on_command
from cogs.screens import ids
from cogs.screens.pages.privacy import privacy_screen
from cogs.screens.parts import AttachedFile, Button, Screen, Text
from cogs.support.places import AT_TABLES, at_tables
from cogs.support.translation import words
from db import TableHead
from games.core import Refusal
from games.manager.services import RequestContext, Unloadable
from words import LANGUAGES, language_for, say


class PrivacyCommands(commands.Cog):
    """Commands for a person's own data."""

    def __init__(self, bot: Loggia) -> None:
        self.bot = bot

    forget = app_commands.Group(
        name=words("cmd-forget"),
        description=words("cmd-forget-desc"),
        allowed_contexts=AT_TABLES,
    )

    @app_commands.command(name=words("cmd-privacy"), description=words("cmd-privacy-desc"))
    @at_tables
    @on_command()
    async def privacy(self, request: Request) -> Screen:
        """Say what is stored about people, for how long, and how it is erased."""
        return privacy_screen(self.bot.operator, request.language)

    @forget.command(name=words("cmd-forget-show"), description=words("cmd-forget-show-desc"))
    @on_command()
    async def show(self, request: Request) -> Screen:
        """Send everything that is stored about the reader."""
        reader = request.reader
        found = {"user_id": reader.id, **await self.bot.store.stored_about(reader.id)}
        data = json.dumps(found, indent=1, ensure_ascii=False).encode()
        return Screen((Text(say(reader.language, "forget-shown")), AttachedFile("about-you.json", data)))

    @forget.command(name=words("cmd-forget-erase"), description=words("cmd-forget-erase-desc"))
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
        for head in await self.bot.store.tables_of(click.reader.id):
            await self._leave(click.reader, head)
        await self._withdraw(click.reader)
        lines = await self.bot.store.lines_of(click.reader.id)
        await self.bot.services.studies.delete([line.table_id for line in lines])
        names = {str(language): say(language, "forget-name") for language in LANGUAGES}
        changed = await self.bot.services.display_names.forget(click.reader.id, names)
        bans = len((await self.bot.store.stored_about(click.reader.id))["bans"])
        return click.told("forget-done", tables=changed, bans=bans)

    async def _withdraw(self, reader: Viewer) -> None:
        """Withdraw the reader's requests at tables where they have no seat, so that they don't get one."""
        asked = {entry["table_id"] for entry in (await self.bot.store.stored_about(reader.id))["log_entries"]}
        for head in await self.bot.store.live_tables():
            if head.id in asked and head.status == "running":
                try:
                    await self.bot.services.proposals.withdraw_all(head.id, reader.id)
                except (Refusal, Unloadable):
                    continue  # over by now, or damaged: nobody gets a seat there

    async def _leave(self, reader: Viewer, head: TableHead) -> None:
        """Leave a lobby; in a running game, let a computer player go on. From a table that can't be loaded,
        only the name is removed."""
        lobby = self.bot.services.lobby
        try:
            if head.status == "lobby":
                await lobby.leave(head.id, reader.id, RequestContext(None))
            else:
                name = say(language_for(head.language), "forget-name")
                await self.bot.services.seats.give_to_computer(head.id, reader.id, name, "apprentice")
        except (Refusal, Unloadable):
            return  # gone by now, or damaged: the store forgets the name anyway
