"""Draws the README's pictures of Discord with the bot in it.

    python -m scripts.discord_pictures

The bot runs in a sandbox, and a browser shows the sandbox's page. A table of Florence is put into the store
in the middle of a seeded game. Then a person presses *Your move*, builds and confirms. For each language two
files are written into `docs/pictures/`: `discord_<language>.png`, a server with the table and the hand beside
it, and `turn_<language>.webp`, the whole turn on a phone as a moving picture.
"""

import asyncio
import io
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from discord import PartialEmoji
from PIL import Image
from playwright.async_api import Browser, Locator, Page, ViewportSize

from bench.kit.bot_in_process import BotInProcess, bot_in_process
from cogs.support.icons import Icons
from db import SeatHolder
from games.core import Seat, engine
from games.core.chance import commitment
from games.florence import TITLE
from games.florence.model.components import PROFESSIONS
from games.florence.model.moves import Build
from games.florence.model.state import FlorenceOptions
from games.manager.model.table import Table
from games.manager.model.unstored import unstored_table
from games.manager.storage.outbox_items import Hand
from kit.browser import chromium
from render.florence.plates import at, chosen
from render.icons import ICONS, emoji_name, png
from render.plates import first, moments
from sandbox.model import Emoji, World
from sandbox.seed import seeded_world
from words import LANGUAGES, Language, say

OUT = Path(__file__).resolve().parents[1] / "docs" / "pictures"
DESK = ViewportSize(width=1320, height=1010)
PHONE = ViewportSize(width=400, height=800)

ROUND, SEAT, SEEDS = 4, Seat(2), 1000
"""When a position is one to show: in this round this seat has its last action, three cards or more, and room
for a building that one of them prefers. Number of seeded games in which it is looked for."""

SERVERS: dict[Language, tuple[str, tuple[str, ...]]] = {
    "en": (
        "Board game nights",
        ("general", "florence", "fugger", "signorie", "philadelphia", "rules", "lounge"),
    ),
    "ja": (
        "ボードゲームの夜",
        ("雑談", "フィレンツェ", "フッガー", "シニョーリエ", "フィラデルフィア", "募集", "談話室"),
    ),
}
"""The server's name, and its channels; the table is in the second one."""

PEOPLE: dict[Language, dict[str, str]] = {
    "en": {"dan": "Dan", "finn": "Finn", "ben": "Ben"},
    "ja": {"chie": "千恵", "emi": "絵美", "aoi": "葵"},
}
"""Who plays, in the order of seats: user, and displayed name."""

TAP = """box => {
  const mark = document.createElement("div");
  mark.id = "tap";
  const [x, y] = [box.x + box.width / 2 - 22, box.y + box.height / 2 - 22];
  mark.style.cssText = `position: fixed; left: ${x}px; top: ${y}px;
    width: 44px; height: 44px; border-radius: 50%; background: #ffffff66; border: 3px solid #ffffffdd;
    z-index: 99; pointer-events: none`;
  document.body.append(mark);
}"""
"""Draws a fingertip in the middle of a box."""


def all_icons(world: World) -> Icons:
    """All icons, as emoji of the sandbox's application."""
    icons = Icons()
    for mark, icon in ICONS.items():
        made = Emoji(world.new_id(), emoji_name(icon), "image/png", png(icon))
        world.application.emojis[made.id] = made
        icons.emoji |= {mark: PartialEmoji(name=made.name, id=made.id)}
    return icons


def world(language: Language) -> World:
    """The sandbox's world with the names of this language, and all icons uploaded."""
    made = seeded_world()
    made.guilds[next(iter(made.guilds))].name, names = SERVERS[language]
    for channel, name in zip(made.channels.values(), names, strict=True):
        channel.name = name
    for user in made.users.values():
        user.display = PEOPLE[language].get(user.name, user.display)
    all_icons(made)
    return made


def _is_shown(game: Any) -> bool:
    if not engine.waits_for_only(game, SEAT) or len(game.houses[SEAT].hand) < 3:
        return False
    builds = [offer for offer in engine.open_offers(game, SEAT) if offer.move is Build]
    wanted = {PROFESSIONS[card].building for card in game.houses[SEAT].hand}
    return any(building in wanted for offer in builds for building in offer.possible("building", ()))


def position(language: Language) -> Table:
    """A table in the middle of a seeded game."""
    options = FlorenceOptions()
    people = PEOPLE[language].values()
    stop = at(ROUND, "Turn", lambda top: top.actions == 1)
    for seed in range(SEEDS):
        game = first(moments(TITLE, len(people), seed, options, chosen), stop).game
        if _is_shown(game):
            break
    secret = random.Random(seed).randbytes(32)
    seats = [SeatHolder(at, at + 1, name) for at, name in enumerate(people)]
    return unstored_table(
        *(TITLE, game, seats, secret),
        guild_id=1,
        channel_id=1,
        host=1,
        language=language,
        commitment=commitment(secret),
    )


