"""Names and descriptions of commands in every language of the bot, from the Fluent files."""

from collections.abc import Callable
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from words import say

C = TypeVar("C", bound=Any)


def localized(id: str, title: str | None = None) -> locale_str:
    """A Fluent message for discord.py: the English text, which `FluentTranslator` translates to Japanese."""
    return locale_str(say("en", id, title), id=id, title=title)


def options(title: str | None = None, /, **named: str | tuple[str, str]) -> Callable[[C], C]:
    """Name and describe a command's options, each by the id of its name. The description's id adds `-desc`,
    or is given too."""
    ids = {one: (id, f"{id}-desc") if isinstance(id, str) else id for one, id in named.items()}

    def decorated(command: C) -> C:
        names = {one: localized(name, title) for one, (name, _) in ids.items()}
        texts = {one: localized(text, title) for one, (_, text) in ids.items()}
        app_commands.rename(**names)(command)
        return app_commands.describe(**texts)(command)

    return decorated


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
