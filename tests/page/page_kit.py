"""A browser, windows of the page, and a small discord.py bot that gives the answers the tests need."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from playwright.async_api import Browser, Error, Locator, Page, expect

from kit.browser import CHROMIUM
from sandbox import TOKEN, Sandbox
from words import LANGUAGES, say

ROOT = Path(__file__).resolve().parents[2]
ARTEFACTS = ROOT / "artefacts"
AXE = Path(os.environ.get("LOGGIA_AXE", ROOT / "node_modules" / "axe-core" / "axe.min.js"))
# A bot takes some seconds to start on a busy machine.
expect.set_options(timeout=180_000)
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
LOCALES = {"ja": "ja-JP", "en": "en-US"}


def _not_back() -> str:
    """What leads back in a panel, in every language: whoever answers on and on would go round for ever."""
    words = (("button-step-back", None), ("move-choose-again", "florence"))
    labels = [say(language, id, title) for id, title in words for language in LANGUAGES]
    return "".join(f':not(:has-text("{label}"))' for label in labels)


CONFIRM, LIMIT, MENU = "button[data-key$=':confirm']", "button[data-key^='G:']", ".select[data-key^='s:']"
_LOOKS = "[data-key*=':i']"
READY = f"button[data-key^='m:']:not({_LOOKS}){_not_back()}, button[data-key^='f:']"
"""What answers in a panel: to confirm, how far to bid, the first menu, the answers ready to press. A look at
the next place is no answer."""


def missing() -> str:
    """What the tests of the page lack on this machine; empty when all is there."""
    lacking = [] if Path(CHROMIUM).exists() else ["Chromium"]
    lacking += [] if AXE.exists() else ["axe-core"]
    return " and ".join(lacking)


class Window:
    """One person's window; `faults` collects what the page's console complained of."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.main = page.locator("#channel")
        self.dm = page.locator("#dm")
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._heard)

    def _heard(self, message: Any) -> None:
        # The browser itself reports a refused connection; it is what happens while the sandbox is away.
        if message.type == "error" and "ERR_CONNECTION" not in message.text:
            self.faults.append(message.text)

    @property
    def options(self) -> Locator:
        """The entries of the list that is open."""
        return self.page.locator(".popup").get_by_role("option")

    def button(self, name: str, *, exact: bool = True) -> Locator:
        """The newest button of this name in the channel."""
        return self.main.get_by_role("button", name=name, exact=exact).last

    async def picture(self, name: str) -> None:
        """Keep a screenshot as an artefact of the run."""
        ARTEFACTS.mkdir(exist_ok=True)
        await self.page.screenshot(path=ARTEFACTS / f"{name}.png")

    async def overflow(self) -> list[str]:
        """The elements that reach beyond the window's sides, or that scroll sideways."""
        found: list[str] = await self.page.evaluate(
            """() => {
              const wide = document.documentElement.clientWidth;
              const out = [];
              for (const e of document.querySelectorAll("body *")) {
                if (e.offsetParent === null || e.closest(".only-read, .skip, .stage")) continue;
                const box = e.getBoundingClientRect();
                const style = getComputedStyle(e);
                const cut = style.overflowX !== "visible" && style.textOverflow === "ellipsis";
                const beyond = box.right > wide + 1 || box.left < -1;
                const scrolls = e.scrollWidth > e.clientWidth + 1 && style.display !== "inline" && !cut
                  && !["INPUT", "SELECT", "TEXTAREA"].includes(e.tagName);
                if (box.width && (beyond || scrolls)) out.push(e);
              }
              const innermost = out.filter((e) => !out.some((other) => other !== e && e.contains(other)));
              return innermost.map((e) => `${e.tagName}.${e.className} ${e.textContent.slice(0, 40)}`);
            }"""
        )
        return found

    async def axe(self) -> list[str]:
        """The serious and critical findings of axe-core, one line each."""
        await self.page.add_script_tag(path=AXE)
        result = await self.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{one['impact']} {one['id']}: {node['html'][:120]} {node.get('failureSummary', '')[:200]}"
            for one in result["violations"]
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"]
        ]


