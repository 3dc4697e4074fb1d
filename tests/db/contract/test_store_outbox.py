"""The contract for the outbox, pruning, users and meta; every backend must pass."""

import pytest
from store_kit import (
    CHANNEL,
    GUEST,
    HOST,
    claim,
    entry_no_of,
    handled,
    move_change,
    new_table,
    next_item_due,
    outbox_item,
)

from db import (
    DirectMessageRow,
    LogEntry,
    NoSuchTable,
    OutboxRow,
    PostedUpTo,
    SeatHolder,
    Store,
    UserChange,
    UserRow,
)


@pytest.fixture
async def table_id(store: Store) -> int:
    return await store.create(new_table())


async def owe(store: Store, table_id: int, *due: int) -> list[int]:
    """Owe one outbox item for each due time, in a change of its own; their ids."""
    entry_no = await entry_no_of(store, table_id)
    assert entry_no is not None
    before = {owed.id for owed in await store.due_items(10**9, 100)}
    await store.commit(move_change(table_id, entry_no, outbox_items=tuple(map(outbox_item, due))))
    return sorted({owed.id for owed in await store.due_items(10**9, 100)} - before)


async def test_what_is_owed_comes_back_whole(store: Store, table_id: int) -> None:
    (number,) = await owe(store, table_id, 50)
    (owed,) = await store.due_items(50, 10)
    plain = (number, table_id, "board", CHANNEL, b"news", 50, 0, 1, None)
    assert owed == OutboxRow(*plain, owed.token, f"board {CHANNEL}")


async def test_the_longest_due_comes_first_and_the_undue_not_at_all(store: Store, table_id: int) -> None:
    late, early, not_yet = await owe(store, table_id, 20, 10, 30)
    assert [owed.id for owed in await store.due_items(29, 10)] == [early, late]
    assert [owed.id for owed in await store.due_items(30, 2)] == [early, late]
    assert [owed.id for owed in await store.due_items(30, 9)] == [early, late, not_yet]


async def test_the_next_due_time_ignores_what_was_dropped(store: Store, table_id: int) -> None:
    assert await next_item_due(store) is None
    early, _ = await owe(store, table_id, 10, 20)
    assert await next_item_due(store) == 10
    await store.give_up([early], "the channel is gone", at=5)
    assert await next_item_due(store) == 20


async def test_delivery_strikes_out_and_notes_the_post_together(store: Store, table_id: int) -> None:
    first, second, third = await owe(store, table_id, 1, 2, 3)
    await store.done([first, second], PostedUpTo(table_id, 1, 555))
    assert [owed.id for owed in await store.due_items(9, 9)] == [third]
    await store.done([third])
    loaded = await store.load(table_id)
    assert loaded is not None
    assert (loaded.table.posted_entry_no, loaded.table.message_id, loaded.table.entry_no) == (1, 555, 1)


async def test_taking_what_is_due_tells_when_the_next_is(store: Store, table_id: int) -> None:
    (first,) = await owe(store, table_id, 10)
    (later,) = await owe(store, table_id, 500)
    found, due = await store.take(20, 1000, 9, "a")
    assert ([owed.id for owed in found], due) == ([first], 500)
    assert await store.take(20, 1000, 9, "b") == ((), 500)
    await store.done([first, later])
    assert await store.take(600, 1000, 9, "b") == ((), None)


async def test_a_post_can_owe_something_from_then_on(store: Store, table_id: int) -> None:
    (first,) = await owe(store, table_id, 1)
    await store.done([first], PostedUpTo(table_id, 1, 555, at=7), later=[outbox_item(900)])
    (owed,) = await store.due_items(900, 9)
    assert (owed.due_at, owed.created_entry_no, owed.kind) == (900, 1, "board")
    found, _ = await store.take(7, 1000, 9, "a")
    assert found == (), "it was noted by a clock that is not ahead"


