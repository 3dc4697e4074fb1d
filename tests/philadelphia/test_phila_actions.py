"""The six actions, sentence by sentence of rules 4."""

from typing import Any

import pytest
from philadelphia_kit import A, B, Table

from games.core import engine
from games.philadelphia.model import events, moves
from games.philadelphia.model.state import PhiladelphiaOptions

FULL = ("cafe-a", "cafe-b", "cafe-c", "mine-a", "mine-b", "bank-a", "bank-b")
STUCK = ("amusement-a", "library-a", "railway-a", "shipping-a", "broker-a", "radio-a", "builder-a")


def told(table: Table, kind: type) -> list[object]:
    return [event for event in table.events if isinstance(event, kind)]


def test_a_turn_is_exactly_two_actions_and_both_may_be_of_one_kind() -> None:
    table = Table(hands=[[]], money=[5, 7]).turn()
    table.do(moves.Acquire(1))
    assert table.actions_left() == 1
    table.do(moves.Acquire(1))
    assert table.phase == ""


def test_by_option_the_second_action_is_of_another_kind() -> None:
    table = Table(PhiladelphiaOptions(repeat_actions=False), hands=[["cafe-a", "cafe-b"]]).turn()
    table.do(moves.Acquire(1))
    assert table.code(moves.Acquire(1)) == "ERR_SAME_ACTION"
    assert table.code(moves.Pass()) == "ERR_ACTION_AVAILABLE"
    table.do(moves.Post("cafe-a"))


def test_explore_puts_the_rest_on_the_discard_in_the_order_revealed() -> None:
    table = Table(hands=[[]], deck=["bank-a", "bank-b", "mine-a", "mine-b"], discard=["cafe-a"]).turn()
    table.do(moves.Explore()).do(moves.TakeCard("mine-a"))
    assert table.game.discard == ["cafe-a", "bank-a", "bank-b", "mine-b"]
    assert table.me().known == ["mine-a"]


def test_explore_with_one_card_left_takes_it_without_asking() -> None:
    table = Table(hands=[[]], deck=["bank-a"], rest="none").turn().do(moves.Explore())
    assert table.phase == "TurnActions" and table.me().hand == ["bank-a"]


def test_two_libraries_explore_takes_three() -> None:
    table = Table(
        hands=[[]],
        fields=[[["library-a", 0], ["library-b", 0]]],
        deck=["bank-a", "bank-b", "mine-a", "mine-b"],
    ).turn()
    table.do(moves.Explore())
    for card in ("bank-a", "mine-a", "mine-b"):
        table.do(moves.TakeCard(card))
    assert sorted(table.me().hand) == ["bank-a", "mine-a", "mine-b"] and table.game.discard == ["bank-b"]


def test_a_card_that_was_not_turned_up_cannot_be_taken() -> None:
    table = Table(hands=[[]], deck=["bank-a", "bank-b"]).turn().do(moves.Explore())
    assert table.code(moves.TakeCard("wrecker-a")) == "ERR_BAD_CHOICE"
    assert table.phase == "TakeTurnedUp"


def test_acquire_checks_range_then_hand_then_money_then_cards() -> None:
    table = Table(hands=[FULL[:4]], money=[1, 7], rest="none").turn()
    assert table.code(moves.Acquire(6)) == "ERR_ACQUIRE_RANGE"
    assert table.code(moves.Acquire(4)) == "ERR_HAND_LIMIT"
    assert table.code(moves.Acquire(2)) == "ERR_NO_MONEY"
    assert table.code(moves.Acquire(1)) == "ERR_DECK_EMPTY"


def test_acquire_fills_the_hand_to_seven_and_no_further() -> None:
    table = Table(hands=[FULL[:5]]).turn()
    assert table.code(moves.Acquire(3)) == "ERR_HAND_LIMIT"
    table.do(moves.Acquire(2))
    assert len(table.me().hand) == 7
    assert table.code(moves.Explore()) == "ERR_HAND_FULL"


def test_acquired_cards_are_known_to_nobody_else() -> None:
    table = Table(hands=[["mine-a"]]).turn().do(moves.Acquire(2))
    assert table.me().known == []
    (public,) = told(table, events.Acquired)
    assert public == events.Acquired(A, 2, -2)


def test_post_needs_the_card_then_the_money() -> None:
    table = Table(hands=[["hotel-a"]], money=[3, 7]).turn()
    assert table.code(moves.Post("cafe-a")) == "ERR_NOT_IN_HAND"
    refusal = table.refusal(moves.Post("hotel-a"))
    assert (refusal.code, refusal.figures) == ("ERR_NO_MONEY", {"need": 4, "have": 3})


