"""Settings for all tests: none fails because the machine is slow, and the last line says what was skipped."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from needed import last_line, need_postgresql

from kit.own_postgresql import OwnServer

os.environ.setdefault("SANDBOX_ANSWER", "120")
"""Seconds a bot has to answer, for every sandbox that these tests start. Those about deadlines set theirs."""

settings.register_profile(
    "loggia",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=os.environ.get("LAWS") != "all",  # the same examples each time; `make laws` looks elsewhere
)
settings.load_profile("loggia")


@pytest.fixture(scope="session")
def server() -> Iterator[OwnServer]:
    """A PostgreSQL of our own, for all tests that don't stop it."""
    need_postgresql()
    with OwnServer() as running:
        yield running


def pytest_unconfigure(config: pytest.Config) -> None:
    """After pytest's own last line, which has no room for what to do."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and (line := last_line(reporter.getreports("skipped"))):
        reporter.write_line(line)
