"""Clicks on our bot and on one that does nothing, in turns, one at a time.

Each click is made when everything that the previous one caused has been delivered. Nothing else runs
meanwhile: the checks of a soak are left out, because they would take processor time from the bot and the
sandbox. The bot that does nothing gets the same clicks and sends as much: a picture whenever ours sent one, a
post whenever ours changed its post.
"""

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple, Protocol, Self

from games.core import Title
from games.manager.storage.outbox_items import Hand, Post
from kit.seat_counts import seats_near
from sandbox import ActResult, MessageView, SandboxClient
from sandbox.interactions import InteractionType
from soak.checks.leaks import Leaks
from soak.checks.ledger import Ledger
from soak.checks.pictures import Redrawn
from soak.checks.tally import Tally
from soak.game import GamePlay
from soak.processes import BotUnderTest
from soak.sitting import PEOPLE, Sitting

LOOK = 0.02
"""Seconds between two looks at whether all is delivered: each look costs a little itself."""

PATIENCE = 120.0
"""Seconds to wait for a delivery."""

ACTS = ("slash", "click", "select", "submit_modal", "settle")


class ClickResult(NamedTuple):
    """The result of one click: seconds to its acknowledgement and to the post (None: it brought none), and
    whether the answer had a picture."""

    acknowledged: float
    posted: float | None
    picture: bool


class ClickTimes(NamedTuple):
    """All clicks of one bot."""

    acknowledged: list[float]
    posted: list[float]

    def note(self, one: ClickResult) -> None:
        """Add one click, in milliseconds."""
        self.acknowledged.append(one.acknowledged * 1000)
        if one.posted is not None:
            self.posted.append(one.posted * 1000)


class Undisturbed(SandboxClient):
    """A client of the sandbox, for which an act is over when everything it caused is delivered."""

    delivered: Callable[[], Awaitable[bool]] | None = None

    async def call(self, verb: str, **arguments: Any) -> Any:
        """Run one verb; if it is an act, wait until all is delivered."""
        found = await super().call(verb, **arguments)
        async with asyncio.timeout(PATIENCE):
            while verb in ACTS and self.delivered is not None:
                await asyncio.sleep(LOOK)
                if await self.delivered():
                    break
        return found

    async def click_result(self) -> ClickResult | None:
        """The result of the click since the record was cleared; None if none was made."""
        clicks = [one for one in await self.interactions() if one.type == InteractionType.COMPONENT]
        if len(clicks) != 1 or clicks[0].acked is None:
            return None
        click, posts = clicks[0], [one for one in await self.posts() if one.files]
        told = [one.at for one in posts if one.how == "channel" and one.channel_id == click.channel_id]
        posted = min(told) - click.created if told else None
        picture = any(one.how == "callback" for one in posts)
        return ClickResult(clicks[0].acked - click.created, posted, picture)


class Outbox:
    """A bot's outbox, read from outside."""

    def __init__(self, path: Path) -> None:
        self._uri = f"file:{path}?mode=ro"

    async def is_empty(self) -> bool:
        """Whether all posts and hands are sent and noted as sent."""
        with closing(sqlite3.connect(self._uri, uri=True, timeout=PATIENCE)) as connection:
            said = f"SELECT count(*) FROM outbox WHERE dropped_at IS NULL AND kind IN {Post.kind, Hand.kind}"
            return bool(connection.execute(said).fetchone() == (0,))


class _Unwatched(Leaks):
    def check(self, *args: object, **more: object) -> None:
        """Left out, see the module."""


class _NotRedrawn(Redrawn):
    async def post(self, *args: object, **more: object) -> None:
        """Left out, see the module."""


class _Once(Sitting):
    async def act(
        self, user: str, what: str, work: Callable[[], Awaitable[ActResult]], *, doubled: bool = False
    ) -> ActResult:
        """As in a soak, but delivered once."""
        return await super().act(user, what, work)


class Follower(Protocol):
    """What is clicked after each click on our bot."""

    async def like(self, ours: ClickResult) -> ClickResult:
        """Click once, on what answers with as much as that click on ours has brought. Returns what came."""


class Floor:
    """The bot that does nothing, and its buttons."""

    def __init__(self, world: Undisturbed, panel: MessageView) -> None:
        """For `begin`; use that."""
        self.world = world
        self._panel = panel

    @classmethod
    async def begin(cls, world: Undisturbed) -> Self:
        """Have it show its buttons and post for the first time."""
        shown = (await world.slash("Aoi", "#table-1", "floor")).message
        assert shown is not None
        floor = cls(world, shown)
        await floor.like(ClickResult(0.0, 0.0, True))
        return floor

    async def like(self, ours: ClickResult) -> ClickResult:
        """Click once, on the button that answers with as much as that click on ours has brought."""
        kind = ("Both" if ours.picture else "Post") if ours.posted is not None else ""
        await self.world.clear_record()
        self.world.delivered = self._has_posted if kind else None
        answer = await self.world.click("Aoi", self._panel, kind or ("Picture" if ours.picture else "Press"))
        await asyncio.sleep(LOOK)
        assert answer.message is not None
        self._panel = answer.message
        brought = await self.world.click_result()
        assert brought is not None and (brought.posted is None) == (ours.posted is None)
        return brought

    async def _has_posted(self) -> bool:
        return any(post.how == "channel" for post in await self.world.posts())


async def play(
    title: Title, options: Mapping[str, str], bot: BotUnderTest, floor: Follower, clicks: int
) -> tuple[ClickTimes, ClickTimes]:
    """Random games by panel, with a click on the floor after each of ours. Returns the results of both."""
    world, rng, tally = bot.world, random.Random(1), Tally()
    assert isinstance(world, Undisturbed)
    world.delivered = Outbox(bot.database).is_empty
    ours, least = ClickTimes([], []), ClickTimes([], [])
    number = 0
    while len(ours.acknowledged) < clicks:
        number += 1
        ledger = Ledger(bot.database, tally)
        sitting = _Once(world, bot, ledger, rng, f"#table-{number}", PEOPLE[: seats_near(title)])
        sitting.leaks = _Unwatched(ledger)
        game = GamePlay(sitting, title, options or None)
        game.watch.redrawn = _NotRedrawn(world, ledger)
        await game.begin()
        while sitting.table.status == "running" and len(ours.acknowledged) < clicks:
            await game.watch.await_post()
            table = sitting.table
            await world.clear_record()
            await game.players.click_on_panel(table, rng.choice(list(table.awaited())))
            if (brought := await world.click_result()) is not None:
                ours.note(brought)
                least.note(await floor.like(brought))
    if not tally.faultless:
        raise RuntimeError("the games played for the bench were not clean")
    return ours, least
