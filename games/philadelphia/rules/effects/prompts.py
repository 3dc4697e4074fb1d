"""What effects ask: one question, one seat (rules 9.2).

A question hands its answer to the effect below it with `ctx.done`: the chosen things as a tuple, or None
where the whole effect is declined. Whether something is asked never depends on what a hand holds, only on
what lies open and on how many cards a hand has; so the pause tells nobody anything."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar

from games.core import Checked, Move, Note, Offer, Refusal, Seat, SingleSeatPhase, Subsets, note, one_of
from games.philadelphia.model import components as c
from games.philadelphia.model import events, moves
from games.philadelphia.model.orders import DeclineOutsideTurn, TakeDearest, TakeIfTurnedUp, dearest
from games.philadelphia.model.roles import why_not_in_hand
from games.philadelphia.model.standing_effects import months_left
from games.philadelphia.model.state import Context, PhiladelphiaState, owner_of
from games.philadelphia.rules.posting import post_offer

USED: tuple[str, ...] = ()
"""Nothing chosen: the effect is used; what it needs is asked or taken next."""
_USE, _DECLINE = Offer(moves.UseEffect), Offer(moves.Decline)

CHOSEN: dict[type[Move], Callable[[Any], tuple[Any, ...]]] = {
    moves.UseEffect: lambda move: USED,
    moves.Decline: lambda move: USED,
    moves.DiscardCard: lambda move: (move.card,),
    moves.DiscardCards: lambda move: move.cards,
    moves.TakeCard: lambda move: (move.card,),
    moves.PostNext: lambda move: (move.card,),
    moves.ChoosePlayer: lambda move: (move.player,),
}
"""What is chosen by the moves that are a whole answer."""


class Prompt(SingleSeatPhase[PhiladelphiaState]):
    """A question of the effect of card `by`; if `optional`, the whole effect may be declined here."""

    rule = "9.2"

    by: str
    optional: bool

    def default(self, game: PhiladelphiaState, seat: Seat) -> Move:
        """No, if allowed; else the first option (rules 12)."""
        offers = self.open_offers(game, seat)
        offers.sort(key=lambda offer: offer.move is not moves.Decline)
        return next(offers[0].moves())

    def hand_on(self, ctx: Context, seat: Seat, move: Move) -> None:
        """A complete answer is handed on."""
        ctx.done(result_of(move, self.optional))

    def _decline(self, game: PhiladelphiaState, seat: Seat, order: DeclineOutsideTurn) -> Move | None:
        return moves.Decline() if self.optional and game.acting is None else None

    handlers = dict.fromkeys(CHOSEN, hand_on)
    order_handlers = {DeclineOutsideTurn: _decline}


def result_of(move: Move, optional: bool) -> tuple[Any, ...] | None:
    """The result of an answer: what was chosen, or None if the whole effect is declined."""
    return None if optional and isinstance(move, moves.Decline) else CHOSEN[type(move)](move)


class MayUse(Prompt):
    """Use the effect, yes or no."""

    def asks(self, game: PhiladelphiaState, seat: Seat) -> Note:
        return note("ask-may-use", by=self.by)

    def offers(self, game: PhiladelphiaState, seat: Seat) -> Iterator[Offer]:
        yield _USE
        yield _DECLINE


class ChooseAds(Prompt):
    """Choose posted ads one after another: `least` to `most` of the `options`; `does` is the operation."""

    does: str
    options: list[str]
    least: int
    most: int
    chosen: list[str] = []

    def asks(self, game: PhiladelphiaState, seat: Seat) -> Note:
        return note("ask-choose-ads", by=self.by, does=self.does, left=self.most - len(self.chosen))

    def offers(self, game: PhiladelphiaState, seat: Seat) -> Iterator[Offer]:
        left = [card for card in self.options if card not in self.chosen]
        yield Offer(
            moves.ChooseAd,
            previews={"ad": lambda ad: _ad_note(game, ad)},
            ad=one_of(left, Refusal("ERR_BAD_CHOICE", self.rule)),
        )
        if (self.optional and not self.chosen) or len(self.chosen) >= self.least:
            yield _DECLINE

    def _choose(self, ctx: Context, seat: Seat, move: moves.ChooseAd) -> None:
        self.chosen.append(move.ad)
        if len(self.chosen) == self.most:
            ctx.done(tuple(self.chosen))

    def _enough(self, ctx: Context, seat: Seat, move: moves.Decline) -> None:
        ctx.done(tuple(self.chosen) if self.chosen else None if self.optional else USED)

    handlers = {moves.ChooseAd: _choose, moves.Decline: _enough}


def _ad_note(game: PhiladelphiaState, card: str) -> Note:
    """The remaining time of an ad, and what posting it cost."""
    owner = owner_of(game, card)
    ad = None if owner is None else game.agencies[owner].ad(card)
    left = 0 if ad is None else months_left(ad)
    return note("hint-ad", left=left, cost=c.CARDS[card].kind.cost)


class DiscardFromHand(Prompt):
    """Discard `least` to `most` cards of the hand."""

    least: int
    most: int

    def asks(self, game: PhiladelphiaState, seat: Seat) -> Note:
        most = min(self.most, len(game.agencies[seat].hand))
        exact, may = self.least >= most or most == 1, self.optional or self.least == 0
        return note("ask-discard", by=self.by, exact=exact, may=may, most=most)

    def offers(self, game: PhiladelphiaState, seat: Seat) -> Iterator[Offer]:
        hand = tuple(game.agencies[seat].hand)
        if self.most == 1:
            yield Offer(moves.DiscardCard, card=Checked(hand, lambda card: why_not_in_hand(hand, card)))
        else:
            yield Offer(moves.DiscardCards, cards=Subsets(hand, least=max(self.least, 1), most=self.most))
        if self.optional or self.least == 0:
            yield _DECLINE


class TakeFromDiscard(Prompt):
    """Take cards of choice from the ad discard, one after another."""

    count: int
    chosen: list[str] = []

    def asks(self, game: PhiladelphiaState, seat: Seat) -> Note:
        return note("ask-take-discarded", by=self.by, left=self.count - len(self.chosen))

    def offers(self, game: PhiladelphiaState, seat: Seat) -> Iterator[Offer]:
        left = tuple([card for card in reversed(game.discard) if card not in self.chosen])
        yield take_offer(left)
        if self.optional and not self.chosen:
            yield _DECLINE

    def _take(self, ctx: Context, seat: Seat, move: moves.TakeCard) -> None:
        self.chosen.append(move.card)
        if len(self.chosen) == self.count:
            ctx.done(tuple(self.chosen))

    handlers = {moves.TakeCard: _take, moves.Decline: Prompt.hand_on}


def take_offer(cards: tuple[str, ...]) -> Offer:
    """One of the cards that lie open."""
    return Offer(moves.TakeCard, card=one_of(cards, Refusal("ERR_BAD_CHOICE", "3")), at_once=True)


class TakeTurnedUp(SingleSeatPhase[PhiladelphiaState]):
    """Take `left` of the revealed cards; the rest go to the ad discard in the order revealed (rules 4,
    explore; 9.2, look). `by`: the card with the effect, "" for the action."""

    rule = "4"
    turned_up: ClassVar[bool] = True

    by: str
    cards: list[str]
    left: int

    def asks(self, game: PhiladelphiaState, seat: Seat) -> Note:
        return note("ask-take-turned-up", left=self.left, count=len(self.cards))

    def offers(self, game: PhiladelphiaState, seat: Seat) -> Iterator[Offer]:
        yield take_offer(tuple(self.cards))

    def _take(self, ctx: Context, seat: Seat, move: moves.TakeCard) -> None:
        self.cards.remove(move.card)
        left = self.left = self.left - 1
        _take_openly(ctx, seat, move.card)
        if not left:
            ctx.pop()
            _discard_rest(ctx, self.cards)

    handlers = {moves.TakeCard: _take}

    def _of_industry(self, game: PhiladelphiaState, seat: Seat, order: TakeIfTurnedUp) -> Move | None:
        card = dearest(self.cards, order.industry)
        return None if card is None else moves.TakeCard(card)

    def _dearest(self, game: PhiladelphiaState, seat: Seat, order: TakeDearest) -> Move | None:
        card = dearest(self.cards)
        return None if card is None else moves.TakeCard(card)

    order_handlers = {TakeIfTurnedUp: _of_industry, TakeDearest: _dearest}


def take_some(ctx: Context, seat: Seat, cards: list[str], take: int, by: str = "") -> None:
    """Revealed cards: take some of them; asked only if there is a choice."""
    if 0 < take < len(cards):
        ctx.push(TakeTurnedUp(seat, by, cards, take))
    else:
        take_of(ctx, seat, cards, cards if take else ())


def take_of(ctx: Context, seat: Seat, cards: Sequence[str], taken: Sequence[str]) -> None:
    """These of the revealed cards are taken; the rest is discarded."""
    for card in taken:
        _take_openly(ctx, seat, card)
    _discard_rest(ctx, [card for card in cards if card not in taken])


def _take_openly(ctx: Context, seat: Seat, card: str) -> None:
    ctx.game.agencies[seat].take_openly((card,))
    ctx.tell(events.CardTaken(seat, card))


def _discard_rest(ctx: Context, cards: list[str]) -> None:
    if cards:
        ctx.game.discard += cards
        ctx.tell(events.RestDiscarded(tuple(cards)))


class PostFromHand(Prompt):
    """Post an ad of the hand for its cost less a discount, or stop (rules 9.2, post_ads)."""

    discount: int
    left: int

    def asks(self, game: PhiladelphiaState, seat: Seat) -> Note:
        return note("ask-post-next", by=self.by, discount=self.discount, left=self.left)

    def offers(self, game: PhiladelphiaState, seat: Seat) -> Iterator[Offer]:
        yield post_offer(game, seat, moves.PostNext, self.discount, game.posted)
        yield _DECLINE


class ChooseOpponent(Prompt):
    """Choose the other player an effect is against."""

    options: list[Seat]

    def asks(self, game: PhiladelphiaState, seat: Seat) -> Note:
        return note("ask-choose-player", by=self.by)

    def offers(self, game: PhiladelphiaState, seat: Seat) -> Iterator[Offer]:
        yield Offer(
            moves.ChoosePlayer,
            previews={"player": lambda player: note("hint-player", gold=game.agencies[player].gold)},
            player=one_of(self.options, Refusal("ERR_BAD_CHOICE", self.rule)),
        )
        if self.optional:
            yield _DECLINE
