"""What a seat has given in advance: its next turn (a plan, with others in case it does not fit) and standing
answers (orders). Private, and as values: nothing here touches the store.

A plan is composed on the position as it stands and as its owner sees it, with hidden things imagined: so
nothing of it can tell what its owner does not know. It is played when the turn comes if every step is legal
and tells its owner the same as when it was composed.
"""

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from db import new_mark
from games.advance import NOTHING, Ahead, Order, Plan
from games.answer import Answer
from games.core import Refusal, Seat, Title, Told, engine
from games.table import Draft, Step, Table, chapter, compose, recompose, step

PLANNING = 1 << 48
"""Set in the marks of drafts that are plans: a click on one is never taken for a click on a real turn."""

IN_A_ROW = 30
"""So many plans and orders follow one answer at the most."""

Followed = list[tuple[Answer, Step]]


def is_planning(mark: int) -> bool:
    """Whether a draft's mark is that of a plan."""
    return bool(mark & PLANNING)


def imagined(table: Table, seat: Seat, ahead: Ahead) -> Table:
    """The table as if it were the seat's turn now, with the plan being composed as its draft. Refusal where
    players don't take turns just now, or the title knows nothing of imagining."""
    advisor = table.title.advisor
    if table.game is None or table.game.over or advisor is None or seat in table.awaited():
        raise Refusal("refuse-no-plan")
    rng = random.Random(f"{table.id} {table.mark} {seat}")
    then = msgspec.structs.replace(
        table,
        game=advisor.imagine(table.title.view(table.game, seat), seat, rng),
        secret=b"imagined",
        shares=(),
        drafts={},
        base=None,
        held={},
    )
    if not _on_turn(then.game, seat):
        raise Refusal("refuse-no-plan")
    draft = _fitting(then, seat, ahead.draft)
    mark = PLANNING | ahead.mark
    return msgspec.structs.replace(then, drafts={seat: Draft(draft.steps, mark)})


def can_plan(table: Table, seat: Seat) -> bool:
    """Whether a seat could plan its next turn now."""
    try:
        imagined(table, seat, NOTHING)
    except Refusal:
        return False
    return True


def _on_turn(game: Any, seat: Seat) -> bool:
    """Make it this seat's turn on the position as it stands, if somebody else's is going on: a phase that
    needs nothing but its seat. False where there is none, or nothing to be done in it."""
    awaited = engine.waits_for(game)
    for at, phase in enumerate(game.phases):
        if getattr(phase, "seat", None) not in awaited:
            continue
        try:
            game.phases[at:] = [type(phase)(seat=seat)]
        except TypeError:
            continue  # not a turn, but something asked in the course of one
        return list(engine.waits_for(game)) == [seat] and bool(engine.open_offers(game, seat))
    return False


def _fitting(table: Table, seat: Seat, moves: Sequence[bytes]) -> Draft:
    """As many of these moves as fit."""
    draft = Draft()
    for move in moves:
        try:
            draft = compose(table, seat, draft, table.title.load_move(move))
        except (Refusal, msgspec.DecodeError):
            break
    return draft


def plan_of(title: Title, seat: Seat, draft: Draft) -> Plan:
    """A composed turn as a plan."""
    return Plan(saved(draft), tuple([_told(one, seat) for one in draft.steps]))


def order_of(table: Table, seat: Seat, draft: Draft) -> Order:
    """A turn of one move as an order for the question it answers, up to the end of this part of the game."""
    question = engine.asks(table.game, seat).id
    return Order(question, saved(draft)[0], chapter(table.title, table.game))


def saved(draft: Draft) -> tuple[bytes, ...]:
    """The moves of a draft as they are kept."""
    return tuple([msgspec.msgpack.encode(move) for move in draft.moves])


def _told(one: Step, seat: Seat) -> bytes | None:
    """What a step told a seat of its own answer; of what is turned up nothing can be known before."""
    if one.reveals or one.drawn:
        return None
    told: list[Told] = [told for told in one.answers[0].events if told.to in (None, seat)]
    return msgspec.msgpack.encode(told)


def followed(table: Table, game: Any) -> tuple[Followed, dict[Seat, Ahead]]:
    """The answers that plans and orders give on a game, one after the other, and what is left of them."""
    left = dict(table.ahead)
    found: Followed = []
    for _ in range(IN_A_ROW):
        due = next(
            (
                one
                for seat in ([] if game.over else engine.waits_for(game))
                if (one := _due(table, game, Seat(seat), left.get(Seat(seat), NOTHING)))
            ),
            None,
        )
        if due is None:
            break
        seat = due[0][0].seat
        if due[0][0].cause == "plan":
            left[seat] = msgspec.structs.replace(left[seat], plans=(), draft=(), mark=0)
        found += due
        game = due[-1][1].game
    return found, left


def _due(table: Table, game: Any, seat: Seat, ahead: Ahead) -> Followed:
    """What a seat has given in advance for this moment."""
    for plan in ahead.plans:
        if (steps := fits(table, game, seat, plan)) is not None:
            return [(Answer(seat, None, one.move, "plan"), one) for one in steps]
    asked = engine.asks(game, seat).id if ahead.orders else ""
    for order in ahead.orders:
        if (order.question, order.chapter) != (asked, chapter(table.title, game)):
            continue
        try:
            one = step(table, game, seat, table.title.load_move(order.move))
        except (Refusal, msgspec.DecodeError):
            continue
        return [(Answer(seat, None, one.move, "order"), one)]
    return []


def fits(table: Table, game: Any, seat: Seat, plan: Plan) -> list[Step] | None:
    """The steps of a plan on a game, if each is legal and tells its owner the same as then."""
    steps: list[Step] = []
    for move, told in zip(plan.moves, plan.told, strict=True):
        try:
            one = step(table, game, seat, table.title.load_move(move))
        except (Refusal, msgspec.DecodeError):
            return None
        if _told(one, seat) != told:
            return None
        steps.append(one)
        game = one.game
    return steps


def waiting(table: Table, game: Any, left: dict[Seat, Ahead]) -> tuple[dict[Seat, Draft], dict[Seat, Ahead]]:
    """Plans whose turn has come and that do not fit wait in the panel, as far as they fit: the drafts, and
    what is left in advance. What belonged to an earlier part of the game is gone."""
    drafts: dict[Seat, Draft] = {}
    part = "" if game.over else chapter(table.title, game)
    moved = msgspec.structs.replace(table, game=game)
    awaited = () if game.over else engine.waits_for(game)
    for seat, ahead in left.items():
        orders = tuple([order for order in ahead.orders if order.chapter == part])
        ahead = msgspec.structs.replace(ahead, orders=orders)
        if seat in awaited and ahead.plans:
            draft = _fitting(moved, seat, ahead.plans[0].moves)
            if draft.steps:
                drafts[seat] = recompose(moved, seat, draft.moves, new_mark())
            ahead = Ahead(orders=orders, missed=True)
        left[seat] = Ahead() if game.over else ahead
    return drafts, left
