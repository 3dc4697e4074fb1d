"""What comes out of the store: frozen rows of plain columns and opaque bytes. (`db.contract.changes`: what
goes in.)

Times are integers in milliseconds since 1970 UTC and always come from the caller: the store has no clock. Ids
of guilds, channels, users, messages and interactions are Discord's (integers below 2**63).

A row type that is read from the database lists its fields in the order in which its columns are selected. A
field's `name` is its column's, where they differ.
"""

import secrets
from typing import Literal

from msgspec import Struct, field

Status = Literal["lobby", "running", "over", "cancelled", "study"]
"""`study`: a line of a study, whether its game is over or not. It counts nowhere."""

LIVE: tuple[Status, ...] = ("lobby", "running")
"""The statuses of an unfinished table."""

SeatKind = Literal["person", "computer"]
ComputerLevel = Literal["novice", "apprentice", "master", "grandmaster"]

NO_TABLE = 0
"""The table of an outbox item that belongs to none."""

NOBODY = 0
"""The host of a table that has none, because they were forgotten or the table was deleted.

No Discord user has this id.
"""


def random_id() -> int:
    """A random id of a commit, a write or a draft.

    It tells apart things with equal numbers, such as a restored position or another draft of equal length.
    Never 0, which means none.
    """
    return secrets.randbits(32) | 1


class Ban(Struct, frozen=True):
    """A user who may not take a seat on a server, and since when."""

    user_id: int
    since: int


class Admission(Struct, frozen=True):
    """The banned users of a server, and the channels in which tables may be opened (none: all)."""

    bans: tuple[Ban, ...] = ()
    channels: tuple[int, ...] = ()

    @property
    def banned(self) -> frozenset[int]:
        """The ids of the banned users."""
        return frozenset([ban.user_id for ban in self.bans])


class SeatHolder(Struct, frozen=True):
    """A seat at a table and its holder.

    `user_id` is None for a computer player or an empty seat. `locale`: the last known language of the
    holder's Discord client. `level`: the computer player's level.
    """

    seat: int
    user_id: int | None
    name: str
    kind: SeatKind = "person"
    locale: str | None = None
    level: ComputerLevel | None = None


class TableHead(Struct, frozen=True):
    """What lists of tables show: everything about a table except its wide columns.

    `entry_no`: number of log entries. `posted_entry_no`: the log entry up to which the channel has been told,
    by the post `message_id`. `state_version`: version of the layout of the snapshot.
    """

    id: int
    guild_id: int
    channel_id: int
    title: str
    language: str
    status: Status
    host_user: int
    created_at: int
    updated_at: int
    entry_no: int = field(name="seq")
    posted_entry_no: int = field(name="posted_seq")
    message_id: int | None
    state_version: int

    @property
    def live(self) -> bool:
        """Whether the table is unfinished and therefore occupies its channel."""
        return self.status in LIVE


class TableRow(TableHead, frozen=True):
    """A table with its state, options, secret, the table settings, and the shares mixed into the secret."""

    commitment: str
    secret: bytes
    options: bytes
    snapshot: bytes
    settings: bytes = field(default=b"", name="terms")
    shares: str = ""

    def __repr__(self) -> str:
        """Short, so that a table in a log file doesn't reveal hidden cards."""
        return f"Table(id={self.id}, title={self.title!r}, status={self.status!r}, seq={self.entry_no})"


class DraftRow(Struct, frozen=True):
    """The unconfirmed moves of one seat, composed on the state after log entry `base_entry_no`.

    `draft_id` tells it from other drafts.
    """

    table_id: int
    seat: int
    base_entry_no: int
    moves: bytes
    draft_id: int = 0


class StoredValue(Struct, frozen=True):
    """A value stored beside a table's game: `what` it is, as the caller names it (the clock, what a seat has
    given in advance …), and its seat (None: the whole table). Empty data means that it is no longer stored.
    """

    what: str
    data: bytes
    seat: int | None = None


class RestorePoint(Struct, frozen=True):
    """A position the table can go back to: after entry `entry_no`, with the checksum of its state and what
    was stored beside the game."""

    entry_no: int = field(name="seq")
    checksum: int
    data: bytes


class TableVersion(Struct, frozen=True):
    """The version of a table.

    `entry_no`: number of log entries. `commit_id`: the id of the last logged change. `write_id`: that of the
    last write of any kind (drafts included); it serves as the lock.
    """

    entry_no: int
    commit_id: int
    write_id: int


class LoadedTable(Struct, frozen=True):
    """A table with everything a click needs, read as of one instant.

    `damaged`: a sentence about a damaged row; empty if there is none. `note`: what the caller stored about
    the table's post.
    """

    table: TableRow
    seats: tuple[SeatHolder, ...]
    drafts: tuple[DraftRow, ...]
    version: TableVersion
    damaged: str = ""
    note: bytes = b""
    kept: tuple[StoredValue, ...] = ()

    def draft(self, seat: int) -> DraftRow | None:
        """The draft of `seat`; None if it has none."""
        return next((draft for draft in self.drafts if draft.seat == seat), None)


