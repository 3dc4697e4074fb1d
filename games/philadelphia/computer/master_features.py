"""A Master's estimate of its chance to win Philadelphia: features of a position, and their weights.

The game is a race to ten points in hardly ten rounds, so the worth of gold, cards and posted ads changes:
early they make points, late only points and what can still be submitted count. The weights
(`feature_weights.json`) best explain who won games between players who follow them
(`scripts/feature_weights`), in natural logarithms of the odds: 0.5 turns 50 % into 62 %. There are two sets,
for a table without points and for one where a seat has reached the goal. In between they are mixed by the
points of the leader."""

from collections import Counter
from functools import lru_cache
from operator import mul
from pathlib import Path

from games.core import FACE_DOWN, Seat
from games.core.advice import FeatureWeights
from games.core.decoding import decoded_json
from games.core.learned_value import in_steps
from games.philadelphia.model import components as c
from games.philadelphia.model.roles import best_split, makes_roles, points
from games.philadelphia.model.standing_effects import months_left
from games.philadelphia.model.state import Agency, PhiladelphiaState
from games.philadelphia.rules.rounds import Round
from games.philadelphia.rules.turn import TurnActions

FILE = Path(__file__).parents[1] / "feature_weights.json"

WON = 12.0
"""The weight of victory; other differences at the end hardly count."""
SHARED = 0.01
"""The weight of a point once the game is over."""

GOLD = (4, 9, 20)
"""The steps in which gold is counted: what is needed at all, what is good to have, and more. Beyond the last
it counts nothing."""
NEAR_THE_GOAL = c.NUMBERS.vp_goal - 3
"""Points and roles together beyond this are within reach of the goal."""
LONG_STANDING = 3
"""A posted ad with this many rounds left is worth as much as one that lasts longer."""

FEATURES = (
    "points",
    "goal",
    "roles",
    "within_reach",
    "finish",
    "used",
    "gold_little",
    "gold_enough",
    "gold_plenty",
    "cards",
    "specialists",
    "flushes_begun",
    "crowded",
    "ads",
    "ads_gold",
    "ads_cards",
    "ads_standing",
    "actions",
)
"""The features of a position, in the order of `features`."""

CARD = 2.6
"""Approximate worth of a card, in gold; set by hand."""

Hand = tuple[str, ...]
Ads = tuple[tuple[str, int], ...]
"""Posted ads: their cards and the months left to them."""

Seen = tuple[int, int, Hand, Ads, int]
"""What a seat's features are read off: points, gold, the hand, the posted ads, and the actions left to it in
this round."""

WEIGHTS = decoded_json(FILE.read_bytes(), FeatureWeights)
_EARLY = tuple([WEIGHTS.early[name] for name in FEATURES])
_LATER = tuple([WEIGHTS.late[name] - WEIGHTS.early[name] for name in FEATURES])


def worths(game: PhiladelphiaState) -> list[float]:
    """The worth of a position to each seat; the difference of two seats is the logarithm of the odds."""
    if game.over:
        ended = sorted(game.scores, key=lambda score: score.seat)
        return [WON * (score.place == 1) + SHARED * score.points for score in ended]
    late = progress(game)
    each = zip(game.agencies, actions_left(game), strict=True)
    return [_worth(late, seen_of(agency, actions)) for agency, actions in each]


@lru_cache(maxsize=4096)
def _worth(late: float, seen: Seen) -> float:
    """The worth of what a seat has, at this progress of the game. A move changes that of few seats."""
    worth: float = sum(map(mul, features_of_seen(seen), _weights(late)))
    return worth


@lru_cache
def _weights(late: float) -> tuple[float, ...]:
    """The weights at this progress of the game; a leader's points are few numbers."""
    return tuple([early + late * later for early, later in zip(_EARLY, _LATER, strict=True)])


def progress(game: PhiladelphiaState) -> float:
    """The progress of the game: the leader's points relative to the goal."""
    return min(1.0, max([agency.vp for agency in game.agencies]) / c.NUMBERS.vp_goal)


def features(game: PhiladelphiaState, seat: Seat) -> tuple[float, ...]:
    """The features of a position for a seat, in the order of `FEATURES`."""
    return features_of_seen(seen_of(game.agencies[seat], actions_left(game)[seat]))


def seen_of(agency: Agency, actions: int) -> Seen:
    """What the features of an agency are read off."""
    ads = tuple([(ad.card, months_left(ad)) for ad in agency.field])
    return agency.vp, agency.gold, tuple(agency.hand), ads, actions


def features_of_seen(seen: Seen) -> tuple[float, ...]:
    """The features of an agency, in the order of `FEATURES`."""
    vp, gold, hand, ads, actions = seen
    roles, used, cards, specialists, begun, crowded = _of_hand(hand)
    return (
        vp,
        vp >= c.NUMBERS.vp_goal,
        roles,
        max(0, vp + roles - NEAR_THE_GOAL),
        actions > 0 and vp < c.NUMBERS.vp_goal <= vp + roles,
        used,
        *in_steps(gold, GOLD)[:-1],
        cards,
        specialists,
        begun,
        crowded,
        *_of_field(ads),
        actions,
    )


def actions_left(game: PhiladelphiaState) -> list[int]:
    """Number of actions each seat has left in this round (rules 3). Positions in mid-round can be compared
    only with it."""
    left = [0] * len(game.agencies)
    for phase in game.phases:
        if isinstance(phase, Round):
            for seat in phase.to_act:
                left[seat] += c.NUMBERS.actions_per_turn
        elif isinstance(phase, TurnActions):
            left[phase.seat] += phase.left
    return left


@lru_cache(maxsize=4096)
def _of_hand(hand: Hand) -> tuple[int, int, int, int, int, int]:
    """Features of a hand: the points of its best roles and their cards, other cards that form roles,
    specialists, industries with two of the other cards, and cards too many to explore."""
    split = best_split(tuple([card for card in hand if card != FACE_DOWN]))
    used = {card for _, cards in split for card in cards}
    known = [c.CARDS[card] for card in hand if card not in used and card != FACE_DOWN]
    rest = [card.kind.industry for card in known if makes_roles(card.kind)]
    begun = sum([1 for many in Counter(rest).values() if many > 1])
    crowded = max(0, len(hand) - c.NUMBERS.hand_limit + 1)
    return points(split), len(used), len(rest), len(known) - len(rest), begun, crowded


def _of_field(ads: Ads) -> tuple[float, float, float, float]:
    """Features of posted ads: their number, the gold and cards they may still pay by their chance to be
    hired, and their standing effects."""
    many = gold = cards = standing = 0.0
    for card, months in ads:
        kind, rolls = c.CARDS[card].kind, max(0, months)
        chance = chance_to_be_hired(card, rolls)
        many += 1
        gold += chance * kind.gold
        cards += chance * kind.cards
        standing += sum(standing_effects(card)) * min(1.0, rolls / LONG_STANDING)
    return many, gold, cards, standing


@lru_cache(maxsize=1024)
def chance_to_be_hired(card: str, rolls: int) -> float:
    """The chance that an ad is hired within this many rolls."""
    return 1 - (1 - len(c.CARDS[card].faces) / len(c.FACES)) ** rolls


@lru_cache(maxsize=128)
def standing_effects(card: str) -> tuple[int, bool]:
    """Number of things that an ad modifies while it is posted, and whether other cards set off effects of
    it."""
    script = c.SCRIPTS[card]
    others = any(effect.trigger.source != "this" for effect in script.triggered.values())
    return len({static.modify for static in script.statics}), others
