"""The considerations of Florence, for computer players, hints and reviews.

Points are prestige points. A work earns 100 florins a WV or half a point, so 200 florins are about a point
while there are works to spend them on. Towards the end they are worth less."""

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from games.core import FACE_DOWN, Advisor, Consideration, Move, Note, Seat, gain, note, odds_of
from games.core.choices.answers import Chooser
from games.core.dealing import deal_anew, own_copy
from games.florence.model import components as c
from games.florence.model import moves
from games.florence.model.prestige import prestige_pp
from games.florence.model.state import FlorenceState, Principality, Tile
from games.florence.model.work import WV_PREFERRED, Works, best_bonus, met_wv
from games.florence.rules.auction import Bidding, Selecting
from games.florence.rules.bidding.character_bids import CharacterBidding, amount_of
from games.florence.rules.cards import PickCard
from games.florence.rules.setup import ChooseHand
from games.florence.rules.turn import Actions
from games.florence.rules.view import HIDDEN_MONEY, NOT_SHOWN

PER_FLORIN = 1 / 230
"""Points per florin while there is time to use it."""

SAVED, TOUCHING = 0.8, 120
"""The share that counts of what builders save on a building, and the worth in florins of places that touch
another building, in a whole game."""

SUPPOSED_FLORINS = 1500
"""The assumed florins of others if the table hides them."""


def rounds_left(game: FlorenceState) -> int:
    """Number of rounds after this one."""
    return c.ROUNDS - game.round


def left(game: FlorenceState) -> float:
    """The share of the turns that are left."""
    to_act = next((len(one.to_play) + 1 for one in game.phases if isinstance(one, Actions)), len(game.houses))
    return (rounds_left(game) + to_act / len(game.houses)) / c.ROUNDS


def _outlook(game: FlorenceState, seat: Seat) -> tuple[FlorenceState, Principality, Seat, int]:
    """A position, the seat's principality, the seat, and the number of rounds after this one."""
    return game, game.houses[seat], seat, c.ROUNDS - game.round


def _pp(game: FlorenceState, house: Principality, seat: Seat, later: int) -> float:
    return house.pp


def _florins(game: FlorenceState, house: Principality, seat: Seat, later: int) -> float:
    """Florins, worth less towards the end."""
    return house.florins * (1.0 if later > 1 else (0.35, 0.7)[later])


def _works(game: FlorenceState, house: Principality, seat: Seat, later: int) -> float:
    """The worth, in WV, of the works that can still be completed: the best of the hand, as many as there
    is time for. Those below the coming minimum count less."""
    if not house.hand or game.over:
        return 0.0
    works = Works(game, house)
    minimum = c.MINIMUM_WV[min(max(game.round, 1), c.ROUNDS - 1)]
    reading, best, most = game.options.landscapes, best_bonus(game, house), 2 * (later + 1)
    return worth_of_hand(tuple(house.hand), reading, works.owned, works.base, best, minimum, most)


@lru_cache(maxsize=4096)
def worth_of_hand(
    hand: tuple[str, ...], reading: str, owned: frozenset[str], base: int, bonus: int, minimum: int, most: int
) -> float:
    """The same for a hand, with what the works have in common and the bonus of the best. Few moves change
    any of it."""
    met = [base + sum(met_wv(reading, card, owned)) for card in hand if card != FACE_DOWN]
    values = sorted(met, reverse=True)[:most]
    total = 0.0
    for at, value in enumerate(values):
        reached = value + (bonus if at == 0 else 0)
        share = 1.0 if reached >= minimum else max(0.25, 1 - 0.09 * (minimum - reached))
        total += reached * share * 0.92**at
    return total


def _prestige(game: FlorenceState, house: Principality, seat: Seat, later: int) -> float:
    """The present worth of one's own prestige cards, including chances."""
    hope = 1.2 if later > 1 else 0.0
    houses = game.houses
    return sum([max(prestige_pp(card, houses, seat), hope) for card in house.prestige if card != FACE_DOWN])


def _freedom_to_build(game: FlorenceState, house: Principality, seat: Seat, later: int) -> float:
    """Builders make future buildings cheaper and free their places: in florins."""
    builders = house.builders
    cheaper = SAVED * (c.BUILDING_COST[0] - c.BUILDING_COST[builders])
    freer = TOUCHING if builders >= c.TOUCHING_FROM_BUILDERS else 0
    return (cheaper + freer) * later / (c.ROUNDS - 1)


