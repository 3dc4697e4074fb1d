"""The pictures of a game that is over: they name a computer's level like any other picture of a table, and
none of them keeps the final post from being sent."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from played_games import finished

from cogs.app.shared_screens import ended_game
from cogs.commands.learning.line_menu import drawn
from cogs.commands.playing.replay import ReplayCommands
from db import Logged, SeatHolder, StoreFailed
from games.computer.chances import can_tell
from games.manager.history.turns import turns
from games.manager.model.study import StudyTerms
from games.manager.model.table import Table
from games.manager.services import Unloadable
from games.titles import TITLES

LEVELS = [0, 3]
PNG = b"a picture"


@cache
def played() -> tuple[Table, list[Logged]]:
    """A game of a person against a computer that plays well."""
    duels = (one for one in TITLES.values() if one.why_not_start(2, one.options()) is None)
    title = next(filter(can_tell, duels))
    table, log = finished(title, 2, 5)
    holders = (table.seats[0], SeatHolder(1, None, "Kit", kind="computer", level="master"))
    return msgspec.structs.replace(table, seats=holders), log


class Named:
    """A bot whose drawing room notes the levels in the names that it gets."""

    def __init__(self) -> None:
        self.levels: list[list[int]] = []
        self.log: Any = None
        self.pictures = SimpleNamespace(tables=self._tables, result=self._drawn, chances=self._drawn)
        self.services = SimpleNamespace(studies=self, chances=self)

    def _drawn(self, title: Any, shown: Any, names: Any, language: Any) -> bytes:
        self.levels.append([getattr(name, "level", 0) for name in names])
        return PNG

    def _tables(self, number: int, title: Any, view: Any, recent: Any, *rest: Any) -> tuple[bytes, ...]:
        return (self._drawn(title, view, *rest),)

    async def draw(self, work: Any, *given: Any) -> Any:
        return work(*given)

    async def of(self, table: Table, seat: Any, log: Any) -> list[tuple[float, float]]:
        return [(0.5, 0.5)] * len(turns(log))

    async def whole_log(self, table: Table) -> Any:
        if isinstance(self.log, Exception):
            raise self.log
        return played()[1]


@pytest.fixture
def bot() -> Any:
    return Named()


async def test_the_last_post_names_the_levels_in_both_pictures(bot: Any) -> None:
    ended = await ended_game(bot, played()[0], "en")
    assert ended is not None and ended.picture == PNG and ended.chances is not None
    assert bot.levels == [LEVELS] * 2


async def test_the_chances_of_a_replay_name_the_levels(bot: Any) -> None:
    table, log = played()

    async def stored(table_id: int) -> list[Logged]:
        return log

    bot.store = SimpleNamespace(log=stored)
    click: Any = SimpleNamespace(table=table, language="en", reader=SimpleNamespace(id=100))
    await ReplayCommands(bot).chances(click)
    assert bot.levels == [LEVELS]


async def test_the_position_of_a_line_names_the_levels(bot: Any) -> None:
    line = msgspec.structs.replace(played()[0], study=StudyTerms(1, 1))
    (picture,) = await drawn(bot, line, "en")
    assert picture.data == PNG and bot.levels == [LEVELS]


async def test_a_line_whose_game_can_not_be_loaded_gets_its_last_post(bot: Any) -> None:
    """Without the result, which is counted from that game's log."""
    bot.log = Unloadable(1, "damaged")
    assert await ended_game(bot, played()[0], "en") is None


async def test_a_store_that_fails_makes_the_last_post_wait(bot: Any) -> None:
    bot.log = StoreFailed("the database failed: disk I/O error")
    with pytest.raises(StoreFailed):
        await ended_game(bot, played()[0], "en")
