"""Answers an interaction in time. A quick answer is sent directly; a slow one is preceded by "thinking". No
error stays unhandled."""

import asyncio
import logging
from collections.abc import Awaitable
from typing import Any, Literal

import aiohttp
import discord

from cogs.screens.forms import Form
from cogs.screens.parts import Screen
from cogs.support.discord_errors import INTERACTION_OVER, ErrorCode
from cogs.support.layout import files, modal

log = logging.getLogger("loggia.reply")

PATIENCE = 0.7
"""Seconds to wait for the answer before acknowledging without it. Discord's limit is 3."""

NETWORK = (discord.HTTPException, aiohttp.ClientError, OSError, asyncio.TimeoutError)
"""Errors of Discord or the network. discord.py does not wrap all of these."""

TRIES = 3
"""Number of tries to send an answer. discord.py itself also repeats calls that fail with status 500."""

PAUSE = 0.2
"""Seconds before the second try; later tries wait longer."""

Interaction = discord.Interaction[Any]

Tried = Literal["done", "again", "over"]
"""What came of a call: it worked, another try is needed, or nobody is left to answer."""


async def reply(interaction: Interaction, work: Awaitable[Screen | Form], edit: bool = False) -> bool:
    """Show the screen that `work` makes to this user alone. `edit` replaces the clicked message. A form opens
    if nothing has been answered yet; else its screen is shown. Returns whether a screen was shown.

    Failures to reach Discord are logged, not raised: what `work` wrote stays written."""
    task = asyncio.ensure_future(work)
    await asyncio.wait({task}, timeout=PATIENCE)
    deferred = not task.done()
    for attempt in range(TRIES):
        if task.done() or await _try(interaction, _acknowledge(interaction, edit)) != "again":
            break
        await asyncio.wait({task}, timeout=PAUSE * (attempt + 1))
    answer = await task
    if isinstance(answer, Form):
        if _may_open(interaction) and await _try(interaction, _open(interaction, answer)) != "again":
            return False
        answer = answer.otherwise
    for attempt in range(TRIES):
        tried = await _try(interaction, _show(interaction, answer, edit, deferred))
        if tried != "again":
            return tried == "done"
        await asyncio.sleep(PAUSE * (attempt + 1))
    return False


def _may_open(interaction: Interaction) -> bool:
    """Whether a form can still open: it must be the first answer, and a form can't answer a form."""
    sent = interaction.type is discord.InteractionType.modal_submit
    return not sent and not interaction.response.is_done()


async def _open(interaction: Interaction, form: Form) -> None:
    await interaction.response.send_modal(modal(form, interaction.client.icons))


async def _acknowledge(interaction: Interaction, edit: bool) -> None:
    if interaction.response.is_done():
        return
    if edit:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def _show(interaction: Interaction, screen: Screen, edit: bool, deferred: bool) -> None:
    if not interaction.response.is_done():
        try:
            await _respond(interaction, screen, edit and not screen.aside)
            return
        except discord.HTTPException as error:
            # The acknowledgement had arrived without our knowing.
            if not (deferred and error.code == ErrorCode.ALREADY_ACKNOWLEDGED):
                raise
    if edit and screen.aside:
        await interaction.followup.send(view=interaction.client.layout(screen), ephemeral=True)
        return
    await interaction.edit_original_response(
        view=interaction.client.layout(screen), attachments=files(screen)
    )


async def _respond(interaction: Interaction, screen: Screen, edit: bool) -> None:
    if edit:
        await interaction.response.edit_message(
            view=interaction.client.layout(screen), attachments=files(screen)
        )
    else:
        await interaction.response.send_message(
            view=interaction.client.layout(screen), files=files(screen), ephemeral=True
        )


async def _try(interaction: Interaction, call: Awaitable[None]) -> Tried:
    """Make the call. It also counts as done if an earlier try had arrived."""
    try:
        await call
    except discord.InteractionResponded:
        return "again"
    except discord.HTTPException as error:
        if error.code == ErrorCode.ALREADY_ACKNOWLEDGED:
            return "done"
        if interaction.client.icons.leave_out_if_refused(error):
            return "again"
        log.warning("interaction %s not answered: %s %s", interaction.id, error.status, error.code)
        return "over" if error.code in INTERACTION_OVER else "again"
    except NETWORK as error:
        log.warning("interaction %s not answered: %s", interaction.id, type(error).__name__)
        return "again"
    return "done"
