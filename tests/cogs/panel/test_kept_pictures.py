"""The pictures beside panels that are kept: the same ones are drawn once, others are never shown instead."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from decisions import decisions
from sampled import each_title

from cogs.panel.picture_cache import KEPT, PanelPictures, all_that_shows, panel_pictures
from cogs.screens.panel.panel import Panel
from cogs.screens.panel.pictures import PanelPicture
from games.titles import TITLES
from render import Pictures
from words import Language

PANELS, MOST = 400, 12
"""Number of screens of a game that are looked at, and of pictures in a language that are compared."""


class DrawingBot(SimpleNamespace):
    """A bot that draws at once and counts."""

    def __init__(self) -> None:
        super().__init__(pictures=Pictures(), drawn=0)

    async def draw(self, work: Callable[..., Any], *args: Any) -> Any:
        self.drawn += 1
        return work(*args)


def pictured(name: str, language: Language = "en") -> list[tuple[Panel, PanelPicture]]:
    """Panels of a game with a picture beside them."""
    found = islice(decisions(TITLES[name], language, 3), PANELS)
    return [(panel, shown) for _, panel, _, shown in found if shown is not None]


@pytest.mark.parametrize("name", each_title("florence"))
async def test_a_picture_shown_again_is_drawn_once_and_is_the_one_drawn_from_nothing(name: str) -> None:
    bot: Any = DrawingBot()
    kept, seen = PanelPictures(bot), set()
    for panel, shown in [*pictured(name)[:MOST], *pictured(name, "ja")[:MOST]]:
        await kept.drawn(panel, shown)
        assert await kept.drawn(panel, shown) == panel_pictures(Pictures(), panel, shown)
        seen.add(all_that_shows(panel, shown))
    assert len(seen) > 1
    assert bot.drawn == len(seen) <= KEPT


@pytest.mark.parametrize("other", [{"name": "Somebody"}, {"kind": "computer", "level": "master"}])
def test_another_holder_of_a_seat_makes_another_picture(other: dict[str, str]) -> None:
    panel, shown = next(one for one in pictured("florence") if one[1].what == "area")
    first, *rest = panel.table.seats
    seats = (msgspec.structs.replace(first, **other), *rest)
    changed = Panel(msgspec.structs.replace(panel.table, seats=seats), panel.seat, "en")
    assert all_that_shows(panel, shown) != all_that_shows(changed, shown)


def test_another_language_or_another_place_makes_another_picture() -> None:
    panel, shown = next(one for one in pictured("florence") if len(one[1].candidates) > 1)
    other = shown._replace(candidates=shown.candidates[::-1])
    shows = [
        all_that_shows(panel, shown),
        all_that_shows(panel, other),
        all_that_shows(Panel(panel.table, panel.seat, "ja"), shown),
    ]
    assert len(set(shows)) == 3
