"""The sentences of rules 6.6, 9.6, 9.7, 9.11 and 9.12: events, favours, payday, villas, ends."""

from typing import Any

import msgspec
import pytest
from fugger_kit import (
    A,
    B,
    C,
    Dice,
    asked,
    begun_before,
    lay,
    moving,
    of,
    place,
    play,
    refused,
    run,
    stock,
    table,
    top,
    two,
)

from games.core import Seat, TurnContext, engine
from games.core.chance import Secret
from games.fugger import TITLE
from games.fugger.model import components as c
from games.fugger.model import events, moves
from games.fugger.rules.deals.bidding import Dealing
from games.fugger.rules.deals.event_auctions import EventAuction
from games.fugger.rules.deals.event_games import BlackSheep, Lottery
from games.fugger.rules.deals.favours import Cubes, Favours, open_regions
from games.fugger.rules.deals.refill import Refill, carry_out_event
from games.fugger.rules.forced_sale import ForcedSale
from games.fugger.rules.payday import Bills, PaydayPhase
from games.fugger.rules.rounds import Rounds


def favour(game: Any, earned: dict[Seat, int]) -> None:
    lay(game, "K01")
    game.phases += [
        Dealing("K01", "demand", index=9),
        Favours(asked=sorted(earned), card="K01", earned=earned),
    ]


def test_the_sheep_goes_first_to_the_start_player() -> None:
    game = table(start_seat=B)
    game.phases.append(Refill())
    carry_out_event(TurnContext(game, Dice()), "E03")
    assert asked(game) == [B]
    assert refused(game, B, moves.HandSheep(Seat(7))) == "ERR_BAD_TARGET"


def test_the_sheep_must_be_taken_without_the_money_to_pass_it_on() -> None:
    game = table()
    game.houses[A].florins = 10
    game.phases.append(BlackSheep("E03", A))
    assert refused(game, A, moves.HandSheep(B)) == "ERR_MUST_TAKE"


def test_of_two_the_sheep_may_be_handed_back_if_the_table_says_so() -> None:
    game = table(("AUG", "NUE"), sheep_forced_of_two=False)
    game.phases.append(BlackSheep("E03", A))
    play(game, A, moves.HandSheep(B))
    play(game, B, moves.HandSheep(A))
    assert asked(game) == [A]


def test_lottery_faces_take_one_bet_each() -> None:
    game = table(mode="noble")
    game.phases.append(Lottery("E07", game.turn_order))
    play(game, A, moves.Bet(("1", "2")))
    assert refused(game, B, moves.Bet(("2",))) == "ERR_FACE_TAKEN"
    assert refused(game, B, moves.Bet(("7",))) == "ERR_BAD_FACE"
    game.houses[B].florins = 150
    assert refused(game, B, moves.Bet(("3", "4"))) == "ERR_NOT_ENOUGH_MONEY"


def test_the_lottery_ends_when_all_faces_are_taken() -> None:
    game = table(mode="noble")
    game.phases.append(Lottery("E07", game.turn_order))
    told = play(game, A, moves.Bet(c.FACES), 4)
    assert of(told, events.LotteryWon)[0].seat == A and "E07" in game.replenish


def test_by_option_faces_take_many_bets_and_a_pass_is_not_final() -> None:
    game = table(("AUG", "NUE"), mode="noble", one_bet_a_face=False, lottery_pass_final=False)
    game.phases.append(Lottery("E07", game.turn_order))
    play(game, A, moves.Bet(("3",)))
    play(game, B, moves.Pass())
    play(game, A, moves.Bet(("4",)))
    play(game, B, moves.Bet(("3",)))
    play(game, A, moves.Pass())
    told = play(game, B, moves.Pass(), 3)
    assert [event.seat for event in of(told, events.LotteryWon)] == [A, B]


@pytest.mark.parametrize(
    ("card", "seats", "bonds"), [("E08", 4, 3), ("E10", 4, 2), ("E08", 2, 1), ("E10", 3, 1)]
)
def test_how_many_bonds_army_and_coronation_sell(card: str, seats: int, bonds: int) -> None:
    game = table(("AUG", "NUE", "FLO", "AUG")[:seats], mode="noble")
    game.phases.append(EventAuction.of(game, card))
    for seat in range(seats):
        play(game, Seat(seat), moves.Bid(2, 500 + 20 * seat))
    assert sum(house.bonds for house in game.houses) == bonds
    assert game.houses[seats - 1].meter - c.HOMES[game.houses[seats - 1].home].meter in (2, 4) or seats == 3


