"""The layout of a map: finds a place for everything, the most important first, so that nothing covers what
matters more. It is cached and doesn't depend on what has changed or on the month."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import ceil, dist
from typing import NamedTuple

import msgspec

from games.fugger.model import components as c
from games.fugger.model.state import FuggerState, House, OpenDeal
from render.fugger.map.chart import WorldBox, named
from render.fugger.map.regions import middle
from render.fugger.map.scene import Scene, limit, on_map, sign_of
from render.kit import Box
from render.kit.material import fonts
from render.kit.material.caching import RecentValues
from render.kit.parts.labels import Labels
from render.kit.parts.maps import MapPoint, Window

PIPS, LEADING = 4, 9
"""Number of goods in a line below a figure; rows between lines of words."""
KEPT = 64
"""Maximum number of cached layouts: the maps of an evening's tables, and some that were looked at."""


class MerchantGroup(NamedTuple):
    """The merchants of one house on one space: their names, and their goods added up, by GOODS."""

    seat: int
    merchants: tuple[str, ...]
    goods: tuple[int, ...]


class Crowd(NamedTuple):
    """All figures on a space, the head of its line first; the position of the space and of the figures."""

    figures: tuple[MerchantGroup, ...]
    at: tuple[int, int]
    strip: Box


class Tag(NamedTuple):
    """A deal at its town: the position of the town and of the tag, and the tag's contents besides sign and
    date."""

    deal: OpenDeal
    town: tuple[int, int]
    box: Box
    lots: tuple[tuple[str, str], ...]

    @property
    def edge(self) -> str:
        """The colour of its outline."""
        kind = sign_of(self.deal)[0]
        return "supply" if kind == "supply" else "gold_dark" if kind == "villa" else "demand"


class Sizes(NamedTuple):
    """Pixels of a figure, of a good below it, and of a tag's words and sign."""

    figure: int
    pip: int
    words: int
    tag: int
    far: tuple[int, ...]
    """Maximum distance of a deal's tag from its town."""


SMALL = Sizes(38, 11, 25, 42, (0, 10, 24, 44, 70, 100, 140, 185, 235))
LARGE = Sizes(48, 14, 30, 52, (0, 14, 34, 60, 90, 130, 170, 220, 280))


class Layout(NamedTuple):
    """The positions of robbers, pirates and the blockade, of cubes by region, of figures, deals and the
    fair."""

    dangers: list[tuple[str, Box]]
    cubes: list[tuple[str, Box]]
    crowds: list[Crowd]
    tags: list[Tag]
    fair: Box | None


_layouts: RecentValues[Layout] = RecentValues(KEPT)


def layout(scene: Scene, window: Window, world: WorldBox, sizes: Sizes, marked: Iterable[str] = ()) -> Layout:
    """The layout of a window. `marked` spaces stay free; if there are any, the tags are brief."""
    view, kept = scene.view, sorted(set(marked))
    there = [(house.merchants, house.cubes) for house in view.houses]
    lies = view.open, view.villas, view.robbers, view.blockade, view.fair, view.lines
    key = world, window.box, scene.speaker.language, sizes.figure, msgspec.msgpack.encode((there, lies, kept))
    return _layouts.get(key, lambda: _Laying(scene, window, world, sizes, kept).all())


def crowds(
    houses: Sequence[House], lines: Mapping[str, Sequence[int]]
) -> dict[str, tuple[MerchantGroup, ...]]:
    """The figures on every space, in towns in the order of their line."""
    found: dict[str, dict[int, MerchantGroup]] = {}
    for seat, house in enumerate(houses):
        for name, one in on_map(house):
            here = found.setdefault(one.space, {})
            _, names, goods = here.get(seat, MerchantGroup(seat, (), (0,) * len(c.GOODS)))
            together = tuple(a + b for a, b in zip(goods, one.goods, strict=True))
            here[seat] = MerchantGroup(seat, (*names, name), together)
    return {space: _in_line(lines.get(space, ()), here) for space, here in found.items()}


def _in_line(line: Sequence[int], figures: dict[int, MerchantGroup]) -> tuple[MerchantGroup, ...]:
    order = {int(seat): number for number, seat in enumerate(line)}
    return tuple(sorted(figures.values(), key=lambda figure: order.get(figure.seat, len(order))))


