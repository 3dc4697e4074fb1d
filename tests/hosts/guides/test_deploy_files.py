"""deploy/ works as it says: the image, its compose files, the unit, the backups."""

from __future__ import annotations

import asyncio
import getpass
import os
import re
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

import pytest
import yaml
from host_kit import ROOT, Hosted

from cogs.app.config import read_configuration
from db import NewTable, StoreRefused, open_store
from db.backup import backup_into, made_in
from sandbox import Sandbox

DEPLOY = ROOT / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = {
    name: yaml.safe_load((DEPLOY / name).read_text("utf-8"))
    for name in os.listdir(DEPLOY)
    if "compose" in name
}


def copied() -> list[tuple[str, str]]:
    """What the image's last stage copies from the project, and where to."""
    last = DOCKERFILE[DOCKERFILE.rindex("\nFROM ") :]
    found = re.findall(r"^COPY ([^\s-]\S*) (\S+)$", last, re.MULTILINE)
    return [(what, where) for what, where in found]


@pytest.fixture
def image() -> Iterator[tuple[Path, Path]]:
    """The folder as the image has it, which nobody may write to; and one beside it for the data."""
    place = Path(tempfile.mkdtemp(prefix="loggia-image-"))
    place.chmod(0o755)
    tree, data = place / "opt", place / "data"
    tree.mkdir()
    data.mkdir()
    data.chmod(0o777)
    ignored = shutil.ignore_patterns("__pycache__", "*.pyc")
    for what, where in copied():
        source, target = ROOT / what, tree / where
        if source.is_dir():
            shutil.copytree(source, target, ignore=ignored)
        else:
            shutil.copy(source, target / what)
    for path in (tree, *tree.rglob("*")):
        path.chmod(0o555 if path.is_dir() else 0o444)
    yield tree, data
    for path in (tree, *tree.rglob("*")):
        if path.is_dir():
            path.chmod(0o755)
    shutil.rmtree(place)


def somebody_else() -> list[str]:
    """To run as somebody who may do nothing special; root without its powers is bound by permissions, too."""
    if os.geteuid() != 0:
        return []
    powerless = ["setpriv", "--bounding-set=-all", "--inh-caps=-all", "--no-new-privs"]
    # Where even root may not give its powers away (in a container), it has few of them.
    return powerless if subprocess.run([*powerless, "true"], check=False).returncode == 0 else []


