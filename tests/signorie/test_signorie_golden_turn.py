"""The golden cases of the rules page that belong to set-up and turns, under their ids."""

from signorie_kit import BLUE, PURPLE, RED, YELLOW, Rolls, Table

from games.core import TurnContext, engine
from games.signorie import TITLE
from games.signorie.model import components as c
from games.signorie.model import events, moves
from games.signorie.model.state import SignorieOptions
from games.signorie.rules.setup import SetUp, deal_order


def test_g01_set_up_gives_florins_and_stacks_the_discs_by_turn_order() -> None:
    game = TITLE.new_game(4, SignorieOptions())
    assert isinstance(game.phases[0], SetUp)
    deal_order(TurnContext(game, Rolls()), [YELLOW, BLUE, RED, PURPLE])
    assert [game.boards[seat].florins for seat in (YELLOW, BLUE, RED, PURPLE)] == [6, 7, 7, 8]
    assert game.turn_order == [YELLOW, BLUE, RED, PURPLE]
    assert game.discs == [PURPLE, RED, BLUE, YELLOW]


def test_g02_a_light_blue_one_costs_four() -> None:
    table = Table().turn(RED)
    table.board(RED).florins = 6
    table.do("take B 1")
    assert table.board(RED).florins == 2
    table.do("signoria")
    assert table.phase == "Progress"
    assert table.game.phases[-1].points == 4


def test_g04_a_red_die_hires_into_the_yellow_column() -> None:
    table = Table().main(RED, "R2")
    assert table.refusal(moves.Hire("h_r2")).code == "ERR_HELPER_COLUMN"
    table.do("hire 2")
    assert table.board(RED).helpers == ["h_y2"]
    assert table.board(RED).florins == 5 - 3


def test_g05_three_males_for_the_initiative_assignment_are_six_steps() -> None:
    table = Table()
    table.game.assignments |= {"Pm": "a_ini", "Rf": table.game.assignments["Pm"]}
    table.main(RED, "P3").do("assign m 3; step ini 6")
    assert table.board(RED).supply["m"] == 1
    assert table.board(RED).stock["m"] == 11
    assert table.board(RED).initiative == 6
    assert table.game.assignments["Pm"] == "a_ini"
    assert moves.Assign("a_ini", 1) in table.main(BLUE, "P3").offered(moves.Assign)


def test_g07_a_row_takes_face_up_tiles_as_its_plan_shows_and_any_number_face_down() -> None:
    table = Table().men(RED, "mil8", "mil8", "mil8")
    table.give(RED, "mil", "este2", "este3", face_down=1)
    table.lay("mi", mission=table.tile("este4"))
    table.lay("ve", mission=table.tile("gonzaga2"))
    table.lay("fi", mission=table.tile("medici2"))
    table.main(RED, "G4").do("signoria; mission mil8 mi")
    row = table.board(RED).rows["mil"]
    assert len(row.face_up) == 2 and table.game.cities["mi"].mission
    table.main(RED, "G4").do("signoria; mission mil8 ve")
    table.main(RED, "G4").do("signoria; mission mil8 fi")
    assert [c.TILES[tile].kind for tile in row_of(table)] == ["este2", "este3", "gonzaga2", "medici2"]
    table.give(RED, "mil", face_down=9)
    assert table.board(RED).rows["mil"].tiles == 4 + 10


def row_of(table: Table) -> list[str]:
    return table.board(RED).rows["mil"].face_up


def test_g08_a_man_of_the_thirteen_slot_goes_to_the_lowest_empty_slot_of_milan() -> None:
    table = Table().fill("mi", 5).men(RED, "mil8")
    table.lay("mi", mission=table.tile("este3"))
    table.main(RED, "G4").do("signoria; mission mil8 mi")
    assert table.last(events.MissionDone).slot == 3
    assert table.board(RED).vp == 13
    assert [c.TILES[tile].kind for tile in row_of(table)] == ["este3"]


