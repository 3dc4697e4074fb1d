"""Weeks at a table as a machine of states: moves, drafts, plans, orders, proposals, roll-backs, substitutes,
days away, deadlines of a clock in hand, moderators, restarts, and a disk that fails; in whatever order.
Memory is the disk, the log leads to the state, every draw follows from the secret, a roll-back gives the
earlier position, plans and clocks exactly, the clocks wait for those who are awaited, and striking them ends.
"""

from __future__ import annotations

import os
from collections import Counter
from typing import Any

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant, precondition, rule
from weeks_kit import PEOPLE, OneTable, views, whole

from db import SeatHolder, UserChange
from games.core import Seat, engine
from games.manager.history import fairness, replay
from games.manager.model.durations import HOUR
from games.manager.model.proposal import Back, End, Pace, Pause, ProposalKind, Replace
from games.manager.model.table import Table
from games.manager.model.table_events import ROLL_BACK
from games.manager.storage.outbox_items import TurnReminder

DEEP = os.environ.get("LAWS") == "all"
STRANGERS = (301, 302)
MODERATOR = 900
STRIKES = 3000
"""So often may a table be looked at while a few days pass: a whole game of stand-ins is less."""

SEATS = st.sampled_from(range(len(PEOPLE)))
TROUBLE = st.sampled_from(("", "", "", "", "", "before", "after"))
MOVES = ("answer", "answer", "at once", "at once", "at once", "confirm", "confirm", "undo", "reset")
PLANNED = ("order", "order", "order", "add", "add", "add", "lodge", "lodge", "always", "undo", "cancel")
DECIDED = ("propose", "propose", "agree", "agree", "agree", "disagree")
SEATED = ("give", "keep", "take", "take", "open", "gone", "back", "not now", "for")


class Seen(msgspec.Struct, frozen=True):
    """A position as it was when it could first be gone back to."""

    views: tuple[bytes, ...]
    in_advance: dict[Seat, Any]
    spent: dict[Seat, int]
    missed: dict[Seat, int]
    hands: tuple[int, ...]


