"""Set-up: piles, start player and first places (rules 3)."""

from collections.abc import Iterator, Sequence

from games.core import Note, Offer, Phase, Seat, draw_start_player, note
from games.heaven_ale.model import components as c
from games.heaven_ale.model import events, moves
from games.heaven_ale.model.state import Context, HeavenAleState
from games.heaven_ale.rules.rounds import Round
from games.heaven_ale.rules.start_area import place_offer, take_place


class SetUp(Phase[HeavenAleState]):
    """Shuffle; the start player stands on the first place, the others choose counter-clockwise
    (rules 3.2-3.6). `to_choose`: those still to come; `start_player` is None before the shuffle."""

    rule = "3"
    forced_is_seen = True

    start_player: Seat | None = None
    to_choose: list[Seat] = []

    def waits_for(self, game: HeavenAleState) -> Sequence[Seat]:
        return self.to_choose[:1]

    def asks(self, game: HeavenAleState, seat: Seat) -> Note:
        return note("ask-first-place")

    def offers(self, game: HeavenAleState, seat: Seat) -> Iterator[Offer]:
        yield place_offer(game, seat)

    def _take(self, ctx: Context, seat: Seat, move: moves.TakePlace) -> None:
        del self.to_choose[0]
        take_place(ctx, seat, move)

    handlers = {moves.TakePlace: _take}

    def step(self, ctx: Context) -> None:
        if self.start_player is None:
            make_piles(ctx)
            self.start_player = choose_start_player(ctx)
            seats = len(ctx.game.boards)
            self.to_choose = [Seat((self.start_player - at) % seats) for at in range(1, seats)]
        else:
            ctx.replace(Round(self.start_player))


def make_piles(ctx: Context) -> None:
    """Resource half I on top of half II; piles of monks, one for each round (rules 3.2, 3.3)."""
    game = ctx.game
    game.deck = ctx.shuffle("resource tiles I", c.HALF) + ctx.shuffle("resource tiles II", c.HALF)
    halves = {"I": ctx.shuffle("monks I", c.MONK_HALF), "II": ctx.shuffle("monks II", c.MONK_HALF)}
    for half in c.PLAYER_COUNTS[len(game.boards)].monk_piles:
        game.monk_piles.append(halves[half][: c.MONK_PILE])
        del halves[half][: c.MONK_PILE]
    game.unused_monks = halves["I"] + halves["II"]


def choose_start_player(ctx: Context) -> Seat:
    """Drawn, or the seat the table has named; its figure goes to the first place, without a bonus."""
    game = ctx.game
    named = game.options.start_player
    seat = draw_start_player(ctx, len(game.boards), named)
    game.boards[seat].place = c.FIRST_PLACE
    ctx.tell(events.StartPlayerChosen(seat, named == "random"))
    return seat
