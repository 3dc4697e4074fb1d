"""What goes into the store: new tables, changes and outbox items."""

from msgspec import UNSET, Struct, UnsetType, field

from db.contract.rows import DraftRow, SeatHolder, Status, StoredValue, TableCounts, random_id


class LogEntry(Struct, frozen=True, kw_only=True):
    """An event to be added to a table's log.

    `kind` is 'move', 'start', 'correction', 'join' and so on. `cause` says why an answer came, as the caller
    names it. `outcomes` holds the outcomes of chance. `seat` and `user_id` are None if nobody in particular
    caused it.
    """

    kind: str
    seat: int | None = None
    user_id: int | None = None
    move: bytes = b""
    outcomes: bytes = b""
    events: bytes = b""
    cause: str | None = None


class SeatResult(Struct, frozen=True):
    """A seat's result in the game that a change finishes. `rated`: it counts for its holder's rating."""

    seat: int
    user_id: int | None
    place: int
    points: int
    computers: int
    rated: bool = False


class OutboxItem(Struct, frozen=True, kw_only=True):
    """Something to deliver to a channel or user (`target`), not before `due_at`.

    The items of one `lane` of a table are delivered one after another. By default the lane is the kind and
    the target.
    """

    kind: str
    target: int
    payload: bytes
    due_at: int
    lane: str = ""


class NewLine(Struct, frozen=True, kw_only=True):
    """What makes a new table a line of a study (see `db.contract.rows.LineRow`). `study`: None for the first
    line of a new one. `most_studies` of its owner and `most_lines` of one study there may be."""

    study: int | None
    source: int
    source_entry: int
    most_studies: int
    most_lines: int
    name: str = ""


class NewTable(Struct, frozen=True, kw_only=True):
    """A table to be created, with `entry_no` 0 and an empty log.

    `place_id` is the channel it counts for: for a thread the channel of the thread (None: its own). `most`:
    create it only if fewer tables exist. `line`: what makes it a line of its host's study.
    """

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
    outbox_items: tuple[OutboxItem, ...] = ()
    interaction_id: int | None = None
    settings: bytes = b""
    place_id: int | None = None
    most: TableCounts | None = None
    line: NewLine | None = None


class TableChange(Struct, frozen=True, kw_only=True):
    """Everything that one confirmed turn or one click changes, written together or not at all.

    `expected_entry_no` and `expected_write_id` are those the change was made from (None: regardless of drafts
    written since). `write_id` becomes the table's. Entries get the next numbers.

    None leaves a column as it is. `seats` replaces all seats. `clear_drafts` names seats, and happens before
    `save_drafts`. `kept` replaces the values it names. `due_at` is when the table is due next (None: never;
    omitted: as before). With a `point`, the table can go back to the position after the change. `endings`:
    the results of all seats, in the change that finishes the game or ends it as it stands. `place_id` goes
    with `channel_id`: the channel that the table then counts for (None: `channel_id` itself). `most`: write
    it only if fewer than `most.channel` tables count for that place.

    Raises ValueError if the table changes but nothing is logged: two processes could then both change it from
    the same `entry_no`, and one change would be lost unnoticed. (A snapshot alone may be rewritten in a newer
    layout.)
    """

    table_id: int
    expected_entry_no: int
    at: int
    expected_write_id: int | None = None
    write_id: int = field(default_factory=random_id)
    interaction_id: int | None = None
    entries: tuple[LogEntry, ...] = ()
    snapshot: bytes | None = None
    state_version: int | None = None
    status: Status | None = None
    language: str | None = None
    host_user: int | None = None
    channel_id: int | None = None
    place_id: int | None = None
    options: bytes | None = None
    secret: bytes | None = None
    commitment: str | None = None
    shares: str | None = None
    seats: tuple[SeatHolder, ...] | None = None
    clear_drafts: tuple[int, ...] = ()
    save_drafts: tuple[DraftRow, ...] = ()
    outbox_items: tuple[OutboxItem, ...] = ()
    settings: bytes | None = None
    kept: tuple[StoredValue, ...] = ()
    due_at: int | UnsetType | None = UNSET
    point: bytes | None = None
    endings: tuple[SeatResult, ...] = ()
    most: TableCounts | None = None

    def __post_init__(self) -> None:
        logged = (
            *(self.status, self.language, self.host_user, self.channel_id),
            *(self.options, self.secret, self.commitment, self.settings, self.shares),
        )
        changed = self.seats is not None or any(value is not None for value in logged)
        if changed and not self.entries:
            raise ValueError("a change of a table must add an entry to the log")
        if any(draft.table_id != self.table_id for draft in self.save_drafts):
            raise ValueError("a change saves drafts of its own table only")
        if self.point is not None and self.snapshot is None:
            raise ValueError("a point is a position: it comes with its state")
        if self.endings and self.status not in ("over", "cancelled"):
            raise ValueError("a game that goes on has no results")

    @property
    def entry_no(self) -> int:
        """The table's `entry_no` after the write."""
        return self.expected_entry_no + len(self.entries)

    @property
    def place(self) -> int | None:
        """The channel that the table counts for from now on; None: unchanged."""
        return self.channel_id if self.place_id is None else self.place_id

    @property
    def touches_table(self) -> bool:
        """Whether the table's row changes. Drafts and outbox items don't change it."""
        return bool(self.entries) or self.snapshot is not None or self.state_version is not None


class UserChange(Struct, frozen=True, kw_only=True):
    """The settings to change. Omitted ones stay, so that two simultaneous changes don't undo each other."""

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
