"""The course of a round, and the end of the game (rules 3, 8)."""

from collections.abc import Iterator

from games.core import Offer, Phase, Seat, SeatScore, clockwise, note, places
from games.philadelphia.model import components as c
from games.philadelphia.model import events
from games.philadelphia.model.orders import order_offers
from games.philadelphia.model.state import Context, PhiladelphiaState
from games.philadelphia.rules.hiring import Hiring
from games.philadelphia.rules.turn import TurnActions
from games.philadelphia.rules.updating import Updating


class Round(Phase[PhiladelphiaState]):
    """Turns in order from the start player, hiring, update, and then the end or the next round (rules 3).

    `to_act`: the seats whose turn is still to come; `stage` counts the phases of the round done."""

    rule = "3"

    to_act: list[Seat] = []
    stage: int = 0

    def orders(self, game: PhiladelphiaState, seat: Seat) -> Iterator[Offer]:
        return order_offers(game, seat)

    def step(self, ctx: Context) -> None:
        game = ctx.game
        if self.to_act:
            game.acting = seat = self.to_act.pop(0)
            ctx.push(TurnActions(seat))
            return
        ctx.end_turn()  # what is asked in a phase of the round belongs to no turn of the next
        if self.stage == 0:
            game.round += 1
            ctx.tell(events.RoundStarted(game.round, game.start))
            self.to_act = list(clockwise(len(game.agencies), game.start))
            self.stage = 1
            self.step(ctx)
        elif self.stage == 1:
            self.stage = 2
            game.acting = None
            ctx.push(Hiring())
        elif self.stage == 2:
            self.stage = 3
            ctx.push(Updating())
        elif any(agency.vp >= c.NUMBERS.vp_goal for agency in game.agencies):
            end_game(ctx)
        else:
            self.stage = 0
            game.start = clockwise(len(game.agencies), game.start)[1]


def end_game(ctx: Context) -> None:
    """The result is final, and all hands are shown (rules 8)."""
    game = ctx.game
    ctx.reveal()
    game.scores = scores(game)
    winners = tuple(score.seat for score in game.scores if score.place == 1)
    best = game.agencies[winners[0]]
    ctx.tell(events.GameEnded(winners, best.vp, best.gold))
    ctx.pop()


def scores(game: PhiladelphiaState) -> tuple[SeatScore, ...]:
    """The result if the game ended now: most points, then most gold; if still tied the victory is shared
    (rules 8)."""
    ranked = places([(agency.vp, agency.gold) for agency in game.agencies])
    return tuple(
        SeatScore(
            Seat(seat),
            place,
            agency.vp,
            agency.gold,
            (note("score-points", vp=agency.vp), note("score-gold", gold=agency.gold)),
        )
        for seat, (place, agency) in enumerate(zip(ranked, game.agencies, strict=True))
    )