class TableOnPage:
    """The bot in a sandbox, with a table of Florence and a browser."""

    def __init__(self, bot: BotInProcess, browser: Browser, language: Language, channel: int) -> None:
        self.bot = bot
        self.browser = browser
        self.language = language
        self.channel = channel

    @asynccontextmanager
    async def window(self, size: ViewportSize, scale: int) -> AsyncIterator[Page]:
        """A window of the player who is to move."""
        context = await self.browser.new_context(
            viewport=size,
            device_scale_factor=scale,
            color_scheme="dark",
            locale={"en": "en-GB", "ja": "ja-JP"}[self.language],
            reduced_motion="reduce",
            bypass_csp=True,
        )
        page = await context.new_page()
        name = [*PEOPLE[self.language].values()][SEAT]
        await page.goto(f"{self.bot.sandbox.url}/?as={name}&in={self.channel}")
        await page.locator("#channel button[data-key*=':move:']").last.wait_for()
        yield page
        await context.close()


async def _icons_known(bot: BotInProcess) -> bool:
    """Whether the bot has read the list of icons."""
    return any(one.path.endswith("/emojis") and one.status for one in await bot.sandbox.requests())


@asynccontextmanager
async def table_on_page(browser: Browser, language: Language) -> AsyncIterator[TableOnPage]:
    """Start the bot and put the table into the store; ends when table and hands are posted."""
    async with bot_in_process(world(language)) as bot:
        bot.clock.now = round(time.time() * 1000)
        users = {user.name: user for user in await bot.sandbox.users()}
        people = [users[name] for name in PEOPLE[language]]
        place = next(one for one in await bot.sandbox.channels() if one.name == SERVERS[language][1][1])
        await bot.sandbox.wait_for(partial(_icons_known, bot))
        table_id = await bot.open_table(position(language), place.guild_id or 0, place.id, people)
        hand = Hand(people[SEAT].id, SEAT, quiet=True).due(bot.clock())
        await bot.services.repository.enqueue(table_id, (hand,))
        await bot.delivered()
        yield TableOnPage(bot, browser, language, place.id)


class TurnFilm:
    """Takes the frames of a turn; a tap is shown before it happens."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[Image.Image] = []
        self.times: list[int] = []

    async def look(self, seconds: float, top: Locator | None = None) -> None:
        """A frame, with a message scrolled to the top of the channel if one is given."""
        await still(self.page)
        if top is not None:
            await top.evaluate("message => message.scrollIntoView({block: 'start'})")
        picture = await self.page.screenshot()
        self.frames.append(Image.open(io.BytesIO(picture)).convert("RGB"))
        self.times.append(round(seconds * 1000))

    async def tap(self, target: Locator) -> None:
        """Two frames: before, and with a fingertip; then the tap."""
        await target.scroll_into_view_if_needed()
        await self.look(1.2)
        await self.page.evaluate(TAP, await target.bounding_box())
        await self.look(0.7)
        await self.page.evaluate("() => document.getElementById('tap').remove()")
        await target.click()

    def save(self, path: Path) -> None:
        """Write the moving picture."""
        first, *rest = self.frames
        first.save(path, save_all=True, append_images=rest, duration=self.times, loop=0, quality=80, method=6)


async def still(page: Page) -> None:
    """Wait until every picture is there and nothing moves any more."""
    await page.wait_for_timeout(500)
    await page.locator("img").evaluate_all("imgs => Promise.all(imgs.map(img => img.decode()))")


async def turn(page: Page, language: Language) -> TurnFilm:
    """Build what a card prefers, and end the turn."""
    film = TurnFilm(page)
    await page.add_style_tag(content=".jump { display: none !important }")
    panel = page.locator("#channel .ephemeral").last
    await film.tap(page.locator("#channel button[data-key*=':move:']").last)
    await panel.wait_for()
    await film.look(2.5, panel)
    await film.tap(panel.locator(".select").filter(has_text=say(language, "move-build", TITLE.id)))
    await film.tap(page.locator(".popup").get_by_role("option").filter(has_text="★").first)
    places = panel.locator("button[data-key$=':show']")  # the way back from the question of the place
    await places.wait_for()
    await film.look(2.5, panel)
    await film.tap(panel.locator(".select").first)
    await film.tap(page.locator(".popup").get_by_role("option").first)
    await panel.locator("button[data-key$=':undo']").wait_for()
    await film.look(2.0, panel)
    await film.tap(panel.locator("button[data-key^='f:']"))
    await panel.locator("button[data-key^='f:']").wait_for(state="detached")
    await film.look(2.0, panel)
    await film.look(
        3.0, page.locator("#channel article:not(.ephemeral)").filter(has=page.locator("img")).last
    )
    return film


async def draw(browser: Browser, language: Language) -> None:
    """Write both pictures of a language."""
    async with table_on_page(browser, language) as here:
        async with here.window(DESK, 1) as page:
            await still(page)
            picture = await page.screenshot()
        with Image.open(io.BytesIO(picture)) as desk:
            colours = desk.convert("RGB").quantize(256, dither=Image.Dither.NONE)
            colours.save(OUT / f"discord_{language}.png", optimize=True)
        async with here.window(PHONE, 2) as page:
            film = await turn(page, language)
        film.save(OUT / f"turn_{language}.webp")


async def main() -> None:
    """Draw in every language, and print the sizes."""
    async with chromium() as browser:
        for language in LANGUAGES:
            await draw(browser, language)
    for path in sorted([*OUT.glob("discord_*.png"), *OUT.glob("turn_*.webp")]):
        print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    asyncio.run(main())
