"""The helpers of the game (rules 7): those of the die's column, from top to bottom, each used or skipped."""

from collections.abc import Iterator
from typing import assert_never

from games.core import Checked, Move, Note, Offer, Refusal, Seat, note
from games.core.choices.refusal import BAD_PARAM
from games.signorie.model import components as c
from games.signorie.model import events, moves
from games.signorie.model.cities import people_of
from games.signorie.model.data_rows import Helper
from games.signorie.model.state import Context, PlayerBoard, SignorieState
from games.signorie.rules.actions import needs
from games.signorie.rules.actions.effects import gain_florins, roll_offspring, use_assignment
from games.signorie.rules.actions.progress import Progress
from games.signorie.rules.actions.tasks import (
    AnyRow,
    TakeMeeples,
    Task,
    draw_face_down,
    pays_note,
    row_note,
    why_not_row,
)
from games.signorie.rules.actions.visits import Marriage, Mission

RULE = "7"


def points_of(helper: Helper, pips: int) -> int:
    """The progress points of a helper of a track (rules 7)."""
    return pips if helper.kind == "track_die" else helper.amount


_ABSENT = {slot: Refusal("ERR_NO_HELPER", RULE, helper=slot) for slot in c.HELPERS}
_NO_EFFECT = Refusal("ERR_NOT_EXECUTABLE", RULE, reason="no-effect")


def why_no_effect(game: SignorieState, seat: Seat, helper: Helper) -> Refusal | None:
    """Why using a helper now would have no effect."""
    short = needs.short_of(needs.helper_need(game, seat, helper), game.boards[seat].florins, RULE)
    return None if short is None else _NO_EFFECT


class Helpers(Task):
    """The helpers of the die's column, after the main action (rules 7). `row`: the next one that may
    still be used; one never goes back up."""

    rule = RULE

    colour: str
    pips: int
    row: int = 1

    def usable(self, game: SignorieState) -> list[str]:
        """The seat's helpers from `row` on that would have an effect."""
        return list(self._usable(game))

    def _usable(self, game: SignorieState) -> Iterator[str]:
        for slot in c.COLUMN[self.colour]:
            if self._why_not(game, slot) is None:
                yield slot

    def waits_for(self, game: SignorieState) -> tuple[Seat, ...]:
        if not game.boards[self.seat].helpers:
            return ()
        for _ in self._usable(game):
            return (self.seat,)
        return ()

    def asks(self, game: SignorieState, seat: Seat) -> Note:
        return note("ask-helpers", helpers=tuple(self.usable(game)))

    def offers(self, game: SignorieState, seat: Seat) -> Iterator[Offer]:
        usable = self.usable(game)
        yield Offer(
            moves.UseHelper,
            previews={
                "helper": lambda slot: self._preview(game, slot),
                "row": lambda slot, row: _row_note(game.boards[seat], row),
            },
            helper=Checked(usable, lambda slot: self._why_not(game, slot), allowed=usable),
            row=lambda slot: Checked(c.ROWS, why_not_row) if wants_row(slot) else (moves.NO_ROW,),
        )
        yield Offer(moves.SkipHelper)
        if len(usable) > 1:
            yield Offer(moves.EndHelpers)

    def was_offered(self, game: SignorieState, seat: Seat, move: Move) -> bool:
        """In older logs the row of a face-down tile was a separate question."""
        if not isinstance(move, moves.UseHelper) or move.row != moves.NO_ROW:
            return False
        return wants_row(move.helper) and move.helper in self.usable(game)

    def _why_not(self, game: SignorieState, slot: str) -> Refusal | None:
        if slot not in game.boards[self.seat].helpers or slot not in c.COLUMN[self.colour]:
            return _ABSENT.get(slot) or Refusal("ERR_NO_HELPER", RULE, helper=slot)
        if c.HELPERS[slot].row < self.row:
            return Refusal("ERR_HELPER_ORDER", RULE, helper=slot)
        return why_no_effect(game, self.seat, c.HELPERS[slot])

    def _preview(self, game: SignorieState, slot: str) -> Note | None:
        """The helper's effect, if it depends on the position."""
        helper = c.HELPERS[slot]
        if helper.kind == "track_die":
            return note("hint-helper-steps", track=helper.track, points=self.pips)
        if helper.kind == "vp_per_male":
            return note("hint-helper-vp", vp=helper.amount * people_of(game, self.seat, "m"))
        return None

    def _use(self, ctx: Context, seat: Seat, move: moves.UseHelper) -> None:
        usable = self.usable(ctx.game)
        self._tell_skipped(ctx, usable[: usable.index(move.helper)])
        helper = c.HELPERS[move.helper]
        self.row = helper.row + 1
        ctx.tell(events.HelperUsed(seat, move.helper))
        if move.row != moves.NO_ROW:
            draw_face_down(ctx, seat, move.row)
        else:
            activate(ctx, seat, helper, self.pips)

    def _skip(self, ctx: Context, seat: Seat, move: moves.SkipHelper) -> None:
        first = self.usable(ctx.game)[0]
        self._tell_skipped(ctx, [first])
        self.row = c.HELPERS[first].row + 1

    def _end(self, ctx: Context, seat: Seat, move: moves.EndHelpers) -> None:
        self._tell_skipped(ctx, self.usable(ctx.game))
        self.row = len(c.COLUMN[self.colour]) + 1

    def _tell_skipped(self, ctx: Context, helpers: list[str]) -> None:
        if helpers:
            ctx.tell(events.HelpersSkipped(self.seat, tuple(helpers)))

    def step(self, ctx: Context) -> None:
        """No helper is left to use: the action ends, and the turn with it."""
        ctx.pop()
        ctx.end_turn()

    handlers = {moves.UseHelper: _use, moves.SkipHelper: _skip, moves.EndHelpers: _end}


