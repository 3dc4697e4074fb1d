"""What stands on the map: merchants with their goods, open deals at their towns, robbers, cubes, plans."""

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import takewhile
from math import ceil

from games.core import Seat
from games.fugger.model import components as c
from games.fugger.model.state import OpenDeal
from games.fugger.rules.travel.routes import routes_of
from render.fugger.map.chart import WorldBox
from render.fugger.map.chart import way as road
from render.fugger.map.layout import (
    LEADING,
    PIPS,
    UNDER,
    Crowd,
    MerchantGroup,
    Sizes,
    Tag,
    crown,
    layout,
    nearest,
)
from render.fugger.scene import Scene, rounds_left, sign_of
from render.kit import Box
from render.kit.material import fonts
from render.kit.parts.maps import MapPoint, Window
from render.kit.parts.routes import route


def stand(
    scene: Scene,
    window: Window,
    world: WorldBox,
    sizes: Sizes,
    free: Iterable[str] = (),
    covered: Box | None = None,
) -> None:
    """All that stands on a map, already laid out; see `layout`."""
    there = layout(scene, window, world, sizes, free, covered)
    for kind, box in there.dangers:
        scene.canvas.sprite(kind, box.cx, box.cy, box.h)
    _cubes(scene, there.cubes, window.box, sizes)
    ways = [(tag.town, tag.box, tag.edge) for tag in there.tags]
    # All leaders lie below all figures and tags.
    scene.group("leaders", window.box, ways, lambda: _leaders(scene, there.tags))
    for crowd in there.crowds:
        _crowd(scene, crowd, sizes)
    for tag in there.tags:
        new, left = tag.deal.card in scene.changes.cards, rounds_left(scene.view, tag.deal)
        reads = tag.deal.card, tag.deal.colour, tag.lots, new, left
        scene.group("tag", tag.box, reads, partial(_tag, scene, tag, new, sizes))
    if there.fair is not None:
        scene.canvas.sprite("fair", there.fair.cx, there.fair.cy, there.fair.h)


def _cubes(scene: Scene, found: Sequence[tuple[str, Box]], box: Box, sizes: Sizes) -> None:
    """Holders of safe conduct or sea escort: cubes side by side in the middle of their region."""
    if found:
        held, new = [house.cubes for house in scene.view.houses], sorted(scene.changes.regions)
        scene.group("cubes", box, (found, held, new), lambda: _all_cubes(scene, found, sizes))


