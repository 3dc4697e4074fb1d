"""`/stats` and `/ratings`: results of finished games. Other people's are shown only if they opted into
ratings, and only for this server."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.client import Loggia, Viewer
from cogs.commands.playing.autocomplete import title_choices
from cogs.screens.pages import stats as figures
from cogs.screens.parts import Screen
from cogs.support.interactions import Interaction
from cogs.support.translation import words
from games.core import Refusal
from words.names import alone, escaped


class StatsCommands(commands.Cog):
    """Commands for statistics and ratings."""

    def __init__(self, bot: Loggia) -> None:
        self.bot = bot

    @app_commands.command(name=words("cmd-stats"), description=words("cmd-stats-desc"))
    @app_commands.rename(player=words("opt-player"))
    @app_commands.describe(player=words("opt-stats-player-desc"))
    async def stats(self, interaction: Interaction, player: discord.User | None = None) -> None:
        """Show one's own figures, or those of somebody who shares them."""

        async def work(reader: Viewer) -> Screen:
            guild, language = interaction.guild_id, reader.language
            if player is None or player.id == reader.id:
                record = await self.bot.tables.statistics.of(reader.id, guild)
                rated = reader.settings.rated
                return figures.statistics(escaped(alone(reader.name)), record, guild is None, rated, language)
            users = await self.bot.store.users([player.id])
            if guild is None or not users[player.id].rated:
                raise Refusal("refuse-stats-private")
            record = await self.bot.tables.statistics.of(player.id, guild)
            return figures.statistics(escaped(alone(player.display_name)), record, False, None, language)

        await self.bot.respond(interaction, work)

    @app_commands.command(name=words("cmd-ratings"), description=words("cmd-ratings-desc"))
    @app_commands.guild_only()
    @app_commands.describe(title=words("opt-title-desc"))
    @app_commands.rename(title=words("opt-title"))
    async def ratings(self, interaction: Interaction, title: app_commands.Range[str, 1, 60]) -> None:
        """Show the best players of this server in a title."""

        async def work(reader: Viewer) -> Screen:
            if title not in self.bot.tables.titles:
                raise Refusal("refuse-unknown-choice", text=title, choices=tuple(self.bot.tables.titles))
            found = await self.bot.tables.statistics.leaderboard(interaction.guild_id or 0, title)
            return figures.leaderboard(title, found, reader.id, reader.language)

        await self.bot.respond(interaction, work)

    @ratings.autocomplete("title")
    async def _titles(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await title_choices(self.bot, interaction, current)
