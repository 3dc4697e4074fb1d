"""Loggia: start reading here. Configuration → store → services → bot → cogs.

Run it with `make run`; .env.example lists what it needs. `python bot.py --check` looks whether all is there.
"""

import argparse
import asyncio
import contextlib
import faulthandler
import gc
import itertools
import logging
import os
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, NoReturn

gc.disable()  # until everything is imported: nothing of that is garbage, and looking for some takes long
import discord
from discord.ext import commands

from cogs.app import gateway, process
from cogs.app.client import BotBase
from cogs.app.config import ALL_SERVERS, BadConfiguration, Configuration, Shards, read_configuration
from cogs.app.instance import AnotherRuns, only_bot
from cogs.app.server_membership import ServerMembership
from cogs.app.shards import ProcessSigns, ShardedClient, take_shards
from cogs.commands.learning.guesses import GuessCommands
from cogs.commands.learning.line_menu import LineMenu
from cogs.commands.learning.puzzles import PuzzleCommands
from cogs.commands.learning.studies import StudyCommands
from cogs.commands.learning.tutorial import Tutorial
from cogs.commands.personal.games import GamesCommand
from cogs.commands.personal.privacy import PrivacyCommands
from cogs.commands.personal.stats import StatsCommands
from cogs.commands.personal.user_settings import UserSettings
from cogs.commands.playing.away import AwayCommands
from cogs.commands.playing.board import BoardCommands
from cogs.commands.playing.export import ExportCommand
from cogs.commands.playing.reference import ReferenceCommands
from cogs.commands.playing.replay import ReplayCommands
from cogs.commands.playing.title_commands import add_titles
from cogs.commands.tables.admin import AdminCommands
from cogs.commands.tables.context_menus import ContextMenus
from cogs.commands.tables.lobby import LobbyCommands
from cogs.commands.tables.proposals import ProposalCommands
from cogs.commands.tables.rematch import Rematches
from cogs.commands.tables.table_list import TableLists
from cogs.commands.tables.table_menu import TableMenu
from cogs.commands.tables.welcome import Welcome
from cogs.delivery.runner import Delivery
from cogs.delivery.timings import Timings
from cogs.jobs.command_sync import CommandSync
from cogs.jobs.deadline_loop import DeadlineLoop
from cogs.jobs.housekeeping import Housekeeping
from cogs.jobs.icon_upload import IconUpload
from cogs.jobs.operator_alert import OperatorAlert, WriteCheck
from cogs.jobs.pool_heartbeat import PoolHeartbeat
from cogs.panel.clicks import PanelClicks
from cogs.panel.outdated import Outdated
from cogs.panel.panels import Panels
from cogs.support.calls.pooled_calls import PooledCalls, pooled_calls
from cogs.support.calls.rate_limits import CallQueue, RateWindow, part_of_all
from cogs.support.discord_errors import shortly
from cogs.support.interactions import NETWORK
from cogs.support.log_setup import set_up_logging
from cogs.support.translation import FluentTranslator
from db import Store, StoreRefused, bots_store
from games.manager.services import Services
from games.titles import TITLES
from render import Pictures

gc.freeze()
gc.enable()

log = logging.getLogger("loggia")


def now() -> int:
    """Milliseconds since 1970 UTC."""
    return time.time_ns() // 1_000_000


EX_CONFIG = 78
"""Exit status for an answer of Discord that neither waiting nor a restart fixes: sysexits.h's for a wrong
configuration."""


