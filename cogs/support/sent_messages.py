"""What is read back from a message of ours: its texts, and the ids of its buttons and menus."""

from collections.abc import Sequence
from typing import Any

from cogs.screens import ids


def posted_up_to(components: Sequence[Any], table_id: int) -> int | None:
    """The entry that a message tells up to, read from its buttons' ids; None if it is no post of this
    table."""
    for id in ids_of(components):
        try:
            found = ids.read(id)
        except ids.BadId:
            continue
        if isinstance(found, ids.UnderPost) and found.table == table_id:
            return found.entry_no
    return None


def contains(components: Sequence[Any], text: str) -> bool:
    """Whether a text of a message contains this."""
    return any(
        text in getattr(component, "content", "") or contains(getattr(component, "children", ()), text)
        for component in components
    )


def ids_of(components: Sequence[Any]) -> list[str]:
    """All ids of buttons and menus in a message, including nested ones."""
    found: list[str] = []
    for component in components:
        id = getattr(component, "custom_id", None)
        if id is not None:
            found.append(id)
        found += ids_of(getattr(component, "children", ()))
    return found
