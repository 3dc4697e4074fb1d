"""Effects as data: operations, resolution, standing modifiers, cards meant to break the game (rules 9)."""

import random
from typing import Any

import pytest
from philadelphia_kit import B, Table, add_card, on

from games.core import engine
from games.core.chance import Secret
from games.philadelphia import TITLE
from games.philadelphia.model import events, moves
from games.philadelphia.model.state import PhiladelphiaOptions

Patch = pytest.MonkeyPatch
OTHERS = {"applies_to": "own_other"}


def test_the_events_ad_resolves_first_then_other_ads_oldest_first(monkeypatch: Patch) -> None:
    for name, gold in (("one", 1), ("two", 2)):
        add_card(monkeypatch, name, on("post", {"op": "gain_money", "amount": gold}, source="own_other"))
    add_card(monkeypatch, "self", on("post", {"op": "gain_money", "amount": 5}))
    table = Table(hands=[["self-a"]], fields=[[["two-a", 0], ["one-a", 0]]]).turn()
    table.do(moves.Post("self-a"))
    paid = [event.gold for event in table.events if isinstance(event, events.EffectPaid)]
    assert paid == [5, 2, 1]


def test_log_lines_name_their_cause() -> None:
    table = Table(hands=[["cafe-b"]], fields=[[["painter-a", 0]]], deck=["bank-a"]).turn()
    table.do(moves.Post("cafe-b"))
    (drew,) = [event for event in table.events if isinstance(event, events.EffectDrew)]
    assert (drew.by, drew.cause, drew.of, drew.count) == ("painter-a", "other-post", "cafe-b", 1)


def test_what_is_set_off_on_the_way_is_finished_first(monkeypatch: Patch) -> None:
    another = {"of": "self", "pick": "choose", "exclude_this": True}
    hire, gain = {"op": "hire_now", "ads": another}, {"op": "gain_money", "amount": 7}
    add_card(monkeypatch, "hirer", on("post", hire, gain))
    table = Table(money=[0, 0], hands=[["hirer-a"]], fields=[[["cafe-a", 0], ["cinema-a", 0]]]).turn()
    table.do(moves.Post("hirer-a")).do(moves.ChooseAd("cafe-a"))
    paid = [(event.by, event.gold) for event in table.events if isinstance(event, events.EffectPaid)]
    assert paid == [("cafe-a", 2), ("cinema-a", 2), ("hirer-a", 7)]
    assert [ad.card for ad in table.me().field] == ["cinema-a", "hirer-a"]


def test_conditions_are_checked_on_the_owner(monkeypatch: Patch) -> None:
    for name, condition in (
        ("poor", {"money_lte": 2}),
        ("many", {"own_ads_gte": 2}),
        ("held", {"hand_gte": 2}),
    ):
        add_card(monkeypatch, name, on("post", {"op": "gain_money", "amount": 10}, **{"if": [condition]}))
    table = Table(money=[2, 7], hands=[["poor-a", "many-a", "held-a"]]).turn()
    table.do(moves.Post("poor-a"))
    assert table.me().gold == 12
    table.do(moves.Post("many-a"))
    assert table.me().gold == 22
    table.turn().do(moves.Post("held-a"))
    assert table.me().gold == 22


def test_the_highest_replacement_counts_and_only_one(monkeypatch: Patch) -> None:
    field = [["insurance-a", 0], ["guard-a", 0], ["insurance-b", 0]]
    table = Table(money=[2, 7], hands=[["amusement-a"]], fields=[field]).turn().do(moves.Post("amusement-a"))
    assert table.me().gold == 5
    (told,) = [event for event in table.events if isinstance(event, events.LossReplaced)]
    assert (told.loss, told.instead, told.gold) == (3, "guard-a", 5)


def test_two_courthouses_do_not_reverse_twice() -> None:
    field = [["courthouse-a", 0], ["courthouse-b", 0]]
    table = Table(money=[2, 7], hands=[["amusement-a"]], fields=[field]).turn().do(moves.Post("amusement-a"))
    assert table.me().gold == 3


