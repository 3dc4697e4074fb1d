"""Loggia: start reading here. Settings → store → tables → bot → cogs.

Run it with `make run`; what it needs stands in .env.example.
"""

import asyncio
import contextlib
import faulthandler
import gc
import itertools
import logging
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import NoReturn

import discord
from discord.ext import commands

from cogs.app import gateway
from cogs.app.client import Loggia
from cogs.app.config import ALL_SERVERS, BadSettings, Settings, Shards, read_settings
from cogs.app.instance import AnotherRuns, only_bot
from cogs.app.shards import Living, Sharded, take_shards
from cogs.commands.personal.privacy import Privacy
from cogs.commands.personal.stats import Stats
from cogs.commands.personal.user_settings import UserSettings
from cogs.commands.playing.away import Away
from cogs.commands.playing.board import Board
from cogs.commands.playing.move_commands import MoveCommands
from cogs.commands.playing.reference import Reference
from cogs.commands.playing.replay import Replay
from cogs.commands.tables.admin import Admin
from cogs.commands.tables.lobby import Lobby
from cogs.commands.tables.proposals import ProposalCommands
from cogs.commands.tables.table_list import TableLists
from cogs.commands.tables.table_menu import TableMenu
from cogs.commands.tables.tutorial import Tutorial
from cogs.commands.tables.welcome import Welcome
from cogs.delivery.runner import WAITS, Delivery
from cogs.delivery.table_posts import GATHER
from cogs.jobs.command_sync import Telling
from cogs.jobs.deadline_loop import Clockwork
from cogs.jobs.housekeeping import Housekeeping
from cogs.jobs.operator_alert import Alarm, Trials
from cogs.jobs.servers import Servers
from cogs.jobs.shared_limits import SharedWindow, Sharing, shared_window
from cogs.panel.clicks import PanelClicks
from cogs.panel.outdated import Outdated
from cogs.screens.notices.post_policy import PRESENT
from cogs.support.expected_errors import set_up_logging, shortly
from cogs.support.interactions import NETWORK
from cogs.support.rate_limits import ALL, CallTurns, PersonLimits, RateWindow, part_of_all
from cogs.support.translation import FluentTranslator
from db import Store, StoreRefused, bots_store
from db.tools.places import on_server
from games.manager.services import Services
from games.titles import TITLES
from render import Pictures

log = logging.getLogger("loggia")


def now() -> int:
    """Milliseconds since 1970 UTC."""
    return time.time_ns() // 1_000_000


TURNS = 0.0005
"""Seconds after which the drawing thread makes way for the event loop, instead of Python's 5 ms: an answer
goes round the loop several times, and would wait so long each time."""

SELDOM = (10_000, 5, 2_000)
"""When Python looks for garbage by itself, where `cogs.support.gc_pauses` finds no better moment: young
objects more seldom but few at a time, for whoever clicks waits meanwhile; all of them far more seldom."""


ENDING = 60.0
"""Seconds the bot may take to end, finish what is under way included."""

HOPELESS = 78
"""The exit status where neither waiting nor a new start heals what Discord says (EX_CONFIG)."""


