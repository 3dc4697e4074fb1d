"""What benches say after their rows, and the day of play that the bench of load plays."""

import random
import re
from pathlib import Path

import pytest

from bench import daylong
from bench.load import start_game
from bench.worth import SENTENCES, worth
from db import SqliteStore
from games.manager.services import Services
from games.titles import TITLES

BENCHES = Path(__file__).parents[2] / "bench"


def test_every_bench_with_figures_says_what_they_are_worth_to_a_person() -> None:
    figures = re.compile(r"^def main\((.*?)\) -> list\[BenchRow\]:$", re.MULTILINE | re.DOTALL)
    named = {path.stem for path in BENCHES.glob("[a-z]*.py") if figures.search(path.read_text("utf-8"))}
    assert named == set(SENTENCES)


def test_the_time_of_a_board_is_told_in_a_sentence() -> None:
    rows = [
        {"name": "picture of florence: after a move", "value": 19.6},
        {"name": "picture of florence: first of a process, not warmed", "value": 110.2},
    ]
    said = "to a person: a board after a move takes 20 ms, the first after a restart 110"
    assert worth("picture", rows) == said
    assert worth("another", rows) is None


async def test_a_day_of_play_is_played_to_its_end_and_looked_at_all_along(tmp_path: Path) -> None:
    """Few tables and answers: the way the long one goes, not its figures."""
    async with await SqliteStore.open(str(tmp_path / "day.sqlite3")) as store:
        clock = daylong.DayClock(1_000_000)
        tables = Services(store, TITLES, clock)
        for at in range(len(TITLES)):
            await start_game(tables, at)
        day = daylong.Day(tables, clock, random.Random(1), 200, trace=False, samples=8)
        await day.run(len(TITLES))
        tables.thinker.close()
        entry_nos = [head.entry_no for head in await store.live_tables()]
        assert all(entry_nos) and not await store.due_items(clock(), 10)
    assert clock() == 1_000_000 + daylong.DAY
    assert len(day.memory) == 9 and day.memory[-1][0] == 200
    assert abs(daylong.slope([(at, 5.0 + 2 * at) for at in range(100)]) - 2) < 1e-9


@pytest.mark.parametrize("level", ["master", "grandmaster"])
def test_the_sentence_of_thinking_is_said_of_each_level_that_thinks_long(level: str) -> None:
    name = f"lateness of the loop while 3 tables of {level.capitalize()}s think, p99"
    said = worth("thinking", [{"name": name, "value": 0.4, "unit": "ms", "bound": 10.0}])
    assert said is not None and "no more than 0 ms later" in said
