"""A whole turn in one line (rules 13)."""

import pytest
from signorie_kit import BLUE, PURPLE, RED, YELLOW, Table

from games.core import Refusal
from games.signorie import TITLE, moves


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
    assert table.read("reward row mar; bride yes", RED) == [moves.ClaimReward("mar")]
    assert table.read("reward florins", RED) == [moves.ClaimAlone("florins")]
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
    assert refused.value.code == "E_LINE"
    assert refused.value.figures["step"] == step


def test_an_empty_line_says_what_is_missing() -> None:
    with pytest.raises(Refusal) as refused:
        Table().read(" ; ")
    assert refused.value.code == "E_EMPTY_LINE"


def test_an_illegal_step_is_handed_on_for_the_rules_to_name() -> None:
    table = Table()
    table.board(YELLOW).florins = 0
    assert table.read("take B 1; signoria") == [moves.TakeDie("B1"), moves.Signoria()]
    assert table.code("take B 1") == "E_FLORINS"


def test_a_line_is_read_from_a_view_too_also_across_the_end_of_a_round() -> None:
    """What lies face down there is not asked for."""
    table = Table()
    table.game.passed = [RED, PURPLE, BLUE]
    for seat in (YELLOW, RED, PURPLE, BLUE):
        table.board(seat).dice = {"Y": 6, "R": 6, "P": 6}
    seen = TITLE.view(table.game, YELLOW)
    assert TITLE.parse_turn is not None
    assert list(TITLE.parse_turn(seen, YELLOW, "pass; take B 4")) == [moves.Pass(), moves.TakeDie("B4")]
    assert list(TITLE.parse_turn(seen, YELLOW, "take G 4; assign m; row pol"))[-1] == moves.ChooseRow("pol")
