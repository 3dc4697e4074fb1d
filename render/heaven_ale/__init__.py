"""Heaven & Ale's pictures: functions from a view to a canvas, for `render.Pictures`.

The parts: `table` (the page), `header`, `track` (the ring) and `centre` (inside it), `panel` (one seat),
`garden`, `owned` (spots, cards, barrels), `reference` (tables), `area` and `hand` (one seat's things
large), `changes` (what to highlight), `symbols` (the sprites).
"""

from collections.abc import Iterator, Sequence
from typing import Any

import render.heaven_ale.symbols  # noqa: F401  (registers the sprites)
from games.core import Seat
from games.heaven_ale import TITLE
from games.heaven_ale.rules.game import HeavenAle
from render.artist import Artist
from render.heaven_ale.area import area_height, draw_area, told
from render.heaven_ale.changes import Changes
from render.heaven_ale.hand import draw_hand, hand_height
from render.heaven_ale.sample import positions
from render.heaven_ale.scene import Scene
from render.heaven_ale.table import draw_table, table_height
from render.heaven_ale.theme import THEME
from render.heaven_ale.things import SYMBOLS
from render.kit import Canvas
from words import Language, Speaker


def table(view: HeavenAle, recent: Sequence[Any], speaker: Speaker) -> Canvas:
    """The whole table; what the events in `recent` changed is highlighted."""
    scene = Scene(Canvas(THEME, table_height(len(view.boards))), view, speaker, Changes(recent))
    draw_table(scene)
    return scene.canvas


def area(view: HeavenAle, seat: Seat, speaker: Speaker, candidates: Sequence[tuple[str, Any]] = ()) -> Canvas:
    """A seat's garden. `candidates` are labels with candidates: cells, sets of cells around a shed, spaces of
    the track, or moves that name them. Other values are not shown."""
    height = area_height(view, seat, candidates)
    scene = Scene(Canvas(THEME, height), view, speaker, Changes())
    draw_area(scene, seat, candidates)
    return scene.canvas


def hand(view: HeavenAle, seat: Seat, speaker: Speaker) -> Canvas:
    """A seat's cards and its progress towards each barrel. Nothing of it is secret, so any view will do."""
    scene = Scene(Canvas(THEME, hand_height()), view, speaker, Changes())
    draw_hand(scene, seat)
    return scene.canvas


def samples(language: Language) -> Iterator[Canvas]:
    """Pictures of made-up positions with every tile at every size."""
    for view, recent in positions():
        speaker = Speaker(TITLE, language, tuple("Ludovico" for _ in view.boards))
        yield table(view, recent, speaker)
        yield area(view, Seat(0), speaker)
        yield hand(view, Seat(0), speaker)


def area_told(
    view: HeavenAle, seat: Seat, speaker: Speaker, candidates: Sequence[tuple[str, Any]]
) -> Sequence[str]:
    """The tile that is to be laid and the cells for it, in words."""
    return list(told(view, seat, speaker, candidates))


COVER = ("barrel", "hops_tile", "brewmaster", "hood")

ARTIST = Artist(THEME, table, area, hand, samples, cover=COVER, area_told=area_told, symbols=SYMBOLS)
