"""The layout of a map: finds a place for everything, the most important first, so that nothing covers what
matters more. It is cached and doesn't depend on what has changed or on the month."""

from collections.abc import Iterable, Mapping, Sequence
from math import ceil, dist
from typing import NamedTuple

import msgspec

from games.fugger.model import components as c
from games.fugger.model.state import FuggerState, House, OpenDeal
from render.fugger.map.chart import WorldBox, named
from render.fugger.map.names import name_box
from render.fugger.map.regions import SIGNS
from render.fugger.scene import Scene, limit, on_map, sign_of
from render.kit import Box
from render.kit.material import fonts
from render.kit.material.caching import RecentValues
from render.kit.parts.labels import Labels
from render.kit.parts.maps import MapPoint, Window

PIPS, LEADING, UNDER = 4, 9, 8
"""Number of goods in a line below a figure; rows between lines of words; rows by which the first line of
goods lies on the figure."""
BLOCKADE = (846.0, 662.0)
"""Where the blockade of the Mediterranean stands."""
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
    """Pixels of a figure, of a good below it, and of a tag's words and sign; how far a tag and a tray of
    figures may stand from their town; whether tags tell what deals are about."""

    figure: int
    pip: int
    words: int
    tag: int
    far: tuple[int, ...]
    tray: tuple[int, ...]
    told: bool


SMALL = Sizes(40, 13, 25, 44, (0, 5, 11, 18, 26), (0, 6, 14, 24, 36, 50, 66, 84), False)
MEDIUM = SMALL._replace(far=(0, 10, 24, 44, 70, 100, 140, 185, 235), told=True)
"""The sizes on a part of the map that is hardly larger than the whole."""
LARGE = Sizes(48, 15, 30, 52, (0, 14, 34, 60, 90, 130, 170, 220, 280), (0, 14, 34, 60), True)


class Layout(NamedTuple):
    """The positions of robbers, pirates and the blockade, of cubes by region, of figures, deals and the
    fair."""

    dangers: list[tuple[str, Box]]
    cubes: list[tuple[str, Box]]
    crowds: list[Crowd]
    tags: list[Tag]
    fair: Box | None


_layouts: RecentValues[Layout] = RecentValues(KEPT)


