"""Parts of simulated games: tables in play, stored or not, and clicks at them."""

import time
from random import Random
from typing import Any, Self

import msgspec

from db import NewTable, SeatHolder
from games.core import Move, Seat, StandingOrder, Title, engine
from games.manager.model.action import Action, PlayedStep
from games.manager.model.in_advance import standing_orders_of
from games.manager.model.table import Table, chapter, play_move
from games.manager.playing.follow_ups import with_follow_ups
from games.manager.playing.standing_orders import given_now, with_orders
from games.manager.playing.turn_service import TurnOutcome
from games.manager.services import RequestContext, Services


def now() -> int:
    """Milliseconds since 1970 UTC."""
    return time.time_ns() // 1_000_000


def bare_table(title: Title, number: int, options: Any, rng: Random) -> Table:
    """A running table whose game has not been started, stored nowhere."""
    return Table(
        id=number,
        guild_id=0,
        channel_id=0,
        title=title,
        language="en",
        status="running",
        host=0,
        entry_no=0,
        options=options,
        seats=(),
        secret=rng.randbytes(32),
        commitment="",
    )


async def started(services: Services, title: Title, players: int, number: int) -> Table:
    """A new table in play, with users of its own."""
    users = [10 + 10 * number + seat for seat in range(players)]
    new = NewTable(
        guild_id=1,
        channel_id=number,
        title=title.id,
        language="en",
        host_user=users[0],
        at=services.clock(),
        seats=tuple(SeatHolder(seat, user, f"P{seat}") for seat, user in enumerate(users)),
    )
    table = await services.lobby.new(new)
    return await services.lobby.start(table.id, users[0], False, RequestContext(None))


async def clicked(services: Services, table: Table, rng: Random, click: RequestContext) -> TurnOutcome:
    """A click at a table in play: the confirmation of a turn that is composed, else any answer. Raises
    Refusal, StaleClick."""
    waiting = [seat for seat, draft in table.drafts.items() if draft.steps]
    seat, move = (waiting[0], None) if waiting else engine.random_answer(table.game, rng)
    user = table.seats[Seat(seat)].user_id
    assert user is not None
    if move is None:
        return await services.turns.confirm(table.id, user, click)
    return await services.turns.answer(table.id, user, move, click, False)


class TableWithOrders:
    """A table that is stored nowhere, where standing orders answer as the game manager lets them."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def game(self) -> Any:
        """The position."""
        return self.table.game

    @property
    def asked(self) -> list[Seat]:
        """The seats that are asked now."""
        return list(engine.waits_for(self.game))

    def give(self, seat: Seat, *orders: StandingOrder) -> Self:
        """Give standing orders; what they answer at once is played."""
        for order in orders:
            in_advance, move = given_now(self.table, seat, order)
            self._change(in_advance={**self.table.in_advance, seat: in_advance})
            if move is not None:
                self.play(seat, move)
        return self

    def orders(self, seat: Seat) -> list[StandingOrder]:
        """What a seat has given that still counts."""
        table = self.table
        return standing_orders_of(table.title, table.given_by(seat), chapter(table.title, self.game))

    def play(self, seat: Seat, move: Move) -> list[Any]:
        """Play a move by hand, with what orders do before and after it; returns the events."""
        steps = [PlayedStep(Action(seat, 1, move), play_move(self.table, self.game, seat, move))]
        taken = with_orders(self.table, self.game, self.table.in_advance, steps)
        taken, _, left = with_follow_ups(self.table, taken, {})
        self._change(game=taken[-1].result.game, in_advance=left)
        return [one.event for played in taken for one in played.result.events]

    def _change(self, **changed: Any) -> None:
        self.table = msgspec.structs.replace(self.table, **changed)