async def test_what_a_channel_has_not_been_told_is_read_as_of_one_moment(store: Store, table_id: int) -> None:
    for entry_no in range(4):
        await store.commit(move_change(table_id, entry_no))
    await store.done([], PostedUpTo(table_id, 2, 555, b"note"))
    await store.set_notice_setting(HOST, table_id, "dm")
    behind = await store.untold_entries(table_id, 1)
    assert behind is not None
    assert behind.table == await store.latest_table(CHANNEL)
    assert (behind.note, behind.tells) == (b"note", {HOST: "dm"})
    assert behind.entries == await store.log(table_id, 3)
    assert behind.acts == {HOST: 203}
    assert behind.told == ()
    for since, told in ((2, await store.log(table_id, 2, 2)), (4, ())):
        further = await store.untold_entries(table_id, 1, since)
        assert further is not None and (further.told, further.entries) == (told, behind.entries)
    assert await store.untold_entries(table_id + 1, 1) is None


async def test_late_news_never_hides_newer(store: Store, table_id: int) -> None:
    await store.done([], PostedUpTo(table_id, 5, 555))
    await store.done([], PostedUpTo(table_id, 4, 444))
    await store.done([], PostedUpTo(table_id, 5))
    head = await store.latest_table(CHANNEL)
    assert head is not None
    assert (head.posted_entry_no, head.message_id) == (5, 555)


async def test_a_failed_attempt_is_counted_and_put_off(store: Store, table_id: int) -> None:
    (number,) = await owe(store, table_id, 1)
    await store.retry(number, 100, "503")
    await store.retry(number, 200, "429")
    assert await store.due_items(199, 9) == ()
    (owed,) = await store.due_items(200, 9)
    assert (owed.attempts, owed.last_error, owed.due_at) == (2, "429", 200)


async def test_the_number_of_a_delivered_outbox_item_never_comes_back(store: Store, table_id: int) -> None:
    (first,) = await owe(store, table_id, 1)
    await store.done([first])
    (second,) = await owe(store, table_id, 1)
    assert second > first


async def test_pruning_forgets_the_old_and_keeps_the_owed(store: Store, table_id: int) -> None:
    old, kept = await owe(store, table_id, 1, 1)
    await store.commit(move_change(table_id, 1, at=10, interaction_id=1))
    await store.commit(move_change(table_id, 2, at=20, interaction_id=2))
    await store.give_up([old], "gone", at=10)
    pruned = await store.prune(before=20)
    assert (pruned.interactions, pruned.dropped) == (1, 1)
    assert await handled(store, 1) is None
    assert await handled(store, 2) is not None
    assert [owed.id for owed in await store.due_items(9, 9)] == [kept]
    assert len(await store.log(table_id)) == 3


async def test_a_user_never_seen_has_the_defaults(store: Store) -> None:
    assert await store.users([HOST, 2**62]) == {HOST: UserRow(HOST), 2**62: UserRow(2**62)}
    assert UserRow(HOST).confirm is True


async def test_settings_change_one_by_one(store: Store) -> None:
    changed = await store.change_user(HOST, UserChange(language="ja", confirm=False, tell="dm"))
    assert changed == UserRow(HOST, "ja", False, "dm")
    await store.change_user(HOST, UserChange(dm_closed_at=9, quiet="22-8", away_until=4))
    assert await store.users([HOST]) == {HOST: UserRow(HOST, "ja", False, "dm", "22-8", 4, 9)}
    await store.change_user(HOST, UserChange(dm_closed_at=None, language=None, confirm=True))
    user = (await store.users([HOST]))[HOST]
    assert user == UserRow(HOST, None, True, "dm", "22-8", 4, None)
    assert user.confirm is True
    assert await store.change_user(HOST, UserChange()) == user


async def test_meta_is_kept_replaced_and_forgotten(store: Store, open_again) -> None:
    assert await store.meta("commands") is None
    await store.set_meta("commands", "abc")
    await store.set_meta("commands", "def")
    await store.close()
    async with await open_again() as again:
        assert await again.meta("commands") == "def"
        await again.set_meta("commands", None)
        assert await again.meta("commands") is None


# Claims, leases, clocks


async def claimed(store: Store, now: int, owner: str = "a", limit: int = 10) -> list[int]:
    return [one.id for one in await claim(store, now, now + 1000, limit, owner)]


