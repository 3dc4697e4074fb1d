"""`/stats` and `/ratings`: results of finished games. Other people's are shown only if they opted into
ratings, and only for this server."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.client import BotBase
from cogs.app.requests import Request, on_command
from cogs.commands.autocomplete import title_choices
from cogs.screens.pages import stats
from cogs.screens.parts import Screen
from cogs.support.interactions import Interaction
from cogs.support.translation import localized, options
from games.core import Refusal
from words.names import escaped, name_alone


class StatsCommands(commands.Cog):
    """Commands for statistics and ratings."""

    def __init__(self, bot: BotBase) -> None:
        self.bot = bot

    @app_commands.command(name=localized("cmd-stats"), description=localized("cmd-stats-desc"))
    @options(player=("opt-player", "opt-stats-player-desc"))
    @on_command()
    async def stats(self, request: Request, player: discord.User | None = None) -> Screen:
        """Show one's own figures, or those of somebody who shares them."""
        guild, language = request.interaction.guild_id, request.language
        if player is None or player.id == request.reader.id:
            record = await self.bot.services.statistics.of(request.reader.id, guild)
            rated = request.reader.settings.rated
            return stats.statistics(
                escaped(name_alone(request.reader.name)), record, guild is None, rated, language
            )
        users = await self.bot.store.users([player.id])
        if guild is None or not users[player.id].rated:
            raise Refusal("refuse-stats-private")
        record = await self.bot.services.statistics.of(player.id, guild)
        return stats.statistics(escaped(name_alone(player.display_name)), record, False, None, language)

    @app_commands.command(name=localized("cmd-ratings"), description=localized("cmd-ratings-desc"))
    @app_commands.guild_only()
    @options(title="opt-title")
    @on_command()
    async def ratings(self, request: Request, title: app_commands.Range[str, 1, 60]) -> Screen:
        """Show the best players of this server in a title."""
        self.bot.title(title)
        found = await self.bot.services.statistics.leaderboard(request.interaction.guild_id or 0, title)
        return stats.leaderboard(title, found, request.reader.id, request.language)

    @ratings.autocomplete("title")
    async def _titles(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await title_choices(self.bot, interaction, current)
