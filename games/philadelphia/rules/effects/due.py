"""A due effect: its owner, its trigger, and its progress (rules 9.1, 9.2)."""

from collections.abc import Callable
from typing import Any

import msgspec

from games.core import Seat
from games.philadelphia.model import components as c
from games.philadelphia.model import vocabulary as v
from games.philadelphia.model.state import PhiladelphiaState, owner_of

NOT_BEGUN = -1
NOTHING_SCRAPPED = -1


class Due(msgspec.Struct, gc=False):
    """One effect of one card, waiting or half resolved.

    `card` has it, as effect number `effect`. `event` triggered it, on the ad `of` ("" if the event has
    none). `at` is the next operation. The rest is what its amounts may count: the roles and cards of the
    event, the cards it has discarded, the cost of what it has scrapped; `times`: number of ads it has
    posted. `answered`: its first question was answered in advance, with `answer` (None: declined); `shown`:
    the cards revealed for that."""

    card: str
    effect: int
    event: v.EventName
    of: str = ""
    roles: int = 0
    cards: int = 0
    at: int = NOT_BEGUN
    discarded: int = 0
    scrapped: int = NOTHING_SCRAPPED
    times: int = 0
    answered: bool = False
    answer: tuple[Any, ...] | None = msgspec.field(name="said", default=None)
    shown: list[str] = []


def effect_of(due: Due) -> v.Triggered:
    """The effect itself."""
    return c.SCRIPTS[due.card].triggered[due.effect]


def cause_of(due: Due) -> str:
    """Why an effect was triggered, for the log: the event, and whether it happened to its own card."""
    return _CAUSES[due.event, bool(due.of) and due.of != due.card]


_CAUSES: dict[tuple[str, bool], str] = {(event, True): f"other-{event}" for event in v.SOURCES_OF} | {
    (event, False): event.replace("_", "-") for event in v.SOURCES_OF
}


def effects_due(
    game: PhiladelphiaState, seat: Seat, event: v.EventName, of: str = "", roles: int = 0, cards: int = 0
) -> list[Due]:
    """The effects an event triggers, in the rules' order: those of the event's ad as printed, then those
    of the owner's other ads, oldest first (rules 9.1)."""
    own, others = _SET_OFF[event]
    triggered = [(of, at) for at in own.get(of, ())]
    if others:
        field = [ad.card for ad in game.agencies[seat].field if ad.card != of]
        triggered += [(card, at) for card in field for at in others.get(card, ())]
    return [Due(card, at, event, of, roles, cards) for card, at in triggered]


_OWN = {event: table for (event, source), table in c.SET_OFF.items() if source == "this"}
_OTHERS = {event: table for (event, source), table in c.SET_OFF.items() if source != "this"}
_SET_OFF = {event: (_OWN.get(event, {}), _OTHERS.get(event, {})) for event in v.SOURCES_OF}
"""The effects an event triggers on the card it happens to, and on the owner's other ads. An event belongs
to one of both kinds."""


def counted(game: PhiladelphiaState, seat: Seat, due: Due, amount: v.Amount) -> int:
    """An amount of an effect: as printed, or counted now (rules 9.2, Amount)."""
    if isinstance(amount, int):
        return amount
    if amount.count == "scrapped_cost" and due.scrapped == NOTHING_SCRAPPED:
        return 0
    number = _COUNTERS[amount.count](game, seat, due) * amount.times + amount.plus
    return number if amount.max is None else min(amount.max, number)


def _own_ads_other(game: PhiladelphiaState, seat: Seat, due: Due) -> int:
    return sum(ad.card != due.card for ad in game.agencies[seat].field)


def _months_on_this(game: PhiladelphiaState, seat: Seat, due: Due) -> int:
    ad = game.agencies[seat].ad(due.card)
    return 0 if ad is None else ad.months


_COUNTERS: dict[v.Counter, Callable[[PhiladelphiaState, Seat, Due], int]] = {
    "own_ads_other": _own_ads_other,
    "months_on_this": _months_on_this,
    "event_roles": lambda game, seat, due: due.roles,
    "event_cards": lambda game, seat, due: due.cards,
    "hand_size": lambda game, seat, due: len(game.agencies[seat].hand),
    "discarded": lambda game, seat, due: due.discarded,
    "scrapped_cost": lambda game, seat, due: due.scrapped,
}


def chosen_from(game: PhiladelphiaState, seat: Seat, due: Due, ads: v.AdSelector) -> tuple[str, ...]:
    """The posted ads a selector means; with `choose`, those that may be chosen (rules 9.2, AdSelector)."""
    if ads.pick in ("this", "event"):
        card = due.card if ads.pick == "this" else due.of
        return (card,) if owner_of(game, card) is not None and _meant(due, ads, card) else ()
    if ads.of == "self":
        fields = [game.agencies[seat].field]
    else:
        every = ads.of == "all"
        fields = [agency.field for owner, agency in enumerate(game.agencies) if every or owner != seat]
    return tuple([ad.card for field in fields for ad in field if _meant(due, ads, ad.card)])


def _meant(due: Due, ads: v.AdSelector, card: str) -> bool:
    if ads.exclude_this and card == due.card:
        return False
    if ads.filter is None:
        return True
    if ads.filter.industry not in (None, c.CARDS[card].kind.industry):
        return False
    return not ads.filter.has_post_effect or bool(c.SCRIPTS[card].repeatable)
