"""Replay: the log and its draws alone lead to the stored state.

Log entries with a cause are answers; forced answers have entries of their own. Entries without a cause are
older, and the answers they forced follow by themselves. The start entry holds the title's version: later
corrections of rules don't apply to that game.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from db import Logged
from games.core import Options, Seat, StandingOrder, Title, engine
from games.core.chance import RecordedDraw, ReplayedChance
from games.core.decoding import decoded
from games.core.engine import PlayedResult
from games.core.old_logs import old_log_phases
from games.manager.history.rollback import gone_back, target_of
from games.manager.model.stored_table import load_state
from games.manager.model.table_events import ORDERS_MOVED, ROLL_BACK

STUDY = "study"
"""Kind of the first log entry of a study's line. It has the state in which the line begins."""

OF_THE_GAME = ("start", "move", ROLL_BACK, STUDY)
"""The kinds of log entries that change a game."""


class StudyBeginning(msgspec.Struct, frozen=True):
    """The state in which a line begins, with the version of its title that wrote it."""

    state: bytes
    version: int


class ReplayedEntry(msgspec.Struct, frozen=True):
    """A log entry with the state before and after it (None: not begun). `played`: what came of it, if it is
    a move or the start."""

    entry: Logged
    before: Any
    after: Any
    played: PlayedResult[Any] | None = None


def up_to_date(game: Any) -> Any:
    """A replayed state as a table of this version has it: without phases that only old logs need."""
    if game is None or not (old := old_log_phases(game)):
        return game
    return msgspec.structs.replace(
        game, always_available=[phase for phase in game.always_available if phase not in old]
    )


def kept_orders(game: Any, seats: int) -> dict[Seat, Sequence[StandingOrder]] | None:
    """The standing orders that a replayed state keeps itself, by seat; None if it has no phases that only old
    logs need."""
    old = old_log_phases(game)
    if not old:
        return None
    return {
        seat: [one for phase in old for one in phase.kept_orders(seat)] for seat in map(Seat, range(seats))
    }


def state_after(
    title: Title, seats: int, options: Options, game: Any, entry: Logged
) -> PlayedResult[Any] | None:
    """The result of a log entry on `game` (None: not begun). None if it changes no game.

    Raises ValueError if its draws are not those that the rules ask for.
    """
    if entry.kind not in ("start", "move"):
        return None
    chance = ReplayedChance(draws_of(entry))
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
    for one in replayed_entries(title, seats, options, log):
        yield one.entry, one.before, one.after


def replayed_entries(
    title: Title, seats: int, options: Options, log: Iterable[Logged]
) -> Iterator[ReplayedEntry]:
    """The entries of a log with their results. Raises Refusal, ValueError and others where the log does
    not fit the rules."""
    entries = tuple(log)
    wanted = {target_of(entry) for entry in entries if entry.kind == ROLL_BACK}
    targets: dict[int, Any] = {}
    game: Any = None
    moved = False
    for entry in entries:
        before, played = game, None
        if entry.kind == STUDY:
            game = begun_at(title, entry)
        elif entry.kind == ROLL_BACK:
            then = targets[target_of(entry)]
            game = went_back(title, seats, up_to_date(then) if moved else then, game, entry)
        elif entry.kind == ORDERS_MOVED:
            game, moved = up_to_date(game), True
        elif (played := state_after(title, seats, options, game, entry)) is not None:
            game = played.game
        if entry.entry_no in wanted:
            targets[entry.entry_no] = game
        yield ReplayedEntry(entry, before, game, played)


def beginning(title: Title, game: Any) -> bytes:
    """What the first entry of a line says that begins with `game`."""
    return msgspec.msgpack.encode(StudyBeginning(title.save(game), title.state_version))


def begun_at(title: Title, entry: Logged) -> Any:
    """The state in which the line of a study begins."""
    begins = decoded(entry.move, StudyBeginning)
    return load_state(title, begins.state, begins.version)


def went_back(title: Title, seats: int, then: Any, game: Any, entry: Logged) -> Any:
    """The result of an entry that goes back from `game` to `then`."""
    return gone_back(title, then, game.draws, seats, ReplayedChance(draws_of(entry)))[0]


def replayed(title: Title, seats: int, options: Options, log: Iterable[Logged]) -> Any:
    """The state that a log leads to; None if the game has not begun."""
    game: Any = None
    for _, _, after_it in states(title, seats, options, log):
        game = after_it
    return up_to_date(game)


def version_of(entry: Logged) -> int:
    """The version of its title under which a game began.

    Entries from before versions were logged have the first.
    """
    return int(decoded(entry.move)) if entry.move else 1


def draws_of(entry: Logged) -> list[RecordedDraw]:
    """The outcomes of chance in a log entry."""
    return decoded(entry.outcomes, list[RecordedDraw]) if entry.outcomes else []
