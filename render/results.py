"""The result of a finished game as one picture, the same for every title: places, points by source, and
standings turn by turn. In the title's colours; its words are `source-...`.

Seats are shown by letter and shape beside every use of their colour: at bars, above columns, on lines."""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil

from games.core import CHANCES, PointsBySource, SeatScore
from render.kit import Box, Canvas, Theme
from render.kit.material.theme import seat_role
from render.kit.painting.canvas import MARGIN
from render.kit.parts.routes import route
from render.kit.parts.seat_heads import named
from words import Speaker, numbers, results

HEAD, RANK, TOP, LINE, CHART, POINT, GAP = 84, 80, 70, 56, 470, 58, 14
"""Heights of these parts and the gap between them, in rows."""
WORDS, ENDS, SCALE, AXIS = 400, 70, 120, 44
"""Widths of the words beside the figures, of the signs at the ends of the course, and of its scale; height of
the round numbers."""

NAME, POINTS = 330, 150
"""Widths of a name and of the points in the ranking, in columns."""
SIGNS = 5
"""Maximum number of signs of a seat on its line of the course."""

APART = 52
"""Least rows between two signs at the ends of lines."""

STEPS = (1, 2, 5)
"""The round numbers of the scale are these, times a power of ten."""


def result(theme: Theme, outcome: PointsBySource, speaker: Speaker) -> Canvas:
    """A canvas with the whole result."""
    lines = results.source_rows(speaker, outcome)
    ranks = len(outcome.scores) * RANK + 2 * GAP
    table = TOP + len(lines) * LINE + 2 * GAP
    course = _course_height(outcome) if outcome.course else 0
    sizes = [size for size in (HEAD, ranks, table, course) if size]
    canvas = Canvas(theme, 2 * MARGIN + sum(sizes) + GAP * (len(sizes) - 1))
    boxes = canvas.area.rows(*sizes, gap=GAP)
    _head(canvas, boxes[0], speaker, "result-title")
    _ranks(canvas, boxes[1], outcome, speaker)
    _table(canvas, boxes[2], outcome, lines)
    if course:
        _course(canvas, boxes[3], outcome, speaker)
    return canvas


def chances(theme: Theme, outcome: PointsBySource, speaker: Speaker) -> Canvas:
    """A canvas with the chances to win, turn by turn."""
    course = _course_height(outcome)
    canvas = Canvas(theme, 2 * MARGIN + HEAD + GAP + course)
    head, chart = canvas.area.rows(HEAD, course, gap=GAP)
    _head(canvas, head, speaker, "chances-title")
    _course(canvas, chart, outcome, speaker)
    return canvas


def _course_height(outcome: PointsBySource) -> int:
    turning = len(outcome.turning) * POINT + (GAP if outcome.turning else 0)
    return LINE + CHART + turning + 2 * GAP


def _head(canvas: Canvas, box: Box, speaker: Speaker, title: str) -> None:
    canvas.panel(box)
    inside = box.pad(22, 8)
    canvas.sprite("laurel", inside.x + 28, inside.cy, 56)
    words = f"{speaker.say('title-name')} · {speaker.say(title)}"
    canvas.label(Box(inside.x + 76, inside.y, inside.w - 76, inside.h), words, 42, smallest=28, bold=True)


def _ranks(canvas: Canvas, box: Box, outcome: PointsBySource, speaker: Speaker) -> None:
    """A line for each seat, best first, with a bar as long as its points."""
    canvas.panel(box)
    inside = box.pad(GAP)
    most = max(1, *(score.points for score in outcome.scores))
    cells = inside.rows(*[1] * len(outcome.scores))
    for score, cell in zip(results.ranked(outcome), cells, strict=True):
        place, name, bar, points = cell.pad(8, 0).cols(74, NAME + 74, 1, POINTS, gap=GAP)
        if score.place == 1:
            canvas.sprite("laurel", place.cx, place.cy, 62)
        else:
            canvas.label(place, f"{score.place}.", 40, bold=True, colour="soft", align="centre")
        canvas.seat(score.seat, name.x + 30, name.cy, 58)
        words = Box(name.x + 74, name.y, NAME, name.h)
        named(canvas, speaker, words, score.seat, 36, 24)
        _bar(canvas, bar, score, most)
        canvas.label(points, numbers.number(score.points), 46, smallest=26, bold=True, align="right")


