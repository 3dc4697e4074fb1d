"""Standing effects of posted cards and cards in play: costs, income, replaced losses, reversals (rules
9.3)."""

from collections.abc import Sequence

from games.core import Seat
from games.philadelphia.model import components as c
from games.philadelphia.model import vocabulary as v
from games.philadelphia.model.state import Ad, Agency, PhiladelphiaState


def holds(agency: Agency, conditions: Sequence[v.Condition]) -> bool:
    """Whether all conditions are true of the owner (rules 9.2, Cond)."""
    return not conditions or all(_holds(agency, condition) for condition in conditions)


def _holds(agency: Agency, condition: v.Condition) -> bool:
    hand = len(agency.hand)
    return (
        (condition.hand_lte is None or hand <= condition.hand_lte)
        and (condition.hand_gte is None or hand >= condition.hand_gte)
        and (condition.own_ads_gte is None or len(agency.field) >= condition.own_ads_gte)
        and (condition.gold_lte is None or agency.gold <= condition.gold_lte)
    )


def standing(agency: Agency, modify: v.Modified, other_than: str = "") -> list[tuple[str, v.Static]]:
    """The modifiers of a kind on an agency's posted ads, each with its card, oldest ad first. Those of the
    card `other_than` are left out (an ad's modifier doesn't apply to itself)."""
    table = c.STANDING[modify]
    return [
        (ad.card, static)
        for ad in agency.field
        if ad.card in table and ad.card != other_than
        for static in table[ad.card]
        if holds(agency, static.conditions)
    ]


def total(agency: Agency, modify: v.Modified, other_than: str = "") -> int:
    """The sum of an agency's modifiers of a kind."""
    return sum([worth(static) for _, static in standing(agency, modify, other_than)])


def worth(static: v.Static) -> int:
    """The number of a modifier; "same" has none."""
    return static.value if isinstance(static.value, int) else 0


def post_cost(agency: Agency, card: str, discount: int = 0) -> int:
    """The present cost of posting a card of the hand: its own price, then all modifiers, never below 0."""
    return own_cost(agency, card, price_change(agency) - discount)


def price_change(agency: Agency) -> int:
    """The sum of an agency's price modifiers for any card of its hand; below 0 if it pays less."""
    others = [one for _, one in standing(agency, "post_cost") if one.applies_to == "own_other"]
    return sum([worth(static) for static in others])


def own_cost(agency: Agency, card: str, change: int) -> int:
    """A card's price (which it may set itself) with a known change."""
    cost = c.CARDS[card].kind.cost
    for static in c.STANDING["post_cost"].get(card, ()):
        if static.applies_to == "this" and holds(agency, static.conditions):
            cost = worth(static)
    return max(0, cost + change)


def item_cost(agency: Agency, item: str) -> int:
    """The present cost of an item for an agency."""
    return max(0, c.ITEMS[item].cost + total(agency, "item_cost"))


def reward(game: PhiladelphiaState, seat: Seat, card: str) -> int:
    """The gold an ad pays when it is hired, bonuses included (rules 6.4)."""
    gold = c.CARDS[card].kind.gold + total(game.agencies[seat], "hire_reward", card)
    for field in game.field_cards:
        gold += sum([worth(static) for static in c.STANDING["hire_reward"].get(field, ())])
    return gold


def replaced(agency: Agency, loss: int, by: str = "") -> tuple[str, int] | None:
    """The card that turns a loss into a gain, and the gain: the highest of several. Never the card `by`
    that causes the loss."""
    statics = standing(agency, "replace_loss", by)
    gains = [(card, loss if static.value == "same" else worth(static)) for card, static in statics]
    return max(gains, key=lambda gain: gain[1], default=None)


def inverter(agency: Agency, card: str) -> str | None:
    """The posted card that reverses the on-posting effects of another, if there is one."""
    return next((by for by, _ in standing(agency, "invert_post", card)), None)


def die_shift(agency: Agency) -> int:
    """An agency's maximum shift of its dice."""
    return max([worth(static) for _, static in standing(agency, "die_shift")], default=0)


def faces_of(dice: Sequence[int], shift: int) -> int:
    """The faces that hire after a shift, as a bit mask; faces off the die hire nothing (rules 6.2)."""
    return sum({1 << face + shift for face in dice if face + shift in c.FACES})


def hired_by(agency: Agency, dice: Sequence[int], shift: int) -> tuple[str, ...]:
    """The ads an agency's dice hire, in posting order (rules 6.3)."""
    faces = faces_of(dice, shift)
    return tuple([ad.card for ad in agency.field if faces & c.CARDS[ad.card].hired_on])


def months_left(ad: Ad) -> int:
    """Number of update phases before an ad breaches."""
    return c.CARDS[ad.card].kind.period - ad.months
