"""Tables before and around the game: open, join, set options, start, move, cancel."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from db import LogEntry, NewTable, OutboxItem, SeatHolder, Status, StoredValue, TableChange
from games.computer import Level, levels_of
from games.core import Refusal
from games.core.chance import commitment
from games.core.decoding import converted, decoded
from games.manager.model.limits import limits_of
from games.manager.model.stored_table import ANEW, CLOSING, READY
from games.manager.model.table import Table, reseated
from games.manager.model.table_settings import SETTING_VALUES, TableSettings
from games.manager.model.table_settings import load as load_settings
from games.manager.people.starting import starting
from games.manager.storage.outbox_items import Post
from games.manager.storage.repository import Repository, RequestContext, pack, retried


class LobbyService:
    """What hosts and joining players do."""

    def __init__(self, repository: Repository) -> None:
        self.repository = repository

    async def new(self, new: NewTable, begins: bool = False) -> Table:
        """Open a table in a channel. Options and settings that are not given get their defaults.

        The secret is drawn now, so that the table's card can show its commitment before anybody joins.
        `begins`: the game starts at once, in the same transaction. Raises ChannelTaken and AlreadyDone like
        the store.
        """
        new = self.filled(new)
        if begins:
            table, nobody = self.opened(new), RequestContext(None)
            first = await starting(self.repository, table, new.host_user, nobody, new.interaction_id)
            return await self.open_with(new, first)
        outbox_items = (Post(new.channel_id).due(new.at),)
        return await self.repository.create(msgspec.structs.replace(new, outbox_items=outbox_items))

    async def open_with(
        self,
        new: NewTable,
        first: TableChange,
        others: Callable[[int], Sequence[TableChange]] = lambda table_id: (),
    ) -> Table:
        """Open a `filled` table together with its `first` change, made from the `opened` table, and with the
        changes that `others` makes from its id."""

        def then(table_id: int) -> Sequence[TableChange]:
            own = msgspec.structs.replace(first, table_id=table_id, expected_write_id=None)
            return (own, *others(table_id))

        return await self.repository.create(new, then)

    def filled(self, new: NewTable) -> NewTable:
        """The same with a secret, and with defaults for missing options and settings."""
        secret = self.repository.new_secret()
        return msgspec.structs.replace(
            new,
            options=new.options or pack(self.repository.titles[new.title].options()),
            settings=new.settings or pack(TableSettings()),
            secret=secret,
            commitment=commitment(secret),
        )

    def opened(self, new: NewTable) -> Table:
        """The table as it will be; it has no id yet."""
        title = self.repository.titles[new.title]
        return Table(
            id=0,
            guild_id=new.guild_id,
            channel_id=new.channel_id,
            title=title,
            language=new.language,
            status="lobby",
            host=new.host_user,
            entry_no=0,
            options=decoded(new.options, title.options),
            seats=new.seats,
            secret=new.secret,
            commitment=new.commitment,
            settings=load_settings(new.settings),
        )

    @retried
    async def join(
        self, table_id: int, user_id: int, name: str, context: RequestContext, locale: str | None = None
    ) -> Table:
        """Take the next seat. `locale`: the language of the user's Discord client."""
        async with self.repository.in_lobby(table_id) as table:
            if table.seat_of(user_id) is not None:
                raise Refusal("refuse-seated")
            at = _free_seat(table)
            await self._let_in(table, user_id)
            seats = (*table.seats, SeatHolder(at, user_id, name, locale=locale))
            kept = () if table.ready is None else (StoredValue(READY, pack((*table.ready, user_id))),)
            return await self.write(
                table, context, [LogEntry(kind="join", user_id=user_id)], seats=seats, kept=kept
            )

    async def _let_in(self, table: Table, user_id: int) -> None:
        """Raise Refusal if only invited users may sit down and this user is not invited."""
        if table.settings.door != "invited" or user_id == table.host:
            return
        log = await self.repository.store.log(table.id)
        if not any(entry.kind == "invite" and entry.user_id == user_id for entry in log):
            raise Refusal("refuse-not-invited")

    @retried
    async def add_computer(
        self, table_id: int, user_id: int, name: str, level: Level, manages: bool, context: RequestContext
    ) -> Table:
        """Give the next seat to a computer player. `manages`: the user may manage any table here."""
        async with self.repository.in_lobby(table_id) as table:
            table.check_may_manage(user_id, manages)
            at = _free_seat(table)
            if level not in levels_of(table.title):
                raise Refusal("refuse-no-grandmaster")
            seats = (*table.seats, SeatHolder(at, None, name, kind="computer", level=level))
            return await self._change(table, context, user_id, "computer", seats=seats, kept=_anew(table))

    @retried
    async def remove_computer(
        self, table_id: int, user_id: int, manages: bool, context: RequestContext, seat: int
    ) -> Table:
        """Remove the computer player of a seat. Later seats move up."""
        async with self.repository.in_lobby(table_id) as table:
            table.check_may_manage(user_id, manages)
            computers = [holder.seat for holder in table.seats if holder.kind == "computer"]
            if seat not in computers:
                raise Refusal("refuse-no-computer")
            seats = reseated(holder for holder in table.seats if holder.seat != seat)
            return await self._change(table, context, user_id, "no-computer", seats=seats, kept=_anew(table))

    @retried
    async def leave(self, table_id: int, user_id: int, context: RequestContext) -> Table:
        """Leave a seat in the lobby. Later seats move up.

        A host who leaves hands the table to the next player, or closes it if nobody is left.
        """
        async with self.repository.in_lobby(table_id) as table:
            table.seat_held_by(user_id)
            seats = reseated(holder for holder in table.seats if holder.user_id != user_id)
            people = [holder.user_id for holder in seats if holder.user_id is not None]
            host = people[0] if table.host == user_id and people else None
            status: Status | None = None if people else "cancelled"
            return await self._change(
                table, context, user_id, "leave", seats=seats, host_user=host, status=status
            )

    @retried
    async def set_options(
        self,
        table_id: int,
        user_id: int,
        values: Mapping[str, Any],
        manages: bool,
        context: RequestContext,
    ) -> Table:
        """Set some of the title's options and of the table settings. Players who were ready no longer are.

        `manages`: the user may manage any table here.
        """
        async with self.repository.in_lobby(table_id) as table:
            table.check_may_manage(user_id, manages)
            settings, options = table.settings, table.options
            for name, value in values.items():
                if name in SETTING_VALUES:
                    settings = _with(settings, name, value)
                else:
                    options = _with(options, name, value)
            kept = _anew(table) if (settings, options) != (table.settings, table.options) else ()
            fields = {"settings": pack(settings), "options": pack(options)}
            return await self._change(table, context, user_id, "options", kept=kept, **fields)

    async def begin(
        self,
        table: Table,
        user_id: int,
        context: RequestContext,
        before: Sequence[LogEntry] = (),
        seats: tuple[SeatHolder, ...] | None = None,
    ) -> Table:
        """Deal and start.

        The caller must hold the table's lock. `before`: log entries that come first, in the same transaction.
        `seats`: the seats, if they change with it. Raises Refusal.
        """
        if seats is not None:
            table = msgspec.structs.replace(table, seats=seats)
        begun = await starting(self.repository, table, user_id, context, before=before)
        return await self.repository.commit(msgspec.structs.replace(begun, seats=seats))

    @retried
    async def cancel(self, table_id: int, user_id: int, manages: bool, context: RequestContext) -> Table:
        """Cancel the table: in the lobby, or as a moderator in a running game.

        The host of a running game makes a proposal instead. Raises Refusal.
        """
        async with self.repository.locked(table_id) as table:
            table.check_may_manage(user_id, manages)
            _unfinished(table)
            if table.status == "running" and not manages:
                raise Refusal(
                    "refuse-host-no-seat" if table.seat_of(user_id) is None else "refuse-end-proposed"
                )
            return await self._change(table, context, user_id, "cancel", status="cancelled")

    @retried
    async def move_to(
        self,
        table_id: int,
        user_id: int,
        channel_id: int,
        manages: bool,
        context: RequestContext,
        place_id: int | None = None,
    ) -> Table:
        """Move a table to another channel.

        `place_id`: the channel of which it is a thread. Raises ChannelTaken, Refusal.
        """
        async with self.repository.locked(table_id) as table:
            table.check_may_manage(user_id, manages)
            _unfinished(table)
            limits = await limits_of(self.repository.store, table.guild_id)
            there = {"channel_id": channel_id, "place_id": place_id, "most": limits}
            return await self._change(table, context, user_id, "channel", **there)

    async def _change(
        self, table: Table, context: RequestContext, user_id: int | None, kind: str, **fields: Any
    ) -> Table:
        return await self.write(table, context, [LogEntry(kind=kind, user_id=user_id)], **fields)

    async def write(
        self, table: Table, context: RequestContext, entries: Sequence[LogEntry], **fields: Any
    ) -> Table:
        """Write a change of a table around its game; see `change`."""
        return await self.repository.commit(self.change(table, context, entries, **fields))

    def change(
        self,
        table: Table,
        context: RequestContext,
        entries: Sequence[LogEntry],
        *,
        kept: tuple[StoredValue, ...] = (),
        outbox_items: tuple[OutboxItem, ...] = (),
        **fields: Any,
    ) -> TableChange:
        """A change of a table around its game.

        A lobby in which something happens is not closed. A player who leaves their seat is no longer ready.
        """
        at = self.repository.clock()
        if table.ready is not None and "seats" in fields and not kept:
            there = {holder.user_id for holder in fields["seats"]}
            kept = (StoredValue(READY, pack([user for user in table.ready if user in there])),)
        if table.closing is not None:
            kept = (*kept, StoredValue(CLOSING, b""))
        channel = fields.get("channel_id") or table.channel_id
        return self.repository.change(
            table,
            context,
            at=at,
            entries=tuple(entries),
            kept=kept,
            due_at=None if fields.get("status") == "cancelled" else UNSET,
            outbox_items=(Post(channel).due(at), *outbox_items),
            **fields,
        )


def _with(held: Any, name: str, value: Any) -> Any:
    """Options or settings with one of them changed. Raises Refusal if they have none like it."""
    if name not in held.__struct_fields__:
        raise Refusal("refuse-unknown-choice", text=name, choices=held.__struct_fields__)
    try:
        return converted(msgspec.to_builtins(held) | {name: value}, type(held))
    except msgspec.ValidationError:
        raise Refusal(
            "refuse-unknown-choice", text=str(value), choices=SETTING_VALUES.get(name, ())
        ) from None


def _free_seat(table: Table) -> int:
    """The next seat. Raises Refusal if the table is full."""
    most = table.title.seats.stop - 1
    if len(table.seats) >= most:
        raise Refusal("refuse-full", most=most)
    return len(table.seats)


def _anew(table: Table) -> tuple[StoredValue, ...]:
    """What is stored when the game's settings change: nobody is ready any more, if all were asked."""
    return () if table.ready is None else (StoredValue(READY, pack(())), StoredValue(ANEW, pack(True)))


def _unfinished(table: Table) -> None:
    if table.study is not None:
        raise Refusal("refuse-study")
    if not table.live:
        raise Refusal("refuse-over")
