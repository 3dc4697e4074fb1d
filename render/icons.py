"""Icons: the symbols of the titles' things and of the seats, as small pictures for texts.

Discord shows such a picture in a text as an emoji. Its name ends with a hash of its pixels, so that a changed
symbol is a new emoji and old posts keep theirs.
"""

import hashlib
import re
from collections.abc import Mapping
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageChops, ImageFilter

from render.kit import Symbol, Theme, seat_sprite
from render.kit.material import sprites
from render.titles import ARTISTS
from words import SEAT_SIGNS
from words.icon_marks import IconMarks, icon_mark, seat_key

SIZE = 128
"""Width and height of an icon in pixels."""

RIM = 5
"""Width of the pale rim around a symbol. It separates dark outlines from Discord's dark ground."""

SPOKEN, HASHED = 5, 6
"""Characters of an emoji's name that say what it shows, and that are a hash. With the underscore between them
these are 12."""

DIGITS = "abcdefghijklmnopqrstuvwxyz234567"


class Icon(NamedTuple):
    """A symbol in the colours of a theme, and the first thing that has it. `title` is empty for what all
    titles share."""

    title: str
    thing: str
    theme: Theme
    symbol: Symbol


SHARED: IconMarks = {seat_key(seat): icon_mark(seat) for seat in range(len(SEAT_SIGNS))}
"""The marks of what all titles share."""


def _found() -> tuple[dict[str, Icon], dict[str, IconMarks]]:
    """Each icon by its mark, and the marks of each title's things. Things with one symbol share an icon."""
    theme = next(iter(ARTISTS.values())).theme
    icons = {
        icon_mark(seat): Icon("", seat_key(seat), theme, Symbol(seat_sprite(seat)))
        for seat in range(len(SEAT_SIGNS))
    }
    marks: dict[str, IconMarks] = {}
    for title, artist in ARTISTS.items():
        known: dict[Symbol, str] = {}
        for thing, symbol in artist.symbols.items():
            if symbol not in known:
                known[symbol] = icon_mark(len(icons))
                icons[known[symbol]] = Icon(title, thing, artist.theme, symbol)
        marks[title] = {**SHARED, **{thing: known[symbol] for thing, symbol in artist.symbols.items()}}
    return icons, marks


ICONS: Mapping[str, Icon]
ICON_MARKS: Mapping[str, IconMarks]
ICONS, ICON_MARKS = _found()
"""All icons by their marks, and the marks of each title's things and of the seats."""


def drawn(icon: Icon) -> Image.Image:
    """The picture of an icon: its symbol with a pale rim, on a clear ground (mode RGBA)."""
    symbol, theme = icon.symbol, icon.theme
    name = sprites.find(theme.name, symbol.sprite)
    roles = symbol.colours or sprites.design(name).roles
    colours = tuple(map(theme.colour, roles))
    picture = Image.new("RGBA", (SIZE, SIZE))
    room = SIZE - 2 * RIM
    if symbol.ground:
        ground = sprites.made("icon_ground", room, (theme.colour(symbol.ground), theme.colour("ink")))
        picture.paste(ground.colours, (RIM, RIM), ground.mask)
        room = round(room * 0.74)
    sprite = sprites.made(name, sprites.size_within(name, room, room), colours, symbol.label)
    wide, tall = sprite.colours.size
    picture.paste(sprite.colours, ((SIZE - wide) // 2, (SIZE - tall) // 2), sprite.mask)
    return _rimmed(picture, theme)


def _rimmed(picture: Image.Image, theme: Theme) -> Image.Image:
    """A picture on a pale shape that is a little larger on all sides."""
    mask = picture.getchannel("A")
    rim = _grown(mask).filter(ImageFilter.GaussianBlur(1))
    shape = Image.new("RGBA", picture.size, (*theme.colour("paper"), 255))
    shape.putalpha(ImageChops.lighter(rim, mask))
    return Image.alpha_composite(shape, picture)


def _grown(mask: Image.Image) -> Image.Image:
    """A mask that reaches `RIM - 1` pixels further on all sides. Its margin is empty, so that nothing comes
    back in at the other side."""
    reach, done = RIM - 1, 0
    while done < 2 * reach:
        step = min(done + 1, 2 * reach - done)
        for right, down in ((step, 0), (0, step)):
            mask = ImageChops.lighter(mask, ImageChops.offset(mask, right, down))
        done += step
    return ImageChops.offset(mask, -reach, -reach)


def png(icon: Icon) -> bytes:
    """The file of an icon."""
    data = BytesIO()
    drawn(icon).save(data, "PNG")
    return data.getvalue()


def emoji_name(icon: Icon) -> str:
    """The name of an icon's emoji: what it shows, and a hash of its pixels."""
    said = re.sub(r"[^a-z0-9]", "", icon.thing.lower())[:SPOKEN]
    digest = hashlib.sha256(drawn(icon).tobytes()).digest()
    number = int.from_bytes(digest[:4], "big")
    hashed = "".join(DIGITS[number >> 5 * at & 31] for at in range(HASHED))
    return f"{said}_{hashed}"
