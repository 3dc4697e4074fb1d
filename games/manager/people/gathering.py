"""How people come together: invitations, asking whether all are ready, rematches, and lobbies that are
abandoned. A service that uses the repository.

Invitations and who is ready are stored in the log, so forgetting a user forgets them too.
"""

import hashlib
from collections.abc import Sequence, Set

import msgspec

from db import LogEntry, NewTable, SeatHolder, StoredValue, TableChange
from games.core import Refusal
from games.core.decoding import decoded
from games.manager.model.durations import DAY
from games.manager.model.limits import admit
from games.manager.model.stored_table import CLOSING, READY, REMATCH, stored_value
from games.manager.model.table import Table, reseated
from games.manager.model.table_settings import TableSettings
from games.manager.people.lobby import LobbyService
from games.manager.people.starting import starting
from games.manager.storage.outbox_items import LobbyClosing, ReadyRequest
from games.manager.storage.repository import Repository, RequestContext, pack, retried

WARNED_AFTER = 12 * DAY
"""Milliseconds without any activity after which a lobby's host is warned that it will be closed."""

CLOSED_AFTER = 2 * DAY
"""Milliseconds from the warning until the lobby is closed and its channel is free."""


class RematchMade(Refusal):
    """A rematch has already been opened and is not over: `table_id`."""

    __slots__ = ("table_id",)

    def __init__(self, table_id: int) -> None:
        super().__init__("refuse-answered")
        self.table_id = table_id