class Bot(BotBase):
    """The bot with all its cogs."""

    timings = Timings()

    def __init__(
        self,
        store: Store,
        services: Services,
        pictures: Pictures,
        configuration: Configuration,
        **options: Any,
    ) -> None:
        """`options` are discord.py's, such as the shards."""
        super().__init__(store, services, pictures, configuration.operator, **options)
        self.optional_cogs = tuple(self._switched_on(configuration))
        """Made before the login, so that all calls to Discord are counted."""

    async def login(self, token: str) -> None:
        """Like discord.py's login, but it retries. Only a refused token ends the bot. Raises
        discord.LoginFailure."""
        for failed in itertools.count(1):
            try:
                await super().login(token)
                return
            except NETWORK as error:
                if self.application is not None:
                    raise  # it was logged in: the error is the bot's own
                if isinstance(error, discord.HTTPException) and error.status == 401:
                    raise discord.LoginFailure("the token is refused") from error
                wait = gateway.WAITS[min(failed, len(gateway.WAITS) - 1)]
                log.warning("not logged in (%s), next attempt in %g s", shortly(error), wait)
            # Close the unfinished session, or it would be reported as unclosed later.
            await self.http.close()
            self.http.connector = discord.utils.MISSING
            await asyncio.sleep(wait)

    def call_queue(self) -> CallQueue:
        """What the bot's calls to Discord wait for."""
        return RateWindow(self.timings.call_limit)

    async def setup_hook(self) -> None:
        """Called once, before the gateway connects. Sets up everything that the first click needs."""
        self.paced_calls.queue = self.call_queue()
        deadlines = self.services.deadlines
        deadlines.gather_ms = min(self.timings.gather_ms, deadlines.gather_ms)
        if not self.store.alone:
            await self.add_cog(ProcessSigns(self, self.shards_of_this))
        await self.tree.set_translator(FluentTranslator())
        await self.add_commands()
        for cog in (*self.background(), *self.optional_cogs, CommandSync(self), IconUpload(self)):
            await self.add_cog(cog)

    async def add_commands(self) -> None:
        """Add all that answers clicks and commands. Titles come last: the commands of a package must differ
        from all others."""
        panels, lobbies, replays = Panels(self), LobbyCommands(self), ReplayCommands(self)
        own: tuple[commands.Cog, ...] = (
            PanelClicks(self, panels),
            ReferenceCommands(self),
            BoardCommands(self),
            replays,
            ExportCommand(self),
            GamesCommand(self),
            UserSettings(self),
            AwayCommands(self, panels),
            Outdated(self, panels),
            lobbies,
            ContextMenus(self, lobbies),
            ProposalCommands(self),
            TableMenu(self, panels),
            StatsCommands(self),
            PuzzleCommands(self),
            GuessCommands(self, replays),
            TableLists(self),
            Rematches(self),
            StudyCommands(self, panels),
            LineMenu(self, panels),
            AdminCommands(self),
            PrivacyCommands(self),
            Welcome(self),
            Tutorial(self),
        )
        for cog in own:
            await self.add_cog(cog)
        await add_titles(self, panels)

    def background(self) -> tuple[commands.Cog, ...]:
        """What works by itself. Each begins when it is added."""
        return (
            Delivery(self, self.timings),
            DeadlineLoop(self),
            Housekeeping(self),
            OperatorAlert(self),
            WriteCheck(self),
            ServerMembership(self),
        )

    def _switched_on(self, configuration: Configuration) -> Iterator[commands.Cog]:
        """The optional cogs that the host has switched on. The others are not imported."""
        if configuration.health is not None:
            from cogs.jobs.health import Health

            yield Health(self, configuration)
        if configuration.backups is not None:
            from cogs.jobs.backups import Backups

            yield Backups(self, configuration)


class ShardedBot(Bot, ShardedClient):
    """One of several processes, with some of the bot's shards."""

    def __init__(
        self,
        store: Store,
        services: Services,
        pictures: Pictures,
        configuration: Configuration,
        shards: Shards,
    ) -> None:
        options = {"shard_ids": shards.ids, "shard_count": shards.of}
        super().__init__(store, services, pictures, configuration, **options)
        self.owner = f"loggia {shards}"
        self.shards_of_this = shards

    def call_queue(self) -> CallQueue:
        """The limit shared by all processes. With a store of its own, there is no other process to share
        with."""
        shards, limit = self.shards_of_this, self.timings.call_limit
        part = part_of_all(limit, len(shards.ids), shards.of)
        if self.store.alone:
            return RateWindow(part)
        return pooled_calls(self.store, self.owner, part, shards.of, limit)

    async def setup_hook(self) -> None:
        """Like the base class, and shares the call limit with other processes."""
        await super().setup_hook()
        if isinstance(self.paced_calls.queue, PooledCalls):
            await self.add_cog(PoolHeartbeat(self, self.paced_calls.queue))


