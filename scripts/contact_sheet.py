"""Draw every sprite and text size into `artefacts/contact_sheet_*.png`, to look at.

    python scripts/contact_sheet.py                  every title
    python scripts/contact_sheet.py florence         one of them

Writes a sheet of the kit in the theme of each title, one of the title's own sprites, and each again at 400
pixels, as a phone shows it.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PIL import Image

from render.kit import Box, Canvas, StripCache, Theme
from render.kit.material.sprites import names
from render.kit.material.theme import colours
from render.kit.painting.canvas import MARGIN
from render.titles import THEMES

OUT = Path(__file__).resolve().parent.parent / "artefacts"
PHONE = 400
COLUMNS, LINE = 7, 150
SAMPLE = "フィレンツェの匠 Work value 17 芸術家"


def sheet(theme: Theme) -> Canvas:
    """The contact sheet of a theme."""
    lines = -(-sum(not name.startswith("seat_") for name in names()) // COLUMNS)
    canvas = Canvas(theme, height=1200 + lines * 180)
    parts = canvas.area.rows(84, 190, lines * 180, 390, 340, 1, gap=16)
    head, seats, marks, words, rest, swatches = parts
    header(canvas, head, theme)
    seat_panels(canvas, seats)
    sprite_grid(canvas, marks)
    text_sizes(canvas, words)
    samples(canvas, rest)
    swatch_row(canvas, swatches)
    return canvas


def header(canvas: Canvas, box: Box, theme: Theme) -> None:
    """Title, round and who is awaited, as titles will show them."""
    canvas.panel(box)
    name, turn, who = box.pad(20, 8).cols(1, 250, 260, gap=16)
    canvas.label(name, theme.name.replace("_", " ").title() + " ／ 図案", size=42, bold=True)
    canvas.label(turn, "第3ラウンド", size=34, colour="soft", align="right")
    canvas.sprite("now", who.x + 30, who.cy, 44)
    canvas.seat(1, who.x + 86, who.cy, 52)
    canvas.label(Box(who.x + 122, who.y, who.w - 122, who.h), "Ludovico il Moro", size=32, bold=True)


def seat_panels(canvas: Canvas, box: Box) -> None:
    """The six seats in four sizes, the third changed by the last turn."""
    for seat, cell in enumerate(box.cols(*[1] * 6, gap=14)):
        canvas.panel(cell)
        if seat == 2:
            canvas.halo(cell)
            canvas.difference(cell.right - 26, cell.y + 6, 3, 32)
        canvas.seat(seat, cell.x + 54, cell.y + 62, 80)
        canvas.seat(seat, cell.right - 50, cell.y + 62, 48)
        canvas.seat(seat, cell.x + 36, cell.bottom - 40, 32)
        canvas.label(
            Box(cell.x + 62, cell.bottom - 60, cell.w - 74, 40),
            ["花子", "Ludovico", "Zoë", "みどり", "李", "Łukasz"][seat],
            30,
        )


def sprite_grid(canvas: Canvas, box: Box) -> None:
    """Every sprite that is no seat, large and small, with its name."""
    canvas.panel(box)
    shown = [name for name in names() if not name.startswith("seat_")]
    lines = -(-len(shown) // COLUMNS)
    for name, cell in zip(shown, box.pad(14, 10).grid(COLUMNS, lines, gap=6), strict=False):
        label = {"coin": "100", "laurel": "12"}.get(name, "")
        canvas.sprite(name, cell.x + 50, cell.y + 58, 88, label)
        canvas.sprite(name, cell.x + 120, cell.y + 70, 40)
        canvas.label(Box(cell.x, cell.bottom - 42, cell.w - 8, 32), name, 24, align="left", colour="soft")


def own_sheet(theme: Theme) -> Canvas:
    """The sprites of a title, with a label where they draw one."""
    shown = names(theme.name)
    lines = -(-len(shown) // COLUMNS)
    canvas = Canvas(theme, height=2 * MARGIN + lines * LINE + 20)
    canvas.panel(canvas.area)
    for name, cell in zip(shown, canvas.area.pad(14, 10).grid(COLUMNS, lines, gap=6), strict=False):
        short = name.rpartition("/")[2]
        canvas.sprite(short, cell.x + 50, cell.y + 58, 88, "7")
        canvas.sprite(short, cell.x + 124, cell.y + 70, 40, "7")
        canvas.label(Box(cell.x, cell.bottom - 36, cell.w - 8, 32), short, 22, colour="soft")
    return canvas


def text_sizes(canvas: Canvas, box: Box) -> None:
    """One line per size, regular and bold."""
    canvas.panel(box)
    inside = box.pad(20, 12)
    y = inside.y
    for size in (56, 42, 34, 28, 24, 20, 18):
        tall = round(size * 1.5)
        plain, bold = Box(inside.x, y, inside.w, tall).cols(1, 1, gap=20)
        canvas.label(plain, f"{size} {SAMPLE}", size, smallest=size)
        canvas.label(bold, f"{size} {SAMPLE}", size, smallest=size, bold=True)
        y += tall + 4


def samples(canvas: Canvas, box: Box) -> None:
    """Wrapped words, differences, wells, lines and cards."""
    left, middle, right = box.cols(1, 1, 1, gap=14)
    for cell in (left, middle, right):
        canvas.panel(cell)
    canvas.paragraph(
        left.pad(18, 14),
        "「建物」を一つ建てる。名声点は直ちに得る（公園・湖・森）。費用は七〇〇フローリン、"
        "大きさは四マス以内。競りで得た風景は、次のラウンドの前に置くこと。",
        28,
    )
    canvas.paragraph(
        middle.pad(18, 14),
        "The artist presents a work worth 17; the round's threshold is 14. Everyone at the top of the "
        "ranking gains prestige. Naïve façade, Łódź, coördination—and so on.",
        26,
    )
    wells, lines = right.pad(18, 14).rows(1, 1, gap=10)
    for number, cell in enumerate(wells.cols(*[1] * 4, gap=10)):
        canvas.panel(cell, fill=["well", "paper", "accent", "table"][number], radius=12)
        words, colour = [("空", "soft"), ("14", "ink"), ("17", "on_accent"), ("9", "ink")][number]
        canvas.label(cell, words, 48, bold=True, colour=colour, align="centre")
    for number, amount in enumerate((3, 12, -2, 0)):
        canvas.difference(lines.x + 40 + 90 * number, lines.y + 24, amount, 28)
    canvas.line(
        [(lines.x + 6, lines.bottom - 12), (lines.cx - 60, lines.y + 70), (lines.cx, lines.bottom - 20)],
        line=4,
    )
    canvas.line([(lines.cx + 20, lines.bottom - 10), (lines.right - 10, lines.y + 66)], "accent", 8)
    hexagon = [
        (lines.cx + 60 + dx, lines.y + 98 + dy)
        for dx, dy in ((0, -36), (31, -18), (31, 18), (0, 36), (-31, 18), (-31, -18))
    ]
    canvas.polygon(hexagon, "seat_f", "ink")


def swatch_row(canvas: Canvas, box: Box) -> None:
    """The colours of the theme."""
    roles = colours(canvas.theme)
    for role, cell in zip(roles, box.cols(*[1] * len(roles), gap=4), strict=True):
        canvas.panel(cell, fill=role, radius=8)


def main(titles: Sequence[str]) -> None:
    """Write the sheets and say how large they are. KeyError for a title without a theme."""
    OUT.mkdir(exist_ok=True)
    for title in titles or THEMES:
        write(f"contact_sheet_{title}", sheet(THEMES[title]))
        if names(title):
            write(f"contact_sheet_{title}_own", own_sheet(THEMES[title]))


def write(name: str, canvas: Canvas) -> None:
    """Write a sheet at both sizes."""
    data = StripCache().png(canvas)
    (OUT / f"{name}.png").write_bytes(data)
    picture = Image.open(io.BytesIO(data)).convert("RGB")
    small = picture.resize((PHONE, picture.height * PHONE // picture.width), Image.Resampling.LANCZOS)
    small.save(OUT / f"{name}_{PHONE}.png")
    print(f"{name}.png: {len(data) / 1000:.0f} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
