"""The errors that the store raises."""

from db.contract.rows import HandledInteraction


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


class StaleVersion(StoreError):
    """The change was made from an older version of the table: load it again. Nothing was written."""

    def __init__(self, table_id: int, expected_entry_no: int, current_entry_no: int) -> None:
        if current_entry_no == expected_entry_no:
            said = f"table {table_id} is still at {current_entry_no}, but a draft has changed since"
        else:
            said = f"table {table_id} is at {current_entry_no}, the change was made from {expected_entry_no}"
        super().__init__(said)
        self.table_id = table_id
        self.expected_entry_no = expected_entry_no
        self.current_entry_no = current_entry_no


class AlreadyDone(StoreError):
    """The interaction was handled before. `remembered` says at which table and when."""

    def __init__(self, remembered: HandledInteraction) -> None:
        super().__init__(f"interaction {remembered.interaction_id} has been dealt with already")
        self.remembered = remembered


class ChannelTaken(StoreError):
    """The channel already has an unfinished table. Nothing was written."""

    def __init__(self, channel_id: int, table_id: int) -> None:
        super().__init__(f"channel {channel_id} has the live table {table_id}")
        self.channel_id = channel_id
        self.table_id = table_id


class NoRoom(StoreError):
    """The maximum number of tables of this kind (a field of `TableCounts`, `studies` or `lines`) is reached.

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
