"""One window of the page: sends its user what changed, and does what its user asks.

It sends `state` (places, people, the bot), `messages` (of the channels this window shows) and answers to
requests. Ids are sent as texts, because JavaScript's numbers are too short for them.
"""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING, Any, Final

from aiohttp import WSMsgType, web

from sandbox import payloads
from sandbox.browser.page_acts import PageActs
from sandbox.browser.seen import sees, state_of
from sandbox.interactions import InteractionType
from sandbox.model import Attachment, Channel, Json, Message, User
from sandbox.parsing import parsed_object
from sandbox.payloads import Links
from sandbox.rules.errors import ClientRefused

if TYPE_CHECKING:
    from sandbox.service import Service

SENT_AT_FIRST: Final = 40
"""Number of messages of a channel that are sent at first, and each time older ones are requested."""

PAUSE: Final = 0.02
"""Seconds to wait after a change, so that a burst of changes is sent as one."""

DAY: Final = 86_400


class PageLinks(Links):
    """Addresses of files that stay the same for a day, so that a message is not sent again for them."""

    def of(self, channel_id: int, attachment: Attachment) -> str:
        """The address of a file, signed until the day after tomorrow."""
        path = f"/attachments/{channel_id}/{attachment.id}/{attachment.filename}"
        expires = f"{(int(time.time()) // DAY + 2) * DAY:x}"
        return f"{self.base}{path}?ex={expires}&hm={self.sign(path, expires)}"


LINKS: Final = PageLinks("/cdn", 0)


class ShownChannel:
    """A channel this window shows: its first message, and the last sent version of each message."""

    def __init__(self, first: int) -> None:
        self.first = first
        self.stamps: dict[int, tuple[Any, ...]] = {}


class PageWindow:
    """A window with its user."""

    def __init__(self, service: Service, user: User, socket: web.WebSocketResponse) -> None:
        self.service = service
        self.user = user
        self.socket = socket
        self.shown: dict[int, ShownChannel] = {}
        self.acts = PageActs(service, self)
        self._state: Json = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        """Run until the window closes."""
        follow = asyncio.create_task(self._follow())
        try:
            async for frame in self.socket:
                if frame.type is WSMsgType.TEXT:
                    task = asyncio.create_task(self._do(frame.data))
                    self._tasks.add(task)
                    task.add_done_callback(self._tasks.discard)
        finally:
            for task in (follow, *self._tasks):
                task.cancel()
            await asyncio.gather(follow, *self._tasks, return_exceptions=True)

    async def _follow(self) -> None:
        while True:
            version = self.service.version
            try:
                await self.push()
            except ConnectionError:
                return
            await self.service.wait_change(version, 60.0)
            await asyncio.sleep(PAUSE)

    async def send(self, what: Json) -> None:
        """Send a message to the page."""
        await self.socket.send_str(json.dumps(what, ensure_ascii=False))

    # Out

    async def push(self) -> None:
        """Send what this user sees and was not sent in its present form."""
        state = state_of(self.service, self.user)
        if state != self._state:
            self._state = state
            await self.send({"t": "state"} | state)
        for channel_id in list(self.shown):
            channel = self.service.world.channels.get(channel_id)
            if channel is None or not sees(self.service, channel, self.user):
                del self.shown[channel_id]
                continue
            await self._push_messages(channel)

    async def show(self, channel: Channel) -> None:
        """Start showing a channel: its last messages, then every change."""
        ids = [m.id for m in self._visible(channel)]
        self.shown[channel.id] = ShownChannel(ids[-SENT_AT_FIRST] if len(ids) > SENT_AT_FIRST else 0)
        await self._push_messages(channel, fresh=True)

    async def show_older(self, channel: Channel) -> None:
        """Show more of a channel's past."""
        shown = self.shown[channel.id]
        ids = [m.id for m in self._visible(channel) if m.id < shown.first]
        shown.first = ids[-SENT_AT_FIRST] if len(ids) > SENT_AT_FIRST else 0
        await self._push_messages(channel)

    def _visible(self, channel: Channel) -> list[Message]:
        messages = self.service.world.channel_messages(channel.id).values()
        return [m for m in messages if m.visible_to in (None, self.user.id)]

    async def _push_messages(self, channel: Channel, *, fresh: bool = False) -> None:
        shown = self.shown[channel.id]
        there = {m.id: m for m in self._visible(channel) if m.id >= shown.first}
        changed = []
        for number, message in there.items():
            stamp = stamp_of(message)
            if shown.stamps.get(number) != stamp:
                shown.stamps[number] = stamp
                changed.append(self.payload(message))
        gone = [number for number in shown.stamps if number not in there]
        for number in gone:
            del shown.stamps[number]
        if changed or gone or fresh:
            what: Json = {"t": "messages", "channel": str(channel.id), "fresh": fresh, "set": changed}
            await self.send(what | {"gone": [str(n) for n in gone], "older": shown.first > 0})

    def payload(self, message: Message) -> Json:
        """A message as the page draws it."""
        shown = payloads.message(self.service.world, LINKS, message)
        if message.interaction is not None:
            shown["used_by"] = message.interaction["user"]["global_name"]
            known = self.service.interactions.by_id.get(int(message.interaction["id"]))
            if known is not None and known.kind == InteractionType.COMMAND:
                shown["used"] = known.record.name
        return shown

    # In

    async def _do(self, text: str) -> None:
        answer: Json = {"t": "answer", "id": None}
        try:
            asked = parsed_object(text)
            answer["id"] = asked.pop("id", None)
            name = f"do_{asked.pop('do', '')}"
            act = getattr(self.acts, name, None)
            if act is None:
                raise ClientRefused(f"the page knows no {name!r}")
            answer["result"] = await act(**asked)
        except ClientRefused as refused:
            answer["refused"] = str(refused)
        except (TypeError, KeyError, ValueError) as wrong:
            answer["refused"] = f"{type(wrong).__name__}: {wrong}"
        try:
            await self.send(answer)
        except ConnectionError:
            return


def stamp_of(message: Message) -> tuple[Any, ...]:
    """A value that changes whenever a message looks different."""
    files = tuple(one.id for one in message.attachments)
    return message.edited, message.flags, id(message.components), files
