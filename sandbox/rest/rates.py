"""Discord's usual rate limits, off unless `Timings.rate_limits` is set: headers, and 429 beyond the limit.

discord.py queues by the headers, so a bot that posts twelve boards at once waits here as on Discord.
"""

from __future__ import annotations

import re
import time

from aiohttp import web

from sandbox.model import Json
from sandbox.rest.bodies import answer
from sandbox.rules.limits import RATES


class Rates:
    """Counts how much of each bucket is used."""

    def __init__(self) -> None:
        self._windows: dict[tuple[str, str], tuple[float, int]] = {}

    def refusal(self, method: str, path: str) -> web.Response | None:
        """Count a request. Returns a 429 if its bucket is empty, else None."""
        found = self._bucket(method, path)
        if found is None:
            return None
        key, most, seconds = found
        now = time.monotonic()
        end, used = self._windows.get(key, (0.0, 0))
        if now >= end:
            end, used = now + seconds, 0
        if used >= most:
            body: Json = {"message": "You are being rate limited.", "retry_after": end - now, "global": False}
            response = answer(body, 429)
            response.headers["Via"] = "1.1 google"
            self.mark(response, method, path)
            return response
        self._windows[key] = (end, used + 1)
        return None

    def mark(self, response: web.StreamResponse, method: str, path: str) -> None:
        """Add the headers that describe the bucket's state."""
        found = self._bucket(method, path)
        if found is None:
            return
        key, most, _ = found
        end, used = self._windows.get(key, (time.monotonic(), 0))
        left = max(0.0, end - time.monotonic())
        response.headers.update(
            {
                "X-RateLimit-Bucket": key[0],
                "X-RateLimit-Limit": str(most),
                "X-RateLimit-Remaining": str(most - used),
                "X-RateLimit-Reset": f"{time.time() + left:.3f}",
                "X-RateLimit-Reset-After": f"{left:.3f}",
            }
        )

    @staticmethod
    def _bucket(method: str, path: str) -> tuple[tuple[str, str], int, float] | None:
        for name, methods, pattern, most, seconds in RATES:
            match = re.match(pattern, path)
            if match is not None and method in methods:
                return (name, match[1]), most, seconds
        return None
