"""The interface on which the functions of the store are written: a few ways to query any database.

The functions are written once, in SQL that both SQLite and PostgreSQL understand, with SQLite's `?` and `?1`.
On PostgreSQL they wait for the server. On SQLite they never wait: they run to the end in its thread.
"""

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Protocol, TypeVar

R = TypeVar("R")

SqlRow = tuple[Any, ...]


class Db(Protocol):
    """A database, within the transaction that the caller has begun."""

    @property
    def lock(self) -> str:
        """The end of a SELECT that locks its rows until the transaction ends.

        Empty if a writing transaction is alone from its beginning.
        """

    @property
    def clock(self) -> str:
        """The present time in SQL, in milliseconds since 1970 UTC."""

    @property
    def soon(self) -> str:
        """The last condition of a statement that is its own transaction and need not wait for the disk."""

    async def hold(self, what: int) -> None:
        """Hold the lock `what` until the transaction ends; others wait.

        For conditions on rows that others may add.
        """

    async def one(self, sql: str, *values: Any) -> SqlRow | None:
        """The first row of a result."""

    async def all(self, sql: str, *values: Any) -> Sequence[SqlRow]:
        """All rows of a result."""

    async def named(self, sql: str, *values: Any) -> list[dict[str, Any]]:
        """All rows of a result, with column names."""

    async def write(self, sql: str, *values: Any) -> int:
        """Run a statement and return the number of changed rows."""

    async def many(self, sql: str, rows: Sequence[SqlRow]) -> None:
        """Run a statement for each row of values."""


StoreCall = Callable[..., Coroutine[Any, Any, R]]
"""A function of the store: its first argument is a `Db`."""


def given(work: StoreCall[R], *args: Any, **named: Any) -> StoreCall[R]:
    """The function with all its arguments but the `Db`."""
    return lambda db: work(db, *args, **named)


def finished(work: Awaitable[R]) -> R:
    """The result of a coroutine that never waits."""
    steps = work.__await__()
    try:
        next(steps)
    except StopIteration as end:
        return end.value  # type: ignore[no-any-return]
    raise AssertionError("work on SQLite waits for nothing")
