"""One house large: the part of the map where it is at work, what it has where, its nobility, its plans."""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

from games.core import Seat
from games.fugger.model import components as c
from games.fugger.model import moves
from games.fugger.model.orders import HomeAhead
from games.fugger.model.state import FuggerState
from games.fugger.rules.travel.routes import RouteAhead, routes_of
from render.artist import Candidate
from render.fugger.dealings import bids, bids_height
from render.fugger.houses import SYMBOLS, meter, store
from render.fugger.map.chart import EUROPE, LARGE, WorldBox, chart, named
from render.fugger.map.chart import way as road
from render.fugger.map.layout import LARGE as LARGE_SIZES
from render.fugger.map.layout import MEDIUM, Sizes
from render.fugger.map.standing import plans, stand
from render.fugger.scene import Scene, kept, on_map
from render.fugger.things import RESULTS
from render.kit import Box
from render.kit.material.box import Pixel
from render.kit.painting.canvas import MARGIN, badge_box
from render.kit.parts.furniture import GAP, counted
from render.kit.parts.maps import MapPoint, Window
from render.kit.parts.routes import beside, route
from render.kit.parts.seat_heads import HeadFigure, large_head

HEAD, MAP, STORES, NOBLE = 92, 760, 152, 168
"""Heights of these parts, in rows."""
AROUND = 64.0
"""The margin of the world that is shown around the things that matter."""
GRID = 20
"""Windows begin and end at multiples of this, so that cached maps can be reused."""
MOST = 2.4
"""Maximum pixels per unit of the world."""

BADGE = 30
"""The size of the labels of candidates."""
ASIDE = ((0, 0), (-14, 0), (14, 0), (0, -14), (0, 14))
"""Offsets of such a label from its space, the best first."""


class MapCandidates:
    """The candidates the map can show: labels of spaces and of whole paths. Others are left out."""

    def __init__(self, candidates: Sequence[Candidate]) -> None:
        self.spaces: dict[str, list[str]] = {}
        self.ways: list[tuple[str, tuple[str, ...]]] = []
        for label, value in candidates:
            match value:
                case moves.Go(goal=space) | RouteAhead(goal=space):
                    self.spaces.setdefault(space, []).append(label)
                case moves.ChooseHome(home=space) | HomeAhead(home=space):
                    self.spaces.setdefault(space, []).append(label)
                case str() if value in c.SPACES:
                    self.spaces.setdefault(value, []).append(label)
                case tuple() if value and all(space in c.SPACES for space in value):
                    self.ways.append((label, value))

    def all_spaces(self) -> list[str]:
        """All spaces that have to be seen."""
        return [*self.spaces, *(space for _, way in self.ways for space in way)]


def area_height(view: FuggerState, seat: Seat) -> int:
    """Rows of the picture."""
    noble = NOBLE + GAP if view.options.noble else 0
    ahead = bids_height(view, seat)
    return 2 * MARGIN + HEAD + MAP + STORES + 2 * GAP + noble + (ahead + GAP if ahead else 0)


def draw_area(scene: Scene, seat: Seat, candidates: Sequence[Candidate]) -> None:
    """Draw a seat's house on a canvas `area_height` high."""
    house, found = scene.view.houses[seat], MapCandidates(candidates)
    noble, ahead = scene.view.options.noble, bids_height(scene.view, seat)
    head, land, stores, *rest = scene.canvas.area.rows(
        HEAD, MAP, STORES, *([NOBLE] if noble else []), *([ahead] if ahead else []), gap=GAP
    )
    figures = [HeadFigure("coin", str(house.florins))]
    if scene.view.options.noble:
        figures.append(HeadFigure("crown", "✓" if house.noble else str(house.meter)))
    large_head(scene, head, seat, figures, symbols=SYMBOLS)
    stands = [c.SPACES[one.space].at for _, one in on_map(house)]
    planned = [
        c.SPACES[space].at
        for plan in routes_of(scene.view, seat).values()
        for leg in plan.legs
        for space in leg
    ]
    places = [c.SPACES[space].at for space in found.all_spaces()]
    places = (
        [*places, *(place for place in stands if _near(place, places))] if places else [*stands, *planned]
    )
    world = around(places or [c.SPACES[home].at for home in c.HOMES], land)
    window = framed_map(scene, land, world, lambda window: plans(scene, window, seat), found.all_spaces())
    names = named(scene.canvas.theme, world, window.box.w, window.box.h, scene.speaker.language)
    _candidates(scene, window, found, names.on(scene.canvas, window.box).names)
    for place, cell in zip(c.PLACES, stores.cols(*[1] * len(c.PLACES), gap=GAP), strict=True):
        store(scene, seat, place, cell, large=True)
    if noble:
        _noble(scene, seat, rest[0])
    if ahead:
        bids(scene, seat, rest[-1])


