"""Strips of recent pictures are kept, so that the next one draws and encodes only what changed.

A strip is identified by the marks that touch it. If a recent picture had the same marks in the same strip,
its compressed bytes are reused. Otherwise only those boxes are redrawn in which its marks differ from the
previous picture of the same table; the other pixels are reused. The result depends only on the marks: an
empty cache gives the same bytes.

Marks are compared by identity, not by value. `maker` gives the same object for the same mark; if it
doesn't, something is redrawn needlessly."""

from collections import OrderedDict
from collections.abc import Collection, Hashable, Iterator, Sequence
from itertools import pairwise
from threading import Lock
from typing import NamedTuple

from PIL import Image

from render.kit.material.box import Box
from render.kit.painting import joined_boxes, png
from render.kit.painting.canvas import Canvas
from render.kit.painting.item_numbers import item_number, row_of
from render.kit.painting.mark_maker import PlacedGroup, Touching
from render.kit.painting.marks import Fill, Mark, covered
from render.kit.painting.palette import indices, palette
from render.kit.painting.png import STRIP, Strip
from render.kit.painting.recent_rows import RecentRows

MARK_BYTES = 60
"""The approximate cost in bytes of keeping one mark of a strip, beside the compressed bytes."""

TOGETHER = 16
"""Maximum number of strips drawn at once."""

REMEMBERED = 512
"""Number of tables, areas and hands whose previous picture is remembered."""


EVERYWHERE = 1
"""Instead of a row of its own, where an item looks the same in whichever strip: a column of the ground."""


NOWHERE = range(0)

ItemId = int
"""An item that touches a strip, and the item's row at which the strip begins, as one number: `item_number`
plus the row. The items are kept alive together with these numbers."""

StripItems = tuple[Mark | Touching, ...]
"""The marks and groups of marks that touch a strip, in order."""


class StripKey(NamedTuple):
    """All that the pixels of a strip depend on. Where the strip stands in its picture is not among it."""

    theme: str
    width: int
    rows: int
    item_ids: tuple[ItemId, ...]


class StripJob(NamedTuple):
    """A strip to be made, and its first row."""

    key: StripKey
    items: StripItems
    top: int

    @property
    def bottom(self) -> int:
        """First row beyond the strip."""
        return self.top + self.key.rows


class KeptStrip(NamedTuple):
    """A strip that was made, and what touches it."""

    key: StripKey
    items: StripItems
    strip: Strip


class StripCache:
    """Recent strips, up to `limit` bytes, compressed at a level; the least recently used go first.
    Thread-safe."""

    def __init__(self, limit: int = 24 * 1024 * 1024, level: int = png.LEVEL) -> None:
        self.limit = limit
        self.bytes = 0
        self.drawn = 0
        """Number of strips drawn so far, for measuring."""
        self._strips: OrderedDict[StripKey, KeptStrip] = OrderedDict()
        self._last: OrderedDict[Hashable, list[StripKey]] = OrderedDict()
        self._lately = RecentRows(level=level)
        self._lock = Lock()

    def png(self, canvas: Canvas, whose: Hashable = None) -> bytes:
        """The canvas as a PNG file (indexed, 8 bits). `whose`: the thing it is the next picture of; then
        only what changed is drawn."""
        return png.assemble(canvas.width, canvas.height, palette(canvas.theme), self._made(canvas, whose))

    def pngs(self, canvas: Canvas, whose: Hashable, cuts: Sequence[int]) -> tuple[bytes, ...]:
        """The canvas as several such files, cut at these rows. Only strips with a cut are compressed anew."""
        strips, colours = self._made(canvas, whose), palette(canvas.theme)
        rows = pairwise((0, *cuts, canvas.height))
        pieces = [(bottom - top, png.between(strips, canvas.width, top, bottom)) for top, bottom in rows]
        return tuple([png.assemble(canvas.width, height, colours, piece) for height, piece in pieces])

    def _made(self, canvas: Canvas, whose: Hashable) -> list[Strip]:
        """The strips of a canvas, drawn where they are not kept."""
        jobs = _jobs(canvas)
        with self._lock:
            known = [self._recall(job.key) for job in jobs]
            before = self._before(whose, jobs)
        for first, last in _runs(known):
            fresh = _draw(canvas, jobs[first:last], before[first:last], self._lately)
            known[first:last] = fresh
            with self._lock:
                for job, strip in zip(jobs[first:last], fresh, strict=True):
                    self._keep(job, strip)
        return [strip for strip in known if strip is not None]

    def _recall(self, key: StripKey) -> Strip | None:
        kept = self._strips.get(key)
        if kept is None:
            return None
        self._strips.move_to_end(key)
        return kept.strip

    def _before(self, whose: Hashable, jobs: Sequence[StripJob]) -> list[KeptStrip | None]:
        """For each of these strips, what the previous picture of the same thing had there, if it is kept."""
        if whose is None:
            return [None] * len(jobs)
        last = self._last.pop(whose, [])
        self._last[whose] = [job.key for job in jobs]
        if len(self._last) > REMEMBERED:
            self._last.popitem(last=False)
        same = [key if key[:3] == job.key[:3] else None for key, job in zip(last, jobs, strict=False)]
        found = [None if key is None else self._strips.get(key) for key in same]
        return found + [None] * (len(jobs) - len(found))

    def _keep(self, job: StripJob, strip: Strip) -> None:
        self.drawn += 1
        if job.key in self._strips:
            return
        self._strips[job.key] = kept = KeptStrip(job.key, job.items, strip)
        self.bytes += _cost(kept)
        while self.bytes > self.limit:
            self.bytes -= _cost(self._strips.popitem(last=False)[1])


