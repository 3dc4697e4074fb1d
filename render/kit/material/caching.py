"""Caches of drawings, bounded by bytes; the least recently used go first."""

import ctypes
import os
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Generic, ParamSpec, TypeVar

LIMIT = 12 * 1024 * 1024
"""Maximum bytes that one kind of drawing may keep."""

ValueType = TypeVar("ValueType")
Arguments = ParamSpec("Arguments")


def by_bytes(
    size: Callable[[ValueType], int], limit: int = LIMIT
) -> Callable[[Callable[Arguments, ValueType]], Callable[Arguments, ValueType]]:
    """Like functools.lru_cache, bounded by the size of what is kept: a few large drawings or many small
    ones. A value larger than the limit is not kept. Arguments must be positional."""

    def decorate(make: Callable[Arguments, ValueType]) -> Callable[Arguments, ValueType]:
        kept: OrderedDict[Hashable, tuple[ValueType, int]] = OrderedDict()
        total = 0
        lock = Lock()

        @wraps(make)
        def made(*args: Arguments.args, **named: Arguments.kwargs) -> ValueType:
            nonlocal total
            with lock:
                if args in kept:
                    kept.move_to_end(args)
                    return kept[args][0]
            new = make(*args, **named)
            bytes_ = size(new)
            with lock:
                if args not in kept and bytes_ <= limit:
                    kept[args] = (new, bytes_)
                    total += bytes_
                    while total > limit:
                        total -= kept.popitem(last=False)[1][1]
            return new

        return made

    return decorate


class RecentValues(Generic[ValueType]):
    """The last values made, by key. Thread-safe."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._kept: OrderedDict[Hashable, ValueType] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], ValueType]) -> ValueType:
        """The value of a key; made now if it isn't kept."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        made = make()
        with self._lock:
            self._kept[key] = made
            while len(self._kept) > self.most:
                self._kept.popitem(last=False)
        return made


def give_back() -> None:
    """Return free memory to the system. Drawings four times too large leave many free fragments that glibc
    would otherwise keep. Does nothing with another C library."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if os.name == "posix" else None
    if trim is not None:
        trim(0)
