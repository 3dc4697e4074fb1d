"""The contract for the outbox, pruning, users and meta; every backend must pass."""

import pytest
from store_kit import CHANNEL, HOST, announcement, move_step, new_table

from db import Owed, Posted, Store, User, UserChange


@pytest.fixture
async def table_id(store: Store) -> int:
    return await store.create(new_table())


async def owe(store: Store, table_id: int, *due: int) -> list[int]:
    """Owe one announcement for each due time, in a step of its own; their ids."""
    seq = await store.current_seq(table_id)
    assert seq is not None
    before = {owed.id for owed in await store.owed(10**9, 100)}
    await store.commit(move_step(table_id, seq, announcements=tuple(map(announcement, due))))
    return sorted({owed.id for owed in await store.owed(10**9, 100)} - before)


async def test_what_is_owed_comes_back_whole(store: Store, table_id: int) -> None:
    (number,) = await owe(store, table_id, 50)
    assert await store.owed(50, 10) == (Owed(number, table_id, "board", CHANNEL, b"news", 50, 0, 1, None),)


async def test_the_longest_due_comes_first_and_the_undue_not_at_all(store: Store, table_id: int) -> None:
    late, early, not_yet = await owe(store, table_id, 20, 10, 30)
    assert [owed.id for owed in await store.owed(29, 10)] == [early, late]
    assert [owed.id for owed in await store.owed(30, 2)] == [early, late]
    assert [owed.id for owed in await store.owed(30, 9)] == [early, late, not_yet]


async def test_the_next_due_time_ignores_what_was_dropped(store: Store, table_id: int) -> None:
    assert await store.next_due() is None
    early, _ = await owe(store, table_id, 10, 20)
    assert await store.next_due() == 10
    await store.drop([early], "the channel is gone", at=5)
    assert await store.next_due() == 20


async def test_delivery_strikes_out_and_notes_the_post_together(store: Store, table_id: int) -> None:
    first, second, third = await owe(store, table_id, 1, 2, 3)
    await store.done([first, second], Posted(table_id, 1, 555))
    assert [owed.id for owed in await store.owed(9, 9)] == [third]
    await store.done([third])
    loaded = await store.load(table_id)
    assert loaded is not None
    assert (loaded.table.posted_seq, loaded.table.message_id, loaded.table.seq) == (1, 555, 1)


async def test_late_news_never_hides_newer(store: Store, table_id: int) -> None:
    await store.done([], Posted(table_id, 5, 555))
    await store.done([], Posted(table_id, 4, 444))
    await store.done([], Posted(table_id, 5))
    head = await store.latest_table(CHANNEL)
    assert head is not None
    assert (head.posted_seq, head.message_id) == (5, 555)


async def test_a_failed_attempt_is_counted_and_put_off(store: Store, table_id: int) -> None:
    (number,) = await owe(store, table_id, 1)
    await store.retry(number, 100, "503")
    await store.retry(number, 200, "429")
    assert await store.owed(199, 9) == ()
    (owed,) = await store.owed(200, 9)
    assert (owed.attempts, owed.last_error, owed.due_at) == (2, "429", 200)


async def test_the_number_of_a_delivered_announcement_never_comes_back(store: Store, table_id: int) -> None:
    (first,) = await owe(store, table_id, 1)
    await store.done([first])
    (second,) = await owe(store, table_id, 1)
    assert second > first


async def test_pruning_forgets_the_old_and_keeps_the_owed(store: Store, table_id: int) -> None:
    old, kept = await owe(store, table_id, 1, 1)
    await store.commit(move_step(table_id, 1, at=10, interaction_id=1))
    await store.commit(move_step(table_id, 2, at=20, interaction_id=2))
    await store.drop([old], "gone", at=10)
    pruned = await store.prune(before=20)
    assert (pruned.interactions, pruned.dropped) == (1, 1)
    assert await store.remembered(1) is None
    assert await store.remembered(2) is not None
    assert [owed.id for owed in await store.owed(9, 9)] == [kept]
    assert len(await store.log(table_id)) == 3


async def test_a_user_never_seen_has_the_defaults(store: Store) -> None:
    assert await store.users([HOST, 2**62]) == {HOST: User(HOST), 2**62: User(2**62)}
    assert User(HOST).confirm is True


async def test_settings_change_one_by_one(store: Store) -> None:
    changed = await store.change_user(HOST, UserChange(language="ja", confirm=False, tell="dm"))
    assert changed == User(HOST, "ja", False, "dm")
    await store.change_user(HOST, UserChange(dm_closed_at=9, quiet="22-8", away_until=4))
    assert await store.users([HOST]) == {HOST: User(HOST, "ja", False, "dm", "22-8", 4, 9)}
    await store.change_user(HOST, UserChange(dm_closed_at=None, language=None, confirm=True))
    user = (await store.users([HOST]))[HOST]
    assert user == User(HOST, None, True, "dm", "22-8", 4, None)
    assert user.confirm is True
    assert await store.change_user(HOST, UserChange()) == user


async def test_meta_is_kept_replaced_and_forgotten(store: Store, open_store) -> None:
    assert await store.meta("commands") is None
    await store.set_meta("commands", "abc")
    await store.set_meta("commands", "def")
    await store.close()
    async with await open_store() as again:
        assert await again.meta("commands") == "def"
        await again.set_meta("commands", None)
        assert await again.meta("commands") is None
