"""Every error of the rules page, section 6.2, is met through the engine and says where it stands."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from heaven_ale_kit import CHANCE, Table, kit
from laws import OF_EVERY_TITLE

import games.heaven_ale
from games.core import Refusal, engine
from games.heaven_ale import TITLE
from games.heaven_ale.model.garden import GARDEN_CELLS, RING, SHADE
from games.heaven_ale.model.state import HeavenAleOptions


def market() -> Table:
    table = Table()
    table.lay("R1", "hops3")
    return table.do("move R1")


def shed() -> Table:
    table = Table()
    table.me.garden = {cell: "wood2" for cell in RING["H1"] if cell != "d01"}
    table.lay("R1", "wood2")
    return table.do("move R1; buy wood2 d01")


def scoring() -> Table:
    table = Table()
    table.me.garden = {"s01": "hops2", "s02": "hops3"}
    table.me.discs = ["wood"]
    return table.do("move S4")


def privilege() -> Table:
    table = Table()
    table.me.garden = {"s01": "hops2"}
    table.me.discs = ["yeast"]
    table.me.cards.remove("P3")
    return table.do("move S3; score hops")


def at_start() -> Table:
    return Table(places="A4").do("move START")


def last_back() -> Table:
    table = Table()
    table.game.boards[1].returned = True
    table.game.boards[1].place = "A2"
    return table.do("move START")


def moving(**options: object) -> Table:
    table = Table(**options)
    table.me.position = 4
    return table


def with_other_on(space: int) -> Table:
    table = moving()
    table.game.boards[1].position = space
    return table


def full_lap() -> Table:
    table = Table(allow_full_lap=False)
    table.lay("R1", "wood1")
    return table


def full_garden() -> Table:
    table = moving()
    table.me.garden = dict.fromkeys(GARDEN_CELLS, "wood1")
    table.lay("R3", "wood1")
    return table


def shady_and_poor() -> Table:
    table = moving()
    table.me.garden = dict.fromkeys(SHADE, "wood1")
    table.me.ducats = 1
    table.lay("R3", "wood1")
    return table


def no_disc() -> Table:
    table = moving()
    table.game.lay(7, discs=0)
    return table


def poor_market() -> Table:
    table = market()
    table.me.ducats = 5
    return table


def over() -> Table:
    table = last_back()
    table.game.round = table.game.rounds
    return table.do("start A1")


CASES: list[tuple[str, Callable[[], Table], str, str]] = [
    ("ERR_GAME_OVER", over, "move R1", ""),
    ("ERR_WRONG_PHASE", moving, "start A1", "4.1"),
    ("ERR_PENDING_CHOICE", shed, "buy hops3 d02", "4.6"),
    ("ERR_BAD_PARAM", at_start, "start A2 wood", ""),
    ("ERR_UNKNOWN_START_SPACE", at_start, "start A5", "4.7"),
    ("ERR_START_SPACE_TAKEN", at_start, "start A4", "4.7"),
    ("ERR_MUST_TAKE_FIRST_SPACE", last_back, "start A4", "4.7"),
    ("ERR_NEED_RESOURCE_CHOICE", at_start, "start A3", "4.7"),
    ("ERR_UNKNOWN_SPACE", moving, "move R99", "4.1"),
    ("ERR_MUST_MOVE", moving, "move S1", "4.1"),
    ("ERR_BACKWARD", moving, "move R1", "4.1"),
    ("ERR_SPACE_OCCUPIED", lambda: with_other_on(5), "move R3", "4.1"),
    ("ERR_FULL_LAP", full_lap, "move START", "4.1"),
    ("ERR_NO_TILES", moving, "move R3", "4.2"),
    ("ERR_GARDEN_FULL", full_garden, "move R3", "4.2"),
    ("ERR_CANNOT_AFFORD_ANY", shady_and_poor, "move R3", "4.2"),
    ("ERR_NO_DISC", no_disc, "move S2", "4.4"),
    ("ERR_NO_USABLE_SPOT", moving, "move S2", "4.4"),
    ("ERR_NO_BARREL", moving, "move K1", "4.5"),
    ("ERR_TILE_NOT_HERE", market, "buy wood1 s01", "4.2"),
    ("ERR_UNKNOWN_CELL", market, "buy hops3 s16", "4.2"),
    ("ERR_SHED_CELL", market, "buy hops3 H1", "4.2"),
    ("ERR_CELL_TAKEN", lambda: taken_cell(), "buy hops3 s01", "4.2"),
    ("ERR_NOT_ENOUGH_MONEY", poor_market, "buy hops3 s01", "4.2"),
    ("ERR_MUST_BUY", market, "done", "4.2"),
    ("ERR_SHED_COUNT", shed, "shed d02", "4.6"),
    ("ERR_SHED_NOT_ADJACENT", shed, "shed d02 s07", "4.6"),
    ("ERR_SHED_PATTERN", shed, "shed d02 d05", "4.6"),
    ("ERR_UNKNOWN_SPOT", scoring, "score beer", "4.4"),
    ("ERR_SPOT_KIND", lambda: monk_spots(), "score hops", "4.4"),
    ("ERR_SPOT_USED", scoring, "score wood", "4.4"),
    ("ERR_NO_MATCHING_TILE", scoring, "score X 5", "4.4"),
    ("ERR_NEED_NUMBER", scoring, "score X", "4.4"),
    ("ERR_CARD_NOT_HELD", privilege, "place P3", "4.4"),
    ("ERR_CARD_NOT_HELD", privilege, "sell P3", "2.11"),
    ("ERR_NOT_LEAST_RESOURCE", privilege, "place P2 wood", "2.11"),
]


def taken_cell() -> Table:
    table = market()
    table.me.garden = {"s01": "wood1"}
    return table


def monk_spots() -> Table:
    table = moving()
    table.me.garden = {"s01": "monkA"}
    return table.do("move S2")


@pytest.mark.parametrize(("code", "make", "command", "rule"), CASES, ids=[f"{c[0]} {c[2]}" for c in CASES])
def test_each_error_names_its_rule(code: str, make: Callable[[], Table], command: str, rule: str) -> None:
    table = make()
    seat = 0
    refusal = table.refusal(command, seat)
    assert (refusal.code, refusal.rule) == (code, rule)


def test_another_seat_is_told_to_wait() -> None:
    table = moving()
    assert table.code("move R3", seat=1) == "ERR_NOT_YOUR_TURN"
    assert table.code("sell P1", seat=1) == "ERR_NOT_YOUR_TURN"


def test_nothing_is_sold_during_set_up() -> None:
    table = Table(3, places="")
    assert table.code("sell P1") == "ERR_WRONG_PHASE"


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (1, HeavenAleOptions(), "ERR_PLAYER_COUNT"),
        (5, HeavenAleOptions(), "ERR_PLAYER_COUNT"),
        (2, HeavenAleOptions(start_player="c"), "ERR_START_PLAYER"),
    ],
)
def test_games_that_cannot_start(seats: int, options: HeavenAleOptions, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        engine.start(TITLE, seats, options, CHANCE)
    assert refused.value.code == code


def test_every_error_in_the_code_is_met_here() -> None:
    folder = Path(games.heaven_ale.__file__).parent
    written = {
        code for file in folder.rglob("*.py") for code in re.findall(r'"(ERR_[A-Z_]+)"', file.read_text())
    }
    of_moves = {code for code, *_ in CASES} - OF_EVERY_TITLE
    assert written - kit.HOUSE_CODES == of_moves == kit.RULES_CODES


def test_without_matching_tiles_any_empty_spot_will_do() -> None:
    table = Table(scoring_requires_matching_tile=False)
    table.do("move S4; score X 5")
    assert table.me.discs == ["X"] and table.me.ducats == 25


def test_a_lap_without_a_stop_is_allowed_if_there_is_no_stop() -> None:
    table = Table(allow_full_lap=False)
    assert table.do("move START; start A1").me.returned


def test_start_positions_one_step_ahead() -> None:
    table = Table(start_positions="one_ahead")
    assert (table.me.brewmaster, table.me.resources) == (-9, [1, -2, -4, -6, -8])


def test_a_tie_for_aid_needs_a_choice() -> None:
    table = privilege()
    table.me.resources = [3, 3, 5, 5, 5]
    assert table.code("place P2") == "ERR_NEED_RESOURCE_CHOICE"
    assert table.do("place P2 yeast").me.resources == [3, 5, 5, 5, 5]
