"""Saves a world to disk while it changes: one JSON file, and next to it a folder with the uploaded files.

The file is replaced as a whole (written to a temporary file, synced, renamed), so a complete world exists at
any moment the machine may stop. Uploaded files never change, so each is written once.
"""

import asyncio
import contextlib
import logging
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import msgspec

from sandbox.model import Attachment, World
from sandbox.service import Service

log = logging.getLogger(__name__)

EVERY: Final = 1.0
"""Seconds between two saves while things change."""


class WorldFile:
    """Loads a world and keeps saving it: `async with WorldFile(path).kept(service): ...`"""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.folder = path.with_name(path.name + ".files")

    def load(self) -> World | None:
        """The world as last saved; None if there is none.

        Ephemeral messages are gone, as after a restart of Discord's own client. Raises
        msgspec.ValidationError or msgspec.DecodeError for a file that contains no world.
        """
        if not self.path.exists():
            return None
        world = msgspec.json.decode(self.path.read_bytes(), type=World)
        for messages in world.messages.values():
            for message in [m for m in messages.values() if m.ephemeral or m.thinking]:
                del messages[message.id]
            for message in messages.values():
                for one in message.attachments:
                    with contextlib.suppress(FileNotFoundError):
                        one.data = (self.folder / str(one.id)).read_bytes()
        return world

    def save(self, world: World) -> None:
        """Write the world now."""
        self._write(*_apart(world))

    @contextlib.asynccontextmanager
    async def kept(self, service: Service) -> AsyncIterator[None]:
        """Save after each change while the block runs, and once more at its end."""
        ends = asyncio.Event()
        task = asyncio.create_task(self._follow(service, ends))
        try:
            yield
        finally:
            ends.set()
            service.changed()
            await task
            self.save(service.world)

    async def _follow(self, service: Service, ends: asyncio.Event) -> None:
        saved = -1
        while not ends.is_set():
            version = await service.wait_change(saved, 3600.0)
            if version == saved or ends.is_set():
                continue
            saved = version
            try:
                await asyncio.to_thread(self._write, *_apart(service.world))
            except OSError as error:
                log.error("the world could not be saved, will try again: %s", error)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(ends.wait(), EVERY)

    def _write(self, text: bytes, files: list[Attachment]) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        there = {entry.name for entry in os.scandir(self.folder)}
        for one in files:
            if str(one.id) not in there and one.data:
                _replace(self.folder / str(one.id), one.data)
        _replace(self.path, text)
        for name in there - {str(one.id) for one in files}:
            (self.folder / name).unlink()


def _apart(world: World) -> tuple[bytes, list[Attachment]]:
    """The world as JSON without the bytes of files, and the files."""
    files = []
    lean = {}
    for channel_id, messages in world.messages.items():
        lean[channel_id] = dict(messages)
        for message in messages.values():
            if message.attachments:
                files += message.attachments
                bare = [msgspec.structs.replace(one, data=b"") for one in message.attachments]
                lean[channel_id][message.id] = msgspec.structs.replace(message, attachments=bare)
    return msgspec.json.encode(msgspec.structs.replace(world, messages=lean)), files


def _replace(path: Path, data: bytes) -> None:
    beside = path.with_name(path.name + ".new")
    with beside.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
