"""A short soak of several bots on one PostgreSQL: one of them is killed, and the database, and it is clean.
With a hundred kills: `python -m soak florence --processes 3 --store postgresql --games 12 --kills 100`."""

from pathlib import Path

import pytest
from needed import need_postgresql

from games.titles import TITLES
from soak.run import Soak

ANSWER_WITHIN = 300.0
"""Seconds an answer may take: this is about what happens, not about how fast."""

UPTO = 16
"""The log entry with which a game has gone on for long enough."""


async def test_two_bots_with_a_table_each_outlive_kills_of_one_and_of_the_database(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    need_postgresql()
    wanted = Soak(TITLES["florence"], 3, tmp_path, 2, 2, 11, ANSWER_WITHIN, {}, UPTO, processes=2)
    tally = await wanted.run()
    assert tally.line() == (
        f"games played to entry {UPTO}: 2, moves: {tally.moves} ({tally.in_advance} ahead), kills: 2, "
        "lost: 0, doubled: 0, leaks: 0, errors: 0"
    ), tally.faults
    assert tally.clean and tally.moves > 0
    assert "'database': 1" in capfd.readouterr().err
