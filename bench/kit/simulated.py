"""Parts of simulated games, for benches and tests: a table that is stored nowhere, and modules that stand
beside a title's tests."""

import importlib.util
import sys
import time
from pathlib import Path
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


async def started(tables: Services, title: Title, players: int, number: int) -> Table:
    """A new table in play, with users of its own."""
    users = [10 + 10 * number + seat for seat in range(players)]
    new = NewTable(
        guild_id=1,
        channel_id=number,
        title=title.id,
        language="en",
        host_user=users[0],
        at=tables.clock(),
        seats=tuple(SeatHolder(seat, user, f"P{seat}") for seat, user in enumerate(users)),
    )
    table = await tables.lobby.new(new)
    return await tables.lobby.start(table.id, users[0], False, RequestContext(None))


async def clicked(tables: Services, table: Table, rng: Random, click: RequestContext) -> TurnOutcome:
    """A click at a table in play: the confirmation of a turn that is composed, else any answer. Raises
    Refusal, StaleClick."""
    waiting = [seat for seat, draft in table.drafts.items() if draft.steps]
    seat, move = (waiting[0], None) if waiting else engine.random_answer(table.game, rng)
    user = table.seats[Seat(seat)].user_id
    assert user is not None
    if move is None:
        return await tables.play.confirm(table.id, user, click)
    return await tables.play.answer(table.id, user, move, click, False)


def path_of(title: str, name: str) -> Path:
    """The path of tests/<title>/<name>.py, whether or not it exists."""
    return Path(__file__).parents[2] / "tests" / title / f"{name}.py"


def module_of(title: str, name: str) -> Any:
    """The module tests/<title>/<name>.py; None if there is none."""
    path = path_of(title, name)
    if not path.exists():
        return None
    spec = importlib.util.spec_from_file_location(f"{name}_of_{title}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    kits = [str(path.parent), str(path.parents[1])]  # as pytest has it, a test's folder and those above it
    sys.path[:0] = kits
    try:
        spec.loader.exec_module(module)
    finally:
        del sys.path[: len(kits)]
    return module