def _recruits(game: FlorenceState, house: Principality, seat: Seat, later: int) -> float:
    return house.recruits * min(later + 1, 3)


def _characters(game: FlorenceState, house: Principality, seat: Seat, later: int) -> float:
    """The worth of a held character, in points."""
    if game.characters is None:
        return 0.0
    held = {name for name, holder in game.characters.holders.items() if holder == seat}
    worth = sum([_character_points(game, seat, name) for name in held])
    if game.characters.keeper == seat:
        worth += house.florins / c.BANKER_FLORINS_PER_PP * 0.5
    return worth


def _character_points(game: FlorenceState, seat: Seat, name: str) -> float:
    house = game.houses[seat]
    if name == "banker":
        pot = game.characters.pot if game.characters is not None else 0
        return pot * PER_FLORIN
    if name == "merchant":
        return 2.5 if rounds_left(game) else 2.0
    worth = {
        "muse": game.round * 0.75,
        "cardinal": 2.4,
        "princess": 3.0 + 0.4 * len(house.tiles),
        "professor": 2.6,
    }
    return worth.get(name, 0.0)


def object_points(game: FlorenceState, seat: Seat, kind: str) -> float:
    """The worth of an auctioned object, in points: the position with it less the position without it."""
    house = game.houses[seat]
    if kind == "prestige":
        return 3.8
    if kind == "recruit":
        return 1.9 if rounds_left(game) else 0.8
    if kind == "builder":
        pp = c.BUILDER_PP[min(house.builders, len(c.BUILDER_PP) - 1)]
        return pp + 1.7 * rounds_left(game) / (c.ROUNDS - 1)
    after = _with(house, kind)
    game.houses[seat], before = after, _potential(game, seat)
    found = _potential(game, seat) - before
    game.houses[seat] = house
    if kind in c.LANDSCAPES and house.has_tile(kind):
        found += c.REPEAT_LANDSCAPE_PP
    # What also serves future cards.
    return found + (0.35 if kind == "jester" else 0.25) * rounds_left(game)


def _with(house: Principality, kind: str) -> Principality:
    """The same principality with one more jester or landscape, wherever it fits."""
    if kind == "jester":
        return msgspec.structs.replace(house, jesters=house.jesters + 1)
    return msgspec.structs.replace(house, tiles=[*house.tiles, Tile(kind, ())])


def _potential(game: FlorenceState, seat: Seat) -> float:
    return 0.38 * _works(*_outlook(game, seat))


def _use(game: FlorenceState) -> float:
    """What florins that buy an object would be good for otherwise: less towards the end."""
    return 1.0 if rounds_left(game) > 1 else 0.75


def _bargain(before: FlorenceState, after: FlorenceState, seat: Seat, move: Move) -> float:
    """A bid: the worth of the object less its price."""
    top = before.phases[-1]
    use = _use(before)
    if isinstance(move, moves.OpenAuction) and isinstance(top, Selecting):
        rivals = len(top.taking_part) - 1
        expected = c.OPENING_BID + 130 * min(rivals, 3)
        return max(object_points(before, seat, move.kind) - expected * PER_FLORIN * use, 0.05) + 0.1
    if isinstance(move, moves.Raise) and isinstance(top, Bidding):
        return object_points(before, seat, top.kind) - move.amount * PER_FLORIN * use
    if isinstance(move, moves.BidCharacter) and isinstance(top, CharacterBidding):
        return _character_points(before, seat, move.character) - amount_of(move.space) * PER_FLORIN * use
    if isinstance(move, moves.GoUpTo):
        return _limits(before, seat, move.wishes, use) - (0.2 if move.then == "ask" else 0.0)
    return 0.0


def _limits(game: FlorenceState, seat: Seat, wishes: moves.Wishes, use: float) -> float:
    """Limits are good if each is a little below the worth of its character, the best first."""
    total, weight = 0.0, 1.0
    for name, space in wishes[:2]:
        margin = _character_points(game, seat, name) - amount_of(space) * PER_FLORIN * use
        total += weight * (0.5 * _character_points(game, seat, name) if margin >= 0 else margin)
        weight *= 0.4
    return total - 0.3 * max(len(wishes) - 2, 0)