def test_g10_a_dowry_of_four_brings_eight_and_a_second_tile_of_a_family_stays() -> None:
    table = Table().give(BLUE, "mar", "este2")
    table.lay("fi", marriage=table.tile("este3"))
    table.main(BLUE, "R4").do("signoria")
    assert table.refusal("marry fi 0").code == "ERR_DOWRY"
    assert table.refusal("marry fi 0").figures["least"] == 1
    table.do("marry fi 4")
    assert (table.board(BLUE).florins, table.board(BLUE).vp) == (1, 8)
    assert table.game.cities["fi"].marriage


def test_g11_offspring_rolls_one_die_and_one_more_for_each_bride() -> None:
    table = Table().main(YELLOW, "P3")
    table.chance = Rolls(3)
    table.do("signoria")
    assert table.last(events.MeeplesRolled).pips == (3,)
    assert table.last(events.MeeplesRolled).females == 1
    table.board(YELLOW).brides = 2
    table.main(YELLOW, "P3")
    table.chance = Rolls(1, 4, 6)
    table.do("signoria")
    assert table.last(events.MeeplesRolled).pips == (1, 4, 6)
    assert (table.last(events.MeeplesRolled).females, table.last(events.MeeplesRolled).males) == (1, 2)


def test_g16_a_military_helper_of_the_die_goes_as_far_as_the_die_shows() -> None:
    table = Table().men(RED, "mil1")
    table.board(RED).helpers = ["h_g1"]
    table.main(RED, "G4").do("signoria; mission mil1 mi; use")
    assert table.game.phases[-1].points == 4
    assert table.refusal("step mil new 5").code == "ERR_POINTS"
    table.do("step mil new 4")
    assert table.board(RED).men["mil"][4] == 1


def test_g19_a_full_action_slot_takes_no_second_die() -> None:
    table = Table()
    table.board(YELLOW).dice = {"R": 2}
    assert table.game.pips_left("R")
    assert table.code("take R 3") == "ERR_SLOT_TAKEN"


def test_g20_four_dice_are_the_most_and_the_pass_is_automatic() -> None:
    table = Table()
    table.board(YELLOW).dice = dict.fromkeys("YRPG", 1)
    assert table.code("take B 4") == "ERR_MAX_DICE"
    assert engine.only_move(table.game, YELLOW) == moves.Pass()
    table.turn(BLUE).board(YELLOW)
    table.do("pass")
    assert YELLOW in table.game.passed
    assert table.last(events.Passed).dice == 4


def test_g22_a_die_with_no_main_action_is_not_taken() -> None:
    table = Table()
    board = table.board(YELLOW)
    board.florins, board.supply = 2, {"m": 0, "f": 0}
    table.game.dice = ["R1"]
    assert table.code("take R 1") == "ERR_NO_ACTION"
    assert board.dice == {} and board.florins == 2
    assert moves.TakeDie("R1") not in table.offered(moves.TakeDie)


def test_g23_bonuses_are_taken_on_the_way() -> None:
    table = Table().men(YELLOW, "pol3").progress(YELLOW, 4)
    table.do("step pol3 4")
    assert table.board(YELLOW).men["pol"][7] == 1
    assert table.board(YELLOW).florins == 5 + 2
    assert table.board(YELLOW).initiative == 1


def test_g25_at_the_top_of_the_initiative_a_bonus_has_no_effect() -> None:
    table = Table().men(YELLOW, "pol5")
    table.board(YELLOW).initiative = c.INITIATIVE_TOP
    table.progress(YELLOW, 4).do("step pol5 1")
    assert table.board(YELLOW).men["pol"][6] == 1
    assert table.board(YELLOW).initiative == c.INITIATIVE_TOP
    assert table.code("step ini") == "ERR_TRACK_TOP"


def test_g26_the_rank_must_reach_the_slot() -> None:
    table = Table().fill("mi", 4).men(YELLOW, "cle4", "pol8")
    table.main(YELLOW, "G4").do("signoria")
    refusal = table.refusal("mission cle4 mi")
    assert refusal.code == "ERR_RANK"
    assert refusal.figures == {"rank": 2, "need": 3}
    table.do("mission pol8 ve")
    assert table.last(events.MissionDone).slot == 1
    assert table.board(YELLOW).vp == 13


