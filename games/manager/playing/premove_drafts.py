"""Composing a premove: on the present position as its owner sees it, with hidden things imagined. So it can
reveal nothing that its owner does not know.

These are values; nothing here touches the store. `games.manager.playing.advance_answers` plays the premoves.
"""

import random
from collections.abc import Collection, Iterator, Sequence
from itertools import takewhile
from typing import Any

import msgspec

from games.core import FACE_DOWN, Move, Refusal, Seat, Title, engine
from games.core.choices.in_all_worlds import texts_in
from games.core.decoding import decoded
from games.manager.model.draft import Draft, DraftStep
from games.manager.model.in_advance import NOTHING_GIVEN, GivenInAdvance, Premove, StoredOrder
from games.manager.model.table import Table, chapter, play_move
from games.manager.playing.premove_steps import events_of_answer, events_told, is_revealing

PREMOVE_BIT = 1 << 48
"""Bit set in the ids of drafts that are premoves, so that a click on one never counts as a click on a real
turn."""

IN_BETWEEN = 12
"""Maximum number of questions between two parts of a premove about what was revealed."""


def is_premove(draft_id: int) -> bool:
    """Whether a draft's id is that of a premove."""
    return bool(draft_id & PREMOVE_BIT)


def id_of_draft(in_advance: GivenInAdvance) -> int:
    """The draft's id of the premove being composed, as clicks on its panel name it."""
    return PREMOVE_BIT | in_advance.draft_id


def at_next_turn(table: Table, seat: Seat, in_advance: GivenInAdvance, world: int = 0) -> Table:
    """The table as if it were the seat's turn now, with the premove being composed.

    What the premove reveals is imagined, differently in each `world`. The result's game is the one after the
    completed parts; its draft is the part being composed.

    Raises Refusal if players don't take turns at the moment, or the title has no advisor that can imagine
    hidden things.
    """
    advisor = table.title.advisor
    if table.game is None or table.game.over or advisor is None or seat in table.awaited():
        raise Refusal("refuse-no-plan")
    seed = f"{table.id} {table.commit_id} {seat}"
    rng = random.Random(f"{seed} {world}" if world else seed)
    then = msgspec.structs.replace(
        table,
        game=advisor.imagine(table.title.view(table.game, seat), seat, rng),
        secret=f"imagined {world}".encode(),
        shares=(),
        drafts={},
        base=None,
        sealed={},
    )
    if not _on_turn(then.game, seat):
        raise Refusal("refuse-no-plan")
    game, draft = _composed(then, seat, in_advance)
    draft = Draft(draft.steps, id_of_draft(in_advance))
    return msgspec.structs.replace(then, game=game, drafts={seat: draft})


WORLDS = (1, 2)
"""Further worlds in which the continuation of a premove must be possible too.

Otherwise it depends on unknown things.
"""

KNOWN = 6
"""Number of worlds that must agree on an event before a reveal for it to count as known."""


def other_worlds(table: Table, seat: Seat, in_advance: GivenInAdvance) -> list[Table]:
    """The table of the premove being composed in other worlds, if it has revealed something.

    What differs between them is unknown.
    """
    if not any(map(is_revealing, _steps(table, seat, in_advance))):
        return []
    return [at_next_turn(table, seat, in_advance, world) for world in WORLDS]


def hidden(table: Table, seat: Seat) -> frozenset[str]:
    """The names of what a seat can't see when it starts to compose.

    After a reveal, the rest of a premove must show none of them.
    """
    then = at_next_turn(table, seat, NOTHING_GIVEN)
    return frozenset(texts_in(then.game) - texts_in(then.view(seat)))


def turned_down(title: Title, view: Any, hidden: Collection[str]) -> Any:
    """A position with everything that has a hidden name turned face down, for pictures of it."""
    plain = _turned_down(decoded(title.save(view)), hidden)
    seen = title.load(msgspec.msgpack.encode(plain))
    seen.standing_orders = view.standing_orders
    return seen


def _turned_down(value: Any, hidden: Collection[str]) -> Any:
    if isinstance(value, list):
        return [_turned_down(part, hidden) for part in value]
    if isinstance(value, dict):
        return {key: _turned_down(part, hidden) for key, part in value.items()}
    return FACE_DOWN if isinstance(value, str) and value in hidden else value


def _composed(table: Table, seat: Seat, in_advance: GivenInAdvance) -> tuple[Any, Draft]:
    """The game after the completed parts of a premove that continues, and the part being composed."""
    game, draft = table.game, Draft()
    for one, after in _parts(table, seat, in_advance):
        draft = Draft((*draft.steps, one))
        if after is not None:
            game, draft = after, Draft()
    return game, draft


def _steps(table: Table, seat: Seat, in_advance: GivenInAdvance, world: int = 0) -> list[DraftStep]:
    """The steps of the premove being composed that fit, over all its parts, as imagined in a world."""
    return [step for step, _ in _parts(at_next_turn(table, seat, NOTHING_GIVEN, world), seat, in_advance)]


def _parts(table: Table, seat: Seat, in_advance: GivenInAdvance) -> Iterator[tuple[DraftStep, Any]]:
    """Each step, and, if it ends a part that continues, the game in which the next part begins: after the
    reveal, or at the following turn if that is composed too."""
    game, further = table.game, in_advance.further
    for move in in_advance.draft:
        try:
            step = play_move(table, game, seat, table.title.load_move(move))
        except (Refusal, msgspec.DecodeError):
            return
        after = None
        if step.over and further:
            further -= 1
            after = _next_turn(table, step.game, seat)
        elif step.irreversible and not step.over:
            after, over = _past_turned_up(table, step.game, seat)
            if over and further:
                further -= 1
                after = _next_turn(table, after, seat)
            elif over:
                after = step.game
        yield step, after
        if step.over and after is None:
            return
        game = step.game if after is None else after


