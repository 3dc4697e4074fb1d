"""What can be carried out completely (rules 13.1); nothing else is ever offered."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import assert_never

from games.core import Refusal, Seat
from games.signorie.model import components as c
from games.signorie.model.cities import ASKED_AT_GATES, cheapest_slot, gates_open, people_of
from games.signorie.model.data_rows import Action, Assignment, BonusTile, Helper
from games.signorie.model.state import PlayerBoard, SignorieState
from games.signorie.model.tracks import best_rank, can_advance

Need = int | Refusal
"""The minimum number of florins with which something can be completed, or why no amount is enough."""

HELPER_PAYS = 1
"""What a helper's assignment costs: exactly one meeple (rules 7)."""

NO_HELPERS = Refusal("ERR_HELPER_SUPPLY", "5")
_FULL = {helper: Refusal("ERR_HELPER_FULL", "5", helper=helper) for helper in c.HELPERS}


def short_of(need: Need, florins: int, rule: str) -> Refusal | None:
    """Why something can't be completed with these florins."""
    if isinstance(need, Refusal):
        return need
    return None if need <= florins else _too_few_florins(need, florins, rule)


def why_not_pay(florins: int, cost: int, rule: str) -> Refusal | None:
    """Why these florins don't pay a cost."""
    return None if florins >= cost else Refusal("ERR_FLORINS", rule, need=cost, have=florins)


@lru_cache(maxsize=1024)
def _too_few_florins(need: int, have: int, rule: str) -> Refusal:
    return Refusal("ERR_NOT_EXECUTABLE", rule, need_florins=need, have=have)


def least_of(needs: Iterable[Need]) -> Need:
    """The minimum florins for one of several things; why not for the last if none is possible."""
    least: Need | None = None
    for need in needs:
        if need == 0:
            return 0
        if isinstance(need, int) and isinstance(least, int):
            least = min(need, least)
        elif isinstance(need, int) or not isinstance(least, int):
            least = need
    assert least is not None
    return least


def _because(possible: bool, rule: str, reason: str) -> Need:
    """The need of something that costs no florins."""
    return 0 if possible else _not_executable(rule, reason)


@lru_cache
def _not_executable(rule: str, reason: str) -> Refusal:
    return Refusal("ERR_NOT_EXECUTABLE", rule, reason=reason)


def mission_need(game: SignorieState, board: PlayerBoard, rule: str) -> Need:
    """For sending a man to a city, which asks for a rank."""
    rank = best_rank(board)
    if not rank:
        return _not_executable(rule, "no-man")
    asked = _least_asked(game, "m")
    if not asked:
        return _not_executable(rule, "cities-full")
    return 0 if rank >= asked else Refusal("ERR_NOT_EXECUTABLE", rule, need_rank=asked, rank=rank)


def marriage_need(game: SignorieState, board: PlayerBoard, rule: str, paid: int = 0) -> Need:
    """For marrying a woman to a city: the minimum dowry. `paid`: the women who are paid before it."""
    if board.supply["f"] <= paid:
        return _not_executable(rule, "no-woman")
    return _least_asked(game, "f") or _not_executable(rule, "cities-full")


def _least_asked(game: SignorieState, sex: str) -> int:
    """The least that a city or the open gates ask for; 0 if nobody can go anywhere."""
    return cheapest_slot(game, sex) or (ASKED_AT_GATES[sex] if gates_open(game) else 0)


def progress_need(board: PlayerBoard, tracks: Sequence[str], males: int, rule: str) -> Need:
    """For a progress point on one of these tracks, given the number of males in the supply."""
    return _because(can_advance(board, tracks, males), rule, "no-step")


def action_need(game: SignorieState, board: PlayerBoard, action: Action) -> Need:
    """For a Signoria action (rules 6)."""
    match action:
        case "florins":
            return 0
        case "mission":
            return mission_need(game, board, "6")
        case "marriage":
            return marriage_need(game, board, "6")
        case "tracks":
            return progress_need(board, c.TRACKS, board.supply["m"], "6")
        case "offspring":
            possible = game.options.offspring_without_stock or any(board.stock.values())
            return _because(possible, "6", "no-stock")
    assert_never(action)


def hire_need(board: PlayerBoard, colour: str, helper: str) -> Need:
    """For a helper on a slot, hired with a die of this colour (rules 5)."""
    if helper in board.helpers:
        return _FULL[helper]
    column = c.RING[colour]
    if helper not in c.COLUMN[column]:
        return Refusal("ERR_HELPER_COLUMN", "5", colour=colour, column=column)
    return c.HELPER_COST[helper]


def any_hire_need(game: SignorieState, board: PlayerBoard, colour: str) -> Need:
    """For any helper of the colour's column (rules 5)."""
    if not game.helpers_left:
        return NO_HELPERS
    return least_of(hire_need(board, colour, helper) for helper in c.COLUMN[c.RING[colour]])


