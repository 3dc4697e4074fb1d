"""Reading along: the public posts, and the direct messages with the hands."""

import asyncio
import re

from games.core import Seat
from sandbox import ClientRefused, MessageView
from soak.acting import PATIENCE, SPECTATOR, Stage
from soak.leaks import texts_of
from words import LANGUAGES, Speaker

LOOK_AGAIN = 0.02
"""Seconds between two looks into the database."""


class Watch:
    """What the channel and the players' direct messages have shown so far."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.posts: dict[int, int] = {}
        """Log entry → the post that tells up to it."""
        self.newest: MessageView | None = None
        self._seen = 0
        self._seen_dms: dict[str, int] = {}
        self._dm_seq: dict[str, int] = {}
        self._people: frozenset[int] = frozenset()

    async def begin(self) -> None:
        """Everything up to now is old."""
        stage = self.stage
        channel = await stage.world.messages(stage.channel, SPECTATOR, limit=1)
        self._seen = channel[-1].id if channel else 0
        for user in stage.people:
            dms = await self._dms(user, 1)
            self._seen_dms[user] = dms[-1].id if dms else 0

    async def _dms(self, user: str, limit: int) -> list[MessageView]:
        """The last direct messages of a user; none if there has never been one."""
        try:
            return await self.stage.world.messages("dm", user, limit=limit)
        except ClientRefused:
            return []

    # Posts

    async def read_posts(self) -> None:
        """Read what is new in the channel: no post twice, nothing hidden in any."""
        stage = self.stage
        for message in await stage.world.messages(stage.channel, SPECTATOR, limit=40):
            if message.id <= self._seen or message.ephemeral:
                continue
            self._seen = message.id
            table = stage.table
            seq = self._mark(message)
            since = max(self.posts, default=1)
            stage.leaks.check(table, None, texts_of(message), "a public post", since)
            if seq is None:
                continue
            if seq in self.posts:
                stage.tally.fault("errors", f"entry {seq} posted twice: {self.posts[seq]} and {message.id}")
            if seq < since and self.posts:
                stage.tally.fault("errors", f"entry {seq} posted after entry {since}")
            self.posts[seq] = message.id
            stage.tally.counts.posts += 1
            stage.tally.counts.messages += len(called(message) & await self._ids())
            self.newest = message
            if not message.files or not message.files[0].description:
                stage.tally.fault(
                    "errors", f"the post of entry {seq} has no picture, or one without alt text"
                )

    async def _ids(self) -> frozenset[int]:
        """The ids of those who play."""
        if not self._people:
            users = await self.stage.world.users()
            self._people = frozenset(
                one.id for one in users if {one.name, one.display} & set(self.stage.people)
            )
        return self._people

    def _mark(self, message: MessageView) -> int | None:
        pattern = re.compile(rf"t:{self.stage.table_id}:move:(\d+)")
        found = [pattern.fullmatch(str(button.get("custom_id"))) for button in message.buttons]
        return next((int(one[1]) for one in found if one), None)

    async def await_post(self) -> None:
        """The post of the newest entry comes."""
        seq = self.stage.table.seq

        async def come() -> bool:
            await self.read_posts()
            return seq in self.posts

        try:
            await self.stage.world.wait_for(come, PATIENCE)
        except TimeoutError:
            self.stage.tally.fault("errors", f"no post of entry {seq} came; owed: {self.stage.ledger.owed()}")

    # Hands

    async def read_dms(self) -> None:
        """Read all new direct messages: to each only what is theirs."""
        stage = self.stage
        table = stage.table
        for user in stage.people:
            since = self._dm_seq.get(user, 1)
            for message in await self._dms(user, 30):
                if message.id > self._seen_dms[user]:
                    self._seen_dms[user] = message.id
                    stage.tally.counts.messages += 1
                    seat = stage.seat_of(user)
                    stage.leaks.check(table, seat, texts_of(message), "a direct message", since)
            self._dm_seq[user] = table.seq

    async def all_delivered(self) -> None:
        """In the end the outbox is empty, the last post is there, and everybody's last DM is their hand."""
        stage = self.stage
        for _ in range(round(PATIENCE / LOOK_AGAIN)):
            if not stage.ledger.owed():  # on disk, where the sandbox notices nothing
                break
            await asyncio.sleep(LOOK_AGAIN)
        else:
            stage.tally.fault("errors", f"never delivered: {stage.ledger.owed()}")
        await self.await_post()
        await self.read_dms()
        for user in stage.people:
            await self._has_hand(user)

    async def _has_hand(self, user: str) -> None:
        stage = self.stage
        table = stage.table
        seat = Seat(stage.people.index(user))
        messages = await self._dms(user, 1)
        text = messages[-1].text if messages else ""
        cards = [card for kind in table.title.hand(table.game, seat).values() for card in kind]
        for card in cards:
            names = [Speaker(table.title, language, table.names).card(card) for language in LANGUAGES]
            if not any(name in text for name in names):
                stage.tally.fault("errors", f"{user}'s last hand by DM is without {names}")


def called(message: MessageView) -> frozenset[int]:
    """The users a message calls, so that Discord tells them."""
    return frozenset(message.mentions) | {int(id) for id in re.findall(r"<@!?(\d+)>", message.text)}
