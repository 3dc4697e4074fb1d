"""Set-up (rules 3)."""

from games.core import Phase, Seat
from games.signorie.model import components as c
from games.signorie.model import events
from games.signorie.model.state import City, Context, SignorieState
from games.signorie.rules.rounds import Round

_TILES_OF = {family: [id for id, tile in c.TILES.items() if tile.family == family] for family in c.FAMILIES}


class SetUp(Phase[SignorieState]):
    """Draw the boards, the turn order, the cities, the alliance tiles and the rewards (rules 3)."""

    rule = "3"

    def step(self, ctx: Context) -> None:
        game = ctx.game
        deal_boards(ctx)
        deal_order(ctx, ctx.shuffle("turn order", [Seat(at) for at in range(len(game.boards))]))
        count = c.PLAYERS[len(game.boards)].cities
        drawn = ctx.shuffle("cities", c.CITIES)[:count]
        game.cities = {city: City() for city in c.CITIES if city in drawn}
        ctx.tell(events.CitiesChosen(tuple(game.cities)))
        stack_tiles(ctx)
        lay_rewards(ctx)
        ctx.replace(Round())


def deal_boards(ctx: Context) -> None:
    """A player board, with its plan, for each seat."""
    plans = ctx.shuffle("boards", list(c.PLANS))
    for seat, board in enumerate(ctx.game.boards):
        board.plan = plans[seat]
        ctx.tell(events.BoardDealt(Seat(seat), board.plan))


def deal_order(ctx: Context, order: list[Seat]) -> None:
    """The turn order with its florins; the last player's initiative disc lies at the bottom."""
    game = ctx.game
    game.turn_order = list(order)
    game.discs = list(reversed(order))
    for seat, florins in zip(order, c.EXTRA_FLORINS, strict=False):
        game.boards[seat].florins += florins
    ctx.tell(events.OrderDrawn(tuple(order), c.EXTRA_FLORINS[: len(order)]))


def stack_tiles(ctx: Context) -> None:
    """Some tiles of each family are removed unseen; the others are the stock."""
    game = ctx.game
    removed = c.PLAYERS[len(game.boards)].removed
    for family in c.FAMILIES:
        tiles = _TILES_OF[family]
        if removed:
            tiles = ctx.shuffle(f"tiles of {family}", tiles)
        game.removed += tiles[:removed]
        game.stock += tiles[removed:]
    game.stock = ctx.shuffle("alliance tiles", game.stock)


def lay_rewards(ctx: Context) -> None:
    """Bonus tiles and VP tiles on the reward track; a short season leaves the first slots empty."""
    game = ctx.game
    piles = {
        "bonus": ctx.shuffle("bonus tiles", list(c.BONUS_TILES)),
        "vp": ctx.shuffle("VP tiles", list(c.VP_TILES)),
    }
    unused = game.options.unused_rewards
    game.rewards = ["" if slot.slot <= unused else piles[slot.kind].pop(0) for slot in c.REWARD_TRACK]
    ctx.tell(events.RewardsLaid(tuple(tile for tile in game.rewards if tile)))
