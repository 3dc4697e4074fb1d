"""Sentence by sentence: what the rules page says and no golden case shows."""

import pytest
from signorie_kit import BLUE, PURPLE, RED, YELLOW, Table

from games.core import Refusal, TurnContext, engine
from games.core.chance import Secret
from games.signorie import TITLE
from games.signorie.model import components as c
from games.signorie.model import events, moves
from games.signorie.model.state import SignorieOptions
from games.signorie.rules.actions import needs
from games.signorie.rules.rounds import lay_tiles
from games.signorie.rules.turn import DieChoice


def started(seats: int, **options: str) -> tuple:
    made = engine.start(TITLE, seats, SignorieOptions(**options), Secret(bytes(32)))
    return made.game, [told.event for told in made.events]


# 3, 11: set-up and player counts


@pytest.mark.parametrize(("seats", "dice", "cities", "stock"), [(4, 4, 5, 54), (3, 3, 4, 48), (2, 2, 3, 42)])
def test_dice_cities_and_tiles_depend_on_the_number_of_players(
    seats: int, dice: int, cities: int, stock: int
) -> None:
    game, _ = started(seats)
    assert all(len(game.pips_left(colour)) == dice for colour in c.COLOURS)
    assert len(game.cities) == cities
    laid = sum(bool(city.marriage) + bool(city.mission) for city in game.cities.values())
    assert laid == 2 * cities
    assert len(game.stock) + laid == stock
    removed = [c.TILES[tile].family for tile in game.removed]
    assert all(removed.count(family) == 4 - seats for family in c.FAMILIES)


def test_everybody_has_four_men_three_women_and_eight_of_each_in_the_stock() -> None:
    game, _ = started(4)
    for board in game.boards:
        assert board.supply == {"m": 4, "f": 3}
        assert board.stock == {"m": 8, "f": 8}
        assert board.vp == 0
    assert len({board.plan for board in game.boards}) == 4


def test_five_bonus_tiles_and_two_vp_tiles_lie_open_from_the_start() -> None:
    game, _ = started(3)
    assert all(tile in c.BONUS_TILES for tile in game.rewards[:5])
    assert all(tile in c.VP_TILES for tile in game.rewards[5:])
    assert TITLE.view(game, None).rewards == game.rewards


def test_the_stock_may_run_out_and_places_stay_empty() -> None:
    table = Table()
    table.game.stock = table.game.stock[:3]
    lay_tiles(TurnContext(table.game, table.chance))
    laid = [(city.marriage != "", city.mission != "") for city in table.game.cities.values()]
    assert laid == [(True, True), (True, False), (False, False), (False, False), (False, False)]


# 4.2: dice


def test_a_high_die_brings_no_change_back() -> None:
    table = Table()
    table.game.dice.append("Y6")
    table.do("take Y 6")
    assert table.board(YELLOW).florins == 5


def test_a_die_leaves_the_board_for_the_own_slot() -> None:
    table = Table().do("take R 3")
    assert table.game.pips_left("R") == [1, 2, 4]
    assert table.board(YELLOW).dice == {"R": 3}
    assert table.phase == "MainAction"


def test_passing_is_final_for_the_round() -> None:
    table = Table().do("pass")
    assert table.asked == [RED]
    assert table.code("take R 3", YELLOW) == "ERR_PASSED"
    table.do("pass").do("pass")
    assert table.asked == [BLUE]
    table.do("take Y 1; signoria")
    assert table.asked == [BLUE]


def test_a_die_that_cannot_be_paid_is_refused_with_the_figures() -> None:
    table = Table()
    table.board(YELLOW).florins = 1
    refusal = table.refusal("take B 1")
    assert (refusal.code, refusal.figures) == ("ERR_FLORINS", {"need": 4, "have": 1})
    assert table.code(moves.TakeDie("B6")) == "ERR_NO_SUCH_DIE"


def test_the_allowed_dice_are_those_without_a_reason_against_them() -> None:
    table = Table()
    table.board(YELLOW).florins = 1
    choice = DieChoice(table.game, YELLOW)
    listed = [move.die for move in table.offered(moves.TakeDie)]
    assert choice.allowed() == listed


