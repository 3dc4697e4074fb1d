"""What follows from actions before they are written: premoves and standing orders that answer at once, drafts
that still fit, and the clock. These are values; nothing here touches the store."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from games.core import Refusal, Seat
from games.manager.model.action import PlayedStep
from games.manager.model.draft import Draft
from games.manager.model.in_advance import NOTHING_GIVEN, GivenInAdvance
from games.manager.model.table import Table, recompose
from games.manager.model.turn_clock import TurnClock
from games.manager.playing import advance_answers, missed_premoves, standing_orders


def rebased(table: Table, after: Any, own: set[Seat]) -> dict[Seat, Draft]:
    """The drafts of all other seats, as far as they fit the new state."""
    drafts = {}
    moved = msgspec.structs.replace(table, game=after)
    for seat, draft in table.drafts.items():
        if seat in own or not draft.steps:
            continue
        try:
            drafts[seat] = recompose(moved, seat, draft.moves, draft.draft_id)
        except Refusal:
            continue  # it is no longer their turn
    return drafts


def with_follow_ups(
    table: Table, steps: Sequence[PlayedStep], drafts: dict[Seat, Draft]
) -> tuple[list[PlayedStep], dict[Seat, Draft], dict[Seat, GivenInAdvance]]:
    """The actions, followed by premoves and standing orders that are due after them; the drafts,
    including premoves that do not fit; and what is left in advance.

    A seat that has answered has no premove for that turn any more.
    """
    if not table.in_advance:
        return list(steps), drafts, {}
    at_once = table.settings.orders == "at_once"
    own: dict[Seat, list[PlayedStep]] = {}
    for one in steps:
        own.setdefault(one.action.seat, []).append(one)
    spent = {
        seat: advance_answers.left_in_advance(table.title, one, own[seat])
        if seat in own and seat in table.awaited()
        else one
        for seat, one in table.in_advance.items()
    }
    left = standing_orders.after_own_moves(
        table, table.game, advance_answers.after_forced_moves(table.title, spent, steps), steps
    )
    here = msgspec.structs.replace(table, in_advance=left)
    more, left = (
        advance_answers.given_answers(here, steps[-1].result.game) if at_once else ([], dict(here.in_advance))
    )
    after = (more or steps)[-1].result.game
    if more:
        others = {action.seat for action, _ in more}
        drafts = rebased(msgspec.structs.replace(table, drafts=drafts), after, others)
    waiting, left = missed_premoves.waiting(here, after, left)
    return [*steps, *more], {**waiting, **drafts}, left


def with_answer_times(
    clock: TurnClock, table: Table, after: Any, in_advance: Mapping[Seat, GivenInAdvance]
) -> TurnClock:
    """The clock with the times at which standing orders answer, if the table settings delay them."""
    if table.settings.orders == "at_once":
        return clock
    for seat in clock.waits:
        if seat not in clock.due and advance_answers.has_due_answer(
            table, after, seat, in_advance.get(seat, NOTHING_GIVEN)
        ):
            due = {**clock.due, seat: advance_answers.answer_time(table, clock, seat)}
            clock = msgspec.structs.replace(clock, due=due)
    return clock
