"""Replaying: the log and its draws lead to the stored state, and nothing else is needed.

Entries with a cause are answers, the forced ones as entries of their own. Entries without were written
before there were causes: the answers they forced follow by themselves. The entry that begins a game says
under which version of its title: what has been mended since stays as it was in that game.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from db import Logged
from games.core import Options, Seat, Title, engine
from games.core.chance import Draw, Recorded
from games.core.engine import Played
from games.manager.history.rollback import gone_back, target_of

ROLL_BACK = "roll-back"
"""The kind of an entry with which a table has gone back."""


def after(title: Title, seats: int, options: Options, game: Any, entry: Logged) -> Played[Any] | None:
    """What an entry made of `game` (None: not begun); None where it changes no game. ValueError if its
    draws are not those the rules ask for."""
    if entry.kind not in ("start", "move"):
        return None
    chance = Recorded(draws_of(entry))
    forced = entry.cause is None
    if entry.kind == "start":
        return engine.start(title, seats, options, chance, forced, version_of(entry))
    play = engine.play if forced else engine.play_one
    assert entry.seat is not None
    return play(title, game, Seat(entry.seat), title.load_move(entry.move), chance)


def states(
    title: Title, seats: int, options: Options, log: Iterable[Logged]
) -> Iterator[tuple[Logged, Any, Any]]:
    """The entries of a log, each with the state before and after it (None: not begun)."""
    entries = tuple(log)
    wanted = {target_of(entry) for entry in entries if entry.kind == ROLL_BACK}
    kept: dict[int, Any] = {}
    game: Any = None
    for entry in entries:
        before = game
        if entry.kind == ROLL_BACK:
            game = went_back(title, seats, kept[target_of(entry)], game, entry)
        elif (played := after(title, seats, options, game, entry)) is not None:
            game = played.game
        if entry.seq in wanted:
            kept[entry.seq] = game
        yield entry, before, game


def went_back(title: Title, seats: int, then: Any, game: Any, entry: Logged) -> Any:
    """What an entry that goes back from `game` to `then` led to."""
    return gone_back(title, then, game.draws, seats, Recorded(draws_of(entry)))[0]


def replayed(title: Title, seats: int, options: Options, log: Iterable[Logged]) -> Any:
    """The state that a log leads to; None if the game has not begun."""
    game: Any = None
    for _, _, after_it in states(title, seats, options, log):
        game = after_it
    return game


def version_of(entry: Logged) -> int:
    """The version of its title under which a game began: before that was logged, the first."""
    return int(msgspec.msgpack.decode(entry.move)) if entry.move else 1


def draws_of(entry: Logged) -> list[Draw]:
    """What chance gave in an entry."""
    return msgspec.msgpack.decode(entry.outcomes, type=list[Draw]) if entry.outcomes else []
