"""The log as the host wants it: lines for people, or a JSON object a line for machines."""

import json
import logging
import traceback
from datetime import UTC, datetime
from typing import Any

import discord

from cogs.support.interactions import NETWORK

NEVER = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
"""What every record has; what a line was given besides is shown by its name."""


class JsonLines(logging.Formatter):
    """Each record as one line: `time`, `level`, `logger`, `message`, where something broke its `error` and
    `traceback`, and what else the line was given."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in NEVER}
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = type(record.exc_info[1]).__name__
            line["traceback"] = "".join(traceback.format_exception(*record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


class ExpectedErrors(logging.Filter):
    """What a library tells with a traceback, and may happen any day, is a warning of one line."""

    def __init__(self, said: str, kinds: tuple[type[Exception], ...] = ()) -> None:
        """`said`: the line, with a place for the error. `kinds`: what is foreseen beside that the way to
        Discord fails."""
        super().__init__()
        self.said = said
        self.kinds: tuple[type[BaseException], ...] = (*NETWORK, *kinds)

    def filter(self, record: logging.LogRecord) -> bool:
        """Take the traceback away from what was foreseen."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, self.kinds):
            record.exc_info = None
            record.levelno, record.levelname = logging.WARNING, "WARNING"
            record.msg, record.args = self.said, (shortly(error),)
        return True


def shortly(error: BaseException) -> str:
    """An error in a few words."""
    if isinstance(error, discord.HTTPException):
        return f"Discord answers {error.status}" + (f", code {error.code}" if error.code else "")
    return str(error) or type(error).__name__


def set_up_logging(level: str, as_json: bool = False) -> None:
    """The log at `level`. The libraries stay at INFO or above: below, they print what must stay secret
    (tokens of interactions, hands on their way to Discord, rows on their way to the store)."""
    libraries = max(logging.INFO, logging.getLevelNamesMapping()[level])
    if as_json:
        discord.utils.setup_logging(level=libraries, formatter=JsonLines())
    else:
        discord.utils.setup_logging(level=libraries)
    logging.getLogger("loggia").setLevel(level)
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False