def layout(
    scene: Scene,
    window: Window,
    world: WorldBox,
    sizes: Sizes,
    free: Iterable[str] = (),
    covered: Box | None = None,
) -> Layout:
    """The layout of a window. `free` spaces stay so; if there are any, all tags are pins. Nothing goes
    under what is `covered`."""
    view, kept = scene.view, sorted(set(free))
    there = [(house.merchants, house.cubes) for house in view.houses]
    lies = view.open, view.villas, view.robbers, view.blockade, view.fair, view.lines
    things = msgspec.msgpack.encode((there, lies, kept))
    key = world, window.box, scene.speaker.language, sizes, covered, things
    return _layouts.get(key, lambda: _Laying(scene, window, world, sizes, kept, covered).all())


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
        self,
        scene: Scene,
        window: Window,
        world: WorldBox,
        sizes: Sizes,
        free: Sequence[str],
        covered: Box | None,
    ) -> None:
        self.view: FuggerState = scene.view
        self.language = scene.speaker.language
        self.window = window
        self.sizes = sizes
        self.brief = bool(free) or not sizes.told
        box, theme = window.box, scene.canvas.theme
        self.labels: Labels = named(theme, world, box.w, box.h, self.language).on(scene.canvas, box)
        for space in free:
            x, y = window.at(*c.SPACES[space].at)
            self.labels.keep_clear(Box(x, y, 0, 0).centred(60, 60), 8)
        if covered is not None:
            self.labels.keep_clear(covered.pad(-6), 20)

    def all(self) -> Layout:
        """Places everything, the most important first: what has one place only, crowds, then deals."""
        there = sorted(crowds(self.view.houses, self.view.lines).items())
        shown = [one for one in there if self.window.shows(*c.SPACES[one[0]].at, 4)]
        alone = [(space, here[0]) for space, here in shown if len(here) == 1]
        single = {space: self._single(*c.SPACES[space].at, figure) for space, figure in alone}
        fair, dangers = self._fair(), self._dangers()
        figures = [
            single[space] if space in single else self._tray(*c.SPACES[space].at, here)
            for space, here in shown
        ]
        deals = [*self.view.open, *self.view.villas]
        seen = [deal for deal in deals if self.window.shows(*c.SPACES[c.TOWN_OF[deal.card]].at)]
        # The outermost first: they find room outside, and keep their place when others come and go.
        outermost = sorted(seen, key=lambda deal: (-self._from_middle(deal), deal.number))
        tags = [self._tag(deal) for deal in outermost]
        return Layout(dangers, self._cubes(), figures, tags, fair)

    def _dangers(self) -> list[tuple[str, Box]]:
        shown: list[tuple[str, MapPoint]] = [
            (c.EVENTS[card].kind, SIGNS[c.EVENTS[card].region][0]) for card, _ in self.view.robbers
        ]
        if self.view.blockade:
            shown.append(("blockade", BLOCKADE))
        size = round(self.sizes.figure * 1.15)
        return [
            (kind, self._amid(place, size, size, (0, 10, 20, 40, 60)))
            for kind, place in shown
            if self.window.shows(*place)
        ]

    def _cubes(self) -> list[tuple[str, Box]]:
        size = round(self.sizes.figure * 0.66)
        found: list[tuple[str, Box]] = []
        for region in c.REGIONS:
            holders = sum(region in house.cubes for house in self.view.houses)
            place = SIGNS[region][1]
            if holders and self.window.shows(*place):
                wide = (holders + 1) * size + 8
                found.append((region, self._amid(place, wide, size + 6, (0, 10, 20, 36, 60), size)))
        return found

    def _amid(self, place: MapPoint, wide: int, tall: int, further: Sequence[int], size: int = 0) -> Box:
        """Room on a place itself, if it is free."""
        x, y = self.window.at(*place)
        box, _ = self.labels.room(x, y, wide, tall, -(size or tall) // 2, further)
        self.labels.keep_clear(box)
        return box

    def _rows(self, figures: Iterable[MerchantGroup]) -> int:
        """Rows of figures with their goods."""
        lines = max(ceil(sum(figure.goods) / PIPS) for figure in figures)
        return self.sizes.figure + (lines * (self.sizes.pip + 1) - UNDER + 2 if lines else 0)

    def _single(self, column: float, row: float, figure: MerchantGroup) -> Crowd:
        """A figure on its space."""
        size, (left, top, wide, tall) = self.sizes.figure, self.window.box
        x, y = self.window.at(column, row)
        rows = self._rows((figure,))
        strip = Box(
            min(max(x - size // 2, left), left + wide - size),
            min(max(y - size // 2, top), top + tall - rows),
            size + 3,
            rows,
        )
        self.labels.keep_clear(strip.pad(-3), 6)
        return Crowd((figure,), (x, y), strip)

    def _tray(self, column: float, row: float, figures: tuple[MerchantGroup, ...]) -> Crowd:
        """Figures side by side on a tray beside their space."""
        x, y = self.window.at(column, row)
        wide, tall = len(figures) * (self.sizes.figure + 3) + 10, self._rows(figures) + 8
        strip, _ = self.labels.room(x, y, wide, tall, 14, self.sizes.tray, 14)
        self.labels.keep_clear(strip.pad(-3), 4)
        self.labels.keep_line_clear((x, y), nearest(strip, x, y), 3)
        return Crowd(figures, (x, y), strip)

    def _from_middle(self, deal: OpenDeal) -> float:
        """The distance of a deal's town from the middle of the map."""
        box = self.window.box
        return dist(self.window.at(*c.SPACES[c.TOWN_OF[deal.card]].at), (box.cx, box.cy))

    def _tag(self, deal: OpenDeal) -> Tag:
        """A place for the tag of a deal. A brief one is a pin: its sign alone."""
        sizes, lots = self.sizes, () if self.brief else _lots(deal)
        x, y = self.window.at(*c.SPACES[c.TOWN_OF[deal.card]].at)
        if lots:
            side = max(fonts.width(text, sizes.words, bold=True) for _, text in lots)
            wide = sizes.tag + side + sizes.words + 44
            tall = max(len(lots) * (sizes.words + LEADING), sizes.tag + sizes.words + 6) + 10
        else:
            wide, tall = round(sizes.tag * 1.32), sizes.tag + crown(deal, sizes.tag)
        box, _ = self.labels.room(x, y, wide, tall, 26 if lots else 19, sizes.far, 22)
        self.labels.keep_clear(box.pad(-4), 6)
        self.labels.keep_line_clear((x, y), nearest(box, x, y), 6)
        return Tag(deal, (x, y), box, lots)

    def _fair(self) -> Box | None:
        if not self.view.fair:
            return None
        town = c.FAIRS[self.view.fair].at
        at = c.SPACES[town].at
        if not self.window.shows(*at):
            return None
        x, y = self.window.at(*at)
        size = round(self.sizes.tag * 0.86)
        if self.sizes.told:
            box, _ = self.labels.room(x, y, size, size, 12, self.sizes.far[:2])
        else:
            # Both towns of fairs have their names at the left.
            name = name_box(self.window, town, self.language)
            box = Box(name.x - size - 4, name.cy - size // 2 - 2, size, size)
        self.labels.keep_clear(box)
        return box


def _lots(deal: OpenDeal) -> tuple[tuple[str, str], ...]:
    """What a deal is about, as symbols with words."""
    if deal.card in c.VILLAS:
        return (("coin", limit("supply", c.VILLAS[deal.card].least)),)
    card = c.OPENED[deal.card]
    return tuple((lot.good, f"{lot.quantity} {limit(card.kind, lot.limit)}") for lot in card.lots)


def crown(deal: OpenDeal, size: int) -> int:
    """Rows by which the crown of a noble customer stands out above a pin of a size."""
    return round(size * 0.3) if sign_of(deal)[0] == "noble" else 0


def nearest(box: Box, x: int, y: int) -> tuple[int, int]:
    """The point of a box nearest to another."""
    return min(max(x, box.x + 6), box.right - 6), min(max(y, box.y + 6), box.bottom - 6)
