"""Phase A and what its objects do; recruiting and selling prestige (rules 4, 5.5, 6)."""

import pytest
from florence_kit import A, B, C, bidding, laid, on_turn, play, played, refused, selecting, started, told

from games.core import Move, Seat, engine
from games.florence.model import components as c
from games.florence.model import events, moves
from games.florence.rules.game import Florence


def open_kinds(game: Florence, seat: Seat = A) -> set[str]:
    offer = next(offer for offer in engine.offers(game, seat) if offer.move is moves.OpenAuction)
    return set(offer.possible("kind", ()))


def answers(game: Florence, seat: Seat) -> set[type[Move]]:
    return {offer.move for offer in engine.open_offers(game, seat)}


def test_the_start_player_opens_first_with_200_and_bidding_goes_clockwise() -> None:
    game = started(4, start_player="c")
    assert list(engine.waits_for(game)) == [C]
    game = play(game, C, moves.OpenAuction("jester"))
    assert game.phases[-1].bid == 200
    order = []
    for amount in (300, 400, 500):
        order.append(engine.waits_for(game)[0])
        game = play(game, order[-1], moves.Raise(amount))
    assert order == [3, 0, 1]


def test_the_winner_pays_takes_the_object_and_is_out_and_the_kind_is_closed() -> None:
    game = play(started(), A, moves.OpenAuction("jester"))
    game = play(game, B, moves.Raise(300))
    game = play(game, C, moves.PassBid())
    result = played(game, A, moves.PassBid())
    won = told(result, events.ObjectWon)
    assert (won.seat, won.kind, won.amount) == (B, "jester", 300)
    game = result.game
    assert (game.houses[B].jesters, game.houses[B].florins, game.supply["jester"]) == (1, 3200, 6)
    assert game.phases[-1].taking_part == [A, C]
    assert open_kinds(game) == set(c.KINDS) - {"jester"}
    assert [mine.florins for mine in game.houses] == [3500, 3200, 3500]


def test_the_opener_may_win_at_his_opening_bid() -> None:
    game = play(started(), A, moves.OpenAuction("jester"))
    game = play(game, B, moves.PassBid())
    game = play(game, C, moves.PassBid())
    assert (game.houses[A].jesters, game.houses[A].florins) == (1, 3300)
    assert list(engine.waits_for(game)) == [B]


def test_the_last_player_takes_any_open_kind_for_200_without_bidding_or_passes() -> None:
    game = selecting(started(), C)
    after = play(game, C, moves.OpenAuction("jester"))
    assert (after.houses[C].jesters, after.houses[C].florins) == (1, 3300)
    assert play(game, C, moves.LeaveAuctions()).houses[C].florins == 3500


def test_the_phase_ends_when_nobody_is_in_and_actions_begin_with_the_start_player() -> None:
    game = started(start_player="b")
    for seat in (B, C, A):
        game = play(game, seat, moves.LeaveAuctions())
    assert list(engine.waits_for(game)) == [B]
    assert moves.EndTurn in answers(game, B)


def test_prestige_may_be_sold_to_afford_a_bid() -> None:
    game = bidding(started(), "jester", 200, A, B)
    game.houses[A].florins, game.houses[A].pp = 100, 3
    assert moves.Raise not in answers(game, A)
    game = play(game, A, moves.SellPrestige(2))
    assert (game.houses[A].florins, game.houses[A].pp) == (300, 1)
    assert list(engine.waits_for(game)) == [A]
    assert play(game, A, moves.Raise(300)).phases[-1].bid == 300


def test_who_cannot_bid_nor_sell_drops_out_by_itself() -> None:
    game = bidding(started(), "jester", 200, A, B, C)
    game.houses[B].florins = 200
    result = played(game, A, moves.Raise(300))
    assert result.forced == ((B, moves.PassBid()),)
    game.houses[B].pp = 1
    assert played(game, A, moves.Raise(300)).forced == ()


def test_money_that_others_cannot_see_makes_nobody_drop_out_by_itself() -> None:
    game = bidding(started(hide_money=True), "jester", 200, A, B, C)
    game.houses[B].florins = 200
    assert played(game, A, moves.Raise(300)).forced == ()


def test_a_fourth_builder_and_a_landscape_without_room_are_not_for_sale_to_him() -> None:
    game = started()
    game.houses[A].builders = 3
    game.houses[A].tiles = laid(
        "university", "laboratory", "workshop", "opera", "hospital", "forest", "tower", "park"
    )
    closed = {"builder", "forest", "lake"}
    assert not open_kinds(game) & closed
    game = bidding(game, "builder", 200, A, B)
    assert answers(game, A) == {moves.PassBid}


