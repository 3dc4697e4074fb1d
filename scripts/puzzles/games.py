"""The games in which puzzles are searched: between computer players, or of people who all agreed."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

import msgspec

from db import Logged, open_store
from games.computer import SeatView
from games.computer.levels import choose
from games.core import Move, Refusal, Seat, Title, engine
from games.core.chance import Secret, mixed_secret
from games.core.level_names import Level
from games.manager.model.table import Table
from games.manager.services import Services
from games.titles import TITLES
from kit.seat_counts import can_start
from kit.simulated import now
from kit.title_options import options_for

NOVICES = 0.3
"""Share of answers in the games that a Novice gives, so that not every position is one of good play."""


class PastGame(msgspec.Struct, frozen=True):
    """A finished game: what it began with, its moves, the points of its winner, and whose game it was."""

    seats: int
    options: Any
    secret: bytes
    moves: tuple[tuple[Seat, Move], ...]
    points: float
    origin: str = "computers"


MadeGame = Callable[[], PastGame]
"""A game that is made when it is searched."""


def computers_games(title: Title, numbers: Iterable[int]) -> Mapping[int, MadeGame]:
    """Games between computer players, by number."""
    return {number: partial(computers_game, title, number) for number in numbers}


def computers_game(title: Title, number: int) -> PastGame:
    """Game `number` between Apprentices who sometimes answer like Novices."""
    rng = Random(f"puzzles {title.id} {number}")
    seats = rng.choice([count for count in title.seats if can_start(title, count)][:3])
    options, secret = options_for(title, seats), rng.randbytes(16)
    moves: list[tuple[Seat, Move]] = []
    game = engine.start(title, seats, options, Secret(secret)).game
    while not game.over:
        seat = engine.waits_for(game)[0]
        level: Level = "novice" if rng.random() < NOVICES else "apprentice"
        move = choose(SeatView.of(title, game, seats, seat), level, Random(rng.randbytes(8)))
        moves.append((seat, move))
        game = engine.play(title, game, seat, move, Secret(secret)).game
    return PastGame(seats, options, secret, tuple(moves), max(score.points for score in game.scores))


async def peoples_games(address: str, title: Title) -> Mapping[int, MadeGame]:
    """The finished games of a store's tables whose settings allow it, by table."""
    found: dict[int, MadeGame] = {}
    async with await open_store(address) as store:
        services = Services(store, TITLES, now)
        for table_id in sorted({row.table_id for row in await store.results(title=title.id)}):
            table = await services.get(table_id)
            past = None if table is None else peoples_game(table, await store.log(table_id))
            if past is not None:
                found[table_id] = partial(_same, past)
    return found


def _same(past: PastGame) -> PastGame:
    return past


def peoples_game(table: Table, log: Sequence[Logged]) -> PastGame | None:
    """The game of a table whose players have all agreed; None if they have not, or if its moves alone no
    longer lead to its end (an older version's rules, a roll-back)."""
    title = table.title
    if table.status != "over" or table.settings.puzzles != "yes":
        return None
    secret = mixed_secret(table.secret, table.shares)
    entries = [entry for entry in log if entry.kind == "move" and entry.cause != "forced"]
    moves = [(Seat(entry.seat or 0), title.load_move(entry.move)) for entry in entries]
    try:
        game = engine.start(title, len(table.seats), table.options, Secret(secret)).game
        for seat, move in moves:
            game = engine.play(title, game, seat, move, Secret(secret)).game
    except (Refusal, ValueError):
        return None
    if not game.over or game.scores != table.game.scores:
        return None
    points = max(score.points for score in game.scores)
    return PastGame(len(table.seats), table.options, secret, tuple(moves), points, "people")
