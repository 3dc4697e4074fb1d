"""The pictures beside panels. The last ones are kept: a question, the answer and the way back often show the
same picture."""

import msgspec

from cogs.app.client import BotBase
from cogs.screens.panel.panel import Panel
from cogs.screens.panel.pictures import PanelPicture
from cogs.screens.parts import Picture
from db.bounded_dict import BoundedDict
from render import Pictures
from words import say

KEPT = 32
"""Maximum number of panels whose pictures are kept: about two megabytes."""


class PanelPictures:
    """Draws what is shown beside panels, unless it was drawn a moment ago."""

    def __init__(self, bot: BotBase) -> None:
        self.bot = bot
        self._kept: BoundedDict[bytes, list[Picture]] = BoundedDict(KEPT)

    async def drawn(self, panel: Panel, shown: PanelPicture) -> list[Picture]:
        """The pictures of a seat's area or hand, as `panel_pictures` draws them."""
        key = all_that_shows(panel, shown)
        pictures = self._kept.get(key)
        if pictures is None:
            pictures = await self.bot.draw(panel_pictures, self.bot.pictures, panel, shown)
        self._kept.note(key, pictures)
        return pictures


def all_that_shows(panel: Panel, shown: PanelPicture) -> bytes:
    """Everything that the pictures beside a panel depend on."""
    names = [(str(name), name.level) for name in panel.table.seat_names]
    who = panel.table.title.id, panel.speaker.language, names, panel.seat
    return msgspec.msgpack.encode((*who, *shown))


def panel_pictures(pictures: Pictures, panel: Panel, shown: PanelPicture) -> list[Picture]:
    """Draw the pictures beside a panel: one of an area, or one or more of a hand."""
    table, seat, language = panel.table, panel.seat, panel.speaker.language
    about = table.title, shown.view, seat, table.seat_names, language
    if shown.what == "area":
        alt = pictures.area_alt(*about, shown.candidates)
        return [Picture("area.png", pictures.area(*about, shown.candidates), alt)]
    alt = say(language, f"alt-{shown.what}", name=table.names[seat])
    pages = pictures.hands(*about, {card: label for label, card in shown.candidates})
    return [Picture(f"hand{at or ''}.png", data, alt) for at, data in enumerate(pages)]
