"""What a table's card and posts show, made from its newest state and its log."""

import logging
from collections.abc import Sequence

from cogs.app.client import BotBase
from cogs.app.shared_screens import ended_game
from cogs.delivery.post_policy import PostMemory
from cogs.screens.notices.log_lines import events_of
from cogs.screens.pages import lobby_card, posts
from cogs.screens.pages.posts import PostNews
from cogs.screens.parts import Screen
from db import Logged, UntoldEntries
from games.core import AddressedEvent, Event
from games.manager.model.durations import DAY
from games.manager.model.table import Table
from games.manager.people import consent
from games.manager.storage.outbox_items import RestoredBackup

log = logging.getLogger("loggia.delivery")


async def card(bot: BotBase, table: Table, restored: RestoredBackup | None) -> Screen:
    """The lobby's card. `restored`: the backup that the table was restored from."""
    since = bot.services.clock() - lobby_card.CANCELLED_DAYS * DAY
    cancellations = await bot.store.cancellations(table.guild_id, table.title.id, since)
    return lobby_card.card(table, cancellations, restored)


async def post(
    bot: BotBase, table: Table, untold: UntoldEntries, memory: PostMemory, mentions: tuple[int, ...] = ()
) -> Screen:
    """The post that `memory` describes, with what has happened since its first entry. `mentions`: the users
    to mention."""
    entries = await _told_entries(bot, table, untold, memory.first)
    started = any(entry.kind == "start" for entry in entries)
    events = [one for entry in entries for one in events_of(table, entry)]
    deadlines = await bot.services.deadlines.deadlines(table)
    result = await ended_game(bot, table, table.spoken)
    missing = await consent.missing_at(bot.services.repository, table)
    pictures = await _pictures(bot, table, events)
    news = PostNews(events, started, mentions, deadlines, result, missing, memory.restored)
    return posts.board(table, pictures, news)


async def _told_entries(bot: BotBase, table: Table, untold: UntoldEntries, first: int) -> Sequence[Logged]:
    """The entries that the post tells. They are known unless this process has not posted here before."""
    last = table.entry_no
    known = [one for one in (*untold.told, *untold.entries) if first <= one.entry_no <= last]
    if len(known) == last - first + 1:
        return known
    return await bot.store.log(table.id, first, last)


async def _pictures(bot: BotBase, table: Table, events: Sequence[AddressedEvent]) -> Sequence[bytes]:
    """The table in pictures; empty if it could not be drawn."""
    recent: list[Event] = [one.event for one in events if one.to is None]
    try:
        return await bot.draw(
            bot.pictures.tables,
            table.id,
            table.title,
            table.view(None),
            recent,
            table.seat_names,
            table.spoken,
        )
    except Exception:
        # A drawing error must not stop a game: the position is posted in words.
        log.exception("table %s could not be drawn", table.id)
        return ()
    finally:
        bot.drawing.post_drawn(table.id)
