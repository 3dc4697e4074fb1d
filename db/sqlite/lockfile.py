"""One bot per file: a second bot would post everything twice.

Tools that run beside it (backup, check) only read.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from db.contract.errors import StoreRefused
from db.sqlite.migrations import PRIVATE, guard


@contextmanager
def only_one(path: Path) -> Iterator[None]:
    """Hold the lock beside a database file.

    Raises StoreRefused if another bot holds it. A killed bot holds it no longer.
    """
    guard(path)
    with locked(
        path, f"Another bot is running on {path}: stop it first, or give this one a file of its own."
    ):
        yield


@contextmanager
def locked(path: Path, otherwise: str) -> Iterator[Path]:
    """Hold the lock beside any file, even a damaged one; yields its path.

    Raises StoreRefused with the sentence `otherwise` if a bot holds it.
    """
    lock = path.with_name(path.name + ".lock")
    number = os.open(lock, os.O_RDWR | os.O_CREAT, PRIVATE)
    try:
        try:
            _take(number)
        except OSError:
            raise StoreRefused(otherwise) from None
        yield lock
    finally:
        os.close(number)


if os.name == "nt":
    import msvcrt

    def _take(number: int) -> None:
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
else:
    import fcntl

    def _take(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
