"""The host's configuration, from the environment or else from the file .env beside bot.py."""

import difflib
import os
import re
from collections.abc import Mapping
from pathlib import Path

import msgspec

from cogs.screens.operator import Operator
from db.opening.addresses import is_postgresql

NAMES = (
    *("LOGGIA_DB", "LOGGIA_LOG", "LOGGIA_LOG_FORMAT", "LOGGIA_HEALTH", "LOGGIA_SHARDS"),
    *("LOGGIA_BACKUPS", "LOGGIA_BACKUP_HOURS", "LOGGIA_BACKUPS_KEPT"),
    *("LOGGIA_SERVERS", "LOGGIA_CONTACT", "LOGGIA_PRIVACY", "LOGGIA_TERMS"),
)
"""All setting names except the token."""

LEVELS = ("WARNING", "INFO", "DEBUG")

LONGEST = 200
"""Maximum number of characters in a text about the host that players read."""


class BadConfiguration(Exception):
    """A setting is missing or invalid. The text is one sentence for the host."""


def shard_of(guild_id: int, shards: int) -> int:
    """The number of the shard, of this many, that gets a server's events
    (https://docs.discord.com/developers/events/gateway#sharding)."""
    return (guild_id >> 22) % shards


class Shards(msgspec.Struct, frozen=True):
    """The shards of this process, `first` to `last`, out of all the bot's shards (`of`)."""

    first: int
    last: int
    of: int

    @property
    def ids(self) -> list[int]:
        """Their numbers."""
        return list(range(self.first, self.last + 1))

    def gets_events_of(self, guild_id: int) -> bool:
        """Whether a server's events come to this process."""
        return self.first <= shard_of(guild_id, self.of) <= self.last

    def __str__(self) -> str:
        """As the host writes it."""
        mine = str(self.first) if self.first == self.last else f"{self.first}-{self.last}"
        return f"{mine}/{self.of}"


ALL_SERVERS = Shards(0, 0, 1)
"""The shards of a process that serves every server."""


class Configuration(msgspec.Struct, frozen=True):
    """What the host has configured. None means off.

    - `token`: Discord's; `database`: the SQLite file or a PostgreSQL address.
    - `log_level`: one of LEVELS; `log_json`: whether each log line is a JSON object.
    - `health`: the loopback port of /health and /metrics.
    - `backups`: their folder, the hours between two, and the number kept.
    - `shards`: those of this process.
    - `operator`: what players are told about who runs the bot, and which servers it serves.
    - `remarks`: sentences to show the host at the start."""

    token: str
    database: str = "loggia.sqlite3"
    log_level: str = "INFO"
    log_json: bool = False
    health: int | None = None
    backups: Path | None = None
    backup_hours: int = 24
    backups_kept: int = 14
    shards: Shards | None = None
    operator: Operator = Operator()
    remarks: tuple[str, ...] = ()

    def __repr__(self) -> str:
        """Leaves out the token and any password in an address."""
        return f"Configuration(database={shown(self.database)!r}, log_level={self.log_level!r})"

    @property
    def on_postgresql(self) -> bool:
        """Whether the store is PostgreSQL."""
        return is_postgresql(self.database)


def shown(database: str) -> str:
    """The database's address without its password, safe to print."""
    return re.sub(r"//[^/@]*@", "//…@", database)


def read_configuration(folder: Path) -> Configuration:
    """Read the configuration; relative paths start at `folder`. Raises BadConfiguration if there is no token
    or a value is invalid."""
    in_file = _env_file(folder / ".env")
    for name in _unknown(in_file):
        raise BadConfiguration(_no_setting(name, str(folder / ".env")))
    values = in_file | os.environ
    token = values.get("DISCORD_TOKEN", "").strip()
    if not token:
        raise BadConfiguration(
            "DISCORD_TOKEN is not set: copy .env.example to .env and put the bot's token there "
            "(Discord developer portal, your application, Bot, Reset Token)."
        )
    configuration = Configuration(
        token=token,
        database=_database(values, folder),
        log_level=_log_level(values),
        log_json=_log_format(values),
        health=_number(values, "LOGGIA_HEALTH", None, 65_535),
        backups=folder / values["LOGGIA_BACKUPS"] if values.get("LOGGIA_BACKUPS") else None,
        backup_hours=_number(values, "LOGGIA_BACKUP_HOURS", 24, 24 * 365) or 24,
        backups_kept=_number(values, "LOGGIA_BACKUPS_KEPT", 14, 10_000) or 14,
        shards=_shards(values.get("LOGGIA_SHARDS", "")),
        operator=_operator(values),
        remarks=tuple(_no_setting(name, "the environment") for name in _unknown(os.environ)),
    )
    _check_database(configuration)
    return configuration


def _check_database(configuration: Configuration) -> None:
    """Raise BadConfiguration if several processes are configured without the PostgreSQL they must share, or
    backups of a file where there is none."""
    shards = configuration.shards
    if shards is not None and shards.of > len(shards.ids) and not configuration.on_postgresql:
        raise BadConfiguration(
            f"LOGGIA_SHARDS={shards} leaves shards to other processes, and an SQLite file is "
            "for one process: leave it out, or set LOGGIA_DB to a PostgreSQL (docs/hosting-postgresql.md)."
        )
    if configuration.backups is not None and configuration.on_postgresql:
        raise BadConfiguration(
            "LOGGIA_BACKUPS is for an SQLite file; for a PostgreSQL there is deploy/backup-postgres.sh."
        )