def _waste(before: FlorenceState, after: FlorenceState, seat: Seat, move: Move) -> float:
    """Unused actions at the end of a turn: no points lost, but none gained."""
    return -1.0 if isinstance(move, moves.SellPrestige) else 0.0


def _shared(before: FlorenceState, after: FlorenceState, seat: Seat, move: Move) -> float:
    """The first hand: the common needs of its cards have to be met only once, in WV."""
    top = before.phases[-1]
    if not isinstance(move, moves.ReturnCard) or not isinstance(top, ChooseHand):
        return 0.0
    kept = [card for card in top.dealt[seat] if card != move.profession]
    wanted = zip(*[before.preferred(card) for card in kept], strict=True)
    shared = [len(things) - len(set(things)) for things in wanted]
    return float(sum([wv * count for wv, count in zip(WV_PREFERRED, shared, strict=True)]))


def imagine(view: Any, seat: Seat, rng: Chooser) -> Any:
    """A possible game: the cards the seat can't see are dealt anew, and hidden money is supposed."""
    game = own_copy(view)
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


def rises(view: FlorenceState, seat: Seat, move: Move) -> tuple[Note, ...]:
    """The work of the hand that gains most by a move: its WV before and after."""
    house = view.houses[seat]
    after = _owning(view, house, move)
    before = Works(view, house)
    then = Works(view, after, before.muse)
    found = [(then.total(card) - before.total(card), card) for card in house.hand if card != FACE_DOWN]
    gained, best = max(found, default=(0, ""))
    if gained <= 0:
        return ()
    now, reached = before.total(best), then.total(best)
    return (note("advice-rises", card=best, before=now, after=reached, minimum=view.minimum_wv),)


def _why_pass(view: FlorenceState, seat: Seat, bidding: Bidding) -> tuple[Note, ...]:
    """Why not to raise: the next bid is more than the seat has, or more than the object is worth to it."""
    amount, have = bidding.bid + c.RAISE, view.houses[seat].florins
    if have < amount:
        return (note("advice-short", amount=amount, have=have),)
    worth = object_points(own_copy(view), seat, bidding.kind) / (PER_FLORIN * _use(view))
    florins = max(int(worth // c.RAISE) * c.RAISE, 0)
    return (
        (note("advice-overpriced", kind=bidding.kind, worth=florins, amount=amount),)
        if florins < amount
        else ()
    )


def tells(view: FlorenceState, seat: Seat, move: Move) -> tuple[Note, ...]:
    """What decides about a move, in figures."""
    top = view.phases[-1]
    if isinstance(move, moves.PassBid) and isinstance(top, Bidding):
        return _why_pass(view, seat, top)
    return rises(view, seat, move)


def _owning(view: FlorenceState, house: Principality, move: Move) -> Principality:
    """The seat's things after what a move builds, introduces or bids for."""
    if isinstance(move, moves.Build):
        return _with(house, move.building)
    if isinstance(move, moves.IntroduceFreedom):
        return msgspec.structs.replace(house, freedoms=[*house.freedoms, move.freedom])
    top = view.phases[-1]
    kind = move.kind if isinstance(move, moves.OpenAuction) else getattr(top, "kind", "")
    wanted = isinstance(move, moves.OpenAuction | moves.Raise) and kind in (*c.LANDSCAPES, "jester")
    return _with(house, kind) if wanted else house


ADVISOR: Advisor[Any] = Advisor(
    considerations=(
        gain("prestige-points", 1.0, _pp),
        gain("florins", PER_FLORIN, _florins),
        gain("works", 0.38, _works),
        gain("prestige-cards", 1.0, _prestige),
        gain("building", PER_FLORIN, _freedom_to_build),
        gain("recruits", 0.7, _recruits),
        gain("characters", 1.0, _characters),
        Consideration("bargain", 1.0, _bargain),
        Consideration("shared", 0.38, _shared),
        Consideration("sale", 0.3, _waste),
    ),
    imagine=imagine,
    outlook=_outlook,
    novice=2,
    free=(moves.SellPrestige, moves.Recruit, moves.UseMerchant, moves.UseProfessor),
    tells=tells,
    left=left,
    odds=odds_of(Path(__file__).with_name("chances.json")),
)