def wants_row(slot: str) -> bool:
    """Whether using a slot's helper asks where its face-down tile goes."""
    return slot in c.HELPERS and c.HELPERS[slot].kind == "facedown_any"


def _row_note(board: PlayerBoard, row: str) -> Note | None:
    return row_note(board, row) if row in board.rows else None


def activate(ctx: Context, seat: Seat, helper: Helper, pips: int) -> None:
    """What a helper does (rules 7)."""
    kind = helper.kind
    match kind:
        case "track_fixed" | "track_die":
            one_piece = ctx.game.options.helper_steps == "one_piece"
            ctx.push(Progress(seat, points_of(helper, pips), (helper.track,), one_piece=one_piece))
        case "mission_facedown":
            ctx.push(Mission(seat, face_down=True))
        case "marriage_facedown":
            ctx.push(Marriage(seat, face_down=True))
        case "take_meeple":
            ctx.push(TakeMeeples(seat, helper.amount))
        case "offspring_die":
            roll_offspring(ctx, seat, helper.amount)
        case "facedown_any":  # in older logs; since then UseHelper says the row (`was_offered`)
            ctx.push(AnyRow(seat))
        case "assignment_once":
            ctx.push(AnyAssignment(seat))
        case "florins":
            gain_florins(ctx, seat, helper.amount)
        case "vp" | "vp_per_male":
            vp = helper.amount * (people_of(ctx.game, seat, "m") if kind == "vp_per_male" else 1)
            ctx.game.boards[seat].vp += vp
            ctx.tell(events.VpGained(seat, helper.id, vp))
        case _:
            assert_never(kind)


class AnyAssignment(Task):
    """Any assignment once, paying exactly one meeple (rules 7)."""

    rule = RULE

    def asks(self, game: SignorieState, seat: Seat) -> Note:
        return note("ask-any-assignment")

    def offers(self, game: SignorieState, seat: Seat) -> Iterator[Offer]:
        slots = {tile: slot for slot, tile in game.assignments.items()}

        def why_not(tile: str, meeples: int) -> Refusal | None:
            if tile not in slots:
                return Refusal(BAD_PARAM, RULE, known=tuple(slots))
            return _why_not_one(game, seat, slots[tile], meeples)

        yield Offer(
            moves.Assign,
            whole=lambda move: why_not(move.assignment, move.meeples),
            previews={"assignment": lambda tile: pays_note(slots[tile])},
            assignment=Checked(tuple(slots), lambda tile: why_not(tile, needs.HELPER_PAYS)),
            meeples=lambda tile: Checked((needs.HELPER_PAYS,), lambda meeples: why_not(tile, meeples)),
        )

    def _assign(self, ctx: Context, seat: Seat, move: moves.Assign) -> None:
        ctx.pop()
        use_assignment(ctx, seat, move.assignment, move.meeples, by_helper=True)

    handlers = {moves.Assign: _assign}


def _why_not_one(game: SignorieState, seat: Seat, slot: str, meeples: int) -> Refusal | None:
    if meeples != needs.HELPER_PAYS and slot not in game.closed:
        return needs.wrong_number(needs.HELPER_PAYS, needs.HELPER_PAYS, RULE)
    need = needs.assignment_need(game, seat, slot, meeples)
    return needs.short_of(need, game.boards[seat].florins, "8")
