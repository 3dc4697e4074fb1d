"""What tables are owed after a restore: each once, whenever it is broken off; and nothing without one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from shared_table import PEOPLE, SharedTable

from db import RESTORED, NewTable, SeatHolder, StoreFailed
from games.manager.people.restored import enqueue_all
from games.manager.storage.outbox_items import Post, RestoredBackup

MADE, AT = 500, 1_000


@pytest.fixture
async def shared(tmp_path: Path) -> AsyncIterator[SharedTable]:
    """A game, two lobbies, and a lobby that was opened after the restore; all news delivered."""
    made = await (await SharedTable.open(tmp_path)).started()
    for channel, at in ((11, 5), (12, 6), (13, AT + 1)):
        host = SeatHolder(0, PEOPLE[0], "Ann")
        lobby = NewTable(
            guild_id=1, channel_id=channel, title="florence", language="en", host_user=1, at=at, seats=(host,)
        )
        await made.store.create(lobby)
    await made.store.done([one.id for one in await made.store.due_items(10**15, 1000)])
    yield made
    await made.store.close()


async def owed(shared: SharedTable) -> list[tuple[int, str]]:
    return [(one.table_id, one.kind) for one in await shared.store.due_items(10**15, 1000)]


ALL = [(1, "board"), (1, "hand"), (1, "hand"), (1, "hand"), (2, "board"), (3, "board")]


async def test_each_table_is_owed_a_post_that_says_so_and_the_hands(shared: SharedTable) -> None:
    repository = shared.manager().repository
    assert await enqueue_all(repository) == 0 and await owed(shared) == []
    await shared.store.set_meta(RESTORED, f"{MADE} {AT} 0")
    assert await enqueue_all(repository) == 3
    assert sorted(await owed(shared)) == ALL
    posts = [Post.read(one) for one in await shared.store.due_items(10**15, 1000) if one.kind == "board"]
    assert {post.restored for post in posts} == {RestoredBackup(MADE, AT)}
    assert await enqueue_all(repository) == 0 and sorted(await owed(shared)) == ALL


@pytest.mark.parametrize("which", [1, 2, 3])
@pytest.mark.parametrize("when", ["before", "after"])
async def test_broken_off_at_any_table_it_goes_on_and_none_is_owed_twice(
    shared: SharedTable, monkeypatch: pytest.MonkeyPatch, which: int, when: str
) -> None:
    """Before the table is written, and after."""
    await shared.store.set_meta(RESTORED, f"{MADE} {AT} 0")
    repository, calls = shared.manager().repository, count(1)
    enqueue = repository.enqueue

    async def breaks_off(*args: Any) -> None:
        here = next(calls) == which
        if here and when == "before":
            raise StoreFailed("the power went")
        await enqueue(*args)
        if here:
            raise StoreFailed("the power went")

    monkeypatch.setattr(repository, "enqueue", breaks_off)
    with pytest.raises(StoreFailed):
        await enqueue_all(repository)
    await enqueue_all(shared.manager().repository)
    assert sorted(await owed(shared)) == ALL
