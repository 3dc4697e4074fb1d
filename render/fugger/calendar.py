"""The year as a strip: the current date, the months with a closed sea, and what is due when."""

from __future__ import annotations

from games.fugger.model import components as c
from games.fugger.model import tables as t
from render.fugger.map.scene import Scene, sign_of
from render.kit import Box

HEIGHT, NAME, SIGN = 118, 30, 27


def calendar(scene: Scene, box: Box) -> None:
    """All nineteen spaces with the marker, the signs of open deals on their dates, payday and the fair."""
    view = scene.view
    reads = view.t, view.open, view.villas, bool(view.fair)
    scene.part("calendar", box, reads, lambda: _calendar(scene, box))


def _calendar(scene: Scene, box: Box) -> None:
    canvas, view = scene.canvas, scene.view
    cells = box.cols(*[1] * len(c.CALENDAR), gap=3)
    signs: dict[int, list[tuple[str, str]]] = {}
    for deal in sorted((*view.open, *view.villas), key=lambda deal: (deal.date, deal.seq)):
        signs.setdefault(deal.date % len(c.CALENDAR), []).append(sign_of(deal))
    for index, (month, cell) in enumerate(zip(c.CALENDAR, cells, strict=True)):
        now = index == view.t % len(c.CALENDAR)
        name, space = cell.rows(NAME, 1)
        canvas.panel(space, "paper" if now else "frozen" if month.sea_closed else "panel", line=2, radius=8)
        if now:
            canvas.ring(space.pad(-3), "accent", 6, 11)
        _signs(scene, month, signs.get(index, []), space)
        words = scene.say(f"month-{month.id}")
        canvas.label(
            name, words, 22, smallest=16, bold=now, colour="accent" if now else "ink", align="centre"
        )


def _signs(scene: Scene, month: t.Month, due: list[tuple[str, str]], box: Box) -> None:
    """What is due in a month: fixed events always at the bottom, deals in pairs above."""
    fixed = [name for name, there in (
        ("payday", month.payday), ("fair", month.fair and bool(scene.view.fair)), ("ice", month.sea_closed),
        ("villa", month.villa_rent and scene.view.options.mode == "full"),
    ) if there]  # fmt: skip
    for number, name in enumerate(fixed):
        x = box.cx + round((number - (len(fixed) - 1) / 2) * (SIGN - 1))
        scene.canvas.sprite(name, x, box.bottom - SIGN // 2 - 3, SIGN - 3)
    for number, (name, label) in enumerate(due[:6]):
        alone = number == len(due) - 1 and number % 2 == 0
        x = box.cx if alone else box.cx + (SIGN // 2 if number % 2 else -SIGN // 2)
        scene.canvas.sprite(name, x, box.y + 4 + SIGN // 2 + number // 2 * (SIGN + 1), SIGN, label)