def test_by_option_auctioned_bonds_do_not_move_the_meter() -> None:
    game = table(("AUG", "NUE"), mode="noble", auctioned_bonds_raise=False)
    game.phases.append(EventAuction.of(game, "E08"))
    play(game, A, moves.Bid(1, 600))
    play(game, B, moves.Pass())
    assert game.houses[A].bonds == 1 and game.houses[A].meter == 0


def test_auction_bids_have_a_least_price_steps_and_must_be_covered() -> None:
    game = table(mode="noble")
    game.phases.append(EventAuction.of(game, "E08"))
    assert refused(game, A, moves.Bid(1, 480)) == "ERR_PRICE_TOO_LOW"
    assert refused(game, A, moves.Bid(1, 510)) == "ERR_PRICE_STEP"
    assert refused(game, A, moves.Bid(2, 9000)) == "ERR_NOT_COVERED"
    assert refused(game, A, moves.Bid(3, 500)) == "ERR_BAD_QUANTITY"


def test_equal_bids_at_equal_meters_are_rolled_for() -> None:
    game = table(("AUG", "NUE"), mode="noble")
    game.phases.append(EventAuction.of(game, "E09"))
    play(game, A, moves.Bid(1, 100))
    told = play(game, B, moves.Bid(1, 100), 2, 5)
    assert of(told, events.TrickWon)[0].seat == B and "E09" in game.houses[B].holds
    assert [house.florins for house in game.houses] == [9000, 8900]


def test_a_trick_nobody_bids_for_goes_to_the_replenishment_deck() -> None:
    game = table(("AUG", "NUE"), mode="noble")
    game.phases.append(EventAuction.of(game, "E09"))
    for seat in (A, B):
        play(game, seat, moves.Pass())
    assert game.replenish == ["E09"]


def test_the_trick_counts_600_as_1000_once() -> None:
    game = table(mode="noble")
    game.houses[A].holds.append("E09")
    favour(game, {A: 800, B: 900})
    assert refused(game, A, moves.GrantFavour(1000)) == "ERR_OVER_REVENUE"
    assert refused(game, A, moves.GrantFavour(500, True)) == "ERR_NO_TRICK"
    assert refused(game, B, moves.GrantFavour(1000, True)) == "ERR_OVER_REVENUE"
    assert refused(game, A, moves.GrantFavour(600)) == "ERR_BAD_AMOUNT"
    play(game, A, moves.GrantFavour(1000, True))
    told = play(game, B, moves.Pass(), *two(9))
    granted = of(told, events.FavourGranted)[0]
    assert (granted.florins, granted.bonds, granted.meter) == (-600, 2, 4)
    assert "E09" in game.gone and not game.houses[A].holds


def test_corruption_frees_from_taxes_for_good() -> None:
    game = table(mode="noble")
    game.phases.append(EventAuction.of(game, "E12"))
    for seat, price in ((A, 100), (B, 100), (C, 60)):
        play(game, seat, moves.Bid(1, price))
    assert game.houses[C].holds == ["E12"] and game.houses[C].meter == 1
    assert [house.florins for house in game.houses] == [8900, 8900, 8940]


def test_the_fuggerei_asks_nobody_who_has_its_safe_conduct() -> None:
    game = table(mode="noble")
    game.houses[A].cubes = [c.FUGGEREI]
    game.phases.append(EventAuction.of(game, "E11"))
    assert asked(game) == [B, C]
    assert refused(game, A, moves.Bid(1, 40)) == "ERR_ALREADY_THERE"


def test_the_fuggerei_asks_nobody_without_a_cube() -> None:
    game = table(mode="noble")
    game.houses[A].cubes = [region for region in c.REGIONS if region != c.FUGGEREI][: c.NUMBERS.cubes]
    game.phases.append(EventAuction.of(game, "E11"))
    assert asked(game) == [B, C]
    assert refused(game, A, moves.Bid(1, 40)) == "ERR_NO_CUBES"


def test_everybody_who_buys_from_america_places_a_cube_anywhere() -> None:
    game = table(mode="noble")
    for seat in (A, B):
        place(game, seat, "m1", "POR")
    lay(game, "E05")
    lay(game, "N24", game.now + 9)
    run(game)
    for seat, move in ((A, moves.Bid(1, 1200)), (B, moves.Pass()), (A, moves.Pass()), (B, moves.Bid(1, 800))):
        play(game, seat, move)
    assert isinstance(game.phases[-1], Cubes) and asked(game) == [A, B]
    play(game, A, moves.PlaceCube("ATL"))
    play(game, B, moves.PlaceCube("ITA"))
    assert (game.houses[A].cubes, game.houses[A].meter) == (["ATL"], 0) and "E05" in game.gone


