"""The flow cases F01 to F28: deals, transfers, payday, movement, ends."""

from fugger_kit import (
    MONTHS,
    A,
    B,
    C,
    D,
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

from games.core import Seat
from games.fugger.model import components as c
from games.fugger.model import events, moves
from games.fugger.rules.deals.refill import Refill
from games.fugger.rules.final import is_over
from games.fugger.rules.payday import PaydayPhase
from games.fugger.rules.rounds import Rounds, agenda
from games.fugger.rules.travel.movement import Moving


def test_f01_order_of_a_busy_day() -> None:
    game = table(("AUG", "AUG"), month="MAY1", mode="full")
    for seat in (A, B):
        stock(game, seat)
    for card in ("A08", "N13", "N16", "V1"):
        lay(game, card)
    order = []
    while (item := agenda(game)) is not None:
        order.append((item.card, item.side))
        if item.card in c.FAIRS:
            game.fair_done += 1
        elif item.side == "villa":
            game.villas.clear()
        else:
            game.open = [deal for deal in game.open if deal.card != item.card]
    assert order == [
        ("N13", "demand"),
        ("N16", "demand"),
        ("MES1", "demand"),
        ("MES1", "supply"),
        ("V1", "villa"),
        ("A08", "supply"),
    ]


def test_f01_lots_of_the_fair_in_printed_order() -> None:
    fair = c.FAIRS["MES1"]
    assert [lot.good for lot in fair.demand] == ["cloth", "spice", "metal"]
    assert [lot.good for lot in fair.supply] == ["metal", "cloth", "spice"]


def test_f02_an_urgent_demand_is_dealt_with_before_its_date() -> None:
    game = table()
    place(game, A, "m1", "BAS", metal=1)
    lay(game, "N18", game.now + 3)
    lay(game, "N24", game.now + 9)
    run(game)
    assert top(game) == "Bidding" and asked(game) == [A]
    told = play(game, A, moves.BidAlone(1))
    assert [event.good for event in of(told, events.WareSold)] == ["metal"]
    assert "N18" in game.gone and top(game) == "Moving"


def test_f04_an_urgent_supply_needs_only_a_merchant() -> None:
    game = table()
    place(game, B, "m1", "INN")
    lay(game, "A09", game.now + 2)
    lay(game, "N24", game.now + 9)
    run(game)
    assert top(game) == "Bidding" and asked(game) == [B]


def test_f05_an_urgent_card_nobody_comes_for_finishes_on_its_date() -> None:
    game = table(deck=["A02"])
    lay(game, "N17", game.now + 2)
    lay(game, "N24", game.now + 9)
    run(game)
    assert top(game) == "Moving"
    for _ in range(2):
        for _ in range(3):
            play(game, asked(game)[0], moves.Done())
    assert "N17" in game.gone and [deal.card for deal in game.open] == ["N24", "A02"]


def test_f07_the_company_game_ends_with_the_last_demand() -> None:
    game = table(("ROM", "NUE"))
    game.houses[A].home = "FLO"
    place(game, A, "m1", "ROM", cloth=1)
    lay(game, "N24")
    lay(game, "A07")
    run(game)
    told = play(game, A, moves.BidAlone(1))
    assert game.over and not of(told, events.WareBought)
    assert [deal.card for deal in game.open] == ["A07"]


def test_f08_the_blockade_takes_the_last_demand_and_ends_the_game() -> None:
    game = table(deck=["N21"], blockade="E06")
    game.phases.append(Refill())
    told = run(game)
    assert {"N21", "E06"} <= set(game.gone) and game.over
    assert of(told, events.BlockadeStopped)


def test_f10_a_boom_in_a_boom_does_nothing() -> None:
    game = table(mode="noble", deck=["A02", "E04"], target=c.NUMBERS.boom_deals)
    for card in ("N01", "N02", "N05", "N24"):
        lay(game, card, game.now + 9)
    game.phases.append(Refill())
    told = run(game)
    assert of(told, events.BoomIgnored) and game.target == c.NUMBERS.boom_deals
    assert "E04" in game.replenish and len(game.open) == c.NUMBERS.boom_deals


def test_f11_the_blockade_stops_noble_demands_but_no_supplies() -> None:
    game = table(mode="noble", deck=["N01", "K08", "A02"], blockade="E06", target=2)
    game.phases.append(Refill())
    run(game)
    assert [deal.card for deal in game.open] == ["A02", "N01"]
    assert {"K08", "E06"} <= set(game.gone) and not game.blockade


def test_f13_bought_goods_go_to_the_first_merchant_and_can_be_handed_over() -> None:
    game = table(mode="noble")
    place(game, A, "rep", "")
    lay(game, "A13")
    lay(game, "N24", game.now + 9)
    run(game)
    play(game, A, moves.BidAlone(4))
    assert game.houses[A].merchant("m1").goods == (4, 0, 0)
    play(game, A, moves.Give("m1", "wh", "cloth", 2))
    assert game.houses[A].warehouse[0] == 4 and game.houses[A].merchant("m1").goods[0] == 2


def test_f14_goods_of_all_places_in_the_town_count() -> None:
    game = table()
    stock(game, A, spice=1)
    place(game, A, "rep", "AUG", spice=1)
    lay(game, "N15")
    lay(game, "N24", game.now + 9)
    run(game)
    play(game, A, moves.BidAlone(2))
    assert game.houses[A].total("spice") == 0


def payday(*, regulars: tuple[int, ...] = (1, 1, 1), **given: object) -> object:
    game = table(month="DEC", **given)
    for seat, count in enumerate(regulars):
        home = game.houses[seat].home
        place(game, Seat(seat), "m1", home if count else "")
        place(game, Seat(seat), "m2", home if count > 1 else "")
    game.phases.append(PaydayPhase(asked=game.seats))
    return game


def test_f16_hires_up_to_two_regulars() -> None:
    game = payday(regulars=(1, 2, 0))
    assert refused(game, B, moves.Payday(1)) == "ERR_TOO_MANY_HIRES"
    play(game, A, moves.Payday(1))
    play(game, B, moves.Payday(0))
    told = play(game, C, moves.Payday(2))
    assert [event.florins for event in of(told, events.WagesPaid)] == [-500, -500, -500]


def test_f17_a_dismissed_merchant_loses_its_goods() -> None:
    game = payday(regulars=(2, 1, 1))
    place(game, A, "m1", "AUG", cloth=2)
    play(game, A, moves.Payday(0, ("m1",)))
    play(game, B, moves.Payday(0))
    told = play(game, C, moves.Payday(0))
    assert [(event.seat, event.cloth) for event in of(told, events.Dismissed)] == [(A, -2)]
    assert [event.florins for event in of(told, events.WagesPaid) if event.seat == A] == [-100]


def test_f19_who_cannot_pay_wages_dismisses_and_is_let_off_the_tax() -> None:
    game = payday(regulars=(0, 2, 0))
    game.houses[B].florins = 60
    stock(game, B)
    for seat in (A, B):
        play(game, seat, moves.Payday(0))
    told = play(game, C, moves.Payday(0))
    assert [event.seat for event in of(told, events.Dismissed)] == [B, B]
    assert [event.florins for event in of(told, events.TaxPaid) if event.seat == B] == [-60]
    assert game.houses[B].florins == 0 and game.houses[B].regulars == 0


def test_f20_merchants_at_sea_are_lost_when_november_begins() -> None:
    game = moving(month="OCT2")
    place(game, A, "m1", "SM2", cloth=3)
    place(game, B, "rep", "SN1")
    for seat in (A, B, C):
        told = play(game, seat, moves.Done())
    assert [(event.seat, event.merchant) for event in of(told, events.LostAtSea)] == [(A, "m1"), (B, "rep")]
    assert game.houses[A].merchant("m1").space == "" and not game.houses[A].merchant("m1").dead
    assert game.houses[B].merchant("rep").dead


def test_f22_one_attack_on_entering_with_a_bought_plus() -> None:
    game = moving(robbers=[("E01", 0)])
    place(game, B, "m1", "B_ULM", spice=1)
    game.phases[-1] = Moving([B])
    told = play(game, B, moves.Go("m1", "FRA", "R_HEI>FRA", plus=1), *two(9), *two(9))
    (attack,) = of(told, events.Attacked)
    assert (attack.total, attack.lost, attack.florins) == (10, 0, -100)
    assert game.houses[B].merchant("m1").load == 1


def test_f23_goods_put_into_the_warehouse_are_safe_from_robbers() -> None:
    game = moving(("FLO", "NUE"), robbers=[("E15", 0)])
    place(game, A, "m1", "FLO", cloth=2)
    assert refused(game, A, moves.Done()) == "ERR_PLUS_NEEDED"
    play(game, A, moves.Give("m1", "wh", "cloth", 2))
    told = play(game, A, moves.Done())
    assert not of(told, events.Attacked)


def test_f25_the_noble_game_ends_with_the_lottery_that_brings_the_title() -> None:
    game = table(mode="noble", deck=["E07"])
    game.houses[A].meter = c.NUMBERS.title_at - 1
    lay(game, "N24", game.now + 9)
    game.phases.append(Refill())
    run(game)
    play(game, A, moves.Bet(("3",)))
    play(game, B, moves.Pass())
    play(game, C, moves.Pass())
    told = play(game, A, moves.Pass(), 3)
    assert game.over and of(told, events.TitleWon)[0].seat == A
    assert game.scores[A].place == 1 and [deal.card for deal in game.open] == ["N24"]


def test_f26_only_nobles_are_asked_for_a_villa() -> None:
    game = table(("NUE", "NUE", "AUG", "FLO"), mode="villa")
    game.houses[C].noble, game.houses[C].meter = True, c.NUMBERS.title_at
    place(game, D, "m1", "AUG")
    lay(game, "V1")
    run(game)
    assert asked(game) == [C]
    play(game, C, moves.Bid(1, 7000))
    assert game.over and [score.seat for score in game.scores if score.place == 1] == [C]


def test_the_full_game_goes_on_until_two_houses_have_a_villa() -> None:
    """Rules 9.12; two of one house are not enough."""
    game = table(("VEN", "ANT"), mode="full")
    game.houses[A].villas = ["V2", "V4"]
    assert not is_over(game)
    game.houses[B].villas = ["V1"]
    assert is_over(game)


def test_f28_the_full_game_compares_villa_owners_only() -> None:
    game = table(("VEN", "ANT", "AUG"), mode="full")
    for seat, home in ((A, "FLO"), (B, "NUE"), (C, "AUG")):
        game.houses[seat].home = home
    for seat in (A, B):
        game.houses[seat].noble, game.houses[seat].meter = True, c.NUMBERS.title_at
    game.houses[A].villas, game.first_villa = ["V2"], A
    game.houses[C].florins = 100_000
    place(game, B, "m1", "ANT")
    game.houses[B].florins = 20_000
    lay(game, "V4")
    run(game)
    play(game, B, moves.Bid(1, 8000))
    points = {score.seat: (score.place, score.points) for score in game.scores}
    assert game.over and points[B] == (1, 20_000 + 2900)
    assert points[A] == (2, 9000 + 2900 + 6000) and points[C][0] == 3


def test_the_round_goes_on_by_itself_where_nobody_can_do_anything() -> None:
    game = moving(month="JUL2")
    for seat in (A, B, C):
        play(game, seat, moves.Done())
    assert game.now == MONTHS.index("AUG1") and isinstance(game.phases[0], Rounds)