class GatheringService:
    """Brings people to a table."""

    def __init__(self, repository: Repository, lobby: LobbyService) -> None:
        self.repository = repository
        self.lobby = lobby

    @retried
    async def invite(
        self, table_id: int, user_id: int, guest: int, manages: bool, context: RequestContext
    ) -> Table:
        """Invite a user, as host.

        The user may sit down even at a table for invited people only. Raises Refusal.
        """
        async with self.repository.in_lobby(table_id) as table:
            table.check_may_manage(user_id, manages)
            if table.seat_of(guest) is not None:
                raise Refusal("refuse-guest-seated")
            await admit(self.repository.store, table.guild_id, (guest,))
            entry = LogEntry(kind="invite", user_id=guest)
            return await self.lobby.write(table, context, [entry])

    @retried
    async def send_away(
        self, table_id: int, user_id: int, seat: int, manages: bool, context: RequestContext
    ) -> Table:
        """Remove somebody from their seat in the lobby, as host. Raises Refusal."""
        async with self.repository.in_lobby(table_id) as table:
            table.check_may_manage(user_id, manages)
            if not table.has_seat(seat) or table.seats[seat].user_id in (None, user_id):
                raise Refusal("refuse-no-player")
            entry = LogEntry(kind="sent-away", user_id=user_id)
            return await self.lobby.write(table, context, [entry], seats=_without(table, {seat}))

    # Ready?

    @retried
    async def start(self, table_id: int, user_id: int, manages: bool, context: RequestContext) -> Table:
        """Start the game; if all must be ready, first ask those who are not.

        While they are awaited, the starting user counts as ready, and the others are notified again if
        everybody has to confirm anew. Nothing else changes. Once asked, players are awaited even if the table
        settings no longer require it.
        """
        async with self.repository.in_lobby(table_id) as table:
            table.check_may_manage(user_id, manages)
            if (table.ready is None and table.settings.ready == "no") or not table.unready(user_id):
                return await self.lobby.begin(table, user_id, context)
            if (why := table.why_not_start()) is not None:
                raise why
            if table.ready is not None and (not table.anew or user_id in table.ready):
                return table
            return await self.repository.commit(self._ask(table, user_id, context))

    @retried
    async def start_without(
        self, table_id: int, user_id: int, manages: bool, context: RequestContext
    ) -> Table:
        """Start without the players who were asked and are not ready; they lose their seats.

        Raises Refusal if too few players are left.
        """
        async with self.repository.in_lobby(table_id) as table:
            table.check_may_manage(user_id, manages)
            if table.ready is None:
                raise Refusal("refuse-not-asked")
            left = set(table.unready(user_id))
            if table.why_not_start(len(left)) is not None:
                raise Refusal("refuse-too-few-ready")
            if not left:
                return await self.lobby.begin(table, user_id, context)
            entry = LogEntry(kind="sent-away", user_id=user_id)
            return await self.lobby.begin(
                table, user_id, context, before=[entry], seats=_without(table, left)
            )

    @retried
    async def ready(self, table_id: int, user_id: int, context: RequestContext) -> Table:
        """Say that one is ready. The last player to do so starts the game. Raises Refusal."""
        async with self.repository.in_lobby(table_id) as table:
            if table.seat_of(user_id) is None:
                raise Refusal("refuse-not-your-table")
            if table.ready is None:
                raise Refusal("refuse-not-asked")
            if user_id in table.ready:
                return table
            entry = LogEntry(kind="ready", user_id=user_id)
            ready = (*table.ready, user_id)
            if not msgspec.structs.replace(table, ready=ready).unready() and table.why_not_start() is None:
                return await self.lobby.begin(table, table.host, context, before=[entry])
            return await self.lobby.write(table, context, [entry], kept=(StoredValue(READY, pack(ready)),))

    def _ask(self, table: Table, user_id: int, context: RequestContext) -> TableChange:
        """Ask everybody at the table. The user who asks is ready."""
        now = self.repository.clock()
        asked = ReadyRequest(table.channel_id).due(now)
        entry = LogEntry(kind="ready", user_id=user_id)
        kept = (StoredValue(READY, pack((*(table.ready or ()), user_id))),)
        return self.lobby.change(table, context, [entry], kept=kept, outbox_items=(asked,))

    # Rematch

    async def rematch(self, table: Table, user_id: int, context: RequestContext) -> tuple[SeatHolder, ...]:
        """The people of a finished table for a rematch: seats are drawn anew, and banned users are left out.

        Raises Refusal; RematchMade if one exists already, which the user may join instead.
        """
        await self._check_rematch(table, user_id)
        banned = (await self.repository.store.admission_of(table.guild_id)).banned
        stay = [holder for holder in table.seats if holder.user_id not in banned]
        return shuffled_seats(stay, context.interaction_id or 0)

    async def _check_rematch(self, table: Table, user_id: int) -> None:
        """Raise Refusal unless the user may open a rematch of the table now."""
        if table.study is not None:
            raise Refusal("refuse-study")
        if table.status != "over":
            raise Refusal("refuse-not-over")
        if table.seat_of(user_id) is None:
            raise Refusal("refuse-not-your-table")
        if (made := await self._rematch_of(table)) is not None:
            raise RematchMade(made)
        await admit(self.repository.store, table.guild_id, (user_id,))

    @retried
    async def open_rematch(
        self, table_id: int, user_id: int, context: RequestContext, new: NewTable
    ) -> Table:
        """Open the rematch with the same options and settings, and note its id at the old table, in one
        transaction.

        The others are asked whether they are ready; if all others are computer players, the game starts at
        once. Raises RematchMade if somebody was faster.
        """
        async with self.repository.locked(table_id) as old:
            await self._check_rematch(old, user_id)
            new = self.lobby.filled(new)
            table, nobody = self.lobby.opened(new), RequestContext(None)
            if not table.unready(user_id) and table.why_not_start() is None:
                first = await starting(self.repository, table, user_id, nobody, context.interaction_id)
            else:
                first = self._ask(table, user_id, nobody)
            note = self.repository.change(old)
            return await self.lobby.open_with(new, first, lambda made: (_noted(note, made),))

    async def _rematch_of(self, table: Table) -> int | None:
        """The existing rematch, as long as it waits or is played."""
        loaded = await self.repository.store.load(table.id)
        before = b"" if loaded is None else stored_value(loaded, REMATCH)
        if not before:
            return None
        number = decoded(before, int)
        there = await self.repository.get(number)
        return number if there is not None and there.live else None

    async def join_rematch(self, table_id: int, user_id: int, context: RequestContext) -> Table:
        """An existing rematch, with the user ready if it waits for that. Raises Refusal."""
        table = await self.repository.get(table_id)
        if table is None or not table.live:
            raise Refusal("refuse-over")
        waits = table.status == "lobby" and table.ready is not None and table.seat_of(user_id) is not None
        return await self.ready(table_id, user_id, context) if waits else table

    # Abandoned lobbies

    @retried
    async def warn_or_close(self, table_id: int) -> Table | None:
        """Warn the host of a lobby without activity, and close it if there is still none later.

        A lobby whose server the bot has left stays. None: there was nothing to do.
        """
        async with self.repository.locked(table_id) as table:
            now = self.repository.clock()
            loaded = await self.repository.store.load(table_id)
            if table.status != "lobby" or loaded is None or table.clock.off_since is not None:
                return None
            if table.closing is None and loaded.table.updated_at + WARNED_AFTER <= now:
                return await self._warn(table, now)
            if table.closing is not None and table.closing <= now:
                entry = LogEntry(kind="expire")
                return await self.lobby.write(table, RequestContext(None), [entry], status="cancelled")
            return None

    async def _warn(self, table: Table, now: int) -> Table:
        outbox_item = LobbyClosing(table.channel_id).due(now)
        kept = (StoredValue(CLOSING, pack(now + CLOSED_AFTER)),)
        return await self.repository.write(table, at=now, kept=kept, outbox_items=(outbox_item,))

    @retried
    async def keep_open(self, table_id: int, user_id: int, manages: bool, context: RequestContext) -> Table:
        """Keep a lobby open that was going to be closed, as one of its seated players. Raises Refusal."""
        async with self.repository.in_lobby(table_id) as table:
            if table.seat_of(user_id) is None:
                table.check_may_manage(user_id, manages)
            return await self.lobby.write(table, context, [LogEntry(kind="kept-open", user_id=user_id)])


def _without(table: Table, gone: Set[int]) -> tuple[SeatHolder, ...]:
    """The seats without some users. Later seats move up."""
    return reseated(holder for holder in table.seats if holder.seat not in gone)


def _noted(note: TableChange, rematch: int) -> TableChange:
    return msgspec.structs.replace(note, kept=(StoredValue(REMATCH, pack(rematch)),))


def shuffled_seats(seats: Sequence[SeatHolder], number: int) -> tuple[SeatHolder, ...]:
    """The people of a table in a new order: by the SHA-256 of the click's id, which Discord assigns, and of
    the old seat. Forgotten users are left out."""

    def lot(holder: SeatHolder) -> bytes:
        return hashlib.sha256(f"{number}|{holder.seat}".encode()).digest()

    there = [holder for holder in seats if holder.user_id is not None or holder.kind == "computer"]
    return reseated(sorted(there, key=lot))


def rematch_settings(settings: TableSettings, people: int) -> TableSettings:
    """The settings of a rematch with `people` people.

    All are asked to be ready, because they did not sit down themselves.
    """
    return msgspec.structs.replace(settings, ready="yes") if people > 1 else settings