def _next_turn(table: Table, game: Any, seat: Seat) -> Any:
    """The game at the seat's next turn, as if nobody else took one in between and all other questions got the
    default answer. None if there is no such turn."""
    for _ in range(IN_BETWEEN):
        if game.over:
            return None
        waiting = engine.waits_for(game)
        then = table.title.copy(game)
        if list(waiting) == [seat] and _begun(then.phases[-1], seat) is not None:
            return then
        if list(waiting) != [seat] and _on_turn(then, seat):
            return then
        game = play_move(table, game, Seat(waiting[0]), engine.default(game, Seat(waiting[0]))).game
    return None


def _begun(phase: Any, seat: Seat) -> Any:
    """A new turn phase of the same kind for a seat. None if the phase is a step within a turn."""
    try:
        return type(phase)(seat=seat)
    except TypeError:
        return None


def _past_turned_up(table: Table, game: Any, seat: Seat) -> tuple[Any, bool]:
    """The game after the questions about what was revealed, and whether they ended the turn.

    They are answered when they come; the premove continues after them.
    """
    for _ in range(IN_BETWEEN):
        if game.over or seat not in engine.waits_for(game) or not game.phases[-1].turned_up:
            break
        after = play_move(table, game, seat, engine.default(game, seat))
        game = after.game
        if after.over:
            return game, True
    return game, False


def ends_turn(then: Table, seat: Seat) -> bool:
    """Whether a premove being composed (`then`: as imagined) has reached the end of a turn, or a last
    question about what it reveals."""
    draft = then.draft(seat)
    if draft.steps:
        return draft.steps[-1].over
    return bool(then.game.phases) and then.game.phases[-1].turned_up


def is_whole(table: Table, seat: Seat, in_advance: GivenInAdvance) -> bool:
    """Whether a premove being composed can be given: it is a whole turn, or ends with a reveal."""
    steps = _steps(table, seat, in_advance)
    return bool(steps) and steps[-1].irreversible


def fitting(table: Table, seat: Seat, in_advance: GivenInAdvance) -> tuple[bytes, ...]:
    """The moves of the premove being composed that still fit."""
    steps = _steps(table, seat, in_advance)
    return tuple([msgspec.msgpack.encode(one.move) for one in steps])


def unknown(table: Table, seat: Seat, in_advance: GivenInAdvance, move: Move) -> bool:
    """Whether a further move of a premove depends on what the premove reveals: it is not possible in every
    world, or its events differ."""
    events_by_world = set()
    others = other_worlds(table, seat, in_advance)
    if others and texts_in(move) & hidden(table, seat):
        return True
    for then in [at_next_turn(table, seat, in_advance), *others]:
        try:
            step = play_move(then, then.composed(seat), seat, move)
        except Refusal:
            return True
        events_by_world.add(events_told(step, seat))
    return len(events_by_world) > 1


def can_compose(table: Table, seat: Seat) -> bool:
    """Whether a seat could compose a premove of its next turn now."""
    try:
        at_next_turn(table, seat, NOTHING_GIVEN)
    except Refusal:
        return False
    return True


def _on_turn(game: Any, seat: Seat) -> bool:
    """Make it this seat's turn on the present position, if another seat's turn is going on.

    This needs a turn phase that takes nothing but its seat. False if there is none, or the seat has nothing
    to do in it.
    """
    awaited = engine.waits_for(game)
    for at, phase in enumerate(game.phases):
        if getattr(phase, "seat", None) not in awaited:
            continue
        begun = _begun(phase, seat)
        if begun is None:
            continue
        game.phases[at:] = [begun]
        return engine.waits_for_only(game, seat) and bool(engine.open_offers(game, seat))
    return False


def premove_of(table: Table, seat: Seat, in_advance: GivenInAdvance) -> Premove:
    """The turn being composed as a premove, as far as it fits.

    Of its reveals, only what is the same in several worlds counts as known; a single other world could agree
    by chance.
    """
    steps = _steps(table, seat, in_advance)
    worlds = range(1, KNOWN) if any(map(is_revealing, steps)) else ()
    twins = [_steps(table, seat, in_advance, world) for world in worlds]
    return Premove(
        tuple([msgspec.msgpack.encode(one.move) for one in steps]),
        tuple([events_told(one, seat) for one in steps]),
        known=tuple([_known(one, [twin[at:] for twin in twins], seat) for at, one in enumerate(steps)]),
    )


def _known(one: DraftStep, twins: Sequence[Sequence[DraftStep]], seat: Seat) -> bytes:
    """The events of a revealing step before the reveal, as far as all worlds that contain the step agree.

    Nothing about others.
    """
    if not is_revealing(one):
        return b""
    known = events_of_answer(one, seat)
    for twin in twins:
        other = events_of_answer(twin[0], seat) if twin else []
        known = [
            now for now, _ in takewhile(lambda pair: pair[0] == pair[1], zip(known, other, strict=False))
        ]
    return msgspec.msgpack.encode(known)


def order_of(table: Table, seat: Seat, draft: Draft) -> StoredOrder:
    """A turn of one move as a standing answer to its question, until the end of this chapter."""
    question = engine.asks(table.game, seat).id
    return StoredOrder(question, saved(draft)[0], chapter(table.title, table.game))


def saved(draft: Draft) -> tuple[bytes, ...]:
    """The stored form of a draft's moves."""
    return tuple([msgspec.msgpack.encode(move) for move in draft.moves])
