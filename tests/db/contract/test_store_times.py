"""The contract for what stands beside games: settings, things kept, times, points, how to be told."""

import pytest
from store_kit import GUEST, HOST, everything, move_change, new_table, outbox_item

from db import NoSuchTable, StaleVersion, Store, StoredValue, TableChange, UserChange


async def test_settings_and_what_is_kept_come_back_with_the_table(store: Store) -> None:
    table_id = await store.create(new_table(settings=b"agreed"))
    loaded = await store.load(table_id)
    assert loaded is not None and loaded.table.settings == b"agreed" and loaded.kept == ()
    kept = (StoredValue("ahead", b"of one", 1), StoredValue("clock", b"ticks"))
    await store.commit(move_change(table_id, 0, kept=kept, settings=b"changed"))
    loaded = await store.load(table_id)
    assert loaded is not None and loaded.table.settings == b"changed"
    assert sorted(loaded.kept, key=lambda one: one.what) == list(kept)


async def test_what_is_kept_is_replaced_by_name_and_forgotten_when_empty(store: Store) -> None:
    table_id = await store.create(new_table())
    await store.commit(
        move_change(table_id, 0, kept=(StoredValue("ahead", b"a", 0), StoredValue("ahead", b"b", 1)))
    )
    later = TableChange(
        table_id=table_id,
        expected_entry_no=1,
        at=300,
        kept=(StoredValue("ahead", b"", 0), StoredValue("ahead", b"B", 1)),
    )
    await store.commit(later)
    loaded = await store.load(table_id)
    assert loaded is not None and loaded.kept == (StoredValue("ahead", b"B", 1),)
    assert loaded.table.entry_no == 1 and loaded.version.write_id == later.write_id


async def test_a_stale_change_keeps_nothing(store: Store) -> None:
    table_id = await store.create(new_table())
    await store.commit(move_change(table_id, 0))
    before = await everything(store, table_id)
    with pytest.raises(StaleVersion):
        await store.commit(move_change(table_id, 0, kept=(StoredValue("clock", b"x"),), due_at=5, point=b"p"))
    loaded = await store.load(table_id)
    assert loaded is not None and loaded.kept == ()
    assert await everything(store, table_id) == before
    assert await store.next_time() is None and await store.restore_points(table_id) == ()


async def test_settings_change_with_an_entry_only(store: Store) -> None:
    with pytest.raises(ValueError, match="entry"):
        TableChange(table_id=1, expected_entry_no=0, at=1, settings=b"other")


async def test_tables_are_due_in_order_until_they_say_when_again(store: Store) -> None:
    first = await store.create(new_table(channel_id=1))
    second = await store.create(new_table(channel_id=2))
    never = await store.create(new_table(channel_id=3))
    assert await store.next_time() is None
    await store.commit(move_change(first, 0, due_at=50))
    await store.commit(move_change(second, 0, due_at=40))
    await store.commit(move_change(never, 0))
    assert await store.next_time() == 40
    assert await store.due_tables(39, 10) == ()
    assert await store.due_tables(50, 10) == (second, first)
    assert await store.due_tables(50, 1) == (second,)
    await store.commit(move_change(second, 1))  # says nothing of times
    assert await store.due_tables(50, 10) == (second, first)
    await store.commit(move_change(second, 2, due_at=None))
    assert await store.due_tables(50, 10) == (first,)
    await store.put_off(first, 99)
    assert await store.next_time() == 99
    await store.put_off(first, None)
    assert await store.next_time() is None
    with pytest.raises(NoSuchTable):
        await store.put_off(1000, 5)


async def test_a_point_is_a_position_with_what_was_kept_then(store: Store) -> None:
    table_id = await store.create(new_table())
    await store.commit(move_change(table_id, 0, point=b"one"))
    await store.commit(move_change(table_id, 1))
    await store.commit(move_change(table_id, 2, point=b"three"))
    points = await store.restore_points(table_id)
    assert [(point.entry_no, point.data) for point in points] == [(1, b"one"), (3, b"three")]
    assert points[0].checksum != points[1].checksum
    assert [point.entry_no for point in await store.restore_points(table_id, 2)] == [3]
    with pytest.raises(ValueError, match="state"):
        TableChange(table_id=table_id, expected_entry_no=3, at=1, point=b"nothing")


async def test_points_go_when_their_table_has_long_been_over(store: Store) -> None:
    over = await store.create(new_table(channel_id=1))
    running = await store.create(new_table(channel_id=2, status="running"))
    await store.commit(move_change(over, 0, point=b"p", status="over"))
    await store.commit(move_change(running, 0, point=b"p"))
    assert (await store.prune(200)).points == 0
    assert (await store.prune(201)).points == 1
    assert await store.restore_points(over) == () and len(await store.restore_points(running)) == 1


async def test_zone_and_days_away_are_settings_like_others(store: Store) -> None:
    changed = await store.change_user(HOST, UserChange(zone="Asia/Tokyo", away_from=5, away_until=9))
    assert (changed.zone, changed.away_from, changed.away_until) == ("Asia/Tokyo", 5, 9)
    assert (await store.users([HOST]))[HOST] == changed
    back = await store.change_user(HOST, UserChange(zone=None, away_from=None, away_until=None))
    assert back.zone is None and back == (await store.users([HOST]))[HOST]


async def test_one_table_may_be_told_of_otherwise(store: Store) -> None:
    table_id = await store.create(new_table())
    assert await store.notice_settings(table_id) == {}
    await store.set_notice_setting(HOST, table_id, "dm")
    await store.set_notice_setting(GUEST, table_id, "none")
    await store.set_notice_setting(HOST, table_id, "both")
    assert await store.notice_settings(table_id) == {HOST: "both", GUEST: "none"}
    await store.set_notice_setting(HOST, table_id, None)
    assert await store.notice_settings(table_id) == {GUEST: "none"}
    with pytest.raises(NoSuchTable):
        await store.set_notice_setting(HOST, 1000, "dm")


async def test_what_is_owed_to_somebody_is_found_over_all_tables(store: Store) -> None:
    owed = tuple(outbox_item(due, kind="turn", target=HOST) for due in (900, 5))
    first = await store.create(new_table(channel_id=1, outbox_items=owed[:1]))
    second = await store.create(new_table(channel_id=2, outbox_items=owed[1:]))
    await store.enqueue(first, (outbox_item(1, kind="turn", target=GUEST), outbox_item(1, target=HOST)), at=1)
    assert [one.table_id for one in await store.items_for("turn", HOST)] == [first, second]
