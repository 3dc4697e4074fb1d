"""Counts the posts of one round.

    python -m soak.posts florence --players 3

Plays the first round of a title in a sandbox, once quickly (everybody is present) and once slowly (hours
between the answers). Reports the number of posts, of the short messages that call somebody, of edits and of
direct messages, deleted ones included, and the number of posts and calls that remain at the end. The bot runs
in this process with an adjustable clock, so that nobody waits for hours. All chance is seeded.

In an auction people bid by hand. With `--limits` each says instead how far they go, where their panel asks.
"""

import asyncio
import json
import random
import sys
from contextlib import suppress
from typing import Any

from cogs.screens.panel.panel import Panel
from db import NewTable, SeatHolder
from games.core import Move, Seat, StandingOrder, engine
from games.core.choices.refusal import Refusal
from games.manager.model.durations import HOUR
from games.manager.model.table import Table
from games.manager.services import RequestContext
from games.titles import TITLES
from kit.command_line import parser_of
from soak.bot_in_process import BotInProcess, bot_in_process
from soak.game import round_of

QUICK, SLOW = 10_000, 4 * HOUR
"""Milliseconds between two answers."""

HOSTILE = ("leave", "pass", "drop", "end")
"""Kinds of move that are made less often if there are others, so that a round has some play."""

RAISES = 1


class FirstRound:
    """One table, from its opening to the end of its first round."""

    def __init__(self, bot: BotInProcess, each: int, seed: int, limits: bool) -> None:
        self.bot, self.services, self.clock, self.each = bot, bot.services, bot.clock, each
        self.limits = limits
        self.rng = random.Random(seed)
        self.id = 0
        self.clicks = 0
        self.raised = 0
        self.handed_over = 0

    def click(self) -> RequestContext:
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
        self.id = (await self.services.lobby.new(new)).id
        for person in people[1:]:
            await self.services.lobby.join(self.id, person.id, person.display, self.click())
        await self.bot.delivered()
        await self.services.gathering.start(self.id, host.id, False, self.click())
        await self.bot.delivered()

    async def play(self) -> None:
        """Answer for everybody until the second round starts."""
        while not (table := await self.table()).game.over and round_of(table.title, table.game) in (0, 1):
            seat = self.rng.choice(list(table.awaited()))
            user = table.seats[seat].user_id
            assert user is not None
            self.clock.now += self.each
            if table.draft(seat).waits:
                await self.services.turns.confirm(self.id, user, self.click())
            else:
                with suppress(Refusal):
                    await self.services.turns.answer(
                        self.id, user, self.choice(table, seat), self.click(), False
                    )
                if self.limits:
                    await self.say_limit(seat, user)
            after = await self.table()
            self.handed_over += any(one not in table.awaited() for one in after.awaited())
            await self.bot.delivered()

    async def say_limit(self, seat: Seat, user: int) -> None:
        """The person who has just put something up says their limit, if the panel asks for it."""
        panel = Panel(await self.table(), seat, "en")
        for offer in panel.answering_orders:
            if offer.usual and seat not in panel.table.awaited():
                order = next(offer.moves())
                assert isinstance(order, StandingOrder)
                await self.services.premoves.order(self.id, user, order, self.click())

    def choice(self, table: Table, seat: Seat) -> Move:
        """Any answer, but only one raise in total, and passing less often than the rest."""
        offers = engine.open_offers(table.composed(seat), seat)
        kinds = {offer.move.__name__.lower(): offer for offer in offers}
        if "raise" in kinds and self.raised < RAISES:
            self.raised += 1
            return kinds["raise"].random_move(self.rng)
        kinds.pop("raise", None)
        willing = [offer for name, offer in kinds.items() if not name.startswith(HOSTILE)]
        lot = willing if willing and self.rng.random() < 0.6 else list(kinds.values())
        return self.rng.choice(lot or offers).random_move(self.rng)

    async def table(self) -> Table:
        found = await self.services.get(self.id)
        assert found is not None
        return found


async def measure(title: str, players: int, each: int, seed: int, limits: bool) -> dict[str, Any]:
    """Measure one round."""
    secret = random.Random(seed).randbytes(32)
    async with bot_in_process(new_secret=lambda: secret) as bot:
        people = [one for one in await bot.sandbox.users() if one.name != "loggia"][:players]
        channel = next(one for one in await bot.sandbox.channels() if one.guild_id is not None)
        play = FirstRound(bot, each, seed, limits)
        await play.open(title, channel.guild_id or 0, channel.id, people)
        await play.play()
        seen = [one for one in await bot.sandbox.posts() if one.how == "channel"]
    here = [one for one in seen if one.channel_id == channel.id]
    gone = {one.message_id for one in here if one.what == "delete"}
    made = [one for one in here if one.what == "create"]
    posts = [one.message_id for one in made if one.files]
    calls = [one for one in made if not one.files and one.message_id > min(posts)]
    return {
        "title": title,
        "play": "quick" if each == QUICK else "slow",
        "posts": len(posts),
        "posts that stand": len([one for one in posts if one not in gone]),
        "calls": len(calls),
        "calls that stand": len([one for one in calls if one.message_id not in gone]),
        "edits": len([one for one in here if one.what == "edit"]),
        "direct messages": len(
            [one for one in seen if one.channel_id != channel.id and one.what == "create"]
        ),
        "hand-overs": play.handed_over,
        "raises": play.raised,
    }


def main(arguments: list[str] | None = None) -> int:
    """Parse the command line, play both ways, print the figures."""
    parser = parser_of("python -m soak.posts", __doc__)
    parser.add_argument("title", choices=sorted(TITLES))
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limits", action="store_true", help="bid by saying how far one goes")
    parser.add_argument("--quick", action="store_true", help="leave the slow round out")
    given = parser.parse_args(arguments)
    for each in (QUICK,) if given.quick else (QUICK, SLOW):
        found = asyncio.run(measure(given.title, given.players, each, given.seed, given.limits))
        print(json.dumps(found), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
