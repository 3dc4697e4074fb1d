"""A record of every request, post and interaction with its time, for tests and benches.

Times are seconds of the monotonic clock. Long lists drop their oldest entries, so that a soak of days doesn't
fill the memory.
"""

import time
from collections import deque
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from sandbox.model import Json

KEEP = 50_000
KEEP_BODIES = 2_000


class RequestRecord(msgspec.Struct):
    """One request of the bot. `status` is 0 while it runs and -1 if the connection was aborted."""

    method: str
    path: str
    started: float
    ended: float = 0.0
    status: int = 0
    code: int = 0
    """Discord's error code, 0 if there was none."""
    fault: str = ""
    body: Json | list[Json] | None = None


PostChange = Literal["create", "edit", "delete"]
PostWay = Literal["channel", "callback", "webhook", "user", "moderator"]
"""How the bot changed a message, or who did it by hand."""


class PostRecord(msgspec.Struct):
    """One change of a message."""

    what: PostChange
    how: PostWay
    message_id: int
    channel_id: int
    at: float
    files: int = 0


class InteractionRecord(msgspec.Struct):
    """One interaction: `name` is the command's path, the custom_id, or the option being completed."""

    id: int
    type: int
    name: str
    user: str
    channel_id: int
    created: float
    acked: float | None = None
    callback_type: int | None = None
    refused: list[int] = msgspec.field(default_factory=list)
    """Error codes of callbacks that were refused (40060, 10062, 50035...)."""


class TrafficRecord:
    """The lists themselves."""

    def __init__(self) -> None:
        self.on_answered: Callable[[RequestRecord, Any], None] | None = None
        """Called with each request and the JSON of its answer, if set; for tests."""
        self.requests: deque[RequestRecord] = deque(maxlen=KEEP)
        self.posts: deque[PostRecord] = deque(maxlen=KEEP)
        self.interactions: deque[InteractionRecord] = deque(maxlen=KEEP)

    def request(self, record: RequestRecord) -> None:
        """Record a request that starts; only the latest keep their bodies."""
        self.requests.append(record)
        if len(self.requests) > KEEP_BODIES:
            self.requests[-KEEP_BODIES - 1].body = None

    def post(self, what: PostChange, how: PostWay, message_id: int, channel_id: int, files: int = 0) -> None:
        """Record a change of a message."""
        self.posts.append(PostRecord(what, how, message_id, channel_id, time.monotonic(), files))

    def clear(self) -> None:
        """Forget everything."""
        self.requests.clear()
        self.posts.clear()
        self.interactions.clear()
