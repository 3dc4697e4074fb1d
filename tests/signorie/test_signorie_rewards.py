"""Sentence by sentence: rewards, the end, dice and what is foretold, where no golden case shows it."""

from itertools import permutations

import msgspec
from signorie_kit import BLUE, PURPLE, RED, YELLOW, Rolls, Table

from games.core import TurnContext, engine
from games.core.chance import Secret
from games.core.decoding import decoded
from games.manager.model.stored_table import load_state
from games.signorie import TITLE
from games.signorie.model import events, moves
from games.signorie.rules.final import row_vp
from games.signorie.rules.rolls import cards_for, faces
from games.signorie.rules.rounds import Round

# 9: rewards


def test_a_bonus_that_cannot_be_carried_out_leaves_florins() -> None:
    table = Table()
    table.rewards("rb_mis")
    assert {move.bonus for move in table.offered(moves.ClaimWithBride)} == {"florins"}
    assert table.refusal(moves.ClaimWithBride("tile")).figures == {"reason": "no-man"}
    table.do("reward florins; bride no")
    assert table.board(YELLOW).florins == 8


def test_two_men_or_as_many_as_there_are() -> None:
    table = Table()
    table.board(YELLOW).stock["m"], table.board(YELLOW).supply["m"] = 1, 11
    table.rewards("rb_2m").do("reward tile; bride no", YELLOW)
    for seat in (RED, PURPLE, BLUE):
        table.do("reward tile; bride no", seat)
    assert table.board(YELLOW).stock["m"] == 0
    assert table.board(RED).supply["m"] == 6


def test_who_does_not_touch_the_others_is_asked_together_with_them() -> None:
    for tile, together in (
        ("rb_2m", 4),
        ("rb_hel", 4),
        ("rb_til", 4),
        ("rb_mis", 1),
        ("rb_ini", 1),
        ("rb_ext", 1),
    ):
        assert len(Table().rewards(tile).asked) == together, tile


def test_claims_that_version_1_has_stored_as_indices_are_read() -> None:
    table = Table()
    table.rewards("rb_2m").do("reward tile; bride yes", YELLOW).do("reward florins; bride no", RED)
    plain = decoded(TITLE.save(table.game))
    assert plain["phases"][-1]["answers"] == {YELLOW: ["tile", "wed"], RED: ["florins", "alone"]}
    plain["phases"][-1]["answers"] = {YELLOW: [1, 0], RED: [0, 2]}
    assert load_state(TITLE, msgspec.msgpack.encode(plain), 1) == table.game


def test_an_extra_action_clears_the_board_and_takes_any_die_at_no_cost() -> None:
    table = Table()
    for seat in (RED, PURPLE, BLUE):
        table.board(seat).dice = {"Y": 6, "R": 6, "P": 6}
    table.board(YELLOW).dice = {"B": 4}
    table.board(YELLOW).florins = 0
    table.rewards("rb_ext").do("reward tile; bride no; extra B 1; signoria; step ini 4")
    assert table.last(events.DieTaken).florins == 0
    assert table.last(events.DieTaken).total == 1
    assert table.game.round == 2


def test_progress_rewards_are_for_any_career_or_for_the_initiative() -> None:
    table = Table().rewards("rb_car").do("reward tile; bride no; step pol new 2; step mil new 2")
    assert table.board(YELLOW).men["pol"][2] == table.board(YELLOW).men["mil"][2] == 1
    table = Table().rewards("rb_ini").do("reward tile; bride no")
    assert table.code("step pol new") == "ERR_TRACK_NOT_ALLOWED"


def test_brides_bring_points_by_their_slot_and_florins_from_round_two_on() -> None:
    table = Table(round=2)
    table.board(YELLOW).brides = 2
    table.rewards("rb_2m")
    for seat in (YELLOW, RED, PURPLE, BLUE):
        table.do("reward florins; bride yes", seat)
    assert (table.board(YELLOW).vp, table.board(YELLOW).florins) == (4, 5 + 3 + 2)
    assert (table.board(RED).vp, table.board(RED).florins) == (0, 5 + 3 + 2)


def test_cities_with_women_and_women_in_cities_are_counted() -> None:
    for tile, vp in (("rv_cf", 8), ("rv_f", 6)):
        table = Table(round=7).visit(YELLOW, "mi", "ff").visit(YELLOW, "ve", "fm").visit(YELLOW, "na", "m")
        table.rewards(tile)
        assert table.last(events.RewardScored).tile == tile
        assert table.board(YELLOW).vp == vp


def test_all_who_can_pay_are_asked_together_once() -> None:
    table = Table(round=6)
    table.board(RED).florins = 4
    table.rewards("rv_hel")
    assert table.asked == [YELLOW, PURPLE, BLUE]
    assert table.code(moves.BuyVp("buy"), RED) == "ERR_FLORINS"
    table.do("buy no", BLUE).do("buy yes", YELLOW)
    assert table.board(YELLOW).florins == 5
    table.do("buy yes", PURPLE)
    assert [board.vp for board in table.game.boards] == [5, 0, 5, 0]


def test_clean_up_discards_the_tile_and_takes_the_dice() -> None:
    table = Table()
    table.board(YELLOW).dice = {"Y": 3}
    table.game.phases = [Round(stage="clean_up")]
    engine._run(TurnContext(table.game, Secret(bytes(32))))
    assert table.game.rewards[0] == ""
    assert table.board(YELLOW).dice == {}
    assert table.game.round == 2


def test_three_tiles_make_a_row_count_and_fewer_do_not() -> None:
    table = Table().give(YELLOW, "pol", "sforza5", "gonzaga2").give(RED, "pol", "colonna5", face_down=2)
    assert row_vp(table.board(YELLOW).rows["pol"]) == 0
    assert row_vp(table.board(RED).rows["pol"]) == 5 + 1 + 1


def test_the_dice_of_one_draw_are_fair() -> None:
    assert [cards_for(dice) for dice in (1, 2, 3, 4, 5)] == [3, 6, 9, 9, 12]
    for dice in (1, 2):
        counted: dict[tuple[int, ...], int] = {}
        for order in permutations(range(cards_for(dice))):
            rolled = faces(order, dice)
            counted[rolled] = counted.get(rolled, 0) + 1
        assert len(counted) == 6**dice and len(set(counted.values())) == 1


def test_rolls_for_tests_are_the_faces_asked_for() -> None:
    table = Table().main(YELLOW, "P3")
    table.board(YELLOW).brides = 3
    table.chance = Rolls(6, 5, 2, 1)
    assert table.do("signoria").last(events.MeeplesRolled).pips == (6, 5, 2, 1)


def test_what_a_visit_brings_is_known_before_its_tile_is_drawn() -> None:
    table = Table().men(YELLOW, "pol7")
    mission = TITLE.foretold(table.game, YELLOW, moves.SendMission("pol7", "mi"))
    marriage = TITLE.foretold(table.game, YELLOW, moves.Marry("mi", 3))
    assert (mission, marriage) == ({"vp": 9}, {"vp": 6, "florins": 2, "females": 2})
    table.main(YELLOW, "G4").do("signoria; mission pol7 mi")
    assert TITLE.figures(table.game, YELLOW)["vp"] == mission["vp"]
    assert TITLE.foretold(table.game, YELLOW, moves.Pass()) == {}
