"""Hiring, update, end and set-up, sentence by sentence of rules 2, 3, 6, 7 and 8."""

import pytest
from philadelphia_kit import A, B, C, Table, add_card

from games.core import FACE_DOWN, Seat, engine
from games.core.chance import Secret
from games.manager.history import replay
from games.philadelphia import TITLE
from games.philadelphia.model import components as c
from games.philadelphia.model import events, moves
from games.philadelphia.model.orders import DeclineOutsideTurn, ReadDie, ResolveAsListed
from games.philadelphia.model.state import PhiladelphiaOptions
from games.philadelphia.rules import old_habits
from words import LANGUAGES, Language, Speaker

CHANCE = Secret(bytes(32))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up_gives_everybody_four_cards_and_seven_gold_and_opens_three_items(seats: int) -> None:
    game = engine.start(TITLE, seats, PhiladelphiaOptions(), CHANCE).game
    assert [len(agency.hand) for agency in game.agencies] == [4] * seats
    assert [(agency.gold, agency.vp) for agency in game.agencies] == [(7, 0)] * seats
    assert len(game.deck) == 85 - 4 * seats and len(game.item_deck) == 12
    assert len(game.market) == 3 and game.round == 1
    assert engine.waits_for(game) == (game.start,)


def test_the_field_card_is_never_among_the_first_three_items() -> None:
    seen = 0
    for seed in range(60):
        played = engine.start(TITLE, 2, PhiladelphiaOptions(), Secret(bytes([seed]) * 32))
        assert not set(played.game.market) & set(c.FIELD_CARDS)
        assert sum(card in c.FIELD_CARDS for card in played.game.item_deck) == 1
        seen += any(isinstance(told.event, events.FieldCardPutBack) for told in played.events)
    assert seen > 3


def test_one_five_and_six_players_are_refused_and_a_start_player_without_a_seat() -> None:
    for seats in (1, 5):
        refusal = TITLE.why_not_start(seats, PhiladelphiaOptions())
        assert refusal is not None and refusal.code == "ERR_PLAYER_COUNT"
    refusal = TITLE.why_not_start(2, PhiladelphiaOptions(start_player="c"))
    assert refusal is not None and refusal.code == "ERR_START_PLAYER"
    assert engine.start(TITLE, 3, PhiladelphiaOptions(start_player="c"), CHANCE).game.start == C


def test_turns_go_clockwise_from_the_start_player_then_hiring_and_update_follow_by_themselves() -> None:
    game = engine.start(TITLE, 3, PhiladelphiaOptions(start_player="b"), CHANCE).game
    order = []
    while game.round == 1:
        (seat,) = engine.waits_for(game)
        order.append(seat)
        game = engine.play(TITLE, game, seat, moves.Acquire(1), CHANCE).game
    assert order == [1, 1, 2, 2, 0, 0]
    assert game.start == C and game.face in c.FACES


def test_a_turn_that_ends_is_told_to_the_core() -> None:
    game = engine.start(TITLE, 2, PhiladelphiaOptions(), CHANCE).game
    (seat,) = engine.waits_for(game)
    first = engine.play(TITLE, game, seat, moves.Acquire(1), CHANCE)
    second = engine.play(TITLE, first.game, seat, moves.Acquire(1), CHANCE)
    assert (first.turn_over, second.turn_over) == (False, True)


def test_rewards_of_all_come_before_the_effects_of_anybody() -> None:
    table = Table(money=[0, 0], fields=[[["collector-a", 0]], [["wrecker-b", 0]]]).hiring(1)
    assert [agency.gold for agency in table.game.agencies] == [6, 3]


def test_a_hired_ad_still_counts_and_works_until_all_is_done() -> None:
    table = Table(money=[0, 0], fields=[[["copywriter-a", 0], ["cafe-a", 0]]]).hiring(1)
    assert table.me().gold == 5 + (3 + 2) + 1 and table.me().field == []


def test_reward_cards_are_drawn_in_posting_order_after_the_gold() -> None:
    table = Table(money=[0, 0], fields=[[["cafe-a", 0], ["cinema-b", 0]]], deck=["bank-a", "bank-b"]).hiring(
        1
    )
    assert table.me().hand == ["bank-a", "bank-b"]


def test_second_roll_lasts_for_one_round() -> None:
    table = Table(money=[2, 7], market=["second_roll", "same_day", "same_day"], fields=[[["wrecker-b", 0]]])
    table.turn().do(moves.Buy("second_roll"))
    assert table.me().extra_dice == 1
    table.hiring(6, 5)
    assert table.me().extra_dice == 0
    table.hiring(6)
    assert len(table.me().field) == 1


