"""Who was recently active in which channel, as far as this process has seen."""

from collections.abc import Iterable

from db.bounded_dict import BoundedDict

REMEMBERED = 5000
"""Maximum number of pairs of person and channel remembered. The least recently active is forgotten first."""


class Presence:
    """When somebody last clicked or typed for us in a channel. Reading a panel or composing a draft counts as
    presence before any move is made. This is lost with the process; then only moves count."""

    def __init__(self) -> None:
        self._seen: BoundedDict[tuple[int, int], int] = BoundedDict(REMEMBERED)

    def saw(self, user_id: int, channel_id: int, now: int) -> None:
        """Record that a user was active there. `now` is in milliseconds, from the tables' clock."""
        self._seen.note((user_id, channel_id), now)

    def last(self, users: Iterable[int], channel_id: int) -> dict[int, int]:
        """When these users were last active there; users not remembered are left out."""
        return {user: at for user in users if (at := self._seen.get((user, channel_id))) is not None}
