"""A mapping with a maximum size, so that memory stays bounded."""

from collections import OrderedDict
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class BoundedDict(OrderedDict[K, V]):
    """A mapping of at most `most` entries. It drops the oldest when it is full."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def note(self, key: K, value: V) -> None:
        """Store an entry as the newest."""
        self[key] = value
        self.renew(key)

    def renew(self, key: K) -> None:
        """Make an entry the newest."""
        self.move_to_end(key)
        while len(self) > self.most:
            self.popitem(last=False)