def _near(place: MapPoint, places: Sequence[MapPoint]) -> bool:
    """Whether a merchant stands where the candidates are. Other merchants would only make the map smaller."""
    x, y = place
    return any(abs(x - u) + abs(y - v) < 4 * AROUND for u, v in places)


def around(places: Sequence[MapPoint], box: Box) -> WorldBox:
    """The stretch of the world around places that fills a box."""
    window = Window.around(places, box, AROUND, most=MOST)
    wide, tall = box.w / window.scale, box.h / window.scale
    whole = Window.of(EUROPE, box)
    if window.scale <= whole.scale:
        return EUROPE
    left = min(max(window.left, EUROPE[0] - 20), EUROPE[2] + 20 - wide)
    top = min(max(window.top, EUROPE[1] - 20), EUROPE[3] + 20 - tall)
    corners = (left, top, left + wide, top + tall)
    return tuple(float(round(corner / GRID) * GRID) for corner in corners)  # type: ignore[return-value]


def sizes_of(scale: float) -> Sizes:
    """The size of figures at a scale."""
    return LARGE_SIZES if scale >= LARGE else MEDIUM


def framed_map(
    scene: Scene,
    box: Box,
    world: WorldBox,
    below: Callable[[Window], None] = lambda window: None,
    free: Iterable[str] = (),
) -> Window:
    """A stretch of the map in a frame, with everything on it. `below` draws what lies under the figures. Tags
    of deals keep off `free` spaces."""
    inside = box.pad(3)
    window = chart(scene.canvas, inside, world, scene.speaker.language, scene.view.month.sea_closed)
    below(window)
    stand(scene, window, world, sizes_of(window.scale), free)
    scene.canvas.ring(box, "ink", 3, 0)
    return window


def _candidates(scene: Scene, window: Window, found: MapCandidates, names: Sequence[Box]) -> None:
    """Paths as parallel arrows, each with its label half way; labels on single spaces, off the names."""
    canvas = scene.canvas
    for number, (label, spaces) in enumerate(found.ways):
        steps = [place for one, other in pairwise(spaces) for place in road(one, other)]
        pixels = window.path(steps or [c.SPACES[spaces[0]].at])
        shifted = beside(pixels, (number - (len(found.ways) - 1) / 2) * 14)
        route(canvas, shifted, "accent", 8, casing="paper", arrow=True)
        canvas.badge(*shifted[len(shifted) // 2], label, BADGE)
    for space, labels in found.spaces.items():
        x, y = window.at(*c.SPACES[space].at)
        words = " ".join(labels[:3])
        canvas.badge(*_beside_names(x, y, words, names), words, BADGE)


def _beside_names(x: int, y: int, words: str, names: Sequence[Box]) -> Pixel:
    """Where a label of a space covers least of the names: on the space, or else a little aside."""
    places = [(x + right, y + down) for right, down in ASIDE]

    def covered(place: Pixel) -> int:
        box = badge_box(*place, words, BADGE).pad(-2)
        return sum(box.common(name).pixels for name in names)

    free = next((place for place in places if not covered(place)), None)
    return free or min(places, key=covered)


def _noble(scene: Scene, seat: Seat, box: Box) -> None:
    """Nobility with what favours bring at its place; bonds, villas, cards kept; safe conducts by region."""
    canvas, house = scene.canvas, scene.view.houses[seat]
    canvas.panel(box)
    above, below, last = box.pad(18, 10).rows(40, 1, 40, gap=6)
    bar, owned = above.cols(1, 420, gap=20)
    meter(scene, seat, bar.centred(bar.w, 30))
    x = counted(canvas, "bond", Box(owned.x, owned.y, 110, owned.h), str(house.bonds), 40, 36).right + 18
    for name in (*["villa"] * len(house.villas), *kept(house)):
        x = canvas.sprite(name, x + 22, owned.cy, 42).right + 6
    dice = c.band(house.meter).dice
    for roll, (result, cell) in enumerate(zip(dice, below.cols(*[1] * len(dice), gap=6), strict=True), 2):
        canvas.fill(cell, "well", 8)
        figure, sign = cell.cols(1, 40, gap=2)
        canvas.label(figure, str(roll), 26, bold=True, align="centre")
        canvas.sprite(RESULTS[result], sign.x + 16, sign.cy, 36)
    words = ", ".join(scene.say(f"region-{region}") for region in house.cubes)
    at = canvas.sprite("permit", last.x + 18, last.cy, 36)
    canvas.label(
        Box(at.right + 10, last.y, last.right - at.right - 10, last.h), words or "–", 26, smallest=18
    )
