"""What a seat has given in advance: premoves of its next turn, with alternatives, and standing orders.
Private, and as values: nothing here touches the store.

`games.manager.playing.drafting` composes premoves. A premove is played when the turn comes if every step is
legal and tells its owner the same as when it was composed.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from games.core import AddressedEvent, Move, Refusal, Seat, StandingOrder, Title, engine
from games.manager.model.action import Action
from games.manager.model.draft import DraftStep
from games.manager.model.due_times import delayed_answer
from games.manager.model.premoves import (
    NOTHING_GIVEN,
    GivenInAdvance,
    Premove,
    standing_order_of,
)
from games.manager.model.stored_table import stored_order
from games.manager.model.table import Table, chapter, step
from games.manager.model.table_events import read_events
from games.manager.model.turn_clock import TurnClock

IN_A_ROW = 500
"""Maximum number of premoves and standing orders that follow one answer; more than the longest auction has
bids."""

PlayedStep = tuple[Action, DraftStep]
"""An action with its result."""


def is_revealing(one: DraftStep) -> bool:
    """Whether a step reveals something that nobody can know before."""
    return one.reveals or bool(one.drawn)


def events_told(one: DraftStep, seat: Seat) -> bytes | None:
    """What a step told a seat of its own answer, packed; None if it reveals something, which can't be known
    before."""
    return None if is_revealing(one) else msgspec.msgpack.encode(events_of_answer(one, seat))


def events_of_answer(one: DraftStep, seat: Seat) -> list[AddressedEvent]:
    """What a step told a seat of its own answer, without the forced answers that followed."""
    return [told for told in one.actions[0].events if told.to in (None, seat)]


def checked_steps(premove: Premove) -> Iterator[tuple[bytes, bytes | None, bytes]]:
    """The moves of a premove, each with what it told, and what is known of its reveal."""
    known = premove.known or (b"",) * len(premove.moves)
    return zip(premove.moves, premove.told, known, strict=True)


def tells_the_same(title: Title, one: DraftStep, seat: Seat, told: bytes | None, known: bytes) -> bool:
    """Whether a step tells its seat the same as when it was composed.

    If the reveal comes only after the step (it ends the round), what it tells before the reveal counts. If
    the step was composed with a reveal (`known`), the events are compared as far as both go: what followed
    then need not follow now.
    """
    now = events_of_answer(one, seat)
    try:
        was = read_events(title, known if told is None else told)
    except msgspec.DecodeError:
        return False  # from an older version
    if told is not None and (len(now) < len(was) or (len(now) > len(was) and not is_revealing(one))):
        return False
    return all(_alike(*pair) for pair in zip(now, was, strict=False))


def _alike(now: AddressedEvent, was: AddressedEvent) -> bool:
    """Whether two events tell the same about what an answer gives and costs."""
    event = now.event
    if now.to == was.to and type(event) is type(was.event):
        event = msgspec.structs.replace(
            event, **{name: getattr(was.event, name) for name in event.incidental}
        )
    return (now.to, event) == (was.to, was.event)


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
            ended = bool(found) and found[-1][1].irreversible
            waiting_for = (turn_of,) if turn_of in waiting_for and not ended else ()
        given = (
            due_answers(table, game, Seat(seat), left.get(Seat(seat), NOTHING_GIVEN)) for seat in waiting_for
        )
        answers = next((one for one in given if one), None)
        if answers is None:
            break
        seat = answers[0][0].seat
        left[seat] = left_in_advance(table.title, left[seat], answers)
        answers = with_orders(table, game, left, answers)
        left = after_own_moves(table, game, after_forced_moves(table.title, left, answers), answers)
        found += answers
        game = answers[-1][1].game
    return found, left


def due_answers(table: Table, game: Any, seat: Seat, in_advance: GivenInAdvance) -> list[PlayedStep]:
    """What a seat has given in advance for the present question."""
    for premove in in_advance.premoves:
        if (steps := fitting_steps(table, game, seat, premove)) is not None:
            return [(Action(seat, None, one.move, "plan"), one) for one in steps]
    if not in_advance.orders:
        return []
    for move in _ordered(table, game, seat, in_advance):
        try:
            one = step(table, game, seat, move)
        except Refusal:
            continue
        return [(Action(seat, None, one.move, "order"), one)]
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


def _ordered(table: Table, game: Any, seat: Seat, in_advance: GivenInAdvance) -> Iterator[Move]:
    """The answers of a seat's standing orders to its question: standing answers first, then rules, the
    specific before the general."""
    title = table.title
    asked, part = engine.asks(game, seat).id, chapter(title, game)
    for order in in_advance.orders:
        if (order.question, order.chapter) == (asked, part):
            try:
                yield title.load_move(order.move)
            except msgspec.DecodeError:
                continue  # a kind of move that no longer exists
    view = table.seen(game, seat, in_advance)
    for rule in view.standing_orders.get(seat, ()):
        if (move := engine.order_answer(view, seat, rule)) is not None:
            yield move


def with_orders(
    table: Table, game: Any, given: Mapping[Seat, GivenInAdvance], taken: Sequence[PlayedStep]
) -> list[PlayedStep]:
    """These actions on a game, each after what standing orders of its seat do before it. If that leads to
    a question, the actions end there."""
    found: list[PlayedStep] = []
    changed = False
    for action, one in taken:
        for first in _before(table, game, given.get(action.seat, NOTHING_GIVEN), action):
            found.append((Action(action.seat, None, first.move, "order"), first))
            game, changed = first.game, True
        if changed:
            try:
                one = step(table, game, action.seat, action.move)
            except Refusal:
                break
        found.append((action, one))
        game = one.game
    return found


def _before(table: Table, game: Any, in_advance: GivenInAdvance, action: Action) -> Iterator[DraftStep]:
    """What standing orders do before an action of their seat."""
    while in_advance.orders and not game.over:
        move = engine.before(table.seen(game, action.seat, in_advance), action.seat, action.move)
        if move is None:
            return
        one = step(table, game, action.seat, move)
        yield one
        game = one.game


def after_own_moves(
    table: Table, game: Any, left: Mapping[Seat, GivenInAdvance], taken: Sequence[PlayedStep]
) -> dict[Seat, GivenInAdvance]:
    """What seats have left in advance when their standing orders have seen their own moves among these
    actions on a game."""
    found = dict(left)
    for _, one in taken:
        for came in one.actions:
            if came.seat in found and found[came.seat].orders:
                found[came.seat] = _after(table, game, found[came.seat], came)
        game = one.game
    return found


def _after(table: Table, game: Any, in_advance: GivenInAdvance, came: engine.AppliedAction) -> GivenInAdvance:
    """What is left of a seat's standing orders after a move of its own."""
    view = table.seen(game, came.seat, in_advance)
    events = [told.event for told in came.events if told.to in (None, came.seat)]
    kept = []
    for order in in_advance.orders:
        rule = standing_order_of(table.title, order)
        later = None if rule is None else rule.after(view, came.seat, came.move, events)
        if rule is None or later is rule:
            kept.append(order)
        elif later is not None:
            kept.append(msgspec.structs.replace(order, move=msgspec.msgpack.encode(later)))
    return msgspec.structs.replace(in_advance, orders=tuple(kept))