def test_cubes_go_only_where_the_dice_allow_and_one_to_a_region() -> None:
    game = table(mode="noble")
    game.houses[A].cubes = ["NOR"]
    game.phases.append(Cubes(asked=[A], kinds={A: "sea"}))
    assert refused(game, A, moves.PlaceCube("KUR")) == "ERR_BAD_REGION_KIND"
    assert refused(game, A, moves.PlaceCube("NOR")) == "ERR_ALREADY_THERE"
    play(game, A, moves.PlaceCube("OST"))


def test_a_house_with_a_cube_in_every_sea_is_asked_for_none() -> None:
    """Rules 9.6: one to a region."""
    game = table(mode="noble")
    game.houses[A].cubes = list(c.SEAS[:-1])
    assert open_regions(game.houses[A], "sea") == c.SEAS[-1:]
    game.houses[A].cubes = list(c.SEAS)
    assert open_regions(game.houses[A], "sea") == ()


@pytest.mark.parametrize(("roll", "result", "meter"), [(2, "honour", 3), (4, "escort", 2), (6, "conduct", 1)])
def test_what_a_favour_moves_the_meter(roll: int, result: str, meter: int) -> None:
    game = table(mode="noble")
    favour(game, {A: 900})
    told = play(game, A, moves.GrantFavour(500), *two(roll))
    assert (of(told, events.FavourGranted)[0].result, game.houses[A].meter) == (result, meter)


def test_a_noble_rolls_on_the_last_line_and_stays_where_he_is() -> None:
    game = table(mode="villa")
    game.houses[A].noble, game.houses[A].meter = True, c.NUMBERS.title_at
    favour(game, {A: 900})
    told = play(game, A, moves.GrantFavour(500), *two(6))
    assert of(told, events.FavourGranted)[0].bonds == 1 and game.houses[A].meter == c.NUMBERS.title_at


def test_several_nobles_at_once_the_richest_wins() -> None:
    game = table(mode="noble")
    game.houses[A].meter = game.houses[B].meter = c.NUMBERS.title_at - 1
    favour(game, {A: 900, B: 900})
    play(game, A, moves.GrantFavour(500))
    play(game, B, moves.GrantFavour(500), *two(12), *two(12))
    assert game.over
    stake = {score.seat: score.place for score in game.scores}
    assert stake[A] == 1 == stake[B] and stake[C] == 3


def test_by_option_a_favour_is_done_once_for_the_card() -> None:
    game = table(mode="noble", favours_per="card")
    place(game, A, "m1", "INN", spice=2, cloth=2)
    lay(game, "K01")
    lay(game, "N24", game.now + 9)
    run(game)
    play(game, A, moves.BidAlone(2))
    play(game, A, moves.GrantFavour(500), *two(2))
    assert top(game) == "Bidding"
    play(game, A, moves.BidAlone(2))
    assert top(game) == "Moving"


def test_interest_is_paid_before_wages_and_taxes_go_to_the_bank() -> None:
    game = table(("AUG", "FLO"), month="DEC", mode="noble")
    game.houses[A].bonds = 2
    game.phases.append(PaydayPhase(asked=game.seats))
    for seat in (A, B):
        told = play(game, seat, moves.Payday(0))
    assert game.houses[A].florins == 9000 + 400 - 100 - 300
    assert game.houses[B].florins == 9000 - 100 - 400 and not of(told, events.TaxReceived)
    assert refused_payday() == "ERR_NOT_A_REGULAR"


def refused_payday() -> str:
    game = table(month="DEC")
    game.phases.append(PaydayPhase(asked=game.seats))
    return refused(game, A, moves.Payday(0, ("rep",)))


def test_a_villa_needs_the_title_and_its_least_bid_and_goes_back_without_one() -> None:
    game = table(mode="villa")
    lay(game, "V1")
    told = run(game)
    assert of(told, events.VillaUnsold) and game.replenish == ["V1"]
    game = table(mode="villa")
    game.houses[A].noble, game.houses[A].meter = True, c.NUMBERS.title_at
    lay(game, "V1")
    run(game)
    assert refused(game, A, moves.Bid(1, 6980)) == "ERR_PRICE_TOO_LOW"


def test_one_villa_a_house_unless_the_table_says_otherwise() -> None:
    for says, asked_again in (("one", []), ("any", [A])):
        game = table(mode="full", villas_per_house=says)
        game.houses[A].noble, game.houses[A].meter, game.houses[A].villas = True, c.NUMBERS.title_at, ["V2"]
        game.first_villa = A
        lay(game, "V1")
        run(game)
        assert (asked(game) == [A] and top(game) == "Bidding") is bool(asked_again)


