"""A first game of Fugger, Welser, Medici: a home, a journey, a sealed bid to buy, one to sell, the end.

The positions are of a company game for two, played on from its own beginning; the learner sits first."""

from collections.abc import Mapping
from typing import Any

from games.core import LEARNER, Lesson, LessonLook, LessonMove, LessonScene, Move, Seat, Title, engine
from games.core.chance import Secret
from games.fugger.model import components as c
from games.fugger.model import moves
from games.fugger.model.components import GOODS
from games.fugger.model.data_rows import Lot
from games.fugger.model.state import FuggerOptions, FuggerState, OpenDeal
from games.fugger.rules.deals.lots import lots_of
from games.fugger.rules.ledger import arrive

OTHER = Seat(1)
SEED = b"lesson3"
SECRET = Secret(SEED)

HOME, THEIRS = "AUG", "NUE"
SUPPLY, SELLS_AT = "A09", "INN"
DEMAND, BUYS_AT = "N22", "VEN"
GOOD, COUNT = "metal", 2
"""The good that is bought in one deal and sold in the next, and its quantity."""

OFFERED, ASKED = 1300, 2240
"""Prices that win against the computer's bids and are in the menu."""

RIVAL_BUYS, RIVAL_SELLS = moves.Bid(1, 1200), moves.Bid(1, 2300)


def _dealt(title: Title[FuggerState, FuggerOptions]) -> FuggerState:
    game = engine.start(title, 2, title.options(), SECRET).game
    assert engine.waits_for_only(game, LEARNER), "another secret begins with somebody else"
    return game


def _settled(title: Title[FuggerState, FuggerOptions]) -> FuggerState:
    return engine.play_all(
        title, _dealt(title), SECRET, (LEARNER, moves.ChooseHome(HOME)), (OTHER, moves.ChooseHome(THEIRS))
    )


def _go(game: FuggerState, goal: str) -> moves.Go:
    """The representative's first way to a space."""
    offer = next(offer for offer in engine.open_offers(game, LEARNER) if offer.move is moves.Go)
    ways = (move for move in offer.moves() if isinstance(move, moves.Go))
    return next(move for move in ways if (move.merchant, move.goal) == ("rep", goal))


def _both_there(title: Title[FuggerState, FuggerOptions]) -> FuggerState:
    """The next round: a merchant of each stands where goods are sold."""
    game = _settled(title)
    game = engine.play_all(title, game, SECRET, (LEARNER, _go(game, SELLS_AT)))
    game.houses[OTHER].change("rep", space=SELLS_AT)
    arrive(game, OTHER, SELLS_AT)
    return engine.play_all(title, game, SECRET, (LEARNER, moves.Done()), (OTHER, moves.Done()))


def _last_deal(title: Title[FuggerState, FuggerOptions]) -> FuggerState:
    """Two months later: the deck is used up, the last demand is due, and both houses have what it wants
    there."""
    game = _settled(title)
    game.gone += [*game.deck, *(deal.card for deal in game.open if deal.card != DEMAND)]
    game.deck, game.now, game.start_seat = [], 3, LEARNER
    game.open = [OpenDeal(DEMAND, game.now + 1, game.revealed, 0)]
    mine, theirs = game.houses
    for house, space, florins in ((mine, SELLS_AT, 9300), (theirs, BUYS_AT, 9800)):
        house.change("rep", space=space)
        house.add("rep", GOOD, COUNT - house.merchant("rep").goods[GOODS.index(GOOD)])
        house.florins = florins
    game.lines.setdefault(SELLS_AT, []).append(LEARNER)
    arrive(game, OTHER, BUYS_AT)
    mine.warehouse, theirs.warehouse = [1, 0, 0], [1, 1, 0]
    return game


def _limits(game: FuggerState) -> Mapping[str | int, bool]:
    """The limits of the open deals; the right answer is the demand's ceiling for the good."""
    right = _limit(DEMAND)
    lots = [lot.limit for card in (DEMAND, SUPPLY) for lot in _lots(card)]
    return {limit: limit == right for limit in sorted(set(lots))}


def _lots(card: str) -> tuple[Lot, ...]:
    return lots_of(card, "demand" if c.OPENED[card].buys else "supply")


def _limit(card: str) -> int:
    """The ceiling or the floor for the good of this lesson."""
    return next(lot.limit for lot in _lots(card) if lot.good == GOOD)


def _trade(game: FuggerState) -> Mapping[str, Any]:
    return {
        "supply": SUPPLY,
        "demand": DEMAND,
        "good": GOOD,
        "count": COUNT,
        "home": HOME,
        "from_city": SELLS_AT,
        "to_city": BUYS_AT,
        "floor": _limit(SUPPLY),
        "ceiling": _limit(DEMAND),
        "offered": OFFERED,
        "asked": ASKED,
        "margin": COUNT * (ASKED - OFFERED),
    }


def _buys(game: FuggerState, move: moves.Bid) -> bool:
    return move.quantity == COUNT and RIVAL_BUYS.price < move.price < (OFFERED + ASKED) // 2


def _sells(game: FuggerState, move: moves.Bid) -> bool:
    return move.quantity == COUNT and OFFERED < move.price < RIVAL_SELLS.price


def _too_cheap(game: FuggerState, move: Move) -> str:
    return "sell-too-cheap" if isinstance(move, moves.Bid) and move.price <= OFFERED else ""


LESSON = Lesson(
    seats=2,
    secret=SEED,
    scenes=(
        LessonScene(
            _dealt,
            (
                LessonMove(
                    "home",
                    lambda game: moves.ChooseHome(HOME),
                    then=((OTHER, moves.ChooseHome(THEIRS)),),
                    figures=_trade,
                    tells=2,
                ),
                LessonLook("deals", choices=_limits, figures=_trade),
                LessonMove(
                    "journey",
                    lambda game: _go(game, SELLS_AT),
                    wanted=lambda game, move: move.goal == SELLS_AT,
                    figures=_trade,
                ),
                LessonMove("wait", lambda game: moves.Done(), then=((OTHER, moves.Done()),), figures=_trade),
            ),
        ),
        LessonScene(
            _both_there,
            (
                LessonMove(
                    "buy",
                    lambda game: moves.Bid(COUNT, OFFERED),
                    wanted=_buys,
                    then=((OTHER, RIVAL_BUYS),),
                    figures=_trade,
                ),
            ),
        ),
        LessonScene(
            _last_deal,
            (
                LessonMove(
                    "carry",
                    lambda game: _go(game, BUYS_AT),
                    wanted=lambda game, move: move.merchant == "rep" and move.goal == BUYS_AT,
                    figures=_trade,
                ),
                LessonMove(
                    "arrive", lambda game: moves.Done(), then=((OTHER, moves.Done()),), figures=_trade
                ),
                LessonMove(
                    "sell",
                    lambda game: moves.Bid(COUNT, ASKED),
                    wanted=_sells,
                    then=((OTHER, RIVAL_SELLS),),
                    figures=_trade,
                    slip=_too_cheap,
                ),
            ),
        ),
    ),
)