def _bar(canvas: Canvas, box: Box, score: SeatScore, most: int) -> None:
    long = max(10, round(box.w * max(0, score.points) / most))
    bar = Box(box.x, box.cy - 18, long, 36)
    canvas.panel(bar, seat_role(score.seat), "ink", 3, 8)


def _table(
    canvas: Canvas, box: Box, outcome: PointsBySource, lines: Sequence[tuple[str, tuple[int, ...]]]
) -> None:
    """The points by source: a column for each seat, best first; the highest of each row is in a box."""
    canvas.panel(box)
    inside = box.pad(GAP)
    top, *below = inside.rows(TOP, *[LINE] * len(lines))
    order = results.seats_of(outcome)
    for seat, cell in zip(order, _columns(top, len(order))[1:], strict=True):
        canvas.seat(seat, cell.cx, cell.cy, 56)
    sources = len(outcome.rows)
    for at, ((words, row), line) in enumerate(zip(lines, below, strict=True)):
        total, tie = at == sources, at > sources
        left, *cells = _columns(line, len(order))
        if total:
            canvas.fill(Box(line.x, line.y, line.w, 3), "ink")
        canvas.label(left, words, 32, smallest=20, bold=total, colour="soft" if tie else "ink")
        for seat, cell in zip(order, cells, strict=True):
            best = not tie and row[seat] == max(row) > max(0, min(row))
            if best:
                canvas.panel(cell.pad(6, 4), "paper", "accent", 3, 12)
            empty = not total and not row[seat]
            colour = "soft" if tie or empty else "ink"
            text = numbers.number(row[seat])
            canvas.label(cell, text, 36, smallest=20, bold=best or total, colour=colour, align="centre")


def _columns(line: Box, seats: int) -> tuple[Box, ...]:
    return line.pad(10, 0).cols(WORDS, *[1] * seats, gap=4)


def _course(canvas: Canvas, box: Box, outcome: PointsBySource, speaker: Speaker) -> None:
    """The standings turn by turn; below, the turning points that are marked in it."""
    canvas.panel(box)
    turning = len(outcome.turning) * POINT
    head, chart, *below = box.pad(GAP).rows(LINE, CHART, *([turning] if turning else []), gap=0)
    canvas.label(head.pad(10, 0), speaker.say(outcome.counted), 32, smallest=22, bold=True)
    _chart(canvas, chart, outcome, speaker)
    if below:
        cells = below[0].rows(*[1] * len(outcome.turning))
        for number, (point, cell) in enumerate(zip(outcome.turning, cells, strict=True), 1):
            canvas.badge(cell.x + 34, cell.cy, str(number), 28)
            canvas.label(
                Box(cell.x + 72, cell.y, 180, cell.h), results.moment_text(speaker, point), 32, smallest=20
            )
            canvas.seat(point.seat, cell.x + 284, cell.cy, 46)
            canvas.label(
                Box(cell.x + 320, cell.y, 100, cell.h),
                results.gained_text(speaker, outcome, point),
                32,
                smallest=20,
                bold=True,
            )
            name = speaker.players[point.seat]
            words = Box(cell.x + 430, cell.y, cell.w - 440, cell.h)
            canvas.label(words, results.what_happened(speaker, point, name), 32, smallest=20)


