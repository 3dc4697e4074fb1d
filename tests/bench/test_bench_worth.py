"""What benches say of their figures to a person, and the day of play that the bench of load plays."""

import random
from importlib import import_module
from pathlib import Path

import pytest

from bench import picture, thinking
from bench.__main__ import benches
from bench.kit import daylong
from bench.load import start_game
from db import SqliteStore
from games.manager.services import Services
from games.titles import TITLES


@pytest.mark.parametrize("name", benches())
def test_every_bench_says_in_its_second_paragraph_what_it_measures_to_a_person(name: str) -> None:
    bench = import_module(f"bench.{name}")
    first, second = (bench.__doc__ or "").split("\n\n")[:2]
    assert first.endswith(".") and second.startswith("To a person: ")
    assert hasattr(bench, "to_a_person") or name == "opponents", "it prints its series itself"


def test_the_time_of_a_board_is_told_in_a_sentence() -> None:
    rows = [
        picture.AFTER_MOVE.row(19.6, of="florence"),
        picture.FIRST_NOT_WARMED.row(110.2, of="florence"),
    ]
    assert picture.to_a_person(rows) == "a board after a move takes 20 ms, the first after a restart 110"


async def test_a_day_of_play_is_played_to_its_end_and_looked_at_all_along(tmp_path: Path) -> None:
    """Few tables and answers: the way the long one goes, not its figures."""
    async with await SqliteStore.open(str(tmp_path / "day.sqlite3")) as store:
        clock = daylong.DayClock(1_000_000)
        services = Services(store, TITLES, clock)
        for at in range(len(TITLES)):
            await start_game(services, at)
        day = daylong.Day(services, clock, random.Random(1), 200, trace=False, samples=8)
        await day.run(len(TITLES))
        services.thinker.close()
        entry_nos = [head.entry_no for head in await store.live_tables()]
        assert all(entry_nos) and not await store.due_items(clock(), 10)
    assert clock() == 1_000_000 + daylong.DAY
    assert len(day.memory) == 9 and day.memory[-1][0] == 200
    assert abs(daylong.slope([(at, 5.0 + 2 * at) for at in range(100)]) - 2) < 1e-9


def test_the_delay_by_thinking_is_told_in_a_sentence() -> None:
    assert "no more than 0 ms later" in thinking.to_a_person([thinking.LATENESS.row(0.4)])
