"""A table in memory where standing orders answer."""

from typing import Any, Self

import msgspec

from games.core import Move, Seat, StandingOrder, engine
from games.manager.model.action import Action, PlayedStep
from games.manager.model.in_advance import standing_orders_of
from games.manager.model.table import Table, chapter, play_move
from games.manager.playing.follow_ups import with_follow_ups
from games.manager.playing.standing_orders import given_now, with_orders


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
        steps = with_orders(self.table, self.game, self.table.in_advance, steps)
        steps, _, left = with_follow_ups(self.table, steps, {})
        self._change(game=steps[-1].result.game, in_advance=left)
        return [one.event for played in steps for one in played.result.events]

    def _change(self, **changed: Any) -> None:
        self.table = msgspec.structs.replace(self.table, **changed)
