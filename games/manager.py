"""The tables: one actor per table, between the rules and the store.

    tables = Tables(store, TITLES, clock=now)
    outcome = await tables.answer(table_id, user_id, Raise(300), click)     # composes, or asks to confirm
    outcome = await tables.confirm(table_id, user_id, click)                # the turn is played

What a call has returned from is on disk. `games.actors` loads, locks and writes; `games.hosting` is the
lobby; here is the playing.
"""

from typing import Any

import msgspec

from db import AlreadyDone, Entry
from db import Draft as StoredDraft
from db import Step as Write
from games.actors import Click, StaleClick, pack
from games.core import Move, Refusal, Seat, Told, engine
from games.hosting import Hosting
from games.table import Draft, Step, Table, compose, recompose

__all__ = ["Click", "Outcome", "StaleClick", "Tables"]


class Outcome(msgspec.Struct, frozen=True):
    """What an answer led to. `played`: the turn is confirmed and on disk, else it is being composed
    (and waits to be confirmed if `table.draft(seat).waits`). `events` are those of the last step,
    or of the whole confirmed turn."""

    table: Table
    seat: Seat
    played: bool
    events: tuple[Told, ...] = ()


class Tables(Hosting):
    """All tables of one store."""

    async def answer(
        self, table_id: int, user_id: int, move: Move, click: Click, confirm: bool = True
    ) -> Outcome:
        """Add a move to the user's turn. A move that draws, reveals or hands play over is played at
        once, with all before it, unless the user wants to `confirm` such. Refusal, StaleClick."""
        async with self.locked(table_id) as table:
            seat = self._seat(table, user_id)
            await self.check_fresh(table, seat, click)
            draft = compose(table, seat, table.draft(seat), move)
            if draft.waits and not confirm:
                return await self._play(table, seat, user_id, draft, click)
            return await self._draft(table, seat, draft, click, draft.steps[-1])

    async def confirm(self, table_id: int, user_id: int, click: Click) -> Outcome:
        """Play the turn the user has composed. Refusal if there is nothing to confirm."""
        async with self.locked(table_id) as table:
            seat = self._seat(table, user_id)
            await self.check_fresh(table, seat, click)
            draft = table.draft(seat)
            if not draft.steps:
                raise Refusal("refuse-nothing-to-confirm")
            return await self._play(table, seat, user_id, draft, click)

    async def undo(self, table_id: int, user_id: int, click: Click, all: bool = False) -> Outcome:
        """Take the last step of the turn back (or all of them). What is confirmed stays."""
        async with self.locked(table_id) as table:
            seat = self._seat(table, user_id)
            await self.check_fresh(table, seat, click)
            steps = table.draft(seat).steps
            if not steps:
                raise Refusal("refuse-nothing-to-undo")
            return await self._draft(table, seat, Draft(() if all else steps[:-1]), click, None)

    def _seat(self, table: Table, user_id: int) -> Seat:
        if table.status == "lobby":
            raise Refusal("refuse-not-started")
        if table.status == "cancelled":
            raise Refusal("refuse-over")
        seat = table.seat_of(user_id)
        if seat is None:
            raise Refusal("refuse-not-your-table")
        return seat

    async def check_fresh(self, table: Table, seat: Seat, click: Click) -> None:
        """A click made on a past position is stale. Where several are asked at once, what the others
        answered meanwhile does not make it so; what this seat answered does."""
        if click.at is None or table.game is None:
            return
        now = table.at(seat)
        fresh = click.at == now
        if click.at.steps == now.steps and click.at.seq < now.seq and len(engine.may_answer(table.game)) > 1:
            since = await self.store.log(table.id, click.at.seq + 1, now.seq)
            fresh = all(entry.seat != seat for entry in since)
        if not fresh:
            raise StaleClick(table, seat)

    async def _draft(
        self, table: Table, seat: Seat, draft: Draft, click: Click, last: Step | None
    ) -> Outcome:
        stored = StoredDraft(table.id, seat, table.seq, draft.save() if draft.steps else b"")
        try:
            await self.store.save_draft(stored, at=self.clock(), interaction_id=click.interaction_id)
        except AlreadyDone:
            return Outcome(table, seat, played=False)
        drafts = {**table.drafts, seat: draft}
        table = self.keep(msgspec.structs.replace(table, drafts=drafts))
        return Outcome(table, seat, False, last.events if last else ())

    async def _play(self, table: Table, seat: Seat, user_id: int, draft: Draft, click: Click) -> Outcome:
        after = draft.steps[-1].game
        entries = tuple(
            Entry(
                kind="move",
                seat=seat,
                user_id=user_id,
                move=pack(step.move),
                outcomes=pack(step.drawn),
                events=pack(step.events),
            )
            for step in draft.steps
        )
        others = self._rebased(table, seat, after)
        write = Write(
            table_id=table.id,
            expected_seq=table.seq,
            at=self.clock(),
            interaction_id=click.interaction_id,
            entries=entries,
            snapshot=table.title.save(after),
            status="over" if after.over else None,
            clear_drafts=tuple(range(len(table.seats))),  # also those another process has written
            save_drafts=tuple(
                StoredDraft(table.id, other, table.seq + len(entries), kept.save())
                for other, kept in others.items()
            ),
            announcements=self.owed_after(table, after),
        )
        events = tuple(told for step in draft.steps for told in step.events)
        after_it = msgspec.structs.replace(
            table, seq=write.seq, game=after, drafts=others, status=write.status or table.status
        )
        return Outcome(await self.write(write, after_it), seat, True, events)

    def _rebased(self, table: Table, seat: Seat, after: Any) -> dict[Seat, Draft]:
        """The drafts of the others where they still fit the new state."""
        kept = {}
        moved = msgspec.structs.replace(table, game=after)
        for other, draft in table.drafts.items():
            if other == seat:
                continue
            try:
                kept[other] = recompose(moved, other, draft.moves)
            except Refusal:
                continue  # the turn they were composing is no longer theirs to make
        return kept
