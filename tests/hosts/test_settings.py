"""What the host writes into .env and the environment is understood, or refused in one sentence."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from host_kit import ROOT
from waiting import until

from cogs.app.config import NAMES, BadConfiguration, Configuration, read_configuration
from db.postgresql.store import PostgresqlStore


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment of whoever runs the tests says nothing."""
    for name in list(os.environ):
        if name.startswith(("LOGGIA", "DISCORD")):
            monkeypatch.delenv(name)


@pytest.fixture
def logging_as_before() -> Iterator[None]:
    loggers = [logging.getLogger(), logging.getLogger("loggia")]
    before = [(logger.level, list(logger.handlers)) for logger in loggers]
    yield
    for logger, (level, handlers) in zip(loggers, before, strict=True):
        logger.setLevel(level)
        logger.handlers[:] = handlers


def given(folder: Path, text: str | bytes) -> Configuration:
    written = text if isinstance(text, bytes) else text.encode()
    (folder / ".env").write_bytes(written)
    return read_configuration(folder)


def refused(folder: Path, text: str | bytes, *words: str) -> None:
    with pytest.raises(BadConfiguration) as caught:
        given(folder, text)
    said = str(caught.value)
    assert all(word in said for word in words), said
    assert "\n" not in said and said.endswith(".") and "secret" not in said


def test_a_bom_an_export_a_comment_and_quotes_are_understood(tmp_path: Path) -> None:
    assert given(tmp_path, "\ufeffDISCORD_TOKEN=abc\n").token == "abc"
    assert given(tmp_path, "export DISCORD_TOKEN=abc\r\n").token == "abc"
    assert given(tmp_path, "DISCORD_TOKEN=abc  # mine\n").token == "abc"
    assert given(tmp_path, "DISCORD_TOKEN = 'abc' # mine, \"really\"\n").token == "abc"
    assert given(tmp_path, 'DISCORD_TOKEN="a #b"\n').token == "a #b"
    assert given(tmp_path, "DISCORD_TOKEN=a#b\n").token == "a#b"
    assert given(tmp_path, "DISCORD_TOKEN=abc\nLOGGIA_HEALTH= # none\n").health is None


def test_a_file_that_cannot_be_read_is_refused_in_one_sentence(tmp_path: Path) -> None:
    refused(tmp_path, b"# mine\nDISCORD_TOKEN=secret\xe9\n", ".env", "line 2", "UTF-8")
    refused(tmp_path, "DISCORD_TOKEN=secret\n".encode("utf-16"), ".env", "UTF-8")
    (tmp_path / ".env").unlink()
    (tmp_path / ".env").mkdir()
    with pytest.raises(BadConfiguration, match=r"\.env can't be read: Is a directory\.$"):
        read_configuration(tmp_path)


def test_an_unknown_log_level_is_refused_in_one_sentence(tmp_path: Path) -> None:
    assert given(tmp_path, "DISCORD_TOKEN=secret\nLOGGIA_LOG=debug\n").log_level == "DEBUG"
    for level in ("verbose", "NOTSET", "17"):
        text = f"DISCORD_TOKEN=secret\nLOGGIA_LOG={level}\n"
        refused(tmp_path, text, "LOGGIA_LOG", level.upper(), "WARNING, INFO or DEBUG")


@pytest.mark.parametrize(
    ("wrong", "nearest"),
    [
        ("LOGGIA_BACKUP", "LOGGIA_BACKUPS"),
        ("LOGGIA_LOGFORMAT", "LOGGIA_LOG_FORMAT"),
        ("loggia_db", "LOGGIA_DB"),
    ],
)
def test_a_misspelt_name_is_told_with_the_nearest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: str, nearest: str
) -> None:
    refused(tmp_path, f"DISCORD_TOKEN=secret\n{wrong}=1\n", f"{wrong} in ", ".env", f"is {nearest}.")
    monkeypatch.setenv(wrong, "1")
    remarks = given(tmp_path, "DISCORD_TOKEN=secret\n").remarks
    assert remarks == (f"{wrong} in the environment is not a setting of Loggia: the nearest is {nearest}.",)


TOKEN = "DISCORD_TOKEN=secret\n"


def test_servers_that_the_bot_serves_are_ids_with_commas_between_them(tmp_path: Path) -> None:
    for every in (TOKEN, f"{TOKEN}LOGGIA_SERVERS=\n"):
        assert given(tmp_path, every).operator.admits(1)
    one, other = 123456789012345678, 1234567890123456789
    for written in (f"{one},{other}", f" {one} ,  {other},", f"'{one} {other}'"):
        operator = given(tmp_path, f"{TOKEN}LOGGIA_SERVERS={written}\n").operator
        assert operator.servers == {one, other}
        assert operator.admits(one) and not operator.admits(one + 1)
        assert operator.admits(None) and operator.admits(0), "direct messages are on no server"
    for wrong in ("Club", f"{one};{other}", f"{one},-5", "12", "9" * 16, "9" * 21):
        refused(tmp_path, f"{TOKEN}LOGGIA_SERVERS={wrong}\n", "LOGGIA_SERVERS", "17 to 20 digits")


