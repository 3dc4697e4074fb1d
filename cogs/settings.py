"""What the host sets: from the environment, else from the file .env beside bot.py."""

import os
import re
from collections.abc import Mapping
from pathlib import Path

import msgspec

from db.places import on_server


class BadSettings(Exception):
    """Something must be set, or set otherwise. The text is one sentence for the host."""


class Shards(msgspec.Struct, frozen=True):
    """The shards of this process, `first` to `last`, of all of the bot's."""

    first: int
    last: int
    of: int

    @property
    def ids(self) -> list[int]:
        """Their numbers."""
        return list(range(self.first, self.last + 1))

    def serve(self, guild_id: int) -> bool:
        """Whether a server's events come to this process."""
        return self.first <= (guild_id >> 22) % self.of <= self.last

    def __str__(self) -> str:
        """As the host has written it."""
        mine = str(self.first) if self.first == self.last else f"{self.first}-{self.last}"
        return f"{mine}/{self.of}"


class Settings(msgspec.Struct, frozen=True):
    """`token` is Discord's; `database` the SQLite file or a PostgreSQL address; `log_level` a level of the
    logging module, `log_json` whether a line of the log is a JSON object. `health`: the loopback port of
    /health and /metrics; `backups`: the folder they go to, every so many hours, so many kept; `shards`:
    those of this process. What is None is off."""

    token: str
    database: str = "loggia.sqlite3"
    log_level: str = "INFO"
    log_json: bool = False
    health: int | None = None
    backups: Path | None = None
    backup_hours: int = 24
    backups_kept: int = 14
    shards: Shards | None = None

    def __repr__(self) -> str:
        """Never the token, nor a password in an address."""
        return f"Settings(database={shown(self.database)!r}, log_level={self.log_level!r})"

    @property
    def on_postgresql(self) -> bool:
        """Whether the store is a PostgreSQL."""
        return on_server(self.database)


def shown(database: str) -> str:
    """Where the games are kept, as it may be printed."""
    return re.sub(r"//[^/@]*@", "//…@", database)


def read_settings(folder: Path) -> Settings:
    """The settings. BadSettings if there is no token, or something that can't be meant."""
    values = _env_file(folder / ".env") | os.environ
    token = values.get("DISCORD_TOKEN", "").strip()
    if not token:
        raise BadSettings(
            "DISCORD_TOKEN is not set: copy .env.example to .env and put the bot's token there "
            "(Discord developer portal, your application, Bot, Reset Token)."
        )
    settings = Settings(
        token=token,
        database=values.get("LOGGIA_DB") or "loggia.sqlite3",
        log_level=(values.get("LOGGIA_LOG") or "INFO").upper(),
        log_json=_log_format(values),
        health=_number(values, "LOGGIA_HEALTH", None, 65_535),
        backups=Path(values["LOGGIA_BACKUPS"]) if values.get("LOGGIA_BACKUPS") else None,
        backup_hours=_number(values, "LOGGIA_BACKUP_HOURS", 24, 24 * 365) or 24,
        backups_kept=_number(values, "LOGGIA_BACKUPS_KEPT", 14, 10_000) or 14,
        shards=_shards(values.get("LOGGIA_SHARDS", "")),
    )
    if settings.shards is not None and settings.shards.of > len(settings.shards.ids):
        _require_postgresql(settings)
    return settings


def _require_postgresql(settings: Settings) -> None:
    """Several processes share a store that several can write to."""
    if not settings.on_postgresql:
        raise BadSettings(
            f"LOGGIA_SHARDS={settings.shards} leaves shards to other processes, and an SQLite file is for "
            "one process: leave it out, or set LOGGIA_DB to a PostgreSQL (docs/hosting.md)."
        )


def _log_format(values: Mapping[str, str]) -> bool:
    given = (values.get("LOGGIA_LOG_FORMAT") or "text").lower()
    if given not in ("text", "json"):
        raise BadSettings(f"LOGGIA_LOG_FORMAT is {given!r}: it can be text or json.")
    return given == "json"


def _number(values: Mapping[str, str], name: str, default: int | None, most: int) -> int | None:
    given = values.get(name, "").strip()
    if not given:
        return default
    if not given.isascii() or not given.isdigit() or not 1 <= int(given) <= most:
        raise BadSettings(f"{name} is {given!r}: it must be a number from 1 to {most}.")
    return int(given)


def _shards(given: str) -> Shards | None:
    """`0-3/8`: the shards 0 to 3 of 8; `2/4`: one alone."""
    if not given.strip():
        return None
    found = re.fullmatch(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", given.strip(), re.ASCII)
    if found is None:
        raise BadSettings(f"LOGGIA_SHARDS is {given!r}: write 0-3/8 for the shards 0 to 3 of 8.")
    first, last, of = int(found[1]), int(found[2] or found[1]), int(found[3])
    if not first <= last < of:
        raise BadSettings(f"LOGGIA_SHARDS is {given!r}: of {of} shards the first is 0, the last {of - 1}.")
    return Shards(first, last, of)


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
