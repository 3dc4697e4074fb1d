"""Philadelphia's pictures: functions from a view to a canvas, for `render.Pictures`.

The parts: `table` (the page), `shared` (what stands above the street), `street`, `panel` (one seat), `ads`
(an ad in the columns of `grid`), `end` (the last page), `poster` (an occupation large, and a field of them),
`hand` (a seat's own cards), `cards` (one card large), `scene` (what has changed), `signs` (the sprites).
"""

from collections.abc import Iterator, Sequence
from typing import Any

import render.philadelphia.signs  # noqa: F401  (registers the sprites)
from games.core import Seat
from games.philadelphia import TITLE
from games.philadelphia.model import components as c
from games.philadelphia.rules.game import Philadelphia
from render.artist import Artist
from render.kit import Canvas
from render.philadelphia.cards import card_height, draw_card
from render.philadelphia.end import draw_end, end_height
from render.philadelphia.hand import draw_hand, hand_height, pages, shown
from render.philadelphia.poster import area_height, draw_area
from render.philadelphia.sample import positions
from render.philadelphia.scene import Changes, Scene
from render.philadelphia.table import draw_table, table_height
from render.philadelphia.theme import THEME
from render.philadelphia.things import SYMBOLS
from words import Language, Speaker


def table(view: Philadelphia, recent: Sequence[Any], speaker: Speaker) -> Canvas:
    """The whole table; what the events in `recent` changed is highlighted."""
    height, draw = (end_height, draw_end) if view.over else (table_height, draw_table)
    scene = Scene(Canvas(THEME, height(view)), view, speaker, Changes(recent))
    draw(scene)
    return scene.canvas


def area(view: Philadelphia, seat: Seat, speaker: Speaker, ghosts: Sequence[tuple[str, Any]] = ()) -> Canvas:
    """A seat's field; `ghosts` are labels with the candidate ads."""
    numbers = [(label, str(getattr(ghost, "ad", ghost))) for label, ghost in ghosts]
    scene = Scene(Canvas(THEME, area_height(view, seat)), view, speaker, Changes())
    draw_area(scene, seat, numbers)
    return scene.canvas


def hand(view: Philadelphia, seat: Seat, speaker: Speaker) -> Canvas:
    """A seat's own cards, or the first of them. ValueError if the view is not this seat's."""
    return _page(view, seat, speaker, 0)


def more_hand(view: Philadelphia, seat: Seat, speaker: Speaker) -> list[Canvas]:
    """The rest of a hand that is too large for one picture."""
    return [_page(view, seat, speaker, at) for at in range(1, len(pages(shown(view, seat))))]


def _page(view: Philadelphia, seat: Seat, speaker: Speaker, at: int) -> Canvas:
    scene = Scene(Canvas(THEME, hand_height(view, seat, at)), view, speaker, Changes())
    draw_hand(scene, seat, at)
    return scene.canvas


def card(id: str, speaker: Speaker) -> Canvas | None:
    """An occupation with all its letters, an item or the field card large; None for anything else."""
    height = card_height(id)
    if not height:
        return None
    canvas = Canvas(THEME, height)
    draw_card(canvas, id, speaker)
    return canvas


def samples(language: Language) -> Iterator[Canvas]:
    """Pictures of made-up positions."""
    for view in positions():
        speaker = Speaker(TITLE, language, tuple("Ludovico" for _ in view.agencies))
        yield table(view, (), speaker)
        yield area(view, Seat(0), speaker, [("1", view.agencies[0].field[0].card)])
        yield hand(view, Seat(0), speaker)
    for id in ("cafe-b", "guard", *c.ITEMS, *c.FIELD_CARDS):
        canvas = card(id, speaker)
        if canvas is not None:
            yield canvas


ARTIST = Artist(
    THEME,
    table,
    area,
    hand,
    samples,
    more_hand=more_hand,
    card=card,
    numbers_cards=True,
    cover=("construction", "press", "transport", "leisure"),
    symbols=SYMBOLS,
)
