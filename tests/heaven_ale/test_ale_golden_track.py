"""Golden cases of the rules page, section 10: moving, buying, start area, rounds."""

import pytest
from heaven_ale_kit import Table

from games.core import SeatFigure
from games.heaven_ale.model import components as c
from games.heaven_ale.model import events
from games.heaven_ale.model.garden import GARDEN_CELLS, SHADE


def test_g01_prices_in_sun_and_shade_and_several_purchases() -> None:
    table = Table()
    table.lay("R1", "wood4", "yeast3")
    table.do("move R1; buy wood4 s01")
    assert table.me.ducats == 17
    table.do("buy yeast3 d01; done")
    assert table.me.ducats == 14
    assert table.me.garden == {"s01": "wood4", "d01": "yeast3"}
    assert table.turn == 1


@pytest.mark.parametrize(("space", "cell", "left"), [("M1", "s01", 17), ("M4", "s01", 23), ("M4", "d01", 24)])
def test_g02_the_price_of_a_monk_comes_from_the_space(space: str, cell: str, left: int) -> None:
    table = Table()
    table.lay(space, "monkA")
    assert table.do(f"move {space}; buy monkA {cell}").me.ducats == left


def test_g04_forward_only() -> None:
    table = Table()
    table.me.position = 10
    assert table.code("move M2") == "ERR_MUST_MOVE"
    assert table.code("move R3") == "ERR_BACKWARD"
    assert table.code("move R99") == "ERR_UNKNOWN_SPACE"


def test_g05_a_space_with_another_figure() -> None:
    for shared in (False, True):
        table = Table(allow_shared_spaces=shared)
        table.lay("R3", "wood1")
        table.game.boards[1].position = c.INDEX["R3"]
        if shared:
            assert table.do("move R3").me.position == c.INDEX["R3"]
        else:
            refusal = table.refusal("move R3")
            assert (refusal.code, refusal.figures["player"]) == ("ERR_SPACE_OCCUPIED", SeatFigure(1))


def test_g07_a_full_shady_side_doubles_the_least_price() -> None:
    table = Table()
    table.me.garden = dict.fromkeys(SHADE, "wood1")
    table.lay("R1", "hops3")
    table.me.ducats = 5
    refusal = table.refusal("move R1")
    assert refusal.code == "ERR_CANNOT_AFFORD_ANY"
    assert (refusal.figures["cost"], refusal.figures["have"], refusal.figures["cards"]) == (6, 5, 5)
    table.me.ducats = 6
    assert table.do("move R1").phase == "Market"


def test_g08_illegal_placements() -> None:
    table = Table()
    table.me.garden = {"d01": "wood1"}
    table.lay("R1", "hops3")
    table.do("move R1")
    assert table.code("buy hops3 H3") == "ERR_SHED_CELL"
    assert table.code("buy hops3 d01") == "ERR_CELL_TAKEN"
    assert table.code("buy hops2 d02") == "ERR_TILE_NOT_HERE"
    assert table.code("buy hops3 z99") == "ERR_UNKNOWN_CELL"


def test_g35_a_condition_alone_gives_nothing() -> None:
    table = Table()
    table.me.position = 26
    table.me.garden = dict.fromkeys(("s01", "s03", "s06", "d03", "d06"), "wood1")
    table.lay("R15", "hops1")
    table.do("move R15; buy hops1 d13; done")
    table.do("move START; start A3 wood")
    table.lay("K2")
    assert table.me.barrels == {}
    assert table.turn == 0
    assert table.code("move K2") == "ERR_BACKWARD"


def test_g34_barrels_all_at_once_sizes_and_no_second_size() -> None:
    table = Table(seats=3)
    for board in table.game.boards:
        board.brewmaster = 1
    table.me.resources = [20, 1, 1, 1, 1]
    table.do("move K1")
    assert table.me.barrels == {"B01": "large", "B02": "large", "B09": "large"}
    assert sum(event.vp for event in table.events if isinstance(event, events.BarrelTaken)) == 12
    table.game.boards[0].position = 15
    table.do("move K1")
    assert table.game.boards[1].barrels == {"B01": "small"}
    table.game.boards[1].position = 16
    assert table.code("move K1") == "ERR_NO_BARREL"
    table.game.boards[0].position = 0
    table.do("move START; start A1")
    assert table.code("move K1") == "ERR_NO_BARREL"


def test_g37_a_direct_lap_and_waiting_figures() -> None:
    table = Table(seats=4)
    table.do("move START")
    assert [table.code(f"start {place}") for place in ("A2", "A3", "A4")] == ["ERR_START_SPACE_TAKEN"] * 3
    table.do("start A1")
    assert table.me.returned and table.turn == 1


