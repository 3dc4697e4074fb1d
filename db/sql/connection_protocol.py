"""What the functions of the store are written on: a few ways to ask a database, whichever it is.

They are written once, in SQL that SQLite and PostgreSQL both understand, with SQLite's `?` and `?1`. On
PostgreSQL they wait for the server; on SQLite they never wait: they run to their end in its thread.
"""

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Protocol, TypeVar

R = TypeVar("R")

Row = tuple[Any, ...]


class Db(Protocol):
    """A database, within whatever transaction the caller has begun."""

    @property
    def lock(self) -> str:
        """What a SELECT ends with that keeps others from writing its rows until the transaction ends. Empty
        where a transaction that writes is alone from its beginning."""

    @property
    def clock(self) -> str:
        """The time now in SQL, in milliseconds since 1970 UTC."""

    @property
    def soon(self) -> str:
        """The last condition of a statement that, being its own transaction, needn't wait for the disk."""

    async def hold(self, what: int) -> None:
        """Until the transaction ends nobody else holds `what`: whoever wants to waits here. For what depends
        on rows that others may add."""

    async def one(self, sql: str, *values: Any) -> Row | None:
        """The first row of an answer."""

    async def all(self, sql: str, *values: Any) -> Sequence[Row]:
        """All rows of an answer."""

    async def named(self, sql: str, *values: Any) -> list[dict[str, Any]]:
        """The same, with the names of the columns."""

    async def write(self, sql: str, *values: Any) -> int:
        """Do something; how many rows were changed."""

    async def many(self, sql: str, rows: Sequence[Row]) -> None:
        """Do the same with each of these values."""


Work = Callable[..., Coroutine[Any, Any, R]]
"""A function of the store: a `Db` first, then what it needs."""


def finished(work: Awaitable[R]) -> R:
    """What comes of work that never waits."""
    steps = work.__await__()
    try:
        next(steps)
    except StopIteration as end:
        return end.value  # type: ignore[no-any-return]
    raise AssertionError("work on SQLite waits for nothing")
