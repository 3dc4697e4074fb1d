"""What a seat has given in advance: its next turn (a plan, with others in case it does not fit) and standing
answers (orders). Private, and as values: nothing here touches the store.

A plan is composed as `games.manager.playing.drafting` tells. It is played when the turn comes if every step
is legal and tells its owner the same as when it was composed.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from db import new_mark
from games.core import AddressedEvent, Event, Move, Refusal, Seat, Title, engine
from games.core import StandingOrder as Rule
from games.manager.model.action import Action
from games.manager.model.premoves import NOTHING, GivenInAdvance, Premove, StandingAnswer
from games.manager.model.table import Draft, Step, Table, chapter, compose, recompose, step
from games.manager.model.turn_clock import TurnClock, delayed

IN_A_ROW = 500
"""So many plans and orders follow one answer at the most: more than the longest auction has bids."""

Followed = list[tuple[Action, Step]]


def turns_up(one: Step) -> bool:
    """Whether a step turns something up that nobody can know before."""
    return one.reveals or bool(one.drawn)


def _fitting(table: Table, seat: Seat, moves: Sequence[bytes]) -> Draft:
    """As many of these moves as fit."""
    draft = Draft()
    for move in moves:
        try:
            draft = compose(table, seat, draft, table.title.load_move(move))
        except (Refusal, msgspec.DecodeError):
            break
    return draft


def told_by(one: Step, seat: Seat) -> bytes | None:
    """What a step told a seat of its own answer; of what is turned up nothing can be known before."""
    return None if turns_up(one) else msgspec.msgpack.encode(of_answer(one, seat))


def of_answer(one: Step, seat: Seat) -> list[AddressedEvent]:
    """What a step told a seat of its own answer; nothing of answers that followed it by themselves."""
    return [told for told in one.answers[0].events if told.to in (None, seat)]


def _checked(plan: Premove) -> Iterator[tuple[bytes, bytes | None, bytes]]:
    """The moves of a plan, each with what it told, and what is known of what it turned up."""
    known = plan.known or (b"",) * len(plan.moves)
    return zip(plan.moves, plan.told, known, strict=True)


def _tells_the_same(title: Title, one: Step, seat: Seat, told: bytes | None, known: bytes) -> bool:
    """Whether a step tells its seat what it did when it was composed. Where something is turned up only after
    it (the round is over with it), what it tells before that; of what it turned up then (`known`) as far as
    both go, for what followed when it was composed need not follow now."""
    now = of_answer(one, seat)
    try:
        was = _told(title, known if told is None else told)
    except msgspec.DecodeError:
        return False  # of an older version
    if told is not None and (len(now) < len(was) or (len(now) > len(was) and not turns_up(one))):
        return False
    return all(_alike(*pair) for pair in zip(now, was, strict=False))


def _alike(now: AddressedEvent, was: AddressedEvent) -> bool:
    """Whether two events tell the same of what an answer gives and costs."""
    event = now.event
    if now.to == was.to and type(event) is type(was.event):
        event = msgspec.structs.replace(
            event, **{name: getattr(was.event, name) for name in event.incidental}
        )
    return (now.to, event) == (was.to, was.event)


def followed(table: Table, game: Any) -> tuple[Followed, dict[Seat, GivenInAdvance]]:
    """The answers that plans and orders give on a game, one after the other, and what is left of them."""
    left = dict(table.ahead)
    found: Followed = []
    for _ in range(IN_A_ROW):
        waiting_for = () if game.over else engine.waits_for(game)
        given = (due(table, game, Seat(seat), left.get(Seat(seat), NOTHING)) for seat in waiting_for)
        answers = next((one for one in given if one), None)
        if answers is None:
            break
        seat = answers[0][0].seat
        left[seat] = spent(table.title, left[seat], answers)
        left = forced(table.title, left, answers)
        found += answers
        game = answers[-1][1].game
    return found, left


def due(table: Table, game: Any, seat: Seat, ahead: GivenInAdvance) -> Followed:
    """What a seat has given in advance for this moment."""
    for plan in ahead.plans:
        if (steps := fits(table, game, seat, plan)) is not None:
            return [(Action(seat, None, one.move, "plan"), one) for one in steps]
    if not ahead.orders:
        return []
    for move in _ordered(table, game, seat, ahead):
        try:
            one = step(table, game, seat, move)
        except Refusal:
            continue
        return [(Action(seat, None, one.move, "order"), one)]
    return []


def is_due(table: Table, game: Any, seat: Seat, ahead: GivenInAdvance) -> bool:
    """Whether what a seat has given in advance answers its question on a game."""
    return not game.over and seat in engine.waits_for(game) and bool(due(table, game, seat, ahead))


def answers_at(table: Table, clock: TurnClock, seat: Seat) -> int:
    """When an order answers what a seat is asked, where the terms delay that: the same whether there is one.
    Nobody at the table can foretell it, for it follows from the table's secret and what everybody knows."""
    since = clock.waits[seat].since
    mark = hashlib.sha256(b"order" + table.secret + f"{since} {seat}".encode()).digest()
    return delayed(since, int.from_bytes(mark[:6], "big"))