@pytest.mark.parametrize(
    ("does", "gold"),
    [({"modify": "replace_loss", "value": 5}, 4), ({"modify": "invert_post", **OTHERS}, 4)],
    ids=["a loss", "a reversal"],
)
def test_what_stands_on_an_ad_does_not_count_for_itself(
    monkeypatch: Patch, does: dict[str, Any], gold: int
) -> None:
    """Rules 9.3: its own effect on posting costs what it says."""
    costs = on("post", {"op": "lose_money", "amount": 3})
    add_card(monkeypatch, "smith", costs, {"kind": "static", **does})
    table = Table(money=[7, 7], hands=[["smith-a"]]).turn().do(moves.Post("smith-a"))
    assert table.me().gold == gold


def test_two_ads_that_raise_rewards_raise_each_others_and_not_their_own(monkeypatch: Patch) -> None:
    """Rules 9.3."""
    add_card(monkeypatch, "smith", {"kind": "static", "modify": "hire_reward", "value": 2, **OTHERS})
    table = Table(money=[0, 0], fields=[[["smith-a", 0], ["smith-b", 0]]]).hiring(1)
    assert table.me().gold == 2 * (1 + 2)


def test_the_discard_is_shuffled_under_a_deck_that_is_too_short() -> None:
    """Rules 4: what is left of the deck is drawn first."""
    table = Table(deck=["mine-a"], rest="none", discard=["bank-a", "bank-b"]).turn().do(moves.Acquire(2))
    assert table.me().hand == ["mine-a", "bank-a"]
    assert (table.game.deck, table.game.discard) == (["bank-b"], [])


def test_a_reversed_hotel_takes_no_marker_below_none() -> None:
    table = Table(money=[4, 7], hands=[["hotel-a"]], fields=[[["courthouse-a", 0], ["cafe-a", 0]]]).turn()
    table.do(moves.Post("hotel-a"))
    assert [ad.months for ad in table.me().field] == [0, 0, 0]


def test_thief_among_three_asks_whom_and_takes_no_more_than_there_is() -> None:
    table = Table(players=3, money=[2, 1, 9], hands=[["thief-a"]]).turn().do(moves.Post("thief-a"))
    assert table.phase == "ChooseOpponent"
    table.do(moves.ChoosePlayer(B))
    assert [agency.gold for agency in table.game.agencies] == [1, 0, 9]


def test_the_tax_collector_takes_from_each_in_order() -> None:
    table = Table(players=3, money=[0, 0, 5], fields=[[["collector-a", 0]]]).hiring(2)
    assert [agency.gold for agency in table.game.agencies] == [6, 0, 4]


def test_the_wrecker_pays_the_printed_cost_plus_two() -> None:
    field = [["architect-a", 0], ["hotel-a", 3]]
    table = Table(money=[0, 7], hands=[["wrecker-a"]], fields=[field]).turn().do(moves.Post("wrecker-a"))
    assert table.phase == "ChooseAds"
    table.do(moves.ChooseAd("hotel-a"))
    assert table.me().gold == 6 and table.game.discard == ["hotel-a"]


def test_an_optional_effect_may_be_declined_where_it_asks_what_for() -> None:
    table = Table(hands=[["fire_station-a"]], fields=[[["bank-b", 0], ["cafe-a", 0]]]).turn()
    table.do(moves.Post("fire_station-a")).do(moves.Decline())
    assert len(table.me().field) == 3


def test_radio_does_not_repeat_a_radio_and_repeats_with_its_own_question() -> None:
    field = [["radio-b", 0], ["pawnshop-a", 0]]
    table = Table(money=[2, 7], hands=[["radio-a", "mine-a", "cafe-a"]], fields=[field]).turn()
    table.do(moves.Post("radio-a"))
    assert table.phase == "MayUse"
    table.do(moves.UseEffect())
    assert table.phase == "DiscardFromHand"
    table.do(moves.DiscardCard("mine-a"))
    assert table.me().gold == 3


def test_airfield_draws_three_then_discards_one() -> None:
    table = Table(hands=[["airfield-a"]], deck=["bank-a", "bank-b", "mine-a"]).turn()
    table.do(moves.Post("airfield-a"))
    assert table.phase == "DiscardFromHand" and len(table.me().hand) == 3
    table.do(moves.DiscardCard("bank-b"))
    assert sorted(table.me().hand) == ["bank-a", "mine-a"]


