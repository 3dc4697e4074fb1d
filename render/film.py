"""A whole game as one moving picture: the tables of its turns, small, one after the other."""

import io
from collections.abc import Sequence

from PIL import Image

WIDTH = 600
"""Pixels of a frame: what a phone shows of it."""

COLOURS = 64
SECONDS = 20.0
LAST = 3.0
"""Seconds the end is shown."""

FRAMES = 60
"""So many frames at most; of longer games every so manieth turn is left out."""

LIMIT = 7_500_000
"""Bytes of the file at most."""


def chosen(turns: int, frames: int = FRAMES) -> list[int]:
    """The turns that are shown, evenly spread, the first and the last among them."""
    if turns <= frames:
        return list(range(turns))
    return sorted({round(at * (turns - 1) / (frames - 1)) for at in range(frames)})


def frame(png: bytes) -> Image.Image:
    """A table's picture as a frame."""
    with Image.open(io.BytesIO(png)) as picture:
        height = round(picture.height * WIDTH / picture.width)
        return picture.convert("RGB").resize((WIDTH, height), Image.Resampling.LANCZOS)


def film(frames: Sequence[Image.Image]) -> bytes:
    """The frames as an animated GIF of about twenty seconds, at most `LIMIT` bytes: every second frame is
    left out until it fits. ValueError without frames."""
    if not frames:
        raise ValueError("a film needs a frame")
    size = (WIDTH, max(one.height for one in frames))
    shown = [_fitted(one, size) for one in frames]
    while True:
        data = _gif(shown)
        if len(data) <= LIMIT or len(shown) < 3:
            return data
        shown = [*shown[:-1:2], shown[-1]]


def _gif(frames: Sequence[Image.Image]) -> bytes:
    # One palette for all, made from the last frame, which has all colours there are: what does not move
    # then stays the same to the bit, and costs nothing.
    palette = frames[-1].quantize(COLOURS, dither=Image.Dither.NONE)
    small = [one.quantize(palette=palette, dither=Image.Dither.NONE) for one in frames]
    each = round(1000 * (SECONDS - LAST) / max(len(small) - 1, 1))
    out = io.BytesIO()
    small[0].save(
        out,
        format="GIF",
        save_all=True,
        append_images=small[1:],
        duration=[each] * (len(small) - 1) + [round(1000 * LAST)],
        loop=0,
        optimize=False,
    )
    return out.getvalue()


def _fitted(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    """A lower frame on a ground of its own corner's colour: tables may grow during a game."""
    if picture.size == size:
        return picture
    ground = Image.new("RGB", size, picture.getpixel((0, 0)))
    ground.paste(picture)
    return ground
