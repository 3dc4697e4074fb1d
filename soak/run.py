"""Plays whole games of a title in a sandbox, with a bot that is killed.

    python -m soak florence --players 4 --games 3 --kills 10 --seed 1

The unmodified bot runs in its own process; several users act by slash commands and clicks. Without
`--option` they set some options of the title at random. The bot is killed and restarted at random moments.
The output ends with lines of figures, among them clicks by kind of move. The exit status is 0 only if every
game was finished and nothing was lost, doubled, leaked or wrong.

The seed determines the users' choices but not the cards, because the bot draws its own secrets.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from cogs.app.config import shard_of
from games.core import Title
from games.titles import TITLES
from kit.command_line import parser_of
from kit.title_options import option_argument, options_of
from sandbox import SandboxClient
from soak.checks.ledger import Ledger
from soak.checks.tally import Tally
from soak.fleet import Bots, Fleet, ServerLedger
from soak.game import GamePlay
from soak.processes import BotUnderTest, sandbox_of_its_own
from soak.random_length import ENDLESS, usual_length
from soak.sitting import PEOPLE, READER, Sitting

CHANNELS = 6


@dataclass(frozen=True)
class Soak:
    """Games to be played with a bot that is killed. Its files stay in `folder`.

    - `answer_within`: seconds to answer: Discord's 3, or more on a busy machine.
    - `options`: those that differ from the title's own, by name; None: people set some at random.
    - `upto`: the log entry at which a game is long enough; None: all games are played to their end.
    - `computers`: number of players that are computer players.
    - `processes`: number of bots on one PostgreSQL, each with a server and one game at a time; None: one bot
      on SQLite."""

    title: Title
    players: int
    folder: Path
    games: int = 3
    kills: int = 10
    seed: int = 1
    answer_within: float = 3.0
    options: Mapping[str, str] | None = None
    upto: int | None = None
    computers: int = 0
    processes: int | None = None

    async def run(self) -> Tally:
        """Play all games."""
        rng = random.Random(self.seed)
        tally = Tally(wanted=self.games, upto=self.upto)
        plan = self._kill_plan(rng)
        servers, people = self.processes or 1, self.players - self.computers
        async with AsyncExitStack() as stack:
            world = await stack.enter_async_context(world_to_play_in(self.answer_within))
            channels = [] if self.processes is None else await _channels(world, servers, self.games)
            bot, ledger = await self._opened(stack, world, tally, rng)

            async def play(server: int) -> None:
                """Play the games of one server, one after another."""
                for game in range(server, self.games, servers):
                    if channels:
                        channel = str(channels[server][game // servers])
                        names = await _guests(world, game, people)
                    else:
                        channel, names = f"#table-{game % CHANNELS + 1}", tuple(rng.sample(PEOPLE, people))
                    sitting = Sitting(
                        *(world, bot, ledger, rng, channel, names),
                        kills=plan[game],
                        computers=self.computers,
                    )
                    await _timed(GamePlay(sitting, self.title, self.options, self.upto), game + 1)

            await asyncio.gather(*(play(server) for server in range(servers)))
            await stop_bot(world, bot, tally)
        return tally

    async def _opened(
        self, stack: AsyncExitStack, world: SandboxClient, tally: Tally, rng: random.Random
    ) -> tuple[Bots, Ledger]:
        """Start the bot or the bots, and the ledger that reads their database."""
        if self.processes is None:
            bot = await stack.enter_async_context(BotUnderTest(world, self.folder))
            return bot, Ledger(bot.database, tally)
        fleet = await stack.enter_async_context(Fleet(world, self.folder, self.processes, rng))
        ledger = ServerLedger(fleet.address, tally)
        stack.callback(ledger.close)
        return fleet, ledger

    def _kill_plan(self, rng: random.Random) -> list[list[int]]:
        """For each game the log entries at which the bot is killed, spread over its length."""
        length = self.upto or self._most_of_a_game(rng)
        plan: list[list[int]] = [[] for _ in range(self.games)]
        for _ in range(self.kills):
            rng.choice(plan).append(rng.randint(0, length))
        return [sorted(entries) for entries in plan]

    def _most_of_a_game(self, rng: random.Random) -> int:
        """Three quarters of the moves of a random game."""
        options = options_of(self.title, self.options or {})
        startable = self.title.why_not_start(self.players, options) is None
        length = usual_length(self.title, self.players, options, rng) if startable else None
        return (length or 80) * 3 // 4


@asynccontextmanager
async def world_to_play_in(answer_within: float) -> AsyncIterator[SandboxClient]:
    """A sandbox with somebody who only reads."""
    async with sandbox_of_its_own(SandboxClient) as world:
        await world.set_limits(answer=answer_within)
        await world.add_user(READER)
        yield world


async def _timed(game: GamePlay, number: int) -> None:
    """Play a game, and print the time it took."""
    began = time.monotonic()
    await game.play()
    took = time.monotonic() - began
    print(f"game {number}: {took:.0f} s, so far {game.sitting.tally.line()}", file=sys.stderr)


async def stop_bot(world: SandboxClient, bot: Bots, tally: Tally) -> None:
    """Stop the bot, and count its requests and lines of the log that should not be there."""
    for request in await world.unserved():
        tally.fault("errors", f"the sandbox could not serve {request}")
    await bot.stop()
    for line in bot.bad_lines():
        tally.fault("errors", f"log: {line}")
    if isinstance(bot, Fleet):
        print(f"killed: {bot.killed}", file=sys.stderr)


async def _channels(world: SandboxClient, processes: int, games: int) -> list[list[int]]:
    """The channels of a server for each shard, one for each of its games."""
    found: dict[int, list[int]] = {}
    names = [f"tables-{number}" for number in range(games // processes + 1)]
    number = 0
    while len(found) < processes:
        number += 1
        id = await world.add_guild(f"Server {number}", names)
        shard = shard_of(id, processes)
        channels = await world.channels()
        found.setdefault(shard, [one.id for one in channels if one.guild_id == id])
    return [found[shard] for shard in range(processes)]


async def _guests(world: SandboxClient, game: int, players: int) -> tuple[str, ...]:
    """People who play at one table only, so that all their messages belong to it."""
    names = [f"{name}{game}" for name in PEOPLE[:players]]
    for seat, name in enumerate(names):
        await world.add_user(name, "ja" if seat % 2 else "en-US")
    return tuple(names)


def _parser() -> argparse.ArgumentParser:
    parser = parser_of("python -m soak", __doc__)
    parser.add_argument("title", choices=sorted(TITLES))
    parser.add_argument("--players", type=int, help="how many play; the fewest the title is for, if left out")
    parser.add_argument("--computers", type=int, default=0, help="number of them that are computers")
    parser.add_argument("--games", type=int, default=Soak.games)
    parser.add_argument("--kills", type=int, default=Soak.kills)
    parser.add_argument("--seed", type=int, default=Soak.seed)
    parser.add_argument(
        "--answer-within",
        metavar="SECONDS",
        type=float,
        default=Soak.answer_within,
        help="what an answer may take: Discord's 3 seconds, or more on a busy machine",
    )
    parser.add_argument("--upto", type=int, help="play each game to this log entry only, not to its end")
    option_argument(parser)
    parser.add_argument("--processes", type=int, default=1, help="number of bots, each with a shard")
    parser.add_argument("--store", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--keep", type=Path, help="keep the database and the bot's log in this folder")
    return parser


def _options(
    parser: argparse.ArgumentParser, given: argparse.Namespace, title: Title, players: int
) -> dict[str, str] | None:
    """The options that the command line names; None if it names none. Ends the program if a game can't be
    played to its end with them."""
    options: dict[str, str] = dict(given.option)
    if not options:
        return None
    try:
        chosen = options_of(title, options)
        refusal = title.why_not_start(players, chosen)
    except ValueError as error:
        parser.error(str(error))
    if refusal is not None:
        parser.error(f"{title.id} is not played so: {refusal!r}")
    if given.upto is None and usual_length(title, players, chosen, random.Random(given.seed)) is None:
        parser.error(f"random answers lead to no end in {ENDLESS} moves; add options, or --upto")
    return options


def main(arguments: list[str] | None = None) -> int:
    """Parse the command line, soak, print the figures."""
    parser = _parser()
    given = parser.parse_args(arguments)
    title = TITLES[given.title]
    players = given.players or max(title.seats[0], 2)
    if given.processes < 1 or (given.processes > 1 and given.store == "sqlite"):
        parser.error("several processes need --store postgresql")
    if not 1 <= players <= len(PEOPLE):
        parser.error(f"--players must be from 1 to {len(PEOPLE)}")
    if not 0 <= given.computers <= players - 2:
        parser.error("--computers must leave two people")
    options = _options(parser, given, title, players)
    with tempfile.TemporaryDirectory() as scratch:
        folder = given.keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        processes = given.processes if given.store == "postgresql" else None
        wanted = Soak(
            title,
            players,
            folder,
            games=given.games,
            kills=given.kills,
            seed=given.seed,
            answer_within=given.answer_within,
            options=options,
            upto=given.upto,
            computers=given.computers,
            processes=processes,
        )
        tally = asyncio.run(wanted.run())
    for line in (*tally.counts.lines(), tally.line()):
        print(line)
    return 0 if tally.clean else 1