def test_g28_a_dowry_is_at_least_the_slot_and_at_most_four() -> None:
    table = Table().fill("mi", 2)
    table.board(YELLOW).florins = 9
    table.main(YELLOW, "R4").do("signoria")
    assert table.refusal("marry mi 5").code == "ERR_DOWRY"
    refusal = table.refusal("marry mi 1")
    assert refusal.code == "ERR_DOWRY" and refusal.figures["least"] == 2


def test_g29_offspring_takes_what_the_stock_has() -> None:
    table = Table()
    board = table.board(YELLOW)
    board.brides, board.stock = 2, {"m": 1, "f": 4}
    table.main(YELLOW, "P3")
    table.chance = Rolls(2, 5, 6)
    table.do("signoria")
    rolled = table.last(events.MeeplesRolled)
    assert (rolled.females, rolled.males) == (1, 1)
    assert table.board(YELLOW).stock == {"m": 0, "f": 3}


def test_g31_a_marriage_assignment_needs_a_third_woman() -> None:
    table = Table()
    table.game.assignments |= {"Rf": "a_mar", "Gm": table.game.assignments["Rf"]}
    table.board(YELLOW).supply["f"] = 2
    table.main(YELLOW, "R4")
    assert table.code("assign f 2") == "ERR_NOT_EXECUTABLE"
    table.board(YELLOW).supply["f"] = 3
    table.lay("mi", marriage=table.tile("medici2"))
    table.do("assign f 2; marry mi 2")
    board = table.board(YELLOW)
    assert board.supply["f"] == 0 and board.stock["f"] == 10
    assert table.game.cities["mi"].people == ("0f",)
    assert [c.TILES[tile].kind for tile in board.rows["mar"].face_up] == ["medici2"]


def test_g32_a_helpers_mission_brings_a_face_down_tile_and_leaves_the_citys() -> None:
    table = Table().men(RED, "mil8", "mil8")
    table.lay("mi", mission=table.tile("este3"))
    table.board(RED).helpers = ["h_b3"]
    table.main(RED, "B4").do("signoria; step ini; done; use mission mil8 mi")
    assert table.game.cities["mi"].mission
    assert table.board(RED).rows["mil"].face_down == 1
    assert table.board(RED).rows["mil"].face_up == ()
    assert table.board(RED).vp == 13


def test_g34_helpers_are_used_from_top_to_bottom_and_empty_slots_are_stepped_over() -> None:
    table = Table().visit(YELLOW, "mi", "m")
    table.board(YELLOW).helpers = ["h_r1", "h_r3"]
    table.main(YELLOW, "R4").do("signoria; marry ve 1; skip")
    assert table.code(moves.UseHelper("h_r1")) == "ERR_HELPER_ORDER"
    assert table.offered(moves.UseHelper) == [moves.UseHelper("h_r3")]
    table.do("use")
    assert table.board(YELLOW).vp == 2 + 1


def test_g35_a_tile_nobody_takes_stays_and_only_empty_places_are_filled() -> None:
    table = Table()
    staying = table.tile("este3")
    table.lay("mi", mission=staying)
    table.game.passed = [YELLOW, RED, PURPLE]
    table.turn(BLUE)
    for seat in (YELLOW, RED, PURPLE, BLUE):
        table.board(seat).dice = dict.fromkeys("YRPG", 6)
    stock = len(table.game.stock)
    table.do("pass")
    assert table.game.round == 2
    assert table.game.cities["mi"].mission == staying
    assert len(table.game.stock) == stock - 9


def test_g50_at_least_one_progress_point_is_used() -> None:
    table = Table().progress(YELLOW, 4)
    assert table.code("done") == "ERR_MIN_POINT"
    table.do("step ini; done")
    assert table.board(YELLOW).initiative == 1 or table.game.round == 2


def test_g52_an_exchange_may_take_back_what_was_paid() -> None:
    table = Table()
    board = table.board(YELLOW)
    board.supply, board.stock = {"m": 12, "f": 11}, {"m": 0, "f": 0}
    table.game.assignments |= {"Yf": "a_exc", "Bf": table.game.assignments["Yf"]}
    table.main(YELLOW, "Y4").do("assign f 2; gain 0m 2f")
    assert table.board(YELLOW).supply == {"m": 12, "f": 11}
