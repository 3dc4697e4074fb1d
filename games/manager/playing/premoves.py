"""Premoves: compose the next turn while others think, and give standing answers. A service that uses the
repository.

Nobody else learns of them: they are stored beside the game, without a log entry or a post.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from db import StoredValue, random_id
from games.core import Move, Refusal, Seat, StandingOrder, engine
from games.manager.model.draft import Draft
from games.manager.model.in_advance import NOTHING_GIVEN, GivenInAdvance
from games.manager.model.stored_table import IN_ADVANCE
from games.manager.model.table import Table, compose
from games.manager.playing import standing_orders
from games.manager.playing.premove_drafts import (
    at_next_turn,
    ends_turn,
    fitting,
    hidden,
    id_of_draft,
    is_whole,
    order_of,
    other_worlds,
    premove_of,
    unknown,
)
from games.manager.playing.turn_service import TurnOutcome, TurnService
from games.manager.storage.repository import Repository, RequestContext, StaleClick, retried

MOST_PREMOVES, MOST_ORDERS, MOST_FURTHER = 3, 24, 2
"""Maximum number of alternative premoves and of standing orders of a seat at a table, and of further turns
that a premove may continue for."""


class PremoveService:
    """Manages what seats give in advance."""

    def __init__(self, repository: Repository, turns: TurnService) -> None:
        self.repository = repository
        self.turns = turns

    def at_next_turn(self, table: Table, seat: Seat) -> Table:
        """The table as it may be at the seat's next turn, with the premove being composed. Raises Refusal."""
        return at_next_turn(table, seat, table.given_by(seat))

    def worlds(self, table: Table, seat: Seat) -> list[Table]:
        """The tables of `table` in other worlds, once the premove has revealed something. What differs is
        unknown."""
        return other_worlds(table, seat, table.given_by(seat))

    def hidden(self, table: Table, seat: Seat) -> frozenset[str]:
        """Names of what the seat can't see; no premove may show them as its reveal."""
        return hidden(table, seat)

    def check_fresh(self, table: Table, seat: Seat, context: RequestContext) -> Table:
        """That table as the click saw it. Raises StaleClick if the click is outdated."""
        then = self.at_next_turn(table, seat)
        if context.at != then.at(seat):
            raise StaleClick
        return then

    @retried
    async def add(self, table_id: int, user_id: int, move: Move, context: RequestContext) -> Table:
        """Add a move to the premove being composed, and return the table with it.

        Raises Refusal, StaleClick.
        """
        async with self._seated(table_id, user_id) as (table, seat, in_advance):
            then = self.check_fresh(table, seat, context)
            compose(then, seat, then.draft(seat), move)
            before = fitting(table, seat, in_advance)
            if unknown(table, seat, msgspec.structs.replace(in_advance, draft=before), move):
                raise Refusal("refuse-plan-unknown")
            draft = (*before, msgspec.msgpack.encode(move))
            given = msgspec.structs.replace(in_advance, draft=draft, draft_id=random_id())
            return await self._store(table, seat, given, context)

    @retried
    async def further(self, table_id: int, user_id: int, context: RequestContext) -> Table:
        """Compose the turn after the composed one as well. Raises Refusal, StaleClick."""
        async with self._seated(table_id, user_id) as (table, seat, in_advance):
            then = self.check_fresh(table, seat, context)
            if not ends_turn(then, seat) or in_advance.further >= MOST_FURTHER:
                raise Refusal("refuse-plan-unfinished")
            given = msgspec.structs.replace(in_advance, further=in_advance.further + 1, draft_id=random_id())
            return await self._store(table, seat, given, context)

    @retried
    async def undo(self, table_id: int, user_id: int, context: RequestContext, all: bool = False) -> Table:
        """Take back the last step of the premove that the panel shows, or all of them.

        Moves of other seats don't outdate the click. Raises StaleClick if the premove has changed since;
        Refusal, also if no premove can be composed any more.
        """
        async with self._seated(table_id, user_id) as (table, seat, in_advance):
            if context.at is None or context.at.draft != id_of_draft(in_advance):
                raise StaleClick
            draft = () if all else fitting(table, seat, in_advance)[:-1]
            further = in_advance.further if draft else 0
            given = msgspec.structs.replace(in_advance, draft=draft, further=further, draft_id=random_id())
            return await self._store(table, seat, given, context)

    @retried
    async def lodge(
        self, table_id: int, user_id: int, context: RequestContext, always: bool = False
    ) -> Table:
        """Give the composed turn in advance: for the next turn, after alternatives given earlier; or, with
        `always`, as a standing answer of one move to its question in this chapter.

        Raises Refusal, StaleClick.
        """
        async with self._seated(table_id, user_id) as (table, seat, in_advance):
            then = self.check_fresh(table, seat, context)
            draft: Draft = then.draft(seat)
            if not is_whole(table, seat, in_advance):
                raise Refusal("refuse-plan-unfinished")
            moves = fitting(table, seat, in_advance)
            if always:
                if len(moves) != 1 or not draft.steps or draft.steps[0].reveals:
                    raise Refusal("refuse-no-order")
                stored = order_of(then, seat, draft)
                others = tuple([one for one in in_advance.orders if one.question != stored.question])
                given = GivenInAdvance(premoves=in_advance.premoves, orders=(*others, stored))
                check_number_of_orders(given)
                return await self._store(table, seat, given, context)
            if len(in_advance.premoves) >= MOST_PREMOVES:
                raise Refusal("refuse-too-many-plans", most=MOST_PREMOVES)
            premove = premove_of(table, seat, in_advance)
            given = GivenInAdvance(premoves=(*in_advance.premoves, premove), orders=in_advance.orders)
            return await self._store(table, seat, given, context)

    @retried
    async def cancel(
        self, table_id: int, user_id: int, context: RequestContext, which: int | None = None
    ) -> Table:
        """Withdraw one of the premoves and standing orders by its number, or all."""
        async with self._seated(table_id, user_id) as (table, seat, in_advance):
            if which is None:
                return await self._store(table, seat, NOTHING_GIVEN, context)
            premoves, orders = list(in_advance.premoves), list(in_advance.orders)
            if which < len(premoves):
                del premoves[which]
            elif which < len(premoves) + len(orders):
                del orders[which - len(premoves)]
            given = msgspec.structs.replace(in_advance, premoves=tuple(premoves), orders=tuple(orders))
            return await self._store(table, seat, given, context)

    @retried
    async def reopen(self, table_id: int, user_id: int, context: RequestContext, which: int) -> Table:
        """Compose a premove again that has been given. Raises Refusal."""
        async with self._seated(table_id, user_id) as (table, seat, in_advance):
            if which >= len(in_advance.premoves):
                raise Refusal("refuse-no-plan")
            left = in_advance.premoves[:which] + in_advance.premoves[which + 1 :]
            given = GivenInAdvance(in_advance.premoves[which].moves, random_id(), left, in_advance.orders)
            return await self._store(table, seat, given, context)

    @retried
    async def order(
        self, table_id: int, user_id: int, order: StandingOrder, context: RequestContext
    ) -> TurnOutcome:
        """Give a standing order of a kind that the title declares.

        If it answers the seat's present question, that is answered at once, as by hand. Raises Refusal,
        StaleClick.
        """
        async with self._seated(table_id, user_id) as (table, seat, in_advance):
            await self.turns.check_fresh(table, seat, context.at)
            refusal = why_no_order(table, seat, order)
            if refusal is not None:
                raise refusal
            in_advance, move = standing_orders.given_now(table, seat, order)
            check_number_of_orders(in_advance)
            if move is None:
                return TurnOutcome(await self._store(table, seat, in_advance, context), seat, False)
            return await self.turns.order(table, seat, user_id, move, in_advance, context)

    @asynccontextmanager
    async def _seated(self, table_id: int, user_id: int) -> AsyncIterator[tuple[Table, Seat, GivenInAdvance]]:
        """Hold the table's lock, with the user's seat and what it has given in advance. Raises Refusal."""
        async with self.repository.running(table_id, studies=True) as table:
            seat = table.seat_held_by(user_id)
            yield table, seat, table.given_by(seat)

    async def _store(
        self, table: Table, seat: Seat, in_advance: GivenInAdvance, context: RequestContext
    ) -> Table:
        """Store what a seat has given in advance, without a log entry or a post."""
        after = msgspec.structs.replace(table, in_advance={**table.in_advance, seat: in_advance})
        return await self.repository.write(
            table, context, after, kept=(StoredValue(IN_ADVANCE, in_advance.save(), seat),)
        )


def check_number_of_orders(in_advance: GivenInAdvance) -> None:
    """Raise Refusal if these are more standing orders than a seat may have."""
    if len(in_advance.orders) > MOST_ORDERS:
        raise Refusal("refuse-too-many-orders", most=MOST_ORDERS)


def why_no_order(table: Table, seat: Seat, order: StandingOrder) -> Refusal | None:
    """Why a standing order can't be given now; None if it is offered."""
    if table.game.over:
        return Refusal("refuse-over")
    for offer in engine.order_offers(table.view(seat, composed=True), seat):
        if offer.move is type(order):
            return offer.why_not(order)
    return Refusal("refuse-order-past")
