"""What happens at once: florins, meeples, offspring; and the tasks that actions open (rules 5, 6, 8)."""

from games.core import Seat
from games.signorie.model import components as c
from games.signorie.model import events
from games.signorie.model.rolls import roll
from games.signorie.model.tables import Assignment
from games.signorie.rules.progress import Progress
from games.signorie.rules.tasks import AnyRow, SignorieFlow, TakeMeeples
from games.signorie.rules.visits import Marriage, Mission


def do_action(flow: SignorieFlow, seat: Seat, action: str, facedown: bool = False) -> None:
    """A Signoria action: at once, or as a task on top (rules 6)."""
    if action == "florins":
        gain_florins(flow, seat, c.FLORINS_ACTION)
    elif action == "offspring":
        roll_offspring(flow, seat, 1 + flow.game.boards[seat].brides)
    elif action == "mission":
        flow.push(Mission(seat, facedown))
    elif action == "marriage":
        flow.push(Marriage(seat, facedown))
    else:
        flow.push(Progress(seat, c.TRACKS_POINTS, c.TRACKS))


def gain_florins(flow: SignorieFlow, seat: Seat, florins: int) -> None:
    """Florins from the common supply."""
    flow.game.boards[seat].florins += florins
    if flow.heard:
        flow.tell(events.FlorinsGained(seat, florins))


def gain_meeples(flow: SignorieFlow, seat: Seat, males: int, females: int) -> None:
    """Meeples from the general stock to the supply; as many as asked for must be there."""
    board = flow.game.boards[seat]
    for sex, count in (("m", males), ("f", females)):
        board.stock[sex] -= count
        board.supply[sex] += count
    flow.tell(events.MeeplesGained(seat, males, females))


def roll_offspring(flow: SignorieFlow, seat: Seat, dice: int) -> None:
    """White dice, each a female or a male from the general stock while there are any (rules 6)."""
    board = flow.game.boards[seat]
    pips = roll(flow, "offspring", dice)
    born = dict.fromkeys(c.SEXES, 0)
    for pip in pips:
        sex = "f" if pip <= c.FEMALE_UP_TO else "m"
        if board.stock[sex]:
            board.stock[sex] -= 1
            board.supply[sex] += 1
            born[sex] += 1
    if flow.heard:
        flow.tell(events.MeeplesRolled(seat, pips, born["m"], born["f"]))


def use_assignment(flow: SignorieFlow, seat: Seat, id: str, meeples: int, by_helper: bool) -> None:
    """Pay the meeples, turn the tile over if the table plays so, and do the effect (rules 8, 11)."""
    game = flow.game
    board = game.boards[seat]
    tile = c.ASSIGNMENTS[id]
    slot = next(slot for slot, lying in game.assignments.items() if lying == id)
    sex = c.ASSIGNMENT_SLOTS[slot].sex
    board.supply[sex] -= meeples
    place = board.waiting if tile.kind == "threshold" else board.stock
    place[sex] += meeples
    if flow.heard:
        males, females = (-meeples, 0) if sex == "m" else (0, -meeples)
        flow.tell(events.AssignmentUsed(seat, tile.id, males, females))
    if game.options.letters and not (by_helper and game.options.secret_letters == "but_for_helpers"):
        game.closed.append(slot)
        flow.tell(events.AssignmentClosed(tile.id))
    _effect(flow, seat, tile, sex, meeples)


def _effect(flow: SignorieFlow, seat: Seat, tile: Assignment, sex: str, meeples: int) -> None:
    kind, amount = tile.kind, meeples * tile.amount
    if kind == "progress":
        flow.push(Progress(seat, amount, (tile.track,)))
    elif kind == "facedown_any":
        flow.push(AnyRow(seat))
    elif kind == "threshold":
        flow.tell(events.ThresholdRaised(seat, flow.game.threshold(seat)))
    elif kind == "florins":
        gain_florins(flow, seat, amount)
    elif kind == "exchange":
        other = "f" if sex == "m" else "m"
        sexes = (other,) if flow.game.options.other_sex else c.SEXES
        flow.push(TakeMeeples(seat, amount, sexes))
    else:
        do_action(flow, seat, kind)
