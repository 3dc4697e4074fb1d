"""The standing orders of seats: what they answer, what they do before a move by hand, and what is left after
it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from games.core import Move, Refusal, Seat, StandingOrder, engine
from games.manager.model.action import Action, PlayedStep
from games.manager.model.draft import DraftStep
from games.manager.model.in_advance import NOTHING_GIVEN, GivenInAdvance, standing_order_of
from games.manager.model.stored_table import stored_order
from games.manager.model.table import Table, chapter, play_move


def with_standing_order(table: Table, in_advance: GivenInAdvance, order: StandingOrder) -> GivenInAdvance:
    """`in_advance` with one more standing order, the last of its orders. It replaces the one about the same
    thing."""
    others = [
        stored
        for stored in in_advance.orders
        if (old := standing_order_of(table.title, stored)) is None or old.about != order.about
    ]
    stored = stored_order(table.title, table.game, order)
    return msgspec.structs.replace(in_advance, orders=(*others, stored))


def given_now(table: Table, seat: Seat, order: StandingOrder) -> tuple[GivenInAdvance, Move | None]:
    """What a seat has given in advance if it gives one more standing order now, and what that answers to its
    present question."""
    game = table.composed(seat)
    begun = order.begun(table.view(seat, composed=True), seat)
    in_advance = with_standing_order(table, table.given_by(seat), begun)
    if game.over or seat not in engine.waits_for(game):
        return in_advance, None
    return in_advance, engine.order_answer(table.seen(game, seat, in_advance), seat, begun)


def answers_of_orders(table: Table, game: Any, seat: Seat, in_advance: GivenInAdvance) -> Iterator[Move]:
    """The answers of a seat's standing orders to its question: answers to exactly this question
    first, then orders of the title's kinds, the specific before the general."""
    title = table.title
    asked, part = engine.asks(game, seat).id, chapter(title, game)
    for stored in in_advance.orders:
        if (stored.question, stored.chapter) == (asked, part):
            try:
                yield title.load_move(stored.move)
            except msgspec.DecodeError:
                continue  # a kind of move that no longer exists
    view = table.seen(game, seat, in_advance)
    for order in view.standing_orders.get(seat, ()):
        if (move := engine.order_answer(view, seat, order)) is not None:
            yield move


def with_orders(
    table: Table, game: Any, given: Mapping[Seat, GivenInAdvance], steps: Sequence[PlayedStep]
) -> list[PlayedStep]:
    """These actions on a game, each after what standing orders of its seat do before it. If that leads to
    a question, the actions end there."""
    played: list[PlayedStep] = []
    changed = False
    for action, step in steps:
        for first in _before(table, game, given.get(action.seat, NOTHING_GIVEN), action):
            played.append(PlayedStep(Action(action.seat, None, first.move, "order"), first))
            game, changed = first.game, True
        if changed:
            try:
                step = play_move(table, game, action.seat, action.move)
            except Refusal:
                break
        played.append(PlayedStep(action, step))
        game = step.game
    return played


def _before(table: Table, game: Any, in_advance: GivenInAdvance, action: Action) -> Iterator[DraftStep]:
    """What standing orders do before an action of their seat."""
    while in_advance.orders and not game.over:
        move = engine.before(table.seen(game, action.seat, in_advance), action.seat, action.move)
        if move is None:
            return
        step = play_move(table, game, action.seat, move)
        yield step
        game = step.game


def after_own_moves(
    table: Table, game: Any, left: Mapping[Seat, GivenInAdvance], steps: Sequence[PlayedStep]
) -> dict[Seat, GivenInAdvance]:
    """What seats have left in advance when their standing orders have seen their own moves among these
    actions on a game."""
    found = dict(left)
    for _, step in steps:
        for came in step.actions:
            if came.seat in found and found[came.seat].orders:
                found[came.seat] = _after(table, game, found[came.seat], came)
        game = step.game
    return found


def _after(table: Table, game: Any, in_advance: GivenInAdvance, came: engine.AppliedAction) -> GivenInAdvance:
    """What is left of a seat's standing orders after a move of its own."""
    view = table.seen(game, came.seat, in_advance)
    events = [told.event for told in came.events if told.to in (None, came.seat)]
    left = []
    for stored in in_advance.orders:
        order = standing_order_of(table.title, stored)
        later = None if order is None else order.after(view, came.seat, came.move, events)
        if order is None or later is order:
            left.append(stored)
        elif later is not None:
            left.append(msgspec.structs.replace(stored, move=msgspec.msgpack.encode(later)))
    return msgspec.structs.replace(in_advance, orders=tuple(left))
