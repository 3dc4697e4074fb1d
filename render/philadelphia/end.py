"""The end: an extra edition with the places, every set as a block on a bar to the goal, and the points by
kind of set."""

from collections import Counter
from collections.abc import Sequence

from games.core import SeatScore
from games.philadelphia.model import components as c
from games.philadelphia.rules.game import Philadelphia
from render.kit import Box
from render.kit.parts.furniture import paled
from render.kit.parts.seat_heads import named
from render.philadelphia.columns import grid
from render.philadelphia.columns.panel import blocks, longest, set_mark
from render.philadelphia.scene import Scene
from render.philadelphia.shared import MASTHEAD, masthead

HEADLINE, RANK, LINE, TOTAL, TOP, FOOT, GAP = 128, 160, 64, 80, 80, 24, 16
"""Heights of these parts and the gap between them, in rows."""
BEFORE, SEAT = 480, 164
"""Widths of the names of the sets, and of a seat's column at most."""


def end_height(view: Philadelphia) -> int:
    """Rows of the picture of the end."""
    ranks = GAP + len(view.agencies) * RANK + GAP
    return MASTHEAD + HEADLINE + GAP + ranks + (_table_height() if _kept(view) else 0) + FOOT


def _table_height() -> int:
    return grid.SECTION + GAP + TOP + LINE * len(c.ROLES) + TOTAL


def _kept(view: Philadelphia) -> bool:
    """Whether the game kept all sets: older ones did not."""
    return all(agency.vp == sum(c.ROLES[one.role].vp for one in agency.scored) for agency in view.agencies)


