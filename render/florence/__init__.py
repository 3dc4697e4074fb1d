"""Florence's pictures: functions from a view to a canvas, for `render.Pictures`.

The parts: `table` (the page), `shared` (its upper half), `panel` (one seat), `board` (a principality),
`area` and `hand` (one seat's things large), `changes` (what to highlight), `symbols` (the sprites).
"""

from collections.abc import Iterator, Sequence
from typing import Any

import render.florence.symbols  # noqa: F401  (registers the sprites)
from games.core import Seat
from games.florence import TITLE
from games.florence.rules.game import Florence
from render.artist import Artist
from render.florence.area import area_height, draw_area
from render.florence.changes import Changes
from render.florence.hand import draw_hand, hand_height, sections
from render.florence.principality.placing import draw_placing, places, placing_height, told
from render.florence.sample import candidates, positions, shapes
from render.florence.scene import Scene
from render.florence.table import draw_table, table_height
from render.florence.theme import THEME
from render.florence.things import SYMBOLS
from render.kit import Canvas
from words import Language, Speaker


def table(view: Florence, recent: Sequence[Any], speaker: Speaker) -> Canvas:
    """The whole table; what the events in `recent` changed is highlighted."""
    height = table_height(len(view.houses), view.characters is not None)
    scene = Scene(Canvas(THEME, height), view, speaker, Changes(recent))
    draw_table(scene)
    return scene.canvas


def area(view: Florence, seat: Seat, speaker: Speaker, candidates: Sequence[tuple[str, Any]] = ()) -> Canvas:
    """A seat's principality; `candidates` are labels with candidate places: cells, or moves that name
    them."""
    found = places(view, candidates)
    height = placing_height(len(found)) if found else area_height(view, seat)
    scene = Scene(Canvas(THEME, height), view, speaker, Changes())
    if found:
        draw_placing(scene, seat, found)
    else:
        draw_area(scene, seat)
    return scene.canvas


def area_told(
    view: Florence, seat: Seat, speaker: Speaker, candidates: Sequence[tuple[str, Any]]
) -> Sequence[str]:
    """The candidate places in words."""
    found = places(view, candidates)
    scene = Scene(Canvas(THEME, 0), view, speaker, Changes())
    return list(told(scene, seat, found)) if found else ()


def hand(view: Florence, seat: Seat, speaker: Speaker) -> Canvas:
    """A seat's own cards. ValueError if the view is not this seat's."""
    shown = sections(view, seat)
    scene = Scene(Canvas(THEME, hand_height(view, seat, shown)), view, speaker, Changes())
    draw_hand(scene, seat, shown)
    return scene.canvas


def samples(language: Language) -> Iterator[Canvas]:
    """Pictures of made-up positions, and every shape a tile can have at a table."""
    for view in positions():
        speaker = Speaker(TITLE, language, tuple("Ludovico" for _ in view.houses))
        yield table(view, (), speaker)
        yield area(view, Seat(0), speaker)
        yield hand(view, Seat(0), speaker)
        yield area(view, Seat(0), speaker, candidates())
    yield shapes(THEME)


ARTIST = Artist(
    THEME,
    table,
    area,
    hand,
    samples,
    shows_first=True,
    numbers_cards=True,
    cover=("palazzo", "opera", "jester", "prestige"),
    area_told=area_told,
    symbols=SYMBOLS,
)
