"""The contract for tables, changes, drafts and interactions; every backend must pass."""

import asyncio
from collections.abc import Sequence
from typing import get_args

import pytest
from store_kit import (
    CHANNEL,
    GUEST,
    HOST,
    draft_change,
    entry_no_of,
    everything,
    handled,
    move_change,
    new_table,
    outbox_item,
    seats_of,
)

from db import (
    AlreadyDone,
    ChannelTaken,
    DraftRow,
    HandledInteraction,
    LogEntry,
    Logged,
    NoSuchTable,
    SeatHolder,
    StaleVersion,
    Store,
    StoredValue,
    StoreFailed,
    TableChange,
    TableHead,
    TableRow,
)
from db.contract.rows import ComputerLevel


async def test_a_table_comes_back_as_it_was_created(store: Store) -> None:
    table_id = await store.create(new_table(snapshot=b"lobby", state_version=3))
    loaded = await store.load(table_id)
    assert loaded is not None
    assert loaded.table == TableRow(
        id=table_id,
        guild_id=1,
        channel_id=CHANNEL,
        title="florence",
        language="ja",
        status="lobby",
        host_user=HOST,
        created_at=100,
        updated_at=100,
        entry_no=0,
        posted_entry_no=0,
        message_id=None,
        state_version=3,
        commitment="c0ffee",
        secret=b"\x00secret",
        options=b"options",
        snapshot=b"lobby",
    )
    assert loaded.seats == (SeatHolder(0, HOST, "Ada"), SeatHolder(1, None, "Computer", "computer"))
    assert loaded.drafts == ()
    head = await store.latest_table(CHANNEL)
    assert head is not None and head.id == table_id and head.live


async def test_a_seat_may_be_a_computers_of_any_level(store: Store) -> None:
    levels = get_args(ComputerLevel)
    seats = [SeatHolder(at, None, f"C{at}", "computer", level=level) for at, level in enumerate(levels)]
    table_id = await store.create(new_table(seats=(*seats, SeatHolder(len(seats), HOST, "Ada"))))
    assert [one.level for one in await seats_of(store, table_id)] == [*levels, None]
    assert levels[-1] == "grandmaster"


async def test_changes_are_written_with_a_new_table_or_neither_is(store: Store) -> None:
    old = await store.create(new_table(channel_id=1))
    entry, kept = LogEntry(kind="ready", user_id=HOST), StoredValue("rematch", b"2")

    def then(table_id: int, old_seq: int = 0) -> Sequence[TableChange]:
        own = TableChange(table_id=table_id, expected_entry_no=0, at=100, entries=(entry,), interaction_id=9)
        return own, TableChange(table_id=old, expected_entry_no=old_seq, at=100, kept=(kept,))

    with pytest.raises(StaleVersion):
        await store.create(new_table(), lambda table_id: then(table_id, 7))
    assert await store.latest_table(CHANNEL) is None and await handled(store, 9) is None
    new = await store.create(new_table(), then)
    assert [one.kind for one in await store.log(new)] == ["ready"]
    loaded = await store.load(old)
    assert loaded is not None and loaded.kept == (kept,)


async def test_what_is_not_there_is_none(store: Store) -> None:
    assert await store.load(1) is None
    assert await entry_no_of(store, 1) is None
    assert await store.latest_table(CHANNEL) is None
    assert await handled(store, 1) is None
    assert await store.log(1) == ()


async def test_a_printed_table_shows_no_secret_and_no_state(store: Store) -> None:
    loaded = await store.load(await store.create(new_table(snapshot=b"hidden cards")))
    assert "secret" not in repr(loaded)
    assert "hidden cards" not in repr(loaded)


