"""The language in which a person is answered."""

import discord

from cogs.support.interactions import Interaction
from db import UserRow
from words import Language, language_for


def shown_in(interaction: Interaction) -> Language:
    """The language of the user's Discord client, if the bot speaks it."""
    return "ja" if interaction.locale is discord.Locale.japanese else "en"


def language_of(settings: UserRow, fallback: str) -> Language:
    """The language to answer a person in: the one they set, else the one last seen in their Discord, else the
    fallback (a table's language)."""
    return language_for(settings.language or settings.locale or fallback)
