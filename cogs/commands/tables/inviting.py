"""Invitations: mentions guests, and adds them to private threads."""

import logging

import discord

from cogs.app.client import BotBase
from cogs.screens import ids
from cogs.screens.parts import Button, Screen, Text
from cogs.support.interactions import NETWORK, Interaction
from cogs.support.people.languages import language_of
from games.manager.model.table import Table
from words import say, title_name

log = logging.getLogger("loggia.inviting")


async def mention_guest(
    bot: BotBase, interaction: Interaction, table: Table, guest: discord.User | discord.Member
) -> None:
    """Mention a guest at the table, with a button to sit down. In a private thread a mention also adds them.
    If the mention can't be posted, the invitation still counts."""
    language = language_of((await bot.store.users([guest.id]))[guest.id], table.language)
    title = title_name(language, table.title.id)
    host = f"<@{interaction.user.id}>"
    text = say(language, "guest-invited", host=host, title=title)
    # Not the id of the card's own button: a lost card is found by that id.
    join = Button(str(ids.LobbyButton(table.id, "accept")), say(language, "button-join"), "success")
    screen = Screen((Text(f"<@{guest.id}> {text}"), join), mentions=(guest.id,))
    try:
        if isinstance(interaction.channel, discord.Thread) and interaction.channel.is_private():
            await interaction.channel.add_user(discord.Object(guest.id))
        await bot.post(table, screen, f"i{interaction.id}")
    except NETWORK as error:
        log.warning("table %s: an invited user could not be mentioned: %s", table.id, error)
