"""What each column of the database holds about a person, and the keys of facts about one.

`/privacy` and the templates deploy/PRIVACY.md and deploy/PRIVACY.ja.md are made from this table
(`python -m scripts.privacy_pages`). How a person is forgotten is in `db.sql.personal`.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, get_args

PersonalKind = Literal[
    "settings", "seats", "moves", "plans", "results", "messages", "studies", "puzzles", "facts", "bans"
]
"""Kinds of personal data, in the order in which they are told. Each has a message `privacy-<kind>`."""

KINDS: Final[tuple[PersonalKind, ...]] = get_args(PersonalKind)

STAYS: Final[tuple[PersonalKind, ...]] = ("bans",)
"""Kinds that stay linked to a person who is forgotten."""

_NOTHING: Final = "nothing"
"""What a column holds that tells nothing about a person."""

_ALL: Mapping[str, Mapping[str, str]] = {
    "tables": {
        "seats": "host_user",
        "moves": "shares",
        _NOTHING: "id guild_id channel_id place_id message_id title language status created_at updated_at "
        "seq posted_seq state_version commitment secret options terms snapshot",
    },
    "seats": {"seats": "user_id name locale", _NOTHING: "table_id seat kind level"},
    "log": {
        "moves": "at interaction_id kind seat user_id cause move outcomes events",
        _NOTHING: "table_id seq mark crc",
    },
    "interactions": {"moves": "id at", _NOTHING: "table_id seq"},
    "marks": {_NOTHING: "table_id mark revision checksum crc"},
    "drafts": {"plans": "seat moves", _NOTHING: "table_id base_seq mark crc"},
    "kept": {"plans": "seat data", _NOTHING: "table_id what crc"},
    "times": {_NOTHING: "table_id due_at"},
    "points": {"plans": "data", _NOTHING: "table_id seq checksum crc"},
    "results": {
        "results": "at user_id place points rated",
        _NOTHING: "table_id seat guild_id title seats computers",
    },
    "outbox": {
        "messages": "target lane payload due_at noted_at",
        _NOTHING: "id table_id kind attempts created_seq last_error dropped_at token leased_by leased_until "
        "crc",
    },
    "posts": {_NOTHING: "table_id note crc"},
    "letters": {"messages": "user_id channel_id message_id", _NOTHING: "table_id"},
    "users": {
        "settings": "user_id language confirm tell quiet zone away_from away_until dm_closed_at rated",
    },
    "tells": {"settings": "user_id tell", _NOTHING: "table_id"},
    "meta": {"facts": "key value"},
    "lines": {
        "studies": "owner source_id source_seq name shared looked_at",
        _NOTHING: "table_id study_id",
    },
    "puzzle_channels": {
        "puzzles": "channel_id title guild_id user_id language zone hour",
        _NOTHING: "due_at",
    },
    "puzzle_answers": {"puzzles": "user_id title day puzzle move answer at"},
    "bans": {"bans": "guild_id user_id since"},
    "open_channels": {_NOTHING: "guild_id channel_id"},
}


def personal_key(what: str, user_id: int, detail: str) -> str:
    """The key in `meta` of a fact about a person: `lesson of 7 in florence`. Every such key is made here, so
    that `keys_about` finds it."""
    return f"{what} of {user_id} {detail}"


def keys_about(user_id: int) -> str:
    """The SQL pattern of all keys of facts about a person."""
    return personal_key("%", user_id, "%")


def _by_column() -> dict[tuple[str, str], PersonalKind | None]:
    """Raises ValueError if a column is listed twice."""
    found: dict[tuple[str, str], PersonalKind | None] = {}
    for table, kinds in _ALL.items():
        for kind, columns in kinds.items():
            for column in columns.split():
                if (table, column) in found:
                    raise ValueError(f"{table}.{column} is listed twice")
                found[table, column] = None if kind == _NOTHING else _kind(kind)
    return found


def _kind(name: str) -> PersonalKind:
    return next(kind for kind in KINDS if kind == name)


COLUMNS: Mapping[tuple[str, str], PersonalKind | None] = MappingProxyType(_by_column())
"""Every column as (table, column), with the kind of personal data in it. None: it tells nothing about a
person."""