def _ordered(table: Table, game: Any, seat: Seat, ahead: GivenInAdvance) -> Iterator[Move]:
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


def rules_of(title: Title, ahead: GivenInAdvance, part: str) -> list[Rule]:
    """The orders of a title's own kinds that count in a part of the game, as they are to be asked."""
    found = []
    for order in ahead.orders:
        if not order.question and order.chapter in ("", part) and (rule := rule_of(title, order)):
            found.append(rule)
    return sorted(found, key=lambda rule: rule.rank)


def rule_of(title: Title, order: StandingAnswer) -> Rule | None:
    """A kept order of a title's own kind; None if there is no such kind any more."""
    try:
        return title.load_order(order.move)
    except msgspec.DecodeError:
        return None


def with_rule(table: Table, ahead: GivenInAdvance, rule: Rule) -> GivenInAdvance:
    """With one more order, in the place of the one about the same. The newest stands last."""
    others = [
        order
        for order in ahead.orders
        if order.question or (old := rule_of(table.title, order)) is None or old.about != rule.about
    ]
    part = chapter(table.title, table.game) if rule.lasts == "part" else ""
    order = StandingAnswer("", msgspec.msgpack.encode(rule), part)
    return msgspec.structs.replace(ahead, orders=(*others, order))


def answer_of(table: Table, seat: Seat, rule: Rule) -> Move | None:
    """What an order answers to the question its seat is asked just now."""
    game = table.composed(seat)
    if game.over or seat not in engine.waits_for(game):
        return None
    return engine.obeyed(table.title.view(game, seat), seat, rule)


def fits(table: Table, game: Any, seat: Seat, plan: Premove) -> list[Step] | None:
    """The steps of a plan's next part on a game, if each is legal and tells its owner the same as then."""
    steps: list[Step] = []
    for move, told, known in _checked(plan):
        try:
            one = step(table, game, seat, table.title.load_move(move))
        except (Refusal, msgspec.DecodeError):
            return None
        if not _tells_the_same(table.title, one, seat, told, known):
            return None
        steps.append(one)
        if one.crosses:
            break
        game = one.game
    return steps


def spent(title: Title, ahead: GivenInAdvance, taken: Sequence[tuple[Action, Step]]) -> GivenInAdvance:
    """What is left in advance of a seat that has given these answers: of a plan that was played what comes
    after what it has turned up; plans of a turn that it has answered otherwise are gone."""
    rest = GivenInAdvance(orders=ahead.orders)
    moves = tuple([msgspec.msgpack.encode(answer.move) for answer, _ in taken])
    if taken[0][0].cause == "plan":
        count = len(moves)
        left = next((one for one in ahead.plans if one.moves[:count] == moves), None)
        if left is None or len(left.moves) == count:
            return rest
        return GivenInAdvance(plans=(left.after(count),), orders=ahead.orders)
    kinds = {type(answer.move) for answer, _ in taken}
    kept = tuple([one for one in ahead.plans if not _answers(title, one, kinds)])
    return GivenInAdvance(plans=kept, orders=ahead.orders)


