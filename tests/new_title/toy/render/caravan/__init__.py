"""Caravan's pictures: functions from a view to a canvas."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import render.caravan.symbols  # noqa: F401  (registers the sprites)
from games.caravan import TITLE
from games.caravan import components as c
from games.caravan.game import Caravan
from games.caravan.moves import Travel
from games.caravan.view import HIDDEN
from games.core import Seat
from games.core.chance import Secret
from games.core.engine import start
from render.artist import Artist, Candidate
from render.caravan.theme import THEME
from render.kit import Box, Canvas, Symbol
from render.kit.painting.canvas import MARGIN
from render.kit.parts.furniture import GAP, awaited_line, counted, ranking
from render.kit.parts.labels import Labels
from render.kit.parts.maps import Window, fan
from render.kit.parts.page import Page
from render.kit.parts.routes import route
from render.kit.parts.scene import Scene
from render.kit.parts.seat_heads import HeadFigure, large_head, seat_head
from words import Language, Speaker

HEAD, MAP, PANEL, TOWN, CART = 110, 560, 150, 44, 40
WORLD = (0.0, 10.0, 80.0, 100.0)

TableScene = Scene[Caravan, Sequence[Any]]


def _at(town: str) -> tuple[float, float]:
    return c.TOWNS[town].x, c.TOWNS[town].y


def _map(
    canvas: Canvas, view: Caravan, box: Box, speaker: Speaker, candidates: Sequence[Candidate] = ()
) -> None:
    """The map with its towns, the carts on them and the numbers of towns that are asked for."""
    canvas.panel(box, "well")
    window = Window.of(WORLD, box.pad(60, 50))
    labels = Labels(canvas, box)
    for a, b in c.ROADS:
        points = window.path([_at(a), _at(b)])
        route(canvas, points, "road", 8, casing="ink")
        labels.avoid_line(points, 12)
    for town in c.TOWNS:
        x, y = window.at(*_at(town))
        canvas.sprite("house", x, y, TOWN)
        labels.keep_clear(Box(x - TOWN // 2, y - TOWN // 2, TOWN, TOWN))
        here = [seat for seat, cart in enumerate(view.carts) if cart.town == town]
        for (cx, cy), seat in zip(fan(x, y - TOWN, len(here), CART), here, strict=True):
            canvas.seat(seat, cx, cy, CART)
            labels.keep_clear(Box(cx - CART // 2, cy - CART // 2, CART, CART))
    for town in c.TOWNS:
        x, y = window.at(*_at(town))
        labels.put(x, y, speaker.card(town), 30, away=TOWN // 2 + 6, always=True)
    for label, value in candidates:
        town = value.town if isinstance(value, Travel) else value
        if town in c.TOWNS:
            x, y = window.at(*_at(town))
            canvas.badge(x, y, label)


def table(view: Caravan, recent: Sequence[Any], speaker: Speaker) -> Canvas:
    """The whole table; what the events in `recent` changed has a halo."""
    page = Page(HEAD, (MAP,), PANEL, len(view.carts))
    canvas = Canvas(THEME, page.height)
    scene = Scene(canvas, view, speaker, recent)
    boxes = page.boxes(canvas.area)
    _head(scene, boxes.head)
    _map(canvas, view, boxes.shared[0], speaker)
    for seat, box in enumerate(boxes.panels):
        _panel(scene, seat, box)
    return canvas


def _head(scene: TableScene, box: Box) -> None:
    scene.canvas.panel(box)
    name, rest = box.pad(18, 8).cols(380, 1, gap=GAP)
    heading = scene.say("head", round=scene.view.round, rounds=c.SETUP.rounds)
    scene.canvas.label(name, heading, 36, smallest=22, bold=True)
    if scene.view.over:
        ranking(scene.canvas, rest, scene.view.scores)
    else:
        awaited_line(scene.canvas, rest, scene.waiting(), scene.speaker.names, scene.say("turn"))


def _panel(scene: TableScene, seat: int, box: Box) -> None:
    """A seat: its coins, where they are shown, and what is on its cart."""
    canvas, cart = scene.canvas, scene.view.carts[seat]
    canvas.panel(box)
    if any(getattr(event, "seat", None) == seat for event in scene.changes):
        canvas.halo(box)
    head, goods = box.pad(14, 8).rows(62, 1, gap=4)
    shown = () if cart.coins == HIDDEN else (HeadFigure("coin", str(cart.coins), 44, 40),)
    seat_head(scene, head, seat, shown, now=seat in scene.waiting())
    for good, cell in zip(c.GOODS, goods.cols(*[1] * len(c.GOODS)), strict=True):
        counted(canvas, good, cell, str(cart.goods.get(good, 0)), 40, 34, gone=good not in cart.goods)


def area(view: Caravan, seat: Seat, speaker: Speaker, candidates: Sequence[Candidate] = ()) -> Canvas:
    """The map large, with the towns that are asked for."""
    canvas = Canvas(THEME, 2 * MARGIN + HEAD + GAP + MAP)
    head, body = canvas.area.rows(HEAD, MAP, gap=GAP)
    large_head(Scene(canvas, view, speaker, ()), head, seat)
    _map(canvas, view, body, speaker, candidates)
    return canvas


def hand(view: Caravan, seat: Seat, speaker: Speaker) -> Canvas:
    """A seat's coins and cart. ValueError for a view that hides them."""
    cart = view.carts[seat]
    if cart.coins == HIDDEN:
        raise ValueError(f"a purse is drawn from the view of its own seat, not of another than {seat}")
    canvas = Canvas(THEME, 2 * MARGIN + HEAD + GAP + PANEL)
    head, body = canvas.area.rows(HEAD, PANEL, gap=GAP)
    large_head(Scene(canvas, view, speaker, ()), head, seat, [HeadFigure("coin", str(cart.coins))])
    for good, cell in zip(c.GOODS, body.cols(*[1] * len(c.GOODS), gap=GAP), strict=True):
        counted(canvas, good, cell, str(cart.goods.get(good, 0)), 90, 70)
    return canvas


def samples(language: Language) -> Iterator[Canvas]:
    """Pictures of a game that has just begun."""
    game = start(TITLE, TITLE.seats[-1], TITLE.options(), Secret(b"sample")).game
    speaker = Speaker(TITLE, language, tuple("Ludovico" for _ in game.carts))
    yield table(TITLE.view(game, None), (), speaker)
    yield area(TITLE.view(game, Seat(0)), Seat(0), speaker, (("1", "cairo"),))
    yield hand(TITLE.view(game, Seat(0)), Seat(0), speaker)


SYMBOLS = {good: Symbol(good) for good in ("spice", "silk", "salt")}
"""The symbol of each thing."""

ARTIST = Artist(THEME, table, area, hand, samples, symbols=SYMBOLS)