class _Laying:
    """Finds places one after the other. A place once taken stays taken."""

    def __init__(
        self, scene: Scene, window: Window, world: WorldBox, sizes: Sizes, marked: Sequence[str]
    ) -> None:
        self.view: FuggerState = scene.view
        self.window = window
        self.sizes = sizes
        self.brief = bool(marked)
        box, theme = window.box, scene.canvas.theme
        self.labels: Labels = named(theme, world, box.w, box.h, scene.speaker.language).on(scene.canvas, box)
        for space in marked:
            x, y = window.at(*c.SPACES[space].at)
            self.labels.keep_clear(Box(x, y, 0, 0).centred(60, 60), 8)

    def all(self) -> Layout:
        """Places everything, the most important first."""
        dangers, cubes = self._dangers(), self._cubes()
        there = sorted(crowds(self.view.houses, self.view.lines).items())
        figures = [
            self._crowd(*c.SPACES[space].at, here)
            for space, here in there
            if self.window.shows(*c.SPACES[space].at, 10)
        ]
        deals = [*self.view.open, *self.view.villas]
        shown = [deal for deal in deals if self.window.shows(*c.SPACES[c.TRADES[deal.card]].at)]
        # The outermost first: they find room outside, and keep their place when others come and go.
        inner = sorted(shown, key=lambda deal: (-self._from_middle(deal), deal.seq))
        return Layout(dangers, cubes, figures, [self._tag(deal) for deal in inner], self._fair())

    def _dangers(self) -> list[tuple[str, Box]]:
        shown: list[tuple[str, MapPoint]] = [
            (c.EVENTS[card].kind, middle(c.EVENTS[card].region)) for card, _ in self.view.robbers
        ]
        if self.view.blockade:
            shown.append(("blockade", (862.0, 668.0)))
        size = round(self.sizes.figure * 1.3)
        return [
            (kind, self._amid(place, size, size, (0, 20, 40, 60, 90)))
            for kind, place in shown
            if self.window.shows(*place)
        ]

    def _cubes(self) -> list[tuple[str, Box]]:
        size = round(self.sizes.figure * 0.68)
        found: list[tuple[str, Box]] = []
        for region in c.REGIONS:
            holders = sum(region in house.cubes for house in self.view.houses)
            if holders and self.window.shows(*middle(region)):
                wide = (holders + 1) * size + 8
                found.append((region, self._amid(middle(region), wide, size + 6, (0, 16, 32, 60, 90), size)))
        return found

    def _amid(self, place: MapPoint, wide: int, tall: int, further: Sequence[int], size: int = 0) -> Box:
        """Room on a place itself, if it is free."""
        x, y = self.window.at(*place)
        box, _ = self.labels.room(x, y, wide, tall, -(size or tall) // 2, further)
        self.labels.keep_clear(box)
        return box

    def _crowd(self, column: float, row: float, figures: tuple[MerchantGroup, ...]) -> Crowd:
        """Figures side by side: a single one on its space, several beside it."""
        x, y = self.window.at(column, row)
        size, pip = self.sizes.figure, self.sizes.pip
        lines = max(ceil(sum(figure.goods) / PIPS) for figure in figures)
        wide, tall = len(figures) * (size + 3), size + lines * (pip + 1)
        strip = taken = Box(x - wide // 2, y - size // 2, wide, tall)
        if len(figures) > 1:
            strip, _ = self.labels.room(x, y, wide + 10, tall + 8, 11, self.sizes.far[:4])
            taken = strip.pad(5, 4)
        self.labels.keep_clear(taken.pad(-4), 3)
        return Crowd(figures, (x, y), strip)

    def _from_middle(self, deal: OpenDeal) -> float:
        """How far the town of a deal lies from the middle of the map."""
        box = self.window.box
        return dist(self.window.at(*c.SPACES[c.TRADES[deal.card]].at), (box.cx, box.cy))

    def _tag(self, deal: OpenDeal) -> Tag:
        """A place for the tag of a deal. A brief tag has only its sign and date."""
        sizes, lots = self.sizes, () if self.brief else _lots(deal)
        side = max((fonts.width(text, sizes.words, True) for _, text in lots), default=-12 - sizes.words)
        wide = sizes.tag + side + sizes.words + 28
        tall = max(len(lots) * (sizes.words + LEADING), sizes.tag + sizes.words + 6) + 10
        x, y = self.window.at(*c.SPACES[c.TRADES[deal.card]].at)
        box, _ = self.labels.room(x, y, wide, tall, 26, sizes.far, 22)
        self.labels.keep_clear(box.pad(-5), 6)
        self.labels.keep_line_clear((x, y), nearest(box, x, y), 9)
        return Tag(deal, (x, y), box, lots)

    def _fair(self) -> Box | None:
        if not self.view.fair:
            return None
        town = c.SPACES[c.FAIRS[self.view.fair].at].at
        if not self.window.shows(*town):
            return None
        box, _ = self.labels.room(
            *self.window.at(*town), self.sizes.tag, self.sizes.tag, 12, self.sizes.far[:2]
        )
        return box


def _lots(deal: OpenDeal) -> tuple[tuple[str, str], ...]:
    """What a deal is about, as symbols with words."""
    if deal.card in c.VILLAS:
        return (("coin", limit("supply", c.VILLAS[deal.card].least)),)
    card = c.OPENED[deal.card]
    return tuple((lot.good, f"{lot.quantity} {limit(card.kind, lot.limit)}") for lot in card.lots)


def nearest(box: Box, x: int, y: int) -> tuple[int, int]:
    """The point of a box nearest to another."""
    return min(max(x, box.x + 6), box.right - 6), min(max(y, box.y + 6), box.bottom - 6)