def with_standing_order(table: Table, in_advance: GivenInAdvance, rule: StandingOrder) -> GivenInAdvance:
    """`in_advance` with one more standing order, the last of its orders. It replaces the one about the same
    thing."""
    others = [
        order
        for order in in_advance.orders
        if (old := standing_order_of(table.title, order)) is None or old.about != rule.about
    ]
    order = stored_order(table.title, table.game, rule)
    return msgspec.structs.replace(in_advance, orders=(*others, order))


def given_now(table: Table, seat: Seat, order: StandingOrder) -> tuple[GivenInAdvance, Move | None]:
    """What a seat has given in advance if it gives one more standing order now, and what that answers to its
    present question."""
    game = table.composed(seat)
    rule = order.begun(table.view(seat, composed=True), seat)
    in_advance = with_standing_order(table, table.given_by(seat), rule)
    if game.over or seat not in engine.waits_for(game):
        return in_advance, None
    return in_advance, engine.order_answer(table.seen(game, seat, in_advance), seat, rule)


def fitting_steps(table: Table, game: Any, seat: Seat, premove: Premove) -> list[DraftStep] | None:
    """The steps of a premove's next part on a game, if each is legal and tells its owner the same as when it
    was composed."""
    steps: list[DraftStep] = []
    for move, told, known in checked_steps(premove):
        try:
            one = step(table, game, seat, table.title.load_move(move))
        except (Refusal, msgspec.DecodeError):
            return None
        if not tells_the_same(table.title, one, seat, told, known):
            return None
        steps.append(one)
        if one.irreversible:
            break
        game = one.game
    return steps


def left_in_advance(title: Title, in_advance: GivenInAdvance, taken: Sequence[PlayedStep]) -> GivenInAdvance:
    """What a seat has left in advance after these answers.

    Of a premove that was played, what follows its reveal remains. Premoves of a turn that was answered
    differently are dropped.
    """
    rest = GivenInAdvance(orders=in_advance.orders)
    moves = tuple([msgspec.msgpack.encode(answer.move) for answer, _ in taken])
    if taken[0][0].cause == "plan":
        count = len(moves)
        left = next((one for one in in_advance.premoves if one.moves[:count] == moves), None)
        if left is None or len(left.moves) == count:
            return rest
        return GivenInAdvance(premoves=(left.after(count),), orders=in_advance.orders)
    kinds = {type(answer.move) for answer, _ in taken}
    kept = tuple([one for one in in_advance.premoves if not _answers(title, one, kinds)])
    return GivenInAdvance(premoves=kept, orders=in_advance.orders)


def after_forced_moves(
    title: Title, left: Mapping[Seat, GivenInAdvance], taken: Sequence[PlayedStep]
) -> dict[Seat, GivenInAdvance]:
    """What seats have left in advance after these answers forced others.

    If a premove begins with the forced answer, and it told the same, the premove continues after it.
    """
    found = dict(left)
    for answer, one in taken:
        for came in one.actions[1:]:
            seat = came.seat
            if seat is not None and seat != answer.seat and seat in found:
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
