"""The operations of effects, one small function each (rules 9.2). No card is named here. Those that set off
further effects are in `resolving.py`.

An operation first says what must be chosen for it (`choice`); if there is no alternative, nothing is
asked. Then it is carried out with what was chosen, as far as possible."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from games.core import Event, Phase, Seat, clockwise
from games.philadelphia.model import components as c
from games.philadelphia.model import events
from games.philadelphia.model import vocabulary as v
from games.philadelphia.model.standing_effects import inverter, replaced
from games.philadelphia.model.state import Ad, Agency, Context, PhiladelphiaState, owner_of
from games.philadelphia.rules.effects import prompts
from games.philadelphia.rules.effects.due import Due, cause_of, chosen_from, counted
from games.philadelphia.rules.moving_cards import draw, leave_field, take_top


class Choice(NamedTuple):
    """The choice of an operation: `least` to `most` of the options."""

    options: tuple[Any, ...]
    least: int
    most: int

    @property
    def forced(self) -> bool:
        """Whether there is no choice: all options must be taken, or there are none."""
        return len(self.options) <= self.least or not self.most


def choice(game: PhiladelphiaState, seat: Seat, due: Due, op: v.Op) -> Choice | None:
    """The choice an operation needs before it is carried out; None if it never needs one."""
    hand = tuple(game.agencies[seat].hand)
    match op:
        case v.GainGold() | v.LoseGold() | v.Draw() | v.Look() | v.ExtraRoll():
            return None
        case v.StealGold():
            others = clockwise(len(game.agencies), seat)[1:]
            return Choice(others, 1 if op.of == "choose" else len(others), 1)
        case v.Salvage():
            return Choice(tuple(game.discard), op.n, op.n)
        case v.Discard():
            return Choice(hand, 0 if op.up_to else op.n, min(op.n, len(hand)))
        case v.PostAds():
            return Choice(hand, 0, 1)
    assert isinstance(op, v.PostedAdsOp)
    ads = op.ads
    cards = chosen_from(game, seat, due, ads)
    if isinstance(op, v.HireNow):
        cards = tuple([card for card in cards if card not in game.hired])
    if ads.pick != "choose":
        return Choice(cards, len(cards), len(cards))
    most = min(ads.n, len(cards))
    return Choice(cards, 0 if ads.up_to else most, most)


def impossible(game: PhiladelphiaState, seat: Seat, due: Due, op: v.Op) -> bool:
    """Whether an effect that begins like this is skipped (rules 9.1, resolution, c)."""
    if isinstance(op, v.Discard):
        return op.up_to and not game.agencies[seat].hand
    if isinstance(op, v.Salvage):
        return not game.discard
    if not isinstance(op, v.PostedAdsOp) or op.ads.pick not in ("choose", "event"):
        return False
    needed = choice(game, seat, due, op)
    return needed is not None and not needed.options


def reversed_op(op: v.Op) -> v.Op:
    """A harmful operation reversed; any other unchanged (rules 9.3, invert_post)."""
    match op:
        case v.LoseGold():
            return v.GainGold(op.amount)
        case v.Discard(up_to=False):
            return v.Draw(op.n)
        case v.AddMonths():
            return v.RemoveMonths(op.ads, op.n)
    return op


def op_at_work(game: PhiladelphiaState, seat: Seat, due: Due, op: v.Op) -> tuple[v.Op, str | None]:
    """The operation as it works now, and the card that reverses it if one does."""
    if due.event != "post" or due.of != due.card:
        return op, None
    by = inverter(game.agencies[seat], due.card)
    turned = op if by is None else reversed_op(op)
    return (op, None) if turned is op else (turned, by)


class Work(msgspec.Struct, gc=False):
    """An effect being resolved: its owner and the game."""

    ctx: Context
    game: PhiladelphiaState
    seat: Seat
    agency: Agency
    due: Due

    def bring(self, gold: int = 0, cards: int = 0) -> None:
        """The owner gets gold, or has drawn cards; the hired ad that caused it is paid so much more."""
        self.agency.gold += gold
        if self.due.event == "hire":
            self.game.add_payment(self.seat, self.due.of, gold, cards)

    def count(self, amount: v.Amount) -> int:
        """An amount of the effect."""
        return counted(self.game, self.seat, self.due, amount)

    def tell(self, event: Callable[..., Event], *figures: Any) -> None:
        """A line for the log that names its cause."""
        self.ctx.tell(self.event(event, *figures))

    def event(self, event: Callable[..., Event], *figures: Any) -> Event:
        return event(self.seat, self.due.card, cause_of(self.due), self.due.of or self.due.card, *figures)


def _gain_gold(work: Work, op: v.GainGold, chosen: Sequence[str]) -> None:
    gold = work.count(op.amount)
    work.bring(gold)
    if gold:
        work.tell(events.EffectPaid, gold)


def _lose_gold(work: Work, op: v.LoseGold, chosen: Sequence[str]) -> None:
    """A loss; a card may turn it into a gain, even if nothing is left to lose (rules 9.3)."""
    loss = work.count(op.amount)
    if not loss:
        return
    gain = replaced(work.agency, loss, work.due.card)
    if gain is None:
        lost = min(loss, work.agency.gold)
        work.bring(-lost)
        work.tell(events.EffectCost, -lost)
    else:
        work.bring(gain[1])
        work.tell(events.LossReplaced, loss, *gain)


def _steal_gold(work: Work, op: v.StealGold, chosen: Sequence[Seat]) -> None:
    """Each chosen player loses gold and the owner gains what was actually lost."""
    loss = work.count(op.amount)
    for player in chosen if loss else ():
        victim = work.game.agencies[player]
        gain = replaced(victim, loss)
        if gain is None:
            lost = min(loss, victim.gold)
            victim.gold -= lost
            work.bring(lost)
            work.tell(events.GoldStolen, player, lost)
        else:
            victim.gold += gain[1]
            work.tell(events.TheftReplaced, player, loss, *gain)


def _draw(work: Work, op: v.Draw, chosen: Sequence[str]) -> None:
    count = work.count(op.n)
    if count:
        cards = draw(work.ctx, work.seat, count, lambda drawn: work.event(events.EffectDrew, drawn))
        work.bring(cards=cards)


def _discard(work: Work, op: v.Discard, chosen: Sequence[str]) -> None:
    for card in chosen:
        work.agency.lose_card(card)
    work.game.discard += chosen
    work.due.discarded = len(chosen)
    if chosen:
        work.tell(events.EffectDiscarded, tuple(chosen))


def _look(work: Work, op: v.Look, chosen: Sequence[str]) -> None:
    if work.due.shown:
        prompts.take_of(work.ctx, work.seat, work.due.shown, chosen)
        work.due.shown = []
    elif cards := turn_up(work, op):
        prompts.take_some(work.ctx, work.seat, cards, op.take, work.due.card)


def turn_up(work: Work, op: v.Look) -> list[str]:
    """The top cards, revealed to everybody."""
    cards = take_top(work.ctx, op.look)
    if cards:
        work.tell(events.EffectTurnedUp, tuple(cards))
    return cards


def _salvage(work: Work, op: v.Salvage, chosen: Sequence[str]) -> None:
    for card in chosen:
        work.game.discard.remove(card)
    work.agency.take_openly(chosen)
    if chosen:
        work.tell(events.EffectTook, tuple(chosen))


def _add_months(work: Work, op: v.AddMonths, chosen: Sequence[str]) -> None:
    for agency, ad in _ads(work, chosen):
        agency.set_months(ad.card, ad.months + op.n)
    if chosen:
        work.tell(events.MonthsAdded, tuple(chosen), op.n)


def _remove_months(work: Work, op: v.RemoveMonths, chosen: Sequence[str]) -> None:
    for agency, ad in _ads(work, chosen):
        agency.set_months(ad.card, 0 if op.n == "all" else max(0, ad.months - op.n))
    if chosen and op.n == "all":
        work.tell(events.AllMonthsRemoved, tuple(chosen))
    elif chosen:
        work.tell(events.MonthsRemoved, tuple(chosen), op.n)


def _ads(work: Work, cards: Sequence[str]) -> list[tuple[Agency, Ad]]:
    """The posted ads of these cards, each with its owner."""
    return [(agency, ad) for agency in work.game.agencies for ad in agency.field if ad.card in cards]


def _return_ad(work: Work, op: v.ReturnAd, chosen: Sequence[str]) -> None:
    """To the owner's hand; the markers are lost."""
    for card in chosen:
        owner = owner_of(work.game, card)
        if owner is not None and leave_field(work.game, owner, card):
            work.game.agencies[owner].take_openly((card,))
            work.tell(events.AdReturned, owner, card)


