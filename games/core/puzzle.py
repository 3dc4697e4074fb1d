"""Puzzles: positions of real games in which one answer is clearly best, as data. `python -m scripts.puzzles`
makes and checks them; `games.manager.playing.puzzles` asks them.

A title's folder has them in `puzzles.json`. Each is a game's beginning, packed: its secret and its moves. The
position follows from these by the rules, so a puzzle survives every change of the state's fields."""

import base64
import zlib
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args

import msgspec

from games.core import engine
from games.core.advice import Reason
from games.core.chance import Secret
from games.core.choices.offer import Move
from games.core.decoding import converted, decoded, decoded_json
from games.core.game import Seat

if TYPE_CHECKING:
    from games.core.title import Title

Difficulty = Literal["easy", "medium", "hard"]
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)


class Lead(msgspec.Struct, frozen=True, array_like=True):
    """The lead of the best answer over the second best, in playouts in pairs: the mean, its standard
    error (both in the playouts' unit), and the number of pairs."""

    mean: float
    error: float
    pairs: int

    def leads(self, errors: float, least: float = 0.0) -> bool:
        """Whether the lead is at least this many standard errors, and at least `least`."""
        return self.mean > 0 and self.mean >= max(errors * self.error, least)


class PuzzleGame(msgspec.Struct, frozen=True, array_like=True):
    """The game up to the puzzle: what it began with, and the moves, each with its seat."""

    seats: int
    options: dict[str, Any]
    secret: bytes
    moves: tuple[tuple[int, msgspec.Raw], ...]


class Puzzle(msgspec.Struct, frozen=True, dict=True):
    """A puzzle as it is stored.

    - `game`: a packed `PuzzleGame`. `id`: its checksum, by which answers and buttons name the puzzle.
    - `best`, `second`: the best answer and the one after it, as packed moves. `reasons`: why, as hints give
      them.
    - `master`, `plain`: the lead by a Master's playouts, and by plain ones to the end of the game (in
      points).
    - `points`: the winner's points in that game. `origin`: whose game it was.
    - `grandmaster`: whether a Grandmaster gives the best answer too; None: the title had none. A puzzle that
      it answers otherwise is asked no more, but stays for those who have seen it.
    - `version`: that of the title under which the game began; None: its present one will do."""

    id: int
    difficulty: Difficulty
    game: str
    best: str
    second: str
    reasons: tuple[Reason, ...]
    master: Lead
    plain: Lead
    points: float
    origin: str = "computers"
    grandmaster: bool | None = None
    version: int | None = None

    @property
    def asked(self) -> bool:
        """Whether it may be the puzzle of a day."""
        return self.grandmaster is not False

    @cached_property
    def played(self) -> PuzzleGame:
        """The game, unpacked."""
        data = zlib.decompress(base64.b85decode(self.game))
        return decoded(data, PuzzleGame)

    def options(self, title: "Title") -> Any:
        """The options of the game. Raises ValueError if the title has them no more."""
        return converted(self.played.options, title.options)

    def position(self, title: "Title") -> tuple[Any, Seat]:
        """The state of the game, and the seat that is asked. Raises Refusal or ValueError if the rules no
        longer allow this game."""
        played = self.played
        chance = Secret(played.secret)
        game = engine.start(title, played.seats, self.options(title), chance, version=self.version).game
        for seat, move in played.moves:
            game = engine.play(title, game, Seat(seat), title.load_move(bytes(move)), chance).game
        (asked,) = engine.waits_for(game)
        return game, asked

    def answer(self, title: "Title", which: Literal["best", "second"] = "best") -> Move:
        """The best or the second best answer."""
        return unpacked_move(title, self.best if which == "best" else self.second)


class PuzzleFile(msgspec.Struct, frozen=True):
    """A title's puzzles with their source: the commands that made them, and the hash of the code that
    judged."""

    source: str
    code: str
    puzzles: tuple[Puzzle, ...]


def packed_game(played: PuzzleGame) -> tuple[int, str]:
    """A game as a puzzle stores it, with its id."""
    text = base64.b85encode(zlib.compress(msgspec.msgpack.encode(played), 9)).decode()
    return zlib.crc32(text.encode()), text


def packed_move(move: Move) -> str:
    """A move as a puzzle stores it."""
    return base64.b85encode(msgspec.msgpack.encode(move)).decode()


def unpacked_move(title: "Title", text: str) -> Move:
    """The move that `packed_move` made this of."""
    return title.load_move(base64.b85decode(text))


def read_puzzles(path: Path) -> PuzzleFile:
    """A title's file of puzzles; empty if there is none."""
    if not path.exists():
        return PuzzleFile("", "", ())
    return decoded_json(path.read_bytes(), PuzzleFile)


def same_result(title: "Title", game: Any, seat: Seat, one: Move, other: Move) -> bool:
    """Whether two answers come to the same: the seat sees the same after either."""
    if one == other:
        return True
    after = [
        title.view(engine.play(title, game, seat, move, Secret(b"same")).game, seat) for move in (one, other)
    ]
    return title.save(after[0]) == title.save(after[1])
