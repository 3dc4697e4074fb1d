"""A game as one file, in a browser without a network: the pictures of all turns, the keys, the languages."""

from __future__ import annotations

import base64
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from page_kit import DESK, PHONE, Window
from PIL import Image, ImageChops
from played_games import finished
from playwright.async_api import Browser, Page, expect
from sampled import each_title, sampled

from cogs.screens.book.page import Book, BookChances, made
from cogs.screens.notices.log_lines import told_to
from db import Logged
from games.computer.chances import can_tell, chances
from games.core import Seat
from games.manager.history.chances import course
from games.manager.history.outcome import outcome
from games.manager.history.turns import positions, turns
from games.manager.model.table import Table
from games.titles import TITLES
from render import Pictures, film
from words import LANGUAGES, Language, Speaker, results, say
from words.numbers import number
from words.positions import position_text


@cache
def played(title: str) -> tuple[Table, list[Logged]]:
    """A game with the fewest players, played at random."""
    rules = TITLES[title]
    return finished(rules, next(n for n in rules.seats if not rules.why_not_start(n, rules.options())), 5)


def page_of(folder: Path, title: str, language: Language, limit: int = 10**7) -> Path:
    """The file of a finished game, as the holder of the first seat gets it."""
    table, log = played(title)
    past, pictures = turns(log), Pictures()
    told = None
    if can_tell(table.title):
        found = [chances(table.title, game, len(table.seats)) for game in positions(table, past)]
        shown, turning = course(table, log, found)
        told = BookChances(found, shown, turning, pictures.chances(table.title, shown, table.names, language))
    book = Book(table, log, Seat(0), language, outcome(table, log), told)
    *_, data = made(book, pictures, limit)
    file = folder / f"{title}.html"
    file.write_bytes(data)
    return file


@asynccontextmanager
async def opened(browser: Browser, file: Path, **context: Any) -> AsyncIterator[Page]:
    """The file in a window that is offline. It must ask for nothing, and complain of nothing."""
    options = {"viewport": DESK, "offline": True, "reduced_motion": "reduce", "locale": "ja-JP"} | context
    window = await browser.new_context(**options)
    page = await window.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: faults.append(message.text))
    page.on("request", lambda request: faults.append(request.url[:200]))
    await page.goto(file.as_uri())
    yield page
    await window.close()
    assert [fault for fault in faults if not fault.startswith("data:")] == [file.as_uri()]


async def shown(page: Page, turn: int) -> Image.Image:
    """The picture of a turn, when it is there."""
    canvas = page.locator("canvas")
    await expect(canvas).to_have_attribute("data-turn", str(turn))
    data = await canvas.evaluate("canvas => canvas.toDataURL()")
    return Image.open(io.BytesIO(base64.b64decode(data.partition(",")[2]))).convert("RGB")


