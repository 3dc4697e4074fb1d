"""`python -m scripts.soak --title florence --players 4 --games 3 --kills 10 --seed 1`

Plays whole games in a sandbox with the unmodified bot in a process of its own, by slash commands and
clicks of several users, kills the bot at random instants and starts it again. Ends with one line of
figures, and status 0 only if every game was finished and nothing was lost, doubled, leaked or wrong.

What users choose follows from the seed; what the cards are does not: the bot draws its own secrets.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

from games.core import Title, engine
from games.core.chance import Secret
from games.titles import TITLES
from sandbox import SandboxClient
from scripts.soak_acting import Stage
from scripts.soak_game import GamePlay
from scripts.soak_leaks import Leaks
from scripts.soak_ledger import Ledger
from scripts.soak_processes import BotProcess, SandboxProcess
from scripts.soak_tally import Tally

PEOPLE = ("Aoi", "Ben", "Chie", "Dan", "Emi")
CHANNELS = 6


async def soak(
    title: Title, players: int, games: int, kills: int, seed: int, folder: Path, answer_within: float = 3.0
) -> Tally:
    """Run a soak; its files stay in `folder`. `answer_within`: Discord's 3 seconds, or more on a
    machine that may be too busy for that."""
    rng = random.Random(seed)
    tally = Tally(wanted=games)
    plan = _kill_plan(title, players, games, kills, rng)
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(SandboxProcess())
        world = await stack.enter_async_context(SandboxClient(url))
        await world.set_timings(answer=answer_within)
        bot = await stack.enter_async_context(BotProcess(world, folder))
        await world.wait_for_command("table", 60)
        ledger = Ledger(bot.database, tally)
        for number in range(games):
            stage = Stage(
                *(world, bot, ledger, Leaks(ledger, tally), tally, rng),
                channel=f"#table-{number % CHANNELS + 1}",
                people=tuple(rng.sample(PEOPLE, players)),
                kills=plan[number],
            )
            began = time.monotonic()
            await GamePlay(stage, title).play()
            print(
                f"game {number + 1}: {time.monotonic() - began:.0f} s, so far {tally.line()}", file=sys.stderr
            )
        for route in await world.unknown_routes():
            tally.fault("errors", f"the bot asked for {route}")
        await bot.stop()
        for line in bot.bad_lines():
            tally.fault("errors", f"log: {line}")
    return tally


def _kill_plan(title: Title, players: int, games: int, kills: int, rng: random.Random) -> list[list[int]]:
    """For each game the log entries at which the bot is killed, spread over games of usual length."""
    usual = _usual_length(title, players, rng)
    plan: list[list[int]] = [[] for _ in range(games)]
    for _ in range(kills):
        rng.choice(plan).append(rng.randint(0, usual))
    return [sorted(entries) for entries in plan]


def _usual_length(title: Title, players: int, rng: random.Random) -> int:
    """Most of the moves of a random game."""
    options = title.options()
    if title.why_not_start(players, options) is not None:
        return 60
    chance = Secret(rng.randbytes(32))
    game = engine.start(title, players, options, chance).game
    moves = 0
    while not game.over:
        seat, move = engine.random_answer(game, rng)
        engine.play_in_place(game, seat, move, chance)
        moves += 1
    return moves * 3 // 4


def main(arguments: list[str] | None = None) -> int:
    """Parse the command line, soak, say the line."""
    parser = argparse.ArgumentParser(prog="python -m scripts.soak", description=__doc__)
    parser.add_argument("--title", choices=sorted(TITLES), default="florence")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="keep the database and the bot's log in this folder")
    given = parser.parse_args(arguments)
    if not 1 <= given.players <= len(PEOPLE):
        parser.error(f"--players must be from 1 to {len(PEOPLE)}")
    with tempfile.TemporaryDirectory() as scratch:
        folder = given.keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        tally = asyncio.run(
            soak(TITLES[given.title], given.players, given.games, given.kills, given.seed, folder)
        )
    print(tally.line())
    return 0 if tally.clean else 1


if __name__ == "__main__":
    sys.exit(main())
