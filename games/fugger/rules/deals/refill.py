"""What follows a deal: the card is put away, and cards are drawn until enough deals lie open (rules 9.3)."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from games.core import Phase, Seat
from games.fugger.model import components as c
from games.fugger.model import events
from games.fugger.model.data_rows import Deal
from games.fugger.model.state import Context, FuggerState, OpenDeal
from games.fugger.rules.deals.event_auctions import open_auction
from games.fugger.rules.deals.event_games import BlackSheep, Lottery
from games.fugger.rules.deals.favours import ask_for_cubes
from games.fugger.rules.deals.lots import Side
from games.fugger.rules.final import end_if_over
from games.fugger.rules.ledger import put_away

RULE = "9.3"


def finish_deal(ctx: Context, card: str, side: Side, sold: bool, buyers: list[Seat]) -> None:
    """The deal on top is done: put its card away; then others are drawn (9.3, 9.11)."""
    game = ctx.game
    if card in c.FAIRS:
        game.fair_done += 1
        ctx.pop()
    elif side == "villa":
        _finish_villa(ctx, card, buyers)
    else:
        _finish_card(ctx, card, sold, buyers)


def _finish_villa(ctx: Context, card: str, buyers: list[Seat]) -> None:
    game = ctx.game
    game.villas = [villa for villa in game.villas if villa.card != card]
    ctx.pop()
    if not buyers:
        game.replenish.append(card)
        ctx.tell(events.VillaUnsold(card))
        return
    if game.first_villa < 0:
        game.first_villa = buyers[0]
    end_if_over(ctx)


def _finish_card(ctx: Context, card: str, sold: bool, buyers: list[Seat]) -> None:
    game = ctx.game
    deal = next(deal for deal in game.open if deal.card == card)
    if not sold and deal.date > game.now and game.options.urgent_without_sale == "waits":
        game.open[game.open.index(deal)] = replace(deal, tried=game.now)
        ctx.pop()
        return
    game.open.remove(deal)
    put_away(game, card)
    ctx.tell(events.DealEnded(card))
    if game.target > c.NUMBERS.open_deals:
        game.target = c.NUMBERS.open_deals
        ctx.tell(events.BoomEnded(game.target))
    ctx.replace(Refill())
    if card in c.AMERICA and game.options.noble:
        ask_for_cubes(ctx, dict.fromkeys(buyers, "any"))


def lay_out(ctx: Context, card: str, date: int) -> None:
    """Put a deal face up, with a marker of a free colour on card, town and calendar (9.3)."""
    game = ctx.game
    deal = c.OPENED[card]
    used = {deal.colour for deal in game.open}
    colour = next(colour for colour in range(c.NUMBERS.deal_colours) if colour not in used)
    game.open.append(OpenDeal(card, date, game.revealed, colour))
    game.revealed += 1
    ctx.tell(events.DealOpened(card, deal.at, c.month(date).id, deal.urgent))


def date_of_new(dates: Iterable[int], now: int, offset: int) -> int:
    """The date of a new card: the second marker on the calendar (the only one, else today) plus its offset
    (9.3)."""
    markers = sorted(dates)[:2]
    return (markers[-1] if markers else now) + offset


def next_date(game: FuggerState, offset: int) -> int:
    """The date a card drawn now would get; fairs and villas don't count."""
    return date_of_new([deal.date for deal in game.open], game.now, offset)


def shuffled(ctx: Context, what: str, cards: Sequence[str]) -> list[str]:
    """Cards in random order. A single card needs no draw."""
    return ctx.shuffle(what, cards) if len(cards) > 1 else list(cards)


class Refill(Phase[FuggerState]):
    """Draw until enough deals lie open; events are carried out as they come, villas laid out (9.3)."""

    rule = RULE

    def step(self, ctx: Context) -> None:
        game = ctx.game
        if len(game.open) < game.target:
            if not game.deck and game.replenish:
                game.deck = shuffled(ctx, "replenish", sorted(game.replenish))
                game.replenish = []
                ctx.tell(events.DeckRenewed(len(game.deck)))
            if game.deck:
                ctx.reveal()
                self._draw(ctx, game.deck.pop())
                return
        ctx.pop()
        if game.options.mode == "company":
            end_if_over(ctx)

    def _draw(self, ctx: Context, card: str) -> None:
        game = ctx.game
        if card in c.VILLAS:
            villa = c.VILLAS[card]
            date = next_date(game, villa.offset)
            game.villas.append(OpenDeal(card, date, game.revealed))
            game.revealed += 1
            ctx.tell(events.VillaOpened(card, villa.at, c.month(date).id, villa.least))
        elif card in c.DEALS:
            _reveal(ctx, c.DEALS[card])
        else:
            ctx.tell(events.EventDrawn(card))
            carry_out_event(ctx, card)


def _reveal(ctx: Context, deal: Deal) -> None:
    """A deal is laid out, unless the blockade stops it (6.6)."""
    game = ctx.game
    if game.blockade and deal.buys and deal.at in c.BLOCKED:
        ctx.tell(events.BlockadeStopped(deal.id, deal.at))
        game.gone += [deal.id, game.blockade]
        game.blockade = ""
    else:
        lay_out(ctx, deal.id, next_date(game, deal.offset))


def carry_out_event(ctx: Context, card: str) -> None:
    """Carry an event out as it is drawn (6.6). Robbers lie open and act in the movement phase of this round,
    or by option of the next (T12)."""
    game = ctx.game
    match c.EVENTS[card].kind:
        case "robbers" | "pirates":
            later = 0 if game.options.robbers_act == "same_round" else 1
            game.robbers.append((card, game.now + later))
            ctx.tell(events.RobbersCame(card, c.EVENTS[card].region))
        case "boom":
            begins = game.target < c.NUMBERS.boom_deals
            game.target = c.NUMBERS.boom_deals
            ctx.tell((events.BoomBegan if begins else events.BoomIgnored)(game.target))
            put_away(game, card)
        case "blockade":
            game.blockade = card
            ctx.tell(events.BlockadeLaid(card))
        case "america":
            lay_out(ctx, card, next_date(game, c.OPENED[card].offset))
        case "sheep":
            ctx.push(BlackSheep(card, game.start_seat))
        case "lottery":
            ctx.push(Lottery(card, game.turn_order))
        case _:
            open_auction(ctx, card)
