"""What comes out of the store: frozen rows of plain columns and opaque bytes. (`db.contract.changes`: what
goes in.)

Times are integers, milliseconds since 1970 UTC, and always the caller's: the store has no clock.
Ids of guilds, channels, users, messages and interactions are Discord's (integers below 2**63).
A row type that is read back lists its fields in the order its columns are selected.
"""

import secrets
from typing import Literal

from msgspec import Struct

Status = Literal["lobby", "running", "over", "cancelled"]
LIVE: tuple[Status, ...] = ("lobby", "running")
SeatKind = Literal["person", "computer"]
ComputerLevel = Literal["novice", "apprentice", "master"]

NOBODY = 0
"""The host of a table that has none any more, since they were forgotten or the table was deleted: a user that
Discord never has."""


def new_mark() -> int:
    """A random mark: what is equal in number but not the same (a restored position, another draft of
    equal length) has another one. Never 0, which stands for none."""
    return secrets.randbits(32) | 1


class Ban(Struct, frozen=True):
    """Somebody who may not take a seat on a server, since a time."""

    user_id: int
    since: int


class Admission(Struct, frozen=True):
    """Who may not take a seat on a server, and in which channels tables may be opened (none: in all)."""

    bans: tuple[Ban, ...] = ()
    channels: tuple[int, ...] = ()

    @property
    def banned(self) -> frozenset[int]:
        """The users who are banned."""
        return frozenset([ban.user_id for ban in self.bans])


class SeatHolder(Struct, frozen=True):
    """A place at a table and who holds it; `user_id` is None for a computer or an empty place, `locale`
    the language in which Discord was last shown to its holder, `level` how well a computer plays."""

    seat: int
    user_id: int | None
    name: str
    kind: SeatKind = "person"
    locale: str | None = None
    level: ComputerLevel | None = None


class TableHead(Struct, frozen=True):
    """What lists of tables show: everything about a table but its wide columns.

    `seq` counts the log entries accepted; `posted_seq` is the entry up to which the channel has been
    told, by the post `message_id`; `state_version` is the layout in which the snapshot was written.
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
    seq: int
    posted_seq: int
    message_id: int | None
    state_version: int

    @property
    def live(self) -> bool:
        """Whether the table is unfinished and so holds its channel."""
        return self.status in LIVE


class TableRow(TableHead, frozen=True):
    """A table with the current state, the options, the generator's secret, the terms its people have agreed
    on beside the title's options, and the shares mixed into the secret."""

    commitment: str
    secret: bytes
    options: bytes
    snapshot: bytes
    terms: bytes = b""
    shares: str = ""

    def __repr__(self) -> str:
        """Short on purpose: a table that ends up in a log file must not print its hidden cards."""
        return f"Table(id={self.id}, title={self.title!r}, status={self.status!r}, seq={self.seq})"


class DraftRow(Struct, frozen=True):
    """The unconfirmed moves of one seat, composed on the state after log entry `base_seq`. `mark` tells
    it from every other draft."""

    table_id: int
    seat: int
    base_seq: int
    moves: bytes
    mark: int = 0


class KeptValue(Struct, frozen=True):
    """Something kept beside a table's game: `what` it is in the caller's words (its clock, the orders of a
    seat …), and whose (None: the whole table's). Without data: no longer kept."""

    what: str
    data: bytes
    seat: int | None = None


class RestorePoint(Struct, frozen=True):
    """A position that can be gone back to: after entry `seq`, with the checksum of its state and what the
    caller kept beside the game then."""

    seq: int
    checksum: int
    data: bytes


class Version(Struct, frozen=True):
    """Which version of a table it is: `seq` counts its log, `mark` is that of the last step that logged
    something, `revision` that of the last write of any kind (drafts too), and the lock."""

    seq: int
    mark: int
    revision: int


class Loaded(Struct, frozen=True):
    """A table with all that a click needs, read as of one instant. `damaged` is a sentence where something of
    it is not as it was written; `note` is what the caller remembered of its post."""

    table: TableRow
    seats: tuple[SeatHolder, ...]
    drafts: tuple[DraftRow, ...]
    version: Version
    damaged: str = ""
    note: bytes = b""
    kept: tuple[KeptValue, ...] = ()

    def draft(self, seat: int) -> DraftRow | None:
        """The draft of `seat`, if it has one."""
        return next((draft for draft in self.drafts if draft.seat == seat), None)


class Logged(Struct, frozen=True):
    """An entry as it stands in the log. `interaction_id` and `mark` are those of the step that brought it;
    entries without `cause` were written before there were causes."""

    table_id: int
    seq: int
    at: int
    interaction_id: int | None
    kind: str
    seat: int | None
    user_id: int | None
    move: bytes
    outcomes: bytes
    events: bytes
    cause: str | None = None
    mark: int = 0


class Result(Struct, frozen=True):
    """How a seat came off in a finished game of so many `seats`, `computers` of them held by computers.
    `user_id` is None for these, and for who was forgotten."""

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


class OutboxRow(Struct, frozen=True):
    """An announcement waiting in the outbox. `token` is random, and so a nonce for good: neither a
    restored nor a new database gives it again."""

    id: int
    table_id: int
    kind: str
    target: int
    payload: bytes
    due_at: int
    attempts: int
    created_seq: int
    last_error: str | None
    token: str
    lane: str


class Posted(Struct, frozen=True):
    """The channel of a table has been told everything up to entry `seq`, by post `message_id`, of which
    the caller wants to remember `note`. `at`: when that was, where something is owed since."""

    table_id: int
    seq: int
    message_id: int | None = None
    note: bytes = b""
    at: int = 0


class UntoldEntries(Struct, frozen=True):
    """What there is to tell a table's channel: its row, what was remembered of its post, the entries that it
    has not been told, when each user last brought an entry, and how users want to be told here."""

    table: TableHead
    note: bytes
    entries: tuple[Logged, ...]
    acts: dict[int, int]
    tells: dict[int, str]


class Letter(Struct, frozen=True):
    """The last direct message to a user about a table."""

    table_id: int
    user_id: int
    channel_id: int
    message_id: int


class Remembered(Struct, frozen=True):
    """An interaction that has been dealt with: the table and its `seq` right after."""

    interaction_id: int
    table_id: int
    seq: int
    at: int


class User(Struct, frozen=True):
    """The settings of one user; a user never seen has these defaults.

    `tell` (how to be told), `quiet` (quiet hours) and `zone` (the time zone) are in the caller's words;
    `dm_closed_at` is when a direct message was last refused (0: it was, and the next is tried at once), None
    while they get through; `locale` is the language Discord was last seen in, remembered with the seats a
    user holds; `rated`: whether their games are to be rated, and others may see how they came off.
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


class TableCounts(Struct, frozen=True):
    """How many unfinished tables there are, or may be, on a server: those of one host that wait to be started
    (`waiting`) and all of theirs, those of a channel with its threads, all."""

    waiting: int
    hosted: int
    channel: int
    server: int

    def full(self, most: "TableCounts") -> str | None:
        """What there can't be one more of, the first if several; None: there is room."""
        kinds = self.__struct_fields__
        return next((kind for kind in kinds if getattr(self, kind) >= getattr(most, kind)), None)


class Counts(Struct, frozen=True):
    """How many tables of each status, log entries owed to nobody yet (`owed`) and given up (`dropped`)."""

    lobby: int
    running: int
    over: int
    cancelled: int
    owed: int
    dropped: int


class Pruned(Struct, frozen=True):
    """How many rows a pruning removed."""

    interactions: int
    dropped: int
    points: int = 0
