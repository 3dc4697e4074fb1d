"""Reference commands: `/rules /card /about /verify`."""

import json
from typing import Final

from discord import app_commands
from discord.ext import commands

from cogs.app.client import BotBase
from cogs.app.requests import Click, Request, on, on_command
from cogs.commands.autocomplete import matching
from cogs.screens import ids
from cogs.screens.pages import posts
from cogs.screens.pages.rules import about_operator, about_screen, rules_screen
from cogs.screens.panel.form.typed_values import known_ids, named
from cogs.screens.parts import AttachedFile, Picture, Screen, Text, shorten
from cogs.screens.speaking import speaker_at
from cogs.support.access import may_watch
from cogs.support.command_contexts import at_tables
from cogs.support.interactions import Interaction
from cogs.support.translation import localized, options
from games.core import Refusal
from games.manager.history import fairness
from games.manager.model.table import Table
from words import Language, Speaker, say
from words.fitting import ALT_LIMIT

FAIRNESS: Final = "docs/fairness.md"
"""The page that explains how to verify a game without the bot."""


class ReferenceCommands(commands.Cog):
    """Shows the rules, card texts, sources of numbers, and the proof of fair chance."""

    def __init__(self, bot: BotBase) -> None:
        self.bot = bot

    @app_commands.command(name=localized("cmd-rules"), description=localized("cmd-rules-desc"))
    @at_tables
    @on_command("watched")
    @on(ids.UnderPost, "rules")
    async def rules(self, request: Request) -> Screen:
        """Show the rules of the current phase, then all others."""
        return rules_screen(request.table, request.language)

    @app_commands.command(name=localized("cmd-card"), description=localized("cmd-card-desc"))
    @options(name="opt-name")
    @at_tables
    @on_command("watched")
    async def card(self, request: Request, name: app_commands.Range[str, 1, 60]) -> Screen:
        """Show what a card, tile or object of this channel's game does."""
        table, language = request.table, request.language
        speaker = speaker_at(table, language)
        id = named(table, name)
        if id not in known_ids(table):
            raise Refusal("card-none", text=name)
        sentences = filter(None, (speaker.thing_text(id), *on_the_table(table, speaker, id)))
        text = speaker.say("sentence-separator").join(sentences)
        about = Text(f"**{speaker.thing_heading(id)}**" + (f"\n{text}" if text else ""))
        players = len(table.names)
        drawn = await self.bot.draw(self.bot.pictures.card, table.title, table.options, players, id, language)
        if drawn is None:
            return Screen((about,))
        alt = shorten(f"{speaker.thing_heading(id)}: {text}", ALT_LIMIT)
        return Screen((about, Picture("card.png", drawn, alt)))

    @card.autocomplete("name")
    async def _cards(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        reader = await self.bot.receiver.reader(interaction)
        table = await self.bot.services.in_channel(interaction.channel_id or 0)
        if table is None:
            return []
        speaker = Speaker(table.title, reader.language, table.names, table.options)
        return matching({id: speaker.thing(id) for id in known_ids(table) if speaker.thing_text(id)}, current)

    @app_commands.command(name=localized("cmd-about"), description=localized("cmd-about-desc"))
    @at_tables
    @on_command()
    async def about(self, request: Request) -> Screen:
        """Show the sources of the title's numbers; without a table, who runs the bot."""
        table = await self.bot.services.in_channel(request.interaction.channel_id or 0)
        if table is None:
            return about_operator(self.bot.operator, request.language)
        if not may_watch(request.interaction, table):
            raise Refusal("refuse-no-spectators")
        return about_screen(table, request.language)

    @app_commands.command(name=localized("cmd-verify"), description=localized("cmd-verify-desc"))
    @at_tables
    @on_command("watched")
    async def verify(self, request: Request) -> Screen:
        """Recompute every random draw of a finished game."""
        table, language = request.table, request.language
        if not fairness.publishes_secret(table):
            lines = [say(language, "verify-not-over", commitment=table.commitment or "–")]
            return Screen((Text("\n".join([*lines, *_shares(table, language)])),))
        entries = await self.bot.store.log(table.id)
        draws = fairness.draws(entries)
        wrong = fairness.wrong_draw(table, entries)
        if wrong is None:
            text = say(language, "verify-good", draws=len(draws))
        elif wrong < 0:
            text = say(language, "verify-wrong-secret")
        else:
            text = say(language, "verify-wrong-draw", number=wrong + 1, what=draws[wrong].what)
        lines = [say(language, "verify-secret", secret=table.secret.hex()), f"SHA-256: {table.commitment}"]
        lines += [*_shares(table, language), say(language, "verify-yourself", page=FAIRNESS)]
        proof = json.dumps(fairness.proof(table, entries), indent=1).encode()
        small = Text("\n".join(f"-# {line}" for line in lines))
        return Screen((Text(text), small, AttachedFile(f"chance-{table.id}.json", proof)))

    # Clicks

    @on(ids.RulesPage, replaces="always")
    async def rules_page(self, click: Click[ids.RulesPage]) -> Screen:
        return rules_screen(click.table, click.language, click.id.page)

    @on(ids.AboutPage, replaces="always")
    async def about_page(self, click: Click[ids.AboutPage]) -> Screen:
        return about_screen(click.table, click.language, click.id.page)


def on_the_table(table: Table, speaker: Speaker, card: str) -> list[str]:
    """What the position says of a card that lies on the table (when a deal is due)."""
    if table.game is None:
        return []
    notes = table.title.texts.position(table.title.view(table.game, None))
    about = (note for note in notes if note.id.startswith("position-") and note.figures.get("card") == card)
    return [speaker.note(note) for note in about]


def _shares(table: Table, language: Language) -> list[str]:
    """The numbers of the players' clicks that are mixed into the secret; none in old games."""
    return [say(language, "lobby-shares", shares=posts.published_shares(table))] if table.shares else []
