"""What docs/hosting.md has a host type does what the page says."""

from __future__ import annotations

import asyncio
import re
import shlex
from datetime import UTC, datetime
from pathlib import Path

import pytest
import yaml
from guide_kit import BLOCKS, GUIDE, Machine, add_table, block, lobbies
from host_kit import ROOT

from cogs.app.config import Configuration, read_configuration
from db.backup import backup_into
from db.postgresql.migrations import OLDEST
from db.postgresql.store import CONNECTIONS
from games.manager.model.limits import TableLimits

UNIT = (ROOT / "deploy" / "loggia.service").read_text(encoding="utf-8")


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def settings_of(folder: Path, more: dict[str, str] | None = None) -> Configuration:
    """As the bot reads them, with these in the environment."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in (more or {}).items():
            patch.setenv(name, value)
        return read_configuration(folder)


def lines(text: str) -> dict[str, str]:
    return dict(line.split("=", 1) for line in text.splitlines() if "=" in line and not line.startswith("#"))


def test_settings_are_in_env_alone_and_lie_where_the_unit_may_write(machine: Machine) -> None:
    assert "LOGGIA_" not in "".join(re.findall(r"^Environment=.*", UNIT, re.MULTILINE))
    told = block("DISCORD_TOKEN=...")
    (machine.opt / ".env").write_text((machine.opt / ".env.example").read_text() + told)
    settings = settings_of(machine.opt)
    (state,) = re.findall(r"^StateDirectory=(.*)", UNIT, re.MULTILINE)
    for place in (settings.database, settings.backups):
        assert Path(str(place)).is_relative_to(f"/var/lib/{state}")
    # Moving over means other lines in the same file.
    (machine.opt / ".env").write_text((machine.opt / ".env").read_text() + block("LOGGIA_BACKUPS=\n"))
    moved = settings_of(machine.opt)
    assert moved.on_postgresql and moved.backups is None


def test_the_template_gives_each_process_its_shards_and_its_port(machine: Machine) -> None:
    template = ROOT / "deploy" / "loggia@.service"
    assert template.read_text(encoding="utf-8") == UNIT, "one unit under two names"
    machine.run(block("deploy/loggia@.service"))
    assert (machine.units / "loggia@.service").read_text(encoding="utf-8") == UNIT
    (started,) = re.findall(r"systemctl enable --now (loggia@.*)", machine.noted.read_text())
    (named,) = re.findall(r"^EnvironmentFile=-(.*)", UNIT, re.MULTILINE)
    shared = block("LOGGIA_BACKUPS=\n")
    (machine.opt / ".env").write_text(f"DISCORD_TOKEN=abc\n{shared}")
    own = []
    for unit in started.split():
        file = Path(machine.here(named.replace("%i", unit.removeprefix("loggia@"))))
        own.append(settings_of(machine.opt, lines(file.read_text())))
    assert [one.shards.ids for one in own if one.shards] == [[0], [1]]
    assert {one.shards.of for one in own if one.shards} == {2}
    assert len({one.health for one in own}) == 2


def compose(name: str) -> dict[str, dict[str, dict[str, object]]]:
    kept: dict[str, dict[str, dict[str, object]]] = yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))
    return kept


def composed() -> list[list[str]]:
    """The commands for containers: the file, what to do, and the words after it."""
    found = [line for one in BLOCKS for line in one.splitlines() if line.startswith("docker compose ")]
    return [shlex.split(line, comments=True)[3:] for line in found]


@pytest.mark.parametrize(
    ("recipe", "stops_and_starts"),
    [
        ("db.restore /var/lib/loggia/", ["systemctl stop loggia", "systemctl start loggia"]),
        ("db.restore /data/", ["docker compose -f deploy/compose.yaml stop bot", "… start bot"]),
    ],
    ids=["systemd", "container"],
)
def test_the_recipe_restores_a_backup(machine: Machine, recipe: str, stops_and_starts: list[str]) -> None:
    asyncio.run(add_table(machine.var / "loggia.sqlite3"))
    named = datetime(2026, 11, 21, 3, 15, tzinfo=UTC)
    backup_into(machine.var / "loggia.sqlite3", machine.var / "backups", 14, named)
    asyncio.run(add_table(machine.var / "loggia.sqlite3"))
    done = machine.run(block(f"{recipe}backups/loggia-2026-11-21T031500Z.sqlite3"))
    assert f"{machine.var}/loggia.sqlite3: restored and checked." in done.stdout and not done.stderr
    noted = machine.noted.read_text().splitlines()
    assert [line[-10:] for line in noted] == [line[-10:] for line in stops_and_starts]
    assert asyncio.run(lobbies(machine.var / "loggia.sqlite3")) == 1
    (aside,) = machine.var.glob("loggia.sqlite3-before-*/loggia.sqlite3")
    assert asyncio.run(lobbies(aside)) == 2


@pytest.mark.parametrize(
    "recipe", ["db.backup /var/lib/loggia/loggia.sqlite3 /var/lib/loggia/loggia-$", "cp bot:/data/backups"]
)
def test_the_recipe_makes_a_backup_by_hand(machine: Machine, recipe: str) -> None:
    asyncio.run(add_table(machine.var / "loggia.sqlite3"))
    assert "ok\n" in machine.run(block(recipe)).stdout
    (made,) = machine.var.glob("loggia-20??-??-??.sqlite3")
    assert asyncio.run(lobbies(made)) == 1


@pytest.mark.parametrize(
    "recipe",
    ["sudo -u loggia git pull", "/data/before-$"],
)
def test_the_recipe_for_an_upgrade_makes_a_backup_first(machine: Machine, recipe: str) -> None:
    asyncio.run(add_table(machine.var / "loggia.sqlite3"))
    machine.run(block(recipe).replace("make install", "make --dry-run install"))
    (made,) = machine.var.glob("before-20??-??-??.sqlite3")
    assert asyncio.run(lobbies(made)) == 1
    assert "git pull --ff-only" in machine.noted.read_text().splitlines()


OF_SERVICES = {"logs", "stop", "start", "up", "ps", "restart"}


@pytest.mark.parametrize("command", composed(), ids=" ".join)
def test_a_command_for_containers_names_a_file_and_services_that_are_there(command: list[str]) -> None:
    file, what, *words = command
    words = [word for word in words if not word.startswith("-")]
    if what in ("exec", "run"):
        words = words[:1]
    elif what == "cp":
        words = [word.split(":")[0] for word in words if ":" in word]
    else:
        assert what in OF_SERVICES | {"down", "build", "pull"}
    assert set(words) <= set(compose(file)["services"])


def test_the_two_compose_files_are_two_projects_that_keep_what_the_guide_names() -> None:
    one, several = compose("deploy/compose.yaml"), compose("deploy/compose.postgres.yaml")
    assert one["name"] != several["name"]
    named = {name: volume["name"] for name, volume in several["volumes"].items()}
    assert named["data"] == one["volumes"]["data"]["name"], "games move from the one to the other"
    assert len(set(named.values())) == len(named)


def test_a_password_goes_to_those_who_need_it_and_the_token_to_the_bots(machine: Machine) -> None:
    machine.run(block("PGPASSWORD=$("))
    kept = machine.opt / ".env.postgres"
    assert kept.stat().st_mode & 0o777 == 0o600 and (machine.opt / ".env").stat().st_mode & 0o777 == 0o600
    assert re.fullmatch(r"PGPASSWORD=[\w+/]{24}\n", kept.read_text())
    services = compose("deploy/compose.postgres.yaml")["services"]
    for name, service in services.items():
        given = service["env_file"]
        files = given if isinstance(given, list) else [given]
        assert "../.env.postgres" in files, name
        assert ("../.env" in files) == (service["image"] == "loggia"), name


def test_numbers_in_the_guide_are_those_of_the_code() -> None:
    said, limits = " ".join(GUIDE.split()), TableLimits()
    assert f"one PostgreSQL ({OLDEST} or newer)" in said
    usual = Configuration("")
    assert f"how often ({usual.backup_hours}), and how many are kept ({usual.backups_kept})" in said
    assert f"up to {CONNECTIONS + 1} connections" in said
    numbers = (
        f"usually {limits.waiting} of one host waiting to be started, {limits.hosted} of one host, "
        f"{limits.channel} in a channel, {limits.server} on the server"
    )
    assert numbers in said
