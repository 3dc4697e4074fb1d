"""`python -m scripts.panel_shots florence ja --phone --dark`: a screenshot of every kind of decision.

Plays a random game without a bot. At the first position of each kind it draws the panel as the sandbox's page
shows it: the home screen, each question behind it, and a turn that waits to be confirmed. The pictures are in
artefacts/panels/<title>-<language>-<size>-<colours>/.
"""

import argparse
import asyncio
import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from discord import PartialEmoji
from playwright.async_api import Browser, async_playwright

from cogs.panel.pictures import panel_pictures
from cogs.screens.panel.panel import Panel, PanelQuestion
from cogs.screens.panel.path_tokens import BadToken
from cogs.screens.panel.pictures import home_picture
from cogs.screens.panel.question_paths import path_to
from cogs.screens.parts import Screen
from cogs.support.icons import Icons
from cogs.support.layout import files, layout
from db import SeatHolder
from games.core import Move, Refusal, Seat, Title, engine
from games.core.chance import Secret
from games.manager.model.table import Table, compose
from games.manager.model.unstored import unstored_table
from games.titles import TITLES
from render import Pictures
from render.icons import ICONS, emoji_name, png
from sandbox import Sandbox
from sandbox.files import Upload
from sandbox.model import COMPONENTS_V2, Emoji, World
from words import LANGUAGES, Language, kebab

ROOT = Path(__file__).resolve().parents[1]
NAMES = ("葵", "Ben", "Chie", "Dan", "Emi", "Fuji")
SIZES = {"phone": {"width": 390, "height": 844}, "desktop": {"width": 1280, "height": 900}}
CHANNEL = "welcome"


def all_icons(world: World) -> Icons:
    """All icons, as emoji of the sandbox's application."""
    icons = Icons()
    for mark, icon in ICONS.items():
        made = Emoji(world.new_id(), emoji_name(icon), "image/png", png(icon))
        world.application.emojis[made.id] = made
        icons.emoji |= {mark: PartialEmoji(name=made.name, id=made.id)}
    return icons


def new_table(title: Title, seats: int, language: Language, seed: int) -> Table:
    """A table in play, without a store."""
    secret = seed.to_bytes(32, "big")
    game = engine.start(title, seats, title.options(), Secret(secret)).game
    places = [SeatHolder(at, at + 1, NAMES[at]) for at in range(seats)]
    return unstored_table(
        *(title, game, places, secret),
        guild_id=1,
        channel_id=1,
        host=1,
        entry_no=9,
        language=language,
        commitment="c" * 64,
    )


def decisions(title: Title, language: Language, seed: int) -> Iterator[tuple[str, Panel, Screen, Any]]:
    """Each kind of screen once: its name, its panel, the screen, and the content of its picture."""
    known: set[str] = set()
    for seats in title.seats:
        if title.why_not_start(seats, title.options()) is not None:
            continue
        rng = random.Random(seed + seats)
        table = new_table(title, seats, language, seed + seats)
        while not table.game.over:
            seat, move = engine.random_answer(table.game, rng)
            for name, panel, screen, shown in _screens(table, seat, move):
                if name not in known:
                    known.add(name)
                    yield name, panel, screen, shown
            table = msgspec.structs.replace(
                table, game=engine.play(title, table.game, seat, move, table.chance).game
            )


