"""The recorded games of the titles, `tests/fixtures/games_<title>.msgpack.xz`. They are never rewritten."""

import lzma
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from db import Logged
from games.core import AddressedEvent, Title
from games.manager.history import replay

FIXTURES = Path(__file__).resolve().parents[1] / "tests" / "fixtures"


class RecordedEntry(msgspec.Struct, frozen=True, array_like=True):
    """An entry of a log, as it is stored."""

    kind: str
    seat: int | None
    cause: str
    move: bytes
    outcomes: bytes


class RecordedGame(msgspec.Struct, frozen=True):
    """A game as it was played once.

    - `options` and `states` are in their stored form, `version` is that of the title they were stored by.
    - `states` are by the number of entries that lead to each. The last is the end,
      or where a long game was broken off.
    - `played` says by whom: `random`, `novice`, `apprentice`, `trades` (random, and anything that is always
      open but standing orders), `orders` (the same with standing orders that are moves).
    """

    seats: int
    options: bytes
    version: int
    played: str
    entries: tuple[RecordedEntry, ...]
    states: dict[int, bytes]


def read(title_id: str) -> list[RecordedGame]:
    """The recorded games of a title."""
    packed = _fixture(title_id).read_bytes()
    return msgspec.msgpack.decode(lzma.decompress(packed), type=list[RecordedGame])


def has_games(title_id: str) -> bool:
    """Whether games of a title are recorded. A title that somebody adds has none."""
    return _fixture(title_id).exists()


def _fixture(title_id: str) -> Path:
    return FIXTURES / f"games_{title_id}.msgpack.xz"


Reached = tuple[int, RecordedEntry, Any, list[AddressedEvent]]
"""A state: the number of entries that lead to it, the last of them, the game, and that entry's events."""


def played_again(title: Title, recorded: RecordedGame) -> Iterator[Reached]:
    """The states of a recorded game by today's rules. Refusal, ValueError or msgspec.DecodeError where it
    can't be played on."""
    options = msgspec.msgpack.decode(recorded.options, type=title.options)
    game: Any = None
    for number, entry in enumerate(recorded.entries, 1):
        played = replay.state_after(title, recorded.seats, options, game, entry_logged(number, entry))
        assert played is not None, entry.kind
        game = played.game
        yield number, entry, game, list(played.events)


def entry_logged(number: int, entry: RecordedEntry, events: Sequence[AddressedEvent] = ()) -> Logged:
    """An entry as a table's log has it."""
    return Logged(
        table_id=0,
        entry_no=number,
        at=0,
        interaction_id=number,
        kind=entry.kind,
        seat=entry.seat,
        user_id=None,
        move=entry.move,
        outcomes=entry.outcomes,
        events=msgspec.msgpack.encode(events),
        cause=entry.cause,
    )


def logged(title: Title, recorded: RecordedGame) -> tuple[Logged, ...]:
    """The log of a recorded game, as a table has it."""
    return tuple([entry_logged(at, entry, told) for at, entry, _, told in played_again(title, recorded)])