def _chart(canvas: Canvas, box: Box, outcome: PointsBySource, speaker: Speaker) -> None:
    course = outcome.course
    low, high = (0, 100) if outcome.counted == CHANCES else _span(course)
    plot = Box(box.x + SCALE, box.y + 40, box.w - SCALE - ENDS - 24, box.h - 40 - AXIS)

    def x(turn: int) -> int:
        return plot.x + plot.w * turn // max(1, len(course) - 1)

    def y(points: int) -> int:
        return plot.bottom - round(plot.h * (points - low) / (high - low))

    step = _step(high - low)
    for points in range(ceil(low / step) * step, high + 1, step):
        canvas.fill(Box(plot.x, y(points), plot.w, 2), "edge")
        label = Box(box.x, y(points) - 18, SCALE - 12, 36)
        words = results.course_figure(speaker, outcome, points)
        canvas.label(label, words, 34, smallest=18, colour="soft", align="right")
    _rounds(canvas, plot, outcome, [x(turn) for turn in range(len(course))])
    seats = results.seats_of(outcome)
    for seat in reversed(seats):  # the winner on top
        colour = seat_role(seat)
        path = [(x(turn), y(standing[seat])) for turn, standing in enumerate(course)]
        route(canvas, _without_middles(path), colour, 7, casing="ink")
    for at, seat in enumerate(seats):
        for number in range(SIGNS):
            turn = (len(course) - 1) * (2 * (number * len(seats) + at) + 1) // (2 * SIGNS * len(seats))
            canvas.seat(seat, x(turn), y(course[turn][seat]), 30)
    for seat, height in _apart([(seat, y(course[-1][seat])) for seat in seats], plot.y, plot.bottom):
        canvas.seat(seat, plot.right + 24 + ENDS // 2, height, 48)
    for number, point in enumerate(outcome.turning, 1):
        height = y(point.standing[point.seat])
        canvas.badge(x(point.at), height - 42 if height - 60 > box.y else height + 42, str(number), 28)


def _rounds(canvas: Canvas, plot: Box, outcome: PointsBySource, places: Sequence[int]) -> None:
    """The round numbers below the course, and where each round begins."""
    begins = [0, *(at for at, (one, two) in enumerate(pairwise(outcome.rounds), 1) if one != two)]
    every = max(1, ceil(len(begins) / 12))
    for number, at in enumerate(begins):
        if outcome.rounds[at] is None or number % every:
            continue
        until = begins[number + 1] if number + 1 < len(begins) else len(places) - 1
        left, right = places[max(at - 1, 0)], places[max(until - 1, at)]
        if at:
            canvas.fill(Box(left, plot.y, 2, plot.h + 14), "edge")
        label = Box((left + right) // 2 - 40, plot.bottom + 6, 80, AXIS - 8)
        canvas.label(label, str(outcome.rounds[at]), 34, smallest=18, colour="soft", align="centre")


def _span(course: Sequence[Sequence[int]]) -> tuple[int, int]:
    """The range of the course's scale: from zero, unless all seats always had much more."""
    least, most = min(map(min, course)), max(map(max, course))
    return (least if least > most / 2 else min(0, least)), max(most, least + 1)


def _step(span: int) -> int:
    """The step of a scale: about four lines, at round figures."""
    size = 1
    while True:
        for step in STEPS:
            if span <= step * size * 5:
                return step * size
        size *= 10


def _without_middles(path: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """A path without the inner points of level stretches."""
    inner = [
        two
        for one, two, three in zip(path, path[1:], path[2:], strict=False)
        if not one[1] == two[1] == three[1]
    ]
    return [path[0], *inner, path[-1]]


def _apart(ends: Sequence[tuple[int, int]], top: int, bottom: int) -> list[tuple[int, int]]:
    """Signs at the ends of their lines, moved until none covers another."""
    placed: list[tuple[int, int]] = []
    for seat, height in sorted(ends, key=lambda end: end[1]):
        least = placed[-1][1] + APART if placed else top
        placed.append((seat, max(height, least)))
    for at in range(len(placed) - 1, -1, -1):
        most = placed[at + 1][1] - APART if at + 1 < len(placed) else bottom
        placed[at] = placed[at][0], min(placed[at][1], most)
    return placed
