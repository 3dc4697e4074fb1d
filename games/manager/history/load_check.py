"""Checks of a database: whether this version can load a stored table, and whether its state follows from its
log."""

from collections.abc import Sequence

from db import LoadedTable, Logged
from games.core.decoding import decoded
from games.manager.history.positions import CANT_REPLAY
from games.manager.history.replay import replayed
from games.manager.model.stored_table import Unloadable, load_state, table_of
from games.titles import TITLES


def why_unloadable(loaded: LoadedTable) -> str | None:
    """Why the bot can't load a table; None if it can."""
    try:
        table_of(loaded, TITLES)
    except Unloadable as error:
        return error.why
    return None


def other_end(loaded: LoadedTable, log: Sequence[Logged]) -> str | None:
    """The end to which a table's log leads under the present rules, if it differs from the stored state; None
    if it is the same."""
    row = loaded.table
    title = TITLES.get(row.title)
    if title is None or not row.snapshot:
        return None
    try:
        options = decoded(row.options, title.options)
        game = replayed(title, len(loaded.seats), options, log)
        same = title.save(game) == title.save(load_state(title, row.snapshot, row.state_version))
    except CANT_REPLAY as error:
        return f"its log can't be played again by today's rules ({type(error).__name__}: {error})"
    return None if same else "its log leads to another end by today's rules"
