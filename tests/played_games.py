"""A whole game played at random, as a table and its log: no store needed."""

from __future__ import annotations

import random
from random import Random
from typing import Any

import msgspec
from random_games import random_answers

from db import Logged, SeatHolder
from games.core import Seat, Title, engine
from games.core.chance import Secret
from games.core.engine import PlayedResult
from games.manager.history import replay
from games.manager.model.table import Table
from games.manager.model.unstored import unstored_table
from kit.recorded_games import RecordedGame, logged
from kit.simulated import bare_table

NAMES = ("葵", "Ben", "Chie", "ルドヴィーコ", "Emma", "Folke")
SECRET = bytes(range(32))
MOST = 20_000


def finished(title: Title, seats: int, seed: int, options: Any = None) -> tuple[Table, list[Logged]]:
    """A table whose game is over, and its log with an entry for each answer."""
    rng, chance = random.Random(seed), Secret(random.Random(seed).randbytes(32))
    options = title.options() if options is None else options
    played: PlayedResult[Any] = engine.start(title, seats, options, chance, False)
    log = [_entry(1, "start", None, title.state_version, played)]
    game = played.game
    for _, seat, move, after in random_answers(title, game, rng, chance, engine.play_one):
        assert len(log) < MOST, f"{title.id} does not end"
        log.append(_entry(len(log) + 1, "move", seat, move, after))
        game = after.game
    return table_of(title, seats, options, game, len(log)), log


def table_of(title: Title, seats: int, options: Any, game: Any, entry_no: int, language: str = "en") -> Table:
    """A table at a position."""
    holders = tuple(SeatHolder(at, 100 + at, NAMES[at]) for at in range(seats))
    return unstored_table(
        title, game, holders, SECRET, guild_id=1, channel_id=1, host=100, language=language, entry_no=entry_no
    )


def _entry(entry_no: int, kind: str, seat: Seat | None, move: Any, played: PlayedResult[Any]) -> Logged:
    told = [{"event": one.event, "to": one.to} for one in played.events]
    return Logged(
        table_id=1,
        entry_no=entry_no,
        at=entry_no * 1000,
        interaction_id=entry_no,
        kind=kind,
        seat=seat,
        user_id=None if seat is None else 100 + seat,
        move=b"" if move is None else msgspec.msgpack.encode(move),
        outcomes=msgspec.msgpack.encode(played.drawn),
        events=msgspec.msgpack.encode(told),
        cause="by_hand",
        commit_id=entry_no,
    )


def table_with(title: Title, recorded: RecordedGame) -> tuple[Table, tuple[Logged, ...]]:
    """A recorded game as a table with its log."""
    options = msgspec.msgpack.decode(recorded.options, type=title.options)
    log = logged(title, recorded)
    game = replay.replayed(title, recorded.seats, options, log)
    seats = tuple([SeatHolder(at, at + 1, f"P{at}") for at in range(recorded.seats)])
    table = bare_table(title, 1, options, Random(0))
    return msgspec.structs.replace(table, seats=seats, game=game, entry_no=len(log)), log
