"""A puzzle a day: a position of a real game, in which one answer is clearly best (`games.core.puzzle`).

A puzzle's table is an ordinary value with the usual rules and panel, but it has no row in the store. Stored
are a person's answers, one a title and day, and the channels that get the puzzle of each day. What a channel
gets goes through the outbox.
"""

import asyncio
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from functools import lru_cache
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import msgspec

from db import PuzzleAnswer, PuzzleAnswerRow, PuzzleChannelRow, SeatHolder
from db.bounded_dict import BoundedDict
from games.core import Move, Refusal, Seat, Title
from games.core.puzzle import (
    DIFFICULTIES,
    Puzzle,
    PuzzleFile,
    packed_move,
    read_puzzles,
    same_result,
    unpacked_move,
)
from games.manager.model.draft import Draft
from games.manager.model.quiet_hours import QuietTimes
from games.manager.model.table import Table, compose
from games.manager.model.unstored import DAYS, SETTINGS, puzzle_number, unstored_table
from games.manager.storage.outbox_items import DailyPuzzle
from games.manager.storage.repository import Repository

SHOWN = 14
"""Number of days in a person's row of days."""

LONGEST = 366
"""Maximum number of days that are looked at for how long a row is."""

POSITIONS = 16
"""Number of positions that are remembered: playing one from its log takes some hundredths of a second."""


class PuzzleStage(msgspec.Struct, frozen=True):
    """A puzzle of a day, ready to be shown to a person. `row`: their answer, final or being considered."""

    title: Title
    puzzle: Puzzle
    day: int
    table: Table
    seat: Seat
    row: PuzzleAnswerRow | None = None

    @property
    def final(self) -> bool:
        """Whether the person has answered."""
        return self.row is not None and self.row.answer != ""

    @property
    def move(self) -> Move | None:
        """The person's answer."""
        return unpacked_move(self.title, self.row.move) if self.row is not None and self.row.move else None


class DaysInRow(msgspec.Struct, frozen=True):
    """A person's answers of the last days, the oldest first (None: none), and how many days in a row they
    have answered until now."""

    days: tuple[PuzzleAnswer | None, ...]
    streak: int


class PuzzleService:
    """Finds the puzzle of a day, takes answers, and owes channels what they get."""

    def __init__(self, repository: Repository) -> None:
        self.repository = repository
        self.store = repository.store
        self._positions: BoundedDict[int, tuple[Any, Seat]] = BoundedDict(POSITIONS)

    def titles(self) -> list[Title]:
        """The titles that have puzzles."""
        return [title for title in self.repository.titles.values() if daily(title, 0) is not None]

    def named(self, id: str) -> Title:
        """A title with puzzles. Raises Refusal."""
        found = {title.id: title for title in self.titles()}
        if id not in found:
            raise Refusal("refuse-unknown-choice", text=id, choices=tuple(found))
        return found[id]

    def title_and_day(self, number: int) -> tuple[Title, int]:
        """What a puzzle's number stands for. Raises Refusal if there is no such puzzle."""
        day = number % DAYS
        for title in self.titles():
            if number == puzzle_number(title, day):
                return title, day
        raise Refusal("refuse-no-puzzle")

    def today(self, zone: str) -> int:
        """The present day in a time zone."""
        return datetime.fromtimestamp(self.repository.clock() / 1000, ZoneInfo(zone)).toordinal()

    async def position(self, title: Title, puzzle: Puzzle) -> tuple[Any, Seat]:
        """A puzzle's position, and the seat that is asked. Raises Refusal if the rules no longer allow its
        game."""
        if (found := self._positions.get(puzzle.id)) is None:
            try:
                found = await asyncio.to_thread(puzzle.position, title)
            except ValueError:
                raise Refusal("refuse-no-puzzle") from None
            self._positions.note(puzzle.id, found)
        return found

    # A person's answer

    async def stage(
        self,
        title: Title,
        day: int,
        user_id: int,
        seats: Sequence[SeatHolder],
        language: str,
        named: int | None = None,
    ) -> PuzzleStage:
        """A day's puzzle with a person's answer. `seats`: this person, and names for the others. `named`: the
        puzzle that a button names, which another may have replaced since. Raises Refusal if there is none, or
        if that day is yet to come everywhere."""
        puzzle = daily(title, day) if named is None else puzzle_with(title, named)
        if puzzle is None or day > self.today("UTC") + 1:
            raise Refusal("refuse-no-puzzle")
        answers = await self.store.puzzle_answers(user_id, title.id, day)
        row = next((one for one in answers if one.day == day), None)
        if row is not None and row.puzzle != puzzle.id:
            answered = puzzle_with(title, row.puzzle) if row.answer else None
            puzzle, row = (puzzle, None) if answered is None else (answered, row)
        return staged(title, puzzle, day, seats, language, await self.position(title, puzzle), row)

    async def tried(self, stage: PuzzleStage, user_id: int, move: Move | None) -> None:
        """Store an answer that is being considered; None: take it back. Raises Refusal if the person has
        answered, or the move is not offered."""
        if move is not None:
            compose(stage.table, stage.seat, Draft(), move)
        await self._store(stage, user_id, "" if move is None else packed_move(move), "")

    async def answered(self, stage: PuzzleStage, user_id: int) -> None:
        """Make the considered answer the person's only one. Raises Refusal if they have answered, or have not
        chosen."""
        move = stage.move
        if move is None:
            raise Refusal("refuse-nothing-to-confirm")
        await self._store(stage, user_id, packed_move(move), kind_of_answer(stage, move))

    async def _store(self, stage: PuzzleStage, user_id: int, move: str, answer: PuzzleAnswer) -> None:
        now = self.repository.clock()
        row = PuzzleAnswerRow(user_id, stage.title.id, stage.day, stage.puzzle.id, move, answer, now)
        if stage.final or not await self.store.keep_puzzle_answer(row):
            raise Refusal("refuse-puzzle-answered")

    async def counts(self, stage: PuzzleStage) -> Mapping[str, int]:
        """The number of people who gave each kind of answer."""
        return await self.store.puzzle_counts(stage.title.id, stage.puzzle.id)

    async def row_of_days(self, title: Title, user_id: int, today: int) -> DaysInRow:
        """A person's row of days at a title."""
        rows = await self.store.puzzle_answers(user_id, title.id, today - LONGEST)
        given = {row.day: row.answer for row in rows if row.answer}
        last = today if today in given else today - 1
        streak = next((back for back in range(LONGEST) if last - back not in given), LONGEST)
        return DaysInRow(tuple([given.get(today - back) for back in reversed(range(SHOWN))]), streak)

    # Channels

    async def channel(self, channel_id: int) -> list[PuzzleChannelRow]:
        """The puzzles that a channel gets, of titles that there are."""
        rows = await self.store.puzzle_channels(channel_id)
        return [row for row in rows if row.title in self.repository.titles]

    async def subscribe(
        self,
        channel_id: int,
        guild_id: int,
        user_id: int,
        titles: Sequence[Title],
        hour: int,
        zone: str,
        language: str,
    ) -> None:
        """Give a channel the puzzles of these titles every day, and no others."""
        due = next_hour(self.repository.clock(), hour, zone)
        rows = [
            PuzzleChannelRow(channel_id, title.id, guild_id, user_id, language, zone, hour, due)
            for title in titles
        ]
        await self.store.set_puzzle_channel(channel_id, rows)

    async def owe(self, most: int) -> int:
        """Put what channels are to get by now into the outbox. A day that has passed meanwhile is left out.
        Returns the number of channels."""
        now = self.repository.clock()
        due = await self.store.due_puzzles(now, most)
        for row in due:
            day = datetime.fromtimestamp(now / 1000, ZoneInfo(row.zone)).toordinal()
            item = DailyPuzzle(row.channel_id, row.title, day).due(now)
            await self.store.owe_puzzle(row, next_hour(now, row.hour, row.zone), item, now)
        if due:
            self.repository.outbox_filled.set()
        return len(due)


