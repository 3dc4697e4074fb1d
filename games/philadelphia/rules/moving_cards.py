"""Moving cards between decks, discards, hands and the market (rules 3.1, 4)."""

from collections.abc import Callable, Sequence

from games.core import Event, Seat
from games.philadelphia.model import components as c
from games.philadelphia.model import events
from games.philadelphia.model.state import Ad, Context, PhiladelphiaState


def cards_left(game: PhiladelphiaState) -> int:
    """Number of ad cards that can still be drawn or revealed."""
    return len(game.deck) + len(game.discard)


def take_top(ctx: Context, count: int) -> list[str]:
    """Removes the top cards of the ad deck. If it holds too few, the ad discard is shuffled under it
    first. If there are still too few, all are taken (rules 4, ad deck too short)."""
    game = ctx.game
    if game.discard and count > len(game.deck):
        under = ctx.shuffle("ad discard", game.discard)
        game.discard = []
        game.deck += under
        ctx.tell(events.DeckRefilled(len(under)))
    deck = game.deck
    cards = deck[:count]
    if cards:
        del deck[:count]
        ctx.reveal()
    return cards


def draw(ctx: Context, seat: Seat, count: int, told: Callable[[int], Event]) -> int:
    """A seat draws, and only it learns what; `told(how many)` is the public event. Returns how many."""
    cards = take_top(ctx, count)
    ctx.game.agencies[seat].hand += cards
    ctx.tell(told(len(cards)))
    if cards:
        ctx.tell(events.HandDrawn(tuple(cards)), seat)
    return len(cards)


def give_back(ctx: Context, cards: Sequence[str]) -> int:
    """Submitted cards and the whole ad discard are shuffled and go under the ad deck; returns their
    number."""
    game = ctx.game
    under = ctx.shuffle("submitted cards", [*game.discard, *cards])
    game.discard = []
    game.deck += under
    return len(under)


def put_on_field(ctx: Context, seat: Seat, card: str, cost: int) -> None:
    """An ad of the hand is paid and posted; the caller triggers the resulting effects (rules 4, post)."""
    agency = ctx.game.agencies[seat]
    agency.gold -= cost
    agency.lose_card(card)
    agency.field.append(Ad(card))
    ctx.tell(events.AdPosted(seat, card, -cost))


def leave_field(game: PhiladelphiaState, seat: Seat, card: str) -> bool:
    """Remove an ad from a field; False if it is no longer there."""
    ad = game.agencies[seat].ad(card)
    if ad is not None:
        game.agencies[seat].field.remove(ad)
    return ad is not None


def discard_ads(ctx: Context, seat: Seat, cards: Sequence[str]) -> None:
    """Those of a seat's ads that are still posted go to the ad discard, with a line for the log."""
    game = ctx.game
    gone = [card for card in cards if leave_field(game, seat, card)]
    if gone:
        game.discard += gone
        ctx.tell(events.AdsLeft(seat, tuple(gone)))


def turn_up_item(ctx: Context, slot: int) -> None:
    """Fill a slot of the market; a revealed field card is dealt with first (rules 4, refilling the item
    market). The slot stays empty only if no item is left anywhere."""
    game = ctx.game
    game.market[slot] = ""
    while any(item in c.ITEMS for item in (*game.item_deck, *game.item_discard)):
        if not game.item_deck:
            _renew_items(ctx)
        item = game.item_deck.pop(0)
        ctx.reveal()
        if item in c.ITEMS:
            game.market[slot] = item
            ctx.tell(events.ItemTurnedUp(item))
            return
        if game.options.field_card == "in_play":
            game.field_cards.append(item)
            ctx.tell(events.FieldCardInPlay(item))
        else:
            put_back(ctx, item)


def put_back(ctx: Context, item: str) -> None:
    """A field card that turns up where it isn't allowed is shuffled back into the item deck."""
    ctx.tell(events.FieldCardPutBack(item))
    if not ctx.game.item_deck:
        _renew_items(ctx)
    ctx.game.item_deck = ctx.shuffle("item deck", [item, *ctx.game.item_deck])


def _renew_items(ctx: Context) -> None:
    """The item discard, the item just used included, becomes the item deck."""
    game = ctx.game
    game.item_deck = ctx.shuffle("item discard", game.item_discard)
    game.item_discard = []
    ctx.tell(events.ItemsShuffled(len(game.item_deck)))