def test_what_players_are_told_of_the_host_is_a_line_and_two_addresses(tmp_path: Path) -> None:
    text = f"{TOKEN}LOGGIA_CONTACT=ada@example.org\nLOGGIA_PRIVACY=https://example.org/p\n"
    operator = given(tmp_path, text).operator
    assert (operator.contact, operator.privacy, operator.terms) == (
        "ada@example.org",
        "https://example.org/p",
        "",
    )
    refused(tmp_path, f"{TOKEN}LOGGIA_CONTACT={'x' * 201}\n", "LOGGIA_CONTACT", "200 characters")
    refused(tmp_path, f"{TOKEN}LOGGIA_CONTACT=a\tb\n", "LOGGIA_CONTACT", "one line")
    for name in ("LOGGIA_PRIVACY", "LOGGIA_TERMS"):
        for wrong in (
            "example.org/p",
            "javascript:alert(1)",
            "https://",
            "https://a b",
            f"https://{'x' * 200}",
        ):
            refused(tmp_path, f"{TOKEN}{name}={wrong}\n", name, "https:// or http://", "200 characters")


def test_the_bot_says_at_its_start_what_is_misspelt_in_the_environment(tmp_path: Path) -> None:
    """The database it is told of is none, so that it ends by itself."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "LOGGIA"))}
    place = {"DISCORD_TOKEN": "secret", "LOGGIA_DB": str(tmp_path), "LOGGIA_LOGS": "DEBUG"}
    program = f"import bot\nbot.__file__ = {str(tmp_path / 'bot.py')!r}\nbot.main()"
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env=clean | place,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert "LOGGIA_LOGS in the environment" in done.stderr and "nearest is LOGGIA_LOG." in done.stderr
    assert done.returncode != 0 and "secret" not in done.stderr


def test_every_setting_of_the_example_is_known_and_it_may_be_used_as_it_is(tmp_path: Path) -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    settings = given(tmp_path, example.replace("DISCORD_TOKEN=", "DISCORD_TOKEN=abc"))
    assert settings.token == "abc" and not settings.remarks
    assert all(f"\n{name}=" in example for name in NAMES)


def test_a_relative_path_begins_beside_bot_py(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    assert given(tmp_path, "DISCORD_TOKEN=abc\n").database == str(tmp_path / "loggia.sqlite3")
    settings = given(tmp_path, "DISCORD_TOKEN=abc\nLOGGIA_DB=data/a.sqlite3\nLOGGIA_BACKUPS=kept\n")
    assert settings.database == str(tmp_path / "data" / "a.sqlite3")
    assert settings.backups == tmp_path / "kept"
    settings = given(tmp_path, "DISCORD_TOKEN=abc\nLOGGIA_DB=/srv/a.sqlite3\nLOGGIA_BACKUPS=/srv/kept\n")
    assert (settings.database, settings.backups) == ("/srv/a.sqlite3", Path("/srv/kept"))
    address = "postgresql://loggia:abc@host/loggia"
    assert given(tmp_path, f"DISCORD_TOKEN=abc\nLOGGIA_DB={address}\n").database == address


def test_backups_of_a_file_are_refused_where_there_is_none(tmp_path: Path) -> None:
    address = "LOGGIA_DB=postgresql://loggia:secret@host/loggia"
    refused(tmp_path, f"{TOKEN}{address}\nLOGGIA_BACKUPS=kept\n", "LOGGIA_BACKUPS", "backup-postgres.sh")


@pytest.mark.usefixtures("logging_as_before")
def test_warning_means_warnings_of_the_libraries_too() -> None:
    from cogs.support.log_setup import set_up_logging

    for level, libraries, ours in (
        ("WARNING", logging.WARNING, logging.WARNING),
        ("INFO", logging.INFO, logging.INFO),
        ("DEBUG", logging.INFO, logging.DEBUG),
    ):
        set_up_logging(level)
        assert logging.getLogger("discord.gateway").getEffectiveLevel() == libraries
        assert logging.getLogger("loggia.store").getEffectiveLevel() == ours


@pytest.mark.parametrize(("listens", "reason"), [(False, "Connect call failed"), (True, "no answer yet")])
async def test_a_postgresql_that_is_away_at_the_start_is_told_of_while_it_is_waited_for(
    caplog: pytest.LogCaptureFixture, listens: bool, reason: str
) -> None:
    """Whether nobody listens there, or somebody who never answers."""
    with socket.socket() as deaf, caplog.at_level(logging.WARNING, "loggia.store"):
        deaf.bind(("127.0.0.1", 0))
        if listens:
            deaf.listen()
        place = f"postgresql://loggia:secret@127.0.0.1:{deaf.getsockname()[1]}/loggia"
        opening = asyncio.create_task(PostgresqlStore.open(place, patience=600))

        async def told() -> bool:
            return bool(caplog.messages)

        await until(told, "that it is away")
        assert not opening.done()
        opening.cancel()
        await asyncio.gather(opening, return_exceptions=True)
    said = caplog.messages[0]
    assert "is away" in said and reason in said and "waited for" in said and "secret" not in said
