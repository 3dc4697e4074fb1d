"""A turn: a die, one main action, then the helpers of its column (rules 4.2, 5, 7)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import assert_never

from games.core import Checked, Move, Note, Offer, OffersByKind, Refusal, Seat, note
from games.core.choices.refusal import BAD_PARAM
from games.signorie.model import components as c
from games.signorie.model import events, moves
from games.signorie.model.data_rows import Action, Assignment
from games.signorie.model.orders import PassAfter
from games.signorie.model.state import Context, SignorieState, offspring_dice
from games.signorie.rules.actions import needs
from games.signorie.rules.actions.effects import do_action, use_assignment
from games.signorie.rules.actions.tasks import Task, pays_note
from games.signorie.rules.helpers import Helpers

RULE = "4.2"

_COST = {die: max(0, c.COLOUR[colour].cost - pips) for die, (colour, pips) in c.DIE.items()}


def die_cost(die: str) -> int:
    """The cost of a die: the slot's number less its pips (rules 4.2)."""
    return _COST[die]


def dice_left(game: SignorieState) -> tuple[str, ...]:
    """The different dice on the board."""
    return tuple(dict.fromkeys(game.dice))


_PASS = Offer(moves.Pass)


class DieChoice:
    """The dice a seat may take now. `free`: an extra action costs nothing (rules 9)."""

    def __init__(self, game: SignorieState, seat: Seat, free: bool = False) -> None:
        self.game = game
        self.seat = seat
        self.free = free
        self._board = game.boards[seat]
        self._needs: dict[str, needs.Need] = {}

    def cost(self, die: str) -> int:
        """The cost of a die for this seat now."""
        return 0 if self.free else die_cost(die)

    def need(self, colour: str) -> needs.Need:
        """The minimum florins for any main action of the colour, computed once."""
        need = self._needs.get(colour)
        if need is None:
            need = self._needs[colour] = needs.die_need(self.game, self.seat, colour)
        return need

    def allowed(self) -> list[str]:
        """The dice that may be taken, from those on the board."""
        return [die for die in dice_left(self.game) if self.why_not(die) is None]

    def why_not(self, die: str) -> Refusal | None:
        """In the order of rules 13: slot, die, florins, action."""
        board = self._board
        if die not in c.DIE:
            return Refusal(BAD_PARAM, RULE, known=dice_left(self.game))
        colour, pips = c.DIE[die]
        if colour in board.dice:
            return Refusal("ERR_SLOT_TAKEN", RULE, colour=colour)
        if die not in self.game.dice:
            return Refusal("ERR_NO_SUCH_DIE", RULE, colour=colour, value=pips)
        cost = self.cost(die)
        if (refusal := needs.why_not_pay(board.florins, cost, RULE)) is not None:
            return refusal
        if needs.short_of(self.need(colour), board.florins - cost, RULE) is not None:
            return Refusal("ERR_NO_ACTION", RULE, colour=colour)
        return None

    def preview(self, die: str) -> Note:
        """Price, the new sum of dice, the possible main actions, and why the others are not."""
        game, seat = self.game, self.seat
        board = game.boards[seat]
        colour, pips = c.DIE[die]
        cost = self.cost(die)
        left = board.florins - cost
        action = game.action_of(colour)
        needed = {
            f"do-{action}": needs.action_need(game, board, action),
            "do-assign": needs.area_need(game, seat, colour),
            "do-hire": needs.any_hire_need(game, board, colour),
        }
        short = {name: needs.short_of(need, left, RULE) for name, need in needed.items()}
        return Note(
            "hint-die",
            {
                "cost": cost,
                "total": board.dice_sum + pips,
                "limit": game.threshold(seat),
                "actions": tuple(name for name, why in short.items() if why is None),
                "shut": tuple(_shut(name, why) for name, why in short.items() if why is not None),
            },
        )


