"""What a Master bids for a lot."""

from random import Random

from fugger_kit import A, B, lay, moving, place, run, stock, table, top

from games.computer import Effort, SeatView, choose
from games.core import Move, Seat, engine
from games.fugger import TITLE
from games.fugger.computer.mastery import replies
from games.fugger.model import components as c
from games.fugger.model import moves
from games.fugger.rules.deals.bidding import Bidding
from games.fugger.rules.game import Fugger

THOROUGH = Effort(seconds=600.0, playouts=400)
CEILING = 1160
"""What Frankfurt pays for cloth (N16)."""


def market(mine: int, others: int) -> Fugger:
    """Both houses have so much cloth in Frankfurt, where three pieces are wanted."""
    game = table(homes=("AUG", "NUE"), month="AUG1", deck=["N01", "N02", "A04", "A07"])
    for seat, cloth in ((A, mine), (B, others)):
        stock(game, seat)
        place(game, seat, "m1", "FRA", cloth=cloth)
    lay(game, "N16")
    run(game)
    assert top(game) == "Bidding"
    return game


def bid_of(game: Fugger, seat: Seat = A, number: int = 1) -> Move:
    return choose(SeatView.of(TITLE, game, 2, seat), "master", Random(number), THOROUGH)


def test_where_there_are_customers_for_all_a_master_asks_the_ceiling() -> None:
    assert bid_of(market(2, 1)) == moves.Bid(2, CEILING)


def test_where_there_are_too_few_customers_a_master_goes_below_the_others() -> None:
    bid = bid_of(market(3, 3))
    assert isinstance(bid, moves.Bid) and bid.quantity == 3
    assert c.FORCED[0] < bid.price < CEILING


def test_what_another_has_sealed_already_changes_nothing() -> None:
    told = []
    for price in (20, CEILING):
        game = market(3, 3)
        phase = game.phases[-1]
        assert isinstance(phase, Bidding)
        phase.seal(B, (3, price))
        told.append([bid_of(game, number=number) for number in range(3)])
    assert told[0] == told[1]


def test_alone_at_a_deal_a_master_takes_the_whole_price() -> None:
    game = market(2, 0)
    assert bid_of(game) == moves.BidAlone(2)


def test_every_bid_a_master_tries_is_offered() -> None:
    for game, seat in ((market(3, 1), A), (market(3, 1), B), (market(2, 0), A), (market(0, 1), B)):
        tried = replies(TITLE.view(game, seat), seat)
        assert tried and [move for move in tried if engine.why_not(game, seat, move)] == []


def test_where_florins_do_not_win_the_game_a_master_follows_the_considerations_on_the_way() -> None:
    game = moving(homes=("AUG", "NUE"), month="MAR1", deck=["N01", "N02"], mode="noble")
    lay(game, "A08", game.now + 2)
    view = TITLE.view(game, A)
    assert replies(view, A) == ()
    own = [
        choose(SeatView(TITLE, view, 2, A), level, Random(3), THOROUGH) for level in ("master", "apprentice")
    ]
    assert own[0] == own[1]
