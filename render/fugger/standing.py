"""What stands on the map: merchants with their goods, open deals at their towns, robbers, cubes, plans."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import takewhile
from math import ceil, dist
from typing import NamedTuple

from games.core import Seat
from games.fugger import components as c
from games.fugger.state import OpenDeal
from render.fugger.chart import World, named
from render.fugger.chart import way as road
from render.fugger.regions import middle
from render.fugger.scene import Scene, limit, on_map, rounds_left, sign_of
from render.kit import Box, fonts
from render.kit.labels import Labels
from render.kit.maps import Place, Window
from render.kit.routes import route

PIPS, LEADING = 4, 9
"""Goods in a line below a figure; rows between lines of words."""


class Figure(NamedTuple):
    """The merchants of one house on one space: how many, what they carry together, whether one just came."""

    seat: int
    merchants: int
    goods: Counter[str]
    fresh: bool


class Sizes(NamedTuple):
    """Pixels of a figure, of a good below it, of the words and the sign in tags."""

    figure: int
    pip: int
    words: int
    tag: int
    far: tuple[int, ...]
    """How far from its town the tag of a deal may stand."""


SMALL = Sizes(38, 11, 25, 42, (0, 10, 24, 44, 70, 100, 140, 185, 235))
LARGE = Sizes(48, 14, 30, 52, (0, 14, 34, 60, 90, 130, 170, 220, 280))


def crowds(scene: Scene) -> dict[str, list[Figure]]:
    """The figures on every space, in towns in the order of their line."""
    found: dict[str, dict[int, Figure]] = {}
    for seat, house in enumerate(scene.view.houses):
        for name, one in on_map(house):
            here = found.setdefault(one.space, {})
            before = here.get(seat, Figure(seat, 0, Counter(), False))
            carried = Counter(dict(zip(c.GOODS, one.goods, strict=True)))
            fresh = before.fresh or (seat, name) in scene.changes.moved
            here[seat] = Figure(seat, before.merchants + 1, before.goods + carried, fresh)
    return {space: _in_line(scene, space, list(here.values())) for space, here in found.items()}


def _in_line(scene: Scene, space: str, figures: list[Figure]) -> list[Figure]:
    line = [int(seat) for seat in scene.view.lines.get(space, ())]
    return sorted(figures, key=lambda figure: line.index(figure.seat) if figure.seat in line else len(line))


def stand(scene: Scene, window: Window, world: World, sizes: Sizes, marked: Iterable[str] = ()) -> None:
    """Everything that stands on a map, which has been put down already. Where spaces are `marked`, these
    stay free, and the tags of deals are brief."""
    box = window.box
    labels = named(scene.canvas.theme, world, box.w, box.h, scene.speaker.language).on(scene.canvas, box)
    kept = set(marked)
    for space in kept:
        x, y = window.at(*c.SPACES[space].at)
        labels.keep_clear(Box(x, y, 0, 0).centred(60, 60), 8)
    dangers(scene, window, labels, sizes)
    cubes(scene, window, labels, sizes)
    for space, figures in sorted(crowds(scene).items()):
        if window.shows(*c.SPACES[space].at, 10):
            _crowd(scene, window, labels, space, figures, sizes)
    deals, brief = [*scene.view.open, *scene.view.villas], bool(kept)
    shown = [deal for deal in deals if window.shows(*c.SPACES[c.TRADES[deal.card]].at)]
    # Those at the rim first: they find room outside, and keep their place when others come and go.
    inner = sorted(shown, key=lambda deal: (-_from_middle(box, window, deal), deal.seq))
    tags = [_place(window, labels, deal, sizes, brief) for deal in inner]
    for tag in tags:
        # All leaders lie below all tags.
        _leader(scene, tag)
    for tag in tags:
        _tag(scene, tag, sizes)
    if scene.view.fair:
        _fair(scene, window, labels, sizes)


def _crowd(
    scene: Scene, window: Window, labels: Labels, space: str, figures: Sequence[Figure], sizes: Sizes
) -> None:
    """The houses on one space side by side, the head of the line at the left, several on one strip."""
    canvas, size = scene.canvas, sizes.figure
    x, y = window.at(*c.SPACES[space].at)
    lines = max(ceil(figure.goods.total() / PIPS) for figure in figures)
    wide, tall = len(figures) * (size + 3), size + lines * (sizes.pip + 1)
    strip = Box(x - wide // 2, y - size // 2, wide, tall)
    if len(figures) > 1:
        strip, _ = labels.room(x, y, wide + 10, tall + 8, 11, sizes.far[:4])
        canvas.line([(x, y), _nearest(strip, x, y)], "ink", 5)
        canvas.fill(strip, "ink", size // 2)
        canvas.fill(strip.pad(2), "paper", size // 2)
        strip = strip.pad(5, 4)
    labels.keep_clear(strip.pad(-4), 3)
    for number, figure in enumerate(figures):
        _figure(scene, figure, strip.x + number * (size + 3) + size // 2 + 1, strip.y + size // 2, sizes)


def _figure(scene: Scene, figure: Figure, x: int, y: int, sizes: Sizes) -> None:
    canvas, size = scene.canvas, sizes.figure
    at = canvas.seat(figure.seat, x, y, size)
    if figure.fresh:
        canvas.halo(at.pad(2), size // 2)
    load = [good for good in c.GOODS for _ in range(figure.goods[good])]
    step = sizes.pip + 1
    for line in range(ceil(len(load) / PIPS)):
        here = load[line * PIPS : (line + 1) * PIPS]
        box = Box(x - len(here) * step // 2 - 1, at.bottom + line * step - 1, len(here) * step + 2, step + 1)
        canvas.fill(box, "ink", 3)
        for number, good in enumerate(here):
            canvas.sprite(f"pip_{good}", box.x + 1 + number * step + step // 2, box.cy, sizes.pip)
    if figure.merchants > 1:
        side = round(size * 0.5)
        sign = Box(at.right - side + 6, at.y - 6, side, side)
        canvas.fill(sign.pad(-1), "ink", side // 2 + 1)
        canvas.fill(sign.pad(1), "paper", side // 2)
        words = max(18, round(side * 0.8))
        at = sign.centred(side + 8, fonts.line_height(words))
        canvas.label(at, str(figure.merchants), words, smallest=words, bold=True, align="centre")


class Tag(NamedTuple):
    """A deal at its town: where the town is, where the tag, and what stands on it beside sign and date."""

    deal: OpenDeal
    town: tuple[int, int]
    box: Box
    lots: list[tuple[str, str]]

    @property
    def edge(self) -> str:
        """The colour of its outline."""
        kind = sign_of(self.deal)[0]
        return "supply" if kind == "supply" else "gold_dark" if kind == "villa" else "demand"


def _from_middle(box: Box, window: Window, deal: OpenDeal) -> float:
    """How far the town of a deal lies from the middle of the map."""
    return dist(window.at(*c.SPACES[c.TRADES[deal.card]].at), (box.cx, box.cy))


def _place(window: Window, labels: Labels, deal: OpenDeal, sizes: Sizes, brief: bool) -> Tag:
    """Find room for the tag of a deal: a brief one has but its sign and date."""
    lots = [] if brief else _lots(deal)
    side = max((fonts.width(text, sizes.words, True) for _, text in lots), default=-12 - sizes.words)
    wide = sizes.tag + side + sizes.words + 28
    tall = max(len(lots) * (sizes.words + LEADING), sizes.tag + sizes.words + 6) + 10
    x, y = window.at(*c.SPACES[c.TRADES[deal.card]].at)
    box, _ = labels.room(x, y, wide, tall, 26, sizes.far, 22)
    labels.keep_clear(box.pad(-5), 6)
    labels.keep_line_clear((x, y), _nearest(box, x, y), 9)
    return Tag(deal, (x, y), box, lots)


def _leader(scene: Scene, tag: Tag) -> None:
    """The line that says to which town a tag belongs."""
    way = [tag.town, _nearest(tag.box, *tag.town)]
    scene.canvas.line(way, "paper", 9)
    scene.canvas.line(way, tag.edge, 5)


def _tag(scene: Scene, tag: Tag, sizes: Sizes) -> None:
    """The sign of a deal, in how many rounds, what it takes or brings at which price."""
    canvas, box = scene.canvas, tag.box
    if tag.deal.card in scene.changes.cards:
        canvas.halo(box, 12)
    canvas.panel(box, "paper", tag.edge, 4, 12)
    sign, words = box.pad(8, 5).cols(sizes.tag, 1, gap=6 if tag.lots else 0)
    kind, label = sign_of(tag.deal)
    canvas.sprite(kind, sign.cx, sign.y + sizes.tag // 2 + 1, sizes.tag, label)
    below = Box(sign.x - 4, sign.bottom - sizes.words - 4, sign.w + 8, sizes.words + 4)
    _date(scene, tag.deal, below, sizes.words)
    pitch = sizes.words + LEADING
    top = words.y + (words.h - len(tag.lots) * pitch) // 2
    for number, (good, text) in enumerate(tag.lots):
        line = Box(words.x, top + number * pitch, words.w, pitch)
        canvas.sprite(good, line.x + sizes.words // 2, line.cy, sizes.words + 2)
        rest = Box(line.x + sizes.words + 5, line.y, line.w - sizes.words - 5, line.h)
        canvas.label(rest, text, sizes.words, smallest=sizes.words, bold=True)


def _lots(deal: OpenDeal) -> list[tuple[str, str]]:
    """What a deal is about, as symbols with words."""
    if deal.card in c.VILLAS:
        return [("coin", limit("supply", c.VILLAS[deal.card].least))]
    card = c.OPENED[deal.card]
    return [(lot.good, f"{lot.quantity} {limit(card.kind, lot.limit)}") for lot in card.lots]


def _date(scene: Scene, deal: OpenDeal, box: Box, words: int) -> None:
    """In how many rounds; on the accent when it is now."""
    left = rounds_left(scene.view, deal)
    if left <= 0:
        scene.canvas.sprite("now", box.cx, box.cy, box.h)
        return
    wide = fonts.width(f"+{left}", words, True)
    scene.canvas.label(box.centred(max(box.w, wide), box.h), f"+{left}", words, bold=True, align="centre")


def _fair(scene: Scene, window: Window, labels: Labels, sizes: Sizes) -> None:
    town = c.SPACES[c.FAIRS[scene.view.fair].at].at
    if not window.shows(*town):
        return
    x, y = window.at(*town)
    box, _ = labels.room(x, y, sizes.tag, sizes.tag, 12, sizes.far[:2])
    labels.keep_clear(box)
    scene.canvas.sprite("fair", box.cx, box.cy, sizes.tag)


def dangers(scene: Scene, window: Window, labels: Labels, sizes: Sizes) -> None:
    """Robbers and pirates in the middle of their region, the blockade off Southern Italy."""
    shown = [(c.EVENTS[card].kind, middle(c.EVENTS[card].region)) for card, _ in scene.view.robbers]
    if scene.view.blockade:
        shown.append(("blockade", (862.0, 668.0)))
    size = round(sizes.figure * 1.3)
    for kind, place in shown:
        if window.shows(*place):
            x, y = window.at(*place)
            box, _ = labels.room(x, y, size, size, -size // 2, (0, 20, 40, 60, 90))
            labels.keep_clear(box)
            scene.canvas.sprite(kind, box.cx, box.cy, size)


def cubes(scene: Scene, window: Window, labels: Labels, sizes: Sizes) -> None:
    """Who holds safe conduct or sea escort where: cubes side by side amid their region."""
    size = round(sizes.figure * 0.68)
    for region in c.REGIONS:
        holders = [seat for seat, house in enumerate(scene.view.houses) if region in house.cubes]
        if not holders or not window.shows(*middle(region)):
            continue
        x, y = window.at(*middle(region))
        box, _ = labels.room(x, y, (len(holders) + 1) * size + 8, size + 6, -size // 2, (0, 16, 32, 60, 90))
        labels.keep_clear(box)
        scene.canvas.fill(box, "ink", 7)
        scene.canvas.fill(box.pad(2), "panel", 5)
        scene.canvas.sprite("permit", box.x + size // 2 + 4, box.cy, size)
        for number, seat in enumerate(holders, 1):
            at = scene.canvas.seat(seat, box.x + 5 + number * size + size // 2, box.cy, size - 3)
            if (seat, region) in scene.changes.regions:
                scene.canvas.halo(at, size // 2)


def plans(scene: Scene, window: Window, seat: Seat) -> None:
    """The ways a house has planned, which only its own view knows: each move an arrow."""
    house = scene.view.houses[seat]
    for name, plan in house.orders.routes.items():
        at = house.merchant(name).space
        for leg in plan.legs:
            places: list[Place] = [c.SPACES[at].at] if at else []
            for space in leg:
                places += road(at, space)[1:] if at else []
                at = space
            seen = list(takewhile(lambda place: window.shows(*place, 8), places))
            route(scene.canvas, window.path(seen), "accent", 8, casing="paper", arrow=True)


def _nearest(box: Box, x: int, y: int) -> tuple[int, int]:
    """The point of a box nearest to another."""
    return min(max(x, box.x + 6), box.right - 6), min(max(y, box.y + 6), box.bottom - 6)
