"""What goes into the store and comes out: frozen rows of plain columns and opaque bytes.

Times are integers, milliseconds since 1970 UTC, and always the caller's: the store has no clock.
Ids of guilds, channels, users, messages and interactions are Discord's (integers below 2**63).
A row type that is read back lists its fields in the order its columns are selected.
"""

import secrets
from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

Status = Literal["lobby", "running", "over", "cancelled"]
LIVE: tuple[Status, ...] = ("lobby", "running")
SeatKind = Literal["person", "computer"]
ComputerLevel = Literal["novice", "apprentice", "master"]


def new_mark() -> int:
    """A random mark: what is equal in number but not the same (a restored position, another draft of
    equal length) has another one. Never 0, which stands for none."""
    return secrets.randbits(32) | 1


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


class Table(TableHead, frozen=True):
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


class Draft(Struct, frozen=True):
    """The unconfirmed moves of one seat, composed on the state after log entry `base_seq`. `mark` tells
    it from every other draft."""

    table_id: int
    seat: int
    base_seq: int
    moves: bytes
    mark: int = 0


class Kept(Struct, frozen=True):
    """Something kept beside a table's game: `what` it is in the caller's words (its clock, the orders of a
    seat …), and whose (None: the whole table's). Without data: no longer kept."""

    what: str
    data: bytes
    seat: int | None = None


class Point(Struct, frozen=True):
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
    """A table with all that a click needs, read as of one instant. `damaged`: the state is not the one
    that was written; `note` is what the caller remembered of its post."""

    table: Table
    seats: tuple[SeatHolder, ...]
    drafts: tuple[Draft, ...]
    version: Version
    damaged: bool = False
    note: bytes = b""
    kept: tuple[Kept, ...] = ()

    def draft(self, seat: int) -> Draft | None:
        """The draft of `seat`, if it has one."""
        return next((draft for draft in self.drafts if draft.seat == seat), None)


class Entry(Struct, frozen=True, kw_only=True):
    """One thing that happened, to be added to a log.

    `kind` is 'move', 'start', 'correction', 'join' …, and `cause` why an answer came, in the caller's
    words; `outcomes` is what chance gave; `seat` and `user_id` are None where nobody in particular did it.
    """

    kind: str
    seat: int | None = None
    user_id: int | None = None
    move: bytes = b""
    outcomes: bytes = b""
    events: bytes = b""
    cause: str | None = None


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


class Ending(Struct, frozen=True):
    """How a seat came off in the game that a step finishes. `rated`: it counts for its holder's rating."""

    seat: int
    user_id: int | None
    place: int
    points: int
    computers: int
    rated: bool = False


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


class Announcement(Struct, frozen=True, kw_only=True):
    """Something owed to a channel or user (`target`), not before `due_at`. What is owed in one `lane` of
    a table is delivered one after another; the usual lane is the kind and the target."""

    kind: str
    target: int
    payload: bytes
    due_at: int
    lane: str = ""


class Owed(Struct, frozen=True):
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


class Behind(Struct, frozen=True):
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


class NewTable(Struct, frozen=True, kw_only=True):
    """A table to be created, with `seq` 0 and nothing in its log."""

    guild_id: int
    channel_id: int
    title: str
    language: str
    host_user: int
    at: int
    status: Status = "lobby"
    options: bytes = b""
    snapshot: bytes = b""
    state_version: int = 0
    secret: bytes = b""
    commitment: str = ""
    seats: tuple[SeatHolder, ...] = ()
    announcements: tuple[Announcement, ...] = ()
    interaction_id: int | None = None
    terms: bytes = b""


class TableChange(Struct, frozen=True, kw_only=True):
    """All that one confirmed turn, or one click, changes: written together or not at all.

    `expected_seq` and `expected_revision` are those the change was made from (None: whatever drafts were
    written meanwhile). `mark` becomes the table's revision. Entries get the numbers after it. None
    leaves a column as it is; `seats` replaces all seats; `clear_drafts` names seats, and is done before
    `save_drafts`. `kept` replaces what it names; `due_at` is when the table wants to be looked at again by
    itself (None: never; left out: as before). With a `point` the position after the step can be gone back to.
    `endings` are those of all seats, with the step that finishes the game.

    Raises ValueError when the table changes but nothing is logged: two processes could then both
    change it from the same `seq`, and one change would be lost unseen. (A snapshot alone may be
    written again, in a newer layout.)
    """

    table_id: int
    expected_seq: int
    at: int
    expected_revision: int | None = None
    mark: int = field(default_factory=new_mark)
    interaction_id: int | None = None
    entries: tuple[Entry, ...] = ()
    snapshot: bytes | None = None
    state_version: int | None = None
    status: Status | None = None
    language: str | None = None
    host_user: int | None = None
    channel_id: int | None = None
    options: bytes | None = None
    secret: bytes | None = None
    commitment: str | None = None
    shares: str | None = None
    seats: tuple[SeatHolder, ...] | None = None
    clear_drafts: tuple[int, ...] = ()
    save_drafts: tuple[Draft, ...] = ()
    announcements: tuple[Announcement, ...] = ()
    terms: bytes | None = None
    kept: tuple[Kept, ...] = ()
    due_at: int | UnsetType | None = UNSET
    point: bytes | None = None
    endings: tuple[Ending, ...] = ()

    def __post_init__(self) -> None:
        logged = (
            *(self.status, self.language, self.host_user, self.channel_id),
            *(self.options, self.secret, self.commitment, self.terms, self.shares),
        )
        changed = self.seats is not None or any(value is not None for value in logged)
        if changed and not self.entries:
            raise ValueError("a change of a table must add an entry to the log")
        if any(draft.table_id != self.table_id for draft in self.save_drafts):
            raise ValueError("a change saves drafts of its own table only")
        if self.point is not None and self.snapshot is None:
            raise ValueError("a point is a position: it comes with its state")
        if self.endings and self.status != "over":
            raise ValueError("a game that goes on has no results")

    @property
    def seq(self) -> int:
        """The table's `seq` once it is written."""
        return self.expected_seq + len(self.entries)

    @property
    def touches_table(self) -> bool:
        """Whether the table's row changes; one of drafts and announcements leaves it alone."""
        return bool(self.entries) or self.snapshot is not None or self.state_version is not None


class User(Struct, frozen=True):
    """The settings of one user; a user never seen has these defaults.

    `tell` (how to be told), `quiet` (quiet hours) and `zone` (the time zone) are in the caller's words;
    `dm_closed_at` is when a direct message was last refused, None while they get through; `locale` is the
    language Discord was last seen in, remembered with the seats a user holds; `rated`: whether their games
    are to be rated, and others may see how they came off.
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


class UserChange(Struct, frozen=True, kw_only=True):
    """The settings to change; what is left out stays, so two changes at once don't undo each other."""

    language: str | UnsetType | None = UNSET
    confirm: bool | UnsetType = UNSET
    tell: str | UnsetType | None = UNSET
    quiet: str | UnsetType | None = UNSET
    away_until: int | UnsetType | None = UNSET
    dm_closed_at: int | UnsetType | None = UNSET
    locale: str | UnsetType | None = UNSET
    zone: str | UnsetType | None = UNSET
    away_from: int | UnsetType | None = UNSET
    rated: bool | UnsetType = UNSET


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
