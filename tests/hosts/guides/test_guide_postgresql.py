"""A PostgreSQL as docs/hosting-postgresql.md has a host make it: its role, moving over, dumps, restoring."""

from __future__ import annotations

import asyncio
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from guide_kit import GUIDE, Machine, block
from needed import need_postgresql

from db import NewTable, StoreRefused, open_store
from kit.own_postgresql import OwnServer

TABLE = NewTable(
    guild_id=1, channel_id=1, title="florence", language="en", host_user=1, at=1, options=b"\x80"
)
BACKUP = "/opt/loggia/deploy/backup-postgres.sh"


@pytest.fixture(scope="module")
def server() -> Iterator[OwnServer]:
    """As a distribution starts it: its superuser is postgres, and there is nothing of ours."""
    need_postgresql()
    with OwnServer(superuser="postgres") as running:
        yield running


@pytest.fixture
def machine(server: OwnServer, tmp_path: Path) -> Iterator[Machine]:
    yield Machine(tmp_path, server)
    for name in server.psql(
        "SELECT datname FROM pg_database WHERE datname LIKE 'loggia%'", "postgres"
    ).split():
        server.psql(f"DROP DATABASE {name}", "postgres")
    server.psql("DROP ROLE IF EXISTS loggia", "postgres")


def rights(server: OwnServer) -> str:
    """Whether the role is a superuser, and may create databases."""
    return server.psql("SELECT rolsuper, rolcreatedb FROM pg_roles WHERE rolname = 'loggia'", "postgres")


async def add_table(place: str, channel: int) -> None:
    async with await open_store(place) as store:
        await store.create(msgspec.structs.replace(TABLE, channel_id=channel))


async def lobbies(place: str) -> int:
    async with await open_store(place) as store:
        assert await store.problems() == ()
        return (await store.counts()).lobby


def dumps(machine: Machine) -> list[str]:
    return sorted(path.name for path in (machine.var / "backups").iterdir())


def backup(machine: Machine, keep: int = 14) -> subprocess.CompletedProcess[str]:
    """The line of the guide's crontab."""
    (line,) = re.findall(rf"^    [\d* ]+ ({BACKUP} .*)$", GUIDE, re.MULTILINE)
    return machine.run(f"sudo -u loggia {line.replace(' 14', f' {keep}')}", check=False)


def test_from_a_file_to_a_postgresql_that_is_dumped_and_restored(machine: Machine, server: OwnServer) -> None:
    machine.run(block("createuser --createdb loggia"))
    assert rights(server) == "f|t"
    asyncio.run(add_table(str(machine.var / "loggia.sqlite3"), 1))
    moved = machine.run(block("db.copy /var/lib/loggia/loggia.sqlite3"))
    assert "1 tables copied and compared" in moved.stdout
    assert "systemctl stop loggia" in machine.noted.read_text()
    place = server.address("loggia")
    assert asyncio.run(lobbies(place)) == 1

    done = backup(machine)
    assert done.returncode == 0 and "1 tables, its restore tried, 14 kept" in done.stdout, done.stderr
    (dump,) = dumps(machine)
    assert (machine.var / "backups" / dump).stat().st_mode & 0o777 == 0o600
    asyncio.run(add_table(place, 2))
    restored(machine, server, "sudo -u loggia psql --dbname=postgres", dump)


def restored(machine: Machine, server: OwnServer, recipe: str, dump: str) -> None:
    """Restore it as the guide says; there was a table more meanwhile."""
    done = machine.run(re.sub(r"loggia-[\dTZ-]+\.dump", dump, block(recipe)))
    assert "restored and checked." in done.stdout
    assert asyncio.run(lobbies(server.address("loggia"))) == 1
    assert asyncio.run(lobbies(server.address("loggia_aside"))) == 2


