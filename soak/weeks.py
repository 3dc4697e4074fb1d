"""Plays weeks at several tables in several channels at once, in a sandbox with the unmodified bot.

    python -m soak.weeks --tables 4 --acts 400 --kills 6 --seed 1

People play and plan ahead by the panel, make and answer proposals, go away, give their seats to others, and
rest while days and deadlines pass. The bot is killed in between. Days pass while it is down: stored times are
set back, except those of proposals (`soak.time_lapse`). The output ends with a line of figures. The exit
status is 0 only if nothing was lost, doubled, leaked or wrong.
"""

import asyncio
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any, Literal, NamedTuple

from cogs.screens import ids
from games.core import Seat
from games.manager.history import fairness
from games.manager.model.durations import HOUR
from games.titles import TITLES
from kit.command_line import parser_of
from kit.simulated import now
from sandbox import ClientRefused, MessageView
from soak.buttons import button_ids, your_move
from soak.checks.ledger import Ledger
from soak.checks.tally import Tally
from soak.game import GamePlay
from soak.players.random_clicks import RandomClicks
from soak.processes import PATIENCE, BotUnderTest, comes_true_on_disk
from soak.run import stop_bot, world_to_play_in
from soak.sitting import PEOPLE, READER, STRANGER, Sitting, Stuck, is_gone
from soak.time_lapse import due, set_back
from words import say

GUESTS = (STRANGER, "Gus", "Hana")
"""People who take open seats."""

TABLE_OPTIONS = {"pace": "hard", "hours": "12", "bank": "0", "watch": "all", "door": "open", "ready": "no"}
ACT_WEIGHTS = {"turn": 12, "plan": 4, "propose": 2, "seat": 2, "away": 1}
"""Relative frequency of each kind of act."""


