"""A refusal is the first that fails in the order of the Validation column of the rules page's section 13.

Every case below breaks all that stands after its refusal in that order as well, where one move can.
"""

from collections.abc import Callable
from typing import Any

import pytest
from signorie_kit import BLUE, YELLOW, Table

from games.core import Move
from games.signorie.model import components as c
from games.signorie.model import moves
from games.signorie.rules.actions.tasks import AnyRow
from games.signorie.rules.actions.visits import Marriage, Mission
from games.signorie.rules.helpers import AnyAssignment

Made = Callable[[], Table]
Case = tuple[str, Made, Move, str]


def poor(table: Table, florins: int = 0) -> Table:
    """Nothing to pay with and nobody to send."""
    table.board(YELLOW).florins = florins
    table.board(YELLOW).supply = {"m": 0, "f": 0}
    return table


def taking(*mine: str) -> Table:
    """Yellow is to take a die; its slots hold `mine`, and no red die is left."""
    table = poor(Table())
    table.board(YELLOW).dice = {die[0]: int(die[1]) for die in mine}
    table.game.dice = [die for die in table.game.dice if die[0] != "R"]
    return table


def passed() -> Table:
    return taking().do("pass")


def others_turn() -> Table:
    return taking().turn(BLUE)


def hiring(*mine: str, helpers_left: bool = True) -> Table:
    """Yellow has a red die: helpers go to the yellow column."""
    table = poor(Table()).main(YELLOW, "R4")
    table.board(YELLOW).helpers = list(mine)
    if not helpers_left:
        for board in table.game.boards[1:]:
            board.helpers = list(c.HELPERS)
        table.board(YELLOW).helpers += ("h_g1", "h_g2", "h_g3")[: table.game.helpers_left]
    return table


def rich_hiring(*mine: str) -> Table:
    table = hiring(*mine, helpers_left=False)
    table.board(YELLOW).florins = 9
    return table


def assigning(tile: str, men: int = 0, closed: bool = False, waiting: int = 3) -> Table:
    """Yellow has a yellow die, the men's slot of whose area holds `tile`."""
    table = poor(Table(secret_letters="on"))
    lying = table.game.assignments
    slot = next(slot for slot, other in lying.items() if other == tile)
    lying[slot], lying["Ym"] = lying["Ym"], tile
    board = table.board(YELLOW)
    board.supply["m"], board.waiting["f"] = men, waiting
    board.stock = {"m": 0, "f": 0}
    board.initiative = c.INITIATIVE_TOP
    table.game.closed = ["Ym"] if closed else []
    table.game.stock = []
    return table.main(YELLOW, "Y4")


def helped(tile: str, **more: Any) -> Table:
    """A helper gives yellow any assignment once."""
    table = assigning(tile, **more)
    table.game.phases[-1] = AnyAssignment(YELLOW)
    return table


def acting(colour: str) -> Table:
    return poor(Table()).main(YELLOW, f"{colour}4")


def stepping(points: int = 2, tracks: tuple[str, ...] = ("pol",), men: int = 0) -> Table:
    """Yellow has points for the political track, where a man stands on the lowest and one on the top slot."""
    table = poor(Table()).men(YELLOW, "pol1", "pol8").progress(YELLOW, points, tracks)
    table.board(YELLOW).supply["m"] = men
    table.board(YELLOW).initiative = c.INITIATIVE_TOP
    return table


def sending(gates: str = "off", full: bool = False) -> Table:
    """Yellow's man of rank 1 is to go on a mission; Naples is not in the game, Milan is full."""
    table = Table(seats=3, open_gates=gates).men(YELLOW, "pol1", "cle8").fill("mi", 8)
    for city in table.game.cities if full else ("ve",):
        table.fill(city, 8 if full else 4)
    table.turn(YELLOW).game.phases[-1] = Mission(YELLOW)
    return table


def marrying(women: int = 1, florins: int = 0, gates: str = "off", full: bool = False) -> Table:
    """Yellow's woman is to marry; Naples is not in the game, Milan is full, Venice asks for 3 florins."""
    table = sending(gates, full)
    table.board(YELLOW).supply["f"], table.board(YELLOW).florins = women, florins
    table.game.phases[-1] = Marriage(YELLOW)
    return table


def laying() -> Table:
    table = Table()
    table.game.stock = []
    table.game.phases[-1] = AnyRow(YELLOW)
    return table


def helpers(*mine: str, skipped: bool = False) -> Table:
    """Yellow is past its main action with a red die."""
    table = Table().visit(YELLOW, "ve", "m")
    table.board(YELLOW).helpers = list(mine)
    table.main(YELLOW, "R4").do("signoria; marry fi 1")
    return table.do("skip") if skipped else table


def claiming(tile: str, brides: int = c.MOST_BRIDES, dice: int = 0) -> Table:
    """The round's reward is `tile`; yellow has nobody to carry it out with."""
    table = poor(Table(bride="any_time_taker"))
    table.board(YELLOW).brides = brides
    table.board(YELLOW).stock = {"m": 0, "f": 0}
    table.board(YELLOW).dice = dict.fromkeys("YRPG"[:dice], 6)
    return table.rewards(tile)


