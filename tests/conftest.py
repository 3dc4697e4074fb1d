"""What holds for all tests: none of them fails because the machine is slow."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

os.environ.setdefault("SANDBOX_ANSWER", "120")
"""Seconds a bot has to answer, for every sandbox that these tests start. Those about deadlines set theirs."""

settings.register_profile(
    "loggia",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=os.environ.get("LAWS") != "all",  # the same examples each time; `make laws` looks elsewhere
)
settings.load_profile("loggia")
