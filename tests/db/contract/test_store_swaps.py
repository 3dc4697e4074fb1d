"""The contract for facts that several processes write at once."""

import asyncio

from db import Store


async def test_a_fact_is_swapped_only_where_it_is_what_it_was_taken_for(store: Store) -> None:
    assert await store.swap_meta("calls", None, "a")
    assert not await store.swap_meta("calls", None, "b"), "it is there already"
    assert not await store.swap_meta("calls", "b", "c")
    assert await store.swap_meta("calls", "a", "c")
    assert await store.meta("calls") == "c"


async def test_of_several_who_swap_at_once_one_is_first(store: Store) -> None:
    for old, new in ((None, "first"), ("first", "second")):
        swapped = await asyncio.gather(*(store.swap_meta("calls", old, new) for _ in range(8)))
        assert sorted(swapped) == [False] * 7 + [True]


async def test_a_fact_comes_with_a_time_that_only_goes_on(store: Store) -> None:
    nothing, before = await store.meta_now("calls")
    await store.swap_meta("calls", None, "a")
    fact, after = await store.meta_now("calls")
    assert (nothing, fact) == (None, "a")
    assert before <= after
    assert abs(after - before) < 3_600_000 and before > 1_700_000_000_000, "milliseconds since 1970"
