"""What delivery waits for before it calls Discord, and the limits on its calls."""

import msgspec

from cogs.delivery.failures import RETRY_SECONDS
from cogs.support.calls.rate_limits import ALL, EACH, CallLimit
from games.manager.model.durations import MINUTE


class Timings(msgspec.Struct, frozen=True):
    """`retry_seconds`: like `RETRY_SECONDS`. `person_limit`: of messages to one person. `call_limit`: of the
    calls of all processes together. `present_ms`: how long somebody counts as present after an action.
    `gather_ms`: how long a direct message about a turn waits for others; a reminder waits no longer."""

    retry_seconds: tuple[float, ...] = RETRY_SECONDS
    person_limit: CallLimit = EACH
    call_limit: CallLimit = ALL
    present_ms: int = 2 * MINUTE
    gather_ms: int = MINUTE
