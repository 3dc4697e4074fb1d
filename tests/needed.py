"""The programs that some tests need besides Python. Tests that lack one are skipped, and the last line of the
run names it. In CI they fail instead."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable

import pytest

from kit.own_postgresql import binaries

BRINGS = "make tools"
"""The one command that brings all of it."""

LACKS = "this machine has no "


def need(what: str, there: object) -> None:
    """Skip or fail the test unless this is available."""
    if not there:
        assert os.environ.get("CI") != "true", f"{what} must be installed: `{BRINGS}` does it"
        pytest.skip(LACKS + what)


def need_postgresql() -> None:
    need("PostgreSQL", binaries())


def last_line(skipped: Iterable[pytest.TestReport]) -> str:
    """What was skipped because something is missing, and how to install it; empty if nothing was skipped."""
    reasons = (report.longrepr[2] for report in skipped if isinstance(report.longrepr, tuple))
    lacking = Counter(reason.partition(LACKS)[2] for reason in reasons if LACKS in reason)
    if not lacking:
        return ""
    each = ", ".join(f"no {what} ({count} tests)" for what, count in sorted(lacking.items()))
    return f"Tests were skipped, for this machine has {each}. This brings it: {BRINGS}"