def test_reversed_airfield_draws_four() -> None:
    table = Table(hands=[["airfield-a"]], fields=[[["courthouse-a", 0]]]).turn().do(moves.Post("airfield-a"))
    assert len(table.me().hand) == 4


def test_farmer_is_paid_for_its_markers_up_to_nine() -> None:
    assert Table(money=[0, 0], fields=[[["farmer-c", 4]]]).hiring(1).me().gold == 3 + 9


def test_same_day_hiring_pays_with_all_bonuses_and_sets_off_hire_effects() -> None:
    table = Table(
        market=["same_day", "second_roll", "second_roll"],
        money=[2, 7],
        field_cards=["worlds_fair"],
        fields=[[["cafe-a", 0], ["copywriter-a", 0]]],
    ).turn()
    table.do(moves.Buy("same_day"))
    table.do(moves.ChooseAd("cafe-a"))
    assert table.me().gold == 3 + 2 + 2 + 1
    assert len(table.me().hand) == 2


def test_mass_posting_asks_whatever_the_hand_holds_so_that_nothing_shows() -> None:
    poor = {"market": ["mass_posting", "second_roll", "second_roll"], "money": [1, 7]}
    for hand in (["hotel-a"], ["wrecker-a"]):
        table = Table(hands=[hand], **poor).turn().do(moves.Buy("mass_posting"))
        assert table.phase == "PostFromHand"
    assert (
        Table(hands=[["hotel-a"]], **poor)
        .turn()
        .do(moves.Buy("mass_posting"))
        .code(moves.PostNext("hotel-a"))
        == "ERR_NO_MONEY"
    )


def test_mass_posting_goes_on_with_a_card_drawn_on_the_way() -> None:
    table = Table(
        hands=[["post_office-a"]],
        deck=["wrecker-a"],
        market=["mass_posting", "second_roll", "second_roll"],
        money=[1, 7],
    ).turn()
    table.do(moves.Buy("mass_posting")).do(moves.PostNext("post_office-a"))
    table.do(moves.PostNext("wrecker-a"))
    assert [ad.card for ad in table.me().field] == ["post_office-a", "wrecker-a"]


def test_job_change_with_an_empty_hand_draws_one_card() -> None:
    table = Table(hands=[[]], deck=["bank-a"], market=["job_change", "second_roll", "second_roll"]).turn()
    table.do(moves.Buy("job_change"))
    assert table.me().hand == ["bank-a"] and table.actions_left() == 1


def test_same_day_hiring_with_an_empty_field_draws_one_card() -> None:
    table = Table(deck=["bank-a"], market=["same_day", "second_roll", "second_roll"]).turn()
    table.do(moves.Buy("same_day"))
    assert table.me().hand == ["bank-a"] and table.actions_left() == 1


def test_an_ads_effect_whose_first_part_is_impossible_is_skipped_as_a_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    add_card(
        monkeypatch, "smith", on("post", {"op": "discard", "n": 2, "up_to": True}, {"op": "draw", "n": 1})
    )
    table = Table(hands=[["smith-a"]]).turn().do(moves.Post("smith-a"))
    assert table.me().hand == []


def test_back_number_takes_two_one_after_the_other() -> None:
    table = Table(
        hands=[[]],
        discard=["bank-a", "cafe-a", "cafe-b"],
        market=["back_number", "second_roll", "second_roll"],
    ).turn()
    table.do(moves.Buy("back_number")).do(moves.TakeCard("cafe-a"))
    assert table.code(moves.TakeCard("cafe-a")) == "ERR_BAD_CHOICE"
    table.do(moves.TakeCard("bank-a"))
    assert table.me().known == ["cafe-a", "bank-a"]


def test_of_several_ads_the_number_stated_is_chosen_once_one_is(monkeypatch: Patch) -> None:
    two = {"op": "return_ad", "ads": {"of": "self", "pick": "choose", "n": 2, "exclude_this": True}}
    add_card(monkeypatch, "clerk", on("post", two, optional=True))
    field = [["bank-a", 0], ["cafe-a", 0], ["mine-a", 0]]
    table = Table(hands=[["clerk-a"]], fields=[field]).turn().do(moves.Post("clerk-a"))
    table.do(moves.ChooseAd("cafe-a"))
    assert table.code(moves.Decline()) == "ERR_WRONG_PHASE"
    table.do(moves.ChooseAd("mine-a"))
    assert table.me().hand == ["cafe-a", "mine-a"]