@pytest.mark.parametrize("title", each_title("philadelphia"))
async def test_each_turn_shows_its_picture_whichever_way_it_is_reached(
    chromium: Browser, tmp_path: Path, title: str
) -> None:
    table, log = played(title)
    past = turns(log)
    games, last = list(positions(table, past)), len(past)
    pictures, speaker = Pictures(), Speaker(table.title, "en", table.names, table.options)

    async with opened(chromium, page_of(tmp_path, title, "en")) as page:

        async def check(turn: int) -> None:
            view = table.title.view(games[turn - 1], None)
            recent = [event for entry in past[turn - 1] for event in told_to(table, entry, None)]
            drawn = film.frame(pictures.table(9, table.title, view, recent, table.seat_names, "en")).convert(
                "RGB"
            )
            seen = await shown(page, turn)
            assert seen.size == drawn.size and ImageChops.difference(seen, drawn).getbbox() is None, turn
            alt = "\n".join((say("en", "replay-title", at=turn, of=last), position_text(speaker, view, None)))
            await expect(page.locator("canvas")).to_have_attribute("aria-label", alt)
            told = [speaker.event(one) for entry in past[turn - 1] for one in told_to(table, entry, Seat(0))]
            assert (await page.locator(".now .said li").all_inner_texts())[: len(told)] == told
            await expect(page.locator(f"#t{turn}")).to_have_attribute("aria-current", "true")

        await check(1)
        await page.keyboard.press("ArrowRight")
        await check(2)
        await page.get_by_role("button", name=say("en", "button-last")).click()
        await check(last)
        await page.keyboard.press("ArrowLeft")
        await check(last - 1)
        await page.get_by_role("slider", name=say("en", "book-turn")).fill(str(last // 2))
        await check(last // 2)
        await page.get_by_role("slider").press("ArrowLeft")
        await check(last // 2 - 1)
        await page.locator("#t3 a").click()
        await check(3)
        await page.get_by_role("button", name=say("en", "button-first")).press("Enter")
        await check(1)
        await page.keyboard.press("ArrowLeft")
        await check(1)


@pytest.mark.parametrize(
    ("size", "language"),
    sampled(product((DESK, PHONE), LANGUAGES), lambda case: case == (PHONE, "ja")),
    ids=lambda value: value if isinstance(value, str) else str(value["width"]),
)
async def test_the_page_is_accessible_in_both_themes_and_within_its_window(
    chromium: Browser, tmp_path: Path, size: dict[str, int], language: Language
) -> None:
    file = page_of(tmp_path, "signorie", language)
    for theme in ("light", "dark"):
        async with opened(chromium, file, viewport=size, color_scheme=theme, bypass_csp=True) as page:
            looked = Window(page, "")
            await shown(page, 1)
            await page.get_by_text(say(language, "ctx-text")).click()
            assert await looked.axe() == []
            assert await looked.overflow() == []
            await expect(page.locator("html")).to_have_attribute("lang", language)
            for landmark in ("banner", "main"):
                await expect(page.get_by_role(landmark)).to_be_visible()
            await looked.picture(f"game-{language}-{size['width']}-{theme}")


async def test_the_result_and_the_chances_are_told(chromium: Browser, tmp_path: Path) -> None:
    table, log = played("philadelphia")
    result, speaker = outcome(table, log), Speaker(table.title, "en", table.names, table.options)
    assert result is not None
    async with opened(chromium, page_of(tmp_path, "philadelphia", "en")) as page:
        order = results.seats_of(result)
        rows = [
            [words, *(number(row[seat]) for seat in order)]
            for words, row in results.source_rows(speaker, result)
        ]
        lines = await page.locator("tbody tr").all()
        assert [await line.locator("th, td").all_inner_texts() for line in lines] == rows
        curve = page.get_by_role("region", name=say("en", "chances-title")).get_by_role("img")
        assert (await curve.get_attribute("alt") or "").count("\n") > 2
        await page.keyboard.press("ArrowRight")
        await expect(page.locator(".now")).to_contain_text("%")
        link = page.get_by_role("region", name=say("en", "chances-title")).locator(".turning a").first
        turn = (await link.get_attribute("href") or "").removeprefix("#t")
        await link.click()
        await shown(page, int(turn))


async def test_without_a_script_the_turns_are_a_list_with_what_changed(
    chromium: Browser, tmp_path: Path
) -> None:
    file = page_of(tmp_path, "signorie", "ja")
    async with opened(chromium, file, viewport=PHONE, java_script_enabled=False) as page:
        await expect(page.locator("canvas")).to_be_hidden()
        await expect(page.locator(".turn")).to_have_count(len(turns(played("signorie")[1])))
        await expect(page.locator("#t1 img")).to_be_visible()
        await expect(page.locator("#t2 .said")).to_be_visible()


async def test_with_fewer_pictures_the_page_says_so_and_shows_every_entry(
    chromium: Browser, tmp_path: Path
) -> None:
    table, log = played("signorie")
    whole = page_of(tmp_path, "signorie", "en").stat().st_size
    file = page_of(tmp_path, "signorie", "en", limit=whole - 1)
    assert file.stat().st_size < whole
    async with opened(chromium, file) as page:
        await expect(page.get_by_text(say("en", "book-fewer", every=2))).to_be_visible()
        title = say("en", "replay-title", at="2–3", of=len(turns(log)))
        await expect(page.locator("#t2 a")).to_have_text(title)
        told = sum(len(told_to(table, entry, Seat(0))) for entry in log)
        await expect(page.locator(".turn .said li:not(.soft)")).to_have_count(told)
        await page.get_by_role("button", name=say("en", "button-last")).click()
        await shown(page, await page.locator(".turn").count())
