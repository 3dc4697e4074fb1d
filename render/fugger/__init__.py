"""The pictures of Fugger, Welser, Medici: functions from a view to a canvas, for `render.Pictures`.

The parts: `table` (the page), `calendar`, `cards` (open deals, fair, events), `houses` (one seat), and the
`map`: `coasts` and `regions` (the ground), `chart` (all that never changes), `layout` (where what stands on
it has room), `standing` (what stands there). `area` draws one house large, `details` a region or a card;
`changes` says what to highlight, `symbols` has the sprites.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import render.fugger.symbols  # noqa: F401  (registers the sprites)
from games.core import Seat
from games.fugger import TITLE
from games.fugger.model import components as c
from games.fugger.rules.game import Fugger
from render.artist import Artist, Candidate
from render.fugger.area import area_height, draw_area
from render.fugger.changes import Changes
from render.fugger.details import WHOLE, details, draw_detail, height
from render.fugger.sample import positions
from render.fugger.scene import Scene
from render.fugger.table import draw_table, page_height
from render.fugger.theme import THEME
from render.fugger.things import SYMBOLS
from render.kit import Canvas
from words import Language, Speaker


def table(view: Fugger, recent: Sequence[Any], speaker: Speaker) -> Canvas:
    """The whole table; what the events in `recent` changed is highlighted."""
    scene = Scene(Canvas(THEME, page_height(view)), view, speaker, Changes(recent))
    draw_table(scene)
    return scene.canvas


def area(view: Fugger, seat: Seat, speaker: Speaker, candidates: Sequence[Candidate] = ()) -> Canvas:
    """A seat's house with the part of the map where it works. `candidates` are labels with spaces, paths
    (tuples of spaces), or moves that name them. Other values are not shown."""
    scene = Scene(Canvas(THEME, area_height(view, seat)), view, speaker, Changes())
    draw_area(scene, seat, candidates)
    return scene.canvas


def hand(view: Fugger, seat: Seat, speaker: Speaker) -> Canvas:
    """A seat's house with its planned routes, which only its own view contains."""
    return area(view, seat, speaker)


def detail(view: Fugger, id: str, speaker: Speaker) -> Canvas:
    """The map, a region of it, or a card large. KeyError for anything else."""
    scene = Scene(Canvas(THEME, height(id, speaker)), view, speaker, Changes())
    draw_detail(scene, id)
    return scene.canvas


def samples(language: Language) -> Iterator[Canvas]:
    """Pictures of made-up positions."""
    for view, recent in positions():
        speaker = Speaker(TITLE, language, tuple("Ludovico" for _ in view.houses))
        yield table(view, recent, speaker)
        yield area(view, Seat(0), speaker)
        # Regions are drawn on demand: a map is slow to draw and large.
        yield detail(view, view.open[0].card, speaker)
        yield area(view, Seat(0), speaker, [(str(number), home) for number, home in enumerate(c.HOMES, 1)])


ARTIST = Artist(
    THEME,
    table,
    area,
    hand,
    samples,
    cover=("fair", "cloth", "spice", "bond"),
    details=details,
    detail=detail,
    regions=(WHOLE, *c.REGIONS),
    symbols=SYMBOLS,
)
