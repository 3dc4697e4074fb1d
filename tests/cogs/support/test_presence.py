"""Anybody who clicks or types is present, also without a move: they see the edit and need no call."""

from __future__ import annotations

from pathlib import Path

from bot_process import Bot
from live_bot import LiveBot
from waiting import until

from cogs.support.people.presence import REMEMBERED, Presence
from db import SqliteStore
from games.manager.model.durations import DAY
from games.manager.storage.outbox_items import MentionLater
from sandbox import Sandbox


def test_the_longest_silent_are_forgotten_first() -> None:
    presence = Presence()
    for user in range(REMEMBERED):
        presence.saw(user, 1, user)
    presence.saw(0, 1, REMEMBERED)
    presence.saw(REMEMBERED, 1, REMEMBERED + 1)
    assert presence.last((0, 1, 2, REMEMBERED), 1) == {0: REMEMBERED, 2: 2, REMEMBERED: REMEMBERED + 1}
    assert presence.last((0, 2), 2) == {}, "seen elsewhere"


async def test_who_looks_at_the_table_is_called_so_much_later(tmp_path: Path) -> None:
    """Calls come a day after people were last here; a look at the hand counts as being here."""
    async with Sandbox() as sandbox:
        await sandbox.set_limits(answer=60.0)
        bot = Bot(sandbox, tmp_path, LOGGIA_PRESENT=str(DAY))
        await bot.start()
        try:
            async with await SqliteStore.open(str(bot.database)) as store:
                await check_a_look_puts_the_call_off(LiveBot(sandbox, bot, store))
        finally:
            bot.kill()


async def check_a_look_puts_the_call_off(live: LiveBot) -> None:
    room = await live.table(title="signorie")
    one = await room.awaited()
    for person in room.people:
        if person != one:
            shown = await live.sandbox.slash(person, room.channel, "hand")
            assert shown.ephemeral
    told = await live.store.untold_entries(room.id, 1000)
    assert told is not None
    await room.turn(one)
    other = await room.awaited()
    assert other != one

    async def call() -> int | None:
        owed = await live.store.due_items(10**15, 1000)
        calls = [row for row in owed if row.kind == MentionLater.kind and row.table_id == room.id]
        calls = [row for row in owed if row.kind == MentionLater.kind and row.table_id == room.id]
        return max((row.due_at for row in calls), default=None)

    due = await until(call, "a call for later")
    assert due > told.acts[other] + DAY, "from the look at the hand, not from the move before it"
