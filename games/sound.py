"""Whether a stored table can be loaded by this version: for the check of a database."""

import msgspec

from games.table import load_state
from games.titles import TITLES


def unsound(title_id: str, options: bytes, snapshot: bytes, version: int) -> str | None:
    """Why a table of this title can't be loaded, None if it can."""
    title = TITLES.get(title_id)
    if title is None:
        return f"there is no title {title_id!r}"
    try:
        msgspec.msgpack.decode(options, type=title.options)
        if snapshot:
            load_state(title, snapshot, version)
    except (msgspec.DecodeError, LookupError, TypeError, ValueError) as error:
        return f"{type(error).__name__}: {error}"
    return None