def puzzles_of(title: Title) -> PuzzleFile:
    """A title's puzzles."""
    return PuzzleFile("", "", ()) if title.puzzles is None else _read(str(title.puzzles))


@lru_cache(maxsize=8)
def _read(path: str) -> PuzzleFile:
    return read_puzzles(Path(path))


def puzzle_with(title: Title, id: int) -> Puzzle | None:
    """A title's puzzle by its id."""
    return next((one for one in puzzles_of(title).puzzles if one.id == id), None)


def daily(title: Title, day: int) -> Puzzle | None:
    """The puzzle of a day: the difficulties take turns, and each goes through its puzzles in order. None if
    the title has no puzzles."""
    asked = [one for one in puzzles_of(title).puzzles if one.asked]
    by_difficulty = [
        found for each in DIFFICULTIES if (found := [one for one in asked if one.difficulty == each])
    ]
    if not by_difficulty:
        return None
    found = by_difficulty[day % len(by_difficulty)]
    return found[day // len(by_difficulty) % len(found)]


def staged(
    title: Title,
    puzzle: Puzzle,
    day: int,
    seats: Sequence[SeatHolder],
    language: str,
    asked: tuple[Any, Seat],
    row: PuzzleAnswerRow | None = None,
) -> PuzzleStage:
    """A puzzle's table. `asked`: its position, and the seat that is asked, which is that of the first of
    `seats`. The answer that is being considered is its draft."""
    game, seat = asked
    me, *others = seats
    holders = [*others[:seat], me, *others[seat:]][: puzzle.played.seats]
    table = unstored_table(
        title,
        game,
        [msgspec.structs.replace(one, seat=at, level=None) for at, one in enumerate(holders)],
        puzzle.played.secret,
        id=puzzle_number(title, day),
        language=language,
        options=puzzle.options(title),
        commit_id=puzzle.id,
        settings=SETTINGS,
    )
    stage = PuzzleStage(title, puzzle, day, table, seat, row)
    if row is None or stage.move is None or stage.final:
        return stage
    draft = Draft(compose(table, seat, Draft(), stage.move).steps, row.at)
    return msgspec.structs.replace(stage, table=msgspec.structs.replace(table, drafts={seat: draft}))


def kind_of_answer(stage: PuzzleStage, move: Move) -> PuzzleAnswer:
    """What an answer is: the best, the second best, or another."""
    for kind in ("best", "second"):
        if same_result(
            stage.title, stage.table.game, stage.seat, move, stage.puzzle.answer(stage.title, kind)
        ):
            return kind
    return "other"


def next_hour(now: int, hour: int, zone: str) -> int:
    """When the clock of a time zone next shows an hour."""
    today = datetime.fromtimestamp(now / 1000, ZoneInfo(zone)).date()
    times = [at for ahead in range(3) for at in QuietTimes(zone).moments(today + timedelta(ahead), 60 * hour)]
    return next(at for at in times if at > now)