async def test_a_change_writes_everything_it_carries(store: Store) -> None:
    table_id = await store.create(new_table())
    seats = (SeatHolder(0, GUEST, "Bea"), SeatHolder(1, None, "Empty"))
    change = move_change(
        table_id,
        0,
        interaction_id=77,
        entries=(
            LogEntry(kind="start", events=b"dealt"),
            LogEntry(
                kind="move", seat=1, user_id=GUEST, move=b"m", outcomes=b"o", events=b"e", cause="forced"
            ),
        ),
        snapshot=b"new",
        state_version=9,
        status="running",
        language="en",
        host_user=GUEST,
        options=b"new options",
        secret=b"new secret",
        commitment="new",
        seats=seats,
        save_drafts=(DraftRow(table_id, 1, 2, b"draft"),),
        outbox_items=(outbox_item(5),),
    )
    assert await store.commit(change) == 2
    loaded = await store.load(table_id)
    assert loaded is not None
    table = loaded.table
    assert (table.entry_no, table.snapshot, table.state_version, table.status) == (2, b"new", 9, "running")
    assert (table.language, table.host_user, table.options) == ("en", GUEST, b"new options")
    assert (table.secret, table.commitment, table.updated_at) == (b"new secret", "new", 200)
    assert (loaded.seats, loaded.draft(1)) == (seats, DraftRow(table_id, 1, 2, b"draft"))
    assert loaded.draft(0) is None
    assert await seats_of(store, table_id) == seats
    assert await store.log(table_id) == (
        Logged(table_id, 1, 200, 77, "start", None, None, b"", b"", b"dealt", None, change.write_id),
        Logged(table_id, 2, 200, 77, "move", 1, GUEST, b"m", b"o", b"e", "forced", change.write_id),
    )
    assert await handled(store, 77) == HandledInteraction(77, table_id, 2, 200)
    assert [owed.created_entry_no for owed in await store.due_items(5, 10)] == [2]


async def test_what_a_change_leaves_out_stays(store: Store) -> None:
    table_id = await store.create(new_table(snapshot=b"first", state_version=4))
    before = await store.load(table_id)
    await store.commit(
        TableChange(table_id=table_id, expected_entry_no=0, at=300, entries=(LogEntry(kind="note"),))
    )
    after = await store.load(table_id)
    assert before is not None
    assert after is not None
    assert (after.table.entry_no, after.table.updated_at) == (1, 300)
    assert (after.table.snapshot, after.table.secret) == (b"first", b"\x00secret")
    assert (after.table.status, after.table.state_version, after.seats) == ("lobby", 4, before.seats)


async def test_a_stretch_of_the_log_includes_both_ends(store: Store) -> None:
    table_id = await store.create(new_table())
    for entry_no in range(5):
        await store.commit(move_change(table_id, entry_no))
    assert [entry.entry_no for entry in await store.log(table_id)] == [1, 2, 3, 4, 5]
    assert [entry.entry_no for entry in await store.log(table_id, 2, 4)] == [2, 3, 4]
    assert [entry.entry_no for entry in await store.log(table_id, 4)] == [4, 5]
    assert await entry_no_of(store, table_id) == 5


async def test_a_stale_change_writes_nothing(store: Store) -> None:
    table_id = await store.create(new_table())
    await store.commit(move_change(table_id, 0))
    before = await everything(store, table_id)
    late = move_change(
        table_id,
        0,
        interaction_id=5,
        save_drafts=(DraftRow(table_id, 0, 0, b"d"),),
        outbox_items=(outbox_item(),),
        seats=(),
    )
    with pytest.raises(StaleVersion) as caught:
        await store.commit(late)
    assert (caught.value.expected_entry_no, caught.value.current_entry_no) == (0, 1)
    assert await everything(store, table_id) == before
    assert await handled(store, 5) is None


async def test_a_change_from_the_future_is_stale_too(store: Store) -> None:
    table_id = await store.create(new_table())
    with pytest.raises(StaleVersion):
        await store.commit(move_change(table_id, 3))
    assert await store.log(table_id) == ()


async def test_an_interaction_counts_once_and_tells_what_came_of_it(store: Store) -> None:
    table_id = await store.create(new_table())
    await store.commit(move_change(table_id, 0, interaction_id=5))
    before = await everything(store, table_id)
    for expected_entry_no in (0, 1):
        with pytest.raises(AlreadyDone) as caught:
            await store.commit(move_change(table_id, expected_entry_no, interaction_id=5))
        assert caught.value.remembered == HandledInteraction(5, table_id, 1, 200)
    assert await everything(store, table_id) == before


