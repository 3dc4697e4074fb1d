"""Trade between players (rules 9.3, 11): where it is carried out, and what accepted trades wait for."""

from typing import Any

import msgspec
import pytest
from fugger_kit import A, B, C, begun_before, lay, moving, of, place, play, refused, run, stock, table

from cogs.screens import ids
from cogs.screens.panel.panel import Panel, QuestionScreen
from db import SeatHolder
from games.core import Seat, engine
from games.fugger import TITLE
from games.fugger.model import moves, trade_events
from games.fugger.model.state import TradeOffer
from games.fugger.rules.player_trades import Market, market_seats
from games.manager.model.unstored import unstored_table
from words import LANGUAGES, Language, Speaker, say
from words.positions import position_text

NAMES = ("Aoi", "Ben", "Chie")


def meeting(month: str = "JUL2") -> Any:
    """A and B meet in Frankfurt and in Lyon, each with cloth there."""
    game = table(month=month)
    for name, city in (("rep", "FRA"), ("m1", "LYO")):
        place(game, A, name, city, cloth=2)
        place(game, B, name, city, cloth=1)
    return game


def places(game: Any, seat: Seat, *before: Any) -> list[str]:
    """Where an offer with these values may be carried out."""
    (offer,) = [one for one in engine.always_available(game, seat) if one.move is moves.OfferTrade]
    return list(offer.possible("place", before))


def test_an_offer_names_its_place_where_several_are_possible() -> None:
    game = meeting()
    one, three = (("cloth", 1),), (("cloth", 3),)
    assert places(game, A, B, one, (), 0, 900) == ["FRA", "LYO"]
    assert places(game, A, B, three, (), 0, 900) == [""], "so many are in neither place"
    assert places(game, A, C, one, (), 0, 900) == [""], "they do not meet"
    assert refused(game, A, moves.OfferTrade(B, one, (), 0, 900, place="")) == "ERR_NO_CONTACT"
    assert refused(game, A, moves.OfferTrade(B, one, (), 0, 900, place="ROM")) == "ERR_NO_CONTACT"
    assert refused(game, A, moves.OfferTrade(C, one, (), 0, 900, place="FRA")) == "ERR_NO_CONTACT"


def test_bonds_and_money_need_no_place() -> None:
    game = meeting()
    game.houses[A].bonds = 1
    assert places(game, A, B, (("bond", 1),), (), 0, 400) == [""]


@pytest.mark.parametrize(("city", "left"), [("FRA", (1, 2)), ("LYO", (2, 1))])
def test_a_trade_is_carried_out_where_its_offer_says(city: str, left: tuple[int, int]) -> None:
    game = meeting()
    play(game, A, moves.OfferTrade(B, (("cloth", 1),), (), 0, 900, place=city))
    run(game)
    (made,) = of(play(game, B, moves.AcceptTrade(1)), trade_events.TradeMade)
    assert made.places == (city,)
    assert tuple(game.houses[A].merchant(name).goods[0] for name in ("rep", "m1")) == left