def _unknown(values: Mapping[str, str]) -> list[str]:
    """Names that look like one of our settings but are not."""
    return [name for name in values if name.upper().startswith("LOGGIA_") and name not in NAMES]


def _no_setting(name: str, place: str) -> str:
    nearest = difflib.get_close_matches(name.upper(), NAMES, 1, 0.0)[0]
    return f"{name} in {place} is not a setting of Loggia: the nearest is {nearest}."


def _database(values: Mapping[str, str], folder: Path) -> str:
    given = values.get("LOGGIA_DB") or "loggia.sqlite3"
    return given if is_postgresql(given) else str(folder / given)


def _log_level(values: Mapping[str, str]) -> str:
    given = (values.get("LOGGIA_LOG") or "INFO").strip().upper()
    if given not in LEVELS:
        raise BadConfiguration(
            f"LOGGIA_LOG is {given!r}: it can be {', '.join(LEVELS[:-1])} or {LEVELS[-1]}."
        )
    return given


def _log_format(values: Mapping[str, str]) -> bool:
    given = (values.get("LOGGIA_LOG_FORMAT") or "text").lower()
    if given not in ("text", "json"):
        raise BadConfiguration(f"LOGGIA_LOG_FORMAT is {given!r}: it can be text or json.")
    return given == "json"


def _number(values: Mapping[str, str], name: str, default: int | None, most: int) -> int | None:
    given = values.get(name, "").strip()
    if not given:
        return default
    if not given.isascii() or not given.isdigit() or not 1 <= int(given) <= most:
        raise BadConfiguration(f"{name} is {given!r}: it must be a number from 1 to {most}.")
    return int(given)


def _operator(values: Mapping[str, str]) -> Operator:
    contact = values.get("LOGGIA_CONTACT", "").strip()
    if len(contact) > LONGEST or not contact.isprintable():
        raise BadConfiguration(f"LOGGIA_CONTACT must be one line of at most {LONGEST} characters.")
    privacy, terms = _address(values, "LOGGIA_PRIVACY"), _address(values, "LOGGIA_TERMS")
    return Operator(_servers(values.get("LOGGIA_SERVERS", "")), contact, privacy, terms)


def _servers(given: str) -> frozenset[int]:
    """Parse a list of server ids: `123456789012345678, 234567890123456789`."""
    ids = re.split(r"[,\s]+", given.strip(" ,"))
    for id in ids:
        if id and re.fullmatch(r"\d{17,20}", id, re.ASCII) is None:
            raise BadConfiguration(
                f"LOGGIA_SERVERS has {id!r}, which is no id of a server: write ids of 17 to 20 digits with "
                "commas between them (Discord shows them in developer mode: Copy Server ID)."
            )
    return frozenset(int(id) for id in ids if id)


def _address(values: Mapping[str, str], name: str) -> str:
    given = values.get(name, "").strip()
    if given and (re.fullmatch(r"https?://[^\s<>()]+", given) is None or len(given) > LONGEST):
        raise BadConfiguration(
            f"{name} is {given!r}: it must be the address of a page, which begins with https:// or http:// "
            f"and has at most {LONGEST} characters."
        )
    return given


def _shards(given: str) -> Shards | None:
    """Parse shards: `0-3/8` is the shards 0 to 3 of 8, `2/4` is one of 4."""
    if not given.strip():
        return None
    found = re.fullmatch(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", given.strip(), re.ASCII)
    if found is None:
        raise BadConfiguration(f"LOGGIA_SHARDS is {given!r}: write 0-3/8 for the shards 0 to 3 of 8.")
    first, last, of = int(found[1]), int(found[2] or found[1]), int(found[3])
    if not first <= last < of:
        raise BadConfiguration(
            f"LOGGIA_SHARDS is {given!r}: of {of} shards the first is 0, the last {of - 1}."
        )
    return Shards(first, last, of)


def _env_file(path: Path) -> dict[str, str]:
    """Parse lines of NAME=value, with or without `export`. A # at the start of a line or after a space starts
    a comment. Quotes around a value are dropped; a # inside them is no comment."""
    values = {}
    for line in _text(path).splitlines():
        name, found, value = line.partition("=")
        if found and not line.lstrip().startswith("#"):
            values[re.sub(r"^export\s+", "", name.strip())] = _value(value)
    return values


def _value(written: str) -> str:
    quoted = re.fullmatch(r"""\s*(["'])(.*?)\1\s*(?:\s#.*)?""", written)
    return quoted[2] if quoted else re.sub(r"\s#.*", "", written).strip().strip("\"'")


def _text(path: Path) -> str:
    """A file's contents; empty if there is no such file. Raises BadConfiguration if it can't be read."""
    try:
        return path.read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        return ""
    except OSError as error:
        raise BadConfiguration(f"{path} can't be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise BadConfiguration(f"{path} can't be read: line {line} is not UTF-8; save it as UTF-8.") from None
