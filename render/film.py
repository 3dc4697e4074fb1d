"""A whole game as an animated picture: the tables of its turns, small, in order."""

import io
from collections.abc import Sequence

from PIL import Image

WIDTH = 600
"""Width of a frame in pixels, about a phone's."""

SECONDS = 20.0
LAST = 3.0
"""Seconds the last frame is shown."""

FRAMES = 60
"""Maximum number of frames; longer games are sampled evenly."""

LIMIT = 7_500_000
"""Maximum bytes of the file."""


def chosen(turns: int, frames: int = FRAMES) -> list[int]:
    """The turns that are shown: evenly spread, including the first and the last."""
    if turns <= frames:
        return list(range(turns))
    return sorted({round(at * (turns - 1) / (frames - 1)) for at in range(frames)})


def frame(png: bytes) -> Image.Image:
    """A table's picture as a frame, in the picture's own palette: another would turn a seat's blue into
    green. ValueError for a picture without a palette."""
    with Image.open(io.BytesIO(png)) as picture:
        if picture.mode != "P":
            raise ValueError("a table's picture has a palette")
        height = round(picture.height * WIDTH / picture.width)
        small = picture.convert("RGB").resize((WIDTH, height), Image.Resampling.LANCZOS)
        return small.quantize(palette=picture, dither=Image.Dither.NONE)


def film(frames: Sequence[Image.Image]) -> bytes:
    """The frames as an animated GIF of about twenty seconds and at most `LIMIT` bytes: every second frame
    is dropped until it fits. ValueError without frames."""
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
    each = round(1000 * (SECONDS - LAST) / max(len(frames) - 1, 1))
    out = io.BytesIO()
    frames[0].save(
        out,
        format="GIF",
        save_all=True,
        append_images=frames[1:],
        duration=[each] * (len(frames) - 1) + [round(1000 * LAST)],
        loop=0,
        optimize=False,
    )
    return out.getvalue()


def _fitted(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    """A frame padded at the bottom with its own corner's colour: tables may grow during a game."""
    if picture.size == size:
        return picture
    ground = Image.new("P", size, picture.getpixel((0, 0)))
    ground.putpalette(picture.getpalette() or [])
    ground.paste(picture)
    return ground
