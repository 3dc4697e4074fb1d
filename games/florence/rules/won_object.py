"""What an auctioned object does for its winner (rules 4.1)."""

from collections.abc import Iterator

from games.core import Move, Note, Offer, Refusal, Seat, SingleSeatPhase, note
from games.florence.model import components as c
from games.florence.model import events, moves
from games.florence.model.orders import KeepRecruits, LayThere
from games.florence.model.placement import free_places, has_place
from games.florence.model.state import Context, FlorenceState, Principality
from games.florence.rules.cards import look_at_deck
from games.florence.rules.recruiting import recruit, recruit_offer


class PlaceLandscape(SingleSeatPhase[FlorenceState]):
    """Lay the landscape just won: on free squares, touching anything (rules 3.2.4, 3.2.7)."""

    rule = "3.2"
    forced_is_seen = True

    kind: str

    def asks(self, game: FlorenceState, seat: Seat) -> Note:
        return note("ask-place-landscape", kind=self.kind)

    def offers(self, game: FlorenceState, seat: Seat) -> Iterator[Offer]:
        yield Offer(
            moves.PlaceLandscape,
            says=lambda move: note("says-place-landscape", kind=self.kind, cells=move.cells),
            cells=free_places(self.kind, game.houses[seat].covered()),
        )

    def _place(self, ctx: Context, seat: Seat, move: moves.PlaceLandscape) -> None:
        house = ctx.game.houses[seat]
        pp = landscape_pp(house, self.kind)
        ctx.game.lay_tile(seat, self.kind, move.cells)
        house.pp += pp
        ctx.tell(events.LandscapePlaced(seat, self.kind, house.tiles[-1].cells, pp))
        ctx.pop()

    handlers = {moves.PlaceLandscape: _place}

    def _there(self, game: FlorenceState, seat: Seat, order: LayThere) -> Move | None:
        return moves.PlaceLandscape(order.cells) if order.landscape == self.kind else None

    order_handlers = {LayThere: _there}


def landscape_pp(house: Principality, kind: str) -> int:
    """The prestige points for a landscape: some, if the principality has one of its kind (rules 4.1)."""
    return c.REPEAT_LANDSCAPE_PP if house.has_tile(kind) else 0


class RecruitOffer(SingleSeatPhase[FlorenceState]):
    """Use the recruiting card just won at once, or keep it (rules 6.2)."""

    rule = "6.2"
    forced_is_seen = True

    def asks(self, game: FlorenceState, seat: Seat) -> Note:
        return note("ask-recruit-offer")

    def offers(self, game: FlorenceState, seat: Seat) -> Iterator[Offer]:
        yield recruit_offer(game, seat)
        yield Offer(moves.KeepRecruit)

    def _recruit(self, ctx: Context, seat: Seat, move: moves.Recruit) -> None:
        recruit(self, ctx, seat, move)
        ctx.pop()

    def _keep(self, ctx: Context, seat: Seat, move: moves.KeepRecruit) -> None:
        ctx.pop()

    handlers = {moves.Recruit: _recruit, moves.KeepRecruit: _keep}

    def _keep_it(self, game: FlorenceState, seat: Seat, order: KeepRecruits) -> Move:
        return moves.KeepRecruit()

    order_handlers = {KeepRecruits: _keep_it}


def why_unusable(game: FlorenceState, seat: Seat, kind: str) -> Refusal | None:
    """Why an object is of no use to a seat: a fourth builder, a landscape without room (AM-3)."""
    house = game.houses[seat]
    if kind == "builder" and house.builders >= c.BUILDER_LIMIT:
        return Refusal("ERR_BUILDER_LIMIT", "4.2", limit=c.BUILDER_LIMIT)
    if kind in c.LANDSCAPES and not has_place(kind, house.covered(), 0):
        return Refusal("ERR_NO_ROOM", "4.2", tile=kind)
    return None


def award(ctx: Context, seat: Seat, kind: str, amount: int) -> None:
    """Pay for an object and take it; what it does follows at once (rules 4.2.4)."""
    game = ctx.game
    house = game.houses[seat]
    house.florins -= amount
    game.sold.append(kind)
    ctx.tell(events.ObjectWon(seat, kind, amount))
    if why_unusable(game, seat, kind) is not None:
        ctx.tell(events.ObjectUnusable(seat, kind))
    elif kind in c.LANDSCAPES:
        ctx.push(PlaceLandscape(seat, kind))
    elif kind == "prestige":
        look_at_deck(ctx, seat, "prestige")
    elif kind == "jester":
        game.supply["jester"] -= 1
        house.jesters += 1
    elif kind == "recruit":
        game.supply["recruit"] -= 1
        house.recruits += 1
        ctx.push(RecruitOffer(seat))
    else:
        _hire_builder(ctx, seat)


def _hire_builder(ctx: Context, seat: Seat) -> None:
    house = ctx.game.houses[seat]
    ctx.game.supply["builder"] -= 1
    pp = c.BUILDER_PP[house.builders]
    house.builders += 1
    house.pp += pp
    ctx.tell(events.BuilderHired(seat, house.builders, pp, c.BUILDING_COST[house.builders]))
