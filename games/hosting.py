"""Tables before and around the game: open, sit down, agree on options, start, move, call off."""

from typing import Any

import msgspec

from db import Announcement, Entry, NewTable, Status
from db import Seat as Place
from db import Step as Write
from games.actors import Actors, Click, pack
from games.core import Refusal, engine
from games.core.chance import Secret, commitment
from games.table import Table


class Hosting(Actors):
    """What hosts and joining players do."""

    async def new(self, new: NewTable) -> Table:
        """Open a table in a channel. ChannelTaken, AlreadyDone as the store says."""
        options = self.titles[new.title].options()
        new = msgspec.structs.replace(
            new,
            options=pack(options),
            announcements=(Announcement(kind="board", target=new.channel_id, payload=b"", due_at=new.at),),
        )
        table_id = await self.store.create(new)
        self.owed.set()
        table = await self.get(table_id)
        assert table is not None
        return table

    async def join(self, table_id: int, user_id: int, name: str, click: Click) -> Table:
        """Take the next seat."""
        async with self.locked(table_id) as table:
            self._in_lobby(table)
            if table.seat_of(user_id) is not None:
                raise Refusal("refuse-seated")
            if len(table.seats) >= table.title.seats.stop - 1:
                raise Refusal("refuse-full", most=table.title.seats.stop - 1)
            seats = (*table.seats, Place(len(table.seats), user_id, name))
            return await self._change(table, click, user_id, "join", seats=seats)

    async def leave(self, table_id: int, user_id: int, click: Click) -> Table:
        """Give up a seat in the lobby; those after it move up."""
        async with self.locked(table_id) as table:
            self._in_lobby(table)
            if table.seat_of(user_id) is None:
                raise Refusal("refuse-not-your-table")
            stay = [place for place in table.seats if place.user_id != user_id]
            seats = tuple(Place(at, place.user_id, place.name, place.kind) for at, place in enumerate(stay))
            return await self._change(table, click, user_id, "leave", seats=seats)

    async def set_option(
        self, table_id: int, user_id: int, name: str, value: Any, manages: bool, click: Click
    ) -> Table:
        """Set one of the title's options. `manages`: the user may manage any table here."""
        async with self.locked(table_id) as table:
            self._in_lobby(table)
            self.may_manage(table, user_id, manages)
            if name not in table.options.__struct_fields__:
                raise Refusal("refuse-unknown-choice", text=name, choices=table.options.__struct_fields__)
            fields = msgspec.to_builtins(table.options) | {name: value}
            try:
                options = msgspec.convert(fields, table.title.options)
            except msgspec.ValidationError:
                raise Refusal("refuse-unknown-choice", text=str(value), choices=()) from None
            return await self._change(table, click, user_id, "options", options=pack(options))

    async def start(self, table_id: int, user_id: int, manages: bool, click: Click) -> Table:
        """Deal and begin. Refusal if the title isn't played by so many."""
        async with self.locked(table_id) as table:
            self._in_lobby(table)
            self.may_manage(table, user_id, manages)
            secret = self._new_secret()
            played = engine.start(table.title, len(table.seats), table.options, Secret(secret))
            published = commitment(secret)
            entry = Entry(
                kind="start",
                user_id=user_id,
                outcomes=pack(played.drawn),
                events=pack(played.events),
            )
            return await self.write(
                Write(
                    table_id=table.id,
                    expected_seq=table.seq,
                    at=self.clock(),
                    interaction_id=click.interaction_id,
                    entries=(entry,),
                    snapshot=table.title.save(played.game),
                    state_version=table.title.state_version,
                    status="running",
                    secret=secret,
                    commitment=published,
                    announcements=self.owed_after(table, played.game),
                ),
            )

    async def cancel(self, table_id: int, user_id: int, manages: bool, click: Click) -> Table:
        """Call the table off, in the lobby or in play."""
        async with self.locked(table_id) as table:
            self.may_manage(table, user_id, manages)
            if table.status not in ("lobby", "running"):
                raise Refusal("refuse-over")
            return await self._change(table, click, user_id, "cancel", status="cancelled")

    async def move_to(
        self, table_id: int, user_id: int, channel_id: int, manages: bool, click: Click
    ) -> Table:
        """Bring a table to another channel. ChannelTaken if that has one."""
        async with self.locked(table_id) as table:
            self.may_manage(table, user_id, manages)
            if table.status not in ("lobby", "running"):
                raise Refusal("refuse-over")
            return await self._change(table, click, user_id, "channel", channel_id=channel_id)

    def _in_lobby(self, table: Table) -> None:
        if table.status != "lobby":
            raise Refusal("refuse-started")

    def may_manage(self, table: Table, user_id: int, manages: bool) -> None:
        """Refusal unless the user is the table's host, or `manages` any table here."""
        if user_id != table.host and not manages:
            raise Refusal("refuse-host-only")

    async def _change(
        self,
        table: Table,
        click: Click,
        user_id: int,
        kind: str,
        *,
        seats: tuple[Place, ...] | None = None,
        options: bytes | None = None,
        status: Status | None = None,
        channel_id: int | None = None,
    ) -> Table:
        at = self.clock()
        owed = Announcement(kind="board", target=channel_id or table.channel_id, payload=b"", due_at=at)
        write = Write(
            table_id=table.id,
            expected_seq=table.seq,
            at=at,
            interaction_id=click.interaction_id,
            entries=(Entry(kind=kind, user_id=user_id),),
            seats=seats,
            options=options,
            status=status,
            channel_id=channel_id,
            announcements=(owed,),
        )
        return await self.write(write)
