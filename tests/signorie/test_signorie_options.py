"""The variants and the other readings of the rules page's section 15."""

from typing import Any

from msgspec.structs import replace
from signorie_kit import BLUE, PURPLE, RED, YELLOW, Table

from games.core import Move
from games.signorie.model import components as c
from games.signorie.model import events, moves
from games.signorie.rules.actions.visits import Marriage


def full(table: Table) -> Table:
    for city in table.game.cities:
        table.fill(city, len(c.CITY_SLOTS[table.game.options.city_slots]))
    return table


def test_open_gates_lets_four_florins_and_rank_four_in_and_back_to_the_stock() -> None:
    table = full(Table(open_gates="on")).men(YELLOW, "pol7", "pol3", "mil8")
    table.main(YELLOW, "G4").do("signoria")
    assert table.code("mission pol3 mi") == "ERR_OPEN_GATES"
    before = table.board(YELLOW).stock["m"]
    table.do("mission pol7 mi")
    assert table.board(YELLOW).vp == 9
    assert table.board(YELLOW).stock["m"] == before + 1
    table.main(YELLOW, "R4").game.phases[-1] = Marriage(YELLOW)
    assert table.code("marry mi 3") == "ERR_OPEN_GATES"
    table.do("marry mi 4")
    assert table.board(YELLOW).vp == 9 + 8
    assert table.board(YELLOW).rows["mar"].tiles == 0


def test_gates_stay_shut_while_one_slot_is_empty_or_without_the_variant() -> None:
    table = full(Table()).men(YELLOW, "pol8").main(YELLOW, "G4")
    assert table.refusal(moves.Signoria()).figures == {"reason": "cities-full"}
    table = full(Table(open_gates="on")).men(YELLOW, "pol8", "mil8")
    there = table.game.cities["mi"]
    table.game.cities["mi"] = replace(there, people=there.people[:-1])
    table.main(YELLOW, "G4").do("signoria")
    assert table.offered(moves.SendMission) == [
        moves.SendMission("pol8", "mi"),
        moves.SendMission("mil8", "mi"),
    ]


def test_no_alliance_tile_through_open_gates_but_by_option_for_helpers() -> None:
    for variant, tiles in (("on", 0), ("with_helper_tile", 1)):
        table = full(Table(open_gates=variant)).men(RED, "mil8")
        table.board(RED).helpers = ["h_b3"]
        table.main(RED, "B4").do("signoria; step ini; done; use mission mil8 mi")
        assert table.board(RED).rows["mil"].face_down == tiles


def test_a1_grey_and_light_blue_may_be_the_other_way_round() -> None:
    table = Table(grey_die="tracks").main(YELLOW, "G4").do("signoria")
    assert table.phase == "Progress"
    assert table.game.action_of("B") == "mission"


def test_a2_a_fitting_tile_may_be_left() -> None:
    for answer, left in (("tile no", True), ("tile yes", False)):
        table = Table(fitting_tile="may_stay")
        table.lay("ro", marriage=table.tile("colonna4"))
        table.main(YELLOW, "R4").do(f"signoria; marry ro 1; {answer}")
        assert bool(table.game.cities["ro"].marriage) == left


def test_a4_men_and_women_may_have_slots_of_their_own() -> None:
    table = Table(city_slots="separate").visit(RED, "mi", "mm")
    table.main(YELLOW, "R4").do("signoria; marry mi 1")
    assert table.last(events.MarriageDone).slot == 1
    table.men(YELLOW, "pol5").main(YELLOW, "G4").do("signoria; mission pol5 mi")
    assert table.last(events.MissionDone).slot == 3


def test_a5_a_bonus_may_be_for_those_who_stop() -> None:
    table = Table(career_bonus="stopping").men(YELLOW, "pol3").progress(YELLOW, 4)
    table.do("step pol3 2; step ini; done")
    assert table.board(YELLOW).florins == 5
    table = Table(career_bonus="stopping").men(YELLOW, "pol3").progress(YELLOW, 4)
    table.do("step pol3; step ini; done")
    assert table.board(YELLOW).florins == 7
    table = Table(career_bonus="stopping").men(YELLOW, "pol3").progress(YELLOW, 4)
    table.do("step pol3; step pol4; done")
    assert table.board(YELLOW).florins == 5


def test_a6_a_helpers_steps_may_move_one_piece_only() -> None:
    table = Table(helper_steps="one_piece").men(YELLOW, "cle1")
    table.board(YELLOW).helpers = ["h_r1"]
    table.main(YELLOW, "R4").do("signoria; marry na 1; use step cle1")
    assert table.code("step cle new") == "ERR_TRACK_NOT_ALLOWED"
    table.do("step cle2 2")
    assert table.board(YELLOW).men["cle"][4] == 1


