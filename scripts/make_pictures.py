"""Draws the pictures of the documentation, `docs/pictures/*.png`, from seeded games.

    python -m scripts.make_pictures                  every title
    python -m scripts.make_pictures florence         one of them

The games are real: every move is offered by the rules. `render/<title>/plates.py` says what is drawn.
"""

from collections.abc import Sequence
from pathlib import Path

from kit.command_line import titles_named
from render import Pictures
from render.plates import drawn
from render.titles import ARTISTS

OUT = Path(__file__).resolve().parent.parent / "docs" / "pictures"


def main(titles: Sequence[str]) -> None:
    """Write the pictures and print their sizes."""
    OUT.mkdir(parents=True, exist_ok=True)
    pictures = Pictures()
    for title in titles:
        for name, data in drawn(title, pictures):
            (OUT / f"{name}.png").write_bytes(data)
            print(f"{name}.png: {len(data) / 1000:.0f} kB")


if __name__ == "__main__":
    main(titles_named("python -m scripts.make_pictures", __doc__, ARTISTS))
