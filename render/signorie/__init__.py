"""Signorie's pictures: functions from a view to a canvas, for `render.Pictures`.

The parts: `table` (the page), `header` (title, order, rewards), `dice`, `cities`, `tracks`, `panel` (one
seat), `area` (one seat's board large, with cities and tracks), `changes` (what to highlight), `symbols`.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import render.signorie.symbols  # noqa: F401  (registers the sprites)
from games.core import Seat
from games.signorie import TITLE
from games.signorie.model import moves
from games.signorie.rules.game import Signorie
from render.artist import Artist
from render.kit import Canvas
from render.kit.painting.canvas import MARGIN
from render.signorie.area import area_height, board_height, draw_area, draw_board
from render.signorie.changes import Changes
from render.signorie.places import DETAILS, detail_height, draw_detail, draw_places, has_places, places_height
from render.signorie.sample import positions
from render.signorie.scene import Scene
from render.signorie.table import draw_table, table_height
from render.signorie.theme import THEME
from render.signorie.things import SYMBOLS
from words import Language, Speaker


def table(view: Signorie, recent: Sequence[Any], speaker: Speaker) -> Canvas:
    """The whole table; what the events in `recent` changed is highlighted."""
    scene = Scene(Canvas(THEME, table_height(len(view.boards))), view, speaker, Changes(recent))
    draw_table(scene)
    return scene.canvas


def area(view: Signorie, seat: Seat, speaker: Speaker, candidates: Sequence[tuple[str, Any]] = ()) -> Canvas:
    """A seat's board, large, with the cities and the tracks below; or only these with `candidates`, if men,
    steps or cities are asked for."""
    if has_places(candidates):
        scene = Scene(Canvas(THEME, places_height()), view, speaker, Changes())
        draw_places(scene, seat, candidates)
        return scene.canvas
    scene = Scene(Canvas(THEME, area_height(len(view.cities)) + 2 * MARGIN), view, speaker, Changes())
    draw_area(scene, seat)
    return scene.canvas


def hand(view: Signorie, seat: Seat, speaker: Speaker) -> Canvas:
    """A seat's board alone. Nothing of it is secret, so any view will do."""
    scene = Scene(Canvas(THEME, board_height() + 2 * MARGIN), view, speaker, Changes())
    draw_board(scene, seat, scene.canvas.area)
    return scene.canvas


def detail(view: Signorie, id: str, speaker: Speaker) -> Canvas:
    """The cities, the tracks, or everybody's helpers. KeyError for anything else."""
    scene = Scene(Canvas(THEME, detail_height(id, len(view.cities))), view, speaker, Changes())
    draw_detail(scene, id)
    return scene.canvas


def samples(language: Language) -> Iterator[Canvas]:
    """Pictures of made-up positions with every symbol."""
    for view, recent in positions():
        speaker = Speaker(TITLE, language, tuple("Ludovico" for _ in view.boards), view.options)
        yield table(view, recent, speaker)
        yield area(view, Seat(0), speaker)
        yield hand(view, Seat(0), speaker)
        yield area(view, Seat(0), speaker, (("1", "mi"), ("2", "pol1"), ("3", moves.Step("ini", 1))))
        for name in DETAILS:
            yield detail(view, name, speaker)


ARTIST = Artist(
    THEME,
    table,
    area,
    hand,
    samples,
    details=lambda view: DETAILS,
    detail=detail,
    cover=("shield_medici", "bride", "man", "shield_gonzaga"),
    symbols=SYMBOLS,
)
