"""The considerations of Florence, for computer players, hints and reviews.

Points are prestige points. `forecast.py` says what things are worth; the numbers here are set by hand like
those there."""

from pathlib import Path
from typing import Any

from games.core import (
    FACE_DOWN,
    Advisor,
    ChanceScale,
    Consideration,
    HintSettings,
    Move,
    NoviceSettings,
    Seat,
    gain,
    odds_of,
)
from games.core.choices.answers import Chooser
from games.core.copying import copied
from games.core.dealing import deal_anew
from games.florence.computer.forecast import (
    PER_FLORIN,
    PER_WV,
    character_points,
    object_points,
    price_points,
    wv_to_come,
)
from games.florence.computer.hints import tells
from games.florence.model import components as c
from games.florence.model import moves
from games.florence.model.prestige import prestige_pp
from games.florence.model.state import FlorenceState, Principality, preferred
from games.florence.model.work import WV_PREFERRED
from games.florence.rules.auction import Bidding, Selecting
from games.florence.rules.cards import PickCard
from games.florence.rules.character_bidding.bids import CharacterBidding
from games.florence.rules.character_bidding.wishes import amount_of
from games.florence.rules.setup import ChooseHand
from games.florence.rules.turn import Actions
from games.florence.rules.view import HIDDEN_MONEY, NOT_SHOWN

LATE_FLORINS = (0.35, 0.7)
"""The worth of a florin in the last round and in the one before, relative to the rounds before these."""
HOPE = 1.2
"""Points that a prestige card counts at least before the last two rounds: it may still be fulfilled."""
SAVED, TOUCHING = 0.8, 120
"""The share that counts of what builders save on a building, and the worth in florins of places that touch
another building, in a whole game."""
RECRUIT_ROUNDS = 3
"""A recruiting card counts for each round that is left, at most this many."""
KEPT_BANKER = 0.5
"""The share of the points for its florins that counts for who keeps the Banker: it may yet spend them."""

RIVAL, MOST_RIVALS = 130, 3
"""The florins that each rival is expected to add to an opening bid, and the number of those who do."""
LEAST_BARGAIN, OPENING = 0.05, 0.1
"""What putting an object up counts at least, and what it counts beyond the bargain: leaving counts 0."""
GOOD_LIMIT = 0.5
"""The share of a character's worth that counts for a limit that is not above it."""
WISHES, SECOND_WISH, FURTHER_WISH = 2, 0.4, 0.3
"""The number of wishes that are judged, the weight of the second, and what each further one costs."""
BEING_ASKED = 0.2
"""What it costs to be asked again once no limit is left, instead of passing."""

SUPPOSED_FLORINS = 1500
"""The assumed florins of others if the table hides them."""


def left(game: FlorenceState) -> float:
    """The share of the turns that are left."""
    to_act = next((len(one.to_play) + 1 for one in game.phases if isinstance(one, Actions)), len(game.houses))
    return (game.rounds_left + to_act / len(game.houses)) / c.ROUNDS


def _outlook(game: FlorenceState, seat: Seat) -> tuple[FlorenceState, Principality, Seat, int]:
    """A position, the seat's principality, the seat, and the number of rounds after this one."""
    return game, game.houses[seat], seat, game.rounds_left


def _pp(game: FlorenceState, house: Principality, seat: Seat, rounds_left: int) -> float:
    return house.pp


def _florins(game: FlorenceState, house: Principality, seat: Seat, rounds_left: int) -> float:
    """Florins, worth less towards the end."""
    return house.florins * (1.0 if rounds_left > 1 else LATE_FLORINS[rounds_left])


def _works(game: FlorenceState, house: Principality, seat: Seat, rounds_left: int) -> float:
    return wv_to_come(game, house)


def _prestige(game: FlorenceState, house: Principality, seat: Seat, rounds_left: int) -> float:
    """The present worth of one's own prestige cards, including chances."""
    hope = HOPE if rounds_left > 1 else 0.0
    houses = game.houses
    return sum([max(prestige_pp(card, houses, seat), hope) for card in house.prestige if card != FACE_DOWN])


def _freedom_to_build(game: FlorenceState, house: Principality, seat: Seat, rounds_left: int) -> float:
    """Builders make future buildings cheaper and free their places: in florins."""
    builders = house.builders
    cheaper = SAVED * (c.BUILDING_COST[0] - c.BUILDING_COST[builders])
    freer = TOUCHING if builders >= c.TOUCHING_FROM_BUILDERS else 0
    return (cheaper + freer) * rounds_left / (c.ROUNDS - 1)


def _recruits(game: FlorenceState, house: Principality, seat: Seat, rounds_left: int) -> float:
    return house.recruits * min(rounds_left + 1, RECRUIT_ROUNDS)


def _characters(game: FlorenceState, house: Principality, seat: Seat, rounds_left: int) -> float:
    """The worth of the characters that a seat holds or keeps, in points."""
    if game.characters is None:
        return 0.0
    held = {name for name, holder in game.characters.holders.items() if holder == seat}
    worth = sum([character_points(game, seat, name) for name in held])
    if game.characters.keeper == seat:
        worth += house.florins / c.BANKER_FLORINS_PER_PP * KEPT_BANKER
    return worth