ANSWERED = """([before, id]) => {
  const opened = document.querySelectorAll("#channel .ephemeral").length > before;
  return opened || document.querySelector(`#channel article[data-id="${id}"] .failed`);
}"""


async def opened(who: Window, press: Callable[[], Awaitable[str | None]]) -> None:
    """Press the post's *Your move* until it opens a panel: a post that is edited under the finger says that
    the interaction failed, as on Discord, and one that is replaced may take its button along before it is
    pressed. `press` returns the id of the post."""
    panels = who.main.locator(".ephemeral")
    before = await panels.count()
    for _ in range(10):
        with suppress(Error):
            await who.page.wait_for_function(ANSWERED, arg=[before, await press()], timeout=60_000)
        if await panels.count() > before:
            return
    raise AssertionError("the post was edited again and again")


async def choose_first(who: Window) -> None:
    """The first entry of the list that is open, by keys. A list of which one may take several has a button
    that ends it."""
    popup = who.page.locator(".popup")
    await popup.get_by_role("listbox").press("Enter")
    ends = popup.locator("button")
    if await ends.count():
        await ends.press("Enter")


async def newest_panel(who: Window) -> Locator:
    """The last private message, which stays the same one when another comes."""
    id = await who.main.locator(".ephemeral").last.get_attribute("data-id")
    return who.main.locator(f".ephemeral[data-id='{id}']")


@asynccontextmanager
async def window(
    browser: Browser, sandbox: Sandbox, name: str, *, size: Any = None, dark: bool = False, channel: str = ""
) -> AsyncIterator[Window]:
    """A window in which somebody sits; the page must not have complained by its end."""
    locale = next(user.locale for user in sandbox.world.users.values() if user.display == name)
    context = await browser.new_context(
        viewport=size or DESK,
        color_scheme="dark" if dark else "light",
        locale=LOCALES[locale[:2]],
        # A colour on its way to another would be judged by axe.
        reduced_motion="reduce",
        # The page's own policy forbids inline scripts, axe-core's included.
        bypass_csp=True,
    )
    page = await context.new_page()
    page.set_default_timeout(180_000)
    shown = Window(page, name)
    number = next((c.id for c in sandbox.world.channels.values() if c.name == channel), "")
    await page.goto(f"{sandbox.url}/?as={name}&in={number}")
    await page.locator(".seat.mine").wait_for(state="attached")
    yield shown
    await context.close()
    assert shown.faults == [], shown.faults


