"""Names and descriptions of commands in every language of the bot, from the Fluent files."""

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from words import say

DESCRIPTION = 100


def words(id: str, title: str | None = None) -> locale_str:
    """A Fluent message for discord.py: the English text, which `FluentTranslator` translates to Japanese."""
    return locale_str(say("en", id, title), id=id, title=title)


class FluentTranslator(app_commands.Translator):
    """Translates to Japanese; English is the base."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """The message in `locale`, or None where English serves."""
        id = string.extras.get("id")
        if id is None or locale is not discord.Locale.japanese:
            return None
        return say("ja", id, string.extras["title"])
