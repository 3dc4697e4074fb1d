"""What a seat has given in advance: its next turn (a plan, with others in case it does not fit) and standing
answers (orders). Private, and as values: nothing here touches the store.

A plan is composed on the position as it stands and as its owner sees it, with hidden things imagined: so
nothing of it can tell what its owner does not know. It is played when the turn comes if every step is legal
and tells its owner the same as when it was composed.
"""

import hashlib
import random
from collections.abc import Iterator, Sequence
from itertools import takewhile
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

IN_BETWEEN = 12
"""So many questions about what was turned up stand between two parts of a plan at the most."""

IN_A_ROW = 500
"""So many plans and orders follow one answer at the most: more than the longest auction has bids."""

Followed = list[tuple[Answer, Step]]


def is_planning(mark: int) -> bool:
    """Whether a draft's mark is that of a plan."""
    return bool(mark & PLANNING)


def imagined(table: Table, seat: Seat, ahead: Ahead, world: int = 0) -> Table:
    """The table as if it were the seat's turn now, with the plan being composed. What that has turned up so
    far is imagined, otherwise in each `world`: the game is the one after it, the draft what comes then.
    Refusal where players don't take turns just now, or the title knows nothing of imagining."""
    advisor = table.title.advisor
    if table.game is None or table.game.over or advisor is None or seat in table.awaited():
        raise Refusal("refuse-no-plan")
    rng = random.Random(
        f"{table.id} {table.mark} {seat} {world}" if world else f"{table.id} {table.mark} {seat}"
    )
    then = msgspec.structs.replace(
        table,
        game=advisor.imagine(table.title.view(table.game, seat), seat, rng),
        secret=f"imagined {world}".encode(),
        shares=(),
        drafts={},
        base=None,
        held={},
    )
    if not _on_turn(then.game, seat):
        raise Refusal("refuse-no-plan")
    game, draft = _composed(then, seat, ahead)
    mark = PLANNING | ahead.mark
    return msgspec.structs.replace(then, game=game, drafts={seat: Draft(draft.steps, mark)})


WORLDS = (1, 2)
"""Others, in which what a plan goes on with must be possible too: else it depends on what nobody knows."""


def others(table: Table, seat: Seat, ahead: Ahead) -> list[Table]:
    """The same plan in other worlds, if it has turned something up: what differs among them is not known."""
    if not any(map(_turns_up, _steps(imagined(table, seat, NOTHING), seat, ahead))):
        return []
    return [imagined(table, seat, ahead, world) for world in WORLDS]


def _turns_up(one: Step) -> bool:
    return one.reveals or bool(one.drawn)


def _composed(table: Table, seat: Seat, ahead: Ahead) -> tuple[Any, Draft]:
    """The game after the parts of a plan that are complete and go on; the part being composed."""
    game, draft = table.game, Draft()
    for one, after in _parts(table, seat, ahead):
        draft = Draft((*draft.steps, one))
        if after is not None:
            game, draft = after, Draft()
    return game, draft


def _steps(table: Table, seat: Seat, ahead: Ahead) -> list[Step]:
    """The steps of the plan being composed, as many as fit, from one part to the next."""
    return [one for one, _ in _parts(table, seat, ahead)]


def _parts(table: Table, seat: Seat, ahead: Ahead) -> Iterator[tuple[Step, Any]]:
    """Each step with the game that the next part begins with, where it ends one that goes on: past what has
    been turned up, or with the turn after this one, where that is planned too."""
    game, further = table.game, ahead.further
    for move in ahead.draft:
        try:
            one = step(table, game, seat, table.title.load_move(move))
        except (Refusal, msgspec.DecodeError):
            return
        after = None
        if one.over and further:
            further -= 1
            after = _next_turn(table, one.game, seat)
        elif one.crosses and not one.over:
            after, over = _past_turned_up(table, one.game, seat)
            if over and further:
                further -= 1
                after = _next_turn(table, after, seat)
            elif over:
                after = one.game
        yield one, after
        if one.over and after is None:
            return
        game = one.game if after is None else after