def _scrap_ad(work: Work, op: v.ScrapAd, chosen: Sequence[str]) -> None:
    """Discarded, neither breached nor hired; its printed cost is counted."""
    for card in chosen:
        if leave_field(work.game, work.seat, card):
            work.game.discard.append(card)
            work.due.scrapped = max(work.due.scrapped, 0) + c.CARDS[card].kind.cost
            work.tell(events.AdScrapped, card)


def _extra_roll(work: Work, op: v.ExtraRoll, chosen: Sequence[str]) -> None:
    work.agency.extra_dice += 1
    work.tell(events.ExtraDieAdded, 1)


CarryOut = Callable[[Work, Any, Sequence[Any]], None]
"""Carries an operation out with what was chosen."""

SIMPLE: dict[type[v.Op], CarryOut] = {
    v.GainGold: _gain_gold,
    v.LoseGold: _lose_gold,
    v.StealGold: _steal_gold,
    v.Draw: _draw,
    v.Discard: _discard,
    v.Look: _look,
    v.Salvage: _salvage,
    v.AddMonths: _add_months,
    v.RemoveMonths: _remove_months,
    v.ReturnAd: _return_ad,
    v.ScrapAd: _scrap_ad,
    v.ExtraRoll: _extra_roll,
}
"""Operations that set off nothing themselves."""


def question(
    game: PhiladelphiaState, seat: Seat, due: Due, op: v.Op, needed: Choice, optional: bool
) -> Phase[PhiladelphiaState]:
    """The phase that asks for what an operation needs."""
    match op:
        case v.StealGold():
            return prompts.ChooseOpponent(seat, due.card, optional, list(needed.options))
        case v.Salvage():
            return prompts.TakeFromDiscard(seat, due.card, optional, needed.most)
        case v.Discard():
            return prompts.DiscardFromHand(seat, due.card, optional, needed.least, needed.most)
        case v.PostAds():
            left = op.n - due.times
            return prompts.PostFromHand(seat, due.card, optional, op.discount, left)
    does = type(op).__struct_config__.tag
    return prompts.ChooseAds(
        seat, due.card, optional, str(does), list(needed.options), needed.least, needed.most
    )