def test_a_hired_ads_own_effect_is_resolved_though_another_house_sent_the_ad_away(monkeypatch: Patch) -> None:
    away = {"op": "return_ad", "ads": {"of": "opponents", "pick": "all"}}
    add_card(monkeypatch, "bailiff", on("hire", away))
    add_card(monkeypatch, "heir", on("hire", {"op": "gain_money", "amount": 5}))
    table = Table(money=[0, 0], fields=[[["bailiff-a", 0]], [["heir-a", 0]]]).hiring(1)
    assert table.game.agencies[B].hand == ["heir-a"]
    assert table.game.agencies[B].gold == 1 + 5, "its reward and its effect"


# Cards that try to go on for ever


def test_an_ad_that_hires_itself_when_hired_is_hired_once(monkeypatch: Patch) -> None:
    again = {"op": "hire_now", "ads": {"of": "self", "pick": "this"}}
    add_card(monkeypatch, "echo", on("hire", again), on("hire", again, source="own_other"))
    table = Table(money=[0, 0], fields=[[["echo-a", 0], ["echo-b", 0]]]).hiring(1)
    table.do(moves.OrderEffects((4, 3, 2, 1)))
    assert table.me().gold == 2 and table.me().field == []
    table = Table(
        money=[2, 0], fields=[[["echo-a", 0], ["echo-b", 0]]], market=["same_day", "same_day", "second_roll"]
    ).turn()
    table.do(moves.Buy("same_day")).do(moves.ChooseAd("echo-a"))
    assert table.me().gold == 2 and table.me().field == []


def test_two_ads_that_post_each_other_for_nothing_come_to_an_end(monkeypatch: Patch) -> None:
    back = {"op": "return_ad", "ads": {"of": "self", "pick": "all", "exclude_this": True}}
    post = {"op": "post_ads", "n": 99, "discount": 99}
    add_card(monkeypatch, "loop", on("post", {"op": "gain_money", "amount": 1}, back, post))
    table = Table(money=[0, 0], hands=[["loop-a", "loop-b"]], rest="none").turn().do(moves.Post("loop-a"))
    answers = 0
    while table.phase == "PostFromHand":
        offers = engine.open_offers(table.game, engine.waits_for(table.game)[0])
        table.do(next(offers[0].moves()))
        answers += 1
        assert answers < 20
    assert table.me().gold <= 3


def test_effects_that_set_each_other_off_come_to_an_end_in_random_games(monkeypatch: Patch) -> None:
    """A box in which two more cards hire, repeat, return and post everything whenever anything happens."""
    everything = [
        {"op": "hire_now", "ads": {"of": "self", "pick": "all"}},
        {"op": "retrigger", "ads": {"of": "self", "pick": "all"}},
        {"op": "return_ad", "ads": {"of": "all", "pick": "choose", "n": 9, "up_to": True}},
        {"op": "salvage", "n": 9},
        {"op": "post_ads", "n": 9, "discount": 9},
    ]
    causes = [(event, source) for event in ("post", "hire", "breach") for source in ("this", "own_other")]
    effects = [on(event, *everything, source=source) for event, source in causes]
    add_card(monkeypatch, "storm", *effects, period=1)

    for seed in range(12):
        rng, chance = random.Random(seed), Secret(bytes([seed]) * 32)
        game = engine.start(TITLE, 2, PhiladelphiaOptions(), chance).game
        moves_made = 0
        while not game.over and moves_made < 4000:
            seat, move = engine.random_answer(game, rng)
            ctx = engine.play_in_place(game, seat, move, chance)
            assert len(ctx.events) < 4000
            moves_made += 1


def test_a_number_past_what_there_is_takes_what_there_is(monkeypatch: Patch) -> None:
    add_card(monkeypatch, "hungry", on("post", {"op": "draw", "n": 99}))
    table = Table(hands=[["hungry-a"]], deck=["bank-a"], discard=["mine-a"], rest="none").turn()
    table.do(moves.Post("hungry-a"))
    assert sorted(table.me().hand) == ["bank-a", "mine-a"] and table.game.deck == []
