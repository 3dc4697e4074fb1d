"""The number cases G01 to G50, each played through the rules and compared with its figures."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fugger_kit import (
    MONTHS,
    A,
    B,
    C,
    Dice,
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
    two,
)

from games.core import Seat, TurnContext
from games.fugger import TITLE
from games.fugger.model import components as c
from games.fugger.model import events, moves
from games.fugger.model.data_rows import Lot
from games.fugger.model.state import FuggerOptions, new_house
from games.fugger.rules.deals.bidding import Dealing
from games.fugger.rules.deals.event_auctions import EventAuction
from games.fugger.rules.deals.favours import Favours
from games.fugger.rules.deals.lots import tie_order, why_not_price
from games.fugger.rules.deals.refill import Refill, carry_out_event, date_of_new
from games.fugger.rules.ledger import worth
from games.fugger.rules.payday import interest_of, tax_of, wages_of
from games.fugger.rules.travel.paths import JOINT, why_not_path
from games.fugger.rules.travel.robbers import goods_taken

CASES = {case["id"]: case for case in json.loads(Path(__file__).with_name("golden.json").read_text("utf-8"))}
SEATS = {"A": A, "B": B, "C": C}

Checks = dict[str, Callable[[Any, Any], None]]
CHECKS: Checks = {}


def golden(*ids: str) -> Callable[[Callable[[Any, Any], None]], Callable[[Any, Any], None]]:
    """The check of one or more cases: a function of input and expected figures."""

    def note(check: Callable[[Any, Any], None]) -> Callable[[Any, Any], None]:
        CHECKS.update(dict.fromkeys(ids, check))
        return check

    return note


def test_every_golden_case_has_a_check() -> None:
    assert CHECKS.keys() == CASES.keys()


@pytest.mark.parametrize("id", CASES)
def test_golden_case(id: str) -> None:
    CHECKS[id](CASES[id]["input"], CASES[id]["expected"])


@golden("G01", "G02")
def deck_sizes(given: Any, expected: Any) -> None:
    counts = given["n"] if isinstance(given["n"], list) else [given["n"]]
    for seats, sizes in zip(counts, expected if isinstance(expected, list) else [expected], strict=True):
        game = TITLE.new_game(seats, FuggerOptions(mode=given["mode"]))
        run(game, *range(1, seats + 1))
        for _ in range(seats):
            play(game, asked(game)[0], moves.ChooseHome("AUG"))
        total = len(game.deck) + len(game.open)
        assert len(game.deck) == sizes["drawpile"]
        assert total == sizes["total"]
        supply = sum(1 for card in [*game.deck, *(deal.card for deal in game.open)] if card[0] == "A")
        assert supply == sizes["supply"] == c.how_many(given["mode"], "initial", "supply", seats)


@golden("G04", "G05")
def date_of_a_replacement(given: Any, expected: Any) -> None:
    date = date_of_new(given["remaining"], 2, c.OPENED[given["new"]].offset)
    assert [date, c.month(date).id] == expected


@golden("G07")
def date_with_few_markers(given: Any, expected: Any) -> None:
    dates = [date_of_new(markers, given["now"], given["offset"]) for markers in given["remaining"]]
    assert dates == expected


@golden("G08")
def date_over_the_year(given: Any, expected: Any) -> None:
    assert c.month(given["base"] + given["offset"]).id == expected


@golden("G10")
def home_before_line(given: Any, expected: Any) -> None:
    game = table(("AUG", "AUG", given["city"]))
    for seat in (A, B):
        place(game, seat, "m1", given["city"], spice=2)
    place(game, C, "rep", "")
    place(game, C, "m1", "")
    lay(game, "N14")
    lay(game, "N24", "MAR1")
    run(game)
    before = [house.florins for house in game.houses]
    for name, (price, quantity) in given["asks"].items():
        play(
            game,
            SEATS[name],
            moves.Bid(min(quantity, game.houses[SEATS[name]].amount_in("NUE", "spice")), price),
        )
    gained = {name: game.houses[seat].florins - before[seat] for name, seat in SEATS.items()}
    sales, left = expected
    assert {name: pair[0] * pair[1] for name, pair in sales.items()} == {
        name: florins for name, florins in gained.items() if florins
    }
    assert left == 0 and game.houses[B].amount_in("NUE", "spice") == 2


@golden("G11")
def home_owners_roll(given: Any, expected: Any) -> None:
    game = table(("AUG", "AUG"))
    ctx: TurnContext[Any] = TurnContext(game, Dice(*given["rolls"].values()))
    order = tie_order(ctx, "AUG", [SEATS[name] for name in given["home"]])
    assert ["AB"[seat] for seat in order] == expected


@golden("G13")
def price_limits(given: Any, expected: Any) -> None:
    lots = Lot("spice", 1, given["max"]), Lot("spice", 1, given["min"])
    refusals = [why_not_price(given["ask"], lots[0], "demand")]
    refusals += [why_not_price(bid, lots[1], "supply") for bid in given["bids"]]
    assert [refusal.code for refusal in refusals if refusal] == expected


def supply_in_venice(bids: dict[str, list[int]], a_has: int, goods: dict[str, int], money: int) -> Any:
    game = table()
    for seat in SEATS.values():
        place(game, seat, "m1", "VEN")
        stock(game, seat)
        game.houses[seat].florins = money
    stock(game, A, **goods)
    game.houses[A].florins = a_has
    lay(game, "A02")
    lay(game, "N24", "MAR1")
    run(game)
    told = []
    for name, (price, quantity) in bids.items():
        told += play(game, SEATS[name], moves.Bid(quantity, price))
    return game, told


@golden("G14")
def dearest_first(given: Any, expected: Any) -> None:
    _, told = supply_in_venice(given["bids"], 5000, {}, 5000)
    bought = {"ABC"[event.seat]: [event.quantity, -event.florins] for event in of(told, events.WareBought)}
    assert [bought, 4 - sum(count for count, _ in bought.values())] == expected


@golden("G16")
def fine_and_recount(given: Any, expected: Any) -> None:
    game, told = supply_in_venice(given["bids"], given["money_A"], given["goods_A"], 5000)
    bought = {"ABC"[event.seat]: [event.quantity, -event.florins] for event in of(told, events.WareBought)}
    left = {name: game.houses[seat].florins for name, seat in SEATS.items()}
    fined = ["ABC"[event.seat] for event in of(told, events.Fined)]
    assert [bought, left, fined] == expected


@golden("G17", "G19", "G20", "G22", "G23", "G25", "G26", "G28", "G31", "G32")
def one_move(given: Any, expected: Any) -> None:
    game = moving(month=given.get("month", "AUG1"), mode="noble")
    house = game.houses[A]
    house.cubes = list(given.get("cubes", []))
    goods = given["goods"]
    place(game, A, "m1", given["from"], cloth=goods)
    path = given["path"]
    move = moves.Go("m1", path[-1], JOINT.join(path))
    if expected["error"]:
        assert refused(game, A, move) == expected["error"]
        assert (house.merchant("m1").space, house.merchant("m1").load) == (expected["end"], goods)
        return
    before = house.florins
    told = play(game, A, move, *(two(given["roll"]) if goods else ()))
    entries = sum(-event.florins for event in of(told, events.EntryPaid))
    paid = expected["cost"] + expected["toll"] + expected["sea"]
    assert (before - house.florins - entries, entries) == (paid, expected["entry"])
    assert (house.merchant("m1").space, goods - house.merchant("m1").load) == (
        expected["end"],
        expected["lost"],
    )


@golden("G29")
def path_errors(given: Any, expected: Any) -> None:
    refusals = [why_not_path("AUG", path, False) for path in given["paths"]]
    assert [refusal.code for refusal in refusals if refusal] == expected


@golden("G34")
def no_entry_fee(given: Any, expected: Any) -> None:
    paid = []
    for case in given["cases"]:
        game = moving(mode="noble")
        game.houses[A].cubes = list(case.get("cubes", []))
        for region in case["holders"]:
            game.houses[B].cubes.append(region)
        place(game, A, "m1", case["from"])
        told = play(game, A, moves.Go("m1", case["path"][-1], JOINT.join(case["path"])))
        paid.append(sum(-event.florins for event in of(told, events.EntryPaid)))
    assert paid == expected


@golden("G35")
def robbers(given: Any, expected: Any) -> None:
    roll, load = given["roll"], given["goods"]
    totals = (roll, roll + c.NUMBERS.robber_bonus, roll + c.NUMBERS.robber_bonus + 3)
    assert [goods_taken(total, load) for total in totals] == expected


@golden("G37", "G38")
def payday(given: Any, expected: Any) -> None:
    game = table((given["home"], "NUE"), mode="noble")
    house = game.houses[A]
    house.bonds = given.get("bonds", 0)
    house.holds = ["E12"] if given.get("taxfree") else []
    if given["regulars"] == 2:
        place(game, A, "m2", given["home"])
    assert {"interest": interest_of(game, A), "wages": wages_of(house), "tax": tax_of(game, A)} == expected


@golden("G40", "G41")
def favour(given: Any, expected: Any) -> None:
    game = table(mode="noble")
    game.houses[A].meter = given["position"]
    game.phases.append(Favours(asked=[A], card="K01", earned={A: 2000}))
    game.phases.insert(-1, Dealing("K01", "demand", index=9))
    lay(game, "K01")
    (told,) = of(play(game, A, moves.GrantFavour(given["amount"]), *two(given["roll"])), events.FavourGranted)
    letters = {"bonds": "B", "honour": "E", "escort": "S", "conduct": "F"}
    assert {"result": letters[told.result], "bonds": told.bonds, "meter": told.meter} == expected


@golden("G43", "G44")
def black_sheep(given: Any, expected: Any) -> None:
    game = table()
    lay(game, "N24", "MAR1")
    game.phases.append(Refill())
    carry_out_event(TurnContext(game, Dice()), "E03")
    seats = {"S": A, "A": B, "B": C}
    before = [house.florins for house in game.houses]
    for action in given["actions"]:
        giver, _, to = action.partition(">")
        name = giver.split()[0]
        play(game, seats[name], moves.HandSheep(seats[to or name]))
    changed = {name: game.houses[seat].florins - before[seat] for name, seat in seats.items()}
    florins, keeper = expected
    assert {name: changed[name] for name in florins} == florins
    assert "E03" in game.houses[seats[keeper]].holds


@golden("G46")
def corruption_cancelled(given: Any, expected: Any) -> None:
    game = auction("E12", 2)
    for name, price in given["bids"].items():
        play(game, SEATS[name], moves.Bid(1, price))
    assert expected is None and "E12" in game.gone
    assert [house.florins for house in game.houses] == [9000 - price for price in given["bids"].values()]


@golden("G47")
def army_costs(given: Any, expected: Any) -> None:
    game = auction("E08", 4)
    for name, meter in given["meter"].items():
        game.houses[SEATS[name]].meter = meter
    told = []
    for name, (price, quantity) in given["bids"].items():
        told += play(game, SEATS[name], moves.Bid(quantity, price))
    told += play(game, Seat(3), moves.Pass())
    bought = {
        "ABC"[event.seat]: [event.bonds, event.bonds * event.price] for event in of(told, events.BondsBought)
    }
    assert bought == expected and given["k"] == 3


def auction(card: str, seats: int) -> Any:
    game = table(("AUG", "NUE", "FLO", "AUG")[:seats], mode="noble")
    game.phases.append(EventAuction.of(game, card))
    return game


@golden("G49", "G50")
def final_worth(given: Any, expected: Any) -> None:
    house = new_house()
    house.florins, house.bonds = given["money"], given.get("bonds", 0)
    house.warehouse = [given.get("goods", {}).get(good, 0) for good in c.GOODS]
    house.villas = [given["villa"]] if "villa" in given else []
    assert worth(house) == expected


def test_the_months_of_the_kit_are_those_of_the_calendar() -> None:
    assert [month.id for month in c.CALENDAR] == MONTHS
