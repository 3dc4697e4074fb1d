"""Who may not take a seat, and where tables may be opened, is a condition of every write that seats somebody
or brings a table to a place."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from store_kit import CHANNEL, GUEST, HOST, everything, move_change, new_table, seats_of

from db import Admission, Ban, Banned, LogEntry, NotHere, SeatHolder, Store, StoreError, TableChange

SERVER, OTHER, PLACE = 1, 2, 5
SEATS = (SeatHolder(0, HOST, "Ada"),)


def seated(table_id: int, entry_no: int, *users: int, **changes: Any) -> TableChange:
    """A change after which these sit at a table."""
    seats = tuple([SeatHolder(at, user, f"P{user}") for at, user in enumerate(users)])
    entries = (LogEntry(kind="join", user_id=users[-1]),)
    return TableChange(
        table_id=table_id, expected_entry_no=entry_no, at=9, entries=entries, seats=seats, **changes
    )


def moved(table_id: int, entry_no: int, channel: int, place: int) -> TableChange:
    entries = (LogEntry(kind="channel", user_id=HOST),)
    return TableChange(
        table_id=table_id,
        expected_entry_no=entry_no,
        at=9,
        entries=entries,
        channel_id=channel,
        place_id=place,
    )


async def expect_refusal(error: type[StoreError], written: Awaitable[Any]) -> None:
    with pytest.raises(error):
        await written


async def test_bans_and_channels_are_set_told_and_lifted_and_are_a_servers_own(store: Store) -> None:
    assert await store.admission_of(SERVER) == Admission()
    assert await store.set_ban(SERVER, HOST, 9) and await store.set_ban(SERVER, GUEST, 8)
    assert not await store.set_ban(SERVER, HOST, 99), "banned is banned, since then"
    assert await store.allow_channel(SERVER, 7, True) and await store.allow_channel(SERVER, CHANNEL, True)
    assert not await store.allow_channel(SERVER, 7, True)
    assert await store.admission_of(SERVER) == Admission((Ban(GUEST, 8), Ban(HOST, 9)), (7, CHANNEL))
    assert await store.admission_of(OTHER) == Admission()
    assert await store.set_ban(SERVER, HOST, None) and not await store.set_ban(SERVER, HOST, None)
    assert await store.allow_channel(SERVER, 7, False) and not await store.allow_channel(SERVER, 7, False)
    assert await store.admission_of(SERVER) == Admission((Ban(GUEST, 8),), (CHANNEL,))


async def test_nobody_who_is_banned_is_seated_by_any_write_and_nothing_of_it_is_written(store: Store) -> None:
    table_id = await store.create(new_table(guild_id=SERVER, seats=SEATS))
    await store.set_ban(SERVER, GUEST, 1)
    before = await everything(store, table_id)
    await expect_refusal(Banned, store.commit(seated(table_id, 0, HOST, GUEST)))
    await expect_refusal(Banned, store.commit(seated(table_id, 0, GUEST)))
    opened = new_table(guild_id=SERVER, channel_id=3, host_user=GUEST, seats=(SeatHolder(0, GUEST, "Bea"),))
    await expect_refusal(Banned, store.create(opened))
    host_alone = new_table(guild_id=SERVER, channel_id=3, seats=SEATS)
    await expect_refusal(Banned, store.create(host_alone, lambda made: (seated(made, 0, HOST, GUEST),)))
    assert await everything(store, table_id) == before and len(await store.live_tables()) == 1
    await expect_refusal(Banned, store.admit(SERVER, (HOST, GUEST)))
    await store.admit(OTHER, (GUEST,))
    elsewhere = await store.create(new_table(guild_id=OTHER, channel_id=4, seats=SEATS))
    await store.commit(seated(elsewhere, 0, HOST, GUEST))
    await store.set_ban(SERVER, GUEST, None)
    await store.commit(seated(table_id, 0, HOST, GUEST))


async def test_who_is_banned_keeps_a_seat_and_the_game_goes_on(store: Store) -> None:
    table_id = await store.create(new_table(guild_id=SERVER, seats=SEATS))
    await store.commit(seated(table_id, 0, HOST, GUEST))
    await store.set_ban(SERVER, GUEST, 1)
    await store.commit(seated(table_id, 1, HOST, GUEST, 7_002))
    await store.commit(move_change(table_id, 2))
    await store.commit(seated(table_id, 3, GUEST))
    await store.commit(seated(table_id, 4, HOST))
    await expect_refusal(Banned, store.commit(seated(table_id, 5, HOST, GUEST)))


async def test_tables_are_opened_and_brought_only_to_channels_that_are_named(store: Store) -> None:
    anywhere = await store.create(new_table(guild_id=SERVER, channel_id=70))
    await store.allow_channel(SERVER, PLACE, True)
    opened = new_table(guild_id=SERVER, channel_id=71)
    with pytest.raises(NotHere) as told:
        await store.create(opened)
    assert told.value.channels == (PLACE,) and len(await store.live_tables()) == 1
    await expect_refusal(NotHere, store.admit(SERVER, (), 71))
    await store.admit(SERVER, (), PLACE)
    await store.create(new_table(guild_id=OTHER, channel_id=72))
    thread = await store.create(new_table(guild_id=SERVER, channel_id=73, place_id=PLACE))
    await store.create(new_table(guild_id=SERVER, channel_id=PLACE))
    before = await everything(store, thread)
    await expect_refusal(NotHere, store.commit(moved(thread, 0, 74, 74)))
    assert await everything(store, thread) == before
    await store.commit(moved(anywhere, 0, 75, 70))  # within its channel, as it was
    await store.commit(moved(anywhere, 1, 76, PLACE))
    await store.allow_channel(SERVER, PLACE, False)
    await store.commit(moved(thread, 0, 74, 74))


async def test_whoever_bans_sees_every_seat_that_is_taken_all_the_same(
    open_again: Callable[[], Awaitable[Store]],
) -> None:
    """Also where another process seats them at that moment: nobody sits down after the ban is on disk."""
    async with await open_again() as one, await open_again() as other:

        async def banned(guild: int, table_id: int) -> bool:
            await other.set_ban(guild, GUEST, 1)
            return GUEST in [seat.user_id for seat in await seats_of(other, table_id)]

        for guild in range(1, 31):
            table_id = await one.create(new_table(guild_id=guild, channel_id=guild, seats=SEATS))
            came, sits = await asyncio.gather(
                one.commit(seated(table_id, 0, HOST, GUEST)), banned(guild, table_id), return_exceptions=True
            )
            assert isinstance(came, int | Banned) and sits == isinstance(came, int)
