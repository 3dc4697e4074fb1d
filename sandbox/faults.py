"""Faults on demand: failures of Discord or the network at a chosen request, a given number of times."""

import re
from typing import Literal

import msgspec

from sandbox.model import Json

Phase = Literal["before", "after"]


class Fault(msgspec.Struct):
    """A rule: the next `times` requests of `method` whose path matches `path` fail.

    `path` is a regular expression searched in the path after `/api/v10` (`^/channels/\\d+/messages$`).
    `phase` says whether the request fails before or after it had its effect; `after` means that the answer
    got lost. A fault is a `delay` in seconds, and then one of: a `status` with `body`, an `abort` of the
    connection, or nothing. `times` of -1 means always.

    The gateway's connection is a GET of `/gateway`. A new session is an IDENTIFY there: a fault of it is a
    `status` alone, the close code.
    """

    method: str = "*"
    path: str = ""
    status: int | None = None
    body: Json | None = None
    delay: float = 0.0
    abort: bool = False
    phase: Phase = "before"
    times: int = 1
    hits: int = 0

    def matches(self, method: str, path: str) -> bool:
        """Whether the rule applies to this request."""
        return (
            self.times != 0
            and self.method in ("*", method.upper())
            and re.search(self.path, path) is not None
        )

    def take(self) -> None:
        """Count one use."""
        self.hits += 1
        if self.times > 0:
            self.times -= 1

    @property
    def label(self) -> str:
        """A short name for records."""
        kind = "abort" if self.abort else str(self.status) if self.status else "delay"
        return f"{kind} {self.phase}"


class Faults:
    """The active rules, oldest first, and the number of the next interactions that are delivered twice."""

    def __init__(self) -> None:
        self.rules: list[Fault] = []
        self.doubled_interactions = 0

    def add(self, fault: Fault) -> Fault:
        """Activate a rule. The returned rule counts its `hits`."""
        re.compile(fault.path)
        fault.method = fault.method.upper()
        self.rules.append(fault)
        return fault

    def find(self, method: str, path: str) -> Fault | None:
        """The rule that applies to this request, counted as used; None if there is none."""
        for rule in self.rules:
            if rule.matches(method, path):
                rule.take()
                return rule
        return None

    def clear(self) -> None:
        """Remove all rules."""
        self.rules.clear()
        self.doubled_interactions = 0


def answer_of(fault: Fault) -> tuple[int, Json, dict[str, str]]:
    """Status, body and headers of a fault's answer. A 429 has the body and the `Via` header that Discord
    sends."""
    status = fault.status or 500
    if status == 429:
        body: Json = {"message": "You are being rate limited.", "retry_after": 0.05, "global": False}
        body |= fault.body or {}
        return status, body, {"Via": "1.1 google", "Retry-After": str(body["retry_after"])}
    return status, fault.body or {"message": f"{status}: sandbox fault", "code": 0}, {}
