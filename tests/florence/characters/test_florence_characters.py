"""What each character of the expansion does for who holds it, sentence by sentence (rules 9)."""

import pytest
from characters_kit import holders, holding, in_turn, together, with_characters
from florence_kit import CHANCE, A, B, C, bidding, laid, on_turn, play, played, refused, started, told

from games.core import engine
from games.florence import TITLE
from games.florence.model import components as c
from games.florence.model import events, moves
from games.florence.model.state import FlorenceOptions
from games.florence.rules.characters import Payment
from games.florence.rules.final import FinalScoring

# Banker


def test_the_banker_pays_pot_less_bid_at_once_and_goes_back_with_a_new_pot() -> None:
    game = in_turn()
    assert game.characters is not None
    game.characters.pot = 800
    florins = game.houses[A].florins
    game = play(game, A, moves.BidCharacter("banker", 2))
    game = play(play(game, B, moves.PassCharacters()), C, moves.PassCharacters())
    assert game.characters is not None
    assert (game.houses[A].florins - florins, game.characters.pot) == (600, c.BANKER_POT)
    assert holders(game) == {} and game.characters.keeper is None


def test_100_florins_are_added_for_every_phase_in_which_nobody_takes_the_banker() -> None:
    result = together(*[((), "pass")] * 3)
    assert result.game.characters is not None and result.game.characters.pot == c.BANKER_POT + 100
    assert told(result, events.PotGrown).amount == 100


@pytest.mark.parametrize(("pays", "gained"), [(True, 400), (False, -200)])
def test_in_round_7_the_banker_is_kept_and_pays_by_option(pays: bool, gained: int) -> None:
    game = in_turn(round=7, banker_last_money=pays)
    florins = game.houses[A].florins
    game = play(game, A, moves.BidCharacter("banker", 2))
    game = play(play(game, B, moves.PassCharacters()), C, moves.PassCharacters())
    assert game.characters is not None and game.characters.keeper == A
    assert game.houses[A].florins - florins == gained


@pytest.mark.parametrize(("often", "pp", "left"), [("repeated", 6, 100), ("once", 1, 1100)])
def test_the_keeper_converts_as_often_as_the_table_agreed(often: str, pp: int, left: int) -> None:
    game = with_characters(banker_conversion=often)
    assert game.characters is not None
    game.characters.keeper = B
    game.phases = [FinalScoring()]
    game.houses[B].florins = 1300
    engine._run(engine.TurnContext(game, CHANCE))
    assert (game.houses[B].pp, game.houses[B].florins) == (pp, left)


# Muse, Cardinal, Princess: the own turn of the round


@pytest.mark.parametrize("character", ["muse", "cardinal", "princess"])
def test_they_go_back_at_the_end_of_the_owners_turn(character: str) -> None:
    game = play(holding(on_turn(with_characters(), A, (B,)), character), A, moves.EndTurn())
    assert holders(game) == {}


def test_the_muse_helps_nobody_else() -> None:
    game = holding(on_turn(with_characters(), B), "muse", A)
    game.round = 5
    game.houses[B].hand, game.houses[B].jesters = ["P01"], 7
    assert told(played(game, B, moves.CompleteWork("P01", (), 0)), events.WorkCompleted).muse == 0


def test_the_princess_needs_the_minimum_competes_for_best_work_and_counts_for_no_card() -> None:
    game = holding(on_turn(with_characters()), "princess")
    game.houses[A].tiles = laid("lake")
    game.houses[A].hand = ["P01"]
    assert refused(game, A, moves.PrincessWork(0)).code == "ERR_WV_TOO_LOW"
    game.houses[A].tiles = laid("lake", "forest")
    after = play(game, A, moves.PrincessWork(3))
    mine = after.houses[A]
    assert (mine.best_work, mine.works, mine.hand, mine.pp) == (7, 0, ["P01"], 3)
    assert after.phases[-1].actions == 1 and holders(after) == {}


