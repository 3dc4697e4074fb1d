"""Games of the laws as tables, with a draft where one is needed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from laws import Case, case, record

from db import SeatHolder
from games.core import engine
from games.manager.model.draft import Draft
from games.manager.model.table import Table, compose
from games.manager.model.unstored import unstored_table
from games.titles import TITLES
from words import Language

SECRETS = (bytes(range(32)), bytes(range(32, 64)))


def table_of(case: Case, game: Any, seats: int, secret: bytes, language: Language) -> Table:
    """A table with this game on it."""
    return unstored_table(
        case.title,
        game,
        [SeatHolder(seat, seat + 1, f"Guest {seat}") for seat in range(seats)],
        secret,
        id=7,
        guild_id=1,
        channel_id=2,
        language=language,
        host=1,
        entry_no=9,
        commitment="published",
    )


each_title = pytest.mark.parametrize("name", TITLES)


def steps(name: str, seed: int) -> list[tuple[Table, int, engine.PlayedResult]]:
    """Tables with the seat that moved, a draft of its move on them, and what came of it in the game."""
    made = record(case(name), case(name).title.seats[-1], seed)
    found = []
    for at, (seat, move) in enumerate(made.moves):
        table = table_of(made.case, made.states[at], made.seats, made.secret, "en")
        if seat not in engine.may_answer(table.game) or engine.is_always_available(table.game, seat, move):
            continue
        draft = compose(table, seat, Draft(), move)
        table = msgspec.structs.replace(table, drafts={seat: draft})
        found.append((table, seat, made.played[at + 1]))
    return found
