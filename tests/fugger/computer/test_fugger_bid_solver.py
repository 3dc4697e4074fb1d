"""The bids of a Grandmaster against one other house: they go on from what that house has bid, they are not
always the same, and who knows them gains little."""

from collections import Counter
from random import Random

import pytest
from fugger_kit import A, B, play
from test_fugger_grandmastery import bid_of, buyers, phase_of, sellers

from games.fugger.computer import bid_solver
from games.fugger.computer.bid_solver import Contest, SealedBid, good_rows
from games.fugger.computer.guessed_bids import likely
from games.fugger.model import moves
from games.fugger.model.state import ScarceBid
from games.fugger.rules.game import Fugger


def seen(game: Fugger, *shares: float) -> Fugger:
    """The other house has given up these shares of the limit before, on the side of the present lot."""
    phase = phase_of(game)
    buys = phase.side == "supply"
    limit = phase.lot.limit
    for share in shares:
        price = round(limit * (1 + share if buys else 1 - share))
        game.scarce_bids.append(ScarceBid(B, buys, limit, price))
    return game


def prices(game: Fugger, games: int = 20) -> list[int]:
    """What a Grandmaster bids here, with different random numbers."""
    bids = [bid_of(game, number=number) for number in range(games)]
    return [bid.price for bid in bids if isinstance(bid, moves.Bid)]


def mean(found: list[int]) -> float:
    return sum(found) / len(found)


def test_who_is_outbid_goes_further_for_the_next_lot() -> None:
    """In a duel the Grandmaster bid 25 % and 35 % above the floor and lost to 27 % and 58 %. Half a year
    later it bid 0 %, 26 % and 23 % at the fair, and lost all three lots again. It then had 13,600 florins
    and no goods."""
    before, after = mean(prices(buyers())), mean(prices(seen(buyers(), 0.45, 0.45)))
    floor = phase_of(buyers()).lot.limit
    assert after > before + 0.05 * floor


def test_who_was_sold_out_by_a_cheaper_house_asks_less_next_time() -> None:
    """In the same duel it asked 1,940 of 2,540 florins for the last two pieces of metal, which the other
    house sold for 1,460."""
    before, after = mean(prices(sellers(3, 3))), mean(prices(seen(sellers(3, 3), 0.42, 0.42)))
    assert after < before - 0.05 * phase_of(sellers(3, 3)).lot.limit


def test_what_a_house_bid_as_a_seller_says_nothing_of_it_as_a_buyer() -> None:
    game = buyers()
    plain = likely(game, phase_of(game), B)
    game.scarce_bids.append(ScarceBid(B, buys=False, limit=1240, price=620))
    game.scarce_bids.append(ScarceBid(A, buys=True, limit=520, price=1040))
    assert likely(game, phase_of(game), B) == plain


@pytest.mark.parametrize("game", [sellers(3, 3), buyers()], ids=["sellers", "buyers"])
def test_nobody_can_tell_a_bid_beforehand(game: Fugger) -> None:
    """In two duels its bids could be read, and a bid one coin better got the lot."""
    most = Counter(prices(game)).most_common(1)[0][1]
    assert most < 20


def test_a_buyer_pays_no_more_than_pieces_are_worth_to_both() -> None:
    game = buyers()
    limit = phase_of(game).lot.limit
    worths = bid_solver._worths(game, A, B, Random(5))
    most = max([(worths[own, 0] - worths[0, own]) / (2 * own) for own in range(1, 5)])
    assert all(limit <= price <= most for price in prices(seen(game, 2.0, 2.0)))


def test_equal_bids_are_served_in_either_order() -> None:
    worths = {(own, other): 0.0 for own in range(3) for other in range(3 - own)}
    contest = Contest(True, 2, worths)
    assert contest.payoff(SealedBid(2, 900), SealedBid(2, 900)) == 0
    assert contest.payoff(SealedBid(2, 880), SealedBid(2, 900)) == 1760
    assert contest.payoff(SealedBid(2, 920), SealedBid(1, 900)) == 20
    assert contest.payoff(SealedBid(0, 0), SealedBid(0, 0)) == 0


def test_rows_that_a_reader_could_punish_are_mixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matching pennies: who is found out takes both equally often, who is not the best answer to a guess."""
    pennies = [[1.0, -1.0], [-1.0, 1.0], [-2.0, -2.0]]
    monkeypatch.setattr(bid_solver, "FOUND_OUT", 1.0)
    found = Counter(good_rows(pennies, [1.0, 0.0]))
    assert found[2] == 0 and abs(found[0] - found[1]) < 20
    monkeypatch.setattr(bid_solver, "FOUND_OUT", 0.0)
    assert set(good_rows(pennies, [0.2, 0.8])) == {1}


def test_the_game_keeps_the_bids_for_scarce_lots() -> None:
    game = sellers(3, 3)
    limit = phase_of(game).lot.limit
    play(game, A, moves.Bid(2, limit - 100))
    assert not game.scarce_bids
    play(game, B, moves.Pass())
    assert game.scarce_bids == [ScarceBid(A, False, limit, limit - 100)]
    game = sellers(2, 1)
    for seat in (A, B):
        play(game, seat, moves.Bid(1, limit))
    assert not game.scarce_bids


def test_a_game_that_began_before_keeps_none() -> None:
    game = sellers(3, 3)
    game.since = 3
    for seat in (A, B):
        play(game, seat, moves.Bid(3, 600))
    assert not game.scarce_bids
