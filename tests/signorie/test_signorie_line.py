"""A whole turn in one line (rules 13)."""

import msgspec
import pytest
from signorie_kit import BLUE, PURPLE, RED, YELLOW, Table

from games.core import Refusal, StepRefused, WrittenTurn, engine
from games.signorie import TITLE
from games.signorie.model import components as c
from games.signorie.model import moves


def test_the_line_of_the_rules_page_is_read_and_played() -> None:
    table = Table().men(YELLOW, "pol5")
    table.board(YELLOW).helpers = ["h_b1"]
    line = "take B 4; signoria; step ini 1; step pol5 2; step mil new; skip"
    assert table.read(line) == [
        moves.TakeDie("B4"),
        moves.Signoria(),
        moves.Step("ini", 1),
        moves.Step("pol5", 2),
        moves.Step("mil0", 1),
        moves.SkipHelper(),
    ]
    table.do(line)
    assert table.asked == [RED]


def test_a_helper_takes_its_parameters_in_the_same_step() -> None:
    table = Table()
    table.board(YELLOW).helpers = ["h_y3"]
    assert table.read("take Y 1; signoria; use marry fi 3") == [
        moves.TakeDie("Y1"),
        moves.Signoria(),
        moves.UseHelper("h_y3"),
        moves.Marry("fi", 3),
    ]
    assert table.read("take Y 1; signoria; use Y3; marry fi 3")[2:] == [
        moves.UseHelper("h_y3"),
        moves.Marry("fi", 3),
    ]


def at_the_example() -> Table:
    """Past the main action of the rules page's example; yellow has a helper for a military man."""
    table = Table().men(YELLOW, "pol5")
    table.board(YELLOW).helpers = ["h_b1"]
    return table


EXAMPLE = "take B 4; signoria; step ini 1; step pol5 2; step mil new"


def test_skip_after_a_helpers_step_leaves_its_other_points_as_the_rules_page_writes_it() -> None:
    table = at_the_example().do(f"{EXAMPLE}; use step mil1 2; skip")
    assert table.board(YELLOW).men["mil"][3] == 1
    assert table.asked == [RED]


def test_the_same_written_step_by_step_comes_to_the_same() -> None:
    table = at_the_example()
    for step in f"{EXAMPLE}; use step mil1 2; skip".split(";"):
        assert table.asked == [YELLOW], step
        table.do(step)
    assert table.asked == [RED]


def test_skip_after_a_helpers_step_passes_the_next_helper_too() -> None:
    """`use step …` is done with its helper: so the table of the rules page says."""
    table = at_the_example()
    table.board(YELLOW).helpers += ["h_b2"]
    assert table.read(f"{EXAMPLE}; use step mil1 2; skip")[-2:] == [moves.Done(), moves.SkipHelper()]
    assert table.read(f"{EXAMPLE}; use step mil1 2; use step ini 3")[-3:] == [
        moves.Done(),
        moves.UseHelper("h_b2"),
        moves.Step("ini", 3),
    ]
    table.do(f"{EXAMPLE}; use step mil1 2; skip")
    assert table.board(YELLOW).initiative == 1 + 1, "one by hand, one of the sixth slot"
    assert table.asked == [RED]


def test_a_helpers_points_can_still_be_used_step_by_step() -> None:
    table = at_the_example().do(f"{EXAMPLE}; use; step mil1 1; step mil2 2")
    assert table.board(YELLOW).men["mil"][4] == 1
    assert table.asked == [RED]


def test_no_helper_is_skipped_before_a_point_of_it_is_used() -> None:
    table = at_the_example()
    table.do(f"{EXAMPLE}; use")
    assert table.code("skip") == "ERR_MIN_POINT"


def test_the_main_actions_points_are_not_skipped() -> None:
    table = at_the_example()
    assert table.read("take B 4; signoria; step ini 1; skip")[-1] == moves.SkipHelper()
    assert table.do("take B 4; signoria; step ini 1").code("skip") == "ERR_PENDING_CHOICE"


def with_a_tile_helper() -> Table:
    table = Table().men(YELLOW, "pol8", "pol7")
    table.board(YELLOW).helpers = ["h_g2"]
    return table


@pytest.mark.parametrize("used", ["use row mar", "use G2 row mar", "use; row mar", "use G2; row mar"])
def test_a_helper_and_the_row_of_its_tile_are_one_move(used: str) -> None:
    table = with_a_tile_helper()
    read = table.read(f"take G 4; signoria; mission pol8 mi; {used}")
    assert read[-1] == moves.UseHelper("h_g2", "mar")
    table.do(f"take G 4; signoria; mission pol8 mi; {used}")
    assert table.board(YELLOW).rows["mar"].face_down == 1
    assert table.asked == [RED]


def test_a_helper_that_takes_a_tile_asks_for_the_row_and_no_other_helper_does() -> None:
    table = with_a_tile_helper().do("take G 4; signoria; mission pol8 mi")
    assert table.offered(moves.UseHelper) == [moves.UseHelper("h_g2", row) for row in c.ROWS]
    assert table.code("use") == "ERR_ROW"
    table.board(YELLOW).helpers = ["h_g3"]
    assert table.offered(moves.UseHelper) == [moves.UseHelper("h_g3")]