async def run(configuration: Configuration) -> None:
    """Open the store and stay connected until stopped. Raises StoreRefused, discord.LoginFailure."""
    os.umask(0o077)  # other users must not read hands and secrets, not even in logs
    async with bots_store(configuration.database) as store:
        pictures, services, shards = Pictures(), Services(store, TITLES, now), configuration.shards
        await take_shards(store, shards or ALL_SERVERS)
        bot = (
            Bot(store, services, pictures, configuration)
            if shards is None
            else ShardedBot(store, services, pictures, configuration, shards)
        )
        async with bot, watched_over(bot):
            process.make_way_for_clicks()
            try:
                await process.connected(bot, configuration.token)
            finally:
                bot.services.thinker.close()


@contextlib.asynccontextmanager
async def watched_over(bot: Bot) -> AsyncIterator[None]:
    """Keep a service manager informed of the bot's status, if there is one."""
    if "NOTIFY_SOCKET" not in os.environ:
        yield
        return
    from cogs.jobs.systemd import watched

    async with watched(lambda: "playing" if bot.is_ready() else "on the way to Discord", bot.loops):
        yield


def hopeless(sentence: str) -> NoReturn:
    """Exit with a status of its own: a restart would change nothing (deploy/loggia.service)."""
    print(sentence, file=sys.stderr)
    sys.exit(EX_CONFIG)


def main(folder: Path | None = None) -> None:
    """Run the bot as configured in a folder (by default its own). A missing setting is reported in one
    sentence."""
    faulthandler.enable()  # a crash in a library's C code says where, before the process ends
    try:
        configuration = read_configuration(folder or Path(__file__).parent)
        set_up_logging(configuration.log_level, configuration.log_json)
        for remark in configuration.remarks:
            log.warning(remark)
        with only_bot(configuration), asyncio.Runner(loop_factory=process.loop_factory()) as runner:
            runner.run(run(configuration))
    except (BadConfiguration, AnotherRuns) as error:
        sys.exit(str(error))
    except StoreRefused as error:
        sys.exit(f"The database can't be used: {error}")
    except discord.LoginFailure:
        hopeless(gateway.HOPELESS[4004])
    except discord.ConnectionClosed as closed:
        hopeless(gateway.HOPELESS[closed.code])
    except (KeyboardInterrupt, asyncio.CancelledError):
        pass  # where the loop can't handle signals, Ctrl-C arrives as these
    except process.Stopped as error:
        log.critical("the bot has stopped by itself: %s", error)
        sys.exit(1)
    except Exception:
        log.critical("the bot has stopped by itself", exc_info=True)
        sys.exit(1)
    log.info("stopped")


def command_line(arguments: list[str]) -> None:
    """Run the bot, or look whether its host has what it needs."""
    parser = argparse.ArgumentParser(
        prog="bot.py", description="Loggia, a Discord bot for board games by chat (docs/hosting.md)."
    )
    parser.add_argument(
        "folder", type=Path, nargs="?", help="the folder of the settings file .env; by default that of bot.py"
    )
    parser.add_argument(
        "--check",
        action="store_true",
        help="say what the bot lacks on this machine and at Discord; changes nothing",
    )
    given = parser.parse_args(arguments)
    if not given.check:
        main(given.folder)
        return
    from cogs.app.host_check import check

    sys.exit(check(given.folder or Path(__file__).parent))


if __name__ == "__main__":
    command_line(sys.argv[1:])
