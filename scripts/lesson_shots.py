"""`python -m scripts.lesson_shots florence ja`: screenshots of every screen of a lesson, on the page of a
phone.

A simulated careful reader takes the lesson through the real bot: it looks at the question, opens each menu on
the way, confirms, and reads the result. The pictures are in artefacts/lessons/<title>-<language>/. The output
is the amount of text to read and an estimate of how long that takes.
"""

import argparse
import asyncio
import hashlib
import re
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Locator, Page, async_playwright

from games.titles import TITLES
from sandbox import Sandbox
from sandbox.botprocess import BotProcess
from words import LANGUAGES, Language

ROOT = Path(__file__).resolve().parents[1]
WIDTH, PHONE, TALL = 390, 844, 3200
"""A phone, high enough for a whole message in one picture."""

WHO = {"en": "Ben", "ja": "Aoi"}
CHANNEL = "welcome"
CLICKS = 80

PER_MINUTE = {"en": 1200, "ja": 500}
"""Reading speed in characters a minute: 200 English words, where adults read 240 in plain prose; Japanese
readers read 400 to 600 characters."""
PICTURE_SECONDS, CLICK_SECONDS = 5, 2
"""Seconds to look at a new picture, and seconds a click takes with its answer."""

GOING_ON = ("*=':next:'", "$=':confirm'", "*=':choose:'", "*=':show-me:'")
"""Buttons that continue a lesson; the first one present is pressed."""


@dataclass
class Reading:
    """What a learner has read, seen and pressed."""

    characters: int = 0
    pictures: int = 0
    clicks: int = 0
    steps: int = 0

    def minutes(self, language: Language) -> float:
        """The estimated time it takes."""
        looked = self.pictures * PICTURE_SECONDS + self.clicks * CLICK_SECONDS
        return self.characters / PER_MINUTE[language] + looked / 60


class LessonReader:
    """Goes through one lesson."""

    def __init__(self, page: Page, folder: Path) -> None:
        self.page = page
        self.folder = folder
        self.read = Reading()
        self._known: set[str] = set()
        self._shots = 0

    @property
    def message(self) -> Locator:
        return self.page.locator("#channel .ephemeral").last

    async def through(self) -> Reading:
        """From the first screen to the last."""
        for _ in range(CLICKS):
            await self._look()
            button = await self._on()
            if button is None:
                return self.read
            if ":show-me:" in (await button.get_attribute("data-key") or ""):
                await self._menus()
            await self._press(button)
        raise RuntimeError("the lesson does not end")

    async def _on(self) -> Locator | None:
        for key in GOING_ON:
            found = self.message.locator(f"button[data-key{key}]:enabled")
            if await found.count():
                return found.first
        return None

    async def _look(self) -> None:
        """Read what is new, and keep a picture of it."""
        await self.page.wait_for_timeout(300)
        await self.message.locator("img").evaluate_all("imgs => Promise.all(imgs.map(img => img.decode()))")
        text = "\n".join(await self.message.locator(".text").all_inner_texts())
        step = re.search(r"(\d+) of|(\d+)/", text)
        for line in text.splitlines()[1:]:  # the first line names the step
            if line.strip() not in self._known:
                self._known.add(line.strip())
                self.read.characters += len(line.strip())
        for source in await self.message.locator("img").evaluate_all("imgs => imgs.map(img => img.src)"):
            picture = hashlib.sha256(await (await self.page.request.get(source)).body()).hexdigest()
            if picture not in self._known:
                self._known.add(picture)
                self.read.pictures += 1
        at = next((int(one) for one in step.groups() if one), 0) if step else 0
        self.read.steps = max(self.read.steps, at)
        await self._shoot(f"step-{at:02}")

    async def _menus(self) -> None:
        """Open each menu, for the picture alone."""
        menus = self.message.locator(".select")
        for at in range(await menus.count()):
            await menus.nth(at).press("Enter")
            if await self.page.locator(".popup").count():
                await self._shoot(f"menu-{at}")
                await self.page.keyboard.press("Escape")

    async def _press(self, button: Locator) -> None:
        key = await button.get_attribute("data-key")
        await button.press("Enter")
        self.read.clicks += 1
        await self.message.locator(f"[data-key='{key}']").wait_for(state="detached")

    async def _shoot(self, name: str) -> None:
        self._shots += 1
        path = self.folder / f"{self._shots:02}-{name}.png"
        if "menu" in name:
            await self.page.screenshot(path=path)
        else:
            await self.message.screenshot(path=path)


async def shoot(title: str, language: Language, *, tall: bool) -> Reading:
    """Go through a title's lesson in a language."""
    folder = ROOT / "artefacts" / "lessons" / f"{title}-{language}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as kept:
        async with Sandbox() as sandbox, async_playwright() as playwright:
            database = {"LOGGIA_DB": str(Path(kept) / "loggia.sqlite3")}
            bot = BotProcess(sandbox.service, ROOT / "bot.py", Path(kept) / "bot.log", database)
            await bot.start()
            browser = await playwright.chromium.launch(
                executable_path=shutil.which("chromium") or "/usr/bin/chromium",
                args=["--headless", "--no-sandbox", "--disable-gpu"],
            )
            context = await browser.new_context(viewport={"width": WIDTH, "height": TALL if tall else PHONE})
            page = await context.new_page()
            page.set_default_timeout(60_000)
            channel = next(one for one in sandbox.world.channels.values() if one.name == CHANNEL)
            await page.goto(f"{sandbox.url}/?as={WHO[language]}&in={channel.id}")
            await page.locator(".seat.mine").wait_for(state="attached")
            await page.locator("#channel .message").first.wait_for(state="attached")
            await sandbox.slash(WHO[language], f"#{CHANNEL}", "tutorial", {"game": title})
            reader = LessonReader(page, folder)
            await reader.message.wait_for(state="attached")
            read = await reader.through()
            await browser.close()
            await bot.stop()
    return read


def main() -> None:
    """Read the command line, go through the lessons, and print what there was to read."""
    taught = sorted(id for id, title in TITLES.items() if title.lesson is not None)
    parser = argparse.ArgumentParser(description="Every screen of a lesson, as a phone shows it.")
    parser.add_argument("title", choices=[*taught, "all"])
    parser.add_argument("language", choices=[*LANGUAGES, "both"])
    parser.add_argument("--phone", action="store_true", help="what a phone shows at once, not all of it")
    given = parser.parse_args()
    for title in taught if given.title == "all" else [given.title]:
        for language in LANGUAGES if given.language == "both" else [given.language]:
            read = asyncio.run(shoot(title, language, tall=not given.phone))
            print(
                f"{title} {language}: {read.steps} steps, {read.clicks} clicks, {read.pictures} pictures,"
                f" {read.characters} characters; about {read.minutes(language):.1f} minutes",
                flush=True,
            )


if __name__ == "__main__":
    main()