def draw_end(scene: Scene) -> None:
    """Draw the end on a canvas `end_height` high."""
    view = scene.view
    order = sorted(view.scores, key=lambda score: (score.place, score.seat))
    masthead(scene, grid.section_box(0, MASTHEAD))
    _headline(scene, grid.across(MASTHEAD, HEADLINE), [score for score in order if score.place == 1])
    ranks = grid.section_box(MASTHEAD + HEADLINE + GAP, GAP + len(order) * RANK)
    _ranks(scene, ranks, order)
    if _kept(view):
        heading = grid.section_box(ranks.bottom + GAP, grid.SECTION)
        grid.section(scene.canvas, heading, scene.say("points-by-set"))
        _table(
            scene, grid.section_box(heading.bottom + GAP // 2, _table_height() - grid.SECTION - GAP), order
        )


def _headline(scene: Scene, box: Box, best: Sequence[SeatScore]) -> None:
    """A red band with who has won."""
    canvas = scene.canvas
    canvas.fill(box, "accent")
    canvas.fill(grid.across(box.bottom - 12, 3), "on_accent")
    canvas.sprite("disc", 88, box.cy - 4, 100, colours=("paper", "accent"))
    canvas.sprite("laurel", 88, box.cy - 4, 80)
    x = 150
    for score in best:
        canvas.seat(score.seat, x + 42, box.cy - 4, 84)
        x += 96
    line = Box(x + 14, box.y, 1176 - x - 14, box.h - 8)
    if len(best) == 1:
        x = canvas.label(
            Box(line.x, line.y, 480, line.h), scene.name(best[0].seat), 54, smallest=34, bold=True,
            colour="on_accent",
        ).right  # fmt: skip
        line = Box(x + 22, line.y, 1176 - x - 22, line.h)
    words = scene.say("over", winners=len(best), vp=best[0].points, gold=best[0].tiebreak)
    canvas.label(line, words, 44, smallest=28, colour="on_accent")


def _ranks(scene: Scene, box: Box, order: Sequence[SeatScore]) -> None:
    """A line for each seat, best first; a golden line at the goal through all bars."""
    canvas = scene.canvas
    canvas.panel(box, "paper", "ink", 3, 10)
    inside = box.pad(20, 0)
    goal = inside.x + c.NUMBERS.vp_goal * inside.w // longest(scene.view)
    lines = list(grid.lines(inside.move(0, GAP // 2), *[RANK] * len(order)))
    for score, line in zip(order, lines, strict=True):
        bar = Box(line.x, line.bottom - 78, line.w, 64)
        canvas.fill(bar, "panel", 6)
        for points in range(1, longest(scene.view)):
            x = bar.x + points * bar.w // longest(scene.view)
            canvas.fill(Box(x - 1, bar.y + 10, 2, bar.h - 20), "edge")
        if score.place != order[-1].place or score is not order[-1]:
            canvas.fill(Box(line.x, line.bottom - 2, line.w, 2), "edge")
    canvas.fill(Box(goal - 3, lines[0].bottom - 96, 5, lines[-1].bottom - lines[0].bottom + 90), "gold")
    for score, line in zip(order, lines, strict=True):
        _rank(scene, line, score, order)
        canvas.sprite("vp", goal if goal < inside.right else goal - 26, line.bottom - 46, 42)
        bar = Box(line.x, line.bottom - 78, line.w, 64)
        blocks(canvas, score.seat, scene.view.agencies[score.seat], bar, longest(scene.view), signs=True)


def _rank(scene: Scene, line: Box, score: SeatScore, order: Sequence[SeatScore]) -> None:
    """Place, seat, name, gold and points. Gold that broke a tie is ringed."""
    canvas, first = scene.canvas, score.place == 1
    above = Box(line.x, line.y, line.w, RANK - 80)
    colour = "accent" if first else "soft"
    canvas.label(Box(above.x + 8, above.y, 60, above.h), str(score.place), 56, bold=True, colour=colour)
    canvas.seat(score.seat, above.x + 108, above.cy, 60)
    name = Box(above.x + 156, above.y, 330, above.h)
    named(canvas, scene.speaker, name, score.seat, 42, 28)
    purse = Box(above.x + 506, above.cy - 30, 136, 60)
    canvas.sprite("coin", purse.x + 34, purse.cy, 44)
    canvas.label(
        Box(purse.x + 64, purse.y, purse.w - 72, purse.h), str(score.tiebreak), 42, smallest=30, bold=True
    )
    level = [other for other in order if other.points == score.points]
    if len(level) > 1:
        canvas.ring(purse, "accent", 4, 30)
        if score is level[0]:
            words = Box(purse.right + 14, above.y, above.right - 190 - purse.right - 14, above.h)
            canvas.label(words, scene.say("tie"), 30, smallest=22, colour="accent")
    size, colour = (76, "accent") if first else (64, "ink")
    points = canvas.label(above, str(score.points), size, bold=True, colour=colour, align="right")
    canvas.sprite("vp", points.x - 40, above.cy, 54)


def _table(scene: Scene, box: Box, order: Sequence[SeatScore]) -> None:
    """The points by kind of set, a column for each seat, best first; the most of each line in red."""
    canvas, agencies = scene.canvas, scene.view.agencies
    canvas.panel(box, "paper", "ink", 3, 10)
    sets = {score.seat: Counter(one.role for one in agencies[score.seat].scored) for score in order}
    top, *lines, total = grid.lines(box.pad(20, 0), TOP, *[LINE] * len(c.ROLES), TOTAL)
    columns = {
        score.seat: Box(top.right - (len(order) - at) * SEAT, box.y + 3, SEAT, box.h - 6)
        for at, score in enumerate(order)
    }
    for score in order:
        column = columns[score.seat]
        if score.place == 1:
            canvas.fill(column, paled(canvas.theme, "accent", "paper", 0.9))
        canvas.seat(score.seat, column.cx, top.cy, 58)
    for role, line in zip(c.ROLES.values(), lines, strict=True):
        canvas.fill(Box(line.x, line.y, line.w, 2), "edge")
        set_mark(canvas, role.id, "soft", line.x + 66, line.cy, 46)
        canvas.label(Box(line.x + 138, line.y, 216, line.h), scene.speaker.thing(role.id), 32, smallest=24)
        canvas.sprite("vp", line.x + 380, line.cy, 36)
        canvas.label(Box(line.x + 406, line.y, 60, line.h), str(role.vp), 36, bold=True)
        most = max(count[role.id] for count in sets.values())
        for seat, count in sets.items():
            cell = Box(columns[seat].x, line.y, columns[seat].w, line.h)
            _cell(scene, cell, count[role.id], role.vp, count[role.id] == most)
    canvas.fill(Box(total.x, total.y, total.w, 3), "ink")
    words = Box(total.x + 138, total.y, 216, total.h)
    canvas.label(words, scene.speaker.say("result-total"), 36, smallest=26, bold=True)
    for score in order:
        cell = Box(columns[score.seat].x, total.y, columns[score.seat].w, total.h)
        colour = "accent" if score.place == 1 else "ink"
        canvas.label(cell, str(score.points), 54, bold=True, colour=colour, align="centre")


def _cell(scene: Scene, cell: Box, count: int, vp: int, most: bool) -> None:
    canvas = scene.canvas
    if not count:
        canvas.label(cell, "–", 34, colour="soft", align="centre")
        return
    points, times = cell.pad(12, 0).cols(1, 1, gap=10)
    colour = "accent" if most else "ink"
    canvas.label(points, str(count * vp), 44, bold=True, colour=colour, align="right")
    canvas.label(times, f"×{count}", 30, smallest=24, colour="soft")
