"""A small real discord.py bot for the sandbox's tests, and ways to talk to the sandbox directly."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from io import BytesIO
from typing import Any

import aiohttp
import discord
from discord import app_commands
from PIL import Image
from waiting import until

from sandbox import TOKEN, Sandbox

Handler = Callable[[discord.Interaction], Awaitable[Any]]


def png(width: int = 4, height: int = 3) -> BytesIO:
    """A picture of one colour."""
    buffer = BytesIO()
    Image.new("RGB", (width, height), "teal").save(buffer, "PNG")
    buffer.seek(0)
    return buffer


class Japanese(app_commands.Translator):
    """Translates the few names the tests use."""

    WORDS = {"raise": "上げる", "bid": "競り値", "Raise the bid": "競り値を上げる", "red": "赤"}

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        return self.WORDS.get(string.message) if locale is discord.Locale.japanese else None


class Bot(discord.Client):
    """`doing` answers `/do`; `handlers` answers components and modals by custom_id."""

    def __init__(self, intents: discord.Intents | None = None, **options: Any) -> None:
        intents = intents or discord.Intents.default()
        super().__init__(intents=intents, guild_ready_timeout=0.01, **options)
        self.tree = app_commands.CommandTree(self)
        self.doing: Handler | None = None
        self.handlers: dict[str, Handler] = {}
        self.heard: list[discord.Message] = []
        self.events: list[str] = []
        self.broken: list[Exception] = []
        self.tree.add_command(app_commands.Command(name="do", description="Do it", callback=self._do))
        self.tree.add_command(make_game(self))

    async def _do(self, interaction: discord.Interaction) -> None:
        assert self.doing is not None
        try:
            await self.doing(interaction)
        except (discord.HTTPException, aiohttp.ClientError) as broken:
            self.broken.append(broken)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Japanese())
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """discord.py would wait five seconds before a second IDENTIFY."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        custom_id = (interaction.data or {}).get("custom_id")
        if custom_id is not None:
            await self.handlers[str(custom_id)](interaction)

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    async def on_resumed(self) -> None:
        self.events.append("resumed")

    async def on_ready(self) -> None:
        self.events.append("ready")

    async def raw(self, method: str, path: str, body: Any = None) -> Any:
        """One request as discord.py would send it, with any body."""
        route = discord.http.Route(method, path)
        return await (self.http.request(route) if body is None else self.http.request(route, json=body))


def make_game(bot: Bot) -> app_commands.Group:
    """/game raise bid: colour: whom: - with autocompletion, choices, a user and translations."""
    group = app_commands.Group(name="game", description="A game")

    @group.command(
        name=app_commands.locale_str("raise"), description=app_commands.locale_str("Raise the bid")
    )
    @app_commands.rename(bid=app_commands.locale_str("bid"))
    @app_commands.choices(colour=[app_commands.Choice(name=app_commands.locale_str("red"), value="r")])
    async def raise_(
        interaction: discord.Interaction,
        bid: app_commands.Range[int, 100, 900],
        colour: str = "none",
        whom: discord.Member | None = None,
        note: app_commands.Range[str, 2, 5] | None = None,
    ) -> None:
        name = whom.display_name if whom else "nobody"
        await interaction.response.send_message(f"{bid} {colour} {name} {note} {interaction.locale}")

    @raise_.autocomplete("bid")
    async def bids(interaction: discord.Interaction, current: int | str) -> list[app_commands.Choice[int]]:
        return [
            app_commands.Choice(name=f"{bid} florins", value=bid)
            for bid in (200, 300, 310)
            if str(bid).startswith(str(current))
        ]

    return group


class SandboxWithBot:
    """A sandbox with a bot in it."""

    def __init__(self, sandbox: Sandbox, bot: Bot) -> None:
        self.sandbox = sandbox
        self.bot = bot

    def channel(self, name: str = "table-1") -> discord.TextChannel:
        """A channel, as the bot knows it."""
        found = discord.utils.get(self.bot.get_all_channels(), name=name)
        assert isinstance(found, discord.TextChannel)
        return found

    async def do(self, doing: Handler, user: str = "Aoi", channel: str = "#table-1") -> Any:
        """Let a user type `/do`, answered by `doing`."""
        self.bot.doing = doing
        return await self.sandbox.slash(user, channel, "do")

    async def unanswered(self, asking: Coroutine[Any, Any, Any]) -> Any:
        """What comes of an act whose answer the sandbox refuses: when that was refused, time is up."""
        made = self.sandbox.service.record.interactions
        before = len(made)
        acting = asyncio.create_task(asking)
        await until(lambda: len(made) > before and made[-1].refused)
        await self.sandbox.set_limits(answer=0.0)
        return await acting

    async def dm(self, user: str = "Aoi") -> discord.DMChannel:
        """The bot's channel of direct messages with a user."""
        person = next(one for one in await self.sandbox.users() if one.display == user)
        return await self.bot.create_dm(discord.Object(person.id))


@asynccontextmanager
async def running(sandbox: Sandbox, bot: Bot) -> AsyncIterator[Bot]:
    """The bot, logged in and ready, until the end of the block."""
    async with bot:
        task = asyncio.create_task(bot.start(TOKEN))
        await asyncio.wait(
            {task, waiting := asyncio.create_task(bot.wait_until_ready())}, return_when="FIRST_COMPLETED"
        )
        waiting.cancel()
        if task.done():
            task.result()
        # It calls itself ready when a server is late.
        await until(lambda: not any(guild.unavailable for guild in bot.guilds))
        yield bot
    task.cancel()


class Wire:
    """A bare gateway client, to see what discord.py hides."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, *, zipped: bool) -> None:
        self.socket = socket
        self.unzip = zlib.decompressobj() if zipped else None

    async def send(self, op: int, data: Any) -> None:
        """Send a message to the gateway."""
        await self.socket.send_str(json.dumps({"op": op, "d": data}))

    async def read(self) -> dict[str, Any]:
        """The next message, or {"close": code}."""
        frame = await self.socket.receive(timeout=180)
        if frame.type is aiohttp.WSMsgType.BINARY and self.unzip is not None:
            return dict(json.loads(self.unzip.decompress(frame.data)))
        if frame.type is aiohttp.WSMsgType.TEXT:
            return dict(json.loads(frame.data))
        return {"close": self.socket.close_code}

    async def identify(self, **more: Any) -> None:
        """Identify as the bot."""
        await self.send(2, {"token": TOKEN, "intents": 513, "properties": {}} | more)

    async def until(self, event: str) -> dict[str, Any]:
        """Read on to an event of this name."""
        while (message := await self.read()).get("t") != event:
            assert "close" not in message
        return message


@asynccontextmanager
async def wire(sandbox: Sandbox, *, zipped: bool = False) -> AsyncIterator[Wire]:
    """A bare connection that has read HELLO."""
    query = "?v=10&encoding=json" + ("&compress=zlib-stream" if zipped else "")
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(sandbox.service.gateway_url + query) as socket,
    ):
        line = Wire(socket, zipped=zipped)
        assert (await line.read())["op"] == 10
        yield line