class Logged(Struct, frozen=True):
    """An entry of the log.

    `interaction_id` and `commit_id` are those of the change that added it. Entries without `cause` are from
    before causes were stored.
    """

    table_id: int
    entry_no: int = field(name="seq")
    at: int
    interaction_id: int | None
    kind: str
    seat: int | None
    user_id: int | None
    move: bytes
    outcomes: bytes
    events: bytes
    cause: str | None = None
    commit_id: int = field(default=0, name="mark")


class PastResult(Struct, frozen=True):
    """A seat's result in a finished game with `seats` seats, `computers` of them held by computer players.

    `user_id` is None for computer players and forgotten users.
    """

    table_id: int
    seat: int
    guild_id: int
    title: str
    at: int
    seats: int
    computers: int
    user_id: int | None
    place: int
    points: int
    rated: bool


class LineRow(Struct, frozen=True):
    """A line of a study: a table that begins at the position after entry `source_entry` of table `source`.

    `study` is the number that all lines of a study have: the id of its first. `name` is empty if its owner
    gave none. `shared`: the id by which others find it; None if they can't. `entry_no`: of its log.
    """

    table_id: int
    study: int = field(name="study_id")
    owner: int
    source: int = field(name="source_id")
    source_entry: int = field(name="source_seq")
    name: str
    shared: str | None
    looked_at: int
    title: str
    entry_no: int = field(name="seq")


PuzzleAnswer = Literal["", "best", "second", "other"]
"""What an answer to a puzzle is; empty: it is not final."""


class PuzzleChannelRow(Struct, frozen=True):
    """A channel that gets a title's puzzle every day at `hour` in a time zone. `user_id` asked for it;
    `due_at`: the next one."""

    channel_id: int
    title: str
    guild_id: int
    user_id: int
    language: str
    zone: str
    hour: int
    due_at: int


class PuzzleAnswerRow(Struct, frozen=True):
    """A person's answer to a title's puzzle of a day. `move` is packed by the caller."""

    user_id: int
    title: str
    day: int
    puzzle: int
    move: str
    answer: PuzzleAnswer
    at: int


class OutboxRow(Struct, frozen=True):
    """A row of the outbox.

    `token` is random, and so usable as a nonce for ever: no restored or new database generates it again.
    """

    id: int
    table_id: int
    kind: str
    target: int
    payload: bytes
    due_at: int
    attempts: int
    created_entry_no: int = field(name="created_seq")
    last_error: str | None
    token: str
    lane: str


class PostedUpTo(Struct, frozen=True):
    """The channel of a table has been told everything up to entry `entry_no`, by post `message_id`.

    `note`: what the caller wants to store about the post. `at`: when that was, if outbox items depend on it.
    """

    table_id: int
    entry_no: int
    message_id: int | None = None
    note: bytes = b""
    at: int = 0


class UntoldEntries(Struct, frozen=True):
    """What a table's channel has not been told: the table's row, the note about its post, the log entries,
    when each user last added an entry, and how users want to be notified about this table. `told`: entries
    before these, if they were asked for."""

    table: TableHead
    note: bytes
    entries: tuple[Logged, ...]
    acts: dict[int, int]
    tells: dict[int, str]
    told: tuple[Logged, ...] = ()


class DirectMessageRow(Struct, frozen=True):
    """The last direct message to a user about a table."""

    table_id: int
    user_id: int
    channel_id: int
    message_id: int


class HandledInteraction(Struct, frozen=True):
    """An interaction that was handled: the table and its `entry_no` right after."""

    interaction_id: int
    table_id: int
    entry_no: int
    at: int


class UserRow(Struct, frozen=True):
    """A user's settings. Users who were never seen have these defaults.

    `tell` (how to be notified), `quiet` (quiet hours) and `zone` (time zone) are in the caller's format.
    `dm_closed_at`: when a direct message was last refused (0: it was, and the next is tried at once); None
    while they are delivered. `locale`: the last known language of the user's Discord client, stored with
    their seats; `at_every_seat`: with each of them. `rated`: the user's games are rated, and others may see
    their results.
    """

    user_id: int
    language: str | None = None
    confirm: bool = True
    tell: str | None = None
    quiet: str | None = None
    away_until: int | None = None
    dm_closed_at: int | None = None
    locale: str | None = None
    zone: str | None = None
    away_from: int | None = None
    rated: bool = False
    at_every_seat: bool = True


class TableCounts(Struct, frozen=True):
    """Actual or maximum numbers of a server's unfinished tables: those of one host that wait to be started
    (`waiting`), all of that host's, those of a channel with its threads, and all of the server's."""

    waiting: int
    hosted: int
    channel: int
    server: int

    def full(self, most: "TableCounts") -> str | None:
        """The first number that has reached its maximum; None: there is room for one more table."""
        kinds = self.__struct_fields__
        return next((kind for kind in kinds if getattr(self, kind) >= getattr(most, kind)), None)


class StoreCounts(Struct, frozen=True):
    """Numbers of tables by status, and of outbox items that wait and that were given up (`dropped`)."""

    lobby: int
    running: int
    over: int
    cancelled: int
    waiting: int
    dropped: int


class PrunedCounts(Struct, frozen=True):
    """Numbers of rows that a pruning removed: interactions, outbox items that were given up (`dropped`), and
    restore points."""

    interactions: int
    dropped: int
    points: int = 0
