"""What a seat has given in advance: its next turn (a plan, with others in case it does not fit) and standing
answers (orders). Private, and as values: nothing here touches the store.

A plan is composed on the position as it stands and as its owner sees it, with hidden things imagined: so
nothing of it can tell what its owner does not know. It is played when the turn comes if every step is legal
and tells its owner the same as when it was composed.
"""

import hashlib
import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from db import new_mark
from games.advance import NOTHING, Ahead, Order, Plan
from games.answer import Answer
from games.core import Event, Move, Refusal, Seat, Title, Told, engine
from games.core import Order as Rule
from games.table import Draft, Step, Table, chapter, compose, recompose, step

PLANNING = 1 << 48
"""Set in the marks of drafts that are plans: a click on one is never taken for a click on a real turn."""

IN_A_ROW = 500
"""So many plans and orders follow one answer at the most: more than the longest auction has bids."""

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
        waiting_for = () if game.over else engine.waits_for(game)
        given = (due(table, game, Seat(seat), left.get(Seat(seat), NOTHING)) for seat in waiting_for)
        answers = next((one for one in given if one), None)
        if answers is None:
            break
        first = answers[0][0]
        if first.cause == "plan":
            left[first.seat] = msgspec.structs.replace(left[first.seat], plans=(), draft=(), mark=0)
        found += answers
        game = answers[-1][1].game
    return found, left


def due(table: Table, game: Any, seat: Seat, ahead: Ahead) -> Followed:
    """What a seat has given in advance for this moment."""
    for plan in ahead.plans:
        if (steps := fits(table, game, seat, plan)) is not None:
            return [(Answer(seat, None, one.move, "plan"), one) for one in steps]
    if not ahead.orders:
        return []
    for move in _ordered(table, game, seat, ahead):
        try:
            one = step(table, game, seat, move)
        except Refusal:
            continue
        return [(Answer(seat, None, one.move, "order"), one)]
    return []


def is_due(table: Table, game: Any, seat: Seat, ahead: Ahead) -> bool:
    """Whether what a seat has given in advance answers its question on a game."""
    return not game.over and seat in engine.waits_for(game) and bool(due(table, game, seat, ahead))


def delay(table: Table, seq: int, seat: Seat) -> int:
    """A number that nobody at the table can foretell, for how long an order waits: by the table's secret and
    what everybody knows alone."""
    mark = hashlib.sha256(b"order" + table.secret + f"{seq} {seat}".encode()).digest()
    return int.from_bytes(mark[:6], "big")


def _ordered(table: Table, game: Any, seat: Seat, ahead: Ahead) -> Iterator[Move]:
    """What a seat's orders answer to the question it is asked: standing answers first, then rules, the
    special before the general."""
    title = table.title
    asked, part = engine.asks(game, seat).id, chapter(title, game)
    for order in ahead.orders:
        if (order.question, order.chapter) == (asked, part):
            try:
                yield title.load_move(order.move)
            except msgspec.DecodeError:
                continue  # a kind of move that there is no more
    rules = rules_of(title, ahead, part)
    if not rules:
        return
    view = title.view(game, seat)
    for rule in rules:
        if (move := engine.obeyed(view, seat, rule)) is not None:
            yield move


def rules_of(title: Title, ahead: Ahead, part: str) -> list[Rule]:
    """The orders of a title's own kinds that count in a part of the game, as they are to be asked."""
    found = []
    for order in ahead.orders:
        if not order.question and order.chapter in ("", part) and (rule := rule_of(title, order)):
            found.append(rule)
    return sorted(found, key=lambda rule: rule.rank)


def rule_of(title: Title, order: Order) -> Rule | None:
    """A kept order of a title's own kind; None if there is no such kind any more."""
    try:
        return title.load_order(order.move)
    except msgspec.DecodeError:
        return None


def with_rule(table: Table, ahead: Ahead, rule: Rule) -> Ahead:
    """With one more order, in the place of the one about the same. The newest stands last."""
    others = [
        order
        for order in ahead.orders
        if order.question or (old := rule_of(table.title, order)) is None or old.about != rule.about
    ]
    part = chapter(table.title, table.game) if rule.lasts == "part" else ""
    order = Order("", msgspec.msgpack.encode(rule), part)
    return msgspec.structs.replace(ahead, orders=(*others, order))


def answer_of(table: Table, seat: Seat, rule: Rule) -> Move | None:
    """What an order answers to the question its seat is asked just now."""
    game = table.composed(seat)
    if game.over or seat not in engine.waits_for(game):
        return None
    return engine.obeyed(table.title.view(game, seat), seat, rule)


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
    moved = msgspec.structs.replace(table, game=game)
    awaited = () if game.over else engine.waits_for(game)
    for seat, ahead in left.items():
        ahead = msgspec.structs.replace(ahead, orders=_lasting(moved, seat, ahead))
        if seat in awaited and ahead.plans and not is_due(table, game, seat, ahead):
            draft = _fitting(moved, seat, ahead.plans[0].moves)
            if draft.steps:
                drafts[seat] = recompose(moved, seat, draft.moves, new_mark())
            ahead = Ahead(orders=ahead.orders, missed=True, late=ahead.plans[0])
        left[seat] = Ahead() if game.over else ahead
    return drafts, left


def _lasting(table: Table, seat: Seat, ahead: Ahead) -> tuple[Order, ...]:
    """The orders that still may have something to answer."""
    if table.game.over or not ahead.orders:
        return ()
    part = chapter(table.title, table.game)
    view = table.title.view(table.game, seat)
    kept = []
    for order in ahead.orders:
        if order.chapter not in ("", part):
            continue
        if not order.question and ((rule := rule_of(table.title, order)) is None or rule.over(view, seat)):
            continue
        kept.append(order)
    return tuple(kept)


class Late(NamedTuple):
    """Where a plan no longer fits: its first step that is refused, or that tells its owner something else
    than when it was composed (`was`, `now`)."""

    move: Move
    refusal: Refusal | None
    was: tuple[Event, ...] = ()
    now: tuple[Event, ...] = ()


def what_changed(table: Table, seat: Seat, plan: Plan) -> Late | None:
    """What keeps a plan from being played on the table as it is; None if nothing does."""
    game = table.game
    for data, told in zip(plan.moves, plan.told, strict=True):
        try:
            move = table.title.load_move(data)
        except msgspec.DecodeError:
            return None  # of an older version: there are no words for it
        try:
            one = step(table, game, seat, move)
        except Refusal as refusal:
            return Late(move, refusal)
        now = _told(one, seat)
        if now != told:
            return Late(move, None, _events(table.title, told), _events(table.title, now))
        game = one.game
    return None


class _Row(msgspec.Struct):
    event: msgspec.Raw


def _events(title: Title, told: bytes | None) -> tuple[Event, ...]:
    if told is None:
        return ()
    return tuple(
        [title.load_event(bytes(row.event)) for row in msgspec.msgpack.decode(told, type=list[_Row])]
    )
