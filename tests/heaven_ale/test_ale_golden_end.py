"""Golden cases of the rules page, sections 9.5 and 10: final exchange and scoring."""

import pytest
from heaven_ale_kit import Table

from games.heaven_ale.model import events
from games.heaven_ale.model.exchange import even_first, optimal


def last_turn(table: Table) -> Table:
    """Seat 0 is the last one to come back in the last round; A1 is taken."""
    table.game.round = table.game.rounds
    for board in table.game.boards[1:]:
        board.position, board.place, board.returned = 0, "A1", True
    table.me.place = "A2"
    table.me.position = 27
    return table


def total(markers: tuple[int, ...], brewmaster: int, ducats: int, line: str = "") -> int:
    """The points of seat 0 with nothing but these markers, through the end of a game."""
    table = last_turn(Table())
    table.me.resources = list(markers)
    table.me.brewmaster = brewmaster - 1  # A2 brings one step
    table.me.ducats = ducats
    table.do("move START")
    if line:
        table.do(line)
    table.do("start A2")
    assert table.game.over
    return table.game.scores[0].points


def test_worked_example_of_9_5() -> None:
    table = last_turn(Table())
    table.game.boards[1].place = "A4"
    table.me.resources = [14, 9, 7, 11, 4]
    table.me.brewmaster = 9
    table.me.ducats = 23
    table.me.barrels = {"B01": "large", "B02": "small"}
    table.do("move START; start A1")
    score = table.game.scores[0]
    assert (score.points, score.place) == (39, 1)
    assert [part.figures["vp"] for part in score.parts if "vp" in part.figures] == [32, 6, 1]
    converted = [event for event in table.events if isinstance(event, events.Converted) and event.seat == 0]
    bought = [event for event in table.events if isinstance(event, events.StepsBought) and event.seat == 0]
    assert sum(event.steps for event in converted) == 3
    assert sum(event.wood + event.yeast + event.hops + event.water + event.barley for event in converted) == 9
    assert sum(event.steps for event in bought) == 2 and sum(event.ducats for event in bought) == -20
    assert min(table.me.resources) == 8 and table.me.ducats == 3


def test_g43_do_not_convert_too_much() -> None:
    markers = (12, 13, -2, 14, 16)
    found = optimal(markers, 5, 42)
    assert (found.lowest, sum(found.raised), sum(found.bought)) == (7, 5, 4)
    assert even_first(markers, 5, 42).lowest == 5
    assert total(markers, 0, 42) == 14


def test_g43_even_first_is_an_option() -> None:
    table = last_turn(Table(final_exchange="even_first"))
    table.me.resources, table.me.brewmaster, table.me.ducats = [12, 13, -2, 14, 16], -1, 42
    table.do("move START; start A2")
    assert table.game.scores[0].points == 10


@pytest.mark.parametrize(
    ("case", "markers", "brewmaster", "ducats", "vp"),
    [
        ("G44", (20, 20, 3, 2, -8), 18, 0, 24),
        ("G46", (20, 18, 10, 6, 1), 20, 0, 66),
        ("G64", (7, 7, 7, 7, 6), 5, 0, 18),
    ],
)
def test_g44_g46_g64_exchanges(
    case: str, markers: tuple[int, ...], brewmaster: int, ducats: int, vp: int
) -> None:
    assert total(markers, brewmaster, ducats) == vp


def test_g47_cooperage() -> None:
    table = last_turn(Table())
    table.me.resources, table.me.brewmaster, table.me.ducats = [5] * 5, 3, 0
    table.me.barrels = {"B01": "large", "B02": "large", "B03": "small"}
    table.me.placed = {"Q1": "P3"}
    table.do("move START; start A2")
    assert table.game.scores[0].points == 28


def test_g49_selling_for_the_last_ten_ducats() -> None:
    assert total((4, 4, 4, 4, 3), 12, 4) == 12
    assert total((4, 4, 4, 4, 3), 12, 4, "sell P1; sell P2") == 16


def test_the_last_question_warns_of_cards_worth_selling() -> None:
    table = last_turn(Table())
    table.me.resources, table.me.brewmaster, table.me.ducats = [4, 4, 4, 4, 3], 12, 4
    table.do("move START")
    question = table.game.phases[-1].asks(table.game, 0)
    assert question.id == "ask-place-last"
    assert (question.figures["cards"], question.figures["vp"]) == (2, 4)
    table.do("sell P1; sell P2")
    assert table.game.phases[-1].asks(table.game, 0).id == "ask-place"


def test_equal_points_share_the_victory() -> None:
    table = last_turn(Table())
    table.game.boards[1].place = "A4"
    table.do("move START; start A1")
    assert table.game.scores[0].points == 1
    tied = last_turn(Table(3))
    tied.game.boards[1].place = "A3"
    tied.game.boards[2].place = "A1"
    tied.game.boards[2].barrels = {}
    tied.me.barrels = {}
    tied.do("move START; start A2")
    assert [score.place for score in tied.game.scores] == [2, 2, 1]
    assert tied.events[-1] == events.GameEnded((2,), 1)