def _screens(table: Table, seat: Seat, move: Move) -> Iterator[tuple[str, Panel, Screen, Any]]:
    panel = Panel(table, seat, "ja" if table.language == "ja" else "en")
    phase = kebab(table.game.phases[-1].__class__)
    if seat in engine.may_answer(table.game):
        kinds = "+".join(kebab(offer.move) for offer in panel.offers() if offer.is_open())
        yield f"{phase}-home-{kinds}"[:90], panel, panel.home(), home_picture(panel)
    at, offer = next((n, one) for n, one in enumerate(panel.offers()) if one.move is type(move))
    try:
        path = path_to(table.title, offer, tuple(getattr(move, name) for name in offer.names))
    except (BadToken, Refusal):
        path = ()
    for length in range(len(path)):
        asked = panel.follow(at, path[:length])
        if isinstance(asked, PanelQuestion):
            yield f"{phase}-{kebab(offer.move)}-{length}", panel, asked.screen, asked.picture
    yield f"{phase}-why-not", panel, panel.why_not(), None
    yield f"{phase}-ahead", panel, panel.in_advance.screen(), None
    draft = compose(table, seat, table.draft(seat), move)
    panel = Panel(msgspec.structs.replace(table, drafts={seat: draft}), seat, panel.speaker.language)
    yield f"{phase}-{kebab(offer.move)}-taken", panel, panel.home(), home_picture(panel)


async def shoot(title: Title, language: Language, size: str, dark: bool, seed: int, only: str) -> Path:
    """Draw them all; returns their folder."""
    colours = "dark" if dark else "light"
    folder = ROOT / "artefacts" / "panels" / f"{title.id}-{language}-{size}-{colours}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    async with Sandbox() as sandbox, async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=shutil.which("chromium") or "/usr/bin/chromium",
            args=["--headless", "--no-sandbox", "--disable-gpu"],
        )
        await _shoot_all(sandbox, browser, folder, title, language, SIZES[size], dark, seed, only)
        await browser.close()
    return folder


async def _shoot_all(
    sandbox: Sandbox,
    browser: Browser,
    folder: Path,
    title: Title,
    language: Language,
    size: Any,
    dark: bool,
    seed: int,
    only: str,
) -> None:
    service = sandbox.service
    channel = next(one for one in service.world.channels.values() if one.name == CHANNEL)
    user = next(one for one in service.world.users.values() if one.locale[:2] == language)
    context = await browser.new_context(viewport=size, color_scheme="dark" if dark else "light")
    page = await context.new_page()
    await page.goto(f"{sandbox.url}/?as={user.display}&in={channel.id}")
    await page.locator(".seat.mine").wait_for(state="attached")
    pictures, icons = Pictures(), all_icons(service.world)
    for number, (name, panel, screen, shown) in enumerate(decisions(title, language, seed)):
        if only not in name:
            continue
        screen = with_picture(pictures, panel, screen, shown)
        uploads = [Upload(at, one.filename, one.fp.read()) for at, one in enumerate(files(screen))]
        attached = [{"id": str(at), "filename": one.filename} for at, one in enumerate(uploads)]
        parts = layout(screen, icons).to_components()  # type: ignore[no-untyped-call]
        body = {"flags": COMPONENTS_V2, "components": parts, "attachments": attached}
        message = service.new_message(channel, service.world.bot, body, uploads, how="callback")
        box = page.locator(f"[data-id='{message.id}']").first
        await box.wait_for(state="attached")
        await page.wait_for_timeout(250)
        await box.screenshot(path=folder / f"{number:03}-{name}.png")


def with_picture(pictures: Pictures, panel: Panel, screen: Screen, shown: Any) -> Screen:
    """The screen with the picture that the bot would put under its first text."""
    if shown is None:
        return screen
    head, *rest = screen.parts
    return msgspec.structs.replace(screen, parts=(head, *panel_pictures(pictures, panel, shown), *rest))


def main() -> None:
    """Read the command line and shoot."""
    parser = argparse.ArgumentParser(description="Screenshots of every kind of decision of a title.")
    parser.add_argument("title", choices=sorted(TITLES))
    parser.add_argument("language", choices=LANGUAGES)
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="those whose name holds this word")
    given = parser.parse_args()
    size = "phone" if given.phone else "desktop"
    folder = asyncio.run(shoot(TITLES[given.title], given.language, size, given.dark, given.seed, given.only))
    print(f"{len(list(folder.iterdir()))} pictures in {folder.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
