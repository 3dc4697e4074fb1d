"""Changes of answers that stay hidden until all are in: held beside the game, and logged once.

Where several seats answer together, an answer that has been given can be changed until the last one comes.
Nobody else learns of a change, so it is no entry of the log and no post: the change is kept beside the game
(`Kept`), each in the place of the one before, and takes its place in the log before the entry that opens
the answers. In memory `Table.game` is the game with what is held, `Table.base` the one without,
which is what log and stored state lead to.
"""

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from db import KeptValue, new_mark
from games.core import Move, Refusal, Seat, engine
from games.manager.model.table import HELD, Draft, SealedChange, Step, Table, step, with_held


def changed(table: Table, seat: Seat, user_id: int, draft: Draft) -> Table | None:
    """The table with a seat's turn held, if that only changes what it has answered before and nobody else can
    tell; None if the turn has to be logged."""
    before, after = table.game, draft.steps[-1].game
    if any(one.drawn or one.reveals or len(one.answers) != 1 for one in draft.steps):
        return None
    waited = list(engine.waits_for(before))
    if seat in waited or seat not in engine.may_answer(before) or waited != list(engine.waits_for(after)):
        return None
    save, view = table.title.save, table.title.view
    if any(save(view(before, one)) != save(view(after, one)) for one in _others(table, seat)):
        return None
    held = SealedChange(draft.moves, user_id, new_mark())
    try:
        then = with_held(table, table.logged, {**table.held, seat: held})
    except Refusal:
        return None
    return then if save(then.game) == save(after) else None


def kept(table: Table, seat: Seat) -> KeptValue:
    """What is kept of a seat's change. It counts as long as the stored state is the one it was made on."""
    held = table.held[seat]
    state = table.title.save(table.logged)
    return KeptValue(
        HELD, msgspec.msgpack.encode((zlib.crc32(state), held.user, held.mark, held.moves)), seat
    )


def carried(
    table: Table, answers: Sequence[tuple[Seat, Move]], after: Any
) -> tuple[Table, list[Step]] | None:
    """Others have answered, which leads to `after`, and what is held is as hidden as before: the table with
    it held on, and the answers as they are logged without it. None if it has to be logged now."""
    if not table.held or any(seat in table.held for seat, _ in answers):
        return None
    game: Any = table.logged
    steps = []
    try:
        for seat, move in answers:
            steps.append(step(table, game, seat, move))
            game = steps[-1].game
        then = with_held(table, game, table.held)
    except Refusal:
        return None
    hidden = not any(one.drawn or one.reveals for one in steps)
    return (then, steps) if hidden and table.title.save(then.game) == table.title.save(after) else None


def taken(table: Table) -> list[tuple[Seat, int, Step]]:
    """What is held as answers to be logged: of which seat, by whom, and what comes of it."""
    found = []
    game: Any = table.logged
    for seat, held in sorted(table.held.items()):
        for move in held.moves:
            one = step(table, game, seat, move)
            found.append((seat, held.user, one))
            game = one.game
    return found


def _others(table: Table, seat: Seat) -> Sequence[Seat | None]:
    """Everybody who must not be able to tell: the public too."""
    return (None, *(Seat(place.seat) for place in table.seats if place.seat != seat))
