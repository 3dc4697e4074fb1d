"""A store that is alone asks less, and says the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from store_kit import GUEST, HOST, move_change, new_table

from db import SeatHolder, SqliteStore, UserChange, UserRow
from db.sqlite.connection import FunctionConnection


@pytest.fixture
def trips(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of what was asked of the database."""
    asked: list[str] = []

    def count(way: str) -> None:
        trip = getattr(FunctionConnection, way)

        async def counted(self: FunctionConnection, work: Any, *args: Any) -> Any:
            asked.append(work.__name__)
            return await trip(self, work, *args)

        monkeypatch.setattr(FunctionConnection, way, counted)

    for way in ("read", "read_consistently", "write"):
        count(way)
    return asked


async def test_settings_are_read_once_and_again_after_a_change(tmp_path: Path, trips: list[str]) -> None:
    async with await SqliteStore.open(tmp_path / "a.db", alone=True) as store:
        assert await store.users([HOST, GUEST]) == {HOST: UserRow(HOST), GUEST: UserRow(GUEST)}
        assert await store.users([GUEST]) == {GUEST: UserRow(GUEST)}
        assert trips == ["find_users"]
        changed = await store.change_user(GUEST, UserChange(language="ja"))
        assert await store.users([HOST, GUEST]) == {HOST: UserRow(HOST), GUEST: changed}
        assert trips == ["find_users", "change_user", "find_users"]


async def test_a_store_that_is_not_alone_looks_each_time(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with await SqliteStore.open(path) as one, await SqliteStore.open(path) as other:
        assert await one.users([HOST]) == {HOST: UserRow(HOST)}
        changed = await other.change_user(HOST, UserChange(language="ja"))
        assert await one.users([HOST]) == {HOST: changed}


async def test_the_language_of_a_user_who_has_just_sat_down_is_known(
    tmp_path: Path,
) -> None:
    async with await SqliteStore.open(tmp_path / "a.db", alone=True) as store:
        assert (await store.users([GUEST]))[GUEST].locale is None
        table_id = await store.create(new_table(seats=(SeatHolder(0, HOST, "Ada"),)))
        seats = (SeatHolder(0, HOST, "Ada"), SeatHolder(1, GUEST, "Bea", locale="ja"))
        await store.commit(move_change(table_id, 0, seats=seats))
        assert (await store.users([GUEST]))[GUEST] == UserRow(GUEST, locale="ja")
