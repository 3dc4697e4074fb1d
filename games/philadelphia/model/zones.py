"""Moving cards between decks, discards, hands and the market (rules 3.1, 4)."""

from collections.abc import Callable, Sequence

from games.core import Event, Flow, Seat
from games.philadelphia.model import components as c
from games.philadelphia.model import events
from games.philadelphia.model.state import PhiladelphiaState


def cards_left(game: PhiladelphiaState) -> int:
    """How many ad cards can still be drawn or turned up."""
    return len(game.deck) + len(game.discard)


def take_top(flow: Flow[PhiladelphiaState], count: int) -> list[str]:
    """The top cards of the ad deck, taken off it. If it holds too few, the ad discard is shuffled under it
    first; if there are still too few, all there are (rules 4, ad deck too short)."""
    game = flow.game
    if game.discard and count > len(game.deck):
        under = flow.shuffle("ad discard", game.discard)
        game.discard = []
        game.deck += under
        flow.tell(events.DeckRefilled(len(under)))
    deck = game.deck
    cards = deck[:count]
    if cards:
        del deck[:count]
        flow.reveal()
    return cards


def draw(
    flow: Flow[PhiladelphiaState], seat: Seat, count: int, told: Callable[[int], Event] | None = None
) -> None:
    """A seat draws and alone learns what; `told(how many)` is the line for all."""
    cards = take_top(flow, count) if count else None
    if cards:
        flow.game.agencies[seat].hand += cards
    if flow.heard:
        if told is not None:
            flow.tell(told(len(cards) if cards else 0))
        if cards:
            flow.tell(events.HandDrawn(tuple(cards)), seat)


def give_back(flow: Flow[PhiladelphiaState], cards: Sequence[str]) -> int:
    """Submitted cards and the whole ad discard are shuffled and go under the ad deck. How many."""
    game = flow.game
    under = flow.shuffle("submitted cards", [*game.discard, *cards])
    game.discard = []
    game.deck += under
    return len(under)


def leave_field(game: PhiladelphiaState, seat: Seat, card: str) -> bool:
    """Take an ad off a field; False if it is no longer there."""
    field = game.agencies[seat].field
    for at, ad in enumerate(field):
        if ad.card == card:
            del field[at]
            return True
    return False


def discard_ads(flow: Flow[PhiladelphiaState], seat: Seat, cards: Sequence[str]) -> None:
    """Those of a seat's ads that are still posted go to the ad discard, with a line for the log."""
    game = flow.game
    gone = [card for card in cards if leave_field(game, seat, card)]
    if gone:
        game.discard += gone
        if flow.heard:
            flow.tell(events.AdsLeft(seat, tuple(gone)))


def turn_up_item(flow: Flow[PhiladelphiaState], slot: int) -> None:
    """Fill a slot of the market; a field card that turns up is dealt with first (rules 4, refilling the
    item market). The slot stays empty only where no item is left anywhere."""
    game = flow.game
    game.market[slot] = ""
    while _has_items(game):
        if not game.item_deck:
            _renew_items(flow)
        item = game.item_deck.pop(0)
        flow.reveal()
        if item in c.ITEMS:
            game.market[slot] = item
            if flow.heard:
                flow.tell(events.ItemTurnedUp(item))
            return
        if game.options.field_card == "in_play":
            game.field_cards.append(item)
            flow.tell(events.FieldCardInPlay(item))
        else:
            flow.tell(events.FieldCardPutBack(item))
            if not game.item_deck:
                _renew_items(flow)
            game.item_deck = flow.shuffle("item deck", [item, *game.item_deck])


def _has_items(game: PhiladelphiaState) -> bool:
    for cards in (game.item_deck, game.item_discard):
        for item in cards:
            if item in c.ITEMS:
                return True
    return False


def _renew_items(flow: Flow[PhiladelphiaState]) -> None:
    """The item discard, the item just used included, becomes the item deck."""
    game = flow.game
    game.item_deck = flow.shuffle("item discard", game.item_discard)
    game.item_discard = []
    flow.tell(events.ItemsShuffled(len(game.item_deck)))
