"""Who speaks of a table in texts for Discord, and what the levels of computer players are."""

from collections.abc import Sequence
from functools import lru_cache

from games.computer import levels_of
from games.core import Options, Title
from games.manager.model.table import Table
from render.icons import ICON_MARKS, SHARED
from words import SEAT_SIGNS, Language, Speaker, say
from words.icon_marks import seat_key

SEAT_MARKS = tuple(SHARED[seat_key(seat)] + sign.shape for seat, sign in enumerate(SEAT_SIGNS))
"""The sign of each seat in texts: the mark of its icon, and what stands there without icons."""


REMEMBERED = 64
"""Maximum number of speakers kept, over all tables. Each remembers the texts of cards that it has told."""


def speaker_at(table: Table, language: Language, names: Sequence[str] | None = None) -> Speaker:
    """Speaks of a table with names in Discord's markdown (`names`: others than the present players'), and
    with the marks of icons."""
    shown = table.marked_names if names is None else names
    return _speaker(table.title, language, tuple(shown), table.options)


@lru_cache(maxsize=REMEMBERED)
def _speaker(title: Title, language: Language, names: tuple[str, ...], options: Options) -> Speaker:
    return Speaker(title, language, names, options, ICON_MARKS.get(title.id, SHARED))


def level_lines(title: Title, language: Language) -> str:
    """A description of each level of a title's computer players."""
    return "\n".join(
        f"**{say(language, f'level-{level}')}**: {say(language, f'level-{level}-desc')}"
        for level in levels_of(title)
    )
