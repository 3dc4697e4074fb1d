"""The store as everything above `db` sees it: its calls, its promises and its errors.

Every backend keeps these promises; `tests/db/` checks them:

- When a call returns, its writes are on disk: a kill or a power cut right after it loses nothing. (A power
  cut may lose the last moments of claims and deliveries; these are then repeated.)
- Each writing call is one transaction: all of it is written, or nothing.
- `commit` accepts a step only from the table's current `seq` and revision. Of several processes one wins, and
  the others get `Stale`. An interaction id is accepted once; a repeated one gets `AlreadyDone`.
- Log entries are numbered 1, 2, 3 … without gaps and never change.
- An outbox item is claimed by one process at a time. A crashed process's claims expire with their lease.

A call that is cancelled while it runs may still be written. Repeating it with the same interaction id then
gives `AlreadyDone`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import TracebackType
from typing import Any, Protocol, Self

from db.contract.changes import NewTable, OutboxItem, SeatResult, TableChange, UserChange
from db.contract.loops import Loops
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
)


class StoreError(Exception):
    """Base class of the errors that the store raises."""


class StoreRefused(StoreError):
    """The store can't be opened. The text is one sentence for the operator. The file is unchanged."""


class StoreFailed(StoreError):
    """The disk or the database failed (full, I/O error, locked, closed). Nothing was acknowledged."""


class ReadFailed(StoreFailed):
    """A read failed. No write was attempted."""


class NoSuchTable(StoreError):
    """There is no table with this id."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"there is no table {table_id}")
        self.table_id = table_id


class Stale(StoreError):
    """The step was made from an older version of the table: load it again. Nothing was written."""

    def __init__(self, table_id: int, expected_seq: int, current_seq: int) -> None:
        if current_seq == expected_seq:
            said = f"table {table_id} is still at {current_seq}, but a draft has changed since"
        else:
            said = f"table {table_id} is at {current_seq}, the step was made from {expected_seq}"
        super().__init__(said)
        self.table_id = table_id
        self.expected_seq = expected_seq
        self.current_seq = current_seq


class AlreadyDone(StoreError):
    """The interaction was handled before. `remembered` says at which table and when."""

    def __init__(self, remembered: Remembered) -> None:
        super().__init__(f"interaction {remembered.interaction_id} has been dealt with already")
        self.remembered = remembered


class ChannelTaken(StoreError):
    """The channel already has an unfinished table. Nothing was written."""

    def __init__(self, channel_id: int, table_id: int) -> None:
        super().__init__(f"channel {channel_id} has the live table {table_id}")
        self.channel_id = channel_id
        self.table_id = table_id


class NoRoom(StoreError):
    """The maximum number of tables of this kind (a field of `TableCounts`) is reached.

    Nothing was written.
    """

    def __init__(self, kind: str, most: int) -> None:
        super().__init__(f"{kind}: there are {most} already")
        self.kind = kind
        self.most = most


class Banned(StoreError):
    """The user may not take a seat on the table's server. Nothing was written."""

    def __init__(self, user_id: int) -> None:
        super().__init__(f"user {user_id} is banned from the tables of this server")
        self.user_id = user_id


class NotHere(StoreError):
    """On this server tables may only be opened in these channels. Nothing was written."""

    def __init__(self, channels: tuple[int, ...]) -> None:
        super().__init__(f"tables are opened in {channels} only")
        self.channels = channels


