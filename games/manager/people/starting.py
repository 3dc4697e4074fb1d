"""The change that deals a game and starts it, with the secret that decides all chance."""

from collections.abc import Sequence

import msgspec

from db import LogEntry, StoredValue, TableChange
from games.core import engine
from games.core.chance import Secret, commitment, mixed_secret
from games.core.engine import AppliedAction
from games.manager.model import turn_clock
from games.manager.model.stored_table import ANEW, CLOSING, READY
from games.manager.model.table import Table
from games.manager.storage.outbox import log_entry_of, outbox_after, stored_with_game
from games.manager.storage.repository import Repository, RequestContext, pack


async def starting(
    repository: Repository,
    table: Table,
    user_id: int,
    context: RequestContext,
    share: int | None = None,
    before: Sequence[LogEntry] = (),
) -> TableChange:
    """The change that deals and starts. Raises Refusal."""
    secret = table.secret or repository.new_secret()  # lobbies of older versions have none
    shares = await _shares(repository, table, share or context.interaction_id, before, context)
    chance = Secret(mixed_secret(secret, shares))
    played = engine.start(table.title, len(table.seats), table.options, chance)
    at = repository.clock()
    people = table.awaited_people(played.game)
    clock = turn_clock.after_answers(table.clock, table.settings, people, {}, at, {})
    beside = stored_with_game(table, clock)
    beside["kept"] = (*beside["kept"], *(StoredValue(what, b"") for what in (READY, ANEW, CLOSING)))
    return repository.change(
        table,
        context,
        at=at,
        entries=(*before, *_dealt(played.actions, user_id, table.title.state_version)),
        snapshot=table.title.save(played.game),
        state_version=table.title.state_version,
        status="running",
        secret=secret,
        commitment=commitment(secret),
        shares="|".join(map(str, shares)),
        outbox_items=outbox_after(table, played.game, at, set()),
        **beside,
    )


async def _shares(
    repository: Repository,
    table: Table,
    start: int | None,
    before: Sequence[LogEntry],
    context: RequestContext,
) -> tuple[int, ...]:
    """The shares mixed into the secret: the ids that Discord gave to the clicks by which the players sat
    down, in order of seats, and to the click on Start. Nobody could choose the secret to suit them."""
    log = await repository.store.log(table.id)
    joined = {entry.user_id: entry.interaction_id for entry in log if entry.kind in ("join", "ready")}
    joined |= {entry.user_id: context.interaction_id for entry in before if entry.kind == "ready"}
    numbers = [joined.get(holder.user_id) for holder in table.seats if holder.user_id is not None]
    return tuple([number for number in (*numbers, start) if number is not None])


def _dealt(actions: Sequence[AppliedAction], user_id: int, version: int) -> list[LogEntry]:
    """The log entries of a game's start: the start with the title's version, and the forced answers after
    it."""
    start, *forced = [log_entry_of(one, user_id) for one in actions]
    return [msgspec.structs.replace(start, kind="start", move=pack(version)), *forced]
