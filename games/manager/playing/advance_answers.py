"""What a seat has given in advance answers its questions: premoves of its next turn, with alternatives, and
standing orders. Private, and as values: nothing here touches the store.

`games.manager.playing.premove_drafts` composes premoves. A premove is played when the turn comes if every
step is legal and tells its owner the same as when it was composed.
"""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from games.core import Move, Refusal, Seat, Title, engine
from games.manager.model.action import Action, PlayedStep
from games.manager.model.draft import DraftStep
from games.manager.model.due_times import delayed_answer
from games.manager.model.in_advance import NOTHING_GIVEN, GivenInAdvance, Premove
from games.manager.model.table import Table, play_move
from games.manager.model.turn_clock import TurnClock
from games.manager.playing.premove_steps import checked_steps, fitting_steps, tells_the_same
from games.manager.playing.standing_orders import after_own_moves, answers_of_orders, with_orders

IN_A_ROW = 500
"""Maximum number of premoves and standing orders that follow one answer; more than the longest auction has
bids."""


def given_answers(
    table: Table, game: Any, turn_of: Seat | None = None
) -> tuple[list[PlayedStep], dict[Seat, GivenInAdvance]]:
    """The answers that premoves and standing orders give on a game, in order, and what is left of them.

    `turn_of`: only those of this seat, up to a step that is irreversible: by hand they are confirmed
    together.
    """
    left = dict(table.in_advance)
    found: list[PlayedStep] = []
    for _ in range(IN_A_ROW):
        waiting_for = () if game.over else engine.waits_for(game)
        if turn_of is not None:
            ended = bool(found) and found[-1].result.irreversible
            waiting_for = (turn_of,) if turn_of in waiting_for and not ended else ()
        given = (
            due_answers(table, game, Seat(seat), left.get(Seat(seat), NOTHING_GIVEN)) for seat in waiting_for
        )
        steps = next((one for one in given if one), None)
        if steps is None:
            break
        seat = steps[0].action.seat
        left[seat] = left_in_advance(table.title, left[seat], steps)
        steps = with_orders(table, game, left, steps)
        left = after_own_moves(table, game, after_forced_moves(table.title, left, steps), steps)
        found += steps
        game = steps[-1].result.game
    return found, left


def due_answers(table: Table, game: Any, seat: Seat, in_advance: GivenInAdvance) -> list[PlayedStep]:
    """What a seat has given in advance for the present question."""
    for premove in in_advance.premoves:
        if (steps := fitting_steps(table, game, seat, premove)) is not None:
            return [PlayedStep(Action(seat, None, step.move, "plan"), step) for step in steps]
    if not in_advance.orders:
        return []
    for move in answers_of_orders(table, game, seat, in_advance):
        try:
            step = play_move(table, game, seat, move)
        except Refusal:
            continue
        return [PlayedStep(Action(seat, None, step.move, "order"), step)]
    return []


def has_due_answer(table: Table, game: Any, seat: Seat, in_advance: GivenInAdvance) -> bool:
    """Whether something a seat has given in advance answers its question on a game."""
    return (
        not game.over and seat in engine.waits_for(game) and bool(due_answers(table, game, seat, in_advance))
    )


def answer_time(table: Table, clock: TurnClock, seat: Seat) -> int:
    """When a standing order answers the seat's question, if the table settings delay it. The time is the same
    with or without an order.

    Nobody at the table can predict it, because it is derived from the table's secret and public facts.
    """
    since = clock.waits[seat].since
    digest = hashlib.sha256(b"order" + table.secret + f"{since} {seat}".encode()).digest()
    return delayed_answer(since, int.from_bytes(digest[:6], "big"))


def left_in_advance(title: Title, in_advance: GivenInAdvance, steps: Sequence[PlayedStep]) -> GivenInAdvance:
    """What a seat has left in advance after these answers.

    Of a premove that was played, what follows its reveal remains. Premoves of a turn that was answered
    differently are dropped.
    """
    rest = GivenInAdvance(orders=in_advance.orders)
    moves = tuple([msgspec.msgpack.encode(action.move) for action, _ in steps])
    if steps[0].action.cause == "plan":
        count = len(moves)
        played = next((one for one in in_advance.premoves if one.moves[:count] == moves), None)
        if played is None or len(played.moves) == count:
            return rest
        return GivenInAdvance(premoves=(played.after(count),), orders=in_advance.orders)
    kinds = {type(action.move) for action, _ in steps}
    others = tuple([one for one in in_advance.premoves if not _answers(title, one, kinds)])
    return GivenInAdvance(premoves=others, orders=in_advance.orders)


def after_forced_moves(
    title: Title, left: Mapping[Seat, GivenInAdvance], steps: Sequence[PlayedStep]
) -> dict[Seat, GivenInAdvance]:
    """What seats have left in advance after these answers forced others.

    If a premove begins with the forced answer, and it told the same, the premove continues after it.
    """
    found = dict(left)
    for action, step in steps:
        for came in step.actions[1:]:
            seat = came.seat
            if seat is not None and seat != action.seat and seat in found:
                found[seat] = _given(title, found[seat], seat, came)
    return found


def _given(
    title: Title, in_advance: GivenInAdvance, seat: Seat, came: engine.AppliedAction
) -> GivenInAdvance:
    """What is left in advance after an answer was forced for its seat."""
    one, move = DraftStep((came,), None, False, bool(came.drawn)), msgspec.msgpack.encode(came.move)
    same = []
    for premove in in_advance.premoves:
        first, told, known = next(checked_steps(premove))
        if first == move and tells_the_same(title, one, seat, told, known):
            same.append(premove)
    if not same:
        return in_advance
    rest = tuple([premove.after(1) for premove in same if len(premove.moves) > 1])
    return msgspec.structs.replace(in_advance, premoves=rest)


def _answers(title: Title, premove: Premove, kinds: set[type[Move]]) -> bool:
    """Whether moves of these kinds answer the question that a premove begins with."""
    try:
        first = type(title.load_move(premove.moves[0]))
    except msgspec.DecodeError:
        return True
    return any(first in phase.handlers and kinds & set(phase.handlers) for phase in title.phases)
