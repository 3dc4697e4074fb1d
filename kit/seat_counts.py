"""Numbers of players with which a title can be played."""

from games.core import Title
from kit.title_options import options_for


def fewest(title: Title) -> list[int]:
    """Minimum numbers of seats: with the default options, and with a variant for fewer if it has one."""
    by_default = min(title.playable())
    return sorted({by_default, next(n for n in title.seats if can_start(title, n))})


def seats_near(title: Title, wanted: int = 4) -> int:
    """The number of players of a title that is nearest to this one."""
    return min(title.seats, key=lambda seats: abs(seats - wanted))


def can_start(title: Title, seats: int) -> bool:
    """Whether a game with this number of seats can start, with a variant of the title if needed."""
    return title.why_not_start(seats, options_for(title, seats)) is None
