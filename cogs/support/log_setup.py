"""Logging: lines for people or one JSON object per line, and expected errors without a traceback."""

import json
import logging
import traceback
from datetime import UTC, datetime
from typing import Any

import discord

from cogs.support.discord_errors import shortly
from cogs.support.interactions import NETWORK

NEVER = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
"""Attributes that every record has. Any other attribute is shown by its name."""


class JsonLines(logging.Formatter):
    """Formats each record as one line of JSON: `time`, `level`, `logger`, `message`, for an exception its
    `error` and `traceback`, and the extra attributes."""

    def format(self, record: logging.LogRecord) -> str:
        """One record as one line."""
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
    """Turns expected errors that a library logs with a traceback into a one-line warning."""

    def __init__(self, line: str, kinds: tuple[type[Exception], ...] = ()) -> None:
        """`line` is the text, with a placeholder for the error. `kinds` are expected errors besides network
        failures."""
        super().__init__()
        self.line = line
        self.kinds: tuple[type[BaseException], ...] = (*NETWORK, *kinds)

    def filter(self, record: logging.LogRecord) -> bool:
        """Remove the traceback of an expected error."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, self.kinds):
            record.exc_info = None
            record.levelno, record.levelname = logging.WARNING, "WARNING"
            record.msg, record.args = self.line, (shortly(error),)
        return True


def set_up_logging(level: str, as_json: bool = False) -> None:
    """Set up logging at `level`. Libraries stay at INFO or above: below, they log secrets (interaction
    tokens, hands sent to Discord, rows sent to the store)."""
    libraries = max(logging.INFO, logging.getLevelNamesMapping()[level])
    if as_json:
        discord.utils.setup_logging(level=libraries, formatter=JsonLines())
    else:
        discord.utils.setup_logging(level=libraries)
    logging.getLogger("loggia").setLevel(level)
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False
