"""The considerations of Philadelphia, for computer players, hints and reviews.

Points are victory points. A gold is about a tenth of a point while there is little of it. A card of the
hand is about a quarter, more if it forms a role with others."""

from collections import Counter
from pathlib import Path
from typing import Any

from games.core import FACE_DOWN, Advisor, ChanceScale, HintSettings, NoviceSettings, Seat, gain, odds_of
from games.core.choices.answers import Chooser
from games.core.copying import copied
from games.core.dealing import deal_anew
from games.core.learned_value import in_steps
from games.philadelphia.computer.hints import tells
from games.philadelphia.computer.master_features import (
    CARD,
    LONG_STANDING,
    chance_to_be_hired,
    progress,
    standing_effects,
)
from games.philadelphia.model import components as c
from games.philadelphia.model.roles import best_split, makes_roles, points
from games.philadelphia.model.standing_effects import months_left, reward
from games.philadelphia.model.state import Ad, PhiladelphiaState
from games.philadelphia.rules.turn import UseItem
from games.philadelphia.rules.view import open_cards

# All numbers here are set by hand and tuned in games of computer players (docs/computers.md).

LEADING = 0.5
"""What being first counts before the end, once the goal is reached."""
POOR, RICH, SECOND, THIRD = 6, 14, 0.6, 0.25
"""Up to POOR each gold counts in full, up to RICH the share SECOND of it, and beyond that the share THIRD."""
ANY_CARD, MAKES_ROLES, SAME_NAME, SAME_INDUSTRY, CROWDED = 0.8, 0.2, 0.5, 0.3, 1.5
"""What a card of the hand counts, what more if it can be in a role, for each other card of its name, and for
each other card of its industry; what each card beyond a hand that may explore takes away."""
MODIFIES, SET_OFF = 1.2, 0.8
"""The worth in gold of each thing that a posted ad modifies, and of effects that other cards set off."""
MAY_PAY = 0.75
"""The share that counts of what an ad is expected to pay: some leave before."""
EXTRA_DIE = 0.3
"""The share of the best ad's reward that a further die is worth."""


def _vp(game: PhiladelphiaState, seat: Seat) -> float:
    return game.agencies[seat].vp


def _won(game: PhiladelphiaState, seat: Seat) -> float:
    """First place at the end of the game; before, being in front with the goal reached."""
    if game.over:
        return float(any(score.seat == seat and score.place == 1 for score in game.scores))
    mine = game.agencies[seat].vp
    return (
        LEADING if mine >= c.NUMBERS.vp_goal and all(mine >= agency.vp for agency in game.agencies) else 0.0
    )


def _gold(game: PhiladelphiaState, seat: Seat) -> float:
    """Gold; the first pieces count in full."""
    gold = game.agencies[seat].gold
    first, second, third = in_steps(gold, (POOR, RICH))
    return first + SECOND * second + THIRD * third


def _roles(game: PhiladelphiaState, seat: Seat) -> float:
    """Points that the hand could score now."""
    return points(best_split(tuple([card for card in game.agencies[seat].hand if card != FACE_DOWN])))


def _hand(game: PhiladelphiaState, seat: Seat) -> float:
    """The cards of the hand on their own: those that share a name or industry are worth more, a hand too
    full to explore less."""
    hand = [c.CARDS[card] for card in game.agencies[seat].hand if card != FACE_DOWN]
    names = Counter(card.name for card in hand)
    industries = Counter(card.kind.industry for card in hand)
    worth = 0.0
    for card in hand:
        worth += ANY_CARD
        if makes_roles(card.kind):
            worth += MAKES_ROLES + SAME_NAME * (names[card.name] - 1)
            worth += SAME_INDUSTRY * (industries[card.kind.industry] - names[card.name])
    return worth - CROWDED * max(0, len(hand) - c.NUMBERS.hand_limit + 1)


def _field(game: PhiladelphiaState, seat: Seat) -> float:
    """What the posted ads may still pay, by their chance to be hired, and their standing effects."""
    return sum([_ad(game, seat, ad) for ad in game.agencies[seat].field])


def _ad(game: PhiladelphiaState, seat: Seat, ad: Ad) -> float:
    """What a posted ad is worth, in gold."""
    rolls = max(0, months_left(ad))
    paid = reward(game, seat, ad.card) + CARD * c.CARDS[ad.card].kind.cards
    modified, others = standing_effects(ad.card)
    standing = MODIFIES * modified + SET_OFF * others
    return MAY_PAY * chance_to_be_hired(ad.card, rolls) * paid + standing * min(1.0, rolls / LONG_STANDING)


def _dice(game: PhiladelphiaState, seat: Seat) -> float:
    """More dice in this round's hiring phase, for the posted ads."""
    agency = game.agencies[seat]
    best = max([reward(game, seat, ad.card) for ad in agency.field], default=0)
    return EXTRA_DIE * best * agency.extra_dice


def _rivals(game: PhiladelphiaState, seat: Seat) -> float:
    """The points of the best other seat."""
    return max(agency.vp for at, agency in enumerate(game.agencies) if at != seat)


def imagine(view: PhiladelphiaState, seat: Seat, rng: Chooser) -> PhiladelphiaState:
    """A possible game: face-down decks and hands are dealt from the unseen cards."""
    game = copied(view)
    deal_anew(c.CARDS, open_cards(game), [game.deck, *(agency.hand for agency in game.agencies)], rng)
    using = [phase.item for phase in game.phases if isinstance(phase, UseItem)]
    items = (*game.market, *game.item_discard, *game.field_cards, *using)
    deal_anew(c.ITEM_DECK, items, [game.item_deck], rng)
    return game


ADVISOR: Advisor[Any] = Advisor(
    considerations=(
        gain("vp", 1.0, _vp),
        gain("won", 10.0, _won),
        gain("gold", 0.1, _gold),
        gain("roles", 0.4, _roles),
        gain("hand", 0.1, _hand),
        gain("field", 0.1, _field),
        gain("dice", 0.1, _dice),
        gain("rivals", -0.2, _rivals),
    ),
    imagine=imagine,
    novice=NoviceSettings(1.5),
    hints=HintSettings(tells=tells),
    scale=ChanceScale(lambda game: 1 - progress(game), odds_of(Path(__file__).parents[1] / "chances.json")),
)
