"""Checks that a sent picture shows exactly what its reader may see: it is drawn again from the reader's view
and compared byte for byte, including size and metadata. File names must reveal nothing."""

from collections.abc import Iterable
from struct import unpack

from games.core import Event, Seat
from games.manager.model.table import Table
from render import Pictures
from sandbox import MessageView, SandboxClient
from soak.checks.ledger import Ledger
from words import LANGUAGES

SIGNATURE = b"\x89PNG\r\n\x1a\n"
DRAWN = {b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"}
"""The chunks a picture consists of. Texts, times and the like are not allowed."""

FAR_BACK = 80
"""Maximum number of entries before the newest one at which a post may start. A post that replaces others
tells its whole round."""


class Redrawn:
    """Draws sent pictures again."""

    def __init__(self, world: SandboxClient, ledger: Ledger) -> None:
        self.world = world
        self.ledger = ledger
        self.tally = ledger.tally
        self.pictures = Pictures()
        self._names: dict[str, str] = {}

    async def post(self, table: Table, entry_no: int, since: int, message: MessageView) -> None:
        """Check the picture of a public post of entry `entry_no`. The changes it marks start after entry
        `since`."""
        data = await self._file(message, "a public post")
        if data is None:
            return
        state = self.ledger.games[table.id][entry_no]
        view = table.title.view(state, None)
        for first in [
            since,
            *(one for one in range(entry_no, max(entry_no - FAR_BACK, 0) - 1, -1) if one != since),
        ]:
            told = self.ledger.told[table.id][first + 1 : entry_no + 1]
            recent: list[Event] = [one.event for told_then in told for one in told_then if one.to is None]
            shown = table.title, view, recent, table.seat_names, table.spoken
            if data == self.pictures.tables(table.id, *shown)[0]:
                return
        self.tally.fault(
            "errors", f"the picture of entry {entry_no} is not what the public may see, {len(data)} bytes"
        )

    async def hand(self, table: Table, seat: Seat, entries: Iterable[int], message: MessageView) -> None:
        """Check the picture of a hand sent to a seat alone, as it was after one of these entries."""
        data = await self._file(message, "a direct message")
        if data is None:
            return
        for entry_no in sorted(entries, reverse=True):
            state = self.ledger.games[table.id][entry_no]
            view = table.title.view(state, seat)
            for language in LANGUAGES:
                if data == self.pictures.hand(table.title, view, seat, table.seat_names, language):
                    return
        self.tally.fault("errors", f"the hand sent to seat {seat} by entry {table.entry_no} is not their own")

    async def _file(self, message: MessageView, where: str) -> bytes | None:
        """The bytes of the message's picture, if it has one; its chunks and its name are checked."""
        if not message.files:
            return None
        file = message.files[0]
        usual = self._names.setdefault(where, file.filename)
        if file.filename != usual:
            self.tally.fault("errors", f"{where} has a file {file.filename!r}, another {usual!r}")
        try:
            data = await self.world.file(file)
        except LookupError:
            return None  # the sandbox no longer keeps its bytes
        if len(data) != file.size or chunks(data) - DRAWN:
            parts = sorted(chunk.decode("latin-1") for chunk in chunks(data))
            self.tally.fault("errors", f"{where} has a picture of {file.size} bytes with the parts {parts}")
        return data


def chunks(data: bytes) -> set[bytes]:
    """The kinds of chunks in a PNG file; `other` for invalid data or data after its end."""
    found: set[bytes] = set() if data.startswith(SIGNATURE) else {b"other"}
    at = len(SIGNATURE)
    while at + 12 <= len(data) and not found & {b"IEND", b"other"}:
        size, kind = unpack(">I4s", data[at : at + 8])
        found.add(kind)
        at += size + 12
    return found if at == len(data) else found | {b"other"}
