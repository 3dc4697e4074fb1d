"""Studies: what makes a table a line of one."""

import msgspec

from games.computer import Level, levels_of
from games.core import Title
from games.core.decoding import decoded
from games.manager.model.durations import DAY
from games.manager.model.table_settings import TableSettings

MOST_STUDIES = 20
"""Maximum number of studies of one person."""

MOST_LINES = 50
"""Maximum number of lines of one study."""

FORGOTTEN_AFTER = 90 * DAY
"""Milliseconds after the last look at a study after which it is deleted."""

LONGEST_NAME = 60
"""Maximum number of characters of a line's name."""


class StudyTerms(msgspec.Struct, frozen=True):
    """What makes a table a line of a study.

    It begins at the position after entry `entry` of table `source`. `imagined`: that game was running then,
    and what the student could not see is made up. `is_open`: the student sees all hands.
    """

    source: int
    entry: int
    imagined: bool = False
    is_open: bool = False


def load(data: bytes) -> StudyTerms:
    """Read stored terms."""
    return decoded(data, StudyTerms)


def settings_of_study(hints: bool) -> TableSettings:
    """The settings of a line. `hints`: whether its student gets hints and strong computer players."""
    return TableSettings(
        pace="none", rated="no", door="invited", watch="seated", hints="always" if hints else "never"
    )


def study_levels(title: Title, settings: TableSettings) -> tuple[Level, ...]:
    """The levels of computer players that may play in a study: the lowest one where there are no hints."""
    levels = levels_of(title)
    return levels if settings.hints == "always" else levels[:1]
