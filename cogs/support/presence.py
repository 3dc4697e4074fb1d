"""Who has just been looking at which channel, as far as this process has seen."""

from collections.abc import Iterable

from cogs.support.bounded_dict import BoundedDict

REMEMBERED = 5000
"""So many people in channels are remembered; the longest silent are forgotten first."""


class Presence:
    """When somebody last clicked or typed something for us in a channel: whoever reads a panel or thinks over
    a draft is there, though nothing of it is a move yet. Lost with the process: then moves alone count."""

    def __init__(self) -> None:
        self._seen: BoundedDict[tuple[int, int], int] = BoundedDict(REMEMBERED)

    def saw(self, user_id: int, channel_id: int, now: int) -> None:
        """Note that the user asked for something there. `now` in milliseconds, as of the tables' clock."""
        self._seen.note((user_id, channel_id), now)

    def last(self, users: Iterable[int], channel_id: int) -> dict[int, int]:
        """When those of the users who are remembered were last seen there."""
        return {user: at for user in users if (at := self._seen.get((user, channel_id))) is not None}