def test_the_linter_has_nothing_to_say_about_the_image() -> None:
    linter = Path(sys.executable).with_name("hadolint")
    done = subprocess.run([linter, DEPLOY / "Dockerfile"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


AT_THE_END = "import atexit, sys; atexit.register(lambda: print('MODULES', *sys.modules))"
OFF = {"prometheus_client", "asyncpg", "cogs.jobs.health", "cogs.jobs.backups", "cogs.jobs.systemd"}


async def test_what_the_image_has_is_enough_for_one_who_can_write_to_the_data_alone(
    image: tuple[Path, Path],
) -> None:
    """And what is not switched on is not imported."""
    tree, data = image
    before = {path: path.stat().st_mtime_ns for path in tree.rglob("*")}
    env = dict(re.findall(r"(PYTHON\w+|LOGGIA\w+)=(\S+)", DOCKERFILE))
    env["LOGGIA_DB"] = env["LOGGIA_DB"].replace("/data", str(data))
    async with Sandbox() as sandbox:
        bot = Hosted(sandbox, data, PYTHONPATH=sandbox_alone(data), **env)
        bot.script, bot.folder, bot.through = str(tree / "bot.py"), tree, somebody_else()
        bot.launch()
        try:
            await bot.says("connected to Gateway")
            await sandbox.wait_for_command("table")
            await sandbox.slash("Ben", "#table-1", "table new", game="florence")
            await sandbox.wait_message("#table-1", lambda message: "Join" in message.labels)
            assert await bot.stop() == 0
        finally:
            bot.kill()
    assert "Traceback" not in bot.said
    assert {path: path.stat().st_mtime_ns for path in tree.rglob("*")} == before
    assert (data / "loggia.sqlite3").stat().st_mode & 0o777 == stat.S_IRUSR | stat.S_IWUSR
    modules = next(line.split() for line in bot.said.splitlines() if line.startswith("MODULES"))
    assert "cogs.delivery.runner" in modules and not OFF & set(modules)


async def test_the_image_can_look_whether_its_host_has_what_it_needs(image: tuple[Path, Path]) -> None:
    tree, data = image
    async with Sandbox() as sandbox:
        bot = Hosted(sandbox, data, PYTHONPATH=sandbox_alone(data), PYTHONDONTWRITEBYTECODE="1")
        bot.script, bot.folder, bot.through = str(tree / "bot.py"), tree, somebody_else()
        bot.arguments = ["--check"]
        bot.launch()
        assert await bot.ended() == 0, bot.said
    assert "All is well." in bot.said and not (data / "loggia.sqlite3").exists()


def sandbox_alone(data: Path) -> str:
    """A folder to import the sandbox from, and nothing else of the project."""
    place = data.parent / "discord"
    shutil.copytree(ROOT / "sandbox", place / "sandbox", ignore=shutil.ignore_patterns("__pycache__"))
    (place / "sitecustomize.py").write_text(AT_THE_END)
    return str(place)


def test_the_image_is_given_what_it_copies_and_the_pinned_packages() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert "**" in ignored and {f"!{what}" for what, _ in copied()} <= set(ignored)
    assert "!requirements.txt" in ignored and "COPY requirements.txt" in DOCKERFILE
    for line in (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            name, pinned = re.match(r"([\w.-]+)==(\S+)", line).groups()  # type: ignore[union-attr]
            assert version(name) == pinned
    instructions = re.findall(r"^[A-Z]+ .*$", DOCKERFILE, re.MULTILINE)
    (user,) = [line for line in instructions if line.startswith("USER ")]
    assert not user.startswith(("USER 0", "USER root"))


@pytest.mark.parametrize("name", sorted(COMPOSE))
def test_compose_runs_the_image_read_only_but_for_its_data_and_with_known_settings(name: str) -> None:
    """Those that run the bot, and the one that copies its games."""
    bots = [one for one in COMPOSE[name]["services"].values() if one["image"] == "loggia"]
    shards = []
    for bot in bots:
        assert bot["read_only"] is True and bot["cap_drop"] == ["ALL"]
        assert (DEPLOY / bot["build"]["context"]).resolve() == ROOT
        assert (ROOT / bot["build"]["dockerfile"]).is_file()
        assert "ports" not in bot, "nothing listens but on loopback"
        places = [
            str(one).split(":")[0 if one.startswith("/") else 1]
            for one in [*bot["tmpfs"], *bot.get("volumes", [])]
        ]
        assert set(places) == {"/tmp", "/data"}
        given = {key: str(value) for key, value in bot["environment"].items()}
        with pytest.MonkeyPatch.context() as patch:
            for key, value in (given | {"DISCORD_TOKEN": "a.b.c"}).items():
                patch.setenv(key, value)
            settings = read_configuration(Path("/nowhere"))
        assert str(settings.health) in bot["healthcheck"]["test"][-1]
        if "profiles" not in bot:
            shards.append(settings.shards)
    if len(shards) > 1:
        assert [one.ids for one in shards] == [[0], [1]] and {one.of for one in shards} == {2}


def test_a_backup_that_could_not_be_restored_pushes_no_good_one_out(tmp_path: Path) -> None:
    source, folder = tmp_path / "games.sqlite3", tmp_path / "backups"
    make_store(source)
    good = backup_into(source, folder, 1, datetime(2026, 1, 1, tzinfo=UTC))
    assert made_in(folder, datetime(2026, 1, 2, tzinfo=UTC)) == [good]
    break_a_log(source)
    with pytest.raises(StoreRefused, match="can't be restored whole"):
        backup_into(source, folder, 1, datetime(2026, 1, 2, tzinfo=UTC))
    assert list(folder.iterdir()) == [good]


TABLE = NewTable(
    guild_id=1, channel_id=1, title="florence", language="en", host_user=1, at=1, options=b"\x80"
)


def make_store(path: Path) -> None:
    """A database with a table in it."""

    asyncio.run(make_in(str(path)))


def break_a_log(path: Path) -> None:
    """A table that has lost its log."""
    with sqlite3.connect(path) as ours:
        ours.execute("UPDATE tables SET seq = 7")


async def make_in(place: str) -> None:
    """A database with a table in it."""
    async with await open_store(place) as store:
        await store.create(TABLE)


@pytest.mark.parametrize("name", ["loggia.service", "loggia@1.service"])
def test_the_unit_is_one_that_systemd_reads(name: str) -> None:
    """With a program and a user that are there; where systemd is at hand, it says so itself."""
    unit = (DEPLOY / "loggia.service").read_text(encoding="utf-8")
    for section in ("Unit", "Service", "Install"):
        assert unit.count(f"[{section}]") == 1
    if shutil.which("systemd-analyze") is None:
        return
    here = {"ExecStart": sys.executable, "User": getpass.getuser(), "WorkingDirectory": str(ROOT)}
    with tempfile.TemporaryDirectory() as folder:
        tried = Path(folder) / name
        for name, value in here.items():
            unit = re.sub(rf"^{name}=.*$", f"{name}={value}", unit, flags=re.MULTILINE)
        tried.write_text(unit, encoding="utf-8")
        done = subprocess.run(
            ["systemd-analyze", "verify", tried], capture_output=True, text=True, check=False
        )
    said = [line for line in done.stderr.splitlines() if "loggia" in line]
    assert not said, said


def test_every_setting_stands_in_the_example_and_in_the_guide() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    guide = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    source = (ROOT / "cogs" / "app" / "config.py").read_text(encoding="utf-8")
    settings = set(re.findall(r'"((?:LOGGIA|DISCORD)_\w+)"', source))
    for name in settings:
        assert name in example and f"`{name}`" in guide, name


@pytest.mark.parametrize(
    ("schema", "name"),
    [("compose-spec", f"deploy/{name}") for name in sorted(COMPOSE)]
    + [("github-workflows", ".github/workflows/ci.yml")],
)
def test_a_file_for_another_program_keeps_its_schema(schema: str, name: str, tmp_path: Path) -> None:
    """As the program's makers publish it. A word that is not in it is seen."""
    text = (ROOT / name).read_text(encoding="utf-8")
    wrong = tmp_path / Path(name).name
    wrong.write_text(
        re.sub(r"^( *)(restart|runs-on):", r"\1\2s:", text, flags=re.MULTILINE), encoding="utf-8"
    )
    checker = Path(sys.executable).with_name("check-jsonschema")
    for path, status in ((ROOT / name, 0), (wrong, 1)):
        command = [checker, "--builtin-schema", f"vendor.{schema}", path]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == status, done.stdout