class Weeks:
    """Several tables, and everything that happens at them."""

    def __init__(self, sittings: Sequence[Sitting], bot: BotUnderTest, rng: random.Random) -> None:
        self.sittings = sittings
        self.bot = bot
        self.rng = rng
        self.world = sittings[0].world
        self.tally = sittings[0].tally
        self.done: Counter[str] = Counter()

    async def live(self, acts: int, passes: Sequence[int]) -> None:
        """Make `acts` acts at randomly chosen tables. Time passes before those in `passes`."""
        kinds: dict[str, Callable[[Sitting], Awaitable[None]]] = {
            "turn": self.turn,
            "plan": self.plan,
            "propose": self.propose,
            "seat": self.change_hands,
            "away": self.away,
        }
        for number in range(acts):
            if number in passes:
                await self.days_pass()
            running = [sitting for sitting in self.sittings if sitting.table.status == "running"]
            if not running:
                return
            sitting = self.rng.choice(running)
            (kind,) = self.rng.choices(list(ACT_WEIGHTS), list(ACT_WEIGHTS.values()))
            try:
                await sitting.safely(kinds[kind](sitting))
            except ClientRefused as refused:
                if not is_gone(refused):
                    raise  # otherwise the post was edited meanwhile

    # Playing

    async def panel(self, sitting: Sitting, seat: Seat) -> MessageView | None:
        """A player's panel, opened by the button under the newest post."""
        user = sitting.people[seat]
        post = await self._message_with(
            sitting,
            lambda id: isinstance(id, ids.UnderPost) and (id.table, id.what) == (sitting.table_id, "move"),
        )
        button = your_move(post)
        assert button is not None
        answer = await sitting.act(user, "Your move", lambda: self.world.click(user, post, button))
        return answer.message

    async def turn(self, sitting: Sitting) -> None:
        """An awaited player answers, to the end of the turn or nearly so."""
        table = sitting.table
        asked = [seat for seat in table.awaited() if table.seats[seat].user_id is not None]
        if asked:
            seat, clicks = self.rng.choice(asked), RandomClicks(sitting, partial(self.panel, sitting))
            self.done["turns"] += await clicks.click_on(seat, await self.panel(sitting, seat))

    async def plan(self, sitting: Sitting) -> None:
        """Somebody who waits gives something in advance."""
        clicks = RandomClicks(sitting, partial(self.panel, sitting))
        await clicks.give_in_advance()
        self.done["given ahead"] += clicks.given

    # Deciding, and others' seats

    async def propose(self, sitting: Sitting) -> None:
        """Somebody makes a proposal; everybody asked agrees, or one does not."""
        table = sitting.table
        if table.proposal is None:
            user = self.rng.choice(sitting.people)
            await self._proposal(sitting, user)
        table = sitting.table
        if table.proposal is None:
            return
        word: Literal["agree", "disagree"] = "agree" if self.rng.random() < 0.9 else "disagree"
        vote = ids.ProposalButton(sitting.table_id, word, table.proposal.at)
        message = await self._message_with(sitting, lambda id: id == vote)
        for seat, user in enumerate(sitting.people):
            open_now = sitting.table.proposal
            if open_now is None or open_now.at != table.proposal.at:
                break
            if seat not in open_now.agreed:
                await sitting.click(user, message, str(vote))
        self.done["decided"] += sitting.table.proposal is None

    async def _proposal(self, sitting: Sitting, user: str) -> None:
        kind = self.rng.choice(("back", "back", "back", "pause", "pace"))
        options: dict[str, Any] = {}
        if kind == "back":
            name = say("en", "opt-point")
            found = await self.world.autocomplete(user, sitting.channel, "propose back", name, "")
            if not found:
                return
            options = {name: self.rng.choice(found[:6])["value"]}
        elif kind == "pace":
            options = {say("en", "option-pace-name"): "hard"}
        elif sitting.table.clock.paused_at is None and self.rng.random() < 0.5:
            return  # the next of these ends the pause, which must not last
        await sitting.slash(user, f"propose {kind}", options)

    async def change_hands(self, sitting: Sitting) -> None:
        """Somebody gives up their seat, and a guest takes it."""
        seat = Seat(self.rng.randrange(len(sitting.people)))
        user = sitting.people[seat]
        await sitting.slash(user, "seat give")
        if seat not in sitting.table.open_seats:
            return
        guests = [one for one in (*GUESTS, *PEOPLE) if one not in sitting.people]
        take, guest = ids.SeatButton(sitting.table_id, seat), self.rng.choice(guests)
        message = await self._message_with(sitting, lambda id: id == take)
        try:
            await sitting.click(guest, message, str(take))
        finally:
            users = {one.id: one for one in await self.world.users()}
            holder = users[sitting.table.seats[seat].user_id or 0]
            names = (*PEOPLE, *GUESTS)
            sits = next(name for name in names if name in (holder.name, holder.display))
            if sits != user:
                sitting.people = tuple(sits if at == seat else one for at, one in enumerate(sitting.people))
                sitting.panels.pop(user, None)
                self.done["substitutes"] += 1

    async def away(self, sitting: Sitting) -> None:
        """Somebody goes away for some days, or comes back."""
        user = self.rng.choice(sitting.people)
        if self.rng.random() < 0.5:
            name = say("en", "opt-last-day")
            found = await self.world.autocomplete(user, sitting.channel, "away", name, "")
            options = {name: self.rng.choice(found[:5])["value"]}
            await sitting.slash(user, "away", options)
            self.done["away"] += 1
            return
        message = (await sitting.slash(user, "away")).message
        back = button_ids(message, ids.BackButton)
        if message is not None and back:
            await sitting.click(user, message, str(back[0]))

    async def _message_with(self, sitting: Sitting, wanted: Callable[[ids.Id], bool]) -> MessageView:
        """The newest message of the channel with such a button."""

        async def there() -> MessageView | None:
            found = await self.world.messages(sitting.channel, READER, limit=100)
            return next((one for one in reversed(found) if any(map(wanted, button_ids(one, ids.Id)))), None)

        try:
            message: MessageView = await self.world.wait_for(there, PATIENCE)
            return message
        except TimeoutError:
            raise Stuck(f"no message with the wanted button came in {PATIENCE:.0f} s") from None

    # Time

    async def days_pass(self) -> None:
        """The bot is down for a while. Then everything that has become due is done."""
        hours = self.rng.randint(5, 40)
        await self.bot.kill()
        self.tally.kills += 1
        set_back(self.bot.database, hours * HOUR)
        await self.bot.start()
        if not await comes_true_on_disk(lambda: not due(self.bot.database)):
            self.tally.fault("errors", f"after {hours} hours tables are due and stay so")
        self.done["days"] += 1

    # In the end

    async def settle(self) -> None:
        """Check that everything is delivered, and that every move belongs to whoever held the seat and came
        from one interaction."""
        ledger = self.sittings[0].ledger
        if not await comes_true_on_disk(lambda: not ledger.owed(due_by=now())):
            self.tally.fault("errors", f"never delivered: {ledger.owed(due_by=now())}")
        who = {one.id: one.user for one in await self.world.interactions()}
        names = {one.id: one.name.casefold() for one in await self.world.users()}
        for sitting in self.sittings:
            table, log = sitting.table, sitting.ledger.log(sitting.table_id)
            if (draw := fairness.wrong_draw(table, log)) is not None:
                self.tally.fault("errors", f"table {table.id}: draw {draw} does not follow from the secret")
            for entry in log:
                if entry.kind != "move" or entry.cause == "forced":
                    continue
                self.tally.moves += 1
                self.done[str(entry.cause)] += 1
                by = who.get(entry.interaction_id or 0)
                if entry.cause == "by_hand" and names.get(entry.user_id or 0) != by:
                    self.tally.fault("errors", f"table {table.id}: entry {entry.entry_no} is not {by}'s")
            self.done["roll-backs"] += sum(entry.kind == "roll-back" for entry in log)
            self.tally.games += table.entry_no > 0

    def line(self) -> str:
        """What has happened, in figures."""
        return ", ".join(f"{what}: {often}" for what, often in sorted(self.done.items()) if what)