def test_options_of_the_princess_turn_each_of_these_round() -> None:
    free = {"princess_minimum": False, "princess_best_work": False, "princess_counts": True}
    game = holding(on_turn(with_characters(**free)), "princess")
    game.houses[A].hand = ["P01"]
    after = play(game, A, moves.PrincessWork(0))
    assert (after.houses[A].best_work, after.houses[A].works) == (0, 1)


def test_bonus_cards_cannot_be_used_with_the_princess() -> None:
    game = holding(on_turn(with_characters()), "princess")
    game.houses[A].tiles, game.houses[A].bonus = laid("lake", "forest", "park"), ["B06"]
    assert refused(game, A, moves.PrincessWork(0, ("B06",))).code == "ERR_BONUS_NOT_ALLOWED"


def test_a_character_that_is_not_held_cannot_be_used() -> None:
    game = on_turn(with_characters())
    for move in (moves.PrincessWork(0), moves.UseMerchant(), moves.UseProfessor("bonus")):
        assert refused(game, A, move).code == "ERR_SPECIAL_NOT_HELD"


def test_without_the_expansion_none_of_its_moves_exists() -> None:
    game = on_turn(started())
    for move in (moves.PrincessWork(0), moves.UseMerchant(), moves.UseProfessor("bonus")):
        assert refused(game, A, move).code == "ERR_WRONG_PHASE"
    assert not any(offer.move in (moves.UseMerchant, moves.PrincessWork) for offer in engine.offers(game, A))


# Merchant and Professor: until the next phase A'


def test_the_merchants_owner_says_at_payment_whether_the_object_is_free() -> None:
    won = bidding(holding(with_characters(), "merchant", B), "jester", 400, A, B)
    asked = play(won, A, moves.PassBid())
    assert isinstance(asked.phases[-1], Payment) and list(engine.waits_for(asked)) == [B]
    florins = asked.houses[B].florins
    free, paid = play(asked, B, moves.Pay(True)), play(asked, B, moves.Pay(False))
    assert (florins - free.houses[B].florins, holders(free)) == (0, {})
    assert (florins - paid.houses[B].florins, holders(paid)) == (400, {"merchant": B})
    assert free.houses[B].jesters == paid.houses[B].jesters == 1


def test_a_bid_stays_limited_by_ones_own_cash_with_the_merchant() -> None:
    game = bidding(holding(with_characters(), "merchant", B), "jester", 400, B, A)
    game.houses[B].florins = 400
    assert refused(game, B, moves.Raise(500)).code == "ERR_INSUFFICIENT_FUNDS"


def test_option_merchant_choice_always_asks_nothing() -> None:
    game = bidding(holding(with_characters(merchant_choice="always"), "merchant", B), "jester", 400, A, B)
    florins = game.houses[B].florins
    game = play(game, A, moves.PassBid())
    assert (game.houses[B].florins, holders(game)) == (florins, {})


@pytest.mark.parametrize(("ties", "gained"), [("better", 1), ("worse", 3)])
def test_the_merchants_rank_counts_points_on_the_track_with_ties_by_option(ties: str, gained: int) -> None:
    game = holding(on_turn(with_characters(merchant_ties=ties)), "merchant")
    assert told(played(game, A, moves.UseMerchant()), events.MerchantRanked).pp == gained


def test_merchant_and_professor_can_be_used_in_an_auction_too() -> None:
    for character, move in (("merchant", moves.UseMerchant()), ("professor", moves.UseProfessor("prestige"))):
        game = bidding(holding(with_characters(), character, A), "jester", 400, A, B)
        assert holders(play(game, A, move)) == {}


def test_the_professor_has_nothing_to_do_with_an_empty_deck() -> None:
    game = holding(on_turn(with_characters()), "professor")
    game.bonus_deck = []
    assert refused(game, A, moves.UseProfessor("bonus")).code == "ERR_DECK_EMPTY"
    assert play(game, A, moves.UseProfessor("prestige"))


# The table without the expansion, and with two


def test_a_table_of_two_may_play_the_variant_with_the_expansion() -> None:
    assert TITLE.why_not_start(2, FlorenceOptions(two_players=True, characters=True)) is None
    assert TITLE.why_not_start(2, FlorenceOptions(characters=True)) is not None
