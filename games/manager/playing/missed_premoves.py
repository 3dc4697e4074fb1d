"""Premoves that can't be played when their turn has come: what is left of them, and what has changed."""

from typing import Any, NamedTuple

import msgspec

from db import random_id
from games.core import Event, Move, Refusal, Seat, Title, engine
from games.manager.model.draft import Draft
from games.manager.model.in_advance import GivenInAdvance, Premove, StoredOrder, standing_order_of
from games.manager.model.table import Table, chapter, composed_as_far_as, play_move
from games.manager.model.table_events import read_events
from games.manager.playing.advance_answers import has_due_answer
from games.manager.playing.premove_steps import checked_steps, events_of_answer, is_revealing, tells_the_same


def waiting(
    table: Table, game: Any, left: dict[Seat, GivenInAdvance]
) -> tuple[dict[Seat, Draft], dict[Seat, GivenInAdvance]]:
    """Premoves whose turn has come but that do not fit wait in the panel, as far as they fit. Returns these
    drafts, and what is left in advance.

    What belonged to an earlier chapter is dropped.
    """
    drafts: dict[Seat, Draft] = {}
    moved = msgspec.structs.replace(table, game=game)
    awaited = () if game.over else engine.waits_for(game)
    for seat, in_advance in left.items():
        in_advance = msgspec.structs.replace(in_advance, orders=_lasting(moved, seat, in_advance))
        elsewhere = (
            seat not in awaited
            or not in_advance.premoves
            or _in_between(table.title, game, in_advance.premoves[0])
        )
        if not elsewhere and not has_due_answer(table, game, seat, in_advance):
            draft = composed_as_far_as(moved, seat, in_advance.premoves[0].moves)
            if draft.steps:
                drafts[seat] = Draft(draft.steps, random_id())
            in_advance = GivenInAdvance(orders=in_advance.orders, missed=True, late=in_advance.premoves[0])
        left[seat] = GivenInAdvance() if game.over else in_advance
    return drafts, left


def _lasting(table: Table, seat: Seat, in_advance: GivenInAdvance) -> tuple[StoredOrder, ...]:
    """The standing orders that may still have something to answer."""
    if table.game.over or not in_advance.orders:
        return ()
    part = chapter(table.title, table.game)
    view = table.seen(table.game, seat, in_advance)
    lasting = []
    for stored in in_advance.orders:
        if stored.chapter not in ("", part):
            continue
        if not stored.question and (
            (order := standing_order_of(table.title, stored)) is None or order.over(view, seat)
        ):
            continue
        lasting.append(stored)
    return tuple(lasting)


class BrokenPremove(NamedTuple):
    """Where a premove no longer fits: the first step that is refused, or that tells its owner something else
    (`now`) than when it was composed (`was`)."""

    move: Move
    refusal: Refusal | None
    was: tuple[Event, ...] = ()
    now: tuple[Event, ...] = ()


def what_changed(table: Table, seat: Seat, premove: Premove) -> BrokenPremove | None:
    """What keeps a premove from being played on the present table; None if nothing does."""
    game = table.game
    for data, told, known in checked_steps(premove):
        try:
            move = table.title.load_move(data)
        except msgspec.DecodeError:
            return None  # from an older version, which stored no events
        try:
            step = play_move(table, game, seat, move)
        except Refusal as refusal:
            return BrokenPremove(move, refusal)
        if not tells_the_same(table.title, step, seat, told, known):
            was = tuple([one.event for one in read_events(table.title, known if told is None else told)])
            # What it would reveal must stay unknown until it is played.
            now = () if is_revealing(step) else tuple([told.event for told in events_of_answer(step, seat)])
            return BrokenPremove(move, None, was, now)
        if step.irreversible:
            break  # its result is not known yet
        game = step.game
    return None


def _in_between(title: Title, game: Any, premove: Premove) -> bool:
    """Whether the present question differs from the one a premove begins with."""
    try:
        first = type(title.load_move(premove.moves[0]))
    except msgspec.DecodeError:
        return False
    return first not in game.phases[-1].handlers
