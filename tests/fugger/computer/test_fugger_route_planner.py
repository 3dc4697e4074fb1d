"""Where a Master's merchants go, and what it tries out beside that."""

from random import Random

from fugger_kit import A, B, lay, moving, place, stock

from games.computer import Effort, SeatView, choose
from games.core import Seat, engine
from games.core.chance import Secret
from games.fugger import TITLE
from games.fugger.computer.mastery import ENOUGH, quick
from games.fugger.computer.route_planner import GUARDS, next_move, planned_routes, tries
from games.fugger.model import moves
from games.fugger.model.state import FuggerOptions, OpenDeal
from games.fugger.rules.game import Fugger
from games.fugger.rules.travel.movement import Moving

CARDS = ["N01", "N02", "A04", "A07"]


def road(month: str = "MAR1") -> Fugger:
    """Two houses without goods, one with its representative at home and a merchant elsewhere."""
    game = moving(homes=("AUG", "NUE"), month=month, deck=list(CARDS))
    game.fair = ""
    for seat in (A, B):
        stock(game, seat)
        for name in ("rep", "m1"):
            place(game, seat, name, "")
    return game


def move_of(game: Fugger, seat: Seat = A) -> object:
    phase = game.phases[-1]
    assert isinstance(phase, Moving)
    return next_move(game, seat, phase)


def test_who_has_goods_and_time_goes_no_faster_than_it_has_to() -> None:
    game = road()
    place(game, A, "m1", "NUE", cloth=2)
    lay(game, "K06", game.now + 1)  # Prague, three spaces away
    assert move_of(game) == moves.Go("m1", "PRA", "R_AMB>R_PIL>PRA")
    game.open = [OpenDeal("K06", game.now + 3, 0, 0)]
    assert move_of(game) == moves.Go("m1", "R_AMB", "R_AMB")
    place(game, A, "m1", "PRA", cloth=2)
    assert move_of(game) == moves.Done()


def test_two_merchants_of_a_house_set_out_for_two_customers() -> None:
    game = road()
    for name in ("m1", "m2"):
        place(game, A, name, "LEI", cloth=3)
    for card in ("N12", "N10"):  # Prague, Cracow
        lay(game, card, game.now + 6)
    found = planned_routes(game, A)
    assert {found["m1"].cards[0], found["m2"].cards[0]} == {"N12", "N10"}


def test_nobody_is_at_sea_when_november_begins() -> None:
    game = road("OCT2")
    place(game, A, "m1", "HAM", cloth=4)
    lay(game, "N05", game.now + 6)  # London
    lay(game, "N09", game.now + 6)  # Danzig
    goals = [move.goal for move in tried(game) if isinstance(move, moves.Go)]
    assert goals and not [goal for goal in goals if goal.startswith("S") and goal[1:2] in "NOAM"]


def test_who_sails_slowly_arrives_before_the_sea_is_closed() -> None:
    """Eight spaces in eight rounds, but the sea is open for four: who goes one space a round until October is
    stopped off the Balearics, and keeps goods for which London pays twice what they bring elsewhere."""
    game = road("SEP1")
    place(game, A, "m2", "SM5", spice=2, metal=1)
    lay(game, "N05", game.now + 8)
    for _ in range(4):
        move = move_of(game)
        assert isinstance(move, moves.Go)
        place(game, A, "m2", move.goal, spice=2, metal=1)
        game.now += 1
    assert game.month.sea_closed and game.houses[A].space_of("m2") == "LON"


def test_a_supply_is_attended_for_a_customer_even_if_no_further_ones_come() -> None:
    """In two duels a Grandmaster stood with 13,000 and 20,000 florins and let four pieces of spice in Venice
    go, while a customer asked for spice: as hardly a card was left to come, spice was worth its forced
    sale."""
    game = road("JUN1")
    game.deck = []
    place(game, A, "m1", "MAI")
    lay(game, "A02", game.now + 2)  # Venice, three spaces away: four pieces of spice from 820 florins on
    lay(game, "N10", game.now + 9)  # Cracow, six further: four of cloth, one of spice for 2,060
    assert planned_routes(game, A)["m1"].cards == ("A02", "N10")
    assert move_of(game) == moves.Go("m1", "VEN", "R_BSC>B_VER>VEN")


def test_goods_at_home_are_taken_along_the_dearest_first() -> None:
    game = road()
    place(game, A, "m1", "AUG", cloth=2)
    stock(game, A, cloth=2, spice=1, metal=1)
    assert move_of(game) == moves.Give("wh", "m1", "metal", 1)
    place(game, A, "m1", "AUG")
    assert move_of(game) == moves.Give("wh", "m1", "all", 4)


def test_goods_among_robbers_are_guarded() -> None:
    game = road()
    place(game, A, "m1", "FRA", cloth=3)
    game.robbers = [("E01", game.now)]
    assert move_of(game) == moves.Stand("m1", GUARDS)
    game.houses[A].florins = 250
    assert move_of(game) == moves.Stand("m1", 2)


def tried(game: Fugger, seat: Seat = A) -> tuple[object, ...]:
    phase = game.phases[-1]
    assert isinstance(phase, Moving)
    return tries(game, seat, phase)


def test_what_a_master_tries_on_the_way_is_offered_in_every_kind_of_game() -> None:
    for mode in ("company", "noble", "full"):
        rng = Random(mode)
        chance = Secret(rng.randbytes(8))
        game = engine.start(TITLE, 2, FuggerOptions(mode=mode), chance).game  # type: ignore[arg-type]
        looked_at = 0
        for _ in range(90):
            if game.over:
                break
            seat = engine.waits_for(game)[0]
            move = quick(game, seat, rng)
            phase = game.phases[-1]
            if isinstance(phase, Moving):
                view = TITLE.view(game, seat)
                found = tries(view, seat, view.phases[-1])
                assert found[0] == move
                assert [one for one in found if engine.why_not(game, seat, one)] == []
                looked_at += 1
            if move is None:
                move = choose(SeatView.of(TITLE, game, 2, seat), "novice", rng)
            engine.play_in_place(game, seat, move, chance)
        assert looked_at > 20


def test_a_master_sells_to_who_pays_more_nearby_and_does_not_wait_for_the_fair() -> None:
    game = road("APR1")
    game.deck = []  # no further customer is to be hoped for
    game.fair = "MES1"  # Frankfurt, early May: cloth 1240
    place(game, A, "m1", "FRA", cloth=2)
    lay(game, "K04", game.now + 1)  # Strasbourg, two spaces away: cloth 1320
    for number in range(4):
        answer = choose(SeatView.of(TITLE, game, 2, A), "master", Random(number), Effort(600.0, 100))
        assert answer == moves.Go("m1", "STR", "R_SPE>STR")


def test_a_master_tries_no_longer_than_is_enough() -> None:
    game = road()
    game.fair = "MES1"
    place(game, A, "m1", "LEI", cloth=2, spice=1)
    for card, date in (("N12", 4), ("N10", 6), ("N16", 5)):
        lay(game, card, game.now + date)
    most = ENOUGH * len(tried(game))
    view = TITLE.view(game, A)
    for number in range(3):
        told = [
            choose(SeatView(TITLE, view, 2, A), "master", Random(number), Effort(600.0, playouts))
            for playouts in (most, 10**9)
        ]
        assert told[0] == told[1]
