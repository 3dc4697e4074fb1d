"""The vocabulary of card effects: events, operations, selectors, amounts, conditions and standing
modifiers, as components.json spells them (rules 9); it says money for gold. Nothing here knows a card."""

from typing import Annotated, Literal

import msgspec

EventName = Literal["post", "hire", "breach", "explore", "acquire", "submit", "buy", "update_start", "use"]
Source = Literal["this", "own_other", "own_any"]
Counter = Literal[
    "own_ads_other", "months_on_this", "event_roles", "event_cards", "hand_size", "discarded", "scrapped_cost"
]
MOST = 99
"""The highest number on a card, so that no effect can run for ever; of cards it means any number."""
Small = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Some = Annotated[int, msgspec.Meta(ge=1, le=MOST)]
"""Numbers on a card: any, and those that can't be 0."""

SOURCES_OF: dict[str, tuple[str, ...]] = {
    "post": ("this", "own_other"),
    "hire": ("this", "own_other"),
    "breach": ("this", "own_other"),
    "explore": ("own_any",),
    "acquire": ("own_any",),
    "submit": ("own_any",),
    "buy": ("own_any",),
    "update_start": ("own_any",),
    "use": ("this",),
}
"""Whose effects an event can trigger (rules 9.1)."""

COUNTERS_OF: dict[str, tuple[str, ...]] = {
    "acquire": ("event_cards",),
    "submit": ("event_roles", "event_cards"),
}
"""Further counters of an event."""


class _Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A piece of an effect."""


class CountedAmount(_Word, frozen=True):
    """min(max, counter x times + plus)."""

    count: Counter
    times: Small = 1
    plus: Small = 0
    max: Small | None = None


Amount = Small | CountedAmount


class Filter(_Word, frozen=True):
    """Which ads a selector means: those of an industry, those with an on-posting effect to repeat."""

    industry: str | None = None
    has_post_effect: bool = False


class AdSelector(_Word, frozen=True):
    """Posted ads: whose, and which of them (rules 9.2)."""

    of: Literal["self", "opponents", "all"]
    pick: Literal["choose", "all", "this", "event"]
    n: Some = 1
    up_to: bool = False
    exclude_this: bool = False
    filter: Filter | None = None


class _Op(_Word, frozen=True, tag_field="op"):
    """One operation of a triggered effect (rules 9.2)."""


class GainGold(_Op, frozen=True, tag="gain_money"):
    amount: Amount


class LoseGold(_Op, frozen=True, tag="lose_money"):
    amount: Amount


class StealGold(_Op, frozen=True, tag="steal_money"):
    of: Literal["choose", "opponents"]
    amount: Amount


class Draw(_Op, frozen=True, tag="draw"):
    n: Amount


class Discard(_Op, frozen=True, tag="discard"):
    n: Some
    up_to: bool = False


class Look(_Op, frozen=True, tag="look"):
    look: Some
    take: Small


class Salvage(_Op, frozen=True, tag="salvage"):
    n: Some


class AddMonths(_Op, frozen=True, tag="add_months"):
    ads: AdSelector
    n: Some


class RemoveMonths(_Op, frozen=True, tag="remove_months"):
    ads: AdSelector
    n: Some | Literal["all"]


class ReturnAd(_Op, frozen=True, tag="return_ad"):
    ads: AdSelector


class ScrapAd(_Op, frozen=True, tag="scrap_ad"):
    ads: AdSelector


class Retrigger(_Op, frozen=True, tag="retrigger"):
    ads: AdSelector


class HireNow(_Op, frozen=True, tag="hire_now"):
    ads: AdSelector


class PostAds(_Op, frozen=True, tag="post_ads"):
    n: Some
    up_to: bool = True
    discount: Small = 0


class ExtraRoll(_Op, frozen=True, tag="extra_roll"):
    pass


GoldOp = GainGold | LoseGold | StealGold
CardsOp = Draw | Discard | Look | Salvage
MonthsOp = AddMonths | RemoveMonths
AdsOp = ReturnAd | ScrapAd | Retrigger | HireNow | PostAds
Op = GoldOp | CardsOp | MonthsOp | AdsOp | ExtraRoll

PostedAdsOp = MonthsOp | ReturnAd | ScrapAd | Retrigger | HireNow
"""Operations on posted ads."""


def number_of(op: Op) -> Amount | Literal["all"] | None:
    """The number of an operation: gold, cards, markers; None if it has none."""
    match op:
        case GainGold() | LoseGold() | StealGold():
            return op.amount
        case Draw() | Discard() | Salvage() | AddMonths() | RemoveMonths() | PostAds():
            return op.n
    return None


class Condition(_Word, frozen=True):
    """One of these, checked on the owner of the effect (rules 9.2, Cond)."""

    hand_lte: Small | None = None
    hand_gte: Small | None = None
    own_ads_gte: Small | None = None
    gold_lte: Small | None = msgspec.field(name="money_lte", default=None)


class Trigger(_Word, frozen=True):
    """The event that triggers an effect, and which card of the owner it happens to."""

    event: EventName
    source: Source


class _Effect(_Word, frozen=True, tag_field="kind"):
    """One effect of a card; `conditions` stands under "if"."""


class Triggered(_Effect, frozen=True, tag="triggered"):
    """Operations carried out on an event; the owner may decline an `optional` one."""

    trigger: Trigger
    ops: Annotated[tuple[Op, ...], msgspec.Meta(min_length=1)] = msgspec.field(name="do")
    conditions: tuple[Condition, ...] = msgspec.field(name="if", default=())
    optional: bool = False


Modified = Literal[
    "post_cost",
    "item_cost",
    "explore_reveal",
    "explore_take",
    "hire_reward",
    "replace_loss",
    "invert_post",
    "die_shift",
]


class Static(_Effect, frozen=True, tag="static"):
    """What holds while the card is posted or in play (rules 9.3)."""

    modify: Modified
    mode: Literal["add", "set"] = "add"
    value: Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)] | Literal["same"] = 0
    applies_to: Literal["this", "own_other", "all"] | None = None
    conditions: tuple[Condition, ...] = msgspec.field(name="if", default=())


Effect = Triggered | Static