class Bot(Loggia):
    """The bot with all its cogs. `waits`: how long delivery waits after a failure (seconds); `pace`: how
    fast it writes to each person; `limit`: how fast all its processes together call Discord; `present`: how
    long whoever acts is taken to be looking, `gather`: how long a direct message about a turn waits for
    others (milliseconds)."""

    waits: Sequence[float] = WAITS
    pace: PersonLimits | None = None
    limit = ALL
    present: int = PRESENT
    gather: int = GATHER
    besides: Sequence[commands.Cog] = ()
    """What the host has switched on."""

    async def login(self, token: str) -> None:
        """As discord.py does it, but with patience: of all that Discord can answer, only a refused token is
        an end. discord.LoginFailure."""
        for failed in itertools.count(1):
            try:
                await super().login(token)
                return
            except NETWORK as error:
                if self.application is not None:
                    raise  # it was logged in: what failed is the bot's own
                if isinstance(error, discord.HTTPException) and error.status == 401:
                    raise discord.LoginFailure("the token is refused") from error
                wait = gateway.WAITS[min(failed, len(gateway.WAITS) - 1)]
                log.warning("not logged in (%s), trying again in %g s", shortly(error), wait)
            # The session that was begun is given up, or its end would be missed later.
            await self.http.close()
            self.http.connector = discord.utils.MISSING
            await asyncio.sleep(wait)

    def turns(self) -> CallTurns:
        """What its calls to Discord wait for."""
        return RateWindow(self.limit)

    async def setup_hook(self) -> None:
        """Called once, before the gateway: everything that must be there when the first click comes."""
        self.paced.turns = self.turns()
        self.tables.clocks.gather = min(self.gather, self.tables.clocks.gather)
        if not self.store.alone:
            await self.add_cog(Living(self, self.shards_of_this))
        await self.tree.set_translator(FluentTranslator())
        panels, reference = PanelClicks(self), Reference(self)
        board, back = Board(self, panels, reference), Replay(self)
        own = (
            UserSettings(self),
            Away(self, panels),
            Outdated(self, panels),
            Lobby(self),
            ProposalCommands(self),
            TableMenu(self, panels),
            Stats(self),
            TableLists(self),
            Admin(self),
        )
        for cog in (panels, reference, board, back, *own):
            await self.add_cog(cog)
        for title in self.tables.titles.values():
            MoveCommands(self, panels, title)
        await self.add_cog(Delivery(self, self.waits, self.pace, self.present, self.gather))
        await self.add_cog(Clockwork(self))
        await self.add_cog(Privacy(self))
        await self.add_cog(Housekeeping(self))
        await self.add_cog(Alarm(self))
        await self.add_cog(Trials(self))
        await self.add_cog(Servers(self))
        await self.add_cog(Welcome(self))
        await self.add_cog(Tutorial(self))
        for switched_on in self.besides:
            await self.add_cog(switched_on)
        await self.add_cog(Telling(self))


class ShardedBot(Bot, Sharded):
    """One of several processes, with some of the bot's shards."""

    def __init__(self, store: Store, tables: Services, pictures: Pictures, shards: Shards) -> None:
        super().__init__(store, tables, pictures, shard_ids=shards.ids, shard_count=shards.of)
        self.owner = f"loggia {shards}"
        self.shards_of_this = shards

    def turns(self) -> CallTurns:
        """Out of what all processes may call; where the store is its own there is no other to share with."""
        shards = self.shards_of_this
        part = part_of_all(self.limit, len(shards.ids), shards.of)
        if self.store.alone:
            return RateWindow(part)
        return shared_window(self.store, self.owner, part, shards.of, self.limit)

    async def setup_hook(self) -> None:
        """As alone; but calls are shared with the others."""
        await super().setup_hook()
        if isinstance(self.paced.turns, SharedWindow):
            await self.add_cog(Sharing(self, self.paced.turns))


async def run(settings: Settings) -> None:
    """Open the store and stay connected until stopped. StoreRefused, discord.LoginFailure."""
    os.umask(0o077)  # hands and secrets are nobody else's to read, logs included
    async with bots_store(settings.database) as store:
        pictures, tables, shards = Pictures(), Services(store, TITLES, now), settings.shards
        await take_shards(store, shards or ALL_SERVERS)
        made = Bot(store, tables, pictures) if shards is None else ShardedBot(store, tables, pictures, shards)
        async with made as bot, watched_over(bot):
            bot.host = settings.host
            bot.besides = besides(bot, settings)
            spare_the_collector()
            sys.setswitchinterval(TURNS)
            try:
                await connected(bot, settings.token)
            finally:
                bot.tables.thinker.close()


