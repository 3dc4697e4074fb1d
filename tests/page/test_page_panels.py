"""The private panels of every title on the page: nothing overflows a phone, and axe finds nothing."""

from __future__ import annotations

import itertools

import msgspec
import pytest
from decisions import decisions
from page_kit import PHONE, window
from playwright.async_api import Browser
from sampled import each_title

from cogs.panel.picture_cache import panel_pictures
from cogs.support.layout import files, layout
from games.titles import TITLES
from render import Pictures
from sandbox import Sandbox
from sandbox.files import Upload
from sandbox.model import COMPONENTS_V2
from scripts.discord_pictures import all_icons
from words import Language

CHANNEL = "welcome"
SHOWN = 12
"""Number of kinds of decision of each title that stand on the page together."""

LANGUAGE: dict[str, Language] = {title: ("ja", "en")[at % 2] for at, title in enumerate(TITLES)}


@pytest.mark.parametrize("title", each_title("florence"))
async def test_every_kind_of_decision_is_accessible_on_a_phone(
    chromium: Browser, sandbox: Sandbox, title: str
) -> None:
    service, pictures, language = sandbox.service, Pictures(), LANGUAGE[title]
    channel = next(one for one in service.world.channels.values() if one.name == CHANNEL)
    user = next(one for one in service.world.users.values() if one.locale[:2] == language)
    last, icons = 0, all_icons(service.world)
    for _, panel, screen, shown in itertools.islice(decisions(TITLES[title], language, 1), 3, 3 + SHOWN):
        if shown is not None:
            head, *rest = screen.parts
            drawn = panel_pictures(pictures, panel, shown)
            screen = msgspec.structs.replace(screen, parts=(head, *drawn, *rest))
        uploads = [Upload(at, one.filename, one.fp.read()) for at, one in enumerate(files(screen))]
        attached = [{"id": str(at), "filename": one.filename} for at, one in enumerate(uploads)]
        body = {
            "flags": COMPONENTS_V2,
            "components": layout(screen, icons).to_components(),
            "attachments": attached,
        }
        last = service.messages.new(channel, service.world.bot, body, uploads, how="callback").id
    for dark in (False, True):
        async with window(chromium, sandbox, user.display, size=PHONE, dark=dark, channel=CHANNEL) as shows:
            await shows.page.locator(f"[data-id='{last}']").first.wait_for(state="attached")
            assert await shows.axe() == []
            assert await shows.overflow() == []
