"""The store as everything above `db` sees it: what can be asked, what is promised, what can go wrong.

Promises, kept by every backend and proved by `tests/db/`:

- What a call has returned from is on disk: a kill or a power cut right after loses nothing. (Of who has
  claimed what and what has been delivered a power cut may lose the last moments: that is done again.)
- Each writing call is one transaction: all of it is there afterwards, or nothing.
- `commit` accepts a step only from the table's current `seq` and revision; so of several processes one
  wins, the others get `Stale`. An interaction id is accepted once; again, it gets `AlreadyDone`.
- Log entries are numbered 1, 2, 3 … without gaps and never change.
- What is owed is claimed by one at a time. Whoever dies with a claim loses it when its lease ends.

A call that is cancelled while it runs may still be written; asking again with the same interaction
id then gives `AlreadyDone`.
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
    """Anything the store says no to."""


class StoreRefused(StoreError):
    """The store can't be opened. The text is one sentence for the operator; the file is untouched."""


class StoreFailed(StoreError):
    """The disk or the database failed (full, I/O error, locked, closed); nothing was acknowledged."""


class ReadFailed(StoreFailed):
    """Something could not be read. Nothing was to be written."""


class NoSuchTable(StoreError):
    """There is no table with this id."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"there is no table {table_id}")
        self.table_id = table_id


class Stale(StoreError):
    """The step was made from an older version than the table's: load again. Nothing was written."""

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
    """The interaction has been dealt with before. `remembered` says when and where."""

    def __init__(self, remembered: Remembered) -> None:
        super().__init__(f"interaction {remembered.interaction_id} has been dealt with already")
        self.remembered = remembered


class ChannelTaken(StoreError):
    """The channel has a live table already. Nothing was written."""

    def __init__(self, channel_id: int, table_id: int) -> None:
        super().__init__(f"channel {channel_id} has the live table {table_id}")
        self.channel_id = channel_id
        self.table_id = table_id


class NoRoom(StoreError):
    """As many tables of this kind (a field of `Crowd`) as there may be are open. Nothing was written."""

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
    """Tables may be opened on this server in these channels only. Nothing was written."""

    def __init__(self, channels: tuple[int, ...]) -> None:
        super().__init__(f"tables are opened in {channels} only")
        self.channels = channels


