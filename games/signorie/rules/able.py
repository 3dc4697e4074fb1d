"""What can be carried out completely (rules 13.1); nothing else is ever offered.

Each `..._need` is the minimum number of florins with which something can be completed, NEVER if no amount
is enough. Each `why_not_...` is the same as a refusal that says what is missing."""

from games.core import Refusal, Seat
from games.signorie.model import components as c
from games.signorie.model.cities import cheapest_slot, gates_open
from games.signorie.model.state import PlayerBoard, SignorieState
from games.signorie.model.tracks import best_rank, can_advance

NEVER = 10**6

_CHEAPEST_FIRST = {
    column: tuple(sorted(slots, key=lambda slot: c.HELPER_COST[slot])) for column, slots in c.COLUMN.items()
}

ONE = 1
"""What a helper's assignment costs: exactly one meeple (rules 7)."""


def mission_possible(game: SignorieState, board: PlayerBoard) -> bool:
    """There is a man and a city he may go to."""
    rank = best_rank(board)
    return 0 < mission_rank(game) <= rank


def mission_rank(game: SignorieState) -> int:
    """The lowest rank of a man who can go anywhere now; 0 if none can."""
    slot = cheapest_slot(game, "m")
    if slot:
        return slot
    return c.CAREER_TRACK[c.CAREER_TOP].rank if gates_open(game) else 0


def marriage_need(game: SignorieState, females: int) -> int:
    """The minimum dowry with which one of these females can marry."""
    if females <= 0:
        return NEVER
    slot = cheapest_slot(game, "f")
    if slot:
        return slot
    return c.DOWRY_MOST if gates_open(game) else NEVER


def action_need(game: SignorieState, board: PlayerBoard, action: str) -> int:
    """For a Signoria action (rules 6)."""
    if action == "florins":
        return 0
    if action == "marriage":
        return marriage_need(game, board.supply["f"])
    if action == "mission":
        possible = mission_possible(game, board)
    elif action == "tracks":
        possible = can_advance(board, c.TRACKS, board.supply["m"])
    else:
        possible = game.options.offspring_without_stock or any(board.stock.values())
    return 0 if possible else NEVER


def hire_need(game: SignorieState, board: PlayerBoard, column: str) -> int:
    """For a helper in a column (rules 5)."""
    helpers = board.helpers
    for slot in _CHEAPEST_FIRST[column]:
        if slot not in helpers:
            return c.HELPER_COST[slot] if game.helpers_left else NEVER
    return NEVER


def assignment_need(game: SignorieState, seat: Seat, slot: str, meeples: int) -> int:
    """For an assignment with this many meeples; its effect is judged after they are paid (rules 8)."""
    board = game.boards[seat]
    tile = c.ASSIGNMENTS[game.assignments[slot]]
    sex = c.ASSIGNMENT_SLOTS[slot].sex
    if slot in game.closed or not tile.least <= meeples <= tile.most or board.supply[sex] < meeples:
        return NEVER
    kind = tile.kind
    if kind == "marriage":
        return marriage_need(game, board.supply["f"] - (meeples if sex == "f" else 0))
    if kind == "florins":
        return 0
    if kind == "progress":
        males = board.supply["m"] - (meeples if sex == "m" else 0)
        possible = can_advance(board, (tile.track,), males)
    elif kind == "mission":
        possible = mission_possible(game, board)
    elif kind == "threshold":
        possible = (
            threshold_after(game, seat, meeples) <= c.THRESHOLD_MOST or not game.options.threshold_limit
        )
    elif kind == "facedown_any":
        possible = bool(game.stock)
    else:
        possible = exchangeable(game, board, sex, meeples) >= meeples * tile.amount
    return 0 if possible else NEVER


def threshold_after(game: SignorieState, seat: Seat, meeples: int) -> int:
    """The threshold with that many more meeples, ignoring its limit."""
    waiting = sum(game.boards[seat].waiting.values())
    return c.THRESHOLD + c.THRESHOLD_STEP * (waiting + meeples)


def exchangeable(game: SignorieState, board: PlayerBoard, sex: str, meeples: int) -> int:
    """Number of meeples an exchange could take back after payment (option assignments)."""
    if game.options.other_sex:
        return board.stock["f" if sex == "m" else "m"]
    return board.stock["m"] + board.stock["f"] + meeples


