"""Looking things up: `/rules /card /about /verify`."""

from collections.abc import Sequence

import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.client import Loggia, Reader
from cogs.interactions import Interaction
from cogs.screens import ids
from cogs.screens.parts import Picture, Screen, Text, cut
from cogs.screens.rules import about_screen, rules_screen
from cogs.screens.written import known_ids, named
from cogs.translation import words
from games.core import Refusal
from games.core.chance import Draw, first_wrong_draw
from games.table import Table
from words import Speaker, say


class Reference(commands.Cog):
    """What the rules say, what a card does, where numbers come from, and whether chance was honest."""

    def __init__(self, bot: Loggia) -> None:
        self.bot = bot
        bot.routes[ids.RulesPage] = self._rules_page
        bot.routes[ids.AboutPage] = self._about_page

    @app_commands.command(name=words("cmd-rules"), description=words("cmd-rules-desc"))
    @app_commands.guild_only()
    async def rules(self, interaction: Interaction) -> None:
        """The rules of the present phase, then all others."""
        await self.bot.show_here(interaction, self.rules_here)

    @app_commands.command(name=words("cmd-card"), description=words("cmd-card-desc"))
    @app_commands.rename(name=words("opt-name"))
    @app_commands.describe(name=words("opt-name-desc"))
    @app_commands.guild_only()
    async def card(self, interaction: Interaction, name: app_commands.Range[str, 1, 60]) -> None:
        """What a card, tile or object of this channel's game does."""

        async def show(table: Table, reader: Reader) -> Screen:
            speaker = Speaker(table.title, reader.language, table.marked_names, table.options)
            id = named(table, name)
            if id not in known_ids(table):
                raise Refusal("card-none", text=name)
            text = speaker.card_text(id)
            told = Text(f"**{speaker.card(id)}**" + (f"\n{text}" if text else ""))
            drawn = await self.bot.draw(
                self.bot.pictures.card, table.title, table.options, len(table.names), id, reader.language
            )
            if drawn is None:
                return Screen((told,))
            return Screen((told, Picture("card.png", drawn, cut(f"{speaker.card(id)}: {text}", 1000))))

        await self.bot.show_here(interaction, show)

    @card.autocomplete("name")
    async def _cards(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        reader = await self.bot.reader(interaction)
        table = await self.bot.tables.at(interaction.channel_id or 0)
        if table is None:
            return []
        speaker = Speaker(table.title, reader.language, table.marked_names, table.options)
        cards = {id: speaker.card(id) for id in known_ids(table) if speaker.card_text(id)}
        wanted = current.casefold()
        return [
            app_commands.Choice(name=cut(name, 100), value=id)
            for id, name in cards.items()
            if wanted in name.casefold() or wanted in id.casefold()
        ][:25]

    @app_commands.command(name=words("cmd-about"), description=words("cmd-about-desc"))
    @app_commands.guild_only()
    async def about(self, interaction: Interaction) -> None:
        """Where the numbers of the title come from."""
        await self.bot.show_here(interaction, self.about_here)

    @app_commands.command(name=words("cmd-verify"), description=words("cmd-verify-desc"))
    @app_commands.guild_only()
    async def verify(self, interaction: Interaction) -> None:
        """Recompute every draw of a finished game."""
        await self.bot.show_here(interaction, self._verify)

    # The screens

    async def rules_here(self, table: Table, reader: Reader) -> Screen:
        """The rules of a table's title: what matters now, and the chapters."""
        return rules_screen(table, reader.language)

    async def _rules_page(self, interaction: Interaction, id: ids.RulesPage, values: Sequence[str]) -> None:
        async def work(reader: Reader) -> Screen:
            return rules_screen(await self.bot.table(id.table), reader.language, id.page)

        await self.bot.respond(interaction, work, edit=True)

    async def about_here(self, table: Table, reader: Reader) -> Screen:
        """A table's title and the sources of its numbers."""
        return about_screen(table, reader.language)

    async def _about_page(self, interaction: Interaction, id: ids.AboutPage, values: Sequence[str]) -> None:
        async def work(reader: Reader) -> Screen:
            return about_screen(await self.bot.table(id.table), reader.language, id.page)

        await self.bot.respond(interaction, work, edit=True)

    async def _verify(self, table: Table, reader: Reader) -> Screen:
        language = reader.language
        if table.status != "over":
            return Screen((Text(say(language, "verify-not-over", commitment=table.commitment or "–")),))
        entries = await self.bot.store.log(table.id)
        draws = [
            draw
            for entry in entries
            if entry.outcomes
            for draw in msgspec.msgpack.decode(entry.outcomes, type=list[Draw])
        ]
        wrong = first_wrong_draw(table.secret, table.commitment, draws)
        if wrong is None:
            text = say(language, "verify-good", draws=len(draws))
        elif wrong < 0:
            text = say(language, "verify-wrong-secret")
        else:
            text = say(language, "verify-wrong-draw", number=wrong + 1, what=draws[wrong].what)
        secret = say(language, "verify-secret", secret=table.secret.hex())
        return Screen((Text(text), Text(f"-# {secret}"), Text(f"-# SHA-256: {table.commitment}")))
