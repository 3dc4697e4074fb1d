"""Warms up the drawing of a title with tables from a game, so that its symbols and words are cached.

The samples of a title contain all its symbols; only a game shows which appear at what size and beside
what."""

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


def game_steps(title: str, language: Language) -> Iterator[Callable[[], None]]:
    """The steps that draw the tables of a random game with the maximum number of players, one by one."""
    one = TITLES[title]
    options = one.options()
    seats = max(one.playable(options))
    game, strips = moments(one, seats, SEED, options), StripCache()
    for _ in range(0, MOVES, EVERY):
        yield partial(_draw, title, language, game, strips)


def _draw(title: str, language: Language, game: Iterator[Moment], strips: StripCache) -> None:
    """Draw the present table unless the game is over, then play on."""
    for moment in islice(game, 1):
        view, names = TITLES[title].view(moment.game, None), (NAME,) * moment.seats
        speaker = Speaker(TITLES[title], language, names, view.options)
        strips.png(ARTISTS[title].table(view, moment.recent, speaker), title)
    for _ in islice(game, EVERY - 1):
        pass
