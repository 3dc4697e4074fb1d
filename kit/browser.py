"""Chromium without a window: it draws the README's pictures, and tests the page of `make play`."""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, async_playwright

CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
STARTING = 180_000
"""Milliseconds that it may take to start on a busy machine."""


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """A browser, which closes at the end."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=CHROMIUM, args=list(FLAGS), timeout=STARTING
        )
        yield browser
        await browser.close()