class Store(Protocol):
    """All that is kept. Every call may raise `StoreFailed`."""

    alone: bool
    """Whether nobody but this process writes: what was last read or written is how it is."""

    loops: Loops
    """The background loops of this process, the store's own among them."""

    failing: str | None
    """What the last write that failed said. None again once a commit, or a trial, has succeeded."""

    async def close(self) -> None:
        """Let go of the database, and of what this process leads. Closing twice is harmless."""

    async def until_refused(self) -> None:
        """Wait until this process may use the database no more, which raises StoreRefused."""

    async def __aenter__(self) -> Self: ...

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    # Writing a game

    async def create(self, new: NewTable, then: Callable[[int], Iterable[TableChange]] | None = None) -> int:
        """Add a table and return its id. `then` gives the steps that are written with it, of this table or
        others; it is told the id and may be called again. Raises ChannelTaken, AlreadyDone, NoRoom, Banned,
        NotHere, Stale.
        """

    async def commit(self, step: TableChange, accepted: Callable[[], object] | None = None) -> int:
        """Write a step and return the table's new `seq`. `accepted` is called, where the store can tell, when
        nothing refuses the step any more and only the disk is waited for; that may fail still.

        Raises AlreadyDone (looked at first: a doubled click is not a stale one), NoSuchTable, Stale,
        ChannelTaken when the step revives a table whose channel has another live one, Banned when it seats
        somebody who may not sit, and NoRoom or NotHere when it brings a table to a place that has enough or
        is for none.
        """

    async def owe(
        self, table_id: int, owed: Iterable[OutboxItem], *, at: int, remember: tuple[str, str] | None = None
    ) -> None:
        """Owe announcements beside the game, and remember a fact (a key and a value of `meta`) with them."""

    async def delete(self, table_id: int, revision: int, at: int, facts: tuple[str, ...] = ()) -> None:
        """Delete an unfinished table with its log and all else that is stored of it, and these facts of
        `meta`. An empty row stays, so that its number never comes again. Raises NoSuchTable, and Stale
        unless the table's revision is this one."""

    # Reading games

    async def load(self, table_id: int) -> Loaded | None:
        """The table with seats and drafts, as of one instant; None when there is no such table."""

    async def load_live(self, channel_id: int) -> Loaded | None:
        """The same for the unfinished table of a channel."""

    async def current_seq(self, table_id: int) -> int | None:
        """The table's `seq`: whether a copy in memory is still the newest. None: no such table."""

    async def version(self, table_id: int) -> Version | None:
        """Whether a copy in memory is still the newest, its drafts included. None: no such table."""

    async def latest_table(self, channel_id: int) -> TableHead | None:
        """The channel's live table, else its newest finished one."""

    async def live_tables(self) -> tuple[TableHead, ...]:
        """All unfinished tables, oldest first."""

    async def crowd(self, guild_id: int, host_user: int, place_id: int) -> TableCounts:
        """How many unfinished tables there are: of a host on this server, of a channel with its threads, of
        the server."""

    async def tables_of(self, user_id: int, *, live: bool = True) -> tuple[TableHead, ...]:
        """The tables at which the user holds a seat, the last changed first; `live=False`: all."""

    async def called_off(self, guild_id: int, title: str, since: int) -> dict[int, int]:
        """How many games of a title each user has called off on a server after their start, since a time."""

    async def seats(self, table_id: int) -> tuple[SeatHolder, ...]:
        """The seats of a table in order."""

    async def log(self, table_id: int, first: int = 1, last: int | None = None) -> tuple[Logged, ...]:
        """The entries from `first` to `last`, both included, in order."""

    async def behind(self, table_id: int, acts: int) -> UntoldEntries | None:
        """What there is to tell a table's channel; who brought one of the last `acts` entries, and when."""

    async def last_acts(self, table_id: int, first: int) -> dict[int, int]:
        """When each user last brought an entry, among those from `first` on."""

    async def counts(self) -> Counts:
        """How much there is."""

    async def points(self, table_id: int, first: int = 0) -> tuple[RestorePoint, ...]:
        """The positions that can be gone back to, from entry `first` on, in order."""

    async def results(
        self, *, user_id: int | None = None, guild_id: int | None = None, title: str | None = None
    ) -> tuple[Result, ...]:
        """How finished games ended, of one user, server or title, or of several of these together: the first
        finished first, the seats of a game in order."""

    async def without_results(self, after: int, limit: int) -> tuple[int, ...]:
        """Tables whose game is over and has no results, in order from the one after `after` on, at most
        `limit`: those finished before results were stored."""

    async def add_results(self, table_id: int, endings: Sequence[SeatResult]) -> None:
        """Write the results of a table that has none; those that there are stay."""

    # Times

    async def due(self, now: int, limit: int) -> tuple[int, ...]:
        """The tables that wanted to be looked at by `now`, the longest due first, at most `limit`. They
        stay due until a step, or `put_off`, says when they are next: so whoever dies leaves them due."""

    async def next_time(self) -> int | None:
        """When the next table is due (perhaps in the past); None: none ever is."""

    async def put_off(self, table_id: int, due_at: int | None) -> None:
        """Look at a table at another time (None: never), without changing it. Raises NoSuchTable."""

    # The outbox

    async def owed(self, now: int, limit: int) -> tuple[OutboxRow, ...]:
        """Announcements due by `now`, the longest due first, at most `limit`; claimed or not."""

    async def owed_to(self, kind: str, target: int) -> tuple[OutboxRow, ...]:
        """All announcements of a kind owed to somebody, of whatever table, due or not, in order."""

    async def claim(self, now: int, until: int, limit: int, owner: str) -> tuple[OutboxRow, ...]:
        """Take what is due, boards first, so that nobody else does before `until`; a lane of which
        something is claimed already waits. What was noted by a clock that is ahead of `now` waits no
        longer than it was to wait then."""

    async def take(
        self, now: int, until: int, limit: int, owner: str
    ) -> tuple[tuple[OutboxRow, ...], int | None]:
        """`claim`, and then `next_due`."""

    async def renew(self, ids: Iterable[int], until: int) -> None:
        """Keep what one has claimed."""

    async def release(self, owner: str) -> None:
        """Give back what `owner` has claimed: it has died, or is about to."""

    async def claimants(self, now: int) -> tuple[str, ...]:
        """In whose names something is claimed: processes that live, and such as have died not long ago."""

    async def hasten(self, guild_id: int | None, now: int) -> int:
        """Make due at once what was put off for the tables of a server (None: of all); how many."""

    async def next_due(self) -> int | None:
        """When the next unclaimed announcement falls due (perhaps in the past); None: nothing is owed."""

    async def done(
        self,
        ids: Iterable[int],
        posted: Posted | None = None,
        letter: Letter | None = None,
        owe: Iterable[OutboxItem] = (),
    ) -> None:
        """Strike out what was delivered; note how far the channel has been told, or the message. With a post
        something can be owed from then on.

        An older `posted.seq` than the one noted changes nothing: late news never hides newer.
        """

    async def letter(self, table_id: int, user_id: int) -> Letter | None:
        """The last direct message to a user about a table."""

    async def retry(
        self, announcement_id: int, due_at: int, error: str, *, at: int | None = None, counts: bool = True
    ) -> None:
        """Give a claim back, count a failed attempt (unless told not to), try again at `due_at`."""

    async def drop(self, ids: Iterable[int], reason: str, at: int) -> None:
        """Give up on announcements; they stay, with the reason, until pruned."""

    async def problems(self) -> tuple[str, ...]:
        """What is wrong with what is stored, a sentence each: all but the logs of ended games. May take long,
        and holds nobody up."""

    # What a server's moderators have set

    async def admission(self, guild_id: int) -> Admission:
        """Who may not take a seat on a server, the first banned first, and the channels for tables."""

    async def admit(self, guild_id: int, users: Iterable[int] = (), place: int | None = None) -> None:
        """Say beforehand what a write that seats these users, and puts a table to this place (of a thread the
        channel it belongs to), would be refused for. Raises Banned, NotHere."""

    async def set_ban(self, guild_id: int, user_id: int, since: int | None) -> bool:
        """Let somebody take no seat on a server from now on (None: let them again). They keep the seats that
        they have. Whether that changes anything."""

    async def set_channel(self, guild_id: int, channel_id: int, named: bool) -> bool:
        """Name a channel in which tables may be opened, or name it no longer. Whether that changes
        anything."""

    # Other processes

    async def leads(self, what: str) -> bool:
        """Whether it is this process that does `what` now, of all that share the database. Whoever wants to
        do it asks again and again; when the one that does dies or closes, another gets it within seconds."""

    async def resign(self, what: str) -> None:
        """Let another process do it."""

    async def agrees(self, what: str, how: int) -> int | None:
        """All that share the database do `what` in one way, a number, for as long as one of them lives. It is
        `how` where this process is one of them now, else the way of the others; None: it is not known."""

    def refuse(self, why: str) -> None:
        """Use the database no more: `until_refused` raises StoreRefused with this sentence."""

    def watch(self, heard: Callable[[], None]) -> None:
        """Have `heard` called when another process may have written something, or a word of that been missed.
        It is a hint to look sooner: who needs to know looks."""

    # Interactions, users, meta

    async def remembered(self, interaction_id: int) -> Remembered | None:
        """What is known of an interaction; None when it is new."""

    async def prune(self, before: int) -> Pruned:
        """Forget interactions and dropped announcements older than `before`, and the points of tables that
        have been finished since."""

    async def users(self, ids: Sequence[int]) -> dict[int, User]:
        """The settings of several users; who was never seen has the defaults."""

    async def change_user(self, user_id: int, change: UserChange) -> User:
        """Change some settings and return them all. Who has the defaults only leaves no row; a locale
        is remembered with the user's seats, and of nobody else."""

    async def tells(self, table_id: int) -> dict[int, str]:
        """How users want to be told of this table, where they want it otherwise than of all tables."""

    async def set_tell(self, user_id: int, table_id: int, tell: str | None) -> None:
        """Remember that for one user; None: as of all tables. Raises NoSuchTable."""

    async def about(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """All that is stored about a user: rows by what they are, as plain values."""

    async def called(self, user_id: int, guild_id: int) -> frozenset[str]:
        """What a user is called at the seats they hold on a server."""

    async def rename(
        self, user_id: int, guild_id: int, name: str, owed: OutboxItem, since: int
    ) -> tuple[int, ...]:
        """Call a user `name` at all their seats on a server; logs stay as they are. `owed` is owed to the
        channel of each table at which that was a change, if it is unfinished or has changed after `since`.
        Which tables were changed."""

    async def forget(
        self,
        user_id: int,
        names: Mapping[str, str],
        facts: tuple[str, ...] = (),
        owed: OutboxItem | None = None,
    ) -> tuple[int, ...]:
        """Forget a user for good, and these facts of `meta`: settings, messages, and who it was that sat and
        acted. Games and logs stay whole, the seats get a neutral name (by the table's language). Bans stay:
        they belong to the servers. `owed` is owed to the channel of each table that was changed. Which those
        are."""

    async def meta(self, key: str) -> str | None:
        """A remembered fact about the bot itself, such as the hash of its command tree."""

    async def try_writing(self) -> None:
        """Write a little, to see whether writing succeeds."""

    async def set_meta(self, key: str, value: str | None) -> None:
        """Remember a fact; None forgets it."""

    async def meta_now(self, key: str) -> tuple[str | None, int]:
        """A remembered fact, and the time on the clock that all have who share the database."""

    async def swap_meta(self, key: str, old: str | None, new: str) -> bool:
        """Remember a fact if it is still `old` (None: there is none); False if another process was faster.
        Nobody is told, and a crash of the database may forget it: for what matters a few seconds."""
