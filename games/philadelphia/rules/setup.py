"""Set-up: decks, the first market, the start player, first hands (rules 2)."""

from games.core import Phase, draw_start_player
from games.philadelphia.model import components as c
from games.philadelphia.model import events
from games.philadelphia.model.state import Context, PhiladelphiaState
from games.philadelphia.rules.moving_cards import put_back, take_top
from games.philadelphia.rules.rounds import Round


class SetUp(Phase[PhiladelphiaState]):
    """Shuffle, turn up the market, draw the start player, deal (rules 2)."""

    rule = "2"

    def step(self, ctx: Context) -> None:
        game = ctx.game
        game.deck = ctx.shuffle("ad deck", list(c.CARDS))
        open_market(ctx)
        named = game.options.start_player
        game.start = draw_start_player(ctx, len(game.agencies), named)
        ctx.tell(events.StartPlayerChosen(game.start, named == "random"))
        for seat in game.turn_order:
            game.agencies[seat].hand = take_top(ctx, c.NUMBERS.start_hand)
            ctx.tell(events.Dealt(seat, c.NUMBERS.start_hand, c.NUMBERS.start_gold))
            ctx.tell(events.HandDrawn(tuple(game.agencies[seat].hand)), to=seat)
        ctx.replace(Round())


def open_market(ctx: Context) -> None:
    """Reveal the first items. A field card among them goes back, the deck is shuffled and another item
    revealed, until none is left there (rules 2.2)."""
    game = ctx.game
    game.item_deck = ctx.shuffle("item deck", list(c.ITEM_DECK))
    game.market = [game.item_deck.pop(0) for _ in range(c.NUMBERS.market_slots)]
    for slot in range(len(game.market)):
        while game.market[slot] in c.FIELD_CARDS:
            put_back(ctx, game.market[slot])
            game.market[slot] = game.item_deck.pop(0)
    ctx.tell(events.MarketOpened(tuple(game.market)))
