"""Views in, pictures out: one module per title on the shared kit in `render.kit`.

>>> pictures = Pictures()
>>> pictures.table(7, TITLE, TITLE.view(game, None), events, ("葵", "Ben", "Chie"), "ja")[:4]
b'\\x89PNG'
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import islice
from typing import Any

from games.core import Event, PointsBySource, Seat, Title
from render.cover import cover
from render.kit import StripCache
from render.kit.material.caching import give_back
from render.kit.painting.canvas import ENDLESS
from render.kit.painting.png import QUICK
from render.legend import legend, meanings
from render.results import chances, result
from render.titles import ARTISTS
from render.warming import game_steps
from words import Language, Speaker
from words.fitting import ALT_LIMIT, cut

__all__ = ["Pictures"]


PHONE = 2000
"""Maximum number of rows of a table's picture; a phone shows it 570 points high."""

WARMED = 4
"""Maximum number of samples of a title drawn to warm up: its table, an area, a hand, an area with places."""


PRIVATE = 8 * 1024 * 1024
"""Bytes of strips of areas and hands that are kept."""

NO_NUMBERS: Mapping[str, str] = {}


class Pictures:
    """Draws tables, areas and hands as PNG files. Made once per process and used from one worker thread.

    A picture depends only on its arguments: the same arguments give the same bytes. Earlier drawings are
    cached, which saves time and changes nothing else. Raises KeyError for a title without pictures."""

    def __init__(self) -> None:
        self.strips = StripCache()
        self.private = StripCache(PRIVATE, QUICK)
        """Of areas and hands, which one person sees for a moment."""

    def warm(self, title: str, language: Language) -> None:
        """Draw something of a title in a language, so that the first real picture is as fast as later
        ones. Sprites and letters stay cached, pictures don't."""
        for one in self.warming(title, language):
            one()

    def warming(self, title: str, language: Language) -> Iterator[Callable[[], None]]:
        """The same as a generator of short steps, so that real pictures can be drawn in between."""
        for number in range(WARMED):
            yield partial(_warm, title, language, number)
        yield from game_steps(title, language)
        yield give_back

    def table(
        self,
        table_id: int,
        title: Title,
        view: Any,
        recent: Sequence[Event],
        names: Sequence[str],
        language: Language,
    ) -> bytes:
        """The whole table in one picture."""
        (picture,) = self.tables(table_id, title, view, recent, names, language, most=ENDLESS)
        return picture

    def tables(
        self,
        table_id: int,
        title: Title,
        view: Any,
        recent: Sequence[Event],
        names: Sequence[str],
        language: Language,
        most: int = PHONE,
    ) -> tuple[bytes, ...]:
        """The whole table. What the public events in `recent` changed is highlighted. Several pictures if one
        would have more than `most` rows; by default as many as a phone shows.

        `names` are by seat. `table_id` only selects the previous picture to reuse; it isn't shown."""
        canvas = ARTISTS[title.id].table(view, recent, Speaker(title, language, names, view.options))
        return self.strips.pngs(canvas, (table_id, language), canvas.cuts(most))

    def area(
        self,
        title: Title,
        view: Any,
        seat: Seat,
        names: Sequence[str],
        language: Language,
        candidates: Sequence[tuple[str, Any]] = (),
    ) -> bytes:
        """One seat's area large; `candidates` are candidate answers (cells) with their labels."""
        canvas = ARTISTS[title.id].area(view, seat, Speaker(title, language, names, view.options), candidates)
        return self.private.png(canvas, ("area", title.id, seat, tuple(names), language))

    def area_alt(
        self,
        title: Title,
        view: Any,
        seat: Seat,
        names: Sequence[str],
        language: Language,
        candidates: Sequence[tuple[str, Any]] = (),
    ) -> str:
        """The alt text of `area`."""
        speaker = Speaker(title, language, names, view.options)
        first = speaker.say("alt-area", name=names[seat])
        told = ARTISTS[title.id].area_told(view, seat, speaker, candidates)
        return cut([first, *told], ALT_LIMIT, speaker.say("alt-more"))

    def hand(
        self,
        title: Title,
        view: Any,
        seat: Seat,
        names: Sequence[str],
        language: Language,
        numbers: Mapping[str, str] = NO_NUMBERS,
    ) -> bytes:
        """A seat's own cards, from its own view, with the numbers of cards that are asked for. ValueError if
        they are face down in it."""
        canvas = ARTISTS[title.id].hand(view, seat, Speaker(title, language, names, view.options))
        canvas.number(numbers)
        return self.private.png(canvas, ("hand", title.id, seat, tuple(names), language))

    def hands(
        self,
        title: Title,
        view: Any,
        seat: Seat,
        names: Sequence[str],
        language: Language,
        numbers: Mapping[str, str] = NO_NUMBERS,
    ) -> tuple[bytes, ...]:
        """All pictures of a seat's own cards: `hand`, and further ones if they don't fit into one."""
        more = ARTISTS[title.id].more_hand(view, seat, Speaker(title, language, names, view.options))
        for canvas in more:
            canvas.number(numbers)
        first = self.hand(title, view, seat, names, language, numbers)
        return (first, *(self.private.png(canvas) for canvas in more))

    def card(self, title: Title, options: Any, players: int, id: str, language: Language) -> bytes | None:
        """One thing of the game's box, large; None if it has no picture."""
        canvas = ARTISTS[title.id].card(id, Speaker(title, language, ("",) * players, options))
        return None if canvas is None else self.strips.png(canvas)

    def details(self, title: Title, view: Any) -> Sequence[str]:
        """The ids of what can be shown large besides tables, areas and hands: regions, cards."""
        return ARTISTS[title.id].details(view)

    def detail(self, title: Title, view: Any, id: str, names: Sequence[str], language: Language) -> bytes:
        """One of `details`. Raises KeyError for another id."""
        return self.strips.png(
            ARTISTS[title.id].detail(view, id, Speaker(title, language, names, view.options))
        )

    def result(
        self, title: Title, outcome: PointsBySource, names: Sequence[str], language: Language
    ) -> bytes:
        """The result of a finished game: places, points by source, standings turn by turn."""
        speaker = Speaker(title, language, names)
        return self.strips.png(result(ARTISTS[title.id].theme, outcome, speaker))

    def chances(
        self, title: Title, course: PointsBySource, names: Sequence[str], language: Language
    ) -> bytes:
        """The chances to win, turn by turn."""
        speaker = Speaker(title, language, names)
        return self.strips.png(chances(ARTISTS[title.id].theme, course, speaker))

    def cover(self, title: Title) -> bytes:
        """Four symbols of a title, for a list of games. The same bytes each time."""
        return _cover(title.id)

    def legend(
        self, title: Title, options: Any, players: int, language: Language
    ) -> tuple[bytes, dict[str, str]] | None:
        """The meaning of the symbols at a table with these options, as a picture and in words; None if the
        title explains none."""
        speaker = Speaker(title, language, ("",) * players, options)
        words = meanings(speaker, players)
        return (self.strips.png(legend(ARTISTS[title.id].theme, words)), words) if words else None


@cache
def _cover(title: str) -> bytes:
    return StripCache().png(cover(ARTISTS[title]))


def _warm(title: str, language: Language, number: int) -> None:
    for canvas in islice(ARTISTS[title].samples(language), number, number + 1):
        StripCache().png(canvas)
