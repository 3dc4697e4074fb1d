"""A few of the sentences of this folder on a PostgreSQL; `COGS_STORE=postgresql` proves all of them there."""

from __future__ import annotations

import os
import warnings
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from house import House
from opened import STORE, opened_on
from test_faults_answers import (
    test_a_full_disk_refuses_nobody_who_only_looks,
    test_a_slow_click_delivered_twice_shows_its_own_answer,
)
from test_kills import test_killed_after_the_commit_and_before_the_acknowledgement

from scripts.own_postgresql import binaries

__all__ = [
    "test_a_full_disk_refuses_nobody_who_only_looks",
    "test_a_slow_click_delivered_twice_shows_its_own_answer",
    "test_killed_after_the_commit_and_before_the_acknowledgement",
]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    if binaries() is None:
        assert os.environ.get("CI") != "true", "PostgreSQL must be installed: .ci/run does it"
        line = "The tests of the bot on PostgreSQL are skipped: they need it installed; .ci/run does it."
        warnings.warn(line, stacklevel=1)
        pytest.skip(line)
    if STORE == "postgresql":
        pytest.skip("all of the folder is run on PostgreSQL")
    async with opened_on("postgresql", tmp_path_factory.mktemp("served")) as house:
        yield house
