"""Immediate effects: florins, meeples, offspring; and the tasks that actions open (rules 5, 6, 8)."""

from typing import assert_never

from games.core import Seat
from games.signorie.model import components as c
from games.signorie.model import events
from games.signorie.model.data_rows import Action, Assignment
from games.signorie.model.state import Context, offspring_dice
from games.signorie.rules.actions.progress import Progress
from games.signorie.rules.actions.tasks import AnyRow, TakeMeeples
from games.signorie.rules.actions.visits import Marriage, Mission
from games.signorie.rules.rolls import roll


def do_action(ctx: Context, seat: Seat, action: Action) -> None:
    """A Signoria action: at once, or as a task on top (rules 6)."""
    match action:
        case "florins":
            gain_florins(ctx, seat, c.FLORINS_ACTION)
        case "offspring":
            roll_offspring(ctx, seat, offspring_dice(ctx.game.boards[seat].brides))
        case "mission":
            ctx.push(Mission(seat))
        case "marriage":
            ctx.push(Marriage(seat))
        case "tracks":
            ctx.push(Progress(seat, c.TRACKS_POINTS, c.TRACKS))
        case _:
            assert_never(action)


def gain_florins(ctx: Context, seat: Seat, florins: int) -> None:
    """Florins from the common supply."""
    ctx.game.boards[seat].florins += florins
    ctx.tell(events.FlorinsGained(seat, florins))


def roll_offspring(ctx: Context, seat: Seat, dice: int) -> None:
    """White dice: each brings a female or a male from the general stock while there are any (rules 6)."""
    board = ctx.game.boards[seat]
    pips = roll(ctx, "offspring", dice)
    born = dict.fromkeys(c.SEXES, 0)
    for pip in pips:
        sex = "f" if pip <= c.FEMALE_UP_TO else "m"
        if board.stock[sex]:
            board.stock[sex] -= 1
            board.supply[sex] += 1
            born[sex] += 1
    ctx.tell(events.MeeplesRolled(seat, pips, born["m"], born["f"]))


def use_assignment(ctx: Context, seat: Seat, id: str, meeples: int, by_helper: bool) -> None:
    """Pay the meeples, turn the tile over if the table plays so, and do the effect (rules 8, 11)."""
    game = ctx.game
    board = game.boards[seat]
    tile = c.ASSIGNMENTS[id]
    slot = next(slot for slot, lying in game.assignments.items() if lying == id)
    sex = c.ASSIGNMENT_SLOTS[slot].sex
    board.supply[sex] -= meeples
    place = board.waiting if tile.kind == "threshold" else board.stock
    place[sex] += meeples
    males, females = (-meeples, 0) if sex == "m" else (0, -meeples)
    ctx.tell(events.AssignmentUsed(seat, tile.id, males, females))
    if game.options.letters and not (by_helper and game.options.secret_letters == "but_for_helpers"):
        game.closed.append(slot)
        ctx.tell(events.AssignmentClosed(tile.id))
    _effect(ctx, seat, tile, sex, meeples)


def _effect(ctx: Context, seat: Seat, tile: Assignment, sex: str, meeples: int) -> None:
    """What an assignment brings once its meeples are paid (rules 8)."""
    kind, amount = tile.kind, meeples * tile.amount
    match kind:
        case "progress":
            ctx.push(Progress(seat, amount, (tile.track,)))
        case "facedown_any":
            ctx.push(AnyRow(seat))
        case "threshold":
            ctx.tell(events.ThresholdRaised(seat, ctx.game.threshold(seat)))
        case "florins":
            gain_florins(ctx, seat, amount)
        case "exchange":
            sexes = (c.OTHER_SEX[sex],) if ctx.game.options.other_sex else c.SEXES
            ctx.push(TakeMeeples(seat, amount, sexes))
        case "mission" | "marriage":
            do_action(ctx, seat, kind)
        case _:
            assert_never(kind)
