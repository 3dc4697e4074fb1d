"""The flow cases F29 to F50: the full game, favours, events, trade, ties of time."""

from fugger_kit import (
    A,
    B,
    C,
    Ordered,
    asked,
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

from games.fugger.model import components as c
from games.fugger.model import events, moves
from games.fugger.rules.deals.bidding import BidAhead, Dealing
from games.fugger.rules.deals.event_auctions import EventAuction
from games.fugger.rules.deals.event_games import BlackSheep, Lottery
from games.fugger.rules.deals.favours import Favours
from games.fugger.rules.deals.refill import Refill
from games.fugger.rules.payday import PaydayPhase
from games.fugger.rules.rounds import agenda
from games.fugger.rules.travel.movement import Moving


def favour_of(game, seat, earned):
    game.phases += [Dealing("K01", "demand", 9), Favours(asked=[seat], card="K01", earned={seat: earned})]
    lay(game, "K01")


def test_f29_payday_of_the_first_villa_owner() -> None:
    game = table(("NUE", "AUG", "FLO"), month="DEC", mode="full")
    game.first_villa, game.houses[A].villas, game.houses[A].bonds = A, ["V4"], 2
    game.phases.append(PaydayPhase(asked=game.seats))
    before = game.houses[A].florins
    for seat in (A, B, C):
        told = play(game, seat, moves.Payday(0))
    assert game.houses[A].florins - before == 600 - 100 + 300 + 400
    assert [event.florins for event in of(told, events.TaxReceived)] == [300, 400]


def test_f31_no_more_can_be_given_up_than_is_owed() -> None:
    game = table(mode="noble")
    favour_of(game, A, 900)
    assert refused(game, A, moves.GrantFavour(1000)) == "ERR_OVER_REVENUE"
    play(game, A, moves.GrantFavour(500), *two(2))


def test_f32_without_a_cube_left_only_the_meter_moves() -> None:
    game = table(mode="noble")
    game.houses[A].cubes = ["KUR", "OBD", "HAN", "BUR", "ERB", "NOR", "OST", "ATL"]
    favour_of(game, A, 900)
    (told,) = of(play(game, A, moves.GrantFavour(500), *two(7)), events.FavourGranted)
    assert (told.result, told.meter) == ("conduct", 1)
    assert top(game) != "Cubes" and len(game.houses[A].cubes) == c.NUMBERS.cubes


def test_f34_the_lottery_goes_round() -> None:
    game = table(mode="noble")
    game.phases.append(Lottery("E07", game.turn_order))
    play(game, A, moves.Bet(("1", "2")))
    play(game, B, moves.Pass())
    play(game, C, moves.Bet(("3",)))
    play(game, A, moves.Bet(("4",)))
    play(game, C, moves.Pass())
    told = play(game, A, moves.Pass(), 3)
    assert [house.florins for house in game.houses] == [8700, 9000, 8900]
    assert [(event.seat, event.meter) for event in of(told, events.LotteryWon)] == [(C, 2)]


def test_f35_with_two_players_the_second_must_take_the_sheep() -> None:
    game = table(("AUG", "NUE"), mode="noble")
    game.houses[B].meter = 3
    game.phases.append(BlackSheep("E03", A))
    play(game, A, moves.HandSheep(B))
    assert refused(game, B, moves.HandSheep(A)) == "ERR_MUST_TAKE"
    told = play(game, B, moves.HandSheep(B))
    assert (game.houses[A].florins, game.houses[B].florins) == (8980, 9020)
    assert of(told, events.SheepTaken)[0].meter == -1


def test_f37_the_sheep_moves_no_meter_at_the_bottom() -> None:
    game = table(mode="noble")
    game.phases.append(BlackSheep("E03", A))
    told = play(game, A, moves.HandSheep(A))
    assert of(told, events.SheepTaken)[0].meter == 0 == game.houses[A].meter


def test_the_sheep_moves_no_meter_of_a_noble() -> None:
    """Rules T23: a noble gains everything but steps, and loses none."""
    game = table(mode="villa")
    game.houses[A].noble, game.houses[A].meter = True, c.NUMBERS.title_at
    game.phases.append(BlackSheep("E03", A))
    told = play(game, A, moves.HandSheep(A))
    assert of(told, events.SheepTaken)[0].meter == 0 and game.houses[A].meter == c.NUMBERS.title_at


def test_f38_the_fuggerei_is_paid_by_all_and_won_by_the_lower_meter() -> None:
    game = table(mode="noble")
    game.houses[A].meter, game.houses[B].meter = 5, 3
    game.phases.append(EventAuction.of(game, "E11"))
    for seat, price in ((A, 200), (B, 200), (C, 60)):
        play(game, seat, moves.Bid(1, price))
    assert [house.florins for house in game.houses] == [8800, 8800, 8940]
    assert game.houses[B].cubes == ["KUR"] and not game.houses[A].cubes
    assert (game.houses[A].meter, game.houses[B].meter) == (5, 3)


def test_f40_bonds_are_traded_without_contact_and_without_the_meter() -> None:
    game = table(mode="noble")
    game.houses[A].bonds = 1
    place(game, A, "rep", "ROM")
    play(game, A, moves.OfferTrade(B, (("bond", 1),), (), gets=400))
    run(game)
    assert top(game) == "Market" and asked(game) == [B]
    play(game, B, moves.AcceptTrade(1))
    assert (game.houses[A].bonds, game.houses[B].bonds) == (0, 1)
    assert (game.houses[A].florins, game.houses[B].florins) == (9400, 8600)
    assert (game.houses[A].meter, game.houses[B].meter) == (0, 0)


def test_f41_goods_change_hands_only_where_the_houses_meet() -> None:
    game = table()
    place(game, A, "m1", "FRA", metal=1)
    place(game, B, "rep", "FRA")
    play(game, A, moves.OfferTrade(B, (("metal", 1),), (), gets=1500))
    play(game, A, moves.OfferTrade(B, (("metal", 2),), (), gets=3000))
    assert top(game) == "Market" and asked(game) == [B]
    play(game, B, moves.AcceptTrade(2))
    assert game.houses[B].total("metal") == 1 and game.trades[1].accepted
    play(game, B, moves.AcceptTrade(1))
    assert game.houses[B].merchant("rep").goods[2] == 1 and game.houses[B].florins == 7500


def test_f43_the_payer_names_the_holder_for_each_merchant() -> None:
    game = moving(mode="noble")
    for seat in (A, B):
        game.houses[seat].cubes = ["KUR"]
    for name in ("rep", "m1"):
        place(game, C, name, "B_ULM")
    game.phases[-1] = Moving([C])
    assert refused(game, C, moves.Go("rep", "R_HEI", "R_HEI")) == "ERR_PAYEE_NEEDED"
    play(game, C, moves.Go("rep", "R_HEI", "R_HEI", payee=A))
    play(game, C, moves.Go("m1", "R_HEI", "R_HEI", payee=B))
    assert [house.florins for house in game.houses] == [9100, 9100, 8800]


def test_f44_the_replenishment_deck_becomes_the_deck() -> None:
    game = table(mode="noble", replenish=["N01", "A02"], target=1)
    game.phases.append(Refill())
    told = run(game)
    assert of(told, events.DeckRenewed)[0].cards == 2
    assert len(game.open) == 1 and len(game.deck) == 1 and not game.replenish


def test_f46_rent_comes_in_early_july() -> None:
    game = moving(month="JUN2", mode="full")
    game.first_villa, game.houses[A].villas = A, ["V4"]
    for seat in (A, B, C):
        told = play(game, seat, moves.Done())
    assert [(event.seat, event.florins) for event in of(told, events.RentReceived)] == [(A, 900)]
    assert game.houses[A].florins == 9900


def test_f47_an_urgent_supply_on_its_date_goes_before_a_demand() -> None:
    game = table()
    place(game, B, "m1", "INN")
    lay(game, "N14")
    lay(game, "A09")
    item = agenda(game)
    assert item is not None and item.card == "A09"
    later = table(urgent_first_on_date=False)
    place(later, B, "m1", "INN")
    lay(later, "N14")
    lay(later, "A09")
    item = agenda(later)
    assert item is not None and item.card == "N14"


def test_f49_attacks_are_answered_before_anything_moves() -> None:
    game = moving(robbers=[("E01", 0)])
    place(game, A, "m1", "KOE", cloth=2)
    place(game, A, "m2", "AUG")
    assert refused(game, A, moves.Go("m2", "B_ULM", "B_ULM")) == "ERR_PLUS_NEEDED"
    told = play(game, A, moves.Stand("m1", 0), *two(10))
    assert of(told, events.Attacked)[0].lost == 0
    play(game, A, moves.Go("m2", "B_ULM", "B_ULM"))


def test_f50_a_bid_ahead_the_cash_no_longer_covers_is_asked_again() -> None:
    game = table(mode="noble")
    place(game, A, "m1", "VEN")
    stock(game, A)
    game.houses[A].florins = 1800
    lay(game, "A01")
    lay(game, "N24", game.now + 9)
    game.houses[A].florins = 1600
    ordered = Ordered(game).give(A, BidAhead("A01", 1, 1, 840), BidAhead("A01", 2, 1, 1000))
    told = ordered.run()
    assert of(told, events.WareBought)[0].florins == -840
    assert top(ordered.game) == "Bidding" and ordered.asked == [A]
    ordered.play(A, moves.Pass())
    assert ordered.orders(A) == []
