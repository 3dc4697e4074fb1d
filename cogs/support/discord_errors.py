"""The error codes that Discord answers with (`discord.HTTPException.code`), and what the bot makes of them.

Source: https://docs.discord.com/developers/topics/opcodes-and-status-codes#json-json-error-codes."""

from enum import IntEnum

import discord


class ErrorCode(IntEnum):
    """The codes that the bot knows, by Discord's descriptions."""

    UNKNOWN_CHANNEL = 10003
    UNKNOWN_MEMBER = 10007
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_USER = 10013
    UNKNOWN_WEBHOOK = 10015
    UNKNOWN_INTERACTION = 10062
    TOO_MANY_EDITS_OF_OLD_MESSAGE = 30046
    ALREADY_ACKNOWLEDGED = 40060
    MISSING_ACCESS = 50001
    CANNOT_MESSAGE_USER = 50007
    MISSING_PERMISSIONS = 50013
    INVALID_WEBHOOK_TOKEN = 50027
    INVALID_FORM_BODY = 50035
    THREAD_ARCHIVED = 50083
    NO_MUTUAL_SERVERS = 50278
    THREAD_LOCKED = 160005


NO_ACCESS = frozenset({ErrorCode.MISSING_ACCESS, ErrorCode.MISSING_PERMISSIONS, ErrorCode.THREAD_LOCKED})
"""The bot may not write in a channel. Somebody must allow it."""

OUT_OF_REACH = NO_ACCESS | {ErrorCode.UNKNOWN_CHANNEL, ErrorCode.THREAD_ARCHIVED}
"""Nothing can be posted in a channel as it is now."""

NO_LONGER_EDITABLE = frozenset({ErrorCode.UNKNOWN_MESSAGE, ErrorCode.TOO_MANY_EDITS_OF_OLD_MESSAGE})
"""A message is gone, or older than an hour and edited too often. A new one must take its place."""

NOT_ON_SERVER = frozenset({ErrorCode.UNKNOWN_MEMBER, ErrorCode.UNKNOWN_USER})
"""Somebody has left a server, or does not exist."""

DIRECT_MESSAGES_CLOSED = frozenset({ErrorCode.CANNOT_MESSAGE_USER, ErrorCode.NO_MUTUAL_SERVERS})
"""Somebody takes no direct messages from the bot."""

INTERACTION_OVER = frozenset(
    {
        ErrorCode.UNKNOWN_INTERACTION,
        ErrorCode.UNKNOWN_WEBHOOK,
        ErrorCode.INVALID_WEBHOOK_TOKEN,
        ErrorCode.UNKNOWN_MESSAGE,
    }
)
"""The interaction, its token or its message has expired: nobody is left to answer."""


def shortly(error: BaseException) -> str:
    """An error in a few words."""
    if isinstance(error, discord.HTTPException):
        return f"Discord answers {error.status}" + (f", code {error.code}" if error.code else "")
    return str(error) or type(error).__name__