# 5, 8: main actions


def test_exactly_one_main_action_follows_and_then_the_turn_passes() -> None:
    table = Table().do("take Y 1; signoria")
    assert table.board(YELLOW).florins == 5 + 3
    assert table.asked == [RED]


def test_a_helper_hired_now_is_not_active_in_the_same_turn() -> None:
    table = Table().main(RED, "R4").do("hire 1")
    assert table.board(RED).helpers == ["h_y1"]
    assert table.asked == [PURPLE]


def test_the_supply_of_helpers_is_a_limit() -> None:
    table = Table().main(YELLOW, "R4")
    for board in table.game.boards[1:]:
        board.helpers = list(c.HELPERS)
    table.board(YELLOW).helpers = [slot for slot in c.HELPERS if slot[2] != "y"][:3]
    assert table.game.helpers_left == 0
    assert table.code(moves.Hire("h_y1")) == "ERR_HELPER_SUPPLY"


def test_only_the_tiles_of_the_dies_area_can_be_used() -> None:
    table = Table().main(YELLOW, "Y4")
    other = table.game.assignments["Gf"]
    assert table.code(moves.Assign(other, 1)) == "ERR_ASSIGN_AREA"


def test_the_slot_says_who_pays_and_how_many_at_most() -> None:
    table = Table()
    table.game.assignments |= {"Yf": "a_flo", "Gm": table.game.assignments["Yf"]}
    table.main(YELLOW, "Y4")
    assert table.code(moves.Assign("a_flo", 4)) == "ERR_ASSIGN_COUNT"
    table.board(YELLOW).supply["f"] = 1
    refusal = table.refusal(moves.Assign("a_flo", 2))
    assert refusal.figures == {"sex": "f", "need": 2, "have": 1}
    table.do("assign f 1")
    assert table.board(YELLOW).florins == 7
    assert table.board(YELLOW).supply == {"m": 4, "f": 0}


def test_a_progress_tile_is_judged_after_the_payment() -> None:
    """The last man pays, so nobody is left to enter."""
    table = Table()
    table.game.assignments |= {"Ym": "a_pol", "Gm": table.game.assignments["Ym"]}
    board = table.board(YELLOW)
    board.supply["m"], board.stock["m"] = 1, 11
    table.main(YELLOW, "Y4")
    assert table.code(moves.Assign("a_pol", 1)) == "ERR_NOT_EXECUTABLE"
    board.supply["m"], board.stock["m"] = 2, 10
    table.main(YELLOW, "Y4").do("assign m 1; step pol new 2")
    assert table.board(YELLOW).men["pol"][2] == 1


def test_three_threshold_meeples_are_the_most_also_in_two_uses() -> None:
    table = Table()
    table.game.assignments |= {"Ym": "a_thr", "Gm": table.game.assignments["Ym"]}
    table.board(YELLOW).waiting["f"] = 2
    table.main(YELLOW, "Y4")
    assert table.code(moves.Assign("a_thr", 2)) == "ERR_THRESHOLD_MAX"
    table.do("assign m 1")
    assert table.game.threshold(YELLOW) == 22


def test_a_face_down_tile_goes_unseen_to_any_row() -> None:
    table = Table()
    table.game.assignments |= {"Ym": "a_tile", "Gm": table.game.assignments["Ym"]}
    table.main(YELLOW, "Y4").do("assign m")
    assert table.code(moves.ChooseRow("xyz")) == "ERR_ROW"
    top = table.game.stock[-1]
    table.do("row mar")
    assert table.board(YELLOW).rows["mar"].face_down == 1
    assert table.game.face_down == [top]
    for seat in (None, YELLOW, RED):
        assert top not in str(TITLE.view(table.game, seat))


