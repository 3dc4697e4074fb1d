"""What each column of the database holds about a person, and the keys of facts about one.

`/privacy` and the templates deploy/PRIVACY.md and deploy/PRIVACY.ja.md are made from it
(`python -m scripts.privacy_pages`). How a person is forgotten is in `db.sql.personal`.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, get_args

from db.tables import NOTHING, TABLES

PersonalKind = Literal[
    "settings", "seats", "moves", "plans", "results", "messages", "studies", "puzzles", "facts", "bans"
]
"""Kinds of personal data, in the order in which they are told. Each has a message `privacy-<kind>`."""

KINDS: Final[tuple[PersonalKind, ...]] = get_args(PersonalKind)

STAYS: Final[tuple[PersonalKind, ...]] = ("bans",)
"""Kinds that stay linked to a person who is forgotten."""


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
    for table, described in TABLES.items():
        for kind, columns in described.holds.items():
            for column in columns.split():
                if (table, column) in found:
                    raise ValueError(f"{table}.{column} is listed twice")
                found[table, column] = None if kind == NOTHING else _kind(kind)
    return found


def _kind(name: str) -> PersonalKind:
    return next(kind for kind in KINDS if kind == name)


COLUMNS: Mapping[tuple[str, str], PersonalKind | None] = MappingProxyType(_by_column())
"""Every column as (table, column), with the kind of personal data in it. None: it tells nothing about a
person."""