def assignment_need(game: SignorieState, seat: Seat, slot: str, meeples: int) -> Need:
    """For an assignment with this many meeples, in the order of rules 13 (rules 8)."""
    board = game.boards[seat]
    tile = c.ASSIGNMENTS[game.assignments[slot]]
    sex = c.ASSIGNMENT_SLOTS[slot].sex
    if slot in game.closed:
        return Refusal("ERR_ASSIGN_CLOSED", "11", tile=tile.id)
    if not tile.least <= meeples <= tile.most:
        return wrong_number(tile.least, tile.most, "8")
    if board.supply[sex] < meeples:
        return Refusal("ERR_MEEPLES", "8", sex=sex, need=meeples, have=board.supply[sex])
    return _effect_need(game, seat, tile, sex, meeples)


def _effect_need(game: SignorieState, seat: Seat, tile: Assignment, sex: str, meeples: int) -> Need:
    """For the effect of an assignment, after these meeples are paid (rules 8)."""
    board, kind = game.boards[seat], tile.kind
    match kind:
        case "florins":
            return 0
        case "mission":
            return mission_need(game, board, "8")
        case "marriage":
            return marriage_need(game, board, "8", meeples if sex == "f" else 0)
        case "progress":
            males = board.supply["m"] - (meeples if sex == "m" else 0)
            return progress_need(board, (tile.track,), males, "8")
        case "threshold":
            raised = game.raised_threshold(seat, meeples)
            over = game.options.threshold_limit and raised > c.THRESHOLD_MOST
            return Refusal("ERR_THRESHOLD_MAX", "8", most=c.THRESHOLD_MOST) if over else 0
        case "facedown_any":
            return 0 if game.stock else Refusal("ERR_TILE_STOCK", "6.1")
        case "exchange":
            enough = exchangeable(game, board, sex, meeples) >= meeples * tile.amount
            return _because(enough, "8", "no-others")
    assert_never(kind)


def wrong_number(least: int, most: int, rule: str) -> Refusal:
    """Why another number of meeples can't be paid for an assignment."""
    if least == most:
        return Refusal("ERR_ASSIGN_COUNT", rule, count=least)
    return Refusal("ERR_ASSIGN_COUNT", rule, least=least, most=most)


def exchangeable(game: SignorieState, board: PlayerBoard, sex: str, meeples: int) -> int:
    """Number of meeples an exchange could take back after payment (option assignments)."""
    if game.options.other_sex:
        return board.stock[c.OTHER_SEX[sex]]
    return board.stock["m"] + board.stock["f"] + meeples


def area_need(game: SignorieState, seat: Seat, colour: str) -> Need:
    """For any assignment of an area. Fewer meeples never make an assignment harder to use."""
    return least_of(
        assignment_need(game, seat, slot, c.ASSIGNMENTS[game.assignments[slot]].least)
        for slot in c.AREA[colour]
    )


def die_need(game: SignorieState, seat: Seat, colour: str) -> Need:
    """For any main action of a colour, after the die is paid for (rules 4.2)."""
    board = game.boards[seat]
    need = action_need(game, board, game.action_of(colour))
    if need != 0:
        need = least_of((need, any_hire_need(game, board, colour)))
    return least_of((need, area_need(game, seat, colour))) if need != 0 else 0


def helper_need(game: SignorieState, seat: Seat, helper: Helper) -> Need:
    """For a helper to have an effect (rules 7)."""
    board, kind = game.boards[seat], helper.kind
    match kind:
        case "track_fixed" | "track_die":
            return progress_need(board, (helper.track,), board.supply["m"], "7")
        case "mission_facedown":
            return mission_need(game, board, "7")
        case "marriage_facedown":
            return marriage_need(game, board, "7")
        case "assignment_once":
            slots = game.assignments
            return least_of(assignment_need(game, seat, slot, HELPER_PAYS) for slot in slots)
        case "take_meeple" | "offspring_die":
            return _because(any(board.stock.values()), "7", "no-effect")
        case "vp_per_male":
            return _because(people_of(game, seat, "m") > 0, "7", "no-effect")
        case "facedown_any":
            return _because(bool(game.stock), "7", "no-effect")
        case "florins" | "vp":
            return 0
    assert_never(kind)


def why_not_bonus_tile(game: SignorieState, seat: Seat, tile: BonusTile, florins: int) -> Refusal | None:
    """Why a reward tile's bonus can't be carried out with these florins (rules 9)."""
    board, kind = game.boards[seat], tile.kind
    need: Need = 0
    match kind:
        case "mission":
            need = mission_need(game, board, "9")
        case "marriage":
            need = marriage_need(game, board, "9")
        case "progress":
            need = progress_need(board, tile.tracks, board.supply["m"], "9")
        case "take":
            least = tile.males + tile.females if game.options.all_or_florins else 1
            need = _because(sum(taken(board, tile)) >= least, "9", "no-stock")
        case "extra_action":
            need = _because(has_extra_die(game, seat, florins), "9", "no-die")
        case "facedown_any" | "free_helper":
            pass
        case _:
            assert_never(kind)
    return short_of(need, florins, "9")


def has_extra_die(game: SignorieState, seat: Seat, florins: int) -> bool:
    """Whether any remaining die can be used in an extra action, where dice are free."""
    colours = {c.DIE[die].colour for die in game.dice}
    return any(short_of(die_need(game, seat, colour), florins, "9") is None for colour in colours)


def taken(board: PlayerBoard, tile: BonusTile) -> tuple[int, int]:
    """Number of males and females a tile brings, bounded by the stock (rules 9)."""
    return min(tile.males, board.stock["m"]), min(tile.females, board.stock["f"])