def _shut(name: str, why: Refusal) -> Note:
    """An impossible main action, with a short reason."""
    if "need_florins" in why.figures:
        return Note("hint-shut-florins", {"action": name, "need": why.figures["need_florins"]})
    figures = {} if name == "do-assign" else why.figures
    if "need_rank" in figures:
        return Note("hint-shut-rank", {"action": name, "rank": figures["need_rank"]})
    full = figures.get("reason") == "cities-full"
    reason = "shut-cities" if full else name.replace("do-", "shut-")
    return note("hint-shut", action=name, reason=reason)


class TakeTurn(OffersByKind[SignorieState], Task):
    """Take a die, or pass for the rest of the round (rules 4.2)."""

    rule = RULE

    def not_awaited(self, game: SignorieState, seat: Seat) -> Refusal:
        if seat in game.passed:
            return Refusal("ERR_PASSED", RULE)
        return super().not_awaited(game, seat)

    def asks(self, game: SignorieState, seat: Seat) -> Note:
        board = game.boards[seat]
        return note("ask-turn", total=board.dice_sum, limit=game.threshold(seat))

    def _die_offer(self, game: SignorieState, seat: Seat) -> Offer:
        full = len(game.boards[seat].dice) >= c.MAX_DICE
        closed = Refusal("ERR_MAX_DICE", RULE, most=c.MAX_DICE) if full else None
        return die_offer(DieChoice(game, seat), closed)

    offer_factories = {moves.TakeDie: _die_offer, moves.Pass: lambda phase, game, seat: _PASS}

    def _take(self, ctx: Context, seat: Seat, move: moves.TakeDie) -> None:
        place_die(ctx, seat, move.die, die_cost(move.die))

    def _pass(self, ctx: Context, seat: Seat, move: moves.Pass) -> None:
        ctx.game.passed.append(seat)
        ctx.tell(events.Passed(seat, len(ctx.game.boards[seat].dice)))
        ctx.pop()
        ctx.end_turn()

    handlers = {moves.TakeDie: _take, moves.Pass: _pass}

    def _pass_after(self, game: SignorieState, seat: Seat, order: PassAfter) -> Move | None:
        return moves.Pass() if len(game.boards[seat].dice) >= order.dice else None

    order_handlers = {PassAfter: _pass_after}


def die_offer(choice: DieChoice, closed: Refusal | None = None) -> Offer:
    """Any die on the board that the seat can pay for and use."""
    dice = Checked(dice_left(choice.game), choice.why_not)
    return Offer(moves.TakeDie, closed=closed, previews={"die": choice.preview}, die=dice)


def place_die(ctx: Context, seat: Seat, die: str, cost: int) -> None:
    """Pay, put the die on its slot, and go on to the main action."""
    colour, pips = c.DIE[die]
    board = ctx.game.boards[seat]
    board.florins -= cost
    board.dice[colour] = pips
    ctx.game.dice.remove(die)
    ctx.tell(events.DieTaken(seat, die, -cost, board.dice_sum))
    ctx.replace(MainAction(seat, colour, pips))


class ExtraDie(Task):
    """A reward's extra action: any die still on the board, at no cost (rules 9)."""

    rule = "9"

    def asks(self, game: SignorieState, seat: Seat) -> Note:
        return note("ask-extra-die")

    def offers(self, game: SignorieState, seat: Seat) -> Iterator[Offer]:
        yield die_offer(DieChoice(game, seat, free=True))

    def _take(self, ctx: Context, seat: Seat, move: moves.TakeDie) -> None:
        place_die(ctx, seat, move.die, 0)

    handlers = {moves.TakeDie: _take}


