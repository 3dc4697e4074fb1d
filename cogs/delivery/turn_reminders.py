"""Tells people that it is their turn, in the way each of them chose, with several tables in one message; and,
more quietly, which offers stay available to them while the game waits for others.

An outbox item only names the question. The message is made from the table's state at that moment: nothing is
sent if the question was answered meanwhile, and during quiet hours the message waits.
"""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from weakref import WeakValueDictionary

import discord

from cogs.app.client import BotBase
from cogs.delivery.notify_by import NotifyBy, notify_by
from cogs.screens.notices import turn_notices
from cogs.screens.notices.turn_notices import TurnNotice
from cogs.screens.parts import Screen
from cogs.support.calls.rate_limits import PersonLimits
from cogs.support.discord_errors import DIRECT_MESSAGES_CLOSED, NOT_ON_SERVER, OUT_OF_REACH
from cogs.support.people.languages import language_of
from db import Logged, OutboxRow, UserRow
from games.core import Note, Seat, engine
from games.manager.model.table import Table
from games.manager.services import Unloadable
from games.manager.storage.outbox_items import TurnReminder
from games.manager.storage.repository import quiet_times_of

log = logging.getLogger("loggia.delivery")

NoticesByTable = dict[int, tuple[TurnNotice, OutboxRow]]
"""Notices with their outbox items, by table id."""


