"""What is remembered of the last so many, and of nobody else: memory stays bounded."""

from collections import OrderedDict
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class BoundedDict(OrderedDict[K, V]):
    """A mapping that forgets what was noted longest ago once it holds more than `most`."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def note(self, key: K, value: V) -> None:
        """Remember it as the newest."""
        self[key] = value
        self.move_to_end(key)
        while len(self) > self.most:
            self.popitem(last=False)