def _bargain(before: FlorenceState, after: FlorenceState, seat: Seat, move: Move) -> float:
    """A bid: the worth of the object less its price, in points."""
    top = before.phases[-1]
    if isinstance(move, moves.OpenAuction) and isinstance(top, Selecting):
        expected = c.OPENING_BID + RIVAL * min(len(top.taking_part) - 1, MOST_RIVALS)
        worth = object_points(before, seat, move.kind) - price_points(before, expected)
        return max(worth, LEAST_BARGAIN) + OPENING
    if isinstance(move, moves.Raise) and isinstance(top, Bidding):
        return object_points(before, seat, top.kind) - price_points(before, move.amount)
    if isinstance(move, moves.BidCharacter) and isinstance(top, CharacterBidding):
        return _margin(before, seat, move.character, move.space)
    if isinstance(move, moves.SetLimits):
        return _limits(before, seat, move.wishes) - (BEING_ASKED if move.then == "ask" else 0.0)
    return 0.0


def _margin(game: FlorenceState, seat: Seat, name: str, space: int) -> float:
    """The worth of a character less what a bidding space costs, in points."""
    return character_points(game, seat, name) - price_points(game, amount_of(space))


def _limits(game: FlorenceState, seat: Seat, wishes: moves.Wishes) -> float:
    """Limits are good if each is a little below the worth of its character, the best first."""
    total, weight = 0.0, 1.0
    for name, space in wishes[:WISHES]:
        margin = _margin(game, seat, name, space)
        total += weight * (GOOD_LIMIT * character_points(game, seat, name) if margin >= 0 else margin)
        weight *= SECOND_WISH
    return total - FURTHER_WISH * max(len(wishes) - WISHES, 0)


def _shared(before: FlorenceState, after: FlorenceState, seat: Seat, move: Move) -> float:
    """The first hand: the common needs of its cards have to be met only once, in WV."""
    top = before.phases[-1]
    if not isinstance(move, moves.ReturnCard) or not isinstance(top, ChooseHand):
        return 0.0
    kept = [card for card in top.dealt[seat] if card != move.profession]
    wanted = zip(*[preferred(card, before.options.landscapes) for card in kept], strict=True)
    shared = [len(things) - len(set(things)) for things in wanted]
    return float(sum([wv * count for wv, count in zip(WV_PREFERRED, shared, strict=True)]))


def _sale(before: FlorenceState, after: FlorenceState, seat: Seat, move: Move) -> float:
    """A sale of prestige points, beyond their worth: -1, however many are sold."""
    return -1.0 if isinstance(move, moves.SellPrestige) else 0.0


def imagine(view: Any, seat: Seat, rng: Chooser) -> Any:
    """A possible game: the cards the seat can't see are dealt anew, and hidden money is supposed."""
    game = copied(view)
    picks = [phase for phase in game.phases if isinstance(phase, PickCard)]
    choosing = [phase for phase in game.phases if isinstance(phase, ChooseHand)]
    hands = [house.hand for house in game.houses] + [cards for phase in choosing for cards in phase.dealt]
    bonus, prestige = [house.bonus for house in game.houses], [house.prestige for house in game.houses]
    played = [card for house in game.houses for card in house.table]
    for deck, cards, seen, lists in (
        ("profession", c.PROFESSIONS, played, [*hands, game.professions]),
        ("bonus", c.BONUS_CARDS, game.used_bonus, [*bonus, game.bonus_deck]),
        ("prestige", c.PRESTIGE_CARDS, (), [*prestige, game.prestige_deck]),
    ):
        deal_anew(cards, seen, [*lists, *(pick.cards for pick in picks if pick.deck == deck)], rng)
    for phase in choosing:
        phase.returned = [
            phase.dealt[owner][0] if card == NOT_SHOWN else card for owner, card in enumerate(phase.returned)
        ]
    for house in game.houses:
        if house.florins == HIDDEN_MONEY:
            house.florins = SUPPOSED_FLORINS
    return game


ADVISOR: Advisor[Any] = Advisor(
    considerations=(
        gain("prestige-points", 1.0, _pp),
        gain("florins", PER_FLORIN, _florins),
        gain("works", PER_WV, _works),
        gain("prestige-cards", 1.0, _prestige),
        gain("building", PER_FLORIN, _freedom_to_build),
        gain("recruits", 0.7, _recruits),
        gain("characters", 1.0, _characters),
        Consideration("bargain", 1.0, _bargain),
        Consideration("shared", PER_WV, _shared),
        Consideration("sale", 0.3, _sale),
    ),
    imagine=imagine,
    outlook=_outlook,
    novice=NoviceSettings(2),
    hints=HintSettings((moves.SellPrestige, moves.Recruit, moves.UseMerchant, moves.UseProfessor), tells),
    scale=ChanceScale(left, odds_of(Path(__file__).parents[1] / "chances.json")),
)
