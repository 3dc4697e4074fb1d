"""Skeleton's pictures: functions from a view to a canvas."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import render.skeleton.symbols  # noqa: F401  (registers the sprites)
from games.core import FACE_DOWN, Seat
from games.core.chance import Secret
from games.core.engine import start
from games.skeleton import TITLE
from games.skeleton import components as c
from games.skeleton.game import Skeleton
from render.artist import Artist
from render.kit import Box, Canvas
from render.kit.painting.canvas import MARGIN
from render.kit.parts.furniture import GAP, arrange, awaited_line, counted, ranking
from render.kit.parts.page import Page
from render.kit.parts.scene import Scene
from render.kit.parts.seat_heads import PointSymbols, large_head, seat_head
from render.skeleton.theme import THEME
from words import Language, Speaker

HEAD, PILE, PANEL, CARD = 110, 300, 150, 220

TableScene = Scene[Skeleton, Sequence[Any]]

POINTS = PointSymbols("stone")


def table(view: Skeleton, recent: Sequence[Any], speaker: Speaker) -> Canvas:
    """The whole table; what the events in `recent` changed is highlighted."""
    page = Page(HEAD, (PILE,), PANEL, len(view.hands))
    canvas = Canvas(THEME, page.height)
    scene = Scene(canvas, view, speaker, recent)
    boxes = page.boxes(canvas.area)
    _head(scene, boxes.head)
    _pile(scene, boxes.shared[0])
    for seat, box in enumerate(boxes.panels):
        _panel(scene, seat, box)
    return canvas


def _head(scene: TableScene, box: Box) -> None:
    """The title and who is awaited, or the result."""
    scene.canvas.panel(box)
    name, rest = box.pad(18, 8).cols(320, 1, gap=GAP)
    scene.canvas.label(name, scene.speaker.say("title-name"), 40, smallest=24, bold=True)
    if scene.view.over:
        ranking(scene.canvas, rest, scene.view.scores)
    else:
        awaited_line(scene.canvas, rest, scene.awaited(), scene.speaker.names, scene.say("turn"))


def _pile(scene: TableScene, box: Box) -> None:
    """The stones that are left, one by one, and the cards that were played."""
    canvas, view = scene.canvas, scene.view
    canvas.panel(box, "well")
    stones, cards = box.pad(18, 12).rows(1, 56, gap=8)
    size, middles = arrange(stones, max(view.stones_left, 1), 90)
    for x, y in middles[: view.stones_left]:
        canvas.sprite("stone", x, y, size - 6)
    played = ", ".join(scene.speaker.thing(card) for card in view.played)
    canvas.label(cards, f"{view.stones_left}   {played}", 34, smallest=18, bold=True)


def _panel(scene: TableScene, seat: int, box: Box) -> None:
    """A seat: its stones, and its cards from behind."""
    canvas, view = scene.canvas, scene.view
    canvas.panel(box)
    if any(getattr(event, "seat", None) == seat for event in scene.changes):
        canvas.highlight(box)
    head, cards = box.pad(14, 8).rows(62, 1, gap=4)
    seat_head(scene, head, seat, now=seat in scene.awaited(), symbols=POINTS)
    counted(canvas, "card_back", cards, str(len(view.hands[seat])), 44, 34)


def area(view: Skeleton, seat: Seat, speaker: Speaker, candidates: Sequence[tuple[str, Any]] = ()) -> Canvas:
    """A seat's things large; there are no places here that could be asked for."""
    canvas = Canvas(THEME, 2 * MARGIN + HEAD + GAP + PILE)
    head, body = canvas.area.rows(HEAD, PILE, gap=GAP)
    large_head(Scene(canvas, view, speaker, ()), head, seat, symbols=POINTS)
    canvas.panel(body, "well")
    size, middles = arrange(body.pad(18, 12), max(view.stones[seat], 1), 90)
    for x, y in middles[: view.stones[seat]]:
        canvas.sprite("stone", x, y, size - 6)
    return canvas


def hand(view: Skeleton, seat: Seat, speaker: Speaker) -> Canvas:
    """A seat's own cards. ValueError for the view of another."""
    cards = view.hands[seat]
    if FACE_DOWN in cards:
        raise ValueError(f"a hand is drawn from the view of its own seat, not of another than {seat}")
    canvas = Canvas(THEME, 2 * MARGIN + HEAD + GAP + CARD)
    head, body = canvas.area.rows(HEAD, CARD, gap=GAP)
    large_head(Scene(canvas, view, speaker, ()), head, seat, symbols=POINTS)
    for card, box in zip(cards, body.cols(*[1] * c.SETUP.hand, gap=GAP), strict=False):
        canvas.panel(box, "paper")
        counted(canvas, "stone", box.pad(24, 20), str(c.CARDS[card].stones), 110, 90)
    return canvas


def samples(language: Language) -> Iterator[Canvas]:
    """Pictures of a game that has just begun."""
    game = start(TITLE, TITLE.seats[-1], TITLE.options(), Secret(b"sample")).game
    speaker = Speaker(TITLE, language, tuple("Ludovico" for _ in game.hands))
    yield table(TITLE.view(game, None), (), speaker)
    yield area(TITLE.view(game, Seat(0)), Seat(0), speaker)
    yield hand(TITLE.view(game, Seat(0)), Seat(0), speaker)


ARTIST = Artist(THEME, table, area, hand, samples)