def test_the_same_in_containers(machine: Machine, server: OwnServer) -> None:
    """The commands are those of the guide and of the compose file, without containers."""
    machine.run("deploy/make-role.sh", PGPASSWORD="secret")
    asyncio.run(add_table(str(machine.var / "loggia.sqlite3"), 1))
    moved = machine.run(block("run --rm --build copy"), PGUSER="loggia")
    assert "1 tables copied and compared" in moved.stdout
    machine.run(block("exec backup bash"))
    (dump,) = dumps(machine)
    asyncio.run(add_table(server.address("loggia"), 2))
    restored(machine, server, "exec backup psql --dbname=postgres", dump)
    for file in machine.var.glob("loggia.sqlite3*"):
        file.unlink()
    machine.run(block('db.copy "$LOGGIA_DB"'))
    assert asyncio.run(lobbies(str(machine.var / "loggia.sqlite3"))) == 1


def test_only_a_dump_that_could_be_restored_pushes_the_oldest_out(
    machine: Machine, server: OwnServer
) -> None:
    """Neither does one of a database that is not there, nor of one that is not ours."""
    machine.run(block("createuser --createdb loggia"))
    asyncio.run(add_table(server.address("loggia"), 1))
    (machine.var / "backups").mkdir()
    for day in (1, 2):
        (machine.var / "backups" / f"loggia-2020-01-0{day}T000000Z.dump").write_bytes(b"old")
    assert backup(machine, keep=2).returncode == 0
    kept = dumps(machine)
    assert kept[0] == "loggia-2020-01-02T000000Z.dump" and len(kept) == 2
    for other in ("nothing", "postgres"):
        failed = machine.run(
            f"sudo -u loggia {BACKUP} /var/lib/loggia/backups 2", check=False, PGDATABASE=other
        )
        assert failed.returncode == 1 and "no backup" in failed.stderr
        assert dumps(machine) == kept


def test_a_dump_whose_restore_could_not_be_tried_says_so_in_its_name(
    machine: Machine, server: OwnServer
) -> None:
    machine.run(block("createuser --createdb loggia"))
    asyncio.run(add_table(server.address("loggia"), 1))
    assert backup(machine, keep=1).returncode == 0
    (tried,) = dumps(machine)
    server.psql("ALTER ROLE loggia NOCREATEDB", "postgres")
    (machine.var / "backups" / "loggia-2020-01-01T000000Z.dump.untested").touch()
    done = backup(machine, keep=1)
    assert done.returncode == 1 and "its restore was not tried" in done.stderr and done.stdout == ""
    kept, untested = dumps(machine)
    assert kept == tried and re.fullmatch(r"loggia-202[1-9].*Z\.dump\.untested", untested)
    assert (machine.var / "backups" / untested).stat().st_size > 1000


def test_the_role_in_a_container_is_no_superuser_and_its_password_is_asked_for(
    machine: Machine, server: OwnServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the image of PostgreSQL runs it, once, before anybody can connect from outside."""
    server.psql("ALTER ROLE postgres PASSWORD 'known to nobody'", "postgres")
    machine.run("deploy/make-role.sh", PGPASSWORD="it's a/+secret")
    assert rights(server) == "f|t"
    asked = "SELECT rolname FROM pg_authid WHERE rolpassword IS NOT NULL AND rolcanlogin"
    assert server.psql(asked, "postgres") == "loggia", "nobody can be the superuser from outside"
    allowed = server.folder / "data" / "pg_hba.conf"
    before = allowed.read_text()
    allowed.write_text("local all postgres trust\nlocal all all scram-sha-256\n")
    server.psql("SELECT pg_reload_conf()", "postgres")
    try:
        monkeypatch.setenv("PGPASSWORD", "it's a/+secret")
        place = server.address("loggia")
        asyncio.run(add_table(place, 1))
        assert asyncio.run(lobbies(place)) == 1
        monkeypatch.setenv("PGPASSWORD", "another")
        with pytest.raises(StoreRefused, match="password"):
            asyncio.run(lobbies(place))
    finally:
        allowed.write_text(before)
        server.psql("SELECT pg_reload_conf()", "postgres")
