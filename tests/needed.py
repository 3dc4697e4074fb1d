"""What some tests need of a machine besides Python. Where it is missing they are skipped, which the last line
of the run says; in CI they fail."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable

import pytest

from scripts.own_postgresql import binaries

BRINGS = "make tools"
"""The one command that brings all of it."""

LACKS = "this machine has no "


def need(what: str, there: object) -> None:
    """Go on only where it is there."""
    if not there:
        assert os.environ.get("CI") != "true", f"{what} must be installed: `{BRINGS}` does it"
        pytest.skip(LACKS + what)


def need_postgresql() -> None:
    need("PostgreSQL", binaries())


def last_line(skipped: Iterable[pytest.TestReport]) -> str:
    """What was skipped for want of something, and what brings it; empty where nothing was."""
    reasons = (report.longrepr[2] for report in skipped if isinstance(report.longrepr, tuple))
    lacking = Counter(reason.partition(LACKS)[2] for reason in reasons if LACKS in reason)
    if not lacking:
        return ""
    each = ", ".join(f"no {what} ({count} tests)" for what, count in sorted(lacking.items()))
    return f"Tests were skipped, for this machine has {each}. This brings it: {BRINGS}"
