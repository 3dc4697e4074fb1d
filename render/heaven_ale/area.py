"""One garden, large: cells by name, sheds, markers, spots, cards, prices, and candidate places."""

from collections.abc import Iterator, Sequence

import msgspec

from games.heaven_ale.model import components as c
from games.heaven_ale.model import moves
from games.heaven_ale.model.garden import RING
from games.heaven_ale.model.state import PlayerBoard
from games.heaven_ale.rules.game import HeavenAle
from games.heaven_ale.rules.market import Market, price_in_shade
from games.heaven_ale.rules.shed import Shed, enclosed_by, ring_sum
from games.heaven_ale.text.position import placed_cards
from render.artist import Candidate
from render.heaven_ale import garden
from render.heaven_ale.board import track
from render.heaven_ale.board.centre import centre
from render.heaven_ale.board.reference import gains
from render.heaven_ale.garden import Garden
from render.heaven_ale.owned import barrels, hand_cards, pairs
from render.heaven_ale.panel import markers
from render.heaven_ale.scene import Scene, tile_sprite
from render.kit import Box
from render.kit.painting.canvas import MARGIN
from render.kit.parts.furniture import GAP, counted, thumb
from render.kit.parts.seat_heads import HeadFigure, large_head
from words import Speaker, join

RADIUS, PAD = 58, 14
"""Pixels: the radius of a cell, and the room around the garden."""
HEAD, OWNED, FOOT, PRICES, CARDS = 92, 96, 116, 104, 96
"""Heights of these parts, in rows."""
BODY = garden.tall(RADIUS) + 2 * PAD
SMALL, PER_LINE = 27, 6
"""The radius of a cell in a thumbnail, and the thumbnails of a line."""
THUMB = 5 * SMALL + 62