class Bot(discord.Client):
    """Answers what is pressed by its custom_id: `modal`, `form`, `slow`, `never`, `whisper`. Menus are
    repeated."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0.01)
        self.tree = app_commands.CommandTree(self)
        self.release = asyncio.Event()
        self.tree.add_command(game())

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        data: Any = interaction.data or {}
        answer = interaction.response
        match data.get("custom_id"):
            case "modal":
                await answer.send_modal(Letter())
            case "form":
                await answer.send_modal(Order(custom_id="order"))
            case "slow":
                await answer.defer(ephemeral=True, thinking=True)
                await self.release.wait()
                await interaction.edit_original_response(content="here it is")
            case "whisper":
                await answer.send_message(f"for {interaction.user.display_name} alone", ephemeral=True)
            case "menu":
                await answer.send_message(f"chosen: {', '.join(data['values'])}")
            case "never":
                return


class Letter(discord.ui.Modal, title="A letter"):
    """A short field, a long one, and a choice."""

    to = discord.ui.Label(text="To whom", component=discord.ui.TextInput(custom_id="to", max_length=20))
    body = discord.ui.Label(
        text="What",
        component=discord.ui.TextInput(custom_id="body", style=discord.TextStyle.paragraph, required=False),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        to: Any = self.to.component
        body: Any = self.body.component
        await interaction.response.send_message(f"to {to.value}: {body.value}")


class Order(discord.ui.Modal, title="An order"):
    """Each kind of field inside a label."""

    number = discord.ui.Label(
        text="Pieces",
        description="From 1 to 9.",
        component=discord.ui.TextInput(custom_id="number", default="3", max_length=1),
    )
    size = discord.ui.Label(
        text="Size",
        description="One of them.",
        component=discord.ui.RadioGroup(
            custom_id="size",
            options=[
                discord.RadioGroupOption(label="Small", value="s", default=True),
                discord.RadioGroupOption(label="Large", value="l", description="two at most"),
            ],
        ),
    )
    extras = discord.ui.Label(
        text="Extras",
        component=discord.ui.CheckboxGroup(
            custom_id="extras",
            required=False,
            min_values=0,
            max_values=2,
            options=[discord.CheckboxGroupOption(label=name, value=name) for name in ("Salt", "Oil", "Wine")],
        ),
    )
    town = discord.ui.Label(
        text="Town",
        component=discord.ui.Select(
            custom_id="town",
            options=[discord.SelectOption(label="Basel", description="far", value="b")],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        fields: list[Any] = [part.component for part in self.children if isinstance(part, discord.ui.Label)]
        told = [str(getattr(field, "values", None) or getattr(field, "value", "")) for field in fields]
        await interaction.response.send_message(" / ".join(told))


def game() -> app_commands.Group:
    """/game raise with a completed, a chosen and a free option; /game silence that nobody answers."""
    group = app_commands.Group(name="game", description="A game")

    @group.command(name="raise", description="Raise the bid")
    @app_commands.choices(colour=[app_commands.Choice(name="Red", value="r")])
    async def raise_(
        interaction: discord.Interaction,
        bid: app_commands.Range[int, 100, 900],
        colour: str,
        whom: discord.Member | None = None,
    ) -> None:
        name = whom.display_name if whom else "nobody"
        await interaction.response.send_message(f"raised to {bid}, {colour}, against {name}")

    @raise_.autocomplete("bid")
    async def bids(interaction: discord.Interaction, current: int | str) -> list[app_commands.Choice[int]]:
        found = [bid for bid in (200, 300, 310) if str(bid).startswith(str(current))]
        return [app_commands.Choice(name=f"{bid} florins", value=bid) for bid in found]

    @group.command(name="silence", description="Nobody answers")
    async def silence(interaction: discord.Interaction) -> None:
        return

    return group


async def _complete(bot: Bot) -> None:
    """Wait for its servers: it calls itself ready when one is late."""
    for _ in range(6000):
        if not any(guild.unavailable for guild in bot.guilds):
            return
        await asyncio.sleep(0.01)
    raise TimeoutError("a server never came")


@asynccontextmanager
async def running(bot: Bot) -> AsyncIterator[Bot]:
    """The bot, ready until the end of the block."""
    async with bot:
        task = asyncio.create_task(bot.start(TOKEN))
        ready = asyncio.create_task(bot.wait_until_ready())
        await asyncio.wait({task, ready}, return_when="FIRST_COMPLETED")
        if task.done():
            task.result()
        await _complete(bot)
        yield bot
    task.cancel()


def channel_of(sandbox: Sandbox, name: str) -> Any:
    return next(c for c in sandbox.world.channels.values() if c.name == name)


def post(sandbox: Sandbox, channel: str, body: dict[str, Any], uploads: Any = ()) -> Any:
    """Let the bot have posted something, past the network; the body is checked as always."""
    service = sandbox.service
    return service.messages.new(
        channel_of(sandbox, channel), service.world.bot, body, list(uploads), how="test"
    )


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def button(custom_id: str, label: str, style: int = 2) -> dict[str, Any]:
    return {"type": 2, "custom_id": custom_id, "label": label, "style": style}