def forced(
    title: Title, left: Mapping[Seat, GivenInAdvance], taken: Sequence[tuple[Action, Step]]
) -> dict[Seat, GivenInAdvance]:
    """What is left in advance when these answers have forced others: where a plan begins with the only answer
    there was, and it told the same, the plan goes on after it."""
    found = dict(left)
    for answer, one in taken:
        for came in one.answers[1:]:
            seat = came.seat
            if seat is not None and seat != answer.seat and seat in found:
                found[seat] = _given(title, found[seat], seat, came)
    return found


def _given(title: Title, ahead: GivenInAdvance, seat: Seat, came: engine.AppliedAction) -> GivenInAdvance:
    """What is left in advance after an answer that was given for its seat, as the only one."""
    one, move = Step((came,), None, False, bool(came.drawn)), msgspec.msgpack.encode(came.move)
    same = []
    for plan in ahead.plans:
        first, told, known = next(_checked(plan))
        if first == move and _tells_the_same(title, one, seat, told, known):
            same.append(plan)
    if not same:
        return ahead
    rest = tuple([plan.after(1) for plan in same if len(plan.moves) > 1])
    return msgspec.structs.replace(ahead, plans=rest)


def _answers(title: Title, plan: Premove, kinds: set[type[Move]]) -> bool:
    """Whether moves of these kinds answer the question that a plan begins with."""
    try:
        first = type(title.load_move(plan.moves[0]))
    except msgspec.DecodeError:
        return True
    return any(first in phase.handlers and kinds & set(phase.handlers) for phase in title.phases)


def _in_between(title: Title, game: Any, plan: Premove) -> bool:
    """Whether the question at hand is another than the one a plan begins with."""
    try:
        first = type(title.load_move(plan.moves[0]))
    except msgspec.DecodeError:
        return False
    return first not in game.phases[-1].handlers


def waiting(
    table: Table, game: Any, left: dict[Seat, GivenInAdvance]
) -> tuple[dict[Seat, Draft], dict[Seat, GivenInAdvance]]:
    """Plans whose turn has come and that do not fit wait in the panel, as far as they fit: the drafts, and
    what is left in advance. What belonged to an earlier part of the game is gone."""
    drafts: dict[Seat, Draft] = {}
    moved = msgspec.structs.replace(table, game=game)
    awaited = () if game.over else engine.waits_for(game)
    for seat, ahead in left.items():
        ahead = msgspec.structs.replace(ahead, orders=_lasting(moved, seat, ahead))
        elsewhere = seat not in awaited or not ahead.plans or _in_between(table.title, game, ahead.plans[0])
        if not elsewhere and not is_due(table, game, seat, ahead):
            draft = _fitting(moved, seat, ahead.plans[0].moves)
            if draft.steps:
                drafts[seat] = recompose(moved, seat, draft.moves, new_mark())
            ahead = GivenInAdvance(orders=ahead.orders, missed=True, late=ahead.plans[0])
        left[seat] = GivenInAdvance() if game.over else ahead
    return drafts, left


def _lasting(table: Table, seat: Seat, ahead: GivenInAdvance) -> tuple[StandingAnswer, ...]:
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


def what_changed(table: Table, seat: Seat, plan: Premove) -> Late | None:
    """What keeps a plan from being played on the table as it is; None if nothing does."""
    game = table.game
    for data, told, known in _checked(plan):
        try:
            move = table.title.load_move(data)
        except msgspec.DecodeError:
            return None  # of an older version: there are no words for it
        try:
            one = step(table, game, seat, move)
        except Refusal as refusal:
            return Late(move, refusal)
        if not _tells_the_same(table.title, one, seat, told, known):
            was = tuple([one.event for one in _told(table.title, known if told is None else told)])
            # What it would turn up nobody may know before it is played.
            now = () if turns_up(one) else tuple([told.event for told in of_answer(one, seat)])
            return Late(move, None, was, now)
        if one.crosses:
            break  # what comes of it nobody knows yet
        game = one.game
    return None


class _Row(msgspec.Struct):
    event: msgspec.Raw
    to: Seat | None = None


def _told(title: Title, data: bytes) -> list[AddressedEvent]:
    """What was told, as it was kept."""
    rows = msgspec.msgpack.decode(data, type=list[_Row]) if data else []
    return [AddressedEvent(title.load_event(bytes(row.event)), row.to) for row in rows]