class Candidates:
    """Candidate labels by where they belong: cells, sets of cells, spaces of the track. Other candidates
    have no place in the picture."""

    def __init__(self, candidates: Sequence[Candidate]) -> None:
        self.cells: list[tuple[str, str, str]] = []
        self.sets: list[tuple[str, tuple[str, ...]]] = []
        self.spaces: dict[str, list[str]] = {}
        for label, value in candidates:
            match value:
                case moves.Buy(tile=tile, cell=cell):
                    self.cells.append((label, cell, tile))
                case moves.MoveTo(space=space):
                    self.spaces.setdefault(space, []).append(label)
                case moves.UseShed(cells=cells):
                    self.sets.append((label, cells))
                case tuple():
                    self.sets.append((label, value))
                case str() if value in c.CELLS:
                    self.cells.append((label, value, ""))
                case str() if value in c.INDEX:
                    self.spaces.setdefault(value, []).append(label)

    @property
    def tile(self) -> str:
        """The tile that is to be laid, if cells are asked for one tile alone."""
        tiles = {tile for _, _, tile in self.cells}
        return tiles.pop() if len(tiles) == 1 else ""

    @property
    def is_empty(self) -> bool:
        """Whether the picture has no candidates."""
        return not (self.cells or self.sets or self.spaces)

    @property
    def lines(self) -> int:
        """Lines of small pictures of sets."""
        return -(-len(self.sets) // PER_LINE)


def area_height(view: HeavenAle, seat: int, candidates: Sequence[Candidate]) -> int:
    """Rows of the picture of a seat with these candidates."""
    found = Candidates(candidates)
    ring = track.HEIGHT + GAP if found.spaces else 0
    prices = PRICES + GAP if _buying(view, seat) else 0
    rows = HEAD + GAP + BODY + GAP + OWNED + GAP + FOOT
    if found.is_empty and placed_cards(view.boards[seat]) is not None:
        rows += CARDS + GAP
    return 2 * MARGIN + rows + ring + prices + found.lines * (THUMB + GAP)


def _buying(view: HeavenAle, seat: int) -> bool:
    return any(isinstance(phase, Market) and phase.seat == seat for phase in view.phases)


def draw_area(scene: Scene, seat: int, candidates: Sequence[Candidate]) -> None:
    """Draw a seat's garden on a canvas `area_height` high."""
    found, board = Candidates(candidates), scene.view.boards[seat]
    head, rest = scene.canvas.area.rows(HEAD, 1, gap=GAP)
    _head(scene, seat, head)
    if found.spaces:
        ring, rest = rest.rows(track.HEIGHT, 1, gap=GAP)
        centre(scene, ring)
        track.track(scene, ring, found.spaces)
    if _buying(scene.view, seat):
        prices, rest = rest.rows(PRICES, 1, gap=GAP)
        if found.tile:
            _tile(scene, found, board, prices)
        else:
            _prices(scene, board.position, prices)
    if found.sets:
        sets, rest = rest.rows(found.lines * (THUMB + GAP) - GAP, 1, gap=GAP)
        cells = sets.grid(PER_LINE, found.lines, gap=GAP)
        for (label, chosen), cell in zip(found.sets, cells, strict=False):
            _thumb(scene, seat, label, chosen, cell)
    cards = placed_cards(board) if found.is_empty else None
    if cards is not None:
        rest, strip = rest.rows(1, CARDS, gap=GAP)
        scene.canvas.panel(strip)
        words = scene.speaker.note(cards)
        scene.canvas.paragraph(strip.pad(18, 8), words, 28, smallest=18, valign="middle")
    body, owned, foot = rest.rows(BODY, OWNED, FOOT, gap=GAP)
    _body(scene, seat, found, body)
    _owned(scene, seat, owned)
    _sheds(scene, foot)


def _head(scene: Scene, seat: int, box: Box) -> None:
    large_head(scene, box, seat, [HeadFigure("coin", str(scene.view.boards[seat].ducats))])


def _body(scene: Scene, seat: int, found: Candidates, box: Box) -> None:
    canvas, board = scene.canvas, scene.view.boards[seat]
    canvas.panel(box)
    plots = Garden(canvas, box.x + PAD, box.y + PAD, RADIUS)
    plots.ground()
    plots.tiles(board)
    low = {cell for _, cell, _ in found.cells}
    plots.names(board, low - {cell for _, cell, tile in found.cells if tile and enclosing(board, cell, tile)})
    _candidates(scene, seat, plots, found.cells)
    _sides(scene, plots)
    left = plots.box.right + 24
    markers(scene, seat, Box(left, box.y + PAD, box.right - 20 - left, box.h - 2 * PAD), large=True)


def _sides(scene: Scene, plots: Garden) -> None:
    """In the free upper corners: which side is which, and what it costs there."""
    canvas, box = scene.canvas, plots.box
    for x, name, times in ((box.x + 70, "sun", c.SUN_FACTOR), (box.right - 130, "shade", 1)):
        canvas.sprite(name, x, box.y + 60, 84)
        canvas.sprite("coin", x + 58, box.y + 128, 36)
        words = Box(x - 46, box.y + 106, 80, 44)
        canvas.label(words, f"×{times}", 40, smallest=40, bold=True, align="right")


def _candidates(scene: Scene, seat: int, plots: Garden, cells: Sequence[tuple[str, str, str]]) -> None:
    """The cells that are asked for, each with its number. The first has the tile on it, if that is known;
    the ground of the others stays in sight, and the shed that a tile there encloses."""
    board = scene.view.boards[seat]
    for number, (label, cell, tile) in enumerate(cells):
        x, y = plots.at(cell)
        if not tile:
            scene.canvas.badge(x, y - plots.radius // 6, label, 32)
            continue
        if number == 0:
            plots.highlight(cell)
            name, words = tile_sprite(tile, named=True)
            scene.canvas.sprite(name, x, y, plots.tile, words)
            scene.canvas.badge(x, y - plots.radius // 2, label, 36)
            continue
        made = enclosing(board, cell, tile)
        scene.canvas.badge(x, y - (plots.radius // 3 if made else plots.radius // 6), label, 36)
        if made:
            scene.canvas.sprite(
                "shed", x, y + round(plots.radius * 0.42), round(plots.radius * 0.85), made[0]
            )


def told(view: HeavenAle, seat: int, speaker: Speaker, candidates: Sequence[Candidate]) -> Iterator[str]:
    """The tile that is to be laid and the cells for it, in words."""
    found, board = Candidates(candidates), view.boards[seat]
    if not found.tile:
        return
    yield speaker.say("alt-tile", tile=speaker.thing(found.tile))
    for label, cell, tile in found.cells:
        made = enclosing(board, cell, tile)
        sheds = speaker.say("alt-encloses", kinds=join(speaker.language, made)) if made else ""
        yield speaker.say("alt-cell", number=label, cell=cell, sheds=sheds)


def enclosing(board: PlayerBoard, cell: str, tile: str) -> list[str]:
    """The types of the sheds that a tile on a cell would enclose."""
    after = msgspec.structs.replace(board, garden={**board.garden, cell: tile})
    return [c.SHED_OF_SUM[ring_sum(after.garden, shed)].id for shed in enclosed_by(after, cell)]


def _thumb(scene: Scene, seat: int, label: str, chosen: Sequence[str], box: Box) -> None:
    """The tiles around a shed, those of one candidate marked."""
    canvas, board = scene.canvas, scene.view.boards[seat]
    thumb(canvas, box, label)
    shed = _shed_of(scene, seat, chosen)
    shift = Garden(canvas, 0, 0, SMALL)
    x, y = shift.at(shed)
    plots = Garden(canvas, box.cx - x, box.bottom - 8 - round(2.5 * SMALL) - y, SMALL)
    for cell in (shed, *RING[shed]):
        at = plots.at(cell)
        side = c.CELLS[cell].side
        canvas.sprite("hex", *at, plots.cell, colours=(garden.GROUNDS[side], "edge"))
        if cell in board.garden:
            name, words = tile_sprite(board.garden[cell])
            canvas.sprite(name, *at, plots.tile, words)
    if shed in board.sheds:
        canvas.sprite("shed", *plots.at(shed), plots.tile, board.sheds[shed])
    for cell in chosen:
        plots.highlight(cell)


def _shed_of(scene: Scene, seat: int, chosen: Sequence[str]) -> str:
    """The shed in use, else one in the middle of all chosen cells, else the middle shed."""
    using = scene.phase(Shed)
    if using is not None and using.seat == seat:
        return str(using.shed)
    return next((shed for shed, ring in RING.items() if set(chosen) <= set(ring)), "H3")


def _prices(scene: Scene, position: int, box: Box) -> None:
    """The tiles on the figure's space, each with its price in the sun and in the shade."""
    canvas, space = scene.canvas, c.TRACK[position]
    canvas.panel(box, "paper")
    tiles = list(dict.fromkeys(scene.view.spaces[position].tiles))
    name, rest = box.pad(16, 8).cols(84, 1, gap=10)
    canvas.label(name, space.id, 40, smallest=30, bold=True)
    for tile, cell in zip(tiles, rest.cols(*[1] * max(5, len(tiles)), gap=8), strict=False):
        sprite, label = tile_sprite(tile)
        wide = min(76, cell.w // 2)
        canvas.sprite(sprite, cell.x + wide // 2, cell.cy, wide + 6, label)
        price = price_in_shade(space, tile)
        figures = Box(cell.x + wide + 4, cell.y, cell.w - wide - 4, cell.h).rows(1, 1)
        for line, sign, cost in zip(figures, ("sun", "shade"), (price * c.SUN_FACTOR, price), strict=True):
            canvas.sprite(sign, line.x + 20, line.cy, 38)
            words = Box(line.x + 46, line.y, line.w - 46, line.h)
            canvas.label(words, str(cost), 36, smallest=24, bold=True)


def _tile(scene: Scene, found: Candidates, board: PlayerBoard, box: Box) -> None:
    """The tile that is to be laid, large, with its name and its price in the sun and in the shade."""
    canvas, space = scene.canvas, c.TRACK[board.position]
    canvas.panel(box, "paper")
    picture, name, *prices, sheds = box.pad(16, 4).cols(104, 1, 140, 140, 300, gap=16)
    sprite, label = tile_sprite(found.tile)
    canvas.sprite(sprite, picture.cx, picture.cy, box.h - 8, label)
    thing = scene.speaker.thing(found.tile)
    canvas.label(name, thing[:1].upper() + thing[1:], 40, smallest=24, bold=True)
    price = price_in_shade(space, found.tile)
    for cell, sign, cost in zip(prices, ("sun", "shade"), (price * c.SUN_FACTOR, price), strict=True):
        counted(canvas, sign, cell, str(cost), 56, 48)
    if any(enclosing(board, cell, tile) for _, cell, tile in found.cells):
        canvas.sprite("shed", sheds.x + 32, sheds.cy, 64, "T")
        words = Box(sheds.x + 74, sheds.y, sheds.w - 74, sheds.h)
        canvas.paragraph(words, scene.say("encloses"), 26, smallest=18, colour="soft", valign="middle")


def _owned(scene: Scene, seat: int, box: Box) -> None:
    """Spots in their pairs; cards in hand and barrels."""
    canvas = scene.canvas
    canvas.panel(box)
    spots, cards, won = box.pad(14, 12).cols(1, 250, 200, gap=14)
    pairs(scene, seat, spots)
    hand_cards(scene, scene.view.boards[seat], cards)
    barrels(scene, seat, won)


def _sheds(scene: Scene, box: Box) -> None:
    """The five types of shed: sum of the values around, steps of the brewmaster, tiles activated."""
    canvas = scene.canvas
    canvas.panel(box)
    for kind, cell in zip(
        c.SHED_TYPES.values(), box.pad(14, 8).cols(*[1] * len(c.SHED_TYPES), gap=10), strict=True
    ):
        tile, rest = cell.cols(66, 1, gap=6)
        canvas.sprite("shed", tile.cx, tile.cy, 72, kind.id)
        above, below = rest.rows(40, 1)
        canvas.label(above, f"{kind.least}–{kind.most}", 30, smallest=24, bold=True)
        gains(scene, kind, below)
