"""What a Grandmaster bids for a lot, and what it expects others to bid."""

from random import Random
from typing import Any

import pytest
from fugger_kit import A, B, lay, place, run, stock, table, top

from games.computer import Effort, Level, SeatView, choose
from games.core import Move, Seat, engine
from games.core.chance import Secret
from games.fugger import TITLE
from games.fugger.computer.grandmastery import quick
from games.fugger.computer.guessed_bids import GUESSED, guessed, price_of, situation
from games.fugger.model import moves
from games.fugger.model.state import FuggerOptions
from games.fugger.rules.deals.bidding import Bidding
from games.fugger.rules.game import Fugger

THOROUGH, SHORT = Effort(seconds=600.0, playouts=1600), Effort(seconds=600.0, playouts=12)
SITUATIONS = {"demand_enough", "demand_short", "supply_unrivalled", *[f"supply_gain_{at}" for at in range(4)]}


def sellers(mine: int, others: int) -> Fugger:
    """Both houses have so much cloth in Frankfurt, where three pieces are wanted (N16). No further customers
    will come."""
    game = table(homes=("AUG", "NUE"), month="AUG1", deck=["A04", "A07"])
    for seat, cloth in ((A, mine), (B, others)):
        stock(game, seat)
        place(game, seat, "m1", "FRA", cloth=cloth)
    lay(game, "N16")
    return asked(game)


def buyers(mine: int = 9000, others: int = 9000) -> Fugger:
    """Both houses have an empty merchant at the same supply, and so many florins."""
    game = table(homes=("AUG", "NUE"), month="AUG1", deck=["N01", "N02", "N03", "N04", "A04", "A07"])
    for seat, florins in ((A, mine), (B, others)):
        game.houses[seat].florins = florins
        place(game, seat, "m1", "VEN")
    lay(game, "A02")
    return asked(game)


def asked(game: Fugger) -> Fugger:
    run(game)
    assert top(game) == "Bidding"
    return game


def phase_of(game: Fugger) -> Bidding:
    phase = game.phases[-1]
    assert isinstance(phase, Bidding)
    return phase


def bid_of(game: Fugger, level: Level = "grandmaster", number: int = 1) -> Move:
    return choose(SeatView.of(TITLE, game, 2, A), level, Random(number), THOROUGH)


def given_up(game: Fugger, level: Level) -> float:
    """The share of the limit that a level gives up, on the average."""
    bids = [bid_of(game, level, number) for number in range(3)]
    limit = phase_of(game).lot.limit
    return sum([abs(bid.price - limit) / limit for bid in bids if isinstance(bid, moves.Bid)]) / len(bids)


@pytest.mark.parametrize("game", [sellers(3, 3), buyers()], ids=["sellers", "buyers"])
def test_where_there_is_not_enough_a_grandmaster_goes_just_beyond_what_others_bid(game: Fugger) -> None:
    shares = [share for share in GUESSED[situation(game, phase_of(game), B)] if share is not None]
    most, usual = shares[-1], shares[len(shares) // 2]
    assert usual < given_up(game, "grandmaster") < most + 0.06
    assert given_up(game, "master") < given_up(game, "grandmaster")


def test_where_there_is_enough_a_grandmaster_asks_the_ceiling() -> None:
    game = sellers(2, 1)
    assert bid_of(game) == moves.Bid(2, phase_of(game).lot.limit)


def test_a_buyer_whose_rival_has_no_florins_pays_the_floor() -> None:
    bid = bid_of(buyers(others=20))
    assert isinstance(bid, moves.Bid) and bid.price == phase_of(buyers()).lot.limit


def test_what_another_has_sealed_already_changes_nothing_for_a_grandmaster() -> None:
    told = []
    for price in (20, 1160):
        game = sellers(3, 3)
        phase_of(game).seal(B, (3, price))
        told.append(bid_of(game))
    assert told[0] == told[1]


def test_the_data_know_every_situation() -> None:
    assert set(GUESSED) == SITUATIONS
    for shares in GUESSED.values():
        bids = [share for share in shares if share is not None]
        assert bids == sorted(bids) and all(0 <= share < 0.5 for share in bids)


def test_every_bid_that_is_guessed_is_offered() -> None:
    found, rng = set(), Random(4)
    for number in range(6):
        chance = Secret(number.to_bytes(8, "big"))
        game: Any = engine.start(TITLE, 3, FuggerOptions(), chance).game
        while not game.over:
            seat = engine.waits_for(game)[0]
            phase = game.phases[-1]
            move = quick(game, seat, rng) or choose(SeatView.of(TITLE, game, 3, seat), "novice", rng)
            if isinstance(phase, Bidding) and len(phase.asked) > 1:
                found.add(situation(game, phase, seat))
            assert engine.why_not(game, seat, move) is None
            engine.play_in_place(game, seat, move, chance)
    assert found >= SITUATIONS - {"supply_unrivalled"}


def test_a_guessed_buyer_bids_for_what_it_can_pay() -> None:
    game = buyers(mine=1000)
    for number in range(20):
        bid = guessed(game, A, phase_of(game), Random(number))
        assert not isinstance(bid, moves.Bid) or bid.quantity * bid.price <= 1000


def test_goods_are_bought_for_a_customer_even_if_no_further_ones_come() -> None:
    game = table(homes=("AUG", "NUE"), month="AUG1", deck=[])
    place(game, A, "m1", "VEN")
    lay(game, "A02")
    lay(game, "N10", game.now + 7)  # Cracow: four of cloth, one of spice
    stock(game, A)
    asked(game)
    limit = phase_of(game).lot.limit
    assert guessed(game, A, phase_of(game), Random(1)) == moves.Bid(4, limit)
    bid = bid_of(game)
    assert isinstance(bid, moves.BidAlone)
    stock(game, A, spice=1)
    assert guessed(game, A, phase_of(game), Random(1)) == moves.Pass()


def test_a_share_that_is_given_up_is_below_a_ceiling_and_above_a_floor() -> None:
    for game, sign in ((sellers(3, 3), -1), (buyers(), 1)):
        phase = phase_of(game)
        limit = phase.lot.limit
        assert price_of(phase, 0.0) == limit
        assert sign * (price_of(phase, 0.2) - limit) == pytest.approx(0.2 * limit, abs=10)


def test_where_florins_do_not_win_the_game_a_grandmaster_plays_as_a_master() -> None:
    rng, chance = Random(8), Secret(bytes(8))
    game: Any = engine.start(TITLE, 2, FuggerOptions(mode="noble"), chance).game
    compared = 0
    while compared < 4:
        seat = engine.waits_for(game)[0]
        view = TITLE.view(game, seat)
        if isinstance(game.phases[-1], Bidding):
            levels: tuple[Level, ...] = ("master", "grandmaster")
            own = [choose(SeatView(TITLE, view, 2, seat), level, Random(3), SHORT) for level in levels]
            assert own[0] == own[1]
            compared += 1
        move = quick(game, Seat(seat), rng) or choose(SeatView(TITLE, view, 2, seat), "novice", rng)
        engine.play_in_place(game, seat, move, chance)