def without_tiles() -> Table:
    table = Table()
    table.game.stock = []
    return table.rewards("rb_til")


def without_helpers() -> Table:
    table = rich_hiring("h_y1")
    return table.rewards("rb_hel")


def buying(florins: int = 0, dice: int = 0) -> Table:
    """The points of round 6. Red can buy some; `florins` are yellow's."""
    table = poor(Table(round=6), florins)
    table.board(YELLOW).dice = dict.fromkeys("YRPG"[:dice], 6)
    return table.rewards()


TAKE = [
    ("own turn", others_turn, moves.TakeDie("R1"), "ERR_NOT_YOUR_TURN"),
    # Who has passed is never on turn: the refusal that says more goes first.
    ("not passed", passed, moves.TakeDie("R1"), "ERR_PASSED"),
    ("under 4 dice", lambda: taking("R1", "Y6", "P6", "G6"), moves.TakeDie("R1"), "ERR_MAX_DICE"),
    ("own slot empty", lambda: taking("R1"), moves.TakeDie("R1"), "ERR_SLOT_TAKEN"),
    ("die present", taking, moves.TakeDie("R1"), "ERR_NO_SUCH_DIE"),
    ("florins", taking, moves.TakeDie("G1"), "ERR_FLORINS"),
    ("some main action", taking, moves.TakeDie("G4"), "ERR_NO_ACTION"),
    ("pass: own turn", others_turn, moves.Pass(), "ERR_NOT_YOUR_TURN"),
]
HIRE = [
    ("slot empty", lambda: hiring("h_r1", helpers_left=False), moves.Hire("h_r1"), "ERR_HELPER_FULL"),
    ("column", lambda: hiring(helpers_left=False), moves.Hire("h_r1"), "ERR_HELPER_COLUMN"),
    ("cost", lambda: hiring(helpers_left=False), moves.Hire("h_y1"), "ERR_FLORINS"),
    ("disc left", rich_hiring, moves.Hire("h_y1"), "ERR_HELPER_SUPPLY"),
]
ASSIGN = [
    ("area", lambda: assigning("a_thr", closed=True), moves.Assign("a_mar", 9), "ERR_ASSIGN_AREA"),
    ("open", lambda: assigning("a_thr", closed=True), moves.Assign("a_thr", 9), "ERR_ASSIGN_CLOSED"),
    ("number", lambda: assigning("a_thr"), moves.Assign("a_thr", 9), "ERR_ASSIGN_COUNT"),
    ("number below 1", lambda: assigning("a_thr"), moves.Assign("a_thr", 0), "ERR_ASSIGN_COUNT"),
    ("meeples", lambda: assigning("a_thr", men=1), moves.Assign("a_thr", 2), "ERR_MEEPLES"),
    ("22", lambda: assigning("a_thr", men=1), moves.Assign("a_thr", 1), "ERR_THRESHOLD_MAX"),
    ("stock", lambda: assigning("a_tile", men=1), moves.Assign("a_tile", 1), "ERR_TILE_STOCK"),
    ("executable", lambda: assigning("a_ini", men=1), moves.Assign("a_ini", 1), "ERR_NOT_EXECUTABLE"),
    ("once: open", lambda: helped("a_thr", closed=True), moves.Assign("a_thr", 9), "ERR_ASSIGN_CLOSED"),
    ("once: number", lambda: helped("a_thr"), moves.Assign("a_thr", 3), "ERR_ASSIGN_COUNT"),
    ("once: tile for two", lambda: helped("a_mis"), moves.Assign("a_mis", 1), "ERR_ASSIGN_COUNT"),
    ("once: meeples", lambda: helped("a_thr"), moves.Assign("a_thr", 1), "ERR_MEEPLES"),
    ("once: 22", lambda: helped("a_thr", men=1), moves.Assign("a_thr", 1), "ERR_THRESHOLD_MAX"),
]
SIGNORIA = [
    ("marriage", lambda: acting("R"), moves.Signoria(), "ERR_NOT_EXECUTABLE"),
    ("mission", lambda: acting("G"), moves.Signoria(), "ERR_NOT_EXECUTABLE"),
]
STEP = [
    ("track", stepping, moves.Step("cle4", 9), "ERR_TRACK_NOT_ALLOWED"),
    ("track: the disc", stepping, moves.Step("ini", 9), "ERR_TRACK_NOT_ALLOWED"),
    ("points, before a man", stepping, moves.Step("pol4", 3), "ERR_POINTS"),
    ("points, before the supply", stepping, moves.Step("pol0", 3), "ERR_POINTS"),
    ("points, before the top", stepping, moves.Step("pol8", 3), "ERR_POINTS"),
    ("points below 1", stepping, moves.Step("pol4", 0), "ERR_POINTS"),
    ("male there", stepping, moves.Step("pol4", 2), "ERR_NO_MALE_THERE"),
    ("male above the top", stepping, moves.Step("pol9", 2), "ERR_NO_MALE_THERE"),
    ("male in supply", stepping, moves.Step("pol0", 2), "ERR_MEEPLES"),
    ("top", stepping, moves.Step("pol8", 1), "ERR_TRACK_TOP"),
    ("top: the disc", lambda: stepping(2, c.TRACKS), moves.Step("ini", 1), "ERR_TRACK_TOP"),
    ("done", lambda: stepping(men=1), moves.Done(), "ERR_MIN_POINT"),
]
MISSION = [
    ("male there", sending, moves.SendMission("pol4", "na"), "ERR_NO_MALE_THERE"),
    ("city used", sending, moves.SendMission("pol1", "na"), "ERR_CITY_UNUSED"),
    ("free slot", sending, moves.SendMission("pol1", "mi"), "ERR_CITY_FULL"),
    ("rank", sending, moves.SendMission("pol1", "ve"), "ERR_RANK"),
    ("gates: city used", lambda: sending("on", True), moves.SendMission("pol1", "na"), "ERR_CITY_UNUSED"),
    ("gates", lambda: sending("on", True), moves.SendMission("pol1", "gates"), "ERR_OPEN_GATES"),
]
MARRY = [
    ("female", lambda: marrying(women=0), moves.Marry("na", 9), "ERR_NO_FEMALE"),
    ("city used", marrying, moves.Marry("na", 9), "ERR_CITY_UNUSED"),
    ("free slot", marrying, moves.Marry("mi", 9), "ERR_CITY_FULL"),
    ("dowry above 4", marrying, moves.Marry("ve", 9), "ERR_DOWRY"),
    ("dowry below the slot", marrying, moves.Marry("ve", 2), "ERR_DOWRY"),
    ("florins", marrying, moves.Marry("ve", 3), "ERR_FLORINS"),
    ("gates: dowry", lambda: marrying(gates="on", full=True), moves.Marry("gates", 5), "ERR_DOWRY"),
    ("gates: florins", lambda: marrying(gates="on", full=True), moves.Marry("gates", 2), "ERR_FLORINS"),
    ("gates", lambda: marrying(1, 4, "on", True), moves.Marry("gates", 2), "ERR_OPEN_GATES"),
]
ROW_AND_USE = [
    ("valid row", laying, moves.ChooseRow("xyz"), "ERR_ROW"),
    ("stock", laying, moves.ChooseRow("pol"), "ERR_TILE_STOCK"),
    ("own helper", lambda: helpers("h_r1", "h_r3"), moves.UseHelper("h_r2"), "ERR_NO_HELPER"),
    ("order", lambda: helpers("h_r1", "h_r3", skipped=True), moves.UseHelper("h_r1"), "ERR_HELPER_ORDER"),
]
REWARD = [
    ("eligible", lambda: claiming("rb_mis", dice=3), moves.ClaimWithBride("tile"), "ERR_NOT_ELIGIBLE"),
    (
        "executable, before the bride",
        lambda: claiming("rb_mis"),
        moves.ClaimWithBride("tile"),
        "ERR_NOT_EXECUTABLE",
    ),
    ("brides", lambda: claiming("rb_mis"), moves.ClaimWithBride("florins"), "ERR_BRIDE_FULL"),
    ("brides first", lambda: claiming("rb_mis"), moves.ClaimBrideFirst("tile"), "ERR_BRIDE_FULL"),
    ("valid row", without_tiles, moves.ClaimWithoutBride("xyz"), "ERR_ROW"),
    ("stock", without_tiles, moves.ClaimWithoutBride("pol"), "ERR_TILE_STOCK"),
    ("slot empty", without_helpers, moves.ClaimWithoutBride("h_y1"), "ERR_HELPER_FULL"),
    ("disc left", without_helpers, moves.ClaimWithoutBride("h_y2"), "ERR_HELPER_SUPPLY"),
    ("buy: eligible", lambda: buying(dice=3), moves.BuyVp("buy"), "ERR_NOT_ELIGIBLE"),
    ("buy: florins", buying, moves.BuyVp("buy"), "ERR_FLORINS"),
]


@pytest.mark.parametrize(
    ("made", "move", "code"),
    [
        pytest.param(made, move, code, id=f"{type(move).__name__} {name}")
        for row in (TAKE, HIRE, ASSIGN, SIGNORIA, STEP, MISSION, MARRY, ROW_AND_USE, REWARD)
        for name, made, move, code in row
    ],
)
def test_a_refusal_is_the_first_that_fails_in_the_order_of_the_rules_page(
    made: Made, move: Move, code: str
) -> None:
    assert made().code(move, YELLOW) == code


def test_a_step_of_no_points_is_told_how_many_it_may_take() -> None:
    assert stepping().refusal(moves.Step("pol8", 0)).figures == {"least": 1, "left": 2}
    assert stepping().refusal(moves.Step("pol8", 3)).figures == {"left": 2}