def besides(bot: Bot, settings: Settings) -> list[commands.Cog]:
    """What the host has switched on; what is off is not even imported."""
    switched_on: list[commands.Cog] = []
    if settings.health is not None:
        from cogs.jobs.health import Health

        switched_on.append(Health(bot, settings))
    if settings.backups is not None:
        if on_server(settings.database):
            raise BadSettings(
                "LOGGIA_BACKUPS is for an SQLite file; for a PostgreSQL there is deploy/backup-postgres.sh."
            )
        from cogs.jobs.backups import Backups

        switched_on.append(Backups(bot, settings))
    return switched_on


@contextlib.asynccontextmanager
async def watched_over(bot: Bot) -> AsyncIterator[None]:
    """Tell a service manager how the bot is, where there is one that wants to know."""
    if "NOTIFY_SOCKET" not in os.environ:
        yield
        return
    from cogs.jobs.systemd import watched

    async with watched(lambda: "playing" if bot.is_ready() else "on the way to Discord", bot.loops):
        yield


def spare_the_collector() -> None:
    """What is there by now stays to the end: looked through again and again for garbage it would hold the
    event loop up, 50 ms each time once a thousand tables are loaded (`python -m bench due`)."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


class Stopped(Exception):
    """The bot has come to an end that nobody asked for."""


async def connected(bot: Bot, token: str) -> None:
    """Stay connected until a signal asks to end, or until there is no going on: discord.LoginFailure,
    discord.ConnectionClosed, StoreRefused, Stopped.

    The bot is closed rather than cancelled: a cancellation that meets a broken connection can be lost
    on the way, and the bot would go on trying to reach Discord; a closed bot never connects again."""
    asked = asked_to_end()
    ending = asyncio.create_task(asked.wait(), name="asked to end")
    starting = asyncio.create_task(bot.start(token), name="connected")
    refused = asyncio.create_task(bot.store.until_refused(), name="the database is another's")
    try:
        await asyncio.wait({starting, ending, refused}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        # A process that can't end would be alive and serve nobody: it says where it hangs, and ends with 1.
        faulthandler.dump_traceback_later(ENDING, exit=True)
        by_itself = starting.done()
        if not by_itself:
            await bot.close()
        for task in (ending, starting, refused):
            task.cancel()
    reasons = await asyncio.gather(starting, refused, return_exceptions=True)
    for reason in reasons:
        if isinstance(reason, Exception):
            raise reason
    if by_itself and not asked.is_set():
        raise Stopped(f"its connection to Discord has ended: {reasons[0]!r}")


def asked_to_end() -> asyncio.Event:
    """Set by Ctrl-C and by the signal a service manager ends with, also where the shell that started
    the bot in the background has it ignore Ctrl-C."""
    asked = asyncio.Event()
    for signum in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # on Windows Ctrl-C is a KeyboardInterrupt
            asyncio.get_running_loop().add_signal_handler(signum, asked.set)
    return asked


def hopeless(sentence: str) -> NoReturn:
    """End with a status of its own: to start again would change nothing (deploy/loggia.service)."""
    print(sentence, file=sys.stderr)
    sys.exit(HOPELESS)


def main(folder: Path | None = None) -> None:
    """Run the bot with the settings of a folder (else its own); what is missing is said in one sentence."""
    try:
        settings = read_settings(folder or Path(__file__).parent)
        set_up_logging(settings.log_level, settings.log_json)
        for remark in settings.remarks:
            log.warning(remark)
        with only_bot(settings):
            asyncio.run(run(settings))
    except (BadSettings, AnotherRuns) as error:
        sys.exit(str(error))
    except StoreRefused as error:
        sys.exit(f"The database can't be used: {error}")
    except discord.LoginFailure:
        hopeless(gateway.HOPELESS[4004])
    except discord.ConnectionClosed as closed:
        hopeless(gateway.HOPELESS[closed.code])
    except (KeyboardInterrupt, asyncio.CancelledError):
        pass  # where signals can't be told to the loop, Ctrl-C comes as these
    except Stopped as error:
        log.critical("the bot has stopped by itself: %s", error)
        sys.exit(1)
    except Exception:
        log.critical("the bot has stopped by itself", exc_info=True)
        sys.exit(1)
    log.info("stopped")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