def test_two_second_rolls_are_two_more_dice() -> None:
    table = Table(money=[0, 0], fields=[[["painter-a", 0], ["painter-b", 0], ["mine-a", 0]]])
    table.me().extra_dice = 2
    assert len(table.hiring(2, 5, 4).me().field) == 0


def test_the_fortune_teller_shifts_all_own_dice_and_nobody_elses() -> None:
    table = Table(money=[0, 0], fields=[[["seer-a", 0], ["painter-a", 0]], [["painter-b", 0]]])
    table.hiring(1)
    assert table.phase == "ShiftDice" and list(engine.waits_for(table.game)) == [A]
    table.do(moves.ShiftDie(1))
    assert [ad.card for ad in table.me(A).field] == ["seer-a"]
    assert [ad.card for ad in table.me(B).field] == ["painter-b"]


def test_a_shift_that_changes_nothing_is_not_asked_for() -> None:
    assert Table(fields=[[["seer-a", 0]]]).hiring(1).phase == ""


def test_a_larger_shift_than_the_fortune_teller_has_is_refused() -> None:
    table = Table(fields=[[["seer-a", 0]]]).hiring(2)
    assert table.code(moves.ShiftDie(2)) == "ERR_BAD_CHOICE"


MOST = ReadDie("most")


def test_the_order_shifts_for_the_most_gold_and_not_on_a_tie() -> None:
    field = [["seer-a", 0], ["amusement-a", 0], ["wrecker-b", 0]]
    table = Table(money=[0, 0], fields=[field])
    table.given(MOST)
    assert table.hiring(2).me().gold == 5 + 13 + 4
    tied = Table(money=[0, 0], fields=[[["seer-a", 0], ["painter-a", 0], ["architect-b", 0]]])
    tied.given(MOST)
    tied.hiring(1)
    assert tied.me().gold == 6


def test_who_never_shifts_is_not_asked_and_reads_the_die_as_it_fell() -> None:
    field = [["seer-a", 0], ["amusement-a", 0], ["wrecker-b", 0]]
    table = Table(money=[0, 0], fields=[field])
    table.given(ReadDie("never"))
    best = Table(money=[0, 0], fields=[field])
    best.given(MOST)
    asked = Table(money=[0, 0], fields=[field]).hiring(2)
    assert asked.phase == "ShiftDice" and table.hiring(2).phase == ""
    assert table.me().gold == asked.do(moves.ShiftDie(0)).me().gold < best.hiring(2).me().gold


def test_effects_that_come_to_the_same_in_any_order_are_not_asked_for() -> None:
    field = [["cafe-a", 0], ["cinema-b", 0], ["farmer-c", 2]]
    assert Table(fields=[field]).hiring(1).phase == ""


def test_effects_whose_order_matters_are_put_in_order_by_their_owner() -> None:
    table = Table(
        hands=[["bank-a", "bank-b"]],
        money=[0, 0],
        fields=[[["fisherman-b", 0], ["forester-a", 0]]],
        deck=["mine-a", "mine-b", "cafe-a", "cafe-b", "hotel-a"],
    ).hiring(1)
    assert table.phase == "ArrangeEffects"
    table.do(moves.OrderEffects((2, 1)))
    assert table.phase == "DiscardFromHand"
    table.do(moves.DiscardCards(("bank-a",)))
    assert table.phase == "TakeTurnedUp" and "mine-a" in table.me().hand
    table.do(moves.TakeCard("hotel-a"))
    assert table.phase == "" and table.me().field == []


def test_month_markers_come_to_every_ad_of_every_player() -> None:
    table = Table(fields=[[["mine-a", 0]], [["mine-b", 3]]]).update()
    assert [agency.field[0].months for agency in table.game.agencies] == [1, 4]


def test_the_doctor_may_hasten_its_breach_and_then_heals_all_others() -> None:
    table = Table(money=[0, 0], fields=[[["doctor-a", 2], ["mine-a", 3]], [["mine-b", 4]]]).update()
    assert table.phase == "MayUse"
    table.do(moves.UseEffect())
    assert [ad.card for ad in table.me().field] == ["mine-a"]
    assert table.me().field[0].months == 0 and table.me(B).field[0].months == 0
    assert table.me().gold == 4 and table.game.discard == ["doctor-a"]


def test_what_breaches_together_with_the_doctor_is_not_healed() -> None:
    table = Table(fields=[[["doctor-a", 3], ["cafe-a", 2]]]).update()
    table.do(moves.Decline())
    assert table.me().field == [] and sorted(table.game.discard) == ["cafe-a", "doctor-a"]


def test_a_railway_does_not_save_itself_nor_other_players_ads() -> None:
    table = Table(fields=[[["railway-a", 2]], [["cafe-a", 2]]], hands=[[], []]).update()
    assert table.me(A).hand == table.me(B).hand == []


