"""The moves that a Grandmaster of Florence tries: few of those that hardly differ (payouts, places, the order
of cards under a deck). Prestige is sold for what is missing to the next price of an auction alone."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from games.core import Move, Seat, engine
from games.florence.model import components as c
from games.florence.model import moves
from games.florence.model.placement import EVERYWHERE, Cells, legal_places
from games.florence.model.state import FlorenceState, Principality
from games.florence.model.work import Works, bonus_values, most_pp
from games.florence.rules.auction import Bidding, Selecting
from games.florence.rules.building import masks_for_buildings, why_not_type
from games.florence.rules.cards import PickCard
from games.florence.rules.turn import Turn
from games.florence.rules.won_object import PlaceLandscape

PLACES = 3
"""Number of places that are tried for a tile."""


def tried_moves(game: FlorenceState, seat: Seat) -> Sequence[Move]:
    """The moves that are tried; empty: all."""
    top = game.phases[-1]
    if isinstance(top, Turn):
        return [*_turn(game, seat, top), moves.EndTurn()]
    if isinstance(top, PickCard):
        return [
            moves.PickCard(card, tuple([other for other in top.cards if other != card])) for card in top.cards
        ]
    if isinstance(top, PlaceLandscape):
        covered = game.houses[seat].covered()
        return [moves.PlaceLandscape(cells) for cells in places(top.kind, covered, 0)]
    offers = [one for one in engine.open_offers(game, seat) if one.move is not moves.SellPrestige]
    return [*[move for one in offers for move in one.moves()], *_sale(game, seat)]


def _sale(game: FlorenceState, seat: Seat) -> Iterator[Move]:
    """The sale that makes the next price of an auction affordable."""
    top, house = game.phases[-1], game.houses[seat]
    if isinstance(top, Selecting | Bidding):
        price = top.bid + c.RAISE if isinstance(top, Bidding) else c.OPENING_BID
        count = -((house.florins - price) // c.FLORINS_PER_PP_SOLD)
        if 0 < count <= house.pp:
            yield moves.SellPrestige(count)


def _turn(game: FlorenceState, seat: Seat, turn: Turn) -> Iterator[Move]:
    """Few works and buildings; of recruiting and the other actions all."""
    few: dict[type[Move], Callable[[FlorenceState, Principality], Iterator[Move]]] = {
        moves.CompleteWork: _works,
        moves.Build: _buildings,
    }
    kinds: tuple[type[Move], ...] = (moves.Recruit, *turn.action_offers)
    for kind in kinds:
        offer = turn.offer_factories[kind](turn, game, seat)
        if offer.closed is None and offer.last is None:
            yield from few[kind](game, game.houses[seat]) if kind in few else offer.moves()


def _works(game: FlorenceState, house: Principality) -> Iterator[Move]:
    """Works without bonus cards, with one and with all that add something, with none, half or all of the
    income as prestige."""
    works = Works(game, house)
    values = {card: value for card, value in bonus_values(house).items() if value > 0}
    sets: list[tuple[str, ...]] = [(), *[(card,) for card in values]]
    if len(values) > 1 and game.options.bonus_per_work == "any":
        sets.append(tuple(values))
    for card in house.hand:
        for bonus in sets:
            wv = works.total(card, sum([values[one] for one in bonus]))
            if wv >= game.minimum_wv:
                most = most_pp(wv)
                yield from [moves.CompleteWork(card, bonus, pp) for pp in (most, most // 2, 0)]


def _buildings(game: FlorenceState, house: Principality) -> Iterator[Move]:
    """Every type of building that is available, on the places that leave most room."""
    covered, shut = masks_for_buildings(game, house)
    for kind in c.BUILDINGS:
        if why_not_type(game, house, kind) is None:
            yield from [moves.Build(kind, cells) for cells in places(kind, covered, shut)]


@lru_cache(maxsize=16384)
def places(kind: str, covered: int, shut: int) -> tuple[Cells, ...]:
    """The places that leave most room: those with the fewest free squares around them. `covered`: squares
    that are taken, `shut`: those that may not be touched (masks)."""

    def around(cells: Cells) -> int:
        _, halo = EVERYWHERE[kind][cells]
        return (halo & ~covered).bit_count()

    return tuple(sorted(legal_places(kind, covered, shut), key=around)[:PLACES])
