"""The contract for puzzles: an answer that is final stays, and a channel is owed each day's once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from store_kit import CHANNEL, GUEST, HOST, claim, outbox_item

from db import PuzzleAnswer, PuzzleAnswerRow, PuzzleChannelRow, Store

GETS = PuzzleChannelRow(CHANNEL, "florence", 1, HOST, "en", "UTC", 9, 100)


def answer(kind: PuzzleAnswer, **changes: Any) -> PuzzleAnswerRow:
    """The host's answer to the puzzle of day 700."""
    return msgspec.structs.replace(PuzzleAnswerRow(HOST, "florence", 700, 1, "move", kind, 5), **changes)


async def test_a_final_answer_stays_and_one_being_considered_can_change(store: Store) -> None:
    for row in (answer(""), answer("", move="another"), answer("second", move="third")):
        assert await store.keep_puzzle_answer(row)
    assert not await store.keep_puzzle_answer(answer("best"))
    assert await store.puzzle_answers(HOST, "florence", 700) == (answer("second", move="third"),)
    assert await store.puzzle_answers(HOST, "florence", 701) == ()


async def test_of_two_answers_at_one_moment_one_is_final(open_again: Callable[[], Awaitable[Store]]) -> None:
    async with await open_again() as one, await open_again() as other:
        tries = [
            store.keep_puzzle_answer(answer("best", move=f"{at}")) for at, store in enumerate((one, other))
        ]
        assert sorted(await asyncio.gather(*tries)) == [False, True]


async def test_answers_are_counted_by_kind_and_nothing_else(store: Store) -> None:
    for user, kind in ((HOST, "best"), (GUEST, "other"), (GUEST + 1, "other"), (GUEST + 2, "")):
        await store.keep_puzzle_answer(answer(kind, user_id=user))  # type: ignore[arg-type]
    await store.keep_puzzle_answer(answer("best", user_id=GUEST, puzzle=2, day=701))
    assert await store.puzzle_counts("florence", 1) == {"best": 1, "other": 2}


async def test_a_channel_is_owed_a_puzzle_once_also_by_two_processes(
    open_again: Callable[[], Awaitable[Store]],
) -> None:
    async with await open_again() as one, await open_again() as other:
        await one.set_puzzle_channel(CHANNEL, (GETS,))
        assert await other.due_puzzles(99, 9) == () and await other.due_puzzles(100, 9) == (GETS,)
        item = outbox_item(kind="puzzle", target=CHANNEL, lane="puzzle", due_at=100)
        tries = [store.owe_puzzle(GETS, 200, item, 100) for store in (one, other)]
        assert sorted(await asyncio.gather(*tries)) == [False, True]
        assert [row.due_at for row in await one.puzzle_channels(CHANNEL)] == [200]
        owed = await claim(one, 100, 900, 9, "bot")
        assert [(row.table_id, row.kind, row.target) for row in owed] == [(0, "puzzle", CHANNEL)]
        await one.done([row.id for row in owed])
        assert await claim(other, 2000, 3000, 9, "bot") == ()


async def test_what_a_channel_gets_is_replaced_as_a_whole(store: Store) -> None:
    await store.set_puzzle_channel(CHANNEL, (GETS, msgspec.structs.replace(GETS, title="fugger")))
    later = msgspec.structs.replace(GETS, title="signorie", hour=20)
    await store.set_puzzle_channel(CHANNEL, (later,))
    assert await store.puzzle_channels(CHANNEL) == (later,)
    item = outbox_item(kind="puzzle", target=CHANNEL)
    assert not await store.owe_puzzle(GETS, 200, item, 100), (
        "a channel that no longer gets it is owed nothing"
    )
    assert await claim(store, 10**6, 10**7, 9, "bot") == ()


async def test_who_is_forgotten_leaves_no_answer_and_servers_keep_their_puzzles(store: Store) -> None:
    await store.keep_puzzle_answer(answer("best"))
    await store.keep_puzzle_answer(answer("best", user_id=GUEST))
    alone = msgspec.structs.replace(GETS, guild_id=0, channel_id=CHANNEL + 1)
    for row in (GETS, alone):
        await store.set_puzzle_channel(row.channel_id, (row,))
    await store.forget(HOST, {"ja": "だれか", "en": "Somebody"})
    assert await store.puzzle_answers(HOST, "florence", 0) == ()
    assert len(await store.puzzle_answers(GUEST, "florence", 0)) == 1
    assert [one.user_id for one in await store.puzzle_channels(CHANNEL)] == [0]
    assert await store.puzzle_channels(alone.channel_id) == ()
