"""The command tree: commands that Discord rejects, and autocompletion."""

import logging
from typing import Any

import discord
from discord import app_commands

from cogs.app.requests import Declared, Failure, Invocation, Route
from cogs.support.interactions import NETWORK, Interaction, reply
from cogs.support.log_setup import ExpectedErrors
from db import StoreFailed
from games.core import Refusal
from games.manager.services import Unloadable

log = logging.getLogger("loggia")

OLD_COMMAND = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
"""Errors for commands or options that Discord still shows but this version does not have."""

# Expected: autocompletion that came twice or too late, that is not available here, or of another version.
FORESEEN = ExpectedErrors(
    "a completion was not answered: %s", (Refusal, StoreFailed, Unloadable, *OLD_COMMAND)
)
logging.getLogger("discord.app_commands.tree").addFilter(FORESEEN)


def spell_out(options: Any) -> None:
    """Turn the value of the option being typed into a text."""
    for option in options:
        if option.get("focused"):
            option["value"] = str(option.get("value", ""))
        spell_out(option.get("options", ()))


async def nothing_completed(interaction: Interaction) -> None:
    """Answer an autocompletion with no choices."""
    try:
        await interaction.response.autocomplete([])
    except NETWORK as error:
        log.warning("interaction %s not answered: %s", interaction.id, error)


class Tree(app_commands.CommandTree[Any]):
    """The command tree. Errors that reach it are reported like all others."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Give autocompletion a text, even if Discord sends a number. On a server that the bot doesn't serve,
        complete nothing."""
        if interaction.type is discord.InteractionType.autocomplete:
            if not interaction.client.operator.admits(interaction.guild_id):
                await nothing_completed(interaction)
                return False
            data: Any = interaction.data
            spell_out(data.get("options", ()))
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Commands handle their own errors. What arrives here is Discord's rejection of the command itself,
        or a command of another version."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if isinstance(cause, NETWORK):
            log.warning("interaction %s not answered: %s", interaction.id, cause)
            return
        if isinstance(cause, OLD_COMMAND):
            log.info("interaction %s: a command of another version: %s", interaction.id, cause)
            cause = Refusal("refuse-old-command")
        if interaction.type is discord.InteractionType.autocomplete:
            await nothing_completed(interaction)
            return
        invocation = Invocation(Route(Failure(cause), Declared()))
        await reply(interaction, interaction.client.receiver.screen(interaction, invocation))
