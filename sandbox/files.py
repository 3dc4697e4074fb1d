"""Uploaded files: their types, and how long their bytes are kept."""

from collections import deque
from io import BytesIO
from typing import Final

from PIL import Image, UnidentifiedImageError

from sandbox.model import Attachment, Json, World
from sandbox.rules import errors
from sandbox.rules.limits import Limits

KEEP_BYTES: Final = 128 * 1024 * 1024
"""Maximum number of bytes kept. Beyond it the oldest files lose their bytes, so that a soak of days doesn't
fill the memory."""


class Upload:
    """A file as uploaded: the index of its form field, name and bytes."""

    def __init__(self, index: int, filename: str, data: bytes) -> None:
        self.index = index
        self.filename = filename
        self.data = data


class Files:
    """Makes attachments from uploads."""

    def __init__(self, world: World, limits: Limits) -> None:
        self.world = world
        self.limits = limits
        self._kept: deque[Attachment] = deque()
        self._bytes = 0

    def attach(self, described: list[Json], uploads: list[Upload]) -> list[Attachment]:
        """New attachments; `described` names and describes them by index. Raises 40005 for one too large."""
        by_index = {int(entry["id"]): entry for entry in described if str(entry.get("id", "")).isdecimal()}
        made = []
        for upload in uploads:
            if len(upload.data) > self.limits.file_bytes:
                raise errors.DiscordError(*errors.TOO_LARGE)
            entry = by_index.get(upload.index, {})
            name = str(entry.get("filename") or upload.filename)
            made.append(self._keep(name, upload.data, entry.get("description")))
        return made

    def uploaded(self, id: int) -> Attachment | None:
        """A file by its id, even if its message was edited or deleted since. On Discord, too, somebody who
        saw the message can still fetch the file for a while."""
        return next((one for one in reversed(self._kept) if one.id == id), None)

    def _keep(self, name: str, data: bytes, description: str | None) -> Attachment:
        kind, width, height = picture_of(data)
        number = self.world.new_id()
        one = Attachment(
            number, name, kind, len(data), data, description or None, width or None, height or None
        )
        self._kept.append(one)
        self._bytes += len(data)
        while self._bytes > KEEP_BYTES:
            oldest = self._kept.popleft()
            self._bytes -= len(oldest.data)
            oldest.data = b""
        return one


def picture_of(data: bytes) -> tuple[str, int, int]:
    """Content type, width and height of a file; the sizes are 0 if it is no picture."""
    try:
        with Image.open(BytesIO(data)) as image:
            return Image.MIME.get(image.format or "", "application/octet-stream"), *image.size
    except (UnidentifiedImageError, OSError):
        return ("text/plain; charset=utf-8" if is_text(data) else "application/octet-stream"), 0, 0


def is_text(data: bytes) -> bool:
    """Whether bytes are UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
