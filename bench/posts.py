"""Posts: what the first round of a title costs a channel, played quickly and slowly.

To a person: how many posts stay in the channel after a round, and how often people are called.

    python -m bench posts --title florence --players 3

The first round is played once quickly (everybody is present) and once slowly (hours between the answers). A
call is a short message that mentions somebody. Deleted messages count too. The bot runs in this process with
an adjustable clock, so that nobody waits for hours. All chance is seeded.

In an auction people bid by hand. With `--limits` each says instead how far they go, where their panel asks.
"""

import argparse
import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from bench.kit.bot_in_process import BotInProcess, bot_in_process
from bench.kit.rows import BenchRow, Figure
from cogs.screens.panel.panel import Panel
from db import NewTable, SeatHolder
from games.core import Move, Seat, StandingOrder, Title, engine
from games.core.choices.refusal import Refusal
from games.manager.model.durations import HOUR
from games.manager.model.table import Table
from games.manager.services import RequestContext
from kit.title_options import title_argument
from soak.game import round_of

POSTS = Figure("posts", "", digits=0)
POSTS_LEFT = Figure("posts that stand at the end", "", digits=0)
CALLS = Figure("calls", "", digits=0)
CALLS_LEFT = Figure("calls that stand at the end", "", digits=0)
EDITS = Figure("edits", "", digits=0)
DIRECT = Figure("direct messages", "", digits=0)
HANDED_OVER = Figure("hand-overs", "", digits=0)
RAISED = Figure("raises", "", digits=0)

QUICK, SLOW = 10_000, 4 * HOUR
"""Milliseconds between two answers."""

LEAVING = ("leave", "pass", "drop", "end")
"""Kinds of move that are made less often if there are others, so that a round has some play."""

RAISES = 1
"""Maximum number of raises in the round."""


class FirstRound:
    """One table, from its opening to the end of its first round."""

    def __init__(self, bot: BotInProcess, each: int, seed: int, limits: bool) -> None:
        self.bot, self.services, self.clock, self.each = bot, bot.services, bot.clock, each
        self.limits = limits
        self.rng = random.Random(seed)
        self.table_id = 0
        self.clicks = 0
        self.raised = 0
        self.handed_over = 0

    def _click(self) -> RequestContext:
        self.clicks += 1
        return RequestContext(2**40 + self.clicks)

    async def open(self, title: str, guild: int, channel: int, people: list[Any]) -> None:
        """Open a lobby with everybody at the table, and start it."""
        host = people[0]
        new = NewTable(
            guild_id=guild,
            channel_id=channel,
            title=title,
            language="en",
            host_user=host.id,
            at=self.clock(),
            seats=(SeatHolder(0, host.id, host.display),),
        )
        self.table_id = (await self.services.lobby.new(new)).id
        for person in people[1:]:
            await self.services.lobby.join(self.table_id, person.id, person.display, self._click())
        await self.bot.delivered()
        await self.services.gathering.start(self.table_id, host.id, manages=False, context=self._click())
        await self.bot.delivered()

    async def play(self) -> None:
        """Answer for everybody until the second round starts."""
        while not (table := await self._table()).game.over and round_of(table.title, table.game) in (0, 1):
            seat = self.rng.choice(list(table.awaited()))
            user = table.seats[seat].user_id
            assert user is not None
            self.clock.now += self.each
            if table.draft(seat).waits:
                await self.services.turns.confirm(self.table_id, user, self._click())
            else:
                with suppress(Refusal):
                    await self.services.turns.answer(
                        self.table_id, user, self._choice(table, seat), self._click(), confirm=False
                    )
                if self.limits:
                    await self._say_limit(seat, user)
            after = await self._table()
            self.handed_over += any(one not in table.awaited() for one in after.awaited())
            await self.bot.delivered()

    async def _say_limit(self, seat: Seat, user: int) -> None:
        """The person who has just put something up says their limit, if the panel asks for it."""
        panel = Panel(await self._table(), seat, "en")
        for offer in panel.answering_orders:
            if offer.usual and seat not in panel.table.awaited():
                order = next(offer.moves())
                assert isinstance(order, StandingOrder)
                await self.services.premoves.order(self.table_id, user, order, self._click())

    def _choice(self, table: Table, seat: Seat) -> Move:
        """Any answer, but only one raise in total, and passing less often than the rest."""
        offers = engine.open_offers(table.composed(seat), seat)
        kinds = {offer.move.__name__.lower(): offer for offer in offers}
        if "raise" in kinds and self.raised < RAISES:
            self.raised += 1
            return kinds["raise"].random_move(self.rng)
        kinds.pop("raise", None)
        playing_on = [offer for name, offer in kinds.items() if not name.startswith(LEAVING)]
        among = playing_on if playing_on and self.rng.random() < 0.6 else list(kinds.values())
        return self.rng.choice(among or offers).random_move(self.rng)

    async def _table(self) -> Table:
        found = await self.services.get(self.table_id)
        assert found is not None
        return found


def arguments(parser: argparse.ArgumentParser) -> None:
    """The command line options of this bench."""
    title_argument(parser)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limits", action="store_true", help="bid by saying how far one goes")
    parser.add_argument("--quick", action="store_true", help="leave the slow round out")


def main(given: argparse.Namespace) -> list[BenchRow]:
    """Play the round both ways."""
    ways = {"quick": QUICK} if given.quick else {"quick": QUICK, "slow": SLOW}
    rows = []
    for way, each in ways.items():
        counts = asyncio.run(_measure(given.title, given.players, each, given.seed, given.limits))
        rows += [figure.row(count, of=f"{given.title.id}, {way}") for figure, count in counts.items()]
    return rows


def to_a_person(rows: Sequence[BenchRow]) -> str:
    """What the rows mean to a person."""
    way = rows[-1].of
    left, called = POSTS_LEFT.among(rows, way).value, CALLS.among(rows, way).value
    return f"of a round {left} posts stay in the channel, and people are called {called} times ({way})"


async def _measure(title: Title, players: int, each: int, seed: int, limits: bool) -> dict[Figure, int]:
    """Play one round with `each` milliseconds between two answers, and count."""
    secret = random.Random(seed).randbytes(32)
    async with bot_in_process(new_secret=lambda: secret) as bot:
        people = [one for one in await bot.sandbox.users() if one.name != "loggia"][:players]
        channel = next(one for one in await bot.sandbox.channels() if one.guild_id is not None)
        play = FirstRound(bot, each, seed, limits)
        await play.open(title.id, channel.guild_id or 0, channel.id, people)
        await play.play()
        seen = [one for one in await bot.sandbox.posts() if one.how == "channel"]
    here = [one for one in seen if one.channel_id == channel.id]
    deleted = {one.message_id for one in here if one.what == "delete"}
    made = [one for one in here if one.what == "create"]
    posts = [one.message_id for one in made if one.files]
    calls = [one.message_id for one in made if not one.files and one.message_id > min(posts)]
    return {
        POSTS: len(posts),
        POSTS_LEFT: len(set(posts) - deleted),
        CALLS: len(calls),
        CALLS_LEFT: len(set(calls) - deleted),
        EDITS: len([one for one in here if one.what == "edit"]),
        DIRECT: len([one for one in seen if one.channel_id != channel.id and one.what == "create"]),
        HANDED_OVER: play.handed_over,
        RAISED: play.raised,
    }
