"""Whatever is clicked in whatever order, with a store that fails and several processes on one file: no
accepted move is lost or doubled, memory is what is on disk, and the log leads to the stored state."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from table_kit import PEOPLE, Desk

from db import StoreFailed
from games.core import Refusal
from games.manager import Click, Outcome, StaleClick
from games.table import At

ACTS = st.tuples(
    st.sampled_from(["answer", "answer", "at once", "confirm", "confirm", "undo", "reset", "again", "stale"]),
    st.integers(0, 2),
    st.sampled_from(["", "", "", "", "before", "after"]),
    st.integers(0, 1),
)


class Run:
    """One desk, what was acknowledged at it, and the last thing done there."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.accepted: list[tuple[int | None, bytes]] = []
        self.last: tuple[str, int, Any, Click] | None = None

    async def act(self, what: str, seat: int, failing: str, which: int) -> None:
        """One act; then nothing acknowledged may be missing and nothing may be there twice."""
        table = await self.desk.table(which)
        at = table.at(table.seat_of(PEOPLE[seat]) or seat)  # type: ignore[arg-type]
        if what == "stale":
            at, what = At(max(at.seq - 1, 0), at.mark, at.draft + 1), "confirm"
        click = self.desk.click(at)
        move = self.desk.pick(table, table.seat_of(PEOPLE[seat]))  # type: ignore[arg-type]
        if what == "again" and self.last is not None:
            what, seat, move, click = self.last
        self.last = (what, seat, move, click)
        before = await self.desk.moves()
        drafted = [msgspec.msgpack.encode(one) for one in table.draft(seat).moves]  # type: ignore[arg-type]
        self.desk.flaky.failing = failing
        try:
            outcome = await self._call(what, seat, move, click, which)
        except (Refusal, StaleClick):
            assert await self.desk.moves() == before
        except StoreFailed:
            assert failing and (await self.desk.moves())[: len(before)] == before
            if failing == "before":
                assert await self.desk.moves() == before
        else:
            self._acknowledged(outcome, before, await self.desk.moves(), drafted, move, what)
        self.desk.flaky.failing = ""
        assert (await self.desk.moves())[: len(self.accepted)] == self.accepted
        self.accepted = await self.desk.moves()

    async def _call(self, what: str, seat: int, move: Any, click: Click, which: int) -> Outcome | None:
        manager, person = self.desk.managers[which], PEOPLE[seat]
        if what in ("answer", "at once"):
            if move is None:
                return None
            return await manager.play.answer(self.desk.id, person, move, click, what == "answer")
        if what == "confirm":
            return await manager.play.confirm(self.desk.id, person, click)
        return await manager.play.undo(self.desk.id, person, click, what == "reset")

    def _acknowledged(
        self, outcome: Outcome | None, before: Any, after: Any, drafted: list[bytes], move: Any, what: str
    ) -> None:
        new = [raw for _, raw in after[len(before) :]]
        assert after[: len(before)] == before
        if not new:
            return
        assert outcome is not None and outcome.played
        wanted = drafted if what == "confirm" else [*drafted, msgspec.msgpack.encode(move)]
        assert new == wanted


async def run(acts: list[Any], seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        desk = await (await Desk.open(Path(folder), seed)).started()
        try:
            course = Run(desk)
            for number, act in enumerate(acts):
                await course.act(*act)
                if number % 5 == 0:
                    await desk.check()
            await desk.check()
        finally:
            await desk.store.close()


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(ACTS, min_size=5, max_size=40), st.integers(0, 1000))
def test_no_move_is_lost_or_doubled(acts: list[Any], seed: int) -> None:
    asyncio.run(run(acts, seed))