def test_option_unusable_objects_lets_them_be_won_without_effect() -> None:
    game = started(unusable_objects=True)
    game.houses[A].builders = 3
    result = played(selecting(game, A), A, moves.OpenAuction("builder"))
    assert told(result, events.ObjectUnusable).kind == "builder"
    mine = result.game.houses[A]
    assert (mine.builders, mine.pp, mine.florins, result.game.supply["builder"]) == (3, 0, 3300, 6)


@pytest.mark.parametrize(("left", "seen"), [(14, 5), (5, 5), (3, 3), (1, 1)])
def test_a_prestige_card_is_one_of_the_top_five_the_rest_go_under_in_any_order(left: int, seen: int) -> None:
    game = selecting(started(), A, B)
    game.phases[-1].taking_part = [A]
    game.prestige_deck = game.prestige_deck[:left]
    deck = list(game.prestige_deck)
    result = played(game, A, moves.OpenAuction("prestige"))
    assert told(result, events.CardsSeen).count == seen
    game = result.game
    if seen > 1:
        bottom = tuple(reversed(deck[1:seen]))
        game = play(game, A, moves.PickCard(deck[0], bottom))
        assert game.prestige_deck == [*deck[seen:], *bottom]
    assert game.houses[A].prestige == deck[:1]
    assert len(game.prestige_deck) == left - 1


def test_an_empty_prestige_deck_closes_its_kind() -> None:
    game = started()
    game.prestige_deck = []
    assert "prestige" not in open_kinds(game)


# Recruiting


def recruiting() -> Florence:
    """A has a recruiting card and is to open; P01 lies before B, P02 before C."""
    game = started()
    for seat, card in ((B, "P01"), (C, "P02")):
        game.houses[seat].table = [card]
    game.houses[A].hand, game.houses[A].recruits = [], 1
    return game


def test_recruiting_takes_a_face_up_profession_and_leaves_the_card_there() -> None:
    result = played(recruiting(), A, moves.Recruit(C, "P02"))
    mine, other = result.game.houses[A], result.game.houses[C]
    assert (mine.hand, mine.recruits) == (["P02"], 0)
    assert (other.table, other.table_recruits, other.works) == ([], 1, 1)
    assert list(engine.waits_for(result.game)) == [A]


def test_recruiting_is_no_action_and_possible_while_bidding_and_in_the_own_turn() -> None:
    assert moves.Recruit in answers(bidding(recruiting(), "lake", 200, A, B), A)
    game = play(on_turn(recruiting()), A, moves.Recruit(B, "P01"))
    assert game.phases[-1].actions == 0


def test_nobody_recruits_or_sells_while_another_is_to_decide() -> None:
    game = bidding(recruiting(), "lake", 200, B, A)
    game.houses[A].pp = 5
    assert refused(game, A, moves.Recruit(B, "P01")).code == "ERR_NOT_YOUR_TURN"
    assert refused(game, A, moves.SellPrestige(1)).code == "ERR_NOT_YOUR_TURN"


def test_a_recruiting_card_just_won_may_be_used_at_once_or_kept() -> None:
    game = selecting(recruiting(), A)
    game.houses[A].recruits = 0
    game = play(game, A, moves.OpenAuction("recruit"))
    assert answers(game, A) == {moves.Recruit, moves.KeepRecruit}
    assert play(game, A, moves.KeepRecruit()).houses[A].recruits == 1
    assert play(game, A, moves.Recruit(B, "P01")).houses[A].hand == ["P01"]


def test_with_nobody_to_recruit_the_card_is_kept_by_itself() -> None:
    result = played(selecting(started(), A), A, moves.OpenAuction("recruit"))
    assert result.forced[0] == (A, moves.KeepRecruit())
    assert result.game.houses[A].recruits == 1


def test_a_recruited_profession_once_face_up_again_can_be_recruited_again() -> None:
    game = on_turn(recruiting())
    game.houses[A].jesters = 4
    game = play(game, A, moves.Recruit(B, "P01"))
    game = play(game, A, moves.CompleteWork("P01", (), 0))
    game = on_turn(game, C)
    game.houses[C].recruits = 1
    assert play(game, C, moves.Recruit(A, "P01")).houses[C].hand[-1] == "P01"


def test_no_card_count_changes_by_recruiting() -> None:
    def counts(game: Florence) -> list[int]:
        return [
            len(mine.hand) + mine.recruits + len(mine.table) + mine.table_recruits for mine in game.houses
        ]

    game = recruiting()
    assert counts(play(game, A, moves.Recruit(B, "P01"))) == counts(game)
