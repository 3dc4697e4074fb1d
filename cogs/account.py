"""What is one's own: `/games` and `/settings`."""

from discord import app_commands
from discord.ext import commands

from cogs.client import Loggia, Reader
from cogs.interactions import Interaction
from cogs.screens import posts
from cogs.screens.panel import awaited_lines
from cogs.screens.parts import Part, Screen, Text
from cogs.translation import words
from db import UserChange
from games.manager import Unloadable
from games.table import Table
from words import Language, Speaker, say

BUTTONS = 20
"""So many buttons stand below a list of tables."""


class Account(commands.Cog):
    """One's tables and settings."""

    def __init__(self, bot: Loggia) -> None:
        self.bot = bot

    @app_commands.command(name=words("cmd-games"), description=words("cmd-games-desc"))
    async def games(self, interaction: Interaction) -> None:
        """All tables of the reader, those that wait for him first."""
        await self.bot.respond(interaction, self._games)

    settings = app_commands.Group(
        name=words("cmd-settings"),
        description=words("cmd-settings-desc"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
    )

    @settings.command(name=words("cmd-language"), description=words("cmd-language-desc"))
    @app_commands.rename(language=words("opt-language"))
    @app_commands.describe(language=words("opt-language-desc"))
    @app_commands.choices(
        language=[
            app_commands.Choice(name="日本語", value="ja"),
            app_commands.Choice(name="English", value="en"),
            app_commands.Choice(name=words("settings-language-auto"), value="auto"),
        ]
    )
    async def language(self, interaction: Interaction, language: str) -> None:
        """The language of everything private."""
        chosen = None if language == "auto" else language
        await self._set(interaction, UserChange(language=chosen), f"settings-saved-{language}")

    @settings.command(name=words("cmd-confirm"), description=words("cmd-confirm-desc"))
    @app_commands.rename(ask=words("opt-ask"))
    @app_commands.describe(ask=words("opt-ask-desc"))
    async def confirm(self, interaction: Interaction, ask: bool) -> None:
        """Whether a turn that ends asks first."""
        await self._set(interaction, UserChange(confirm=ask), f"settings-saved-{'ask' if ask else 'at-once'}")

    async def _set(self, interaction: Interaction, change: UserChange, told: str) -> None:
        """Change a setting and say what it is now."""

        async def work(reader: Reader) -> Screen:
            await self.bot.store.change_user(reader.id, change)
            return Screen((Text(say((await self.bot.reader(interaction)).language, told)),))

        await self.bot.respond(interaction, work)

    async def _games(self, reader: Reader) -> Screen:
        language = reader.language
        heads = await self.bot.store.tables_of(reader.id)
        waiting: list[str] = []
        others: list[str] = []
        buttons: list[Part] = []
        for head in heads:
            try:
                table = await self.bot.table(head.id)
            except Unloadable:
                others.append(
                    say(language, "games-unloadable", table=head.id, channel=f"<#{head.channel_id}>")
                )
                continue
            seat = table.seat_of(reader.id)
            mine = seat in table.awaited()
            (waiting if mine else others).append(_game_line(table, language, mine))
            name = Speaker(table.title, language, table.marked_names).say("title-name")
            buttons += posts.at_hand(table, language, seat, f"{name} {table.id}")
        lines = [*waiting, *others]
        text = "\n".join(f"- {line}" for line in lines) or say(language, "games-none")
        return Screen((Text(f"### {say(language, 'games-title')}"), Text(text), *buttons[:BUTTONS]))


def _game_line(table: Table, language: Language, mine: bool) -> str:
    speaker = Speaker(table.title, language, table.marked_names)
    if table.status == "lobby":
        state = say(language, "games-lobby")
    elif mine:
        state = "**" + say(language, "games-waits-for-you") + "**"
    else:
        state = " ".join(awaited_lines(table, speaker))
    return say(
        language,
        "games-line",
        title=speaker.say("title-name"),
        channel=f"<#{table.channel_id}>",
        state=state,
    )