def test_a8_offspring_may_need_a_stock() -> None:
    for allowed in (True, False):
        table = Table(offspring_without_stock=allowed)
        table.board(YELLOW).stock = {"m": 0, "f": 0}
        table.main(YELLOW, "P4")
        assert (moves.Signoria() in table.offered(moves.Signoria)) == allowed


def test_a9_a10_the_threshold_may_be_free_and_an_exchange_of_the_other_sex() -> None:
    table = Table(assignments="free_other_sex")
    table.game.assignments = dict(zip(c.ASSIGNMENT_SLOTS, swapped("a_thr", "a_exc"), strict=True))
    table.board(YELLOW).waiting["f"] = 3
    table.main(YELLOW, "Y4").do("assign a_thr 1")
    assert table.game.threshold(YELLOW) == 25
    table.main(YELLOW, "Y4").do("assign a_exc 2")
    sex = c.ASSIGNMENT_SLOTS["Yf"].sex
    assert sex == "f" and table.board(YELLOW).supply == {"m": 3 + 2, "f": 1}


def swapped(*first: str) -> list[str]:
    return [*first, *(tile for tile in c.ASSIGNMENTS if tile not in first)]


def claim(bonus: str, son: str, **options: Any) -> Table:
    table = Table(round=2, **options)
    for seat in (RED, PURPLE, BLUE):
        table.board(seat).dice = {"Y": 6, "R": 6, "P": 6}
    table.board(YELLOW).florins = 0
    table.rewards("rb_mar")
    return table.do(f"reward {bonus}; bride {son}")


def test_a11_the_bride_may_come_first_and_pay_the_dowry() -> None:
    table = Table(round=2)
    table.board(YELLOW).florins = 0
    assert table.rewards("rb_mar").offered(Move) == [
        moves.ClaimWithBride("florins"),
        moves.ClaimWithoutBride("florins"),
    ]
    assert table.code(moves.ClaimBrideFirst("florins")) == "ERR_WRONG_PHASE"
    poor = Table(round=2, bride="any_time_taker")
    poor.board(YELLOW).florins = 0
    poor.rewards("rb_mar")
    assert moves.ClaimBrideFirst("tile") in poor.offered(moves.ClaimBrideFirst)
    assert poor.code(moves.ClaimWithBride("tile")) == "ERR_NOT_EXECUTABLE"
    table = Table(round=2, bride="any_time_taker").rewards("rb_mar")
    assert moves.ClaimBrideFirst("tile") in table.offered(moves.ClaimBrideFirst)
    events_before = len(table.events)
    table.do("bride yes; reward tile; marry mi 1")
    kinds = [type(event) for event in table.events[events_before:]]
    assert kinds.index(events.BrideTaken) < kinds.index(events.BonusTaken)


def test_a12_the_later_florins_may_be_for_everybody() -> None:
    assert claim("florins", "no").board(YELLOW).florins == 3
    assert claim("florins", "yes").board(YELLOW).florins == 5
    assert claim("florins", "no", bride="after_everyone").board(YELLOW).florins == 5
    assert claim("florins", "yes", bride="after_everyone").board(YELLOW).florins == 5


def test_a14_a_short_season_gives_florins_with_the_first_bride_or_not() -> None:
    for season, florins in (("by_slot", 5), ("by_round", 3)):
        table = Table(round=1, short_season=season)
        for seat in (RED, PURPLE, BLUE):
            table.board(seat).dice = {"Y": 6, "R": 6, "P": 6}
        table.board(YELLOW).florins = 0
        table.rewards("rb_2m").do("reward florins; bride yes")
        assert table.board(YELLOW).florins == florins


def test_a15_a_helpers_assignment_closes_its_tile_or_not() -> None:
    for letters, closed in (("on", 1), ("but_for_helpers", 0), ("off", 0)):
        table = Table(secret_letters=letters)
        table.board(YELLOW).helpers = ["h_p3"]
        table.main(YELLOW, "P4").do("signoria; use assign a_flo")
        assert len(table.game.closed) == closed


def test_a19_a_short_stock_may_mean_florins() -> None:
    table = Table(reward_tiles="any_all")
    table.board(YELLOW).stock["m"] = 1
    table.rewards("rb_2m")
    assert {move.bonus for move in table.offered(moves.ClaimWithBride, YELLOW)} == {"florins"}


def test_a23_the_points_of_the_reward_may_be_for_one_career() -> None:
    table = Table(reward_tiles="one_there").rewards("rb_car").do("reward tile; bride no; step pol new")
    assert table.code("step mil new") == "ERR_TRACK_NOT_ALLOWED"
    table.do("step pol1 3")
    assert table.board(YELLOW).men["pol"][4] == 1