def test_there_is_no_limit_to_the_ads_on_a_field() -> None:
    cards = ("farmer-a", "farmer-b", "farmer-c", "mine-b", "bank-a", "bank-b", "guard-a")
    field = [[card, 0] for card in cards]
    table = Table(hands=[["haulier-a", "newspaper-a"]], fields=[field]).turn()
    table.do(moves.Post("haulier-a")).do(moves.Post("newspaper-a"))
    assert len(table.me().field) == 9


def test_buy_checks_round_then_turn_then_market_then_money() -> None:
    market = ["second_roll", "back_number", "second_roll"]
    first = Table(round=1, market=market, money=[9, 9]).turn()
    assert first.code(moves.Buy("same_day")) == "ERR_ITEM_FIRST_ROUND"
    table = Table(market=market, money=[4, 9], items=["mass_posting"]).turn()
    assert table.code(moves.Buy("same_day")) == "ERR_NO_SUCH_ITEM"
    assert table.code(moves.Buy("back_number")) == "ERR_NO_MONEY"
    table.do(moves.Buy("second_roll"))
    assert table.game.market == ["mass_posting", "back_number", "second_roll"]
    assert table.code(moves.Buy("back_number")) == "ERR_ITEM_LIMIT"


def test_the_item_used_goes_to_the_item_discard() -> None:
    table = Table(market=["second_roll", "same_day", "extra_issue"], items=["mass_posting"]).turn()
    table.do(moves.Buy("second_roll"))
    assert table.game.item_discard == ["second_roll"]


def test_buy_effects_come_after_the_market_is_full_again() -> None:
    table = Table(
        market=["second_roll", "same_day", "extra_issue"],
        items=["mass_posting"],
        fields=[[["inventor-a", 0]]],
    ).turn()
    table.do(moves.Buy("second_roll"))
    names = [type(event).__name__ for event in table.events]
    last = max(at for at, event in enumerate(table.events) if isinstance(event, events.EffectDrew))
    assert names.index("ItemTurnedUp") < last


def test_a_field_card_that_turns_up_is_in_play_for_good_or_put_back_by_option() -> None:
    setup = {"market": ["second_roll", "same_day", "same_day"], "items": ["worlds_fair", "job_change"]}
    table = Table(**setup).turn().do(moves.Buy("second_roll"))
    assert table.game.field_cards == ["worlds_fair"] and table.game.market[0] == "job_change"
    put_back = Table(PhiladelphiaOptions(field_card="put_back"), **setup).turn()
    put_back.chance.turned = True
    put_back.do(moves.Buy("second_roll"))
    assert put_back.game.field_cards == [] and put_back.game.market[0] == "job_change"
    assert put_back.game.item_deck == ["worlds_fair"]


def test_the_field_card_alone_in_the_item_deck_is_no_dead_end() -> None:
    for option in ("in_play", "put_back"):
        table = Table(
            PhiladelphiaOptions(field_card=option),  # type: ignore[arg-type]
            market=["second_roll", "same_day", "same_day"],
            items=["worlds_fair"],
        ).turn()
        table.chance.turned = True
        table.do(moves.Buy("second_roll"))
        assert all(table.game.market)


def test_submitted_cards_and_the_whole_discard_go_under_the_deck_and_its_top_stays() -> None:
    table = Table(
        hands=[["cafe-a", "cafe-b"]], deck=["mine-a", "mine-b"], discard=["bank-a", "bank-b"], rest="none"
    ).turn()
    table.do(moves.SubmitCards(("cafe-a", "cafe-b")))
    assert table.game.discard == []
    assert table.game.deck[:2] == ["mine-a", "mine-b"]
    assert sorted(table.game.deck[2:]) == ["bank-a", "bank-b", "cafe-a", "cafe-b"]


def test_one_bad_role_rejects_the_whole_submission() -> None:
    table = Table(hands=[["cafe-a", "cafe-b", "mine-a"]]).turn()
    cards = ("cafe-a", "cafe-b", "mine-a")
    roles = (("pair", ("cafe-a", "cafe-b")), ("pair", ("mine-a", "cafe-a")))
    assert table.code(moves.SubmitRoles(cards, roles)) == "ERR_CARD_REUSED"
    roles = (("pair", ("cafe-a", "cafe-b")), ("three", ("mine-a",)))
    assert table.code(moves.SubmitRoles(cards, roles)) == "ERR_ROLE_SIZE"
    assert table.code(moves.SubmitRoles(cards, (("straight", cards),))) == "ERR_UNKNOWN_ROLE"
    mixed = (("flush3", ("cafe-a", "cafe-b", "mine-a")),)
    assert table.code(moves.SubmitRoles(cards, mixed)) == "ERR_ROLE_NOT_SAME_INDUSTRY"
    assert table.me().vp == 0 and len(table.me().hand) == 3