def test_without_stock_a_face_down_tile_is_not_offered() -> None:
    table = Table()
    table.game.assignments |= {"Ym": "a_tile", "Gm": table.game.assignments["Ym"]}
    table.game.stock = []
    assert table.main(YELLOW, "Y4").code(moves.Assign("a_tile", 1)) == "ERR_TILE_STOCK"
    assert isinstance(needs.assignment_need(table.game, YELLOW, "Ym", 1), Refusal)


def test_a_mission_assignment_pays_two_and_sends_a_man() -> None:
    table = Table().men(YELLOW, "cle3")
    table.game.assignments |= {"Yf": "a_mis", "Gm": table.game.assignments["Yf"]}
    table.main(YELLOW, "Y4").do("assign f 2; mission cle3 ve")
    assert table.board(YELLOW).vp == 3
    assert table.board(YELLOW).supply["f"] == 1


# 6: Signoria actions


def test_progress_may_be_split_between_careers_initiative_and_men() -> None:
    table = Table().men(YELLOW, "pol5").progress(YELLOW, 4)
    table.do("step ini; step pol5 2; step mil new")
    board = table.board(YELLOW)
    assert board.initiative == 1 + 1  # a step, and the bonus of the sixth slot
    assert board.men["pol"][7] == 1 and board.men["mil"][1] == 1
    assert board.supply["m"] == 2


def test_a_raised_disc_lies_on_top_and_goes_first() -> None:
    table = Table()
    table.board(RED).initiative = 2
    table.game.discs = [BLUE, PURPLE, YELLOW, RED]
    table.progress(YELLOW, 2).do("step ini 2")
    assert table.game.discs[-1] == YELLOW
    assert table.game.round == 2 or table.board(YELLOW).initiative == 2


def test_points_end_by_themselves_when_nothing_can_move() -> None:
    table = Table()
    table.board(YELLOW).initiative = c.INITIATIVE_TOP - 1
    table.progress(YELLOW, 4, (c.INITIATIVE,)).do("step ini")
    assert table.phase != "Progress"


def test_steps_beyond_the_points_or_the_track_are_refused() -> None:
    table = Table().men(YELLOW, "pol7").progress(YELLOW, 3)
    assert table.code("step pol7 2") == "ERR_TRACK_TOP"
    assert table.code("step mil new 4") == "ERR_POINTS"
    assert table.code("step cle3 1") == "ERR_NO_MALE_THERE"
    table.board(YELLOW).supply["m"] = 0
    assert table.code("step cle new") == "ERR_MEEPLES"
    table.progress(YELLOW, 3, ("ini",))
    assert table.code("step pol7") == "ERR_TRACK_NOT_ALLOWED"


def test_a_man_leaves_his_track_and_the_score_is_that_of_the_slot() -> None:
    table = Table().men(YELLOW, "pol4").main(YELLOW, "G4").do("signoria; mission pol4 na")
    assert table.board(YELLOW).men["pol"][4] == 0
    assert table.board(YELLOW).vp == 4
    assert table.game.cities["na"].people == ("0m",)


def test_unused_and_full_cities_are_refused() -> None:
    table = Table(seats=3).men(YELLOW, "pol8").fill("mi", 8)
    table.main(YELLOW, "G4").do("signoria")
    assert table.code("mission pol8 mi") == "ERR_CITY_FULL"
    assert table.code("mission pol8 na") == "ERR_CITY_UNUSED"
    table.main(YELLOW, "R4").do("signoria")
    assert table.code("marry mi 4") == "ERR_CITY_FULL"
    assert table.code("marry na 4") == "ERR_CITY_UNUSED"


def test_men_and_women_share_the_slots_of_a_city() -> None:
    table = Table().visit(RED, "mi", "mf")
    table.main(YELLOW, "R4").do("signoria; marry mi 2")
    assert table.last(events.MarriageDone).slot == 2


def test_a_marriage_tile_goes_to_the_marriage_row() -> None:
    table = Table()
    table.lay("ro", marriage=table.tile("colonna4"))
    table.main(YELLOW, "R4").do("signoria; marry ro 1")
    assert [c.TILES[tile].kind for tile in table.board(YELLOW).rows["mar"].face_up] == ["colonna4"]
    assert table.game.cities["ro"].marriage == ""