def test_used_cards_of_the_company_game_leave_it() -> None:
    game = table()
    lay(game, "N01")
    lay(game, "N24", game.now + 9)
    run(game)
    assert "N01" in game.gone and not game.replenish


def test_equal_riches_share_the_victory() -> None:
    game = table(("AUG", "NUE"))
    game.phases.append(Refill())
    run(game)
    assert game.over and [score.place for score in game.scores] == [1, 1]


def test_a_table_may_end_after_years() -> None:
    game = moving(years="2", month="JUN2")
    game.now += len(c.CALENDAR)
    for seat in (A, B, C):
        play(game, seat, moves.Done())
    assert game.over


def test_hired_merchants_start_at_home_and_join_the_line() -> None:
    game = table(month="DEC")
    for name in ("rep", "m1"):
        place(game, A, name, "ROM")
    game.phases.append(PaydayPhase(asked=game.seats))
    play(game, A, moves.Payday(1))
    play(game, B, moves.Payday(0))
    play(game, C, moves.Payday(0))
    assert game.houses[A].merchant("m2").space == "AUG" and game.lines["AUG"] == [A]
    assert isinstance(game.phases[0], Rounds)


def test_the_poor_sell_by_force_on_payday() -> None:
    game = table(month="DEC")
    game.houses[A].florins = 0
    stock(game, A, cloth=1, metal=1)
    game.phases.append(PaydayPhase(asked=game.seats))
    for seat in (A, B, C):
        play(game, seat, moves.Payday(0))
    assert top(game) == "ForcedSale" and asked(game) == [A]
    play(game, A, moves.Sell("wh-cloth", 1))
    assert game.houses[A].florins == 500 - 100 - 300


def test_all_wages_are_paid_before_any_tax() -> None:
    """Who bought the first villa pays its wages from its own pocket; the others' taxes come in after that."""
    game = table(("NUE", "AUG", "FLO"), month="DEC", mode="full")
    game.first_villa, game.houses[C].villas = C, ["V4"]
    game.houses[C].florins = 0
    stock(game, C)
    game.phases.append(PaydayPhase(asked=game.seats))
    for seat in (A, B, C):
        told = play(game, seat, moves.Payday(0))
    bills = [(type(event).__name__, event.seat) for event in told if "Paid" in type(event).__name__]
    assert bills == [("WagesPaid", A), ("WagesPaid", B), ("TaxPaid", A), ("TaxPaid", B)]
    assert [event.seat for event in of(told, events.Dismissed)] == [C]
    assert game.houses[C].florins == 300 + 300 and game.payday_over


def test_a_game_that_began_before_pays_house_by_house_to_its_end() -> None:
    """Its log leads to its state: C has the others' taxes when its wages are due."""
    game = begun_before(table(("NUE", "AUG", "FLO"), month="DEC", mode="full"))
    game.first_villa, game.houses[C].villas = C, ["V4"]
    game.houses[C].florins = 0
    stock(game, C)
    game.phases.append(PaydayPhase(asked=game.seats))
    for seat in (A, B, C):
        told = play(game, seat, moves.Payday(0))
    bills = [(type(event).__name__, event.seat) for event in told if "Paid" in type(event).__name__]
    assert bills[:4] == [("WagesPaid", A), ("TaxPaid", A), ("WagesPaid", B), ("TaxPaid", B)]
    assert not of(told, events.Dismissed) and game.payday_over
    chance = Secret(bytes(32))
    for version in (1, TITLE.state_version):
        assert engine.start(TITLE, 3, TITLE.options(), chance, version=version).game.since == version


def test_a_payday_stored_in_the_midst_of_paying_house_by_house_goes_on() -> None:
    """A has paid wages and tax, B is asked for its forced sale, C is still to come: as it was once stored."""
    game = table(month="DEC")
    game.houses[B].florins = 0
    stored = {"type": "Bills", "left": [B, C]}
    game.phases += [msgspec.convert(stored, Bills), ForcedSale(B, 400)]
    game = TITLE.load(TITLE.save(game))
    told = play(game, B, moves.Sell("wh-cloth", 1))
    bills = [(type(event).__name__, event.seat) for event in told if "Paid" in type(event).__name__]
    assert bills == [("WagesPaid", B), ("WagesPaid", C), ("TaxPaid", B), ("TaxPaid", C)]
    assert [house.florins for house in game.houses] == [9000, 100, 8500] and game.payday_over
