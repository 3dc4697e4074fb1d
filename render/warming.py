"""Getting ready to draw a title: tables as they come in a game, whose symbols and words are then known.

The samples of a title show what there is; which of it stands at what size beside what, only a game shows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice

from games.titles import TITLES
from render.kit import StripCache
from render.moments import Moment, moments
from render.titles import ARTISTS
from words import Language, Speaker

SEED = 11
MOVES, EVERY = 96, 8
NAME = "Ludovico"


def played(title: str, language: Language) -> Iterator[Callable[[], None]]:
    """Draw tables of a game played at random, with as many as can play, one by one."""
    one = TITLES[title]
    options = one.options()
    seats = max(count for count in one.seats if one.why_not_start(count, options) is None)
    game, strips = moments(one, seats, SEED, options), StripCache()
    for _ in range(0, MOVES, EVERY):
        yield partial(_draw, title, language, game, strips)


def _draw(title: str, language: Language, game: Iterator[Moment], strips: StripCache) -> None:
    """The table as it stands, if the game is not over yet; then play on."""
    for moment in islice(game, 1):
        view, names = TITLES[title].view(moment.game, None), (NAME,) * moment.seats
        speaker = Speaker(TITLES[title], language, names, view.options)
        strips.png(ARTISTS[title].table(view, moment.recent, speaker), title)
    for _ in islice(game, EVERY - 1):
        pass
