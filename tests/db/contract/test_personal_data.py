"""What each column holds about a person is told: by `/privacy`, by the hosts' templates, and truly."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import msgspec
import pytest
from personal_kit import NAMES, filled, traces
from store_kit import GUEST, HOST, move_change, new_table

from cogs.jobs.housekeeping import KEEP_MS
from cogs.screens.pages.privacy import privacy_lines
from db import DraftRow, SeatHolder, SqliteStore, StoredValue
from db.personal_data import COLUMNS, KINDS, STAYS
from games.manager.model.due_times import KEPT_OFF
from games.manager.model.durations import DAY
from games.manager.model.study import FORGOTTEN_AFTER
from scripts.privacy_pages import PAGES, page
from words import LANGUAGES, Language, say


async def columns(path: Path) -> set[tuple[str, str]]:
    """Every column of a new database."""
    async with await SqliteStore.open(path):
        pass
    with sqlite3.connect(path) as plain:
        names = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        tables = [row[0] for row in plain.execute(names)]
        return {(one, row[1]) for one in tables for row in plain.execute(f"PRAGMA table_info({one})")}


async def test_every_column_of_the_database_says_what_it_holds_about_a_person(tmp_path: Path) -> None:
    assert await columns(tmp_path / "a.db") == set(COLUMNS)
    assert set(KINDS) == {kind for kind in COLUMNS.values() if kind is not None}


def test_a_column_with_somebodys_id_is_never_said_to_tell_nothing() -> None:
    ids = {place for place in COLUMNS if place[1] in ("user_id", "host_user", "target", "name", "locale")}
    assert len(ids) >= 9 and all(COLUMNS[place] for place in ids)


async def test_somebodys_id_stands_in_told_columns_alone_and_stays_only_where_that_is_told(
    tmp_path: Path,
) -> None:
    path = tmp_path / "a.db"
    async with await SqliteStore.open(path) as store:
        await filled(store)
        there = {tuple(place.split(".")) for place in traces(path, HOST)}
        assert {COLUMNS[place] for place in there} >= set(KINDS) - {"plans"}  # type: ignore[index]
        assert all(COLUMNS[place] for place in there)  # type: ignore[index]
        await store.forget(HOST, NAMES)
        left = {tuple(place.split(".")) for place in traces(path, HOST)}
    assert {COLUMNS[place] for place in left} == set(STAYS)  # type: ignore[index]


async def test_what_was_planned_and_asked_at_a_table_goes_too(tmp_path: Path) -> None:
    """Also beside games that are over, and where a value of the whole table names somebody."""
    somebody, named = 2**62 + 7, (2**62 + 7).to_bytes(8)
    async with await SqliteStore.open(tmp_path / "a.db") as store:
        seats = (SeatHolder(0, GUEST, "Bea"), SeatHolder(1, somebody, "Ada"))
        table_id = await store.create(new_table(seats=seats))
        kept = (
            StoredValue("ahead", b"mine", 1),
            StoredValue("ahead", b"hers", 0),
            StoredValue("ready", b"\x91\xcf" + named),
            StoredValue("clock", b"table's"),
        )
        change = move_change(table_id, 0, kept=kept, status="over")
        drafts = tuple(DraftRow(table_id, at, 0, b"moves", at + 1) for at in (0, 1))
        await store.commit(msgspec.structs.replace(change, save_drafts=drafts))
        await store.forget(somebody, NAMES)
        loaded = await store.load(table_id)
    assert loaded is not None
    assert {(one.what, one.seat) for one in loaded.kept} == {("ahead", 0), ("clock", None)}
    assert [one.seat for one in loaded.drafts] == [0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_templates_tell_what_the_bot_tells(language: Language) -> None:
    text = PAGES[language].read_text(encoding="utf-8")
    assert page(language, text) == text, "python -m scripts.privacy_pages"
    for line in (*privacy_lines(language), say(language, "privacy-elsewhere")):
        assert line in text
    for table, column in (place for place, kind in COLUMNS.items() if kind):
        assert re.search(rf"`{table}` \([^)]*\b{column}\b", text), f"{table}.{column}"


@pytest.mark.parametrize(("language", "days"), [("en", "{} days"), ("ja", "{}日")])
def test_times_that_are_told_are_those_of_the_code(language: Language, days: str) -> None:
    assert days.format(KEEP_MS // DAY) in say(language, "privacy-moves", name="x")
    assert days.format(KEEP_MS // DAY + 2) in say(language, "privacy-messages")
    assert days.format(FORGOTTEN_AFTER // DAY) in say(language, "privacy-studies")
    assert days.format(KEPT_OFF // DAY) in say(language, "privacy-elsewhere")
