"""Computer players whose answers don't depend on how busy the machine is."""

from itertools import count

import pytest

from games.computer import effort


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock goes on by a microsecond whenever it is read, so that playouts are the limit; a bound of no
    seconds still leaves no time."""
    ticks = count()
    monkeypatch.setattr(effort, "monotonic", lambda: next(ticks) * 1e-6)
