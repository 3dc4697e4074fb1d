"""One bot on one file: a second would post everything twice. Tools beside it (backup, check) only read."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from db.contract.store import StoreRefused
from db.sqlite.migrations import PRIVATE, guard


@contextmanager
def only_one(path: Path) -> Iterator[None]:
    """Hold the lock beside a database file. StoreRefused if another bot has it; a bot that was killed has
    it no longer."""
    guard(path)
    with locked(
        path, f"Another bot is running on {path}: stop it first, or give this one a file of its own."
    ):
        yield


@contextmanager
def locked(path: Path, otherwise: str) -> Iterator[Path]:
    """Hold the lock beside whatever file, also a damaged one: its path. StoreRefused with the sentence
    `otherwise` if a bot has it."""
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
