"""The manager as a machine of states: whatever is clicked in whatever order, in two processes on one file,
with calls that are cancelled after a while and a disk that fails. No accepted move is lost or doubled, memory
is what is on disk, the log leads to the stored state, and whatever is written is told.

What is drawn never depends on how far the table has come: a call that is cancelled may have been done or not,
as the disk is fast or slow, and Hypothesis takes it for a fault if the same draws come to other ones."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from shared_table import PEOPLE, SharedTable

from db import StoreFailed
from db.sql.reading import find_remembered
from games.core import Refusal, Seat, engine
from games.manager.model.draft import PositionToken
from games.manager.model.table import Table
from games.manager.services import Action, RequestContext, StaleClick, TurnOutcome

SEATS = st.sampled_from(range(len(PEOPLE)))
PROCESSES = st.sampled_from((0, 1))
TROUBLE = st.sampled_from(("", "", "", "", "before", "after", "cancel", "cancel"))
WAITS = st.integers(0, 25)
"""After how many waits of `A_WHILE` a call is cancelled."""

A_WHILE = 0.0002
"""Seconds: calls await the disk, so which await is cut depends on the machine."""

LOBBY = st.lists(
    st.tuples(st.sampled_from(("join", "leave", "start", "restart")), SEATS, PROCESSES, TROUBLE, WAITS),
    max_size=8,
)
"""What happens before the start: who does what, where, and what goes wrong."""

ACTS = st.sampled_from(("answer", "answer", "answer", "at once", "confirm", "confirm", "undo", "reset"))

POLITE = (Refusal, StaleClick)


class ManagerMachine(RuleBasedStateMachine):
    """One file, two processes, three people; and what was acknowledged to them."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.mkdtemp()
        self.shared: SharedTable = None  # type: ignore[assignment]
        self.log: list[bytes] = []
        self.past: list[PositionToken] = []
        self.last: tuple[str, int, Any, RequestContext] | None = None
        self.told = 0

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(work)

    @initialize(seed=st.integers(0, 2**16), lobby=LOBBY)
    def open(self, seed: int, lobby: list[tuple[str, int, int, str, int]]) -> None:
        """The lobby, with what happens in it, up to the start."""
        self.shared = self.run(SharedTable.open(Path(self.folder), seed))
        self.log = self.run(self._entries())
        for what, person, which, trouble, waits in lobby:
            if self.status == "lobby":
                self._in_lobby(what, person, which, trouble, waits)
                self.memory_is_the_disk_and_the_log_leads_to_it()
        if self.status == "lobby":
            for person in range(len(PEOPLE)):
                self._in_lobby("join", person, 0, "", 0)
            self._in_lobby("start", 0, 0, "", 0)
        assert self.running

    def teardown(self) -> None:
        if self.shared is not None:
            self.run(self.shared.store.close())
        self.loop.close()
        shutil.rmtree(self.folder)

    # What is there

    async def _entries(self) -> list[bytes]:
        """The log, each entry as bytes."""
        return [msgspec.msgpack.encode(one) for one in await self.shared.store.log(self.shared.id)]

    def table(self, which: int = 0) -> Table:
        found: Table = self.run(self.shared.table(which))
        return found

    @property
    def status(self) -> str:
        return self.table().status

    @property
    def running(self) -> bool:
        return self.status == "running"

    # What is done

    def act(self, work: Coroutine[Any, Any, Any], trouble: str, waits: int) -> Any:
        """Do it, with its trouble; then the log has only grown, and by all of it or by nothing. None if it
        was refused, or nobody knows what came of it."""
        self.shared.flaky.failing = trouble if trouble in ("before", "after") else ""
        for manager in self.shared.managers:
            manager.outbox_filled.clear()
        try:
            if trouble == "cancel":
                return self.run(self._cancelled(work, waits))
            return self.run(work)
        except POLITE:
            assert self.run(self._entries()) == self.log
        except StoreFailed:
            assert trouble in ("before", "after")
            if trouble == "before":
                assert self.run(self._entries()) == self.log
        finally:
            self.shared.flaky.failing = ""
            self._grown()
        return None

    async def _cancelled(self, work: Coroutine[Any, Any, Any], waits: int) -> Any:
        task = asyncio.ensure_future(work)
        for _ in range(waits):
            await asyncio.sleep(A_WHILE)
            if task.done():
                break
        task.cancel()
        try:
            return await task
        except asyncio.CancelledError:
            await self.shared.store.counts()  # what was under way is done before what is asked after it
            await asyncio.sleep(0)
            return None

    def _grown(self) -> None:
        now = self.run(self._entries())
        assert now[: len(self.log)] == self.log, "the log only grows"
        if len(now) > len(self.log):
            assert any(manager.outbox_filled.is_set() for manager in self.shared.managers), (
                "whoever writes wakes"
            )
            boards = [
                one for one in self.run(self.shared.store.due_items(10**15, 10**6)) if one.kind == "board"
            ]
            assert boards[-1].created_entry_no == len(now), "and owes the table's post"
        self.log = now

    def moves_of(self, entries: list[bytes]) -> list[bytes]:
        """The moves of log entries, those left out that were forced, or answered by what was ordered."""
        found = []
        for raw in entries:
            entry = msgspec.msgpack.decode(raw)
            if entry["kind"] == "move" and entry["cause"] not in ("forced", "order", "plan"):
                found.append(entry["move"])
        return found

    def play(
        self, what: str, seat: int, which: int, trouble: str, waits: int, context: RequestContext
    ) -> None:
        """One act of a player; what is acknowledged is in the log, as it was composed, once."""
        table = self.table(which)
        drafted = [msgspec.msgpack.encode(move) for move in table.draft(Seat(seat)).moves]
        move = self.shared.pick(table, Seat(seat)) if table.status == "running" else None
        if what in ("answer", "at once") and move is None:
            return
        self.last = what, seat, move, context
        before = len(self.log)
        outcome = self.act(self._call(what, seat, move, which, context), trouble, waits)
        new = self.moves_of(self.log[before:])
        if isinstance(outcome, TurnOutcome) and outcome.played:
            wanted = drafted if what == "confirm" else [*drafted, msgspec.msgpack.encode(move)]
            # Changes of answers that were held until now stand before what opens the answers.
            assert new == [] or new[-len(wanted) :] == wanted, "acknowledged is in the log (or was before)"
        elif outcome is not None:
            assert new == []

    def _call(
        self, what: str, seat: int, move: Any, which: int, context: RequestContext
    ) -> Coroutine[Any, Any, TurnOutcome]:
        play, id, person = self.shared.managers[which].turns, self.shared.id, PEOPLE[seat]
        if what in ("answer", "at once"):
            return play.answer(id, person, move, context, what == "answer")
        if what == "confirm":
            return play.confirm(id, person, context)
        return play.undo(id, person, context, what == "reset")

    # The lobby

    def _in_lobby(self, what: str, person: int, which: int, trouble: str, waits: int) -> None:
        if what == "restart":
            self.shared.managers[which] = self.shared.manager()
        elif what == "start":
            self._start(which, trouble, waits)
        else:
            self._sit(person, which, trouble, waits, what == "leave")

    def _sit(self, person: int, which: int, trouble: str, waits: int, leave: bool) -> None:
        lobby, id, user = self.shared.managers[which].lobby, self.shared.id, PEOPLE[person]
        if leave and self.table().seat_of(user) is not None and len(self.table().seats) == 1:
            return  # the table would be closed, and nothing be left to try
        click = self.shared.click()
        work = lobby.leave(id, user, click) if leave else lobby.join(id, user, "N", click)
        table = self.act(work, trouble, waits)
        if table is not None:
            assert (table.seat_of(user) is None) is leave
        now = self.table()
        assert len({place.user_id for place in now.seats}) == len(now.seats)
        assert now.host in {place.user_id for place in now.seats}

    def _start(self, which: int, trouble: str, waits: int) -> None:
        host = self.table().host
        table = self.act(
            self.shared.managers[which].gathering.start(self.shared.id, host, False, self.shared.click()),
            trouble,
            waits,
        )
        if table is not None:
            assert table.status == "running" and table.commitment

    # The game

    @rule(
        what=ACTS,
        seat=SEATS,
        which=PROCESSES,
        trouble=TROUBLE,
        waits=WAITS,
        shown=st.booleans(),
    )
    def click(self, what: str, seat: int, which: int, trouble: str, waits: int, shown: bool) -> None:
        table = self.table(which)
        if not self.running or seat >= len(table.seats):
            return
        person = table.seat_of(PEOPLE[seat])
        at = table.at(person) if shown and person is not None else None
        self.past += [at] if at is not None else []
        if person is not None:
            self._as(person, what, which, trouble, waits, self.shared.click(at))

    def _as(
        self, seat: Seat, what: str, which: int, trouble: str, waits: int, context: RequestContext
    ) -> None:
        user = self.table(which).seats[seat].user_id
        assert user in PEOPLE
        if PEOPLE.index(user) == seat:  # people who sit elsewhere are spoken for by their own number
            self.play(what, seat, which, trouble, waits, context)

    @rule(seat=SEATS, which=PROCESSES, trouble=TROUBLE, waits=WAITS, drop=st.booleans())
    def order(self, seat: int, which: int, trouble: str, waits: int, drop: bool) -> None:
        """What is ordered answers by itself when it is asked; nothing else is written of it."""
        table = self.table(which)
        if not self.running or seat >= len(table.seats) or table.seats[seat].user_id != PEOPLE[seat]:
            return
        planning, click = self.shared.managers[which].premoves, self.shared.click()
        before = len(self.log)
        if drop:
            self.act(planning.cancel(self.shared.id, PEOPLE[seat], click), trouble, waits)
            assert len(self.log) == before
            return
        view = table.view(Seat(seat), composed=True)
        offers = [one for one in engine.order_offers(view, Seat(seat)) if one.is_open()]
        if not offers:
            return
        order: Any = self.shared.rng.choice(offers).random_move(self.shared.rng)
        asked = Seat(seat) in table.awaited()
        done = self.act(planning.order(self.shared.id, PEOPLE[seat], order, click), trouble, waits)
        if not asked:
            assert len(self.log) == before
        if done is not None and not done.played:
            assert self.table(which).in_advance[Seat(seat)].orders

    @rule(
        ago=st.integers(1, 20),
        seat=SEATS,
        which=PROCESSES,
        what=st.sampled_from(("confirm", "undo", "answer")),
    )
    def old_click(self, ago: int, seat: int, which: int, what: str) -> None:
        """A panel of the past does nothing, unless nothing of this seat has changed since."""
        table = self.table(which)
        if not self.running or not self.past:
            return
        if seat >= len(table.seats) or table.seats[seat].user_id != PEOPLE[seat]:
            return
        at = self.past[-min(ago, len(self.past))]
        fresh = at == table.at(Seat(seat))
        before, draft = list(self.log), table.draft(Seat(seat)).draft_id
        self.play(what, seat, which, "", 0, self.shared.click(at))
        if not fresh and at.draft != draft:
            assert self.log == before and self.table(which).draft(Seat(seat)).draft_id == draft

    @rule(which=PROCESSES)
    def again(self, which: int) -> None:
        """Discord delivers an interaction twice: nothing happens twice."""
        if not self.running or self.last is None:
            return
        what, seat, move, click = self.last
        known = click.interaction_id is not None and self.run(
            self.shared.store._read(find_remembered, click.interaction_id)
        )
        before = list(self.log)
        outcome = self.act(self._call(what, seat, move, which, click), "", 0)
        if known:
            assert outcome is None and self.log == before

    @rule(which=PROCESSES, trouble=TROUBLE, waits=WAITS)
    def for_all(self, which: int, trouble: str, waits: int) -> None:
        """The answers of everyone who is asked, in one transaction."""
        table = self.table(which)
        if not self.running:
            return
        answers = []
        for seat in table.awaited():
            alone = msgspec.structs.replace(table, drafts={})
            move = self.shared.pick(alone, seat)
            assert move is not None
            answers.append(Action(seat, None, move, "stand_in"))
        if not answers:
            return
        before = len(self.log)
        done = self.act(self.shared.managers[which].turns.commit(self.shared.id, answers), trouble, waits)
        new = self.moves_of(self.log[before:])
        assert len(new) in (0, len(answers))
        if done is not None:
            assert len(new) == len(answers)

    @rule(which=PROCESSES)
    def restart(self, which: int) -> None:
        """A process dies and another takes its place."""
        self.shared.managers[which] = self.shared.manager()

    @rule(which=PROCESSES, trouble=TROUBLE, waits=WAITS)
    def cancel(self, which: int, trouble: str, waits: int) -> None:
        """Only when something has been played: nothing can be tried afterwards."""
        if not self.running or len(self.log) <= 25:
            return
        host = self.table().host
        self.act(
            self.shared.managers[which].lobby.cancel(self.shared.id, host, True, self.shared.click()),
            trouble,
            waits,
        )

    @invariant()
    def memory_is_the_disk_and_the_log_leads_to_it(self) -> None:
        if self.shared is not None:
            self.run(self.shared.check())


ManagerMachine.TestCase.settings = settings(
    max_examples=25,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
TestManager = ManagerMachine.TestCase