class Store(Protocol):
    """Everything that is stored. Every call may raise `StoreFailed`."""

    alone: bool
    """Whether no other process writes, so that what was last read or written is still current."""

    loops: Loops
    """The background loops of this process, including the store's own."""

    failing: str | None
    """The message of the last failed write. None after a commit or a trial has succeeded."""

    async def close(self) -> None:
        """Release the database and the roles that this process leads. Closing twice is harmless."""

    async def until_refused(self) -> None:
        """Wait until this process may no longer use the database, and then raise StoreRefused."""

    async def __aenter__(self) -> Self: ...

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    # Writing a game

    async def create(self, new: NewTable, then: Callable[[int], Iterable[TableChange]] | None = None) -> int:
        """Add a table and return its id.

        `then` gives the steps that are written with it, of this or other tables. It gets the id, and may be
        called again. Raises ChannelTaken, AlreadyDone, NoRoom, Banned, NotHere, Stale.
        """

    async def commit(self, step: TableChange, accepted: Callable[[], object] | None = None) -> int:
        """Write a step and return the table's new `seq`.

        `accepted` is called, if the store can tell, when the step can no longer be refused and only the disk
        write is left; that may still fail.

        Raises AlreadyDone (checked first: a doubled click is not a stale one); NoSuchTable; Stale;
        ChannelTaken if the step revives a table whose channel has another unfinished one; Banned if it seats
        a banned user; NoRoom or NotHere if it moves a table to a place that is full or not for tables.
        """

    async def owe(
        self, table_id: int, owed: Iterable[OutboxItem], *, at: int, remember: tuple[str, str] | None = None
    ) -> None:
        """Add outbox items without changing the game, and store a fact (a key and a value of `meta`) with
        them."""

    async def delete(self, table_id: int, revision: int, at: int, facts: tuple[str, ...] = ()) -> None:
        """Delete an unfinished table with its log and everything else stored about it, and these facts of
        `meta`.

        An empty row stays, so that its id is never used again. Raises NoSuchTable; Stale unless the table has
        this revision.
        """

    # Reading games

    async def load(self, table_id: int) -> Loaded | None:
        """The table with seats and drafts, as of one instant. None: there is no such table."""

    async def load_live(self, channel_id: int) -> Loaded | None:
        """The same for a channel's unfinished table."""

    async def current_seq(self, table_id: int) -> int | None:
        """The table's `seq`, to check whether a copy in memory is the newest.

        None: there is no such table.
        """

    async def version(self, table_id: int) -> Version | None:
        """The version of a table, drafts included, to check a copy in memory.

        None: there is no such table.
        """

    async def latest_table(self, channel_id: int) -> TableHead | None:
        """The channel's unfinished table, or else its newest finished one."""

    async def live_tables(self) -> tuple[TableHead, ...]:
        """All unfinished tables, oldest first."""

    async def crowd(self, guild_id: int, host_user: int, place_id: int) -> TableCounts:
        """Numbers of unfinished tables: of a host on this server, of a channel with its threads, of the
        server."""

    async def tables_of(self, user_id: int, *, live: bool = True) -> tuple[TableHead, ...]:
        """The tables at which the user has a seat, most recently changed first.

        `live=False`: finished ones too.
        """

    async def called_off(self, guild_id: int, title: str, since: int) -> dict[int, int]:
        """Number of games of a title that each user has called off on a server after their start, since a
        time."""

    async def seats(self, table_id: int) -> tuple[SeatHolder, ...]:
        """The seats of a table, in order."""

    async def log(self, table_id: int, first: int = 1, last: int | None = None) -> tuple[Logged, ...]:
        """The log entries from `first` to `last`, both included, in order."""

    async def behind(self, table_id: int, acts: int) -> UntoldEntries | None:
        """What a table's channel has not been told.

        `acts`: number of last entries in which users and their times are looked up.
        """

    async def last_acts(self, table_id: int, first: int) -> dict[int, int]:
        """When each user last added an entry, among those from `first` on."""

    async def counts(self) -> Counts:
        """Counts of tables, log entries and outbox items."""

    async def points(self, table_id: int, first: int = 0) -> tuple[RestorePoint, ...]:
        """The positions the table can go back to, from entry `first` on, in order."""

    async def results(
        self, *, user_id: int | None = None, guild_id: int | None = None, title: str | None = None
    ) -> tuple[Result, ...]:
        """Results of finished games, of one user, server or title, or a combination.

        Games that finished first come first, and the seats of a game in order.
        """

    async def without_results(self, after: int, limit: int) -> tuple[int, ...]:
        """Tables whose game is over and has no results, in order, from the one after `after` on, at most
        `limit`. They were finished before results were stored."""

    async def add_results(self, table_id: int, endings: Sequence[SeatResult]) -> None:
        """Write the results of a table that has none. Existing results stay."""

    # Times

    async def due(self, now: int, limit: int) -> tuple[int, ...]:
        """The tables that are due at `now`, the longest due first, at most `limit`.

        They stay due until a step or `put_off` sets their next time, so a crashed process leaves them due.
        """

    async def next_time(self) -> int | None:
        """When the next table is due (perhaps in the past). None: no table is."""

    async def put_off(self, table_id: int, due_at: int | None) -> None:
        """Set when a table is due next (None: never), without changing it. Raises NoSuchTable."""

    # The outbox

    async def owed(self, now: int, limit: int) -> tuple[OutboxRow, ...]:
        """Outbox items due at `now`, the longest due first, at most `limit`, claimed or not."""

    async def owed_to(self, kind: str, target: int) -> tuple[OutboxRow, ...]:
        """All outbox items of a kind for a target, of any table, due or not, in order."""

    async def claim(self, now: int, until: int, limit: int, owner: str) -> tuple[OutboxRow, ...]:
        """Claim due items until `until`, boards first, so that no other process delivers them.

        A lane with a claimed item waits. If a clock that was ahead of `now` noted an item, it waits no longer
        than it would have waited from then on.
        """

    async def take(
        self, now: int, until: int, limit: int, owner: str
    ) -> tuple[tuple[OutboxRow, ...], int | None]:
        """`claim`, followed by `next_due`."""

    async def renew(self, ids: Iterable[int], until: int) -> None:
        """Extend claims until `until`."""

    async def release(self, owner: str) -> None:
        """Release the claims of `owner`, which has died or is about to stop."""

    async def claimants(self, now: int) -> tuple[str, ...]:
        """The owners of claims: processes that are running or have died recently."""

    async def hasten(self, guild_id: int | None, now: int) -> int:
        """Make the postponed items of a server's tables (None: of all) due at once. Returns their number."""

    async def next_due(self) -> int | None:
        """When the next unclaimed item is due (perhaps in the past). None: the outbox is empty."""

    async def done(
        self,
        ids: Iterable[int],
        posted: Posted | None = None,
        letter: Letter | None = None,
        owe: Iterable[OutboxItem] = (),
    ) -> None:
        """Delete delivered items, and note how far the channel was told, or the message. With a post, further
        items can be added that count from then on.

        A `posted.seq` older than the stored one changes nothing: late news never hides newer news.
        """

    async def letter(self, table_id: int, user_id: int) -> Letter | None:
        """The last direct message to a user about a table."""

    async def retry(
        self, announcement_id: int, due_at: int, error: str, *, at: int | None = None, counts: bool = True
    ) -> None:
        """Release a claim, count a failed attempt (unless `counts` is false), and try again at `due_at`."""

    async def drop(self, ids: Iterable[int], reason: str, at: int) -> None:
        """Give up on items. They stay, with the reason, until pruned."""

    async def problems(self) -> tuple[str, ...]:
        """What is wrong with the stored data, one sentence each, without the logs of ended games.

        May take long, but blocks nobody.
        """

    # Settings by a server's moderators

    async def admission(self, guild_id: int) -> Admission:
        """A server's banned users, first banned first, and its channels for tables."""

    async def admit(self, guild_id: int, users: Iterable[int] = (), place: int | None = None) -> None:
        """Check in advance whether a write may seat these users and put a table in this place (for a thread,
        its channel).

        Raises Banned, NotHere.
        """

    async def set_ban(self, guild_id: int, user_id: int, since: int | None) -> bool:
        """Ban a user from taking seats on a server from now on (None: lift the ban).

        They keep the seats they have. Returns whether anything changed.
        """

    async def set_channel(self, guild_id: int, channel_id: int, named: bool) -> bool:
        """Add or remove a channel in which tables may be opened. Returns whether anything changed."""

    # Other processes

    async def leads(self, what: str) -> bool:
        """Whether this process leads `what` now, among all that share the database.

        A process that wants to lead asks repeatedly. When the leader dies or closes, another becomes leader
        within seconds.
        """

    async def resign(self, what: str) -> None:
        """Let another process lead `what`."""

    async def agrees(self, what: str, how: int) -> int | None:
        """The way of doing `what`, a number, on which all processes that share the database agree while one
        of them lives.

        It is `how` if this process has joined them; otherwise the way of the others. None: unknown.
        """

    def refuse(self, why: str) -> None:
        """Stop using the database: `until_refused` raises StoreRefused with this sentence."""

    def watch(self, heard: Callable[[], None]) -> None:
        """Call `heard` when another process may have written something, or a notice of it may have been lost.

        It is only a hint to look sooner.
        """

    # Interactions, users, meta

    async def remembered(self, interaction_id: int) -> Remembered | None:
        """What is stored about an interaction. None: it is new."""

    async def prune(self, before: int) -> Pruned:
        """Delete interactions and dropped outbox items older than `before`, and the restore points of tables
        that have finished since."""

    async def users(self, ids: Sequence[int]) -> dict[int, User]:
        """The settings of several users. Users who were never seen have the defaults."""

    async def change_user(self, user_id: int, change: UserChange) -> User:
        """Change some settings and return them all.

        A user with default settings has no row. A locale is stored with the user's seats, and for nobody
        else.
        """

    async def tells(self, table_id: int) -> dict[int, str]:
        """How users want to be notified about this table, if it differs from their general setting."""

    async def set_tell(self, user_id: int, table_id: int, tell: str | None) -> None:
        """Store that setting for one user (None: as for all tables). Raises NoSuchTable."""

    async def about(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """Everything stored about a user: rows by kind, as plain values."""

    async def called(self, user_id: int, guild_id: int) -> frozenset[str]:
        """The names of a user at their seats on a server."""

    async def rename(
        self, user_id: int, guild_id: int, name: str, owed: OutboxItem, since: int
    ) -> tuple[int, ...]:
        """Give a user the name `name` at all their seats on a server. Logs stay unchanged.

        `owed` is added for the channel of each changed table that is unfinished or has changed after `since`.
        Returns the changed tables.
        """

    async def forget(
        self,
        user_id: int,
        names: Mapping[str, str],
        facts: tuple[str, ...] = (),
        owed: OutboxItem | None = None,
    ) -> tuple[int, ...]:
        """Forget a user for good, and these facts of `meta`: settings, messages, and who sat and acted.

        Games and logs stay complete; the seats get a neutral name (by the table's language). Bans stay,
        because they belong to the servers. `owed` is added for the channel of each changed table. Returns the
        changed tables.
        """

    async def meta(self, key: str) -> str | None:
        """A stored fact about the bot itself, such as the hash of its command tree."""

    async def try_writing(self) -> None:
        """Write a little, to check that writing works."""

    async def set_meta(self, key: str, value: str | None) -> None:
        """Store a fact; None deletes it."""

    async def meta_now(self, key: str) -> tuple[str | None, int]:
        """A stored fact, and the time on the clock of all processes that share the database."""

    async def swap_meta(self, key: str, old: str | None, new: str) -> bool:
        """Store a fact if it is still `old` (None: absent). False if another process was faster.

        Nobody is notified, and a crash of the database may lose it, so it is for facts that matter a few
        seconds.
        """
