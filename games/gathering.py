"""People coming together: invitations, asking whether all are ready, once more with the same people, and
lobbies that nobody comes to. One service beside the lobby.

Who is invited, and who said to be ready, stands in the log: so it is forgotten with whoever is forgotten.
"""

import hashlib
from collections.abc import Awaitable, Callable, Sequence, Set

import msgspec

from db import Announcement, Entry, Kept, SeatHolder, TableChange
from games.core import Refusal
from games.lobby import Lobby
from games.registry import Click, Registry, pack
from games.table import CLOSING, READY, REMATCH, Table, kept_of
from games.terms import Terms

DAY = 86_400_000

WARNED_AFTER = 12 * DAY
"""A lobby in which nothing has happened for so long is going to be closed, and its host is told."""

CLOSED_AFTER = 2 * DAY
"""So long after the warning it is closed, and its channel free again."""

Opened = Callable[[Table, tuple[SeatHolder, ...]], Awaitable[Table]]
"""Opens a table like one that is over, with these at its seats."""


class Gathering:
    """What brings people to a table."""

    def __init__(self, registry: Registry, lobby: Lobby) -> None:
        self.registry = registry
        self.lobby = lobby

    async def invite(self, table_id: int, user_id: int, guest: int, manages: bool, click: Click) -> Table:
        """As host, invite somebody; they may sit down even where only those can who are invited. Refusal."""

        async def work(table: Table) -> Table:
            self.lobby.may_manage(table, user_id, manages)
            if table.seat_of(guest) is not None:
                raise Refusal("refuse-guest-seated")
            entry = Entry(kind="invite", user_id=guest)
            return await self.lobby.write(table, click, [entry])

        return await self.lobby.in_lobby(table_id, work)

    async def send_away(self, table_id: int, user_id: int, seat: int, manages: bool, click: Click) -> Table:
        """As host, give the seat of somebody in the lobby to others. Refusal."""

        async def work(table: Table) -> Table:
            self.lobby.may_manage(table, user_id, manages)
            if seat >= len(table.seats) or table.seats[seat].user_id in (None, user_id):
                raise Refusal("refuse-no-player")
            return await self._without(table, {seat}, user_id, click)

        return await self.lobby.in_lobby(table_id, work)

    async def _without(self, table: Table, gone: Set[int], user_id: int, click: Click) -> Table:
        stay = [place for place in table.seats if place.seat not in gone]
        seats = tuple(msgspec.structs.replace(place, seat=at) for at, place in enumerate(stay))
        entry = Entry(kind="sent-away", user_id=user_id)
        return await self.lobby.write(table, click, [entry], seats=seats)

    # Ready?

    async def start(self, table_id: int, user_id: int, manages: bool, click: Click) -> Table:
        """Begin; where all have to be ready, ask those first who have not said so. While they are being
        waited for nothing changes, but that who begins is ready and the others are called once more where all
        are to say it anew. An asking goes on although the terms ask for none any more."""

        async def work(table: Table) -> Table:
            self.lobby.may_manage(table, user_id, manages)
            if (table.ready is None and table.terms.ready == "no") or not table.unready(user_id):
                return await self.lobby.begin(table, user_id, click)
            self.lobby.may_start(table)
            if table.ready is not None and (not table.anew or user_id in table.ready):
                return table
            return await self._ask(table, (*(table.ready or ()), user_id), user_id, click)

        return await self.lobby.in_lobby(table_id, work)

    async def start_without(self, table_id: int, user_id: int, manages: bool, click: Click) -> Table:
        """Begin without those who have been asked and are not ready: they lose their seats. Refusal if there
        are too few then."""

        async def work(table: Table) -> Table:
            self.lobby.may_manage(table, user_id, manages)
            if table.ready is None:
                raise Refusal("refuse-not-asked")
            left = set(table.unready(user_id))
            if table.title.why_not_start(len(table.seats) - len(left), table.options) is not None:
                raise Refusal("refuse-too-few-ready")
            if left:
                table = await self._without(table, left, user_id, Click(None))
            return await self.lobby.begin(table, user_id, click)

        return await self.lobby.in_lobby(table_id, work)

    async def ready(self, table_id: int, user_id: int, click: Click) -> Table:
        """Say that one is ready; whoever is the last begins the game. Refusal."""

        async def work(table: Table) -> Table:
            if table.seat_of(user_id) is None:
                raise Refusal("refuse-not-your-table")
            if table.ready is None:
                raise Refusal("refuse-not-asked")
            if user_id in table.ready:
                return table
            entry = Entry(kind="ready", user_id=user_id)
            kept = (Kept(READY, pack((*table.ready, user_id))),)
            table = await self.lobby.write(table, click, [entry], kept=kept)
            if not table.unready() and can_start(table):
                return await self.lobby.begin(table, table.host, Click(None), share=click.interaction_id)
            return table

        return await self.lobby.in_lobby(table_id, work)

    async def _ask(self, table: Table, ready: Sequence[int], user_id: int, click: Click) -> Table:
        """Ask everybody at the table."""
        now = self.registry.clock()
        asked = Announcement(kind="ready", target=table.channel_id, payload=b"", due_at=now, lane="ready")
        entry = Entry(kind="ready", user_id=user_id)
        kept = (Kept(READY, pack(tuple(ready))),)
        return await self.lobby.write(table, click, [entry], kept=kept, owed=(asked,))

    # Once more

    async def rematch(self, table_id: int, user_id: int, click: Click, opened: Opened) -> Table:
        """Play once more, with the same people, options and terms, the seats drawn anew. The first to ask
        opens the table and asks the others, or begins where there are only computers; whoever asks after
        that is ready. A rematch that is over, or was called off, makes way for another. Refusal."""

        async def work(table: Table) -> Table | int:
            if table.status != "over":
                raise Refusal("refuse-not-over")
            if table.seat_of(user_id) is None:
                raise Refusal("refuse-not-your-table")
            if (before := await self._rematch_of(table)) is not None:
                return before
            new = await opened(table, drawn(table.seats, click.interaction_id or 0))
            done = TableChange(
                table_id=table.id,
                expected_seq=table.seq,
                expected_revision=table.revision,
                at=self.registry.clock(),
                kept=(Kept(REMATCH, pack(new.id)),),
            )
            await self.registry.commit(done, table)
            return new

        found = await self.registry.change(table_id, work)
        if isinstance(found, int):
            return await self._joined(found, user_id, click)

        async def asked(table: Table) -> Table:
            if not table.unready(user_id) and can_start(table):
                return await self.lobby.begin(table, user_id, Click(None), share=click.interaction_id)
            return await self._ask(table, (user_id,), user_id, Click(None))

        return await self.lobby.in_lobby(found.id, asked)

    async def _rematch_of(self, table: Table) -> int | None:
        """The rematch that somebody has asked for already, as long as it waits or is played."""
        loaded = await self.registry.store.load(table.id)
        before = b"" if loaded is None else kept_of(loaded, REMATCH)
        if not before:
            return None
        number = msgspec.msgpack.decode(before, type=int)
        there = await self.registry.get(number)
        return number if there is not None and there.status in ("lobby", "running") else None

    async def _joined(self, table_id: int, user_id: int, click: Click) -> Table:
        """The rematch that is there already: ready for it, if it waits for that."""
        table = await self.registry.get(table_id)
        if table is None or table.status not in ("lobby", "running"):
            raise Refusal("refuse-over")
        waits = table.status == "lobby" and table.ready is not None and table.seat_of(user_id) is not None
        return await self.ready(table_id, user_id, click) if waits else table

    # Lobbies nobody comes to

    async def look_after(self, table_id: int) -> Table | None:
        """Warn the host of a lobby in which nothing has happened for long, and close it when nothing has
        happened after that, either. None: there was nothing to do."""

        async def work(table: Table) -> Table | None:
            now = self.registry.clock()
            loaded = await self.registry.store.load(table_id)
            if table.status != "lobby" or loaded is None:
                return None
            if table.closing is None and loaded.table.updated_at + WARNED_AFTER <= now:
                return await self._warn(table, now)
            if table.closing is not None and table.closing <= now:
                entry = Entry(kind="expire")
                return await self.lobby.write(table, Click(None), [entry], status="cancelled")
            return None

        return await self.registry.change(table_id, work)

    async def _warn(self, table: Table, now: int) -> Table:
        owed = Announcement(kind="closing", target=table.channel_id, payload=b"", due_at=now, lane="closing")
        write = TableChange(
            table_id=table.id,
            expected_seq=table.seq,
            expected_revision=table.revision,
            at=now,
            kept=(Kept(CLOSING, pack(now + CLOSED_AFTER)),),
            announcements=(owed,),
        )
        return await self.registry.commit(write)

    async def keep_open(self, table_id: int, user_id: int, manages: bool, click: Click) -> Table:
        """As one of those who sit there, keep a lobby that was going to be closed. Refusal."""

        async def work(table: Table) -> Table:
            if table.seat_of(user_id) is None:
                self.lobby.may_manage(table, user_id, manages)
            return await self.lobby.write(table, click, [Entry(kind="kept-open", user_id=user_id)])

        return await self.lobby.in_lobby(table_id, work)


def drawn(seats: Sequence[SeatHolder], number: int) -> tuple[SeatHolder, ...]:
    """Those who sat here in a new order: that of the SHA-256 of the click's number, which Discord gives, and
    their old seat's. Who was forgotten does not come again."""

    def lot(place: SeatHolder) -> bytes:
        return hashlib.sha256(f"{number}|{place.seat}".encode()).digest()

    there = [place for place in seats if place.user_id is not None or place.kind == "computer"]
    return tuple(msgspec.structs.replace(one, seat=at) for at, one in enumerate(sorted(there, key=lot)))


def again(terms: Terms, people: int) -> Terms:
    """The terms of a rematch of so many people: all are asked, since nobody has sat down by themselves."""
    return msgspec.structs.replace(terms, ready="yes") if people > 1 else terms


def can_start(table: Table) -> bool:
    """Whether the title is played by so many."""
    return table.title.why_not_start(len(table.seats), table.options) is None
