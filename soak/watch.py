"""Reads and checks the public posts, and the direct messages with the hands."""

import re

from cogs.delivery.notify_by import NOTIFY_AFTER
from cogs.screens import ids
from cogs.screens.notices.happened import LINES
from cogs.support.icons import without_icons
from games.core import Seat
from games.manager.model.table import Table
from sandbox import ClientRefused, MessageView
from soak.buttons import button_ids
from soak.checks.leaks import texts_of
from soak.checks.pictures import Redrawn
from soak.processes import PATIENCE, comes_true_on_disk
from soak.sitting import READER, SAW, Sitting, Stuck
from words import LANGUAGES, Speaker, language_for, say

LEFT_OUT = 500
"""Maximum number of lines that a post may leave out."""


class Watch:
    """What the channel and the players' direct messages have shown so far."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.posts: dict[int, int] = {}
        """Log entry → the post that tells up to it."""
        self.newest: MessageView | None = None
        self.redrawn = Redrawn(sitting.world, sitting.ledger)
        self._before = 0
        """The last message that stood there before."""
        self._read: dict[int, tuple[int | None, str | None]] = {}
        """Message → the entry it told and the time of its last edit, when it was read."""
        self._told_by: dict[int, int] = {}
        """Post → the last entry it tells."""
        self._seen_dms: dict[str, int] = {}
        """User → the last direct message that was read."""
        self._dm_entry_no: dict[str, int] = {}
        """User → the table's newest entry when their direct messages were read."""
        self._people: frozenset[int] = frozenset()

    async def begin(self) -> None:
        """Ignore everything up to now."""
        sitting = self.sitting
        channel = await sitting.world.messages(sitting.channel, READER, limit=1)
        self._before = channel[-1].id if channel else 0
        for user in sitting.people:
            dms = await self._dms(user, 1)
            self._seen_dms[user] = dms[-1].id if dms else 0

    async def _dms(self, user: str, limit: int) -> list[MessageView]:
        """A user's last direct messages; none if there has never been one."""
        try:
            return await self.sitting.world.messages("dm", user, limit=limit)
        except ClientRefused:
            return []

    # Posts

    async def read_posts(self) -> None:
        """Read new and edited posts of the channel: no entry is in two posts, nothing hidden is in any, and
        everything that happened is told."""
        sitting = self.sitting
        for message in await sitting.world.messages(sitting.channel, READER, limit=SAW):
            if message.id <= self._before:
                continue
            entry_no = self._entry_told(message)
            if self._read.get(message.id) == (entry_no, message.edited):
                continue
            if message.id not in self._read:
                sitting.tally.counts.posts += entry_no is not None
                sitting.tally.counts.messages += len(called(message) & await self._ids())
            self._read[message.id] = entry_no, message.edited
            table = sitting.table
            since = max(self.posts, default=1)
            sitting.leaks.check(table, None, texts_of(message), "a public post", since)
            if entry_no is not None and entry_no != self._told_by.get(message.id):
                await self._post_of(table, entry_no, message)

    async def _post_of(self, table: Table, entry_no: int, message: MessageView) -> None:
        """Check a post that tells up to entry `entry_no`."""
        fault = self.sitting.tally.fault
        # While it is edited, it still starts where the previous post ended.
        before = max((one for id, one in self._told_by.items() if id < message.id), default=0)
        if entry_no in self.posts and not self._calls(entry_no, message):
            fault("errors", f"entry {entry_no} posted twice: {self.posts[entry_no]} and {message.id}")
        if entry_no < max(self.posts, default=1):
            fault("errors", f"entry {entry_no} posted after entry {max(self.posts)}")
        self.posts[entry_no], self._told_by[message.id] = message.id, entry_no
        self.newest = message
        if not message.files or not message.files[0].description:
            fault("errors", f"the post of entry {entry_no} has no picture, or one without alt text")
        await self.redrawn.post(table, entry_no, before, message)
        for line in self._untold(table, before, entry_no, without_icons(message.text)):
            fault("errors", f"the post of entry {entry_no} does not tell: {line}")

    def _calls(self, entry_no: int, message: MessageView) -> bool:
        """Whether a post was made later to mention somebody who did not come. On a slow machine they may have
        come by now, so only its later creation shows this."""
        later = (message.id >> 22) - (self.posts[entry_no] >> 22)  # milliseconds, from the snowflakes
        return bool(message.mentions) or later >= NOTIFY_AFTER

    def _untold(self, table: Table, before: int, entry_no: int, text: str) -> list[str]:
        """What happened since the previous post and is missing from this one. A post that is too short for
        all lines states how many it only sums up, and shows the newest."""
        told = [one for then in self.sitting.ledger.told[table.id][before + 1 : entry_no + 1] for one in then]
        language = language_for(table.language)
        lines = Speaker(table.title, language, table.marked_names, table.options).log(told, None)
        sums = {n: say(language, "post-digest", count=n, players="").rstrip() for n in range(1, LEFT_OUT)}
        counted = next((n for n, said in sums.items() if said in text), 0)
        if counted > len(lines):  # it has replaced another post and tells more than these
            counted = max(len(lines) - LINES + 1, 0)
        return [line for line in lines[counted:] if line not in text]

    async def _ids(self) -> frozenset[int]:
        """The ids of the players."""
        if not self._people:
            users = await self.sitting.world.users()
            self._people = frozenset(
                one.id for one in users if {one.name, one.display} & set(self.sitting.people)
            )
        return self._people

    def _entry_told(self, message: MessageView) -> int | None:
        """The last log entry that a post of the table tells; None for other messages."""
        buttons = button_ids(message, ids.UnderPost)
        found = [id.entry_no for id in buttons if id.table == self.sitting.table_id and id.what == "log"]
        return found[0] if found else None

    async def await_post(self) -> None:
        """Wait for the post of the newest entry. Raises Stuck if it does not come."""
        entry_no = self.sitting.table.entry_no

        async def come() -> bool:
            await self.read_posts()
            return entry_no in self.posts

        try:
            await self.sitting.world.wait_for(come, PATIENCE)
        except TimeoutError:
            owed = self.sitting.ledger.owed(self.sitting.table_id)
            raise Stuck(f"no post of entry {entry_no} came in {PATIENCE:.0f} s; owed: {owed}") from None

    # The bot's log

    def read_log(self) -> None:
        """Check what the bot has logged since: no more hidden cards than in a post, and no errors."""
        lines = self.sitting.bot.new_lines()
        since = max(self.sitting.table.entry_no - 3, 1)
        self.sitting.leaks.check(self.sitting.table, None, lines, "the bot's log", since)

    # Hands

    async def read_dms(self) -> None:
        """Read all new direct messages: each contains only what its reader may see."""
        sitting = self.sitting
        table = sitting.table
        for user in sitting.people:
            since = self._dm_entry_no.get(user, 1)
            for message in await self._dms(user, SAW):
                if message.id > self._seen_dms[user]:
                    self._seen_dms[user] = message.id
                    sitting.tally.counts.messages += 1
                    seat = sitting.seat_of(user)
                    sitting.leaks.check(table, seat, texts_of(message), "a direct message", since)
                    if seat is not None:
                        await self.redrawn.hand(
                            table, seat, range(max(since - 1, 1), table.entry_no + 1), message
                        )
            self._dm_entry_no[user] = table.entry_no

    async def all_delivered(self) -> None:
        """At the end: the outbox is empty, the last post exists, and everybody's last DM is their hand."""
        sitting = self.sitting
        if not await comes_true_on_disk(lambda: not sitting.ledger.owed(sitting.table_id)):
            sitting.tally.fault("errors", f"never delivered: {sitting.ledger.owed(sitting.table_id)}")
        await self.await_post()
        await self.read_dms()
        for user in sitting.people:
            await self._has_hand(user)

    async def _has_hand(self, user: str) -> None:
        sitting = self.sitting
        table = sitting.table
        seat = Seat(sitting.people.index(user))
        messages = await self._dms(user, 1)
        text = messages[-1].text if messages else ""
        cards = [card for kind in table.title.hand(table.game, seat).values() for card in kind]
        for card in cards:
            names = [Speaker(table.title, language, table.marked_names).thing(card) for language in LANGUAGES]
            if not any(name in text for name in names):
                sitting.tally.fault("errors", f"{user}'s last hand by DM is without {names}")


def called(message: MessageView) -> frozenset[int]:
    """The users whom a message mentions, so that Discord notifies them."""
    return frozenset(message.mentions) | {int(id) for id in re.findall(r"<@!?(\d+)>", message.text)}
