"""The parts of the store that SQLite and PostgreSQL share, which is all but how a transaction runs."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from types import TracebackType
from typing import Any, Self, TypeVar

from db.contract.changes import NewTable, OutboxItem, SeatResult, TableChange, UserChange
from db.contract.rows import (
    Admission,
    Counts,
    Letter,
    Loaded,
    Logged,
    OutboxRow,
    Posted,
    Pruned,
    Remembered,
    RestorePoint,
    Result,
    SeatHolder,
    TableCounts,
    TableHead,
    UntoldEntries,
    User,
    Version,
    new_mark,
)
from db.contract.store import StoreFailed
from db.sql import admission, outbox, personal, reading, writing
from db.sql.connection_protocol import Work

R = TypeVar("R")

TRIED = "tried to write"
"""Key of the fact that a trial write stores."""


class SqlStore(ABC):
    """`db.contract.store.Store` without opening, closing and other processes."""

    failing: str | None = None

    @abstractmethod
    async def _read(self, work: Work[R], *args: Any) -> R:
        """Run `work(db, …)`, which reads with a single statement."""

    @abstractmethod
    async def _look(self, work: Work[R], *args: Any) -> R:
        """Run `work(db, …)`, which reads with several statements, as of one instant."""

    @abstractmethod
    async def _write(self, work: Work[R], *args: Any) -> R:
        """Run `work(db, …)` in a transaction of its own. It is on disk when this returns."""

    async def _note(self, work: Work[R], *args: Any) -> R:
        """The same without waiting for the disk, for facts that can be found out again after a power cut:
        claims and deliveries."""
        return await self._write(work, *args)

    async def _noticed(self, written: Awaitable[R]) -> R:
        """Remember a failed write.

        A write that succeeds does not clear it, because many writes change nothing.
        """
        try:
            return await written
        except StoreFailed as error:
            self.failing = str(error)
            raise

    @abstractmethod
    async def close(self) -> None:
        """See Store.close."""

    async def __aenter__(self) -> Self:
        """The open store."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the store."""
        await self.close()

    async def create(self, new: NewTable, then: Callable[[int], Iterable[TableChange]] | None = None) -> int:
        """See Store.create."""
        return await self._write(writing.create, new, then)

    async def commit(self, step: TableChange, accepted: Callable[[], object] | None = None) -> int:
        """See Store.commit."""
        seq = await self._write(writing.commit, step)
        self.failing = None
        return seq

    async def delete(self, table_id: int, revision: int, at: int, facts: tuple[str, ...] = ()) -> None:
        """See Store.delete."""
        await self._write(writing.delete, table_id, revision, at, facts)

    async def owe(
        self, table_id: int, owed: Iterable[OutboxItem], *, at: int, remember: tuple[str, str] | None = None
    ) -> None:
        """See Store.owe."""
        await self._write(outbox.owe, table_id, tuple(owed), at, remember)

    async def load(self, table_id: int) -> Loaded | None:
        """See Store.load."""
        return await self._look(reading.load, table_id)

    async def load_live(self, channel_id: int) -> Loaded | None:
        """See Store.load_live."""
        return await self._look(reading.load_live, channel_id)

    async def current_seq(self, table_id: int) -> int | None:
        """See Store.current_seq."""
        return await self._read(reading.find_seq, table_id)

    async def version(self, table_id: int) -> Version | None:
        """See Store.version."""
        return await self._read(reading.version, table_id)

    async def latest_table(self, channel_id: int) -> TableHead | None:
        """See Store.latest_table."""
        return await self._read(reading.latest_table, channel_id)

    async def live_tables(self) -> tuple[TableHead, ...]:
        """See Store.live_tables."""
        return await self._read(reading.live_tables)

    async def crowd(self, guild_id: int, host_user: int, place_id: int) -> TableCounts:
        """See Store.crowd."""
        return await self._read(reading.crowd, guild_id, host_user, place_id)

    async def tables_of(self, user_id: int, *, live: bool = True) -> tuple[TableHead, ...]:
        """See Store.tables_of."""
        return await self._read(reading.tables_of, user_id, live)

    async def called_off(self, guild_id: int, title: str, since: int) -> dict[int, int]:
        """See Store.called_off."""
        return await self._read(reading.called_off, guild_id, title, since)

    async def seats(self, table_id: int) -> tuple[SeatHolder, ...]:
        """See Store.seats."""
        return await self._read(reading.find_seats, table_id)

    async def log(self, table_id: int, first: int = 1, last: int | None = None) -> tuple[Logged, ...]:
        """See Store.log."""
        return await self._read(reading.log, table_id, first, last)

    async def behind(self, table_id: int, acts: int) -> UntoldEntries | None:
        """See Store.behind."""
        return await self._look(reading.behind, table_id, acts)

    async def last_acts(self, table_id: int, first: int) -> dict[int, int]:
        """See Store.last_acts."""
        return await self._read(reading.last_acts, table_id, first)

    async def counts(self) -> Counts:
        """See Store.counts."""
        return await self._look(reading.counts)

    async def points(self, table_id: int, first: int = 0) -> tuple[RestorePoint, ...]:
        """See Store.points."""
        return await self._read(reading.points, table_id, first)

    async def results(
        self, *, user_id: int | None = None, guild_id: int | None = None, title: str | None = None
    ) -> tuple[Result, ...]:
        """See Store.results."""
        return await self._read(reading.results, user_id, guild_id, title)

    async def without_results(self, after: int, limit: int) -> tuple[int, ...]:
        """See Store.without_results."""
        return await self._read(reading.without_results, after, limit)

    async def add_results(self, table_id: int, endings: Sequence[SeatResult]) -> None:
        """See Store.add_results."""
        await self._write(writing.add_results, table_id, tuple(endings))

    async def due(self, now: int, limit: int) -> tuple[int, ...]:
        """See Store.due."""
        return await self._read(reading.due, now, limit)

    async def next_time(self) -> int | None:
        """See Store.next_time."""
        return await self._read(reading.next_time)

    async def put_off(self, table_id: int, due_at: int | None) -> None:
        """See Store.put_off."""
        await self._write(writing.put_off, table_id, due_at)

    async def tells(self, table_id: int) -> dict[int, str]:
        """See Store.tells."""
        return await self._read(reading.tells, table_id)

    async def set_tell(self, user_id: int, table_id: int, tell: str | None) -> None:
        """See Store.set_tell."""
        await self._write(writing.set_tell, user_id, table_id, tell)

    async def owed_to(self, kind: str, target: int) -> tuple[OutboxRow, ...]:
        """See Store.owed_to."""
        return await self._read(reading.owed_to, kind, target)

    async def owed(self, now: int, limit: int) -> tuple[OutboxRow, ...]:
        """See Store.owed."""
        return await self._read(reading.owed, now, limit)

    async def claim(self, now: int, until: int, limit: int, owner: str) -> tuple[OutboxRow, ...]:
        """See Store.claim."""
        if not await self._read(outbox.anything_free, now, until):
            return ()
        return await self._write(outbox.claim, now, until, limit, owner)

    async def take(
        self, now: int, until: int, limit: int, owner: str
    ) -> tuple[tuple[OutboxRow, ...], int | None]:
        """See Store.take."""
        return await self.claim(now, until, limit, owner), await self.next_due()

    async def renew(self, ids: Iterable[int], until: int) -> None:
        """See Store.renew."""
        if claimed := tuple(ids):
            await self._note(outbox.renew, claimed, until)

    async def release(self, owner: str) -> None:
        """See Store.release."""
        await self._note(outbox.release, owner)

    async def claimants(self, now: int) -> tuple[str, ...]:
        """See Store.claimants."""
        return await self._read(outbox.claimants, now)

    async def hasten(self, guild_id: int | None, now: int) -> int:
        """See Store.hasten."""
        return await self._write(outbox.hasten, guild_id, now)

    async def next_due(self) -> int | None:
        """See Store.next_due."""
        return await self._read(reading.next_due)

    async def done(
        self,
        ids: Iterable[int],
        posted: Posted | None = None,
        letter: Letter | None = None,
        owe: Iterable[OutboxItem] = (),
    ) -> None:
        """See Store.done."""
        await self._note(outbox.done, tuple(ids), posted, letter, tuple(owe))

    async def letter(self, table_id: int, user_id: int) -> Letter | None:
        """See Store.letter."""
        return await self._read(reading.letter, table_id, user_id)

    async def retry(
        self, announcement_id: int, due_at: int, error: str, *, at: int | None = None, counts: bool = True
    ) -> None:
        """See Store.retry."""
        await self._note(outbox.retry, announcement_id, due_at, error, at, counts)

    async def drop(self, ids: Iterable[int], reason: str, at: int) -> None:
        """See Store.drop."""
        await self._write(outbox.drop, tuple(ids), reason, at)

    async def remembered(self, interaction_id: int) -> Remembered | None:
        """See Store.remembered."""
        return await self._read(reading.find_remembered, interaction_id)

    async def prune(self, before: int) -> Pruned:
        """See Store.prune."""
        return await self._write(outbox.prune, before)

    async def users(self, ids: Sequence[int]) -> dict[int, User]:
        """See Store.users."""
        return await self._look(reading.find_users, tuple(ids))

    async def change_user(self, user_id: int, change: UserChange) -> User:
        """See Store.change_user."""
        return await self._write(writing.change_user, user_id, change)

    async def about(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """See Store.about."""
        return await self._look(personal.about, user_id)

    async def called(self, user_id: int, guild_id: int) -> frozenset[str]:
        """See Store.called."""
        return await self._read(personal.called, user_id, guild_id)

    async def rename(
        self, user_id: int, guild_id: int, name: str, owed: OutboxItem, since: int
    ) -> tuple[int, ...]:
        """See Store.rename."""
        return await self._write(personal.rename, user_id, guild_id, name, owed, since)

    async def forget(
        self,
        user_id: int,
        names: Mapping[str, str],
        facts: tuple[str, ...] = (),
        owed: OutboxItem | None = None,
    ) -> tuple[int, ...]:
        """See Store.forget."""
        return await self._write(personal.forget, user_id, names, facts, owed)

    async def admission(self, guild_id: int) -> Admission:
        """See Store.admission."""
        return await self._look(admission.admission, guild_id)

    async def admit(self, guild_id: int, users: Iterable[int] = (), place: int | None = None) -> None:
        """See Store.admit."""
        await self._look(admission.admit, guild_id, tuple(users), place)

    async def set_ban(self, guild_id: int, user_id: int, since: int | None) -> bool:
        """See Store.set_ban."""
        return await self._write(admission.set_ban, guild_id, user_id, since)

    async def set_channel(self, guild_id: int, channel_id: int, named: bool) -> bool:
        """See Store.set_channel."""
        return await self._write(admission.set_channel, guild_id, channel_id, named)

    async def meta(self, key: str) -> str | None:
        """See Store.meta."""
        return await self._read(reading.meta, key)

    async def set_meta(self, key: str, value: str | None) -> None:
        """See Store.set_meta."""
        await self._write(writing.set_meta, key, value)

    async def try_writing(self) -> None:
        """See Store.try_writing."""
        await self._write(writing.set_meta, TRIED, str(new_mark()))
        self.failing = None

    async def meta_now(self, key: str) -> tuple[str | None, int]:
        """See Store.meta_now."""
        return await self._read(reading.meta_now, key)
