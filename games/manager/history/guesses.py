"""Guess the move: what was played next at a moment of a finished game, and what a guess is worth."""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec

from db import Logged
from games.computer import SeatView
from games.computer.hint_ranking import HINT_EFFORT
from games.core import Move, Refusal, Seat, engine
from games.core.puzzle import same_result
from games.manager.history import replay
from games.manager.history.review import Review, worth_telling
from games.manager.history.turns import LoggedTurn
from games.manager.model.draft import Draft
from games.manager.model.table import Table
from games.manager.model.unstored import SETTINGS, guess_number

CHOSEN = (None, "by_hand", "plan", "computer")
"""The causes of moves that somebody chose there and then."""

FULL, HALF = 2, 1
"""Points for the move that was played or a better one, and for one that is as good."""

Verdict = Literal["same", "better", "as-good", "worse"]


class GuessStage(msgspec.Struct, frozen=True):
    """A moment of a finished game at which a reader guesses: the table as it was, as a value with a number
    of its own, the seat that was asked, and the move that it played in turn `turn`."""

    table: Table
    seat: Seat
    turn: int
    played: Move

    @property
    def points(self) -> int:
        """The reader's points so far."""
        return self.table.commit_id

    @property
    def guesses(self) -> int:
        """The number of the reader's guesses so far."""
        return self.table.draft(self.seat).draft_id


def stage_after(
    table: Table, past: Sequence[LoggedTurn], turn: int, points: int, guesses: int
) -> GuessStage | None:
    """The next choice after a turn; None if there is none left. Raises Refusal while the game is running."""
    return next((one for one in _stages(table, past, points, guesses) if one.turn > turn), None)


def stage_at(
    table: Table, past: Sequence[LoggedTurn], entry_no: int, points: int, guesses: int
) -> GuessStage | None:
    """The choice that a log entry holds; None if it holds none. Raises Refusal while the game is running."""
    found = _stages(table, past, points, guesses)
    return next((one for one in found if one.table.entry_no == entry_no), None)


def _stages(table: Table, past: Sequence[LoggedTurn], points: int, guesses: int) -> Iterator[GuessStage]:
    """The first choice of each turn."""
    if table.status != "over":
        raise Refusal("refuse-guess-running")
    came = replay.states(table.title, len(table.seats), table.options, [one for turn in past for one in turn])
    for number, turn in enumerate(past):
        choices = [(entry, game) for entry, game, _ in [next(came) for _ in turn] if _is_choice(entry, game)]
        if choices:
            entry, game = choices[0]
            yield _stage(table, entry, game, number, points, guesses)


def _is_choice(entry: Logged, game: Any) -> bool:
    """Whether an entry is an answer that somebody chose among several."""
    if entry.kind != "move" or entry.seat is None or entry.cause not in CHOSEN:
        return False
    return entry.seat in engine.waits_for(game) and len(engine.open_offers(game, Seat(entry.seat))) > 0


def _stage(table: Table, entry: Logged, game: Any, turn: int, points: int, guesses: int) -> GuessStage:
    seat = Seat(entry.seat or 0)
    then = msgspec.structs.replace(
        table,
        id=guess_number(table.id),
        status="running",
        game=game,
        base=None,
        sealed={},
        in_advance={},
        settings=SETTINGS,
        entry_no=entry.entry_no,
        commit_id=points,
        drafts={seat: Draft((), guesses)},
    )
    return GuessStage(then, seat, turn, table.title.load_move(entry.move))


async def judged(table: Table, stage: GuessStage, guess: Move, review: Review) -> tuple[Verdict, int]:
    """What a guess is beside the move that was played, by the judgement of reviews, and its points. Raises
    ThinkingEnded."""
    title, seat = table.title, stage.seat
    if same_result(title, stage.table.game, seat, guess, stage.played):
        return "same", FULL
    if title.advisor is None:
        return "worse", 0
    seed = hashlib.sha256(f"{table.id} {stage.table.entry_no} {seat}".encode()).digest()[:16]
    seen = SeatView(title, stage.table.view(seat), len(table.seats), seat)
    worth = [
        (await review(seen, table.reviewed_by, HINT_EFFORT, move, seed)).chosen.score
        for move in (guess, stage.played)
    ]
    if worth[0] - worth[1] >= worth_telling(table):
        return "better", FULL
    return ("as-good", HALF) if worth[0] >= worth[1] else ("worse", 0)