async def test_of_the_same_click_sent_ten_times_at_once_one_counts(store: Store) -> None:
    table_id = await store.create(new_table())
    clicks = (store.commit(move_change(table_id, 0, interaction_id=5)) for _ in range(10))
    answers = await asyncio.gather(*clicks, return_exceptions=True)
    assert answers.count(1) == 1
    assert sum(isinstance(answer, AlreadyDone) for answer in answers) == 9
    assert len(await store.log(table_id)) == 1


async def test_a_change_of_no_table_is_refused(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        await store.commit(move_change(12, 0, interaction_id=5))
    with pytest.raises(NoSuchTable):
        await store.commit(draft_change(DraftRow(12, 0, 0, b"d"), at=1))
    assert await handled(store, 5) is None


def test_a_change_of_the_table_must_be_logged() -> None:
    for change in ({"seats": ()}, {"status": "over"}, {"options": b""}, {"host_user": 1}):
        with pytest.raises(ValueError, match="must add an entry"):
            move_change(1, 0, entries=(), **change)
    assert move_change(1, 0, entries=()).entry_no == 0


def test_a_change_saves_no_draft_of_another_table() -> None:
    with pytest.raises(ValueError, match="its own table"):
        move_change(1, 0, save_drafts=(DraftRow(2, 0, 0, b""),))


async def test_a_snapshot_may_be_written_again_in_a_newer_layout(store: Store) -> None:
    table_id = await store.create(new_table())
    await store.commit(move_change(table_id, 0))
    assert await store.commit(move_change(table_id, 1, entries=(), snapshot=b"v2", state_version=2)) == 1
    loaded = await store.load(table_id)
    assert loaded is not None
    assert (loaded.table.entry_no, loaded.table.snapshot, loaded.table.state_version) == (1, b"v2", 2)
    with pytest.raises(StaleVersion):
        await store.commit(move_change(table_id, 0, entries=(), snapshot=b"old"))


async def test_a_channel_has_one_live_table(store: Store) -> None:
    first = await store.create(new_table())
    with pytest.raises(ChannelTaken) as caught:
        await store.create(new_table(interaction_id=5))
    assert caught.value.table_id == first
    assert await handled(store, 5) is None
    await store.commit(move_change(first, 0, status="over"))
    second = await store.create(new_table())
    live = await store.latest_table(CHANNEL)
    assert live is not None
    assert live.id == second


async def test_a_finished_table_is_not_revived_over_a_live_one(store: Store) -> None:
    first = await store.create(new_table())
    await store.commit(move_change(first, 0, status="cancelled"))
    second = await store.create(new_table())
    with pytest.raises(ChannelTaken) as caught:
        await store.commit(move_change(first, 1, status="running"))
    assert caught.value.table_id == second
    assert await entry_no_of(store, first) == 1
    await store.commit(move_change(second, 0, status="over"))
    assert await store.commit(move_change(first, 1, status="running")) == 2


async def test_a_table_asked_for_twice_by_one_click_is_made_once(store: Store) -> None:
    table_id = await store.create(new_table(interaction_id=5, outbox_items=(outbox_item(),)))
    with pytest.raises(AlreadyDone) as caught:
        await store.create(new_table(interaction_id=5))
    assert caught.value.remembered == HandledInteraction(5, table_id, 0, 100)
    assert (await store.counts()).lobby == 1
    assert [owed.table_id for owed in await store.due_items(0, 9)] == [table_id]


async def test_a_draft_survives_and_is_replaced_and_cleared(store: Store, open_again) -> None:
    table_id = await store.create(new_table())
    await store.commit(draft_change(DraftRow(table_id, 0, 0, b"one"), at=1, interaction_id=1))
    await store.commit(draft_change(DraftRow(table_id, 0, 0, b"two"), at=2, interaction_id=2))
    await store.commit(draft_change(DraftRow(table_id, 1, 0, b"other"), at=2, interaction_id=3))
    await store.close()
    async with await open_again() as again:
        loaded = await again.load(table_id)
        assert loaded is not None
        assert loaded.drafts == (DraftRow(table_id, 0, 0, b"two"), DraftRow(table_id, 1, 0, b"other"))
        assert loaded.table.updated_at == 100
        await again.commit(draft_change(DraftRow(table_id, 1, 0, b""), at=3))
        await again.commit(move_change(table_id, 0, clear_drafts=(0,)))
        cleared = await again.load(table_id)
        assert cleared is not None
        assert cleared.drafts == ()


async def test_a_doubled_click_changes_a_draft_once(store: Store) -> None:
    table_id = await store.create(new_table())
    await store.commit(draft_change(DraftRow(table_id, 0, 0, b"one"), at=1, interaction_id=1))
    await store.commit(draft_change(DraftRow(table_id, 0, 0, b"two"), at=2, interaction_id=2))
    with pytest.raises(AlreadyDone):
        await store.commit(draft_change(DraftRow(table_id, 0, 0, b"one"), at=3, interaction_id=1))
    loaded = await store.load(table_id)
    assert loaded is not None
    assert loaded.drafts == (DraftRow(table_id, 0, 0, b"two"),)


async def test_a_draft_of_an_older_state_is_stale(store: Store) -> None:
    table_id = await store.create(new_table())
    await store.commit(move_change(table_id, 0))
    with pytest.raises(StaleVersion):
        await store.commit(draft_change(DraftRow(table_id, 0, 0, b"late"), at=3, interaction_id=4))
    loaded = await store.load(table_id)
    assert loaded is not None
    assert loaded.drafts == ()
    assert await handled(store, 4) is None


async def test_the_tables_of_a_user_are_those_with_a_seat_of_hers(store: Store) -> None:
    def hers(channel: int, at: int) -> object:
        return new_table(
            channel_id=channel, at=at, seats=(SeatHolder(0, GUEST, "Bea"), SeatHolder(1, GUEST, "Bea"))
        )

    old, newer, finished = [await store.create(hers(channel, channel)) for channel in (1, 2, 3)]
    await store.create(new_table(channel_id=4))
    await store.commit(move_change(finished, 0, status="over"))
    assert [table.id for table in await store.tables_of(GUEST)] == [newer, old]
    assert [table.id for table in await store.tables_of(GUEST, live=False)] == [finished, newer, old]
    assert await store.tables_of(1) == ()
    assert {type(table) for table in await store.tables_of(GUEST)} == {TableHead}


async def test_a_channel_remembers_its_latest_table(store: Store) -> None:
    first = await store.create(new_table())
    await store.commit(move_change(first, 0, status="over"))
    second = await store.create(new_table())
    await store.commit(move_change(second, 0, status="over"))
    latest = await store.latest_table(CHANNEL)
    assert latest is not None
    assert (latest.id, latest.live) == (second, False)
    await store.commit(move_change(first, 1, status="running"))
    latest = await store.latest_table(CHANNEL)
    assert latest is not None
    assert (latest.id, latest.live) == (first, True)


async def test_live_tables_and_counts(store: Store) -> None:
    tables = [await store.create(new_table(channel_id=channel)) for channel in range(1, 6)]
    for table_id, status in zip(tables, ("running", "running", "over", "cancelled"), strict=False):
        await store.commit(move_change(table_id, 0, status=status, outbox_items=(outbox_item(),)))
    await store.give_up([1], "gone", at=1)
    assert [table.id for table in await store.live_tables()] == [tables[0], tables[1], tables[4]]
    counts = await store.counts()
    assert (counts.lobby, counts.running, counts.over, counts.cancelled) == (1, 2, 1, 1)
    assert (counts.waiting, counts.dropped) == (3, 1)


async def test_a_closed_store_says_so_and_closes_again(store: Store) -> None:
    await store.close()
    await store.close()
    with pytest.raises(StoreFailed, match="closed"):
        await entry_no_of(store, 1)