def test_most_gold_breaks_a_tie_in_points() -> None:
    table = Table(players=3, vp=[10, 11, 11], money=[9, 3, 4]).next_round()
    assert table.game.over
    assert [(score.seat, score.place) for score in table.game.scores] == [(0, 3), (1, 2), (2, 1)]
    assert table.events[-1] == events.GameEnded((C,), 11, 4)


def test_hands_are_hidden_until_the_game_is_over() -> None:
    table = Table(vp=[10, 0], hands=[["cafe-a"], ["mine-a"]]).turn()
    assert TITLE.view(table.game, B).agencies[A].hand == [FACE_DOWN]
    table.next_round()
    assert TITLE.view(table.game, B).agencies[A].hand == ["cafe-a"]


def test_what_everybody_saw_go_to_a_hand_stays_open_in_views() -> None:
    table = Table(hands=[["cafe-a"]], deck=["bank-a", "bank-b"]).turn().do(moves.Explore())
    table.do(moves.TakeCard("bank-b"))
    assert TITLE.view(table.game, None).agencies[A].hand == ["bank-b", FACE_DOWN]


def test_a_view_hides_decks_and_the_hands_of_others() -> None:
    game = engine.start(TITLE, 3, PhiladelphiaOptions(), CHANCE).game
    seen = TITLE.view(game, Seat(1))
    assert set(seen.deck) == set(seen.item_deck) == {FACE_DOWN}
    assert seen.agencies[1].hand == game.agencies[1].hand
    assert seen.agencies[0].hand == [FACE_DOWN] * 4


def test_several_fortune_tellers_are_asked_together_and_hidden_until_all_have_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    add_card(monkeypatch, "oracle", {"kind": "static", "modify": "die_shift", "value": 1}, period=9)
    field = [[["oracle-a", 0]], [["oracle-b", 0]]]
    table = Table(money=[0, 0], fields=field).hiring(2)
    assert list(engine.waits_for(table.game)) == [A, B]
    table.do(moves.ShiftDie(-1), B)
    assert TITLE.view(table.game, A).phases[-1].answers == {}
    table.do(moves.ShiftDie(0), A)
    assert [agency.gold for agency in table.game.agencies] == [0, 1]


def test_by_order_effects_outside_ones_turn_are_declined_without_a_question() -> None:
    table = Table(fields=[[["doctor-a", 1]]])
    table.given(DeclineOutsideTurn())
    assert table.update().phase == "" and table.me().field[0].months == 2


def test_an_order_declines_nothing_on_ones_own_turn() -> None:
    table = Table(fields=[[["doctor-a", 1]]])
    assert table.update().phase == "MayUse"
    seen = TITLE.view(table.game, A)
    assert engine.order_answer(seen, A, DeclineOutsideTurn()) == moves.Decline()
    seen.acting = A
    assert engine.order_answer(seen, A, DeclineOutsideTurn()) is None


@pytest.mark.parametrize("version", [1, 2])
def test_a_game_begun_with_habits_answers_by_them_when_its_log_is_replayed(version: int) -> None:
    began = engine.start(TITLE, 3, PhiladelphiaOptions(start_player="a"), CHANCE, version=version).game
    first = [ReadDie("most"), ResolveAsListed()] if version == 1 else []
    (habits,) = began.always_available
    assert habits.kept_orders(C) == first
    played = engine.play_one(TITLE, began, C, old_habits.SetHabit("shift", "never"), CHANCE)
    (habits,) = played.game.always_available
    assert habits.kept_orders(C)[0] == ReadDie("never")
    assert [told.to for told in played.events] == [C]
    assert TITLE.view(played.game, A) == TITLE.view(began, A)
    assert replay.up_to_date(played.game).always_available == []
    assert old_habits.SetHabit not in TITLE.moves


def test_habits_of_then_answer_within_the_move_that_leads_to_the_question() -> None:
    field = [["seer-a", 0], ["amusement-a", 0], ["wrecker-b", 0]]
    table = Table(money=[0, 0], fields=[field])
    table.game.always_available = [old_habits.old_habits(2, 1)]
    assert table.hiring(2).phase == ""
    assert table.me().gold == 5 + 13 + 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_log_lines_say_whose_effect_and_why(language: Language) -> None:
    line = Speaker(TITLE, language, ("葵", "Ben")).event(
        events.EffectDrew(A, "painter-a", "other-post", "cafe-b", 1)
    )
    assert line in (
        "葵が塗装屋A(カフェBの掲載)でカードを1枚引きました。",
        "葵 draws 1 card with Painter A (posted: Café B).",
    )