def test_a_trade_waits_for_the_place_it_names() -> None:
    game = meeting()
    lay(game, "N24", game.now + 9)
    game.trades.append(TradeOffer(1, A, B, (("cloth", 1),), 0, (), 900, accepted=True, place="LYO"))
    place(game, A, "m1", "GEN", cloth=2)
    assert not of(run(game), trade_events.TradeMade)
    place(game, A, "m1", "LYO", cloth=2)
    told = [event for seat in (A, B, C) for event in play(game, seat, moves.Done())]
    assert [made.places for made in of(told, trade_events.TradeMade)] == [("LYO",)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_an_offer_says_where(language: Language) -> None:
    game = meeting()
    speaker = Speaker(TITLE, language, NAMES)
    city = speaker.thing("LYO")
    (offer,) = [one for one in engine.always_available(game, A) if one.move is moves.OfferTrade]
    move = moves.OfferTrade(B, (("cloth", 1),), (), 0, 900, place="LYO")
    assert offer.says is not None and city in speaker.note(offer.says(move))
    told = play(game, A, move)
    assert city in speaker.event(of(told, trade_events.TradeOffered)[0])
    assert speaker.note(offer.says(move)) in position_text(speaker, TITLE.view(game, B), None)
    (accepting,) = [one for one in engine.always_available(game, B) if one.move is moves.AcceptTrade]
    assert accepting.does is not None and city in speaker.note(accepting.does)
    run(game)
    assert city in speaker.event(of(play(game, B, moves.AcceptTrade(1)), trade_events.TradeMade)[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_offer_without_a_place_says_nothing_of_one(language: Language) -> None:
    game = moving(month="AUG1")
    speaker = Speaker(TITLE, language, NAMES)
    (offer,) = [one for one in engine.always_available(game, A) if one.move is moves.OfferTrade]
    move = moves.OfferTrade(B, (("cloth", 1),), (), 0, 900, place="")
    (told,) = of(play(game, A, move), trade_events.TradeOffered)
    assert offer.says is not None and told.places == ()
    named = msgspec.structs.replace(told, places=("LYO",))
    assert len(speaker.event(told)) < len(speaker.event(named)) and "()" not in speaker.event(told)


def test_an_offer_of_a_log_from_before_places_were_named_stands_as_it_did() -> None:
    game = meeting()
    old = {"type": "OfferTrade", "taker": B, "gives": [["cloth", 1]], "wants": [], "pays": 0, "gets": 900}
    move = TITLE.load_move(msgspec.msgpack.encode(old))
    play(game, A, move)
    run(game)
    assert of(play(game, B, moves.AcceptTrade(1)), trade_events.TradeMade)


def accepted(game: Any, id: int, giver: Seat, taker: Seat, good: str) -> None:
    game.trades.append(TradeOffer(id, giver, taker, ((good, 1),), 0, (), 100, accepted=True))


def chain() -> Any:
    """All in Augsburg. B can hand metal on to C only when it has it from A, A only when it has it from C."""
    game = table(("AUG", "AUG", "AUG"))
    for seat in (A, B):
        stock(game, seat)
    stock(game, C, metal=1)
    return game


def test_accepted_trades_are_tried_again_until_nothing_changes() -> None:
    game = chain()
    accepted(game, 1, B, C, "metal")
    accepted(game, 2, A, B, "metal")
    accepted(game, 3, C, A, "metal")
    told = of(run(game), trade_events.TradeMade)
    assert [made.trade for made in told] == [3, 2, 1] and not game.trades
    assert game.houses[C].total("metal") == 1


def test_in_a_game_that_began_before_accepted_trades_are_tried_once() -> None:
    game = begun_before(chain())
    accepted(game, 1, B, C, "metal")
    accepted(game, 2, A, B, "metal")
    accepted(game, 3, C, A, "metal")
    assert [made.trade for made in of(run(game), trade_events.TradeMade)] == [3] and len(game.trades) == 2


def test_a_trade_of_the_market_brings_about_those_that_waited_for_it() -> None:
    game = chain()
    accepted(game, 1, A, B, "metal")
    game.trades.append(TradeOffer(2, C, A, (("metal", 1),), 0, (), 100))
    run(game)
    told = play(game, A, moves.AcceptTrade(2))
    assert [made.trade for made in of(told, trade_events.TradeMade)] == [2, 1]
    assert game.houses[B].total("metal") == 1


def test_an_offer_opens_a_market_when_it_becomes_possible_though_its_receiver_was_at_one_before() -> None:
    for since, asked in ((4, []), (5, [B])):
        game = meeting()
        game.since = since
        game.houses[B].awaits_market = True
        game.trades.append(TradeOffer(1, A, B, (("spice", 1),), 0, (), 900))
        run(game)
        assert market_seats(game) == [B], "B asked for time; A has no spice where they meet"
        play(game, B, moves.Done())
        place(game, A, "m1", "LYO", spice=1)
        assert market_seats(game) == asked
        game.trades[0].looked_at = False
        game.phases[-1:] = [Market([B])]
        play(game, B, moves.Done())
        assert market_seats(game) == [], "it could be carried out, and was let stand"


def test_a_trade_is_one_form_and_its_place_is_asked_afterwards_only_where_several_are_possible() -> None:
    game = meeting()
    seats = [SeatHolder(at, 10 + at, name) for at, name in enumerate(NAMES)]
    shown = unstored_table(TITLE, game, seats, secret=b"")
    panel = Panel(shown, A, "en")
    at = next(n for n, offer in enumerate(panel.offers()) if offer.move is moves.OfferTrade)
    asked = panel.follow(at, ("v0",))
    assert isinstance(asked, QuestionScreen) and asked.form is not None
    id = ids.read(asked.form.id)
    assert isinstance(id, ids.FormButton)
    form = panel.form(id)
    wanted = {"wants": (), "pays": (), "gets": ("900",)}
    where = panel.follow(at, form.read({"gives": ("cloth 1",)} | wanted))
    assert isinstance(where, QuestionScreen) and where.form is None
    assert say("en", "field-place", "fugger") in str(where.screen)
    nowhere = panel.follow(at, form.read({"gives": ("cloth 3",)} | wanted))
    assert nowhere == moves.OfferTrade(B, (("cloth", 3),), (), 0, 900, place="")