class WeeksPlan(NamedTuple):
    """What is played: the number of tables, of acts, of kills of the bot, and how often days pass.
    `answer_within`: as in `Soak`."""

    tables: int
    acts: int
    kills: int
    passes: int
    seed: int
    answer_within: float

    def kills_at(self, table: int) -> int:
        """The number of kills at a table, shared as evenly as possible."""
        return self.kills // self.tables + (table < self.kills % self.tables)


async def weeks(plan: WeeksPlan, folder: Path) -> tuple[Tally, Weeks]:
    """Run the soak; its files stay in `folder`."""
    rng = random.Random(plan.seed)
    tally = Tally(wanted=plan.tables)
    async with AsyncExitStack() as stack:
        world = await stack.enter_async_context(world_to_play_in(plan.answer_within))
        known = {name for one in await world.users() for name in (one.name, one.display)}
        for guest in GUESTS:
            if guest not in known:
                await world.add_user(guest)
        bot = await stack.enter_async_context(BotUnderTest(world, folder))
        ledger = Ledger(bot.database, tally)
        sittings = []
        for number in range(plan.tables):
            title = list(TITLES.values())[number % len(TITLES)]
            players = next(count for count in title.playable() if count > 1)
            people = tuple(rng.sample(PEOPLE, players))
            sitting = Sitting(world, bot, ledger, rng, f"#table-{number + 1}", people)
            sitting.kills = sorted(rng.randint(15, 60) for _ in range(plan.kills_at(number)))
            await GamePlay(sitting, title, TABLE_OPTIONS).begin()
            sittings.append(sitting)
        found = Weeks(sittings, bot, rng)
        await found.live(plan.acts, rng.sample(_late(plan.acts), plan.passes))
        await found.settle()
        await stop_bot(world, bot, tally)
    return tally, found


def _late(acts: int) -> range:
    """The acts before which days may pass: not the first quarter, in which games get going."""
    return range(acts // 4, acts)


def main(arguments: list[str] | None = None) -> int:
    """Parse the command line, soak, print the figures."""
    parser = parser_of("python -m soak.weeks", __doc__)
    parser.add_argument("--tables", type=int, default=4, choices=range(1, 7))
    parser.add_argument("--acts", type=int, default=400)
    parser.add_argument("--kills", type=int, default=6)
    parser.add_argument("--passes", type=int, default=6, help="how often days pass")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--answer-within", metavar="SECONDS", type=float, default=3.0)
    parser.add_argument("--keep", type=Path, help="keep the database and the bot's log in this folder")
    given = parser.parse_args(arguments)
    if given.passes > len(_late(given.acts)):
        parser.error(f"days can pass {len(_late(given.acts))} times in {given.acts} acts")
    with tempfile.TemporaryDirectory() as scratch:
        folder = given.keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        plan = WeeksPlan(
            *(given.tables, given.acts, given.kills, given.passes, given.seed),
            answer_within=given.answer_within,
        )
        tally, found = asyncio.run(weeks(plan, folder))
    print(found.line())
    print(tally.line())
    return 0 if tally.clean else 1


if __name__ == "__main__":
    sys.exit(main())
