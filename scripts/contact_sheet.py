"""Draws every sprite into `artefacts/contact_sheet_*.png`, to look at.

    python -m scripts.contact_sheet                  every title
    python -m scripts.contact_sheet florence         one of them

Writes a sheet of the kit's sprites in the colours of each title, one of the title's own, and each again at
400 pixels, as a phone shows it.
"""

import io
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from kit.command_line import titles_named
from render.kit import Box, Canvas, StripCache, Theme
from render.kit.material.sprites import names
from render.kit.painting.canvas import MARGIN
from render.titles import THEMES

OUT = Path(__file__).resolve().parent.parent / "artefacts"
PHONE = 400
COLUMNS, LINE = 7, 150


def sheet(theme: Theme, shown: Sequence[str]) -> Canvas:
    """Sprites large and small, with their names, and with a label where they draw one."""
    lines = -(-len(shown) // COLUMNS)
    canvas = Canvas(theme, height=2 * MARGIN + lines * LINE + 20)
    canvas.panel(canvas.area)
    for name, cell in zip(shown, canvas.area.pad(14, 10).grid(COLUMNS, lines, gap=6), strict=False):
        short = name.rpartition("/")[2]
        for middle, size in ((50, 88), (124, 40)):
            wide, _ = canvas.measure(short, size)
            fitting = min(size, size * (size + 8) // wide)
            canvas.sprite(short, cell.x + middle, cell.y + 64, fitting, "3")
        canvas.label(Box(cell.x, cell.bottom - 36, cell.w - 8, 32), short, 22, colour="soft")
    return canvas


def main(titles: Sequence[str]) -> None:
    """Write the sheets and say how large they are."""
    OUT.mkdir(exist_ok=True)
    for title in titles:
        write(f"contact_sheet_{title}", sheet(THEMES[title], names()))
        if own := names(title):
            write(f"contact_sheet_{title}_own", sheet(THEMES[title], own))


def write(name: str, canvas: Canvas) -> None:
    """Write a sheet at both sizes."""
    data = StripCache().png(canvas)
    (OUT / f"{name}.png").write_bytes(data)
    picture = Image.open(io.BytesIO(data)).convert("RGB")
    small = picture.resize((PHONE, picture.height * PHONE // picture.width), Image.Resampling.LANCZOS)
    small.save(OUT / f"{name}_{PHONE}.png")
    print(f"{name}.png: {len(data) / 1000:.0f} kB")


if __name__ == "__main__":
    main(titles_named("python -m scripts.contact_sheet", __doc__, THEMES))