async def test_what_is_claimed_is_nobody_elses_until_the_lease_ends(store: Store, table_id: int) -> None:
    first, second = await owe(store, table_id, 1, 2)
    assert await claimed(store, 5) == [first, second]
    assert await claimed(store, 900, "b") == [] and await claimed(store, 900) == []
    assert await next_item_due(store) is None
    assert await claimed(store, 1005, "b") == [first, second], "whoever had them has died"


async def test_a_lease_is_renewed_and_given_back(store: Store, table_id: int) -> None:
    (number,) = await owe(store, table_id, 1)
    assert await claimed(store, 5) == [number]
    await store.renew([number], 3000)
    assert await claimed(store, 2500, "b") == []
    await store.release("b")
    assert await claimed(store, 2500, "b") == []
    await store.release("a")
    assert await claimed(store, 2500, "b") == [number]


async def test_what_somebody_held_and_left_may_have_been_delivered_and_counts_as_tried(
    store: Store, table_id: int
) -> None:
    (number,) = await owe(store, table_id, 1)
    (held,) = await claim(store, 5, 100, 9, "a")
    assert held.attempts == 0
    await store.release("a")
    (again,) = await claim(store, 6, 100, 9, "b")
    assert (again.id, again.attempts) == (number, 1), "a has died"
    (late,) = await claim(store, 200, 300, 9, "c")
    assert (late.id, late.attempts) == (number, 2), "b has been silent for too long"
    assert [one.attempts for one in await store.due_items(200, 9)] == [2]


async def test_what_joins_a_claimed_lane_waits_for_it(store: Store, table_id: int) -> None:
    (first,) = await owe(store, table_id, 1)
    assert await claimed(store, 5) == [first]
    (second,) = await owe(store, table_id, 2)
    assert await claimed(store, 6, "b") == [], "two processes never post at one table at a time"
    await store.done([first])
    assert await claimed(store, 7, "b") == [second]


async def test_lanes_and_tables_do_not_wait_for_each_other(store: Store, table_id: int) -> None:
    other = await store.create(new_table(channel_id=5))
    await owe(store, table_id, 1)
    await claimed(store, 5)
    (elsewhere,) = await owe(store, other, 1)
    hand = outbox_item(1, kind="hand", target=HOST)
    await store.commit(move_change(table_id, 1, outbox_items=(hand,)))
    taken = await claimed(store, 6, "b")
    assert taken[0] == elsewhere and len(taken) == 2


async def test_a_failed_attempt_gives_the_claim_back(store: Store, table_id: int) -> None:
    (number,) = await owe(store, table_id, 1)
    await claimed(store, 5)
    await store.retry(number, 50, "503", at=5)
    assert await next_item_due(store) == 50
    assert await claimed(store, 60, "b") == [number]
    await store.retry(number, 70, "not counted", at=60, counts=False)
    assert [one.attempts for one in await store.due_items(70, 9)] == [1]


async def test_a_clock_set_back_a_day_holds_nothing_for_a_day(store: Store, table_id: int) -> None:
    day = 86_400_000
    now = 2 * day
    await store.commit(move_change(table_id, 0, at=now, outbox_items=(outbox_item(now),)))
    (number,) = await claimed(store, now)
    await store.retry(number, now + 15_000, "503", at=now)
    back = now - day
    assert await claimed(store, back) == []
    assert await next_item_due(store) == back + 15_000, "it waits as long as it was to wait, and no longer"
    assert await claimed(store, back + 15_000) == [number]
    await claimed(store, back - day, "b")
    taken = await claimed(store, back - day + 15_000, "b")
    assert taken == [number], "a lease of a clock that was ahead is none"


async def test_what_was_put_off_is_hastened_for_a_server(store: Store, table_id: int) -> None:
    first, second = await owe(store, table_id, 1, 900)
    await store.retry(first, 5000, "403", at=1)
    assert await store.bring_forward(99, 10) == 0 and await store.bring_forward(1, 10) == 1
    assert await claimed(store, 10) == [first]
    assert await claimed(store, 900, "b") == [], "what is not due yet was not put off"
    assert second in [one.id for one in await store.due_items(900, 9)]


