"""The course of a round (rules 3)."""

from collections.abc import Iterator

from games.core import Offer, Phase, Seat
from games.philadelphia.model import components as c
from games.philadelphia.model import events
from games.philadelphia.model.state import Context, PhiladelphiaState
from games.philadelphia.rules.final import end_game
from games.philadelphia.rules.hiring import Hiring
from games.philadelphia.rules.standing_orders import order_offers
from games.philadelphia.rules.turn import TurnActions
from games.philadelphia.rules.updating import Updating

BEGINNING, TURNS, HIRING, UPDATE = range(4)
"""The stages of a round."""


class Round(Phase[PhiladelphiaState]):
    """Turns in order from the start player, hiring, update, and then the end or the next round (rules 3).

    `to_act`: the seats whose turn is still to come; `stage`: what has begun last."""

    rule = "3"

    to_act: list[Seat] = []
    stage: int = BEGINNING

    def orders(self, game: PhiladelphiaState, seat: Seat) -> Iterator[Offer]:
        return order_offers()

    def step(self, ctx: Context) -> None:
        game = ctx.game
        if self.to_act:
            game.acting = seat = self.to_act.pop(0)
            ctx.push(TurnActions(seat))
            return
        ctx.end_turn()  # what is asked in a phase of the round belongs to no turn of the next
        if self.stage == BEGINNING:
            game.round += 1
            ctx.tell(events.RoundStarted(game.round, game.start))
            self.to_act = list(game.turn_order)
            self.stage = TURNS
            self.step(ctx)
        elif self.stage == TURNS:
            self.stage = HIRING
            game.acting = None
            ctx.push(Hiring())
        elif self.stage == HIRING:
            self.stage = UPDATE
            ctx.push(Updating())
        elif any(agency.vp >= c.NUMBERS.vp_goal for agency in game.agencies):
            end_game(ctx)
        else:
            self.stage = BEGINNING
            game.start = game.turn_order[1]