class TurnReminders:
    """Delivers outbox items to awaited people."""

    def __init__(self, bot: BotBase, limits: PersonLimits) -> None:
        self.bot = bot
        self.store = bot.store
        self.limits = limits
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def turn(self, group: Sequence[OutboxRow]) -> None:
        """Tell somebody what they are awaited for, at this table and all others with a waiting item. Raises
        Unloadable once the others are told."""
        user_id = group[0].target
        lock = self._locks.setdefault(user_id, asyncio.Lock())
        async with lock:
            # This includes items that are not due yet: they join this message.
            outbox_items = await self.store.items_for(TurnReminder.kind, user_id)
            user = (await self.store.users([user_id]))[user_id]
            if not await self._is_at_rest(user, group):
                unloadable = await self._notify(user, outbox_items)
                if (error := unloadable.get(group[0].table_id)) is not None:
                    raise error

    async def offers_open(self, group: Sequence[OutboxRow]) -> None:
        """Tell somebody which always available offers others have made to them. Nothing waits for them, no
        clock runs, and Discord makes no sound."""
        newest, ids = group[-1], [one.id for one in group]
        user = (await self.store.users([newest.target]))[newest.target]
        if await self._is_at_rest(user, group):
            return
        table = await self.bot.services.get(newest.table_id)
        if table is not None and (seat := self._seat_played(table, user)) is not None:
            offers = engine.open_to(table.view(seat), seat)
            if offers and seat not in table.awaited():
                await self._notify_of_offers(user, table, offers, newest.token)
        await self.store.done(ids)

    async def _notify_of_offers(
        self, user: UserRow, table: Table, offers: Sequence[Note], token: str
    ) -> None:
        by = await self._notify_by(user, table.id)
        if by.direct_message and not self.bot.closed_messages.are_closed(user):
            language = language_of(user, table.language)
            await self.limits.wait(user.user_id)
            try:
                await self._send(user.user_id, turn_notices.offers_open(table, offers, language), token, True)
            except discord.HTTPException as error:
                if error.code not in DIRECT_MESSAGES_CLOSED:
                    raise
                await self.bot.closed_messages.note_refusal(table.id, user.user_id)
            else:
                return
        if by.mention or by.direct_message:
            await self._post(table, turn_notices.open_for(table, user.user_id), token, True)

    async def _is_at_rest(self, user: UserRow, group: Sequence[OutboxRow]) -> bool:
        """Whether somebody's quiet hours or absence last. The items are then put off until these end."""
        now = self.bot.services.clock()
        free = quiet_times_of(user).free_from(now)
        for one in group if free > now else ():
            await self.store.retry(one.id, free, "at rest", at=now, counts=False)
        return free > now

    async def _notify_by(self, user: UserRow, table_id: int) -> NotifyBy:
        """How somebody wants to be told of a table."""
        here = (await self.store.notice_settings(table_id)).get(user.user_id)
        return notify_by(self.bot, user, here)

    async def _notify(self, user: UserRow, outbox_items: Sequence[OutboxRow]) -> Mapping[int, Unloadable]:
        """Tell somebody of all these tables but those that can't be loaded, which are returned. Their items
        stay in the outbox."""
        by_mention: NoticesByTable = {}
        by_direct_message: NoticesByTable = {}
        unloadable: dict[int, Unloadable] = {}
        for one in outbox_items:
            try:
                notice = await self._notice(user, one)
            except Unloadable as error:
                unloadable[one.table_id] = error
                continue
            if notice is None or not _can_be_made(notice, user, ()):
                continue
            by = await self._notify_by(user, one.table_id)
            # The post itself mentions those who want that. A reminder is a message of its own.
            if notice.what != "turn" and by.mention:
                by_mention[one.table_id] = notice, one
            # A post in direct messages notifies its reader by itself.
            notified = notice.what == "turn" and not notice.table.guild_id
            if by.direct_message and not self.bot.closed_messages.are_closed(user) and not notified:
                by_direct_message[one.table_id] = notice, one
        for notice, one in by_mention.values():
            await self._mention(user, notice, one)
        if by_direct_message:
            await self._write(user, by_direct_message)
        await self.store.done([one.id for one in outbox_items if one.table_id not in unloadable])
        return unloadable

    async def _notice(self, user: UserRow, one: OutboxRow) -> TurnNotice | None:
        """The notice about one question; None if it was answered or is now another person's. Raises
        Unloadable."""
        owing = TurnReminder.read(one)
        table = await self.bot.services.get(one.table_id)
        if table is None or self._seat_played(table, user) != owing.seat:
            return None
        wait = table.clock.waits.get(owing.seat)
        if table.clock.off_since is not None:
            return None  # they are reminded again when the bot is back
        if wait is None or wait.since != owing.since or (wait.silent and owing.what != "late"):
            return None
        if owing.what != "turn" and await self._has_left(table, user.user_id):
            return None
        until = (await self.bot.services.deadlines.deadlines(table)).get(owing.seat)
        return TurnNotice(table, owing.seat, owing.what, wait.since, until)

    def _seat_played(self, table: Table, user: UserRow) -> Seat | None:
        """The seat that somebody plays now, on a server that the bot serves; None if there is none."""
        served = table.status == "running" and self.bot.operator.admits(table.guild_id)
        return table.seat_of(user.user_id) if served else None

    async def _has_left(self, table: Table, user_id: int) -> bool:
        """Whether the player has left the server. If so, a stand-in answers from then on."""
        if not table.guild_id or not await self.bot.is_on(table.guild_id):
            return False
        try:
            await self.bot.http.get_member(table.guild_id, user_id)
        except discord.NotFound as error:
            if error.code not in NOT_ON_SERVER:
                raise
            await self.bot.services.deadlines.player_left(table.id, user_id)
            return True
        return False

    async def _mention(self, user: UserRow, notice: TurnNotice, one: OutboxRow) -> None:
        """Send a mention in the table's channel."""
        await self._post(notice.table, turn_notices.public_reminder(notice, user.user_id), one.token)

    async def _post(self, table: Table, screen: Screen, nonce: str, silent: bool = False) -> None:
        """Send a message in the table's channel, if that is there."""
        try:
            await self.bot.post(table, screen, nonce, silent)
        except discord.HTTPException as error:
            if error.code not in OUT_OF_REACH:
                raise
            # The host hears about missing access when the post itself fails.
            log.info("table %s: nobody can be mentioned in its channel: %s", table.id, error.code)

    async def _write(self, user: UserRow, by_table: NoticesByTable) -> None:
        """Send one direct message about all these tables. If direct messages are closed, mention the user at
        each table."""
        unseen = {
            notice.table.id: await self.bot.read_marks.unseen(notice.table, user.user_id)
            for notice, _ in by_table.values()
        }
        by_table = {id: one for id, one in by_table.items() if _can_be_made(one[0], user, unseen[id])}
        if not by_table:
            return
        notices = [notice for notice, _ in by_table.values()]
        language = language_of(user, notices[0].table.language)
        screen = turn_notices.direct_message(notices, unseen, language)
        await self.limits.wait(user.user_id)
        try:
            await self._send(user.user_id, screen, next(iter(by_table.values()))[1].token)
        except discord.HTTPException as error:
            if error.code not in DIRECT_MESSAGES_CLOSED:
                raise
            await self.bot.closed_messages.note_refusal(notices[0].table.id, user.user_id)
            for notice, one in by_table.values():
                await self._mention(user, notice, one)
            return
        await self.bot.closed_messages.got_through(user)

    async def _send(self, user_id: int, screen: Screen, nonce: str, silent: bool = False) -> None:
        channel = await self.bot.create_dm(discord.Object(user_id))
        await channel.send(view=self.bot.layout(screen), nonce=nonce, silent=silent)


def _can_be_made(notice: TurnNotice, user: UserRow, unseen: Sequence[Logged]) -> bool:
    """Whether the texts of a notice can be made, with what has happened at its table.

    An error of one table must not keep a person's other tables out of their message. The table's post asks
    them, or says what is wrong.
    """
    try:
        seen = {notice.table.id: unseen}
        turn_notices.direct_message([notice], seen, language_of(user, notice.table.language))
        if notice.what != "turn":  # the post itself tells of a turn
            turn_notices.public_reminder(notice, user.user_id)
    except Exception:
        log.exception("table %s: user %s can't be told of a turn", notice.table.id, user.user_id)
        return False
    return True