def _next_turn(table: Table, game: Any, seat: Seat) -> Any:
    """The game at the seat's next turn, as if nobody else took one meanwhile, and whatever else is asked were
    answered as neutrally as can be; None if there is none."""
    for _ in range(IN_BETWEEN):
        if game.over:
            return None
        waiting = engine.waits_for(game)
        then = table.title.copy(game)
        if list(waiting) == [seat] and _begun(then.phases[-1], seat) is not None:
            return then
        if list(waiting) != [seat] and _on_turn(then, seat):
            return then
        game = step(table, game, Seat(waiting[0]), engine.default(game, Seat(waiting[0]))).game
    return None


def _begun(phase: Any, seat: Seat) -> Any:
    """A turn like this one at its beginning, for a seat; None if it is no turn, but asked in one's course."""
    try:
        return type(phase)(seat=seat)
    except TypeError:
        return None


def _past_turned_up(table: Table, game: Any, seat: Seat) -> tuple[Any, bool]:
    """The game after questions about what has been turned up: they are answered when they come, and the plan
    goes on after them. And whether the turn is over with them."""
    for _ in range(IN_BETWEEN):
        if game.over or seat not in engine.waits_for(game) or not game.phases[-1].turned_up:
            break
        after = step(table, game, seat, engine.default(game, seat))
        game = after.game
        if after.over:
            return game, True
    return game, False


def ends_turn(then: Table, seat: Seat) -> bool:
    """Whether a plan being composed (`then`: as imagined) has come to the end of a turn, or to a last
    question about what it turns up."""
    draft = then.draft(seat)
    if draft.steps:
        return draft.steps[-1].over
    return bool(then.game.phases) and then.game.phases[-1].turned_up


def is_whole(table: Table, seat: Seat, ahead: Ahead) -> bool:
    """Whether a plan being composed can be given: a whole turn, or one that ends where something is turned
    up."""
    steps = _steps(imagined(table, seat, NOTHING), seat, ahead)
    return bool(steps) and steps[-1].crosses


def fitting(table: Table, seat: Seat, ahead: Ahead) -> tuple[bytes, ...]:
    """The moves of the plan being composed that still fit."""
    steps = _steps(imagined(table, seat, NOTHING), seat, ahead)
    return tuple([msgspec.msgpack.encode(one.move) for one in steps])


def unknown(table: Table, seat: Seat, ahead: Ahead, move: Move) -> bool:
    """Whether a further move of a plan depends on what it will have turned up: it is not possible in every
    world, or not told the same."""
    told = set()
    for then in [imagined(table, seat, ahead), *others(table, seat, ahead)]:
        try:
            one = step(then, then.composed(seat), seat, move)
        except Refusal:
            return True
        told.add(_told(one, seat))
    return len(told) > 1


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
        begun = _begun(phase, seat)
        if begun is None:
            continue
        game.phases[at:] = [begun]
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


def plan_of(table: Table, seat: Seat, ahead: Ahead) -> Plan:
    """The turn being composed as a plan, as far as it fits. Of what it turns up only what is the same in two
    worlds is known."""
    steps, twins = (_steps(imagined(table, seat, NOTHING, world), seat, ahead) for world in (0, WORLDS[0]))
    known = [_both_told(one, twin, seat) for one, twin in zip(steps, twins, strict=False)]
    known += [b""] * (len(steps) - len(known))
    return Plan(
        tuple([msgspec.msgpack.encode(one.move) for one in steps]),
        tuple([_told(one, seat) for one in steps]),
        known=tuple(known),
    )


def _both_told(one: Step, twin: Step, seat: Seat) -> bytes:
    """What two steps that turn something up both tell before it; nothing of others."""
    if not _turns_up(one):
        return b""
    both = zip(_of_answer(one, seat), _of_answer(twin, seat), strict=False)
    return msgspec.msgpack.encode([told for told, _ in takewhile(lambda pair: pair[0] == pair[1], both)])


def order_of(table: Table, seat: Seat, draft: Draft) -> Order:
    """A turn of one move as an order for the question it answers, up to the end of this part of the game."""
    question = engine.asks(table.game, seat).id
    return Order(question, saved(draft)[0], chapter(table.title, table.game))


def saved(draft: Draft) -> tuple[bytes, ...]:
    """The moves of a draft as they are kept."""
    return tuple([msgspec.msgpack.encode(move) for move in draft.moves])


def _told(one: Step, seat: Seat) -> bytes | None:
    """What a step told a seat of its own answer; of what is turned up nothing can be known before."""
    return None if _turns_up(one) else msgspec.msgpack.encode(_of_answer(one, seat))


