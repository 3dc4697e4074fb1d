"""Writes answers that are places of the board, for menus with a picture beside them (rules 13)."""

from games.core import Note, note
from games.signorie.model import components as c
from games.signorie.model.tracks import MAN


def parts(field: str, value: object) -> tuple[Note | str, ...]:
    """A man or a piece by its track and slot, a city by its name; other fields aren't places."""
    if field in ("piece", "man") and value in MAN:
        career, slot = MAN[str(value)]
        return note("part", place=career), str(slot)
    if field == "piece" and value == c.INITIATIVE:
        return (note("part", place=c.INITIATIVE),)
    if field == "city" and isinstance(value, str):
        return (note("part", place=value),)
    return ()