def test_two_points_for_each_florin_of_the_dowry() -> None:
    table = Table().main(YELLOW, "R4").do("signoria; marry ro 3")
    assert (table.board(YELLOW).vp, table.board(YELLOW).florins) == (6, 2)
    assert table.board(YELLOW).supply["f"] == 2


# 7: helpers


@pytest.mark.parametrize(
    ("helper", "line"),
    [
        ("h_y1", "use gain 1m"),
        ("h_y2", "use step ini 3"),
        ("h_y3", "use marry mi 1"),
        ("h_r1", "use step cle new 3"),
        ("h_r2", "use"),
        ("h_r3", "use"),
        ("h_p1", "use step pol new 3"),
        ("h_p2", "use"),
        ("h_p3", "use assign a_flo"),
        ("h_g1", "use step mil new 4"),
        ("h_g2", "use row pol"),
        ("h_g3", "use"),
        ("h_b1", "use step mil new 3"),
        ("h_b2", "use step ini 4"),
        ("h_b3", "use mission pol1 mi"),
    ],
)
def test_every_helper_does_what_it_says(helper: str, line: str) -> None:
    table = Table().men(YELLOW, "pol1", "pol1").visit(YELLOW, "ve", "m")
    board = table.board(YELLOW)
    board.helpers, board.florins = [helper], 9
    main = {"Y": "signoria", "R": "signoria; marry na 1", "P": "signoria", "G": "signoria; mission pol1 na"}
    colour = helper[2].upper()
    table.main(YELLOW, f"{colour}4").do(main.get(colour, "signoria; step ini; done"))
    before = TITLE.save(table.game)
    table.do(line)
    assert TITLE.save(table.game) != before
    assert table.last(events.HelperUsed).helper == helper
    assert table.asked == [RED]


def test_a_helper_that_would_do_nothing_is_passed_over() -> None:
    table = Table()
    table.board(YELLOW).helpers = ["h_r3"]
    table.main(YELLOW, "R4").do("signoria; marry na 1")
    assert table.asked == [RED]


def test_a_later_helper_may_be_used_at_once_which_passes_the_others() -> None:
    table = Table().visit(YELLOW, "ve", "m")
    table.board(YELLOW).helpers = ["h_r1", "h_r2", "h_r3"]
    table.main(YELLOW, "R4").do("signoria; marry na 1; use R3")
    assert table.asked == [RED]
    assert table.last(events.HelpersSkipped).helpers == ("h_r1", "h_r2")


def test_end_leaves_all_other_helpers() -> None:
    table = Table().visit(YELLOW, "ve", "m")
    table.board(YELLOW).helpers = ["h_r1", "h_r2", "h_r3"]
    table.main(YELLOW, "R4").do("signoria; marry na 1; end")
    assert table.asked == [RED]
    assert table.code(moves.UseHelper("h_r1")) == "ERR_WRONG_PHASE"


def test_a_slot_without_a_helper_cannot_be_used() -> None:
    table = Table()
    table.board(YELLOW).helpers = ["h_r1"]
    table.main(YELLOW, "R4").do("signoria; marry na 1")
    assert table.code(moves.UseHelper("h_r3")) == "ERR_NO_HELPER"
    assert table.code(moves.UseHelper("h_b1")) == "ERR_NO_HELPER"


def test_a_helpers_assignment_takes_exactly_one_meeple_and_no_tile_that_needs_two() -> None:
    table = Table()
    table.board(YELLOW).helpers = ["h_p3"]
    table.main(YELLOW, "P4").do("signoria; use")
    assert table.phase == "AnyAssignment"
    assert table.code(moves.Assign("a_mar", 2)) == "ERR_ASSIGN_COUNT"
    assert table.code(moves.Assign("a_flo", 2)) == "ERR_ASSIGN_COUNT"
    assert {move.meeples for move in table.offered(moves.Assign)} == {1}
    assert "a_mis" not in {move.assignment for move in table.offered(moves.Assign)}