async def test_no_two_outbox_items_have_one_token(store: Store, table_id: int) -> None:
    await owe(store, table_id, *range(50))
    tokens = {one.token for one in await store.due_items(99, 99)}
    assert len(tokens) == 50 and all(len(token) <= 25 for token in tokens)


async def test_something_is_owed_beside_the_game_and_remembered_with_it(store: Store, table_id: int) -> None:
    notice = outbox_item(3, kind="notice", target=HOST)
    await store.enqueue(table_id, [notice], at=3, remember=("told", "gone"))
    assert [one.kind for one in await store.due_items(3, 9)] == ["notice"]
    assert await store.meta("told") == "gone" and await entry_no_of(store, table_id) == 0
    with pytest.raises(NoSuchTable):
        await store.enqueue(99, [notice], at=3, remember=("told", "no"))
    assert await store.meta("told") == "gone"


async def test_the_last_letter_to_a_user_is_remembered(store: Store, table_id: int) -> None:
    assert await store.direct_message(table_id, HOST) is None
    await store.done([], direct_message=DirectMessageRow(table_id, HOST, 7, 8))
    await store.done([], direct_message=DirectMessageRow(table_id, HOST, 7, 9))
    assert await store.direct_message(table_id, HOST) == DirectMessageRow(table_id, HOST, 7, 9)


async def test_what_is_noted_of_a_post_goes_with_it(store: Store, table_id: int) -> None:
    await store.done([], PostedUpTo(table_id, 5, 555, b"five"))
    await store.done([], PostedUpTo(table_id, 4, 444, b"four"))
    loaded = await store.load(table_id)
    assert loaded is not None and loaded.note == b"five"


async def test_a_user_seen_is_no_row(store: Store, table_id: int) -> None:
    """The language seen goes with a seat; of who holds none nothing is kept."""
    assert (await store.change_user(5, UserChange(locale="ja"))).locale is None
    assert (await store.change_user(HOST, UserChange(locale="ja"))).locale == "ja"
    assert (await store.users([HOST]))[HOST] == UserRow(HOST, locale="ja")
    await store.change_user(HOST, UserChange(confirm=False))
    assert (await store.change_user(HOST, UserChange(confirm=True))) == UserRow(HOST, locale="ja")
    loaded = await store.load(table_id)
    assert loaded is not None and [seat.locale for seat in loaded.seats] == ["ja", None]


async def test_a_language_seen_is_the_same_at_all_seats_of_a_user(store: Store, table_id: int) -> None:
    """A seat without it, and one that a table of some time ago writes back, don't hide it."""
    assert (await store.users([HOST]))[HOST] == UserRow(HOST, at_every_seat=False)
    assert await store.change_user(HOST, UserChange(locale="en")) == UserRow(HOST, locale="en")
    other = await store.create(new_table(channel_id=5, seats=(SeatHolder(0, HOST, "Ada"),)))
    assert (await store.users([HOST]))[HOST] == UserRow(HOST, locale="en", at_every_seat=False)
    assert await store.change_user(HOST, UserChange(locale="ja")) == UserRow(HOST, locale="ja")
    stale = (SeatHolder(0, HOST, "Ada", locale="en"), SeatHolder(1, GUEST, "Bea", locale="en"))
    await store.commit(move_change(other, 0, seats=stale))
    assert (await store.users([HOST, GUEST])) == {
        HOST: UserRow(HOST, locale="ja"),
        GUEST: UserRow(GUEST, locale="en"),
    }


async def test_when_each_user_last_acted(store: Store, table_id: int) -> None:
    for entry_no, user in enumerate((1, 2, 1)):
        await store.commit(
            move_change(table_id, entry_no, at=100 + entry_no, entries=(LogEntry(kind="move", user_id=user),))
        )
    for newest, acts in ((9, {1: 102, 2: 101}), (0, {1: 102})):
        found = await store.untold_entries(table_id, newest)
        assert found is not None and found.acts == acts
