"""How and from when people want to be told that it is their turn."""

from collections.abc import Mapping

import msgspec

from cogs.app.client import BotBase
from db import UserRow
from games.core import Seat
from games.manager.model.due_times import after_rest
from games.manager.model.durations import MINUTE
from games.manager.model.quiet_hours import QuietTimes
from games.manager.model.table import Table
from games.manager.playing.advance_answers import answer_time
from games.manager.storage.repository import quiet_times_of

NOTIFY_AFTER = MINUTE
"""Milliseconds after the time at which a standing order would answer, until its owner is mentioned anyway."""


class NotifyBy(msgspec.Struct, frozen=True):
    """How a player wants to be told of a turn: by a mention in the post, by direct message; not before
    `free_from`, during quiet hours."""

    mention: bool = True
    direct_message: bool = False
    free_from: int = 0


async def notify_awaited_by(bot: BotBase, table: Table, here: Mapping[int, str]) -> dict[Seat, NotifyBy]:
    """How and from when each awaited person wants to be told that it is their turn. `here`: what users chose
    for this table. A study notifies nobody."""
    if table.study is not None:
        return {seat: NotifyBy(False, False) for seat in table.awaited()}
    if not (held := table.awaited_people(table.game)):
        return {}
    users = await bot.store.users(list(held.values()))
    now = bot.services.clock()
    by_seat = {}
    for seat, user_id in held.items():
        holder = users[user_id]
        free_from = _notify_from(table, seat, quiet_times_of(holder), now)
        by_seat[seat] = notify_by(bot, holder, here.get(user_id), free_from)
    return by_seat


def notify_by(bot: BotBase, user: UserRow, here: str | None, free_from: int = 0) -> NotifyBy:
    """How somebody wants to be told of a table: as they chose for it (`here`), else for all tables, else by a
    mention. A mention also takes the place of a direct message that can't be sent."""
    how = here or user.tell or "mention"
    if how == "dm" and bot.closed_messages.are_closed(user):
        how = "mention"
    return NotifyBy(how in ("mention", "both"), how in ("dm", "both"), free_from)


def _notify_from(table: Table, seat: Seat, quiet: QuietTimes, now: int) -> int:
    """The earliest time to mention a seat. If standing orders answer with a delay, everybody's mention waits
    until one would have answered, whether there is one or not. Otherwise mentions would be useless for those
    with a standing order, and their absence would reveal one."""
    free = quiet.free_from(now)
    if table.settings.orders == "at_once" or seat not in table.clock.waits:
        return free
    return max(free, after_rest(answer_time(table, table.clock, seat), quiet) + NOTIFY_AFTER)
