"""An event loop in which time is simulated."""

from __future__ import annotations

import asyncio


class Clockless(asyncio.SelectorEventLoop):
    """Where nobody has anything to do until later, it is later: seconds pass at once, and to the dot."""

    seconds = 0.0

    def time(self) -> float:
        return self.seconds

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:  # type: ignore[attr-defined]
            self.seconds = max(self.seconds, self._scheduled[0].when())  # type: ignore[attr-defined]
        super()._run_once()  # type: ignore[misc]