def _cost(kept: KeptStrip) -> int:
    return len(kept.strip.chunk) + MARK_BYTES * len(kept.items)


def _jobs(canvas: Canvas) -> list[StripJob]:
    name, width, height = canvas.theme.name, canvas.width, canvas.height
    touching: list[tuple[list[ItemId], list[Mark | Touching]]] = [([], []) for _ in range(0, height, STRIP)]
    count = len(touching)
    for item in canvas.items:
        if isinstance(item, PlacedGroup):
            first = item.down // STRIP
            for number, there in item.group.touching.items():
                if 0 <= first + number < count:
                    ids, items = touching[first + number]
                    ids.append(there.number + number * STRIP)
                    items.append(there)
        else:
            _, y, _, h = item.box
            number = item_number(item)
            alike = _alike(item)
            for at in range(max(0, y // STRIP), min(count, -(-(y + h) // STRIP))):
                ids, items = touching[at]
                row = at * STRIP
                ids.append(number + (EVERYWHERE if row in alike else row))
                items.append(item)
    return [
        StripJob(StripKey(name, width, min(STRIP, height - top), tuple(ids)), tuple(items), top)
        for top, (ids, items) in zip(range(0, height, STRIP), touching, strict=True)
    ]


def _alike(mark: Mark) -> range:
    """The rows at which a strip may begin so that a mark looks the same in it."""
    if not isinstance(mark, Fill):
        return NOWHERE
    _, y, _, h = mark.box
    return range(y + mark.radius, y + h - mark.radius - STRIP + 1)


def _runs(known: list[Strip | None]) -> Iterator[tuple[int, int]]:
    """Neighbouring missing strips, as (first, one past the last). Each run is short enough for its pixels
    to stay in the processor's cache and in memory that is already allocated."""
    first: int | None = None
    for number, strip in enumerate([*known, Strip(b"", 1, 0)]):
        if first is not None and (strip is not None or number == first + TOGETHER):
            yield first, number
            first = None
        if strip is None and first is None:
            first = number


def _draw(
    canvas: Canvas, jobs: Sequence[StripJob], before: Sequence[KeptStrip | None], recent: RecentRows
) -> list[Strip]:
    """Neighbouring strips, drawn where one of them differs from before."""
    top, bottom, width = jobs[0].top, jobs[-1].bottom, canvas.width
    whole = Box(0, top, width, bottom - top)
    changed = joined_boxes.joined(_changed(jobs, before, whole))
    drawn = [(box, indices(canvas.region(box), canvas.theme)) for box in changed]
    strips: list[Strip] = []
    for job, kept in zip(jobs, before, strict=True):
        size = width + png.EDGE, job.key.rows
        anew = any(w == width and y <= job.top and y + h >= job.bottom for _, y, w, h in changed)
        if kept is None or anew:
            rows = Image.new("L", size)
        else:
            rows = recent.rows(kept.strip, size)
        on = rows.im
        for (x, y, w, h), pixels in drawn:
            if y < job.bottom and y + h > job.top:
                on.paste(pixels, (x + png.EDGE, y - job.top, x + png.EDGE + w, y - job.top + h))
        strips.append(recent.strip(rows))
    return strips


def _changed(jobs: Sequence[StripJob], before: Sequence[KeptStrip | None], whole: Box) -> list[Box]:
    """The boxes in which strips visibly differ from before."""
    boxes: list[Box] = []
    marks: dict[tuple[int, int], tuple[Mark, int]] = {}
    for job, kept in zip(jobs, before, strict=True):
        differing = None if kept is None else _differing(kept, job)
        if differing is None:
            boxes.append(Box(0, job.top, whole.w, job.key.rows))
            continue
        for number, mark in differing:
            row = row_of(number)
            down = 0 if row == EVERYWHERE else job.top - row
            marks[id(mark), down] = mark, down
    boxes += [box.move(0, down) for mark, down in marks.values() for box in covered(mark)]
    return [shown for box in boxes if (shown := box.common(whole)).pixels]


def _differing(kept: KeptStrip, job: StripJob) -> list[tuple[ItemId, Mark]] | None:
    """The marks that only one of two strips has. None if all but the ground differs, and if their common
    marks are in another order, as any may then cover any other."""
    shared = set(kept.key.item_ids) & set(job.key.item_ids)
    only_ground = all(row_of(number) == EVERYWHERE for number in shared)
    if only_ground and _rows_in(kept.key) & _rows_in(job.key) <= {EVERYWHERE}:
        return None
    old, older = _apart(kept.key.item_ids, kept.items, shared)
    new, newer = _apart(job.key.item_ids, job.items, shared)
    both = set(old) & set(new)
    if [one for one in old if one in both] != [one for one in new if one in both]:
        return None
    numbered = [*zip(old, older, strict=True), *zip(new, newer, strict=True)]
    return [(one, item) for one, item in numbered if one not in both and not isinstance(item, Touching)]


def _rows_in(key: StripKey) -> set[int]:
    """The rows of a strip's items."""
    return {row_of(number) for number in key.item_ids}


def _apart(
    numbers: Sequence[ItemId], items: StripItems, shared: Collection[ItemId]
) -> tuple[list[ItemId], list[Mark | Touching]]:
    """Items with their numbers, those that are not `shared` replaced by their marks if they are groups."""
    ids: list[ItemId] = []
    apart: list[Mark | Touching] = []
    for number, item in zip(numbers, items, strict=True):
        if isinstance(item, Touching) and number not in shared:
            ids += item.numbers(row_of(number))
            apart += item.marks
        else:
            ids.append(number)
            apart.append(item)
    return ids, apart
