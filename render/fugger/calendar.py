"""The year as a strip: months over their halves, the current date, the closed sea, and what is due when."""

from itertools import groupby

from games.fugger.model import components as c
from games.fugger.model.data_rows import Month
from games.fugger.model.state import OpenDeal
from render.fugger.map.standing import pin
from render.fugger.scene import Scene, sign_of
from render.kit import Box

HEIGHT, NAME, SMALL = 98, 36, 24
DUE = {"demand": "demand_due", "supply": "supply_due", "noble": "noble_due"}
"""The narrow signs of deals that share a date."""


def calendar(scene: Scene, box: Box) -> None:
    """All nineteen spaces with the marker, the signs of open deals on their dates, payday and the fair."""
    view = scene.view
    reads = view.now, view.open, view.villas, view.fair
    scene.group("calendar", box, reads, lambda: _calendar(scene, box))


def _calendar(scene: Scene, box: Box) -> None:
    canvas, view = scene.canvas, scene.view
    canvas.panel(box)
    names, spaces = box.pad(8, 4).rows(NAME, 1)
    cells = spaces.cols(*[1] * len(c.CALENDAR), gap=3)
    due: dict[int, list[OpenDeal]] = {}
    for deal in sorted((*view.open, *view.villas), key=lambda deal: (deal.date, deal.number)):
        due.setdefault(deal.date % len(c.CALENDAR), []).append(deal)
    today = view.now % len(c.CALENDAR)
    for name, halves in groupby(enumerate(c.CALENDAR), key=lambda one: scene.say(f"month-{one[1].id}")):
        spaces_of = [number for number, _ in halves]
        left, right = cells[spaces_of[0]].x, cells[spaces_of[-1]].right
        now = today in spaces_of
        canvas.label(
            Box(left, names.y, right - left, names.h),
            name,
            29 if len(spaces_of) > 1 else 25,
            smallest=18,
            bold=now,
            colour="accent" if now else "ink",
            align="centre",
        )
    for number, (month, cell) in enumerate(zip(c.CALENDAR, cells, strict=True)):
        ground = "paper" if number >= today else "well"
        canvas.fill(cell, "frozen" if month.sea_closed else ground, 8)
        _space(scene, month, due.get(number, []), number == today, cell)
        if number == today:
            canvas.ring(cell.pad(-3), "accent", 5, 10)


def _space(scene: Scene, month: Month, due: list[OpenDeal], now: bool, box: Box) -> None:
    """What is due on a date: deals above, what comes every year small below them."""
    canvas, view = scene.canvas, scene.view
    fixed = [name for name, there in (
        ("payday", month.payday), ("fair", month.fair and bool(view.fair)), ("ice", month.sea_closed),
        ("villa", month.villa_rent and view.options.mode == "full"),
    ) if there]  # fmt: skip
    if not due:
        fixed = fixed or (["now"] if now else [])
        size = 40 if len(fixed) == 1 else 28
        for number, name in enumerate(fixed):
            canvas.sprite(name, box.cx + round((number - (len(fixed) - 1) / 2) * size), box.cy, size)
        return
    above = Box(box.x, box.y, box.w, box.h - (SMALL if fixed else 0))
    if len(due) == 1:
        pin(scene, due[0], above.cx, above.cy + 2, min(38, above.h - 4))
    else:
        for deal, cell in zip(due, above.cols(*[1] * len(due)), strict=True):
            kind, label = sign_of(deal)
            name = DUE.get(kind, kind)
            canvas.sprite(name, cell.cx, cell.cy, canvas.size_within(name, above.h - 2, cell.w), label)
    for number, name in enumerate(fixed):
        x = box.cx + round((number - (len(fixed) - 1) / 2) * (SMALL - 2))
        canvas.sprite(name, x, box.bottom - SMALL // 2 - 1, SMALL - 2)
