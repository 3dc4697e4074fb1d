"""The pictures of Florence in the documentation. The players know a little strategy, so that the tables
look realistic."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from games.core import Move, Offer, Seat
from games.core.engine import open_offers, waits_for
from games.florence import TITLE
from games.florence.model import components as c
from games.florence.model import moves
from games.florence.model.state import FlorenceOptions, Principality
from render.plates import Moment, Plate, first, moments
from words import Language

LIKING = {"Raise": 5, "PassBid": 6, "OpenAuction": 20, "TakeProfession": 6, "BuyBonus": 4, "EndTurn": 3}
"""Weights of kinds of move. Others count 1, and prestige is never sold."""


def chosen(game: Any, rng: random.Random) -> tuple[Seat, Move]:
    """A move of a player with a little strategy."""
    seat = waits_for(game)[0]
    return seat, _move(game, seat, rng)


def _move(game: Any, seat: Seat, rng: random.Random) -> Move:
    offers = {offer.move.__name__: offer for offer in open_offers(game, seat)}
    house = game.houses[seat]
    if "CompleteWork" in offers:
        return _work(offers["CompleteWork"], rng)
    if "Build" in offers and (wanted := _wanted(offers["Build"], "building", house)):
        building = rng.choice(wanted)
        return moves.Build(building, rng.choice(list(offers["Build"].possible("cells", (building,)))))
    if "IntroduceFreedom" in offers and (wanted := _wanted(offers["IntroduceFreedom"], "freedom", house)):
        return moves.IntroduceFreedom(rng.choice(wanted))
    kinds = [name for name in offers if name not in ("SellPrestige", "Build", "IntroduceFreedom")]
    name = rng.choices(kinds, [LIKING.get(kind, 1) for kind in kinds])[0]
    return offers[name].random_move(rng)


def _work(offer: Offer, rng: random.Random) -> Move:
    """A work with any bonus cards, a third of its income taken as prestige."""
    profession = rng.choice(list(offer.possible("profession", ())))
    cards = max(offer.possible("bonus_cards", (profession,)), key=len)
    most = max(offer.possible("pp", (profession, cards)))
    return moves.CompleteWork(profession, cards, most // 3)


def _wanted(offer: Offer, field: str, house: Principality) -> list[str]:
    """The answers that one of the cards in hand asks for."""
    wishes = {getattr(c.PROFESSIONS[card], field) for card in house.hand}
    return [answer for answer in offer.possible(field, ()) if answer in wishes]


def at(round: int, phase: str, when: Callable[[Any], bool] = lambda top: True) -> Callable[[Any], bool]:
    """Stops in a round when a phase of that name is on top and the condition holds."""

    def stop(game: Any) -> bool:
        top = game.phases[-1]
        return bool(game.round >= round and type(top).__name__ == phase and when(top))

    return stop


TABLES: tuple[tuple[str, int, int, Callable[[Any], bool], Language], ...] = (
    ("setup", 3, 1, at(0, "ChooseHand", lambda top: None not in top.returned[:1]), "ja"),
    ("auction", 4, 2, at(3, "Bidding", lambda top: top.bid >= 500), "en"),
    ("turn", 5, 3, at(5, "Turn", lambda top: top.actions == 1), "ja"),
    ("turn", 3, 6, at(6, "Turn", lambda top: top.actions == 1), "en"),
    ("two", 2, 5, at(4, "Selecting"), "en"),
    ("end", 5, 4, lambda game: False, "ja"),
)
"""Picture: seats, seed, where to stop, language."""


def plates() -> Iterator[Plate]:
    """Tables at every number of seats; a hand, and a principality with places for a building."""
    for name, seats, seed, stop, language in TABLES:
        yield Plate(name, _until(seats, seed, stop), languages=(language,))
    moment = _until(4, 13, at(6, "Turn"))
    seat = waits_for(moment.game)[0]
    yield Plate("hand", moment, "hand")
    yield Plate("area", moment, "area", candidates=area_candidates(TITLE.view(moment.game, seat), seat))


def _until(seats: int, seed: int, stop: Callable[[Any], bool]) -> Moment:
    options = FlorenceOptions(two_players=seats == 2)
    return first(moments(TITLE, seats, seed, options, chosen), stop)


def area_candidates(view: Any, seat: Seat) -> list[tuple[str, Any]]:
    """Six places for the first building that may be built, numbered."""
    offer = next((offer for offer in open_offers(view, seat) if offer.move is moves.Build), None)
    if offer is None:
        return []
    building = next(iter(offer.possible("building", ())))
    places = list(offer.possible("cells", (building,)))[:6]
    return [(str(number), cells) for number, cells in enumerate(places, 1)]