class Weeks(OneTable):
    """What may happen at one table in weeks, and what holds all along."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: dict[int, Seen] = {}
        self.said: Counter[tuple[int, int, str]] = Counter()

    # Playing

    @precondition(lambda self: self.running)
    @rule(what=st.sampled_from(MOVES), trouble=TROUBLE, turns=st.integers(1, 4))
    def play(self, what: str, trouble: str, turns: int) -> None:
        """Somebody who is awaited answers; several times in a row, so that games get somewhere."""
        for _ in range(turns if what == "at once" else 1):
            table = self.table()
            asked = [seat for seat in table.awaited() if table.seats[seat].user_id is not None]
            if table.status != "running" or not asked:
                return
            seat = self.rng.choice(asked)
            self.act(self._played(what, table, seat), trouble)

    async def _played(self, what: str, table: Table, seat: Seat) -> Any:
        user, service = table.seats[seat].user_id, self.services.turns
        assert user is not None
        if what == "confirm":
            return await service.confirm(self.id, user, self.click())
        if what in ("undo", "reset"):
            return await service.undo(self.id, user, self.click(), what == "reset")
        offers = engine.open_offers(table.composed(seat), seat)
        if not offers:
            return None
        move = self.rng.choice(offers).random_move(self.rng)
        return await service.answer(self.id, user, move, self.click(), what == "answer")

    @precondition(lambda self: self.running)
    @rule(what=st.sampled_from(PLANNED), seat=SEATS, trouble=TROUBLE)
    def plan(self, what: str, seat: int, trouble: str) -> None:
        table = self.table()
        user = table.seats[seat].user_id
        if user is not None:
            self.act(self._planned(what, table, Seat(seat), user), trouble)

    async def _planned(self, what: str, table: Table, seat: Seat, user: int) -> Any:
        planning = self.services.premoves
        if what == "cancel":
            return await planning.cancel(self.id, user, self.click())
        if what == "order":
            orders = [one for one in engine.order_offers(table.view(seat), seat) if one.is_open()]
            if not orders:
                return None
            order = self.rng.choice(orders).random_move(self.rng)
            return await planning.order(self.id, user, order, self.click())  # type: ignore[arg-type]
        then = planning.at_next_turn(table, seat)
        click = self.click(then.at(seat))
        if what == "undo":
            return await planning.undo(self.id, user, click)
        if what != "add":
            return await planning.lodge(self.id, user, click, what == "always")
        offers = engine.open_offers(then.composed(seat), seat)
        if not offers:
            return None
        return await planning.add(self.id, user, self.rng.choice(offers).random_move(self.rng), click)

    # Deciding, and seats that change hands

    @precondition(lambda self: self.running)
    @rule(what=st.sampled_from(DECIDED), seat=SEATS, trouble=TROUBLE, data=st.data())
    def decide(self, what: str, seat: int, trouble: str, data: Any) -> None:
        table, proposals = self.table(), self.services.proposals
        user = table.seats[seat].user_id
        if user is None:
            return
        if what == "propose":
            wanted = data.draw(self._wanted(table))
            self.act(proposals.propose(self.id, user, wanted, self.click()), trouble)
        elif table.proposal is not None:
            say = proposals.agree if what == "agree" else proposals.disagree
            self.act(say(self.id, user, table.proposal.at, self.click()), trouble)
        self.said.clear()  # another pace begins its reminders anew

    def _wanted(self, table: Table) -> st.SearchStrategy[ProposalKind]:
        points = self.run(self.services.proposals.ways_back(table))
        kinds: list[st.SearchStrategy[Any]] = [
            st.just(Pause(table.clock.paused_at is None)),
            st.builds(Pace, st.sampled_from(("soft", "hard")), st.sampled_from(("12", "24", "48"))),
            st.builds(Replace, SEATS.map(Seat)),
        ]
        if points:
            back = [Back(point.entry_no, point.undone) for point in points]
            kinds += [st.sampled_from(back)] * 3
        if len(self.log) > 60:
            kinds.append(st.just(End()))
        return st.one_of(*kinds)

    @precondition(lambda self: self.running)
    @rule(what=st.sampled_from(("back", "pause", "seat", "open")), seat=SEATS, trouble=TROUBLE)
    def step_in(self, what: str, seat: int, trouble: str) -> None:
        """A moderator does something."""
        service, table = self.services.moderation, self.table()
        points = self.run(self.services.proposals.ways_back(table))
        if what == "back" and points:
            point = self.rng.choice(points)
            self.act(service.go_back(self.id, MODERATOR, point.entry_no, self.click()), trouble)
        elif what == "pause":
            self.act(service.pause(self.id, MODERATOR, self.click()), trouble)
        elif what == "open":
            self.act(service.open_seat(self.id, MODERATOR, Seat(seat), self.click()), trouble)
        elif what == "seat":
            place = SeatHolder(seat, self.rng.choice((*PEOPLE, *STRANGERS)), "Guest")
            self.act(service.reassign(self.id, MODERATOR, place, self.click()), trouble)
        self.said.clear()

    @precondition(lambda self: self.running)
    @rule(what=st.sampled_from(SEATED), seat=SEATS, trouble=TROUBLE)
    def sit(self, what: str, seat: int, trouble: str) -> None:
        table, services, at = self.table(), self.services, Seat(seat)
        user = table.seats[seat].user_id
        if user is None:
            return
        guest = self.rng.choice((*PEOPLE, *STRANGERS))
        work = {
            "give": lambda: services.seats.give(self.id, user, self.click()),
            "keep": lambda: services.seats.stay(self.id, user, self.click()),
            "take": lambda: services.seats.take(self.id, SeatHolder(at, guest, "Guest"), self.click()),
            "open": lambda: services.seats.open(self.id, table.host, at, False, self.click()),
            "gone": lambda: services.deadlines.player_left(self.id, user),
            "back": lambda: services.deadlines.player_back(self.id, user),
            "not now": lambda: services.deadlines.not_now(self.id, user),
            "for": lambda: services.deadlines.answer_for(self.id, guest, at),
        }[what]
        self.act(work(), trouble)

    # Time

    @precondition(lambda self: self.running)
    @rule(seat=SEATS, days=st.integers(0, 6), night=st.booleans(), trouble=TROUBLE)
    def rest(self, seat: int, days: int, night: bool, trouble: str) -> None:
        """Somebody goes away, or is back; and sleeps at night where they live."""
        away = self.now + days * 24 * HOUR if days else None
        change = UserChange(
            zone=self.rng.choice(("Asia/Tokyo", "Europe/Rome", "America/New_York")),
            quiet="22:00-07:00" if night else None,
            away_from=self.now if days else None,
            away_until=away,
        )
        user = self.table().seats[seat].user_id
        if user is not None:
            self.act(self.services.deadlines.change_user(user, change), trouble)

    @precondition(lambda self: self.running)
    @rule(hours=st.integers(1, 150))
    def wait(self, hours: int) -> None:
        """Time passes; the table is looked at whenever it is due, and each look does something."""
        end = self.now + hours * HOUR
        for _ in range(STRIKES):
            due = self.run(self.flaky.next_time())
            if due is None or due > end:
                break
            self.now = max(self.now, due)
            before = self.table()
            self.act(self.services.deadlines.do_due(self.id))
            after = self.table()
            again = self.run(self.flaky.next_time())
            assert (again, after.entry_no, after.clock) != (due, before.entry_no, before.clock), (
                "it would go on forever"
            )
            self._read_notices()
        else:
            raise AssertionError("striking the clock does not come to an end")
        self.now = end

    def _read_notices(self) -> None:
        """Of one question nobody is told the same twice, nor reminded without end."""
        for one in self.run(self.flaky.due_items(10**15, 1000)):
            if one.kind == "turn":
                owing = TurnReminder.read(one)
                self.said[(one.target, owing.since, owing.what)] += 1
            self.run(self.flaky.done([one.id]))
        for (_, _, what), often in self.said.items():
            assert often <= (4 if what == "remind" else 1), (what, often)

    @precondition(lambda self: self.store is not None)
    @rule()
    def restart(self) -> None:
        """The process dies and another takes its place."""
        self.services = self.manager()

    # What is always true

    @invariant()
    def memory_is_the_disk_and_the_log_leads_to_it(self) -> None:
        if self.store is None:
            return
        table, disk = self.table(), self.run(self.manager().get(self.id))
        assert whole(table) == whole(disk)
        log = self.run(self.store.log(self.id))
        game = replay.replayed(table.title, len(PEOPLE), table.options, log)
        assert table.title.save(game) == table.title.save(table.logged)
        assert fairness.wrong_draw(table, log) is None
        results = self.run(self.store.results())
        assert len(results) == (len(PEOPLE) if table.status == "over" else 0)

    @invariant()
    def the_clock_waits_for_those_who_are_awaited(self) -> None:
        if not self.running:
            return
        table = self.table()
        assert set(table.clock.waits) == set(table.awaited_people(table.game))
        due = self.run(self.flaky.next_time())
        if table.clock.postpones(table.settings):
            assert due is None
        elif table.settings.pace == "hard" and table.clock.waits:
            assert due is not None, "a deadline is not forgotten"

    @invariant()
    def a_position_that_is_gone_back_to_is_what_it_was(self) -> None:
        if not self.running or self.store is None:
            return
        table = self.table()
        point = next(iter(self.run(self.store.restore_points(self.id, table.entry_no))), None)
        if point is None or point.entry_no != table.entry_no or table.entry_no in self.seen:
            return
        now = Seen(
            tuple(views(table)),
            {seat: one for seat, one in table.in_advance.items() if one.save()},
            dict(table.clock.spent),
            dict(table.clock.missed),
            tuple(self.hands),
        )
        last = msgspec.msgpack.decode(self.log[-1])
        if last["kind"] == ROLL_BACK:
            then = self.seen.get(msgspec.msgpack.decode(last["move"]))
            if then is not None:  # else it came and went within one of these steps
                self._same(now, then)
        self.seen[table.entry_no] = now

    def _same(self, now: Seen, then: Seen) -> None:
        assert now.views == then.views and now.spent == then.spent
        same = {Seat(at) for at in range(len(PEOPLE)) if now.hands[at] == then.hands[at]}
        assert now.in_advance == {seat: one for seat, one in then.in_advance.items() if seat in same}
        assert now.missed == {seat: often for seat, often in then.missed.items() if seat in same}


Weeks.TestCase.settings = settings(
    max_examples=150 if DEEP else 10,
    stateful_step_count=60 if DEEP else 30,
    derandomize=not DEEP,  # the sample is always the same; `make laws` looks elsewhere each time
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
TestWeeks = Weeks.TestCase
