"""Backups on a schedule, whatever disk and clock do: the last good one stays, and nothing is half there."""

import os
import resource
import stat
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from store_kit import ROOT, move_change, new_table, run_module

from cogs.jobs.backups import HOUR_IN_SECONDS, Backups
from db import SqliteStore
from db.backup import NAME, backup_into, made_in
from db.sqlite.integrity import problems
from games.titles import TITLES

NOW = datetime(2026, 1, 10, tzinfo=UTC)


@pytest.fixture
async def source(tmp_path: Path) -> Path:
    """A database with a game in it."""
    path, florence = tmp_path / "games.db", TITLES["florence"]
    async with await SqliteStore.open(path) as store:
        table_id = await store.create(new_table(options=b"\x80"))
        game = florence.save(florence.new_game(3, florence.options()))
        await store.commit(move_change(table_id, 0, snapshot=game))
    return path


def test_backups_and_their_folder_are_their_owners_alone(source: Path, tmp_path: Path) -> None:
    previous = os.umask(0o022)
    try:
        made = backup_into(source, tmp_path / "backups", 3, NOW)
    finally:
        os.umask(previous)
    assert stat.S_IMODE(made.stat().st_mode) == 0o600
    assert stat.S_IMODE(made.parent.stat().st_mode) == 0o700


def room_for(size: int, *arguments: object) -> subprocess.CompletedProcess[str]:
    """`db.backup` where no file can be larger than this."""

    def limited() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    return subprocess.run(
        [sys.executable, "-m", "db.backup", *map(str, arguments)],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
        preexec_fn=limited,
    )


@pytest.mark.parametrize("left", [0, 4096, 100_000])
def test_a_disk_that_takes_no_more_costs_no_good_backup(source: Path, tmp_path: Path, left: int) -> None:
    folder = tmp_path / "backups"
    good = backup_into(source, folder, 1, NOW)
    before = source.read_bytes()
    assert left < len(before)
    refused = room_for(left, "--into", folder, "--keep", 1, source)
    assert refused.returncode == 1 and refused.stdout == ""
    assert refused.stderr.startswith("No backup: ") and refused.stderr.count("\n") == 1
    assert list(folder.iterdir()) == [good] and list(problems(good)) == []
    assert source.read_bytes() == before


def test_a_place_that_cannot_be_written_is_said_in_one_sentence(source: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"no folder")
    for place in ("/proc/backups", tmp_path / "file"):
        refused = run_module("db.backup", "--into", place, source)
        assert refused.returncode == 1 and refused.stderr.startswith("No backup: ")
        assert refused.stderr.count("\n") == 1


def test_a_clock_set_back_pushes_no_new_backup_out(source: Path, tmp_path: Path) -> None:
    """Made while the clock was ahead, those bear later names than what is made now."""
    ahead = [
        backup_into(source, tmp_path / "backups", 2, NOW + timedelta(days=days)) for days in (400, 401, 402)
    ]
    assert not ahead[0].exists(), "the oldest has gone"
    made = [backup_into(source, ahead[0].parent, 2, NOW + timedelta(hours=hours)) for hours in (0, 1)]
    assert made_in(ahead[0].parent, NOW + timedelta(hours=1)) == made


def due_in(folder: Path) -> float:
    """Seconds until the bot makes its next backup."""
    settings: Any = SimpleNamespace(backups=folder, backup_hours=24)
    bot: Any = SimpleNamespace()
    return Backups(bot, settings)._seconds_to_next()


def test_a_clock_that_jumps_puts_no_backup_off(tmp_path: Path) -> None:
    def made(ago: timedelta) -> None:
        (tmp_path / (datetime.now(UTC) - ago).strftime(NAME)).touch()

    assert due_in(tmp_path) == 0
    made(timedelta(days=-400))
    assert due_in(tmp_path) == 0, "of a clock that was ahead: it says nothing of how old it is"
    made(timedelta(hours=1))
    assert 22 * HOUR_IN_SECONDS < due_in(tmp_path) <= 23 * HOUR_IN_SECONDS
    made(timedelta(days=3))
    assert 22 * HOUR_IN_SECONDS < due_in(tmp_path) <= 23 * HOUR_IN_SECONDS
