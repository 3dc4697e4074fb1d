"""The course of a round and the refill after it (rules 4.8)."""

from collections.abc import Iterator

from games.core import Offer, Phase, Seat, clockwise
from games.heaven_ale.model import components as c
from games.heaven_ale.model import events
from games.heaven_ale.model.state import Context, HeavenAleOptions, HeavenAleState
from games.heaven_ale.rules.final import FinalScoring
from games.heaven_ale.rules.standing_orders import order_offers
from games.heaven_ale.rules.turn import MoveFigure


class Round(Phase[HeavenAleState]):
    """Turns clockwise until every figure is back; then refill, or the end (rules 4.7, 4.8).

    `next`: the seat whose turn comes next, unless it is back already."""

    rule = "4.8"

    next: Seat

    def orders(self, game: HeavenAleState, seat: Seat) -> Iterator[Offer]:
        return order_offers(game, seat)

    def step(self, ctx: Context) -> None:
        game = ctx.game
        ctx.end_turn()
        if game.round == 0:
            start_round(ctx, self.next)
        for seat in clockwise(len(game.boards), self.next):
            if not game.boards[seat].returned:
                self.next = Seat((seat + 1) % len(game.boards))
                ctx.push(MoveFigure(seat))
                return
        ctx.tell(events.RoundEnded(game.round))
        if game.last_round:
            ctx.replace(FinalScoring())
            return
        self.next = next(Seat(at) for at, board in enumerate(game.boards) if board.place == c.FIRST_PLACE)
        start_round(ctx, self.next)


def start_round(ctx: Context, first: Seat) -> None:
    """Refill the track; the figure on the first place begins."""
    game = ctx.game
    game.round += 1
    for board in game.boards:
        board.returned = False
    ctx.tell(events.RoundStarted(game.round, game.rounds, first))
    refill(ctx)


def refill(ctx: Context) -> None:
    """A further resource tile and monk on their spaces; discs up to the round's number."""
    game = ctx.game
    revealed: dict[str, list[str]] = {"resource": [], "monk": []}
    pile = game.monk_piles.pop(0)
    for at, space in enumerate(c.TRACK):
        if space.kind in revealed:
            tile = (game.deck if space.kind == "resource" else pile).pop(0)
            game.lay(at, tile)
            revealed[space.kind].append(tile)
        elif space.kind == "scoring":
            game.lay(at, discs=discs_in_round(game, space.id))
    ctx.reveal()
    ctx.tell(events.TilesRevealed(tuple(revealed["resource"]), tuple(revealed["monk"])))


def discs_in_round(game: HeavenAleState, space: str) -> int:
    """Number of discs a scoring space is filled up to (rules 2.1)."""
    if not game.last_round:
        return 1
    return doubled_discs(game.options, len(game.boards)).get(space, 1)


def doubled_discs(options: HeavenAleOptions, seats: int) -> dict[str, int]:
    """The scoring spaces that get more than one disc in the last round (option final_round_discs)."""
    doubled = c.PLAYER_COUNTS[seats].last_round_discs
    if doubled and options.final_round_discs == "all_two":
        return {space.id: c.ALL_TWO_DISCS for space in c.TRACK if space.kind == "scoring"}
    return doubled