def _of_answer(one: Step, seat: Seat) -> list[Told]:
    return [told for told in one.answers[0].events if told.to in (None, seat)]


def _checked(plan: Plan) -> Iterator[tuple[bytes, bytes | None, bytes]]:
    """The moves of a plan, each with what it told, and what is known of what it turned up."""
    known = plan.known or (b"",) * len(plan.moves)
    return zip(plan.moves, plan.told, known, strict=True)


def _tells_the_same(one: Step, seat: Seat, told: bytes | None, known: bytes) -> bool:
    """Whether a step tells its seat what it did when it was composed. Where something is turned up only after
    it (the round is over with it), what it tells before that."""
    if told is None:
        return not known or _agrees(one, seat, known)
    return _told(one, seat) == told or (_turns_up(one) and _begins(one, seat, told))


def _agrees(one: Step, seat: Seat, known: bytes) -> bool:
    """Whether a step tells its seat what is known of it, as far as both go: what followed when it was
    composed (the end of the round) need not follow now."""
    events = [msgspec.msgpack.encode(told) for told in _of_answer(one, seat)]
    then = msgspec.msgpack.decode(known, type=list[msgspec.Raw])
    return all(now == bytes(was) for now, was in zip(events, then, strict=False))


def _begins(one: Step, seat: Seat, told: bytes) -> bool:
    """Whether what a step tells its seat begins so."""
    count = len(msgspec.msgpack.decode(told, type=list[msgspec.Raw]))
    return msgspec.msgpack.encode(_of_answer(one, seat)[:count]) == told


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
        seat = answers[0][0].seat
        left[seat] = spent(table.title, left[seat], answers)
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
    """The steps of a plan's next part on a game, if each is legal and tells its owner the same as then."""
    steps: list[Step] = []
    for move, told, known in _checked(plan):
        try:
            one = step(table, game, seat, table.title.load_move(move))
        except (Refusal, msgspec.DecodeError):
            return None
        if not _tells_the_same(one, seat, told, known):
            return None
        steps.append(one)
        if one.crosses:
            break
        game = one.game
    return steps


def spent(title: Title, ahead: Ahead, taken: Sequence[tuple[Answer, Step]]) -> Ahead:
    """What is left in advance of a seat that has given these answers: of a plan that was played what comes
    after what it has turned up; plans of a turn that it has answered otherwise are gone."""
    rest = Ahead(orders=ahead.orders)
    moves = tuple([msgspec.msgpack.encode(answer.move) for answer, _ in taken])
    if taken[0][0].cause == "plan":
        count = len(moves)
        left = next((one for one in ahead.plans if one.moves[:count] == moves), None)
        if left is None or len(left.moves) == count:
            return rest
        return Ahead(plans=(left.after(count),), orders=ahead.orders)
    kinds = {type(answer.move) for answer, _ in taken}
    kept = tuple([one for one in ahead.plans if not _answers(title, one, kinds)])
    return Ahead(plans=kept, orders=ahead.orders)


def _answers(title: Title, plan: Plan, kinds: set[type[Move]]) -> bool:
    """Whether moves of these kinds answer the question that a plan begins with."""
    try:
        first = type(title.load_move(plan.moves[0]))
    except msgspec.DecodeError:
        return True
    return any(first in phase.handlers and kinds & set(phase.handlers) for phase in title.phases)


def _in_between(title: Title, game: Any, plan: Plan) -> bool:
    """Whether the question at hand is another than the one a plan begins with."""
    try:
        first = type(title.load_move(plan.moves[0]))
    except msgspec.DecodeError:
        return False
    return first not in game.phases[-1].handlers


def waiting(table: Table, game: Any, left: dict[Seat, Ahead]) -> tuple[dict[Seat, Draft], dict[Seat, Ahead]]:
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
    for data, told, known in _checked(plan):
        try:
            move = table.title.load_move(data)
        except msgspec.DecodeError:
            return None  # of an older version: there are no words for it
        try:
            one = step(table, game, seat, move)
        except Refusal as refusal:
            return Late(move, refusal)
        if not _tells_the_same(one, seat, told, known):
            was = _events(table.title, known if told is None else told)
            # What it would turn up nobody may know before it is played.
            now = () if _turns_up(one) else tuple([told.event for told in _of_answer(one, seat)])
            return Late(move, None, was, now)
        if one.crosses:
            break  # what comes of it nobody knows yet
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