class MainAction(OffersByKind[SignorieState], Task):
    """Exactly one of three: hire a helper, an assignment, the Signoria action (rules 5)."""

    rule = "5"

    colour: str
    pips: int

    def asks(self, game: SignorieState, seat: Seat) -> Note:
        return note("ask-main", die=f"{self.colour}{self.pips}")

    def _hire_offer(self, game: SignorieState, seat: Seat) -> Offer:
        """A helper for an empty slot of the ring's column (rules 5)."""
        board = game.boards[seat]

        def why_not(helper: str) -> Refusal | None:
            cost = needs.hire_need(board, self.colour, helper)
            return cost if isinstance(cost, Refusal) else needs.why_not_pay(board.florins, cost, "5")

        return Offer(
            moves.Hire,
            last=None if game.helpers_left else needs.NO_HELPERS,
            previews={"helper": lambda helper: note("hint-hire", cost=c.HELPER_COST[helper])},
            helper=Checked(c.COLUMN[c.RING[self.colour]], why_not),
        )

    def _assign_offer(self, game: SignorieState, seat: Seat) -> Offer:
        """An assignment of the colour's area, with the number of meeples its tile takes (rules 8)."""
        slots = {game.assignments[slot]: slot for slot in c.AREA[self.colour]}

        def why_not(tile: str, meeples: int) -> Refusal | None:
            if tile not in slots:
                return Refusal("ERR_ASSIGN_AREA", "5", colour=self.colour)
            need = needs.assignment_need(game, seat, slots[tile], meeples)
            return needs.short_of(need, game.boards[seat].florins, "8")

        def least(tile: str) -> int:
            return c.ASSIGNMENTS[tile].least if tile in slots else 1

        def counts(tile: str) -> Checked:
            rules = c.ASSIGNMENTS[tile]
            return Checked(range(rules.least, rules.most + 1), lambda meeples: why_not(tile, meeples))

        return Offer(
            moves.Assign,
            whole=lambda move: why_not(move.assignment, move.meeples),
            previews={
                "assignment": lambda tile: pays_note(slots[tile]),
                "meeples": lambda tile, meeples: _brings(c.ASSIGNMENTS[tile], meeples),
            },
            assignment=Checked(tuple(slots), lambda tile: why_not(tile, least(tile))),
            meeples=counts,
        )

    def _signoria_offer(self, game: SignorieState, seat: Seat) -> Offer:
        """The Signoria action of the die's colour (rules 6)."""
        board, action = game.boards[seat], game.action_of(self.colour)
        closed = needs.short_of(needs.action_need(game, board, action), board.florins, "6")
        return Offer(moves.Signoria, closed=closed, does=_does(action, board.brides))

    offer_factories = {moves.Hire: _hire_offer, moves.Assign: _assign_offer, moves.Signoria: _signoria_offer}

    def _then_helpers(self, ctx: Context) -> None:
        ctx.replace(Helpers(self.seat, self.colour, self.pips))

    def _hire(self, ctx: Context, seat: Seat, move: moves.Hire) -> None:
        self._then_helpers(ctx)
        board = ctx.game.boards[seat]
        cost = c.HELPER_COST[move.helper]
        board.florins -= cost
        board.helpers.append(move.helper)
        ctx.tell(events.HelperHired(seat, move.helper, -cost))

    def _assign(self, ctx: Context, seat: Seat, move: moves.Assign) -> None:
        self._then_helpers(ctx)
        use_assignment(ctx, seat, move.assignment, move.meeples, by_helper=False)

    def _signoria(self, ctx: Context, seat: Seat, move: moves.Signoria) -> None:
        self._then_helpers(ctx)
        do_action(ctx, seat, ctx.game.action_of(self.colour))

    handlers = {moves.Hire: _hire, moves.Assign: _assign, moves.Signoria: _signoria}


@lru_cache
def _does(action: Action, brides: int) -> Note:
    """The Signoria action of a die for a seat with so many brides, with its figures."""
    match action:
        case "florins":
            return note("does-florins", florins=c.FLORINS_ACTION)
        case "offspring":
            return note("does-offspring", dice=offspring_dice(brides))
        case "tracks":
            return note("does-tracks", points=c.TRACKS_POINTS)
        case "mission":
            return note("does-mission")
        case "marriage":
            return note("does-marriage", most=c.DOWRY_MOST)
    assert_never(action)


def _brings(tile: Assignment, meeples: int) -> Note:
    """What an assignment brings for this many meeples."""
    return Note(f"hint-brings-{tile.kind.replace('_', '-')}", {"amount": meeples * tile.amount})
