"""What goes wrong between the bot and a PostgreSQL server, by what can be done about it."""

import asyncpg

from db.contract.errors import StoreFailed

CONFUSED = asyncpg.InternalClientError
"""The client no longer understands what comes on a connection, for example after the process was frozen."""

FAULTS = (asyncpg.PostgresError, asyncpg.InterfaceError, CONFUSED, OSError, TimeoutError, OverflowError)
"""All that a call to the server may raise."""
AWAY = (
    *(OSError, TimeoutError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError, CONFUSED),
    *(asyncpg.CannotConnectNowError, asyncpg.TooManyConnectionsError, asyncpg.AdminShutdownError),
    *(asyncpg.CrashShutdownError,),
)
"""Errors that mean that the server is unreachable and nothing was begun."""
MET = (asyncpg.UniqueViolationError, asyncpg.SerializationError, asyncpg.DeadlockDetectedError)
"""Errors that mean that another transaction came in between."""


def away(error: BaseException) -> bool:
    """Whether the server could not be asked. (Values that can't be sent to it raise InterfaceError, too.)"""
    return isinstance(error, AWAY) and not isinstance(error, ValueError)


def failed(error: BaseException) -> StoreFailed:
    """The error as one of the store's."""
    return StoreFailed(f"the database failed: {said(error)}")


def said(error: BaseException) -> str:
    """The error's message without the rows that the server adds to it, because they may contain hidden
    cards."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror.rstrip(".")  # its first argument is a number
    return str(error.args[0] if error.args else "no answer in time").strip().rstrip(".")
