"""The tables of the database: their keys, what their columns hold about a person, what their checksums cover.

`docs/store.md` says what a row of each is, and how columns are called in the code. The columns themselves are
made by the migrations.
"""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

NOTHING = "nothing"
"""What a column holds that tells nothing about a person."""


class StoredTable(Struct, frozen=True):
    """A table of the database. Columns are words of a text.

    - `holds`: the columns of each kind of personal data (`db.personal_data`), and those with `NOTHING`.
    - `beside`: its rows are about a game table, and are deleted with it.
    - `covered`: the columns whose checksum its column `crc` holds, in this order; empty if it has none.
    - `row_name`: a row in a sentence about damage.
    - `joined`: where to read the covered columns, if some belong to another table.
    """

    key: str
    holds: Mapping[str, str]
    beside: bool = False
    covered: str = ""
    row_name: str = ""
    joined: str = ""


TABLES: Mapping[str, StoredTable] = MappingProxyType(
    {
        "tables": StoredTable(
            "id",
            {
                "seats": "host_user",
                "moves": "shares",
                NOTHING: "id guild_id channel_id place_id message_id title language status created_at "
                "updated_at seq posted_seq state_version commitment secret options terms snapshot",
            },
        ),
        "seats": StoredTable(
            "table_id seat",
            {"seats": "user_id name locale", NOTHING: "table_id seat kind level"},
            beside=True,
        ),
        "log": StoredTable(
            "table_id seq",
            {
                "moves": "at interaction_id kind seat user_id cause move outcomes events",
                NOTHING: "table_id seq mark crc",
            },
            beside=True,
            covered="table_id seq at kind seat cause move outcomes events",
            row_name="entry {seq} of the log of table {table_id}",
        ),
        "interactions": StoredTable("id", {"moves": "id at", NOTHING: "table_id seq"}, beside=True),
        "marks": StoredTable(
            "table_id",
            {NOTHING: "table_id mark revision checksum crc"},
            covered="table_id commitment secret options terms shares",
            row_name="what table {table_id} has of options, terms, shares and secret",
            joined="marks JOIN tables ON tables.id = marks.table_id",
        ),
        "drafts": StoredTable(
            "table_id seat",
            {"plans": "seat moves", NOTHING: "table_id base_seq mark crc"},
            beside=True,
            covered="table_id seat base_seq moves mark",
            row_name="the draft of table {table_id}, seat {seat}",
        ),
        "kept": StoredTable(
            "table_id what seat",
            {"plans": "seat data", NOTHING: "table_id what crc"},
            beside=True,
            covered="table_id what seat data",
            row_name="what is kept as {what} at table {table_id}, seat {seat}",
        ),
        "times": StoredTable("table_id", {NOTHING: "table_id due_at"}, beside=True),
        "points": StoredTable(
            "table_id seq",
            {"plans": "data", NOTHING: "table_id seq checksum crc"},
            beside=True,
            covered="table_id seq checksum data",
            row_name="the position after entry {seq} of table {table_id}",
        ),
        # They exist only after the game is finished, and stay.
        "results": StoredTable(
            "table_id seat",
            {
                "results": "at user_id place points rated",
                NOTHING: "table_id seat guild_id title seats computers",
            },
        ),
        "outbox": StoredTable(
            "id",
            {
                "messages": "target lane payload due_at noted_at",
                NOTHING: "id table_id kind attempts created_seq last_error dropped_at token leased_by "
                "leased_until crc",
            },
            beside=True,
            covered="table_id kind target token payload",  # the token is its key before it is written
            row_name="outbox item {id} of table {table_id}",
        ),
        "posts": StoredTable(
            "table_id",
            {NOTHING: "table_id note crc"},
            beside=True,
            covered="table_id note",
            row_name="the note of the post of table {table_id}",
        ),
        "letters": StoredTable(
            "table_id user_id",
            {"messages": "user_id channel_id message_id", NOTHING: "table_id"},
            beside=True,
        ),
        "users": StoredTable(
            "user_id",
            {"settings": "user_id language confirm tell quiet zone away_from away_until dm_closed_at rated"},
        ),
        "tells": StoredTable(
            "table_id user_id", {"settings": "user_id tell", NOTHING: "table_id"}, beside=True
        ),
        "lines": StoredTable(
            "table_id",
            {
                "studies": "owner source_id source_seq name shared looked_at",
                NOTHING: "table_id study_id",
            },
            beside=True,
        ),
        "puzzle_channels": StoredTable(
            "channel_id title",
            {"puzzles": "channel_id title guild_id user_id language zone hour", NOTHING: "due_at"},
        ),
        "puzzle_answers": StoredTable(
            "user_id title day", {"puzzles": "user_id title day puzzle move answer at"}
        ),
        "bans": StoredTable("guild_id user_id", {"bans": "guild_id user_id since"}),
        "open_channels": StoredTable("guild_id channel_id", {NOTHING: "guild_id channel_id"}),
        "meta": StoredTable("key", {"facts": "key value"}),
    }
)
"""All tables by name, parents first."""
