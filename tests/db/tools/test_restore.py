"""`python -m db.restore`: a backup takes the place of a database, whole or not at all."""

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from store_kit import ROOT, entry_no_of, move_change, new_table, start

import db.restore
from db import StoreRefused, bots_store, open_store
from db.backup import backup, backup_into
from db.restore import main, restore
from db.sql.migrating import RESTORED
from db.sqlite.integrity import problems
from games.manager.history.load_check import why_unloadable
from games.titles import TITLES
from kit.own_postgresql import OwnServer, binaries

FLORENCE = TITLES["florence"]
MADE = datetime(2026, 11, 21, 3, 15, tzinfo=UTC)
NOW = datetime(2026, 11, 23, 10, 15, tzinfo=UTC)
ASIDE = "loggia.sqlite3-before-2026-11-23T101500Z"


async def fill(place: str | Path) -> int:
    """A table with one move."""
    async with await open_store(place) as store:
        table_id = await store.create(new_table(options=b"\x80"))
        await play(place, table_id, 0)
    return table_id


async def play(place: str | Path, table_id: int, entry_no: int) -> None:
    async with await open_store(place) as store:
        game = FLORENCE.save(FLORENCE.new_game(3, FLORENCE.options()))
        await store.commit(move_change(table_id, entry_no, snapshot=game))


@pytest.fixture
async def folder(tmp_path: Path) -> Path:
    """A folder as the service has it: a database with two moves, and a backup from after the first."""
    folder = tmp_path / "loggia"
    folder.mkdir(mode=0o700)
    await fill(folder / "loggia.sqlite3")
    backup_into(folder / "loggia.sqlite3", folder / "backups", 14, MADE)
    await play(folder / "loggia.sqlite3", 1, 1)
    return folder


def backup_in(folder: Path) -> Path:
    return folder / "backups" / "loggia-2026-11-21T031500Z.sqlite3"


async def at(path: Path | str) -> int | None:
    async with await open_store(path) as store:
        return await entry_no_of(store, 1)


def names(folder: Path) -> list[str]:
    """What is in there."""
    return sorted(path.name for path in folder.iterdir())


def asides(folder: Path) -> list[Path]:
    """Where the old files have gone."""
    return list(folder.glob("loggia.sqlite3-before-*"))


def give(folder: Path, user: int) -> None:
    """All of it to somebody."""
    for path in (folder, *folder.rglob("*")):
        os.chown(path, user, user)


def owners(folder: Path) -> set[int]:
    """Whose it is."""
    return {path.stat().st_uid for path in (folder, *folder.rglob("*"))}


AS = """
import os, sys
# The user from now on may not be able to read Python itself.
import _strptime, db.restore, games.manager.history.load_check
os.setgroups([]), os.setgid(int(sys.argv[1])), os.setuid(int(sys.argv[1]))
sys.exit(db.restore.main(sys.argv[2:]))
"""


