"""The simulated Discord: a world, and the parts that work on it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from yarl import URL

from sandbox.faults import Faults
from sandbox.files import Files
from sandbox.gateway import Gateway
from sandbox.interactions import Interactions
from sandbox.messages import Messages
from sandbox.model import Attachment, World
from sandbox.payloads import Links
from sandbox.places import Places
from sandbox.record import TrafficRecord
from sandbox.rules.limits import Limits, usual_limits

if TYPE_CHECKING:
    from sandbox.botprocess import BotProcess

TOKEN: Final = "sandbox.token.only"
"""The only token the sandbox accepts. It opens nothing anywhere else."""


class Service:
    """What every request, gateway message and user's act works on."""

    def __init__(self, world: World, limits: Limits | None = None) -> None:
        self.world = world
        self.limits = limits or usual_limits()
        self.token = TOKEN
        self.url = ""
        self.gateway_url = ""
        self.links = Links("", self.limits.link)
        self.record = TrafficRecord()
        self.files = Files(world, self.limits)
        self.faults = Faults()
        self.messages = Messages(self)
        self.places = Places(self)
        self.gateway = Gateway(self)
        self.interactions = Interactions(self)
        self.bot_process: BotProcess | None = None
        self.version = 0
        self._watchers: set[asyncio.Event] = set()
        self._tasks: set[asyncio.Future[Any]] = set()

    def located(self, url: str) -> None:
        """Called before the server answers: sets its address."""
        self.url = url
        self.gateway_url = f"{url.replace('http', 'ws', 1)}/gateway"
        self.links = Links(f"{url}/cdn", self.limits.link)

    def file_at(self, address: URL) -> Attachment | None:
        """The file at an address. None if the address is not genuine or has expired, or the file is gone."""
        path, query = address.path.removeprefix("/cdn"), address.query
        if not self.links.opens(path, query.get("ex", "0"), query.get("hm", "")):
            return None
        channel_id, number = map(int, path.split("/")[2:4])
        messages = self.world.channel_messages(channel_id).values()
        there = (one for message in messages for one in message.attachments if one.id == number)
        found = next(there, None) or self.files.uploaded(number)
        return found if found is not None and found.data else None

    # Watching

    def changed(self) -> None:
        """Wake everybody who waits for a change."""
        self.version += 1
        for watcher in self._watchers:
            watcher.set()

    async def wait_change(self, since: int, patience: float) -> int:
        """Return the present version as soon as it is above `since`, or after `patience` seconds."""
        if self.version > since:
            return self.version
        watcher = asyncio.Event()
        self._watchers.add(watcher)
        try:
            async with asyncio.timeout(patience):
                await watcher.wait()
        except TimeoutError:
            return self.version
        finally:
            self._watchers.discard(watcher)
        return self.version

    def keep(self, task: asyncio.Future[Any]) -> None:
        """Keep a reference to a background task until it is done."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