def area_need(game: SignorieState, seat: Seat, colour: str) -> int:
    """For any assignment of an area. Fewer meeples never make an assignment harder to use."""
    least = NEVER
    for slot in c.AREA[colour]:
        need = assignment_need(game, seat, slot, c.ASSIGNMENTS[game.assignments[slot]].least)
        if need < least:
            if not need:
                return 0
            least = need
    return least


def die_need(game: SignorieState, seat: Seat, colour: str) -> int:
    """For any main action of a colour, after the die is paid for (rules 4.2)."""
    board = game.boards[seat]
    need = action_need(game, board, game.action_of(colour))
    if need:
        need = min(need, hire_need(game, board, c.RING[colour]))
        if need:
            need = min(need, area_need(game, seat, colour))
    return need


# The same as refusals


def why_not_action(game: SignorieState, seat: Seat, action: str, rule: str) -> Refusal | None:
    """Why a Signoria action cannot be carried out."""
    board = game.boards[seat]
    if action_need(game, board, action) <= board.florins:
        return None
    if action == "marriage":
        return why_not_marriage(game, board.supply["f"], board.florins, rule)
    if action == "mission":
        return why_not_mission(game, board, rule)
    reason = "no-step" if action == "tracks" else "no-stock"
    return Refusal("E_NOT_EXECUTABLE", rule, reason=reason)


def why_not_mission(game: SignorieState, board: PlayerBoard, rule: str) -> Refusal | None:
    """Why nobody can be sent on a mission."""
    rank, need = best_rank(board), mission_rank(game)
    if not need:
        return Refusal("E_NOT_EXECUTABLE", rule, reason="cities-full")
    if not rank:
        return Refusal("E_NOT_EXECUTABLE", rule, reason="no-man")
    return None if rank >= need else Refusal("E_NOT_EXECUTABLE", rule, need_rank=need, rank=rank)


def why_not_marriage(game: SignorieState, females: int, florins: int, rule: str) -> Refusal | None:
    """Why none of these females can marry with these florins."""
    if females <= 0:
        return Refusal("E_NOT_EXECUTABLE", rule, reason="no-woman")
    need = marriage_need(game, females)
    if need == NEVER:
        return Refusal("E_NOT_EXECUTABLE", rule, reason="cities-full")
    if need > florins:
        return Refusal("E_NOT_EXECUTABLE", rule, need_florins=need, have=florins)
    return None


def why_not_assignment(game: SignorieState, seat: Seat, slot: str, meeples: int) -> Refusal | None:
    """Why an assignment can't be used with this many meeples, in the order of rules 13."""
    board = game.boards[seat]
    if assignment_need(game, seat, slot, meeples) <= board.florins:
        return None
    tile = c.ASSIGNMENTS[game.assignments[slot]]
    sex = c.ASSIGNMENT_SLOTS[slot].sex
    if slot in game.closed:
        return Refusal("E_ASSIGN_CLOSED", "11", tile=tile.id)
    if not tile.least <= meeples <= tile.most:
        return Refusal("E_ASSIGN_COUNT", "8", least=tile.least, most=tile.most)
    if board.supply[sex] < meeples:
        return Refusal("E_MEEPLES", "8", sex=sex, need=meeples, have=board.supply[sex])
    return _why_not_effect(game, board, tile.kind, board.supply["f"] - (meeples if sex == "f" else 0))


def _why_not_effect(game: SignorieState, board: PlayerBoard, kind: str, females: int) -> Refusal | None:
    """Why the effect of an assignment does nothing; called only if it does."""
    if kind == "threshold":
        return Refusal("E_THRESHOLD_MAX", "8", most=c.THRESHOLD_MOST)
    if kind == "facedown_any":
        return Refusal("E_TILE_STOCK", "6.1")
    if kind == "marriage":
        return why_not_marriage(game, females, board.florins, "8")
    if kind == "mission":
        return why_not_mission(game, board, "8")
    return Refusal("E_NOT_EXECUTABLE", "8", reason="no-step" if kind == "progress" else "no-others")