def test_g38_a_direct_lap_with_two_players() -> None:
    table = Table(places="A4").do("move START")
    assert table.code("start A4") == "ERR_START_SPACE_TAKEN"
    assert table.do("start A3 barley").marker("barley") == -6


def laps(table: Table) -> None:
    """A round in which everybody goes straight round."""
    for _ in table.game.boards:
        free = [place for place in c.PLACES if all(board.place != place for board in table.game.boards)]
        own = table.game.boards[table.turn].place
        others_back = all(
            board.returned for seat, board in enumerate(table.game.boards) if seat != table.turn
        )
        place = own if own != "A3" and not others_back else next(p for p in (own, *free) if p)
        if others_back and "A1" in (own, *free):
            place = "A1"
        table.do(f"move START; start {place} {'wood' if place == 'A3' else ''}")


@pytest.mark.parametrize(
    ("seats", "rounds", "doubled", "drawn"),
    [(2, 3, {"S2", "S3"}, 45), (3, 4, {"S2", "S3", "S4"}, 60), (4, 6, set(), 90)],
)
def test_g40_refill_and_discs_of_the_last_round(
    seats: int, rounds: int, doubled: set[str], drawn: int
) -> None:
    table = Table(seats, bare=False)
    for _ in range(rounds - 1):
        laps(table)
    assert table.game.last_round and table.game.round == rounds
    discs = {space.id: here.discs for space, here in zip(c.TRACK, table.game.spaces, strict=True)}
    scoring = [space.id for space in c.TRACK if space.kind == "scoring"]
    assert {space: discs[space] for space in scoring} == {
        space: 2 if space in doubled else 1 for space in scoring
    }
    assert 100 - len(table.game.deck) == drawn
    assert len(table.game.spaces[c.INDEX["R1"]].tiles) == rounds
    assert len(table.game.spaces[c.INDEX["M4"]].tiles) == rounds
    assert table.game.monk_piles == []


def test_g40_all_two_doubles_every_scoring_space() -> None:
    table = Table(3, final_round_discs="all_two")
    for _ in range(3):
        laps(table)
    scoring = [here.discs for space, here in zip(c.TRACK, table.game.spaces, strict=True) if space.allows]
    assert scoring == [2] * 6


def test_g41_two_discs_one_for_each_visit() -> None:
    for shared in (False, True):
        table = Table(allow_shared_spaces=shared)
        for board in table.game.boards:
            board.garden = {"s01": "wood1", "s02": "hops1"}
        table.game.lay(c.INDEX["S3"], discs=2)
        table.do("move S3; score wood")
        assert table.game.spaces[c.INDEX["S3"]].discs == 1
        if not shared:
            assert table.code("move S3") == "ERR_SPACE_OCCUPIED"
            table.game.boards[0].position = 13
        table.do("move S3; score wood")
        assert table.game.spaces[c.INDEX["S3"]].discs == 0


def test_g50_a_full_garden() -> None:
    table = Table()
    table.me.garden = dict.fromkeys(GARDEN_CELLS, "wood1")
    table.lay("R1", "hops3")
    assert table.code("move R1") == "ERR_GARDEN_FULL"


def test_g58_order_of_set_up() -> None:
    table = Table(seats=4, places="", start_player="c")
    order = []
    for place in ("A3 wood", "A2", "A4"):
        if table.phase == "SetUp":
            order.append(table.turn)
            table.do(f"start {place}")
    taken = [event.seat for event in table.events if isinstance(event, events.PlaceTaken)]
    assert taken == [1, 0, 3] and order == [1, 0]  # the last one has no choice
    turns = []
    for _ in range(4):
        turns.append(table.turn)
        table.do(
            f"move START; start {table.game.boards[table.turn].place or 'A1'} ".replace("A3 ", "A3 wood")
        )
    assert turns == [2, 3, 0, 1]


def test_g59_the_first_place_is_taken_in_set_up() -> None:
    table = Table(seats=3, places="")
    assert table.code("start A1") == "ERR_START_SPACE_TAKEN"
    table.do("start A2")
    assert table.code("start A1") == "ERR_START_SPACE_TAKEN"


def test_g61_moves_of_another_state() -> None:
    table = Table()
    table.lay("R1", "wood1")
    assert [table.code(line) for line in ("buy wood1 s01", "score wood", "start A1")] == [
        "ERR_WRONG_PHASE"
    ] * 3
