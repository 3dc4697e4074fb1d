"""How a house is asked: once, with a warning where it matters, and never for what it cannot do (rules 11)."""

from typing import Any

from fugger_kit import (
    A,
    B,
    C,
    Dice,
    Ordered,
    asked,
    lay,
    moving,
    of,
    place,
    play,
    refused,
    run,
    table,
    top,
    two,
)

from games.core import engine, note
from games.fugger import TITLE
from games.fugger.model import components as c
from games.fugger.model import events, moves
from games.fugger.model.orders import HomeAhead
from games.fugger.model.state import FuggerOptions
from games.fugger.rules.deals.bidding import Dealing
from games.fugger.rules.deals.event_games import Lottery
from games.fugger.rules.travel.movement import Moving
from games.fugger.rules.travel.routes import RouteAhead


def warning(game: Any, move: Any) -> Any:
    offer = engine.offer_of(game, A, move)
    assert offer is not None
    return offer.warns(move)


def test_a_bid_above_the_cash_is_allowed_and_warned_of() -> None:
    game = table(phase=Dealing("A02", "supply"))
    for seat in (A, B):
        place(game, seat, "m1", "VEN")
    lay(game, "A02")
    run(game)
    warn = {price: warning(game, moves.Bid(4, price)) for price in (2240, 2260)}
    assert warn[2240] is None
    assert warn[2260] == note("hint-over-cash", florins=9040, short=40, fine=c.NUMBERS.fine)
    play(game, A, moves.Bid(1, 20_000))
    told = play(game, B, moves.Pass())
    assert [event.florins for event in of(told, events.Fined)] == [-c.NUMBERS.fine]


def test_an_offer_that_is_made_to_one_says_all_of_it_and_needs_one_click() -> None:
    game = table()
    lay(game, "N24", game.now + 9)
    game.phases[-1] = Moving([C, A, B])
    play(game, A, moves.OfferTrade(B, (("cloth", 1),), (), 0, 700))
    (offer,) = [one for one in engine.always_available(game, B) if one.move is moves.AcceptTrade]
    assert list(offer.moves()) == [moves.AcceptTrade(1)]
    assert offer.does is not None and offer.does.id == "hint-trade"
    assert refused(game, A, moves.AcceptTrade(1)) == "ERR_NOT_YOUR_OFFER"


def test_the_home_is_asked_for_once() -> None:
    game = engine.start(TITLE, 3, FuggerOptions(), Dice(6, 5, 4)).game
    assert asked(game) == [A]
    assert not engine.always_available(game, A)
    assert [offer.move for offer in engine.order_offers(game, B)] == [HomeAhead]
    assert not engine.order_offers(game, A)


def test_who_would_be_at_sea_when_november_begins_is_warned() -> None:
    game = moving(month="OCT2")
    place(game, A, "m1", "HAM")
    for goal, warned in (("SN1", True), ("R_LUE", False)):
        found = warning(game, moves.Go("m1", goal, goal))
        assert (found is not None and found.id == "warn-at-sea") is warned
    play(game, A, moves.Go("m1", "SN1", "SN1"))
    found = warning(game, moves.Done())
    assert found is not None and found.figures["merchants"] == ("m1",)


def test_who_cannot_bet_any_more_is_not_asked() -> None:
    game = table(phase=Lottery("E07", [A, B]), mode="noble")
    game.houses[B].florins = 80
    play(game, A, moves.Bet(("1",)))
    assert engine.only_move(game, B) == moves.Pass()


def test_that_merchants_set_out_by_themselves_shows_to_nobody_else() -> None:
    """While the owner chooses what robbers take, nobody can tell a route from a hand."""
    seen = []
    for routed in (True, False):
        game = moving(month="AUG1")
        place(game, A, "m1", "AUG", cloth=2, spice=3)
        game.phases[-1].left = [B, A, C]
        ordered = Ordered(game)
        if routed:
            ordered.give(A, RouteAhead("m1", "R_HEI", ("goes-on",)))
        ordered.play(B, moves.Done())
        move = moves.Done() if routed else moves.Go("m1", "R_HEI", "B_ULM>R_HEI")
        ordered.play(A, move, *two(2))
        assert top(ordered.game) == "LoseGoods"
        seen.append([TITLE.save(ordered.table.view(reader)) for reader in (None, B, C)])
    assert seen[0] == seen[1]


def test_everything_is_handed_over_at_once() -> None:
    game = moving(month="AUG1")
    play(game, A, moves.Give("wh", "m1", "all", 4))
    assert game.houses[A].merchant("m1").goods == (2, 1, 1) and game.houses[A].warehouse == [0, 0, 0]
    assert refused(game, A, moves.Give("m1", "rep", "all", 3)) == "ERR_BAD_PARAM"
    play(game, A, moves.Give("m1", "rep", "cloth", 2))
    assert refused(game, A, moves.Give("rep", "m1", "all", 2)) == "ERR_NOT_ENOUGH_GOODS"