def test_submitting_a_choice_of_cards_leaves_in_hand_what_fits_no_role() -> None:
    table = Table(hands=[["cafe-a", "cafe-b", "mine-a"]]).turn()
    assert table.code(moves.SubmitCards(("cafe-a", "mine-a"))) == "ERR_NO_ROLE"
    table.do(moves.SubmitCards(("cafe-a", "cafe-b", "mine-a")))
    assert table.me().hand == ["mine-a"] and table.me().vp == 1


def test_the_best_roles_of_a_hand_are_one_move() -> None:
    hand = ["cafe-a", "cafe-b", "cafe-c", "cinema-a", "hotel-a", "mine-a"]
    table = Table(hands=[hand]).turn()
    (offer,) = [
        offer for offer in table.game.phases[-1].offers(table.game, A) if offer.move is moves.SubmitBest
    ]
    (best,) = list(offer.moves())
    assert isinstance(best, moves.SubmitBest) and best.vp == 3
    table.do(best)
    assert table.me().vp == 3


@pytest.mark.parametrize(("money", "code"), [(2, "ERR_ACTION_AVAILABLE"), (1, None)])
def test_pass_only_if_none_of_the_five_is_possible(money: int, code: str | None) -> None:
    table = Table(hands=[STUCK], money=[money, 7], round=1).turn()
    if code:
        assert table.code(moves.Pass()) == code
        return
    table.do(moves.Pass())
    assert table.me().gold == 2 and table.phase == ""
    assert told(table, events.Passed) == [events.Passed(A, STUCK, 1)]


def test_a_free_ad_in_hand_forbids_passing() -> None:
    hand = ("pawnshop-a", *STUCK[1:])
    assert Table(hands=[hand], money=[0, 7], round=1).turn().code(moves.Pass()) == "ERR_ACTION_AVAILABLE"


def test_a_pass_shows_the_hand_to_all_from_then_on() -> None:
    table = Table(hands=[STUCK], money=[1, 7], round=1).turn().do(moves.Pass())
    assert table.me().known == list(STUCK)


@pytest.mark.parametrize(("option", "gold"), [(True, 1), (False, 0)])
def test_a_pass_for_the_second_action_brings_gold_unless_the_table_says_otherwise(
    option: bool, gold: int
) -> None:
    table = Table(PhiladelphiaOptions(second_pass=option), hands=[STUCK], money=[3, 7], round=1)
    table.me().gold = 3
    table.turn().do(moves.Post("broker-a"))
    table.me().hand = [*table.me().hand, "inventor-a"]
    assert table.me().gold == 0
    table.do(moves.Pass())
    assert table.me().gold == gold


def test_only_whose_turn_it_is_may_act() -> None:
    table = Table(hands=[[], []]).turn(A)
    assert table.code(moves.Explore(), B) == "ERR_NOT_YOUR_TURN"
    table.do(moves.Explore())
    assert table.code(moves.Acquire(1), A) == "ERR_PENDING_CHOICE"
    assert table.code(moves.TakeCard("cafe-a"), B) == "ERR_NOT_YOUR_TURN"


def test_when_time_is_up_the_rules_order_is_pass_explore_acquire_the_cheapest_post_the_best_roles() -> None:
    def default(**setup: Any) -> Any:
        table = Table(options=PhiladelphiaOptions(idle=setup.pop("idle", "posts")), **setup).turn()
        return engine.default(table.game, A)

    full = ["amusement-a", "library-a", "railway-a", "shipping-a", "broker-a", "radio-a", "builder-a"]
    pair = [*full[:-1], "broker-b"]
    assert default(round=1, money=[1, 7], hands=[full]) == moves.Pass()
    assert default(money=[1, 7], hands=[full[:6]]) == moves.Explore()
    emptied = {"hands": [["cafe-a", "hotel-a"]], "rest": "none"}
    assert default(money=[4, 7], **emptied) == moves.Post("cafe-a"), "the cheapest; no cards are left to draw"
    assert default(money=[2, 7], hands=[pair]) == moves.Post("amusement-a")
    assert default(money=[2, 7], hands=[pair], idle="scores") == moves.SubmitBest(1, ("broker-a", "broker-b"))
    assert default(money=[0, 7], hands=[pair]) == moves.SubmitBest(1, ("broker-a", "broker-b"))
