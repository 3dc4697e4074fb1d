"""The store as everything above `db` sees it: its calls and its promises.

Every backend keeps these promises; `tests/db/` checks them:

- When a call returns, its writes are on disk: a kill or a power cut right after it loses nothing. (A power
  cut may lose the last moments of claims and deliveries; these are then repeated.)
- Each writing call is one transaction: all of it is written, or nothing.
- `commit` accepts a change only from the table's current `entry_no` and write id. Of several processes one
  wins, and the others get `StaleVersion`. An interaction id is accepted once; a repeated one gets
  `AlreadyDone`.
- Log entries are numbered 1, 2, 3 … without gaps and never change.
- An outbox item is claimed by one process at a time. A crashed process's claims expire with their lease.

A call that is cancelled while it runs may still be written. Repeating it with the same interaction id then
gives `AlreadyDone`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, Concatenate, Literal, ParamSpec, Self, TypeVar

from db.contract.errors import StoreFailed
from db.contract.rows import random_id
from db.loops import Loops
from db.sql import admission, outbox, personal, puzzles, reading, studies, writing
from db.sql.connection_protocol import Db, StoreCall

P = ParamSpec("P")
R = TypeVar("R")

TRIED = "tried to write"
"""Key of the fact that a trial write stores."""


def by(
    way: Literal["_read", "_read_consistently", "_write", "_write_unsynced"],
    work: Callable[Concatenate[Db, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate[Store, P], Coroutine[Any, Any, R]]:
    """The call of the store that runs a function of `db.sql` in this kind of transaction."""

    @wraps(work)
    def call(store: Store, /, *args: P.args, **named: P.kwargs) -> Coroutine[Any, Any, R]:
        run: Callable[..., Coroutine[Any, Any, R]] = getattr(store, way)
        return run(work, *args, **named)

    return call


class Store(ABC):
    """Everything that is stored. Every call may raise `StoreFailed`.

    Most calls are functions of `db.sql`, which say what they do.
    """

    alone: bool
    """Whether no other process writes, so that what was last read or written is still current."""

    loops: Loops
    """The background loops of this process, including the store's own."""

    failing: str | None = None
    """The message of the last failed write. None after a commit or a trial has succeeded."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *raised: object) -> None:
        await self.close()

    @abstractmethod
    async def close(self) -> None:
        """Release the database and the roles that this process leads. Closing twice is harmless."""

    # Transactions

    @abstractmethod
    async def _read(self, work: StoreCall[R], *args: Any, **named: Any) -> R:
        """Run `work(db, …)`, which reads with a single statement."""

    @abstractmethod
    async def _read_consistently(self, work: StoreCall[R], *args: Any, **named: Any) -> R:
        """Run `work(db, …)`, which reads with several statements, as of one instant."""

    @abstractmethod
    async def _write(self, work: StoreCall[R], *args: Any, **named: Any) -> R:
        """Run `work(db, …)` in a transaction of its own. It is on disk when this returns."""

    async def _write_unsynced(self, work: StoreCall[R], *args: Any, **named: Any) -> R:
        """The same without waiting for the disk, for facts that can be found out again after a power cut:
        claims and deliveries."""
        return await self._write(work, *args, **named)

    @contextmanager
    def _noticing(self, work: object) -> Iterator[None]:
        """Remember a failed write.

        A commit that succeeds clears it. Other writes do not, because many of them change nothing.
        """
        try:
            yield
        except StoreFailed as error:
            self.failing = str(error)
            raise
        if work is writing.commit:
            self.failing = None

    # Writing a game

    commit = by("_write", writing.commit)
    create = by("_write", writing.create)
    enqueue = by("_write", outbox.enqueue)
    delete = by("_write", writing.delete)
    add_results = by("_write", writing.add_results)

    # Reading games

    load = by("_read_consistently", reading.load)
    version = by("_read", reading.version)
    latest_table = by("_read", reading.latest_table)
    live_tables = by("_read", reading.live_tables)
    table_counts = by("_read", reading.table_counts)
    tables_of = by("_read", reading.tables_of)
    cancellations = by("_read", reading.cancellations)
    log = by("_read", reading.log)
    untold_entries = by("_read_consistently", reading.untold_entries)
    counts = by("_read_consistently", reading.counts)
    restore_points = by("_read", reading.restore_points)
    results = by("_read", reading.results)
    without_results = by("_read", reading.without_results)

    @abstractmethod
    async def problems(self) -> tuple[str, ...]:
        """What is wrong with the stored data, one sentence each, without the logs of ended games.

        May take long, but blocks nobody.
        """

    # Studies

    lines_of = by("_read", studies.lines_of)
    line = by("_read", studies.line)
    shared_line = by("_read", studies.shared_line)
    change_line = by("_write", studies.change_line)
    look_at_study = by("_write_unsynced", studies.look_at_study)
    delete_lines = by("_write", writing.delete_lines)
    forgotten_lines = by("_read", studies.forgotten_lines)

    # Puzzles

    puzzle_channels = by("_read", puzzles.puzzle_channels)
    set_puzzle_channel = by("_write", puzzles.set_puzzle_channel)
    due_puzzles = by("_read", puzzles.due_puzzles)
    owe_puzzle = by("_write", puzzles.owe_puzzle)
    puzzle_answers = by("_read", puzzles.puzzle_answers)
    keep_puzzle_answer = by("_write", puzzles.keep_puzzle_answer)
    puzzle_counts = by("_read", puzzles.puzzle_counts)

    # Times

    due_tables = by("_read", reading.due_tables)
    next_time = by("_read", reading.next_time)
    put_off = by("_write", writing.put_off)

    # The outbox

    due_items = by("_read", reading.due_items)
    items_for = by("_read", reading.items_for)
    direct_message = by("_read", reading.direct_message)
    take = by("_write_unsynced", outbox.take)
    renew = by("_write_unsynced", outbox.renew)
    release = by("_write_unsynced", outbox.release)
    claimants = by("_read", outbox.claimants)
    bring_forward = by("_write", outbox.bring_forward)
    done = by("_write_unsynced", outbox.done)
    retry = by("_write_unsynced", outbox.retry)
    give_up = by("_write", outbox.give_up)

    # Users, meta

    prune = by("_write", outbox.prune)
    users = by("_read_consistently", reading.find_users)
    change_user = by("_write", writing.change_user)
    notice_settings = by("_read", reading.notice_settings)
    set_notice_setting = by("_write", writing.set_notice_setting)
    stored_about = by("_read_consistently", personal.stored_about)
    names_on_server = by("_read", personal.names_on_server)
    rename = by("_write", personal.rename)
    forget = by("_write", personal.forget)
    meta = by("_read", reading.meta)
    meta_now = by("_read", reading.meta_now)
    set_meta = by("_write", writing.set_meta)
    swap_meta = by("_write_unsynced", writing.swap_meta)

    async def try_writing(self) -> None:
        """Write a little, to check that writing works."""
        await self._write(writing.set_meta, TRIED, str(random_id()))
        self.failing = None

    # Settings by a server's moderators

    admit = by("_read_consistently", admission.admit)
    set_ban = by("_write", admission.set_ban)
    allow_channel = by("_write", admission.allow_channel)
    admission_of = by("_read_consistently", admission.admission_of)

    # Other processes

    @abstractmethod
    async def leads(self, what: str) -> bool:
        """Whether this process leads `what` now, among all that share the database.

        A process that wants to lead asks repeatedly. When the leader dies or closes, another becomes leader
        within seconds.
        """

    @abstractmethod
    async def resign(self, what: str) -> None:
        """Let another process lead `what`."""

    @abstractmethod
    async def agrees(self, what: str, how: int) -> int | None:
        """The way of doing `what`, a number, on which all processes that share the database agree while one
        of them lives.

        It is `how` if this process has joined them; otherwise the way of the others. None: unknown.
        """

    @abstractmethod
    def refuse(self, why: str) -> None:
        """Stop using the database: `until_refused` raises StoreRefused with this sentence."""

    @abstractmethod
    async def until_refused(self) -> None:
        """Wait until this process may no longer use the database, and then raise StoreRefused."""

    @abstractmethod
    def watch(self, notified: Callable[[], None]) -> None:
        """Call `notified` when another process may have written something, or its notice may have been lost.

        It is only a hint to look sooner.
        """
