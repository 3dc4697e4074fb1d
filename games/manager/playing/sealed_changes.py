"""Sealed changes: changes of answers that stay hidden until all are in. They are kept beside the game and
logged once.

When several seats answer together, an answer can be changed until the last one is in. Nobody else learns of a
change, so it causes no log entry and no post. It is stored beside the game (`StoredValue`), replacing the
seat's previous change, and is logged before the entry that reveals the answers. In memory `Table.game`
includes the sealed changes; `Table.base` does not, and is what the log and the stored state lead to.
"""

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from db import StoredValue, random_id
from games.core import Refusal, Seat, engine
from games.manager.model.action import Action, PlayedStep
from games.manager.model.draft import Draft, SealedChange
from games.manager.model.stored_table import SEALED
from games.manager.model.table import Table, play_move, with_sealed


def changed(table: Table, seat: Seat, user_id: int, draft: Draft) -> Table | None:
    """The table with a seat's turn as a sealed change, if it only changes the seat's earlier answer and
    nobody else can tell. None if the turn has to be logged."""
    before, after = table.game, draft.steps[-1].game
    if any(one.drawn or one.reveals or len(one.actions) != 1 for one in draft.steps):
        return None
    waited = list(engine.waits_for(before))
    if seat in waited or seat not in engine.may_answer(before) or waited != list(engine.waits_for(after)):
        return None
    save, view = table.title.save, table.title.view
    if any(save(view(before, one)) != save(view(after, one)) for one in _others(table, seat)):
        return None
    sealed = SealedChange(draft.moves, user_id, random_id())
    try:
        then = with_sealed(table, table.logged, {**table.sealed, seat: sealed})
    except Refusal:
        return None
    return then if save(then.game) == save(after) else None


def stored(table: Table, seat: Seat) -> StoredValue:
    """The stored form of a seat's change.

    It is valid as long as the stored state is the one it was made on.
    """
    sealed = table.sealed[seat]
    state = table.title.save(table.logged)
    return StoredValue(
        SEALED, msgspec.msgpack.encode((zlib.crc32(state), sealed.user, sealed.draft_id, sealed.moves)), seat
    )


def still_sealed(
    table: Table, steps: Sequence[PlayedStep], after: Any
) -> tuple[Table, list[PlayedStep]] | None:
    """Others have acted, which leads to `after`.

    If the sealed changes stay hidden, returns the table that still holds them, and the actions as they are
    logged without them. None if the changes have to be logged now.
    """
    if not table.sealed or any(action.seat in table.sealed for action, _ in steps):
        return None
    game: Any = table.logged
    logged: list[PlayedStep] = []
    try:
        for action, _ in steps:
            logged.append(PlayedStep(action, play_move(table, game, action.seat, action.move)))
            game = logged[-1].result.game
        then = with_sealed(table, game, table.sealed)
    except Refusal:
        return None
    hidden = not any(step.drawn or step.reveals for _, step in logged)
    return (then, logged) if hidden and table.title.save(then.game) == table.title.save(after) else None


def sealed_steps(table: Table) -> list[PlayedStep]:
    """The sealed changes as actions to be logged, with their results."""
    steps = []
    game: Any = table.logged
    for seat, sealed in sorted(table.sealed.items()):
        for move in sealed.moves:
            step = play_move(table, game, seat, move)
            steps.append(PlayedStep(Action(seat, sealed.user, step.move), step))
            game = step.game
    return steps


def _others(table: Table, seat: Seat) -> Sequence[Seat | None]:
    """Everybody who must not be able to tell, the public included."""
    return (None, *(Seat(holder.seat) for holder in table.seats if holder.seat != seat))
