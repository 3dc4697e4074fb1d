"""What the host sets: from the environment, else from the file .env beside bot.py."""

import os
from pathlib import Path

import msgspec


class BadSettings(Exception):
    """Something must be set. The text is one sentence for the host."""


class Settings(msgspec.Struct, frozen=True):
    """`token` is Discord's; `database` the SQLite file; `log_level` a level of the logging module."""

    token: str
    database: str = "loggia.sqlite3"
    log_level: str = "INFO"

    def __repr__(self) -> str:
        """Never the token."""
        return f"Settings(database={self.database!r}, log_level={self.log_level!r})"


def read_settings(folder: Path) -> Settings:
    """The settings. BadSettings if there is no token."""
    values = _env_file(folder / ".env") | os.environ
    token = values.get("DISCORD_TOKEN", "").strip()
    if not token:
        raise BadSettings(
            "DISCORD_TOKEN is not set: copy .env.example to .env and put the bot's token there "
            "(Discord developer portal, your application, Bot, Reset Token)."
        )
    return Settings(
        token=token,
        database=values.get("LOGGIA_DB") or "loggia.sqlite3",
        log_level=(values.get("LOGGIA_LOG") or "INFO").upper(),
    )


def _env_file(path: Path) -> dict[str, str]:
    """Lines of NAME=value; # begins a comment line; quotes around a value are dropped."""
    if not path.exists():
        return {}
    values = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        name, found, value = line.partition("=")
        if found and not line.lstrip().startswith("#"):
            values[name.strip()] = value.strip().strip("\"'")
    return values