def _all_cubes(scene: Scene, found: Sequence[tuple[str, Box]], sizes: Sizes) -> None:
    size = round(sizes.figure * 0.66)
    for region, box in found:
        scene.canvas.fill(box, "edge", 7)
        scene.canvas.fill(box.pad(2), "panel", 5)
        scene.canvas.sprite("permit", box.x + size // 2 + 4, box.cy, size)
        holders = [seat for seat, house in enumerate(scene.view.houses) if region in house.cubes]
        for number, seat in enumerate(holders, 1):
            at = scene.canvas.seat(seat, box.x + 5 + number * size + size // 2, box.cy, size - 3)
            if (seat, region) in scene.changes.regions:
                scene.canvas.highlight(at, size // 2)


def _crowd(scene: Scene, crowd: Crowd, sizes: Sizes) -> None:
    """The houses on one space side by side, the head of the line at the left, several on one strip."""
    moved = scene.changes.moved
    fresh = [any((figure.seat, name) in moved for name in figure.merchants) for figure in crowd.figures]
    reads = crowd.figures, crowd.at, fresh
    scene.group("crowd", crowd.strip, reads, lambda: _figures(scene, crowd, fresh, sizes))


def _figures(scene: Scene, crowd: Crowd, fresh: Sequence[bool], sizes: Sizes) -> None:
    canvas, size, strip = scene.canvas, sizes.figure, crowd.strip
    if len(crowd.figures) > 1:
        canvas.line([crowd.at, nearest(strip, *crowd.at)], "ink", 5)
        canvas.sprite("disc", *crowd.at, 14, colours=("ink", "ink"))
        canvas.fill(strip, "ink", size // 2)
        canvas.fill(strip.pad(2), "paper", size // 2)
        strip = strip.pad(5, 4)
    x, y = strip.x + size // 2 + 1, strip.y + size // 2
    for number, figure in enumerate(crowd.figures):
        _figure(scene, figure, fresh[number], x + number * (size + 3), y, sizes)


def _figure(scene: Scene, figure: MerchantGroup, fresh: bool, x: int, y: int, sizes: Sizes) -> None:
    canvas, size = scene.canvas, sizes.figure
    at = canvas.seat(figure.seat, x, y, size)
    if fresh:
        canvas.highlight(at.pad(2), size // 2)
    load = [good for good, count in zip(c.GOODS, figure.goods, strict=True) for _ in range(count)]
    step, top = sizes.pip + 1, at.bottom - UNDER
    for line in range(ceil(len(load) / PIPS)):
        here = load[line * PIPS : (line + 1) * PIPS]
        box = Box(x - len(here) * step // 2 - 1, top + line * step, len(here) * step + 2, step + 2)
        canvas.fill(box, "ink", 4)
        for number, good in enumerate(here):
            canvas.sprite(f"pip_{good}", box.x + 1 + number * step + step // 2, box.cy, sizes.pip)
    if len(figure.merchants) > 1:
        side = round(size * 0.5)
        sign = Box(at.right - side + 6, at.y - 6, side, side)
        canvas.fill(sign.pad(-1), "ink", side // 2 + 1)
        canvas.fill(sign.pad(1), "paper", side // 2)
        words = max(18, round(side * 0.8))
        at = sign.centred(side + 8, fonts.line_height(words))
        canvas.label(at, str(len(figure.merchants)), words, smallest=words, bold=True, align="centre")


def _leaders(scene: Scene, tags: Sequence[Tag]) -> None:
    """The lines that say to which towns tags belong."""
    for tag in tags:
        way = [tag.town, nearest(tag.box, *tag.town)]
        scene.canvas.line(way, "paper", 9)
        scene.canvas.line(way, tag.edge, 5)


def pin(scene: Scene, deal: OpenDeal, cx: int, cy: int, size: int) -> Box:
    """The sign of a deal around a point, its plate `size` high: a crown on that of a noble customer, a
    mark on an urgent one."""
    kind, label = sign_of(deal)
    up = crown(deal, size)
    at = scene.canvas.sprite(kind, cx, cy - up // 2, size + up, label)
    card = c.OPENED.get(deal.card)
    if card is not None and card.urgent:
        scene.canvas.sprite("urgent", at.right - 4, at.y + 3, round(size * 0.5))
    return Box(at.x, at.y + up, at.w, size)


def _tag(scene: Scene, tag: Tag, new: bool, sizes: Sizes) -> None:
    """A pin; on a large map with how many rounds are left, what the deal takes or brings at which price."""
    canvas, box = scene.canvas, tag.box
    if new:
        canvas.highlight(box, 12)
    if not tag.lots:
        pin(scene, tag.deal, box.cx, box.bottom - sizes.tag // 2, sizes.tag)
        return
    canvas.panel(box, "paper", tag.edge, 4, 12)
    wide = round(sizes.tag * 1.32)
    sign, words = box.pad(8, 5).cols(wide, 1, gap=6)
    pin(scene, tag.deal, sign.cx, sign.y + sizes.tag // 2 + 3, sizes.tag - 4)
    below = Box(sign.x - 4, sign.bottom - sizes.words - 4, sign.w + 8, sizes.words + 4)
    _date(scene, tag.deal, below, sizes.words)
    pitch = sizes.words + LEADING
    top = words.y + (words.h - len(tag.lots) * pitch) // 2
    for number, (good, text) in enumerate(tag.lots):
        line = Box(words.x, top + number * pitch, words.w, pitch)
        canvas.sprite(good, line.x + sizes.words // 2, line.cy, sizes.words + 2)
        rest = Box(line.x + sizes.words + 5, line.y, line.w - sizes.words - 5, line.h)
        canvas.label(rest, text, sizes.words, smallest=sizes.words, bold=True)


def _date(scene: Scene, deal: OpenDeal, box: Box, words: int) -> None:
    """In how many rounds; on the accent when it is now."""
    left = rounds_left(scene.view, deal)
    if left <= 0:
        scene.canvas.sprite("now", box.cx, box.cy, box.h)
        return
    wide = fonts.width(f"+{left}", words, bold=True)
    scene.canvas.label(box.centred(max(box.w, wide), box.h), f"+{left}", words, bold=True, align="centre")


def plans(scene: Scene, window: Window, seat: Seat) -> None:
    """The routes a house has planned, which only its own view contains: each move is an arrow."""
    house = scene.view.houses[seat]
    for name, plan in routes_of(scene.view, seat).items():
        at = house.merchant(name).space
        for leg in plan.legs:
            places: list[MapPoint] = [c.SPACES[at].at] if at else []
            for space in leg:
                places += road(at, space)[1:] if at else []
                at = space
            seen = list(takewhile(lambda place: window.shows(*place, 8), places))
            route(scene.canvas, window.path(seen), "accent", 8, casing="paper", arrow=True)