def test_logs_in_which_the_row_was_a_move_of_its_own_are_still_replayed() -> None:
    table = with_a_tile_helper().do("take G 4; signoria; mission pol8 mi")
    alone = msgspec.msgpack.encode({"type": "UseHelper", "helper": "h_g2"})
    old = engine.play_one(TITLE, table.game, YELLOW, TITLE.load_move(alone), table.chance)
    old = engine.play_one(TITLE, old.game, YELLOW, moves.ChooseRow("mar"), table.chance)
    new = engine.play_one(TITLE, table.game, YELLOW, moves.UseHelper("h_g2", "mar"), table.chance)
    assert TITLE.save(old.game) == TITLE.save(new.game)
    refused = moves.UseHelper("h_g1")
    with pytest.raises(Refusal):
        engine.play_one(TITLE, table.game, YELLOW, refused, table.chance)


def _written(table: Table, line: str) -> WrittenTurn:
    assert TITLE.spelling.parse_turn is not None
    written = TITLE.spelling.parse_turn(table.game, YELLOW, line)
    assert isinstance(written, WrittenTurn)
    return written


def test_each_move_knows_the_step_it_is_written_in() -> None:
    read = _written(at_the_example(), f"{EXAMPLE}; use step mil1 2; skip")
    assert [step.number for step in read.steps] == [1, 2, 3, 4, 5, 6, 6, 7]
    assert read.steps[-2:] == ((6, "use step mil1 2"), (7, "skip"))


def test_a_helper_named_after_the_turn_is_over_is_told_so() -> None:
    with pytest.raises(StepRefused) as refused:
        Table().read("take Y 1; signoria; use")
    assert (refused.value.step.number, refused.value.why.code) == (3, "refuse-step-after-turn")


def test_hire_and_assign_know_the_column_and_the_area_of_the_die() -> None:
    table = Table()
    assert table.read("take R 2; hire 2")[1] == moves.Hire("h_y2")
    assert table.read("take R 2; hire G3")[1] == moves.Hire("h_g3")
    tile = table.game.assignments["Pm"]
    assert table.read("take P 3; assign m 2")[1] == moves.Assign(tile, 2)
    assert table.read("take P 3; assign Gf")[1] == moves.Assign(table.game.assignments["Gf"], 1)


def test_other_separators_and_capitals_are_read() -> None:
    assert Table().read("TAKE y1；Signoria\n") == [moves.TakeDie("Y1"), moves.Signoria()]


def test_end_is_skip_for_the_last_helper() -> None:
    table = Table()
    table.board(YELLOW).helpers = ["h_y1"]
    assert table.read("take Y 1; signoria; end")[-1] == moves.SkipHelper()
    table.board(YELLOW).helpers = ["h_y1", "h_y2"]
    assert table.read("take Y 1; signoria; end")[-1] == moves.EndHelpers()


def test_what_is_forced_may_be_written_or_left_out() -> None:
    """With one man and one city open, the mission plays itself."""
    for line in ("take G 4; signoria; mission pol8 mi", "take G 4; signoria"):
        table = Table().men(YELLOW, "pol8")
        for city in ("ve", "fi", "ro", "na"):
            table.fill(city, 8)
        table.do(line)
        assert table.board(YELLOW).vp == 13
        assert table.asked == [RED]


def test_a_reward_and_its_bride_are_one_answer() -> None:
    table = Table().rewards("rb_til")
    assert table.read("reward row mar; bride yes", RED) == [moves.ClaimWithBride("mar")]
    assert table.read("reward florins", RED) == [moves.ClaimWithoutBride("florins")]
    assert table.read("bride yes; reward florins", RED) == [moves.ClaimBrideFirst("florins")]


@pytest.mark.parametrize(
    ("line", "step"),
    [
        ("take B 4; dance", 2),
        ("take B 9", 1),
        ("take B 4; signoria; step", 3),
        ("hire x", 1),
        ("take B 4; use", 2),
        ("take R 2; marry fi", 2),
        ("buy perhaps", 1),
        ("take P 3; assign q", 2),
    ],
)
def test_the_first_step_that_cannot_be_read_is_named(line: str, step: int) -> None:
    with pytest.raises(Refusal) as refused:
        Table().read(line)
    assert refused.value.code == "ERR_LINE"
    assert refused.value.figures["step"] == step


def test_an_empty_line_says_what_is_missing() -> None:
    with pytest.raises(Refusal) as refused:
        Table().read(" ; ")
    assert refused.value.code == "ERR_EMPTY_LINE"


def test_an_illegal_step_is_handed_on_for_the_rules_to_name() -> None:
    table = Table()
    table.board(YELLOW).florins = 0
    assert table.read("take B 1; signoria") == [moves.TakeDie("B1"), moves.Signoria()]
    assert table.code("take B 1") == "ERR_FLORINS"


def test_a_line_is_read_from_a_view_too_also_across_the_end_of_a_round() -> None:
    """What lies face down there is not asked for."""
    table = Table()
    table.game.passed = [RED, PURPLE, BLUE]
    for seat in (YELLOW, RED, PURPLE, BLUE):
        table.board(seat).dice = {"Y": 6, "R": 6, "P": 6}
    seen = TITLE.view(table.game, YELLOW)
    assert TITLE.spelling.parse_turn is not None
    assert list(TITLE.spelling.parse_turn(seen, YELLOW, "pass; take B 4")) == [
        moves.Pass(),
        moves.TakeDie("B4"),
    ]
    assert list(TITLE.spelling.parse_turn(seen, YELLOW, "take G 4; assign m; row pol"))[
        -1
    ] == moves.ChooseRow("pol")
