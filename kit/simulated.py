"""Parts of simulated games: tables in play, stored or not, and clicks at them."""

import time
from random import Random
from typing import Any

from db import NewTable, SeatHolder
from games.core import Seat, Title, engine
from games.manager.model.table import Table
from games.manager.playing.turn_service import TurnOutcome
from games.manager.services import RequestContext, Services


def now() -> int:
    """Milliseconds since 1970 UTC."""
    return time.time_ns() // 1_000_000


def bare_table(title: Title, number: int, options: Any, rng: Random) -> Table:
    """A running table whose game has not been started, stored nowhere."""
    return Table(
        id=number,
        guild_id=0,
        channel_id=0,
        title=title,
        language="en",
        status="running",
        host=0,
        entry_no=0,
        options=options,
        seats=(),
        secret=rng.randbytes(32),
        commitment="",
    )


async def start_table(services: Services, title: Title, players: int, number: int) -> Table:
    """A new table in play, with users of its own."""
    users = [10 + 10 * number + seat for seat in range(players)]
    new = NewTable(
        guild_id=1,
        channel_id=number,
        title=title.id,
        language="en",
        host_user=users[0],
        at=services.clock(),
        seats=tuple(SeatHolder(seat, user, f"P{seat}") for seat, user in enumerate(users)),
    )
    table = await services.lobby.new(new)
    return await services.gathering.start(table.id, users[0], manages=False, context=RequestContext(None))


async def click_once(services: Services, table: Table, rng: Random, context: RequestContext) -> TurnOutcome:
    """A click at a table in play: the confirmation of a turn that is composed, else any answer. Raises
    Refusal, StaleClick."""
    waiting = [seat for seat, draft in table.drafts.items() if draft.steps]
    seat, move = (waiting[0], None) if waiting else engine.random_answer(table.game, rng)
    user = table.seats[Seat(seat)].user_id
    assert user is not None
    if move is None:
        return await services.turns.confirm(table.id, user, context)
    return await services.turns.answer(table.id, user, move, context, confirm=False)
