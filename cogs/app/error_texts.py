"""Errors as sentences for the person whose click or command has failed."""

import logging
from collections.abc import Awaitable
from typing import Any, Protocol

from cogs.screens.notices.turn_notices import stamp
from cogs.screens.operator import Operator
from cogs.screens.pages import moderation
from cogs.screens.panel.paths.tokens import BadToken
from cogs.screens.speaking import speaker_at
from cogs.support.access import NotServed
from cogs.support.interactions import Interaction
from cogs.support.queues import TooMany
from db import AlreadyDone, ChannelTaken, ReadFailed, StoreFailed
from games.core import Refusal
from games.manager.model.limits import BannedHere, OpenedElsewhere
from games.manager.model.table import Table
from games.manager.people.proposal_limits import AskedLately
from games.manager.services import Services, StaleClick, TitleGone, Unloadable
from words import Language, Speaker, say, title_name

log = logging.getLogger("loggia")


class BotOfErrors(Protocol):
    """The bot, as far as errors need it."""

    operator: Operator
    services: Services

    def dispatch(self, event: str, /, *args: Any) -> None:
        """Call the listeners of an event."""


async def sentence_for(
    bot: BotOfErrors, error: Exception, language: Language, interaction: Interaction
) -> str:
    """An error as a sentence for its reader. Unexpected errors also go to the log."""
    if isinstance(error, Refusal):
        return await _refused(bot, error, language, interaction)
    if isinstance(error, StaleClick | BadToken | AlreadyDone):
        return say(language, "refuse-answered")
    if isinstance(error, TooMany):
        return say(language, "refuse-too-many")
    if isinstance(error, ChannelTaken):
        return say(language, "refuse-table-exists")
    if isinstance(error, StoreFailed):
        log.error("the store failed: %s", error)
        if not isinstance(error, ReadFailed):
            bot.dispatch("store_failed", error)
        return say(language, "refuse-read" if isinstance(error, ReadFailed) else "refuse-store")
    if isinstance(error, TitleGone):
        return say(
            language, "refuse-title-gone", table=error.table_id, title=title_name(language, error.title)
        )
    if isinstance(error, Unloadable):
        return say(language, "refuse-unloadable", table=error.table_id)
    log.exception("interaction %s failed", interaction.id, exc_info=error)
    return say(language, "refuse-unknown")


async def _refused(bot: BotOfErrors, error: Refusal, language: Language, interaction: Interaction) -> str:
    """A refusal as a sentence for its reader."""
    if isinstance(error, NotServed):
        contact = bot.operator.contact and say(language, "about-contact", text=bot.operator.contact)
        return f"{say(language, 'refuse-not-served')}\n{contact}".strip()
    if isinstance(error, AskedLately):
        return say(language, error.code, when=stamp(error.until), most=error.most)
    if isinstance(error, BannedHere):
        return moderation.banned(error.user_id, interaction.user.id, language)
    if isinstance(error, OpenedElsewhere):
        return moderation.elsewhere(error.channels, language)
    table = await _table_here(bot.services.in_channel(interaction.channel_id or 0))
    if table is not None:
        return speaker_at(table, language).refusal(error)
    return Speaker(next(iter(bot.services.titles.values())), language, ()).refusal(error)


async def _table_here(found: Awaitable[Table | None]) -> Table | None:
    """The table of the channel, or None if there is none or it can't be loaded."""
    try:
        return await found
    except Unloadable:
        return None