def ran(*words: object, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Python in a process of its own, in some folder."""
    path = {"PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, *map(str, words)]
    return subprocess.run(
        command, capture_output=True, text=True, cwd=cwd, env=os.environ | path, check=False
    )


async def test_a_backup_takes_the_place_of_the_database_and_the_old_files_are_whole_beside(
    folder: Path,
) -> None:
    given = ("backups/loggia-2026-11-21T031500Z.sqlite3", "loggia.sqlite3")
    done = ran("-m", "db.restore", *given, cwd=folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{folder}/loggia.sqlite3: restored and checked." in done.stdout
    assert done.stdout.splitlines()[-1].startswith("Next: sudo systemctl start loggia")
    (aside,) = asides(folder)
    assert str(aside) in done.stdout
    assert names(folder) == ["backups", "loggia.sqlite3", aside.name, "loggia.sqlite3.lock"]
    assert list(problems(folder / "loggia.sqlite3", why_unloadable)) == []
    assert [stat.S_IMODE(path.stat().st_mode) for path in (aside, folder)] == [0o700] * 2
    assert stat.S_IMODE((folder / "loggia.sqlite3").stat().st_mode) == 0o600
    assert await at(folder / "loggia.sqlite3") == 1
    assert await at(aside / "loggia.sqlite3") == 2
    assert await at(backup_in(folder)) == 1


async def test_the_database_says_when_its_backup_was_made_and_when_it_was_restored(folder: Path) -> None:
    target = folder / "loggia.sqlite3"
    for source, made in ((backup_in(folder), MADE), (folder / "by-hand.sqlite3", None)):
        if made is None:
            backup(backup_in(folder), source)
        target.unlink()
        assert restore(source, target, NOW, why_unloadable) is None
        async with await open_store(target) as store:
            (head,) = await store.live_tables()
            then = head.updated_at if made is None else int(made.timestamp() * 1000)
            assert await store.meta(RESTORED) == f"{then} {int(NOW.timestamp() * 1000)} 0"


async def test_moves_in_the_write_ahead_log_go_aside_and_never_into_the_restored_file(folder: Path) -> None:
    """As a bot that was killed leaves them."""
    target = folder / "loggia.sqlite3"
    living = sqlite3.connect(target)
    living.execute("INSERT INTO meta VALUES ('newest', 'in the log')")
    living.commit()
    killed = folder / "killed"
    killed.mkdir()
    for name in ("loggia.sqlite3", "loggia.sqlite3-wal", "loggia.sqlite3-shm"):
        shutil.copy(folder / name, killed / name)
    living.close()
    aside = restore(backup_in(folder), killed / "loggia.sqlite3", NOW, why_unloadable)
    assert aside is not None
    assert names(aside) == ["loggia.sqlite3", "loggia.sqlite3-shm", "loggia.sqlite3-wal"]
    for place, newest in ((killed, None), (aside, "in the log")):
        async with await open_store(place / "loggia.sqlite3") as store:
            assert await store.meta("newest") == newest
            assert await store.problems() == ()


async def test_while_a_bot_runs_nothing_is_restored(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = folder / "loggia.sqlite3"
    async with bots_store(target) as store:
        assert await asyncio.to_thread(main, [str(backup_in(folder)), str(target)]) == 1
        said = capsys.readouterr()
        assert said.err == f"Not restored: A bot is running on {target}: stop it first.\n" and not said.out
        assert await store.commit(move_change(1, 2)) == 3
    assert not asides(folder)


READS = """
import sqlite3, sys
reader = sqlite3.connect(sys.argv[1])
print(reader.execute("SELECT count(*) FROM tables").fetchone()[0], flush=True)
sys.stdin.readline()
reader.close()
"""


async def test_while_a_tool_reads_the_old_file_nothing_is_restored(folder: Path) -> None:
    """In its end it deletes a write-ahead log by its name, whosever that is by then."""
    target = folder / "loggia.sqlite3"
    reader = start(READS, target)
    assert reader.stdout is not None and reader.stdin is not None
    assert await asyncio.to_thread(reader.stdout.readline) == "1\n"
    with pytest.raises(StoreRefused, match="is open in another program"):
        restore(backup_in(folder), target, NOW, why_unloadable)
    await asyncio.to_thread(reader.communicate, "\n")
    assert not asides(folder) and reader.returncode == 0
    assert restore(backup_in(folder), target, NOW, why_unloadable) is not None
    assert await at(target) == 1


@pytest.mark.parametrize("damage", [b"", b"\xc1" * 5000, b"SQLite format 3\x00" + b"\xff" * 5000])
async def test_whatever_has_become_of_the_old_file(folder: Path, damage: bytes) -> None:
    """Also a newer schema's, on the way back to an older version."""
    target = folder / "loggia.sqlite3"
    target.write_bytes(damage)
    aside = restore(backup_in(folder), target, NOW, why_unloadable)
    assert aside is not None and (aside / target.name).read_bytes() == damage
    assert await at(target) == 1


async def test_two_restores_in_one_second_keep_both_old_files(folder: Path) -> None:
    target = folder / "loggia.sqlite3"
    first = restore(backup_in(folder), target, NOW, why_unloadable)
    await play(target, 1, 1)
    second = restore(backup_in(folder), target, NOW, why_unloadable)
    assert first is not None and second is not None and first != second
    assert [await at(aside / target.name) for aside in (first, second)] == [2, 2]
    assert await at(target) == 1


@pytest.mark.parametrize(
    ("ruin", "said"),
    [
        ("UPDATE tables SET seq = 5", "the backup is not whole: table 1 is at 5"),
        ("UPDATE tables SET snapshot = x'c1'", "the backup is not whole: the state of table 1"),
        ("PRAGMA user_version = 99", "written by a newer version"),
        ("PRAGMA application_id = 7", "database of another program"),
    ],
)
async def test_what_is_not_whole_takes_nobodys_place(folder: Path, ruin: str, said: str) -> None:
    target = folder / "loggia.sqlite3"
    with closing(sqlite3.connect(backup_in(folder), isolation_level=None)) as connection:
        connection.execute(ruin)
    before = target.read_bytes()
    with pytest.raises(StoreRefused, match=said):
        restore(backup_in(folder), target, NOW, why_unloadable)
    assert target.read_bytes() == before
    assert set(names(folder)) <= {"backups", "loggia.sqlite3", "loggia.sqlite3.lock"}


async def test_places_that_can_not_be_meant_are_refused_in_a_sentence(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target, link = folder / "loggia.sqlite3", folder / "link"
    link.symlink_to(target)
    for source, place, sentence in (
        (target, target, "is the database itself"),
        (backup_in(folder), folder / "none" / "a.db", "does not exist"),
        (backup_in(folder), folder, "is no file"),
        (backup_in(folder), link, "is no file"),
        (folder / "none", target, "is not a file"),
        (backup_in(folder), "postgresql:///loggia", "is no dump of deploy/backup-postgres.sh"),
    ):
        assert await asyncio.to_thread(main, [str(source), str(place)]) == 1
        said = capsys.readouterr().err
        assert said.startswith("Not restored: ") and said.count("\n") == 1 and sentence in said
    assert main([]) == main(["--after-pg_restore", "a", "b"]) == 2


class Killed(BaseException):
    """The process is no more."""


@pytest.mark.parametrize("what", ["link", "replace", "unlink", "sync"])
async def test_killed_at_any_moment_the_target_is_old_or_new_or_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """And the same command then does it; of the old moves none is lost, those in its log included."""
    source, original = tmp_path / "backup.sqlite3", tmp_path / "original"
    original.mkdir()
    await fill(original / "a.db")
    backup(original / "a.db", source)
    await play(original / "a.db", 1, 1)
    with closing(sqlite3.connect(original / "a.db")) as living:
        living.execute("INSERT INTO meta VALUES ('newest', 'in the log')")
        living.commit()
        files = {path.name: path.read_bytes() for path in original.iterdir()}
    assert "a.db-wal" in files
    ways = set()
    for moment in range(20):
        folder = tmp_path / f"at{moment}"
        folder.mkdir()
        for name, data in files.items():
            (folder / name).write_bytes(data)
        with monkeypatch.context() as fault:
            dies_at(fault, what, moment)
            try:
                restore(source, folder / "a.db", NOW, why_unloadable)
            except Killed:
                ways.add(await met(folder))
            else:
                break
        later = datetime(2026, 11, 23, 10, 16, tzinfo=UTC)
        restore(source, folder / "a.db", later, why_unloadable)
        assert await met(folder) == "new"
        olds = [path for path in folder.glob("a.db-before-*/a.db") if path.stat().st_size > 1000]
        assert "old" in [await met(path.parent) for path in olds]
    else:
        raise AssertionError("it never came to its end")
    assert ways <= {"old", "new", "refused"} and ways


def dies_at(fault: pytest.MonkeyPatch, what: str, moment: int) -> None:
    """The process dies instead of a call of the swap, the first being call 0. What it would tidy up stays."""
    where = {"sync": db.restore, "unlink": Path}.get(what, os)
    does, calls = getattr(where, what), []

    def dying(*args: object, **kwargs: object) -> object:
        calls.append(args)
        if len(calls) > moment:
            raise Killed
        return does(*args, **kwargs)

    swap = db.restore._swap

    def swapping(*args: object) -> object:
        fault.setattr(where, what, dying)
        return swap(*args)  # type: ignore[arg-type]

    fault.setattr(db.restore, "_swap", swapping)


async def met(folder: Path) -> str:
    """What a bot finds there."""
    try:
        async with bots_store(folder / "a.db") as store:
            entry_no, newest = await entry_no_of(store, 1), await store.meta("newest")
            assert await store.problems() == ()
    except StoreRefused:
        return "refused"
    ways: dict[tuple[int | None, str | None], str] = {(2, "in the log"): "old", (1, None): "new"}
    return ways.get((entry_no, newest), f"neither: {entry_no}, {newest}")


@pytest.fixture
def open_to_all() -> Iterator[Path]:
    """A folder that every user may go through, with what the command reads in it: those of pytest, and
    perhaps of the project, are their user's alone."""
    with tempfile.TemporaryDirectory(prefix="loggia-restore-", dir="/tmp") as made:
        Path(made).chmod(0o755)
        shutil.copytree(ROOT / "db", Path(made) / "db", ignore=shutil.ignore_patterns("__pycache__"))
        yield Path(made)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files to somebody else")
async def test_root_restores_for_the_user_of_the_service_who_can_do_it_too(
    folder: Path, open_to_all: Path
) -> None:
    service, stranger = 12_345, 12_346
    folder = Path(shutil.move(folder, open_to_all))
    give(folder, service)
    given = (backup_in(folder), folder / "loggia.sqlite3")
    refused = ran("-c", AS, stranger, *given, cwd=open_to_all)
    assert refused.returncode == 1 and refused.stderr.count("\n") == 1
    assert "run it as the bot's user or as root" in refused.stderr
    for command in (("-m", "db.restore"), ("-c", AS, service)):
        done = ran(*command, *given, cwd=open_to_all)
        assert (done.returncode, done.stderr) == (0, "")
        assert owners(folder) == {service}
        assert await at(given[1]) == 1
        (aside,) = asides(folder)
        shutil.rmtree(aside)
        give(folder, service)


# PostgreSQL


def dumped(server: OwnServer, folder: Path, database: str) -> Path:
    """A dump as deploy/backup-postgres.sh makes it."""
    where = {"PGHOST": str(server.folder), "PGUSER": "loggia", "PGDATABASE": name_of(database)}
    script = ["bash", ROOT / "deploy" / "backup-postgres.sh", folder, "1"]
    subprocess.run(script, env=os.environ | where, capture_output=True, check=True)
    (dump,) = folder.glob("loggia-*.dump")
    return dump


def name_of(database: str) -> str:
    return urlsplit(database).path.strip("/")


async def test_a_dump_goes_into_an_empty_database_and_nowhere_else(
    server: OwnServer,
    database: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("PATH", f"{binaries()}:{os.environ['PATH']}")
    await fill(database)
    dump = await asyncio.to_thread(dumped, server, tmp_path, database)
    made = int(datetime.strptime(dump.name, "loggia-%Y-%m-%dT%H%M%SZ.dump").replace(tzinfo=UTC).timestamp())
    await play(database, 1, 1)
    assert await asyncio.to_thread(main, [str(dump), database]) == 1
    assert "(the database must be there, and empty)" in capsys.readouterr().err
    assert await at(database) == 2, "as it was"
    new, by_hand = server.new_database(), server.new_database()
    assert await asyncio.to_thread(main, [str(dump), new]) == 0
    assert "restored and checked.\nNext: " in capsys.readouterr().out
    db.restore._pg_restore(dump, by_hand)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert await asyncio.to_thread(main, [str(dump), server.new_database()]) == 1
    assert "pg_restore is not installed here" in capsys.readouterr().err
    async with bots_store(by_hand):
        assert await asyncio.to_thread(main, ["--after-pg_restore", dump.name, by_hand]) == 1
        assert "is in use by a bot" in capsys.readouterr().err
    assert await asyncio.to_thread(main, ["--after-pg_restore", dump.name, by_hand]) == 0
    for place in (new, by_hand):
        assert await at(place) == 1
        async with await open_store(place) as store:
            noted = await store.meta(RESTORED)
            assert noted is not None and noted.startswith(f"{made * 1000} ")
