"""Series of games between computer players of two levels: one seat of the first level, the others of the
second. Games are stored in a file, so that long series can be played in pieces and by several processes at
once.

A stored game counts only for the code that played it: when the code of the levels or of the title's advice
changes, its `mark` changes too, and games stored earlier no longer count.
"""

import hashlib
import math
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Literal, TypeVar

import msgspec

from games.computer import Effort, Level, SeatView, choose
from games.core import Move, Seat, Title, engine
from games.core.chance import Secret
from games.core.ranking import shares_of_win
from games.titles import TITLES
from kit.title_options import options_for

ROOT = Path(__file__).parents[2]


PlayerKind = Level | Literal["uniform"]
"""A kind of player: a computer of a level, or one that takes any legal move."""


class Match(msgspec.Struct, frozen=True):
    """What is played: one seat of `first` against seats of `second`, with the title's default options."""

    title: str
    seats: int
    first: PlayerKind
    second: PlayerKind
    effort: Effort
    mark: str = ""
    by: tuple[str, ...] = ()
    """Options other than the defaults: `characters=true`."""

    @property
    def words(self) -> dict[str, str]:
        """Those options by name."""
        return dict(option.partition("=")[::2] for option in self.by)

    def marked(self) -> "Match":
        """With the mark of the present code."""
        return msgspec.structs.replace(self, mark=mark_of(self.title))


class PlayedGame(msgspec.Struct, frozen=True):
    """A game of a match, as it is stored: a line of a file."""

    match: Match
    number: int


class SeriesGame(PlayedGame, frozen=True):
    """One game: whether the first level won (1, a share, or 0), the share of opponents it beat, its points,
    those of the best opponent, and the processor seconds of each of its answers."""

    won: float
    ahead: float
    points: float
    best_other: float
    seconds: tuple[float, ...]


StoredGame = TypeVar("StoredGame", bound=PlayedGame)


def mark_of(title: str) -> str:
    """A hash of the code that thinks, common and of the title, and of what it has learned."""
    folder = ROOT / "games" / title
    own = folder / "computer" if (folder / "computer").exists() else folder
    code = {*(ROOT / "games/computer").rglob("*.py"), *own.rglob("*.py")}
    data = {*folder.glob("*.json"), *own.rglob("*.json")} - {folder / "puzzles.json"}
    files = sorted(code | data)
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:12]


def play(match: Match, number: int, watch: Callable[[Any], object] | None = None) -> SeriesGame:
    """Game `number` of a match. The number determines the cards, the draws and the seats. `watch` sees the
    game after each answer."""
    title = TITLES[match.title]
    mine = Seat(number % match.seats)
    rng = Random(f"{title.id} {match.seats} {number // match.seats} {mine}")
    chance = Secret(rng.randbytes(32))
    game = engine.start(title, match.seats, options_for(title, match.seats, match.words), chance).game
    seconds: list[float] = []
    while not game.over:
        seat = engine.waits_for(game)[0]
        begun = time.thread_time()
        move = _answer(title, game, match, seat, match.first if seat == mine else match.second, rng)
        if seat == mine:
            seconds.append(round(time.thread_time() - begun, 4))
        engine.play_in_place(game, seat, move, chance)
        if watch is not None:
            watch(game)
    return _result(match, number, mine, game, tuple(seconds))


def _answer(title: Title, game: Any, match: Match, seat: Seat, kind: PlayerKind, rng: Random) -> Move:
    if kind == "uniform":
        return rng.choice(engine.open_offers(game, seat)).random_move(rng)
    own = Random(rng.randbytes(8))
    return choose(SeatView.of(title, game, match.seats, seat), kind, own, match.effort)


def _result(match: Match, number: int, mine: Seat, game: Any, seconds: tuple[float, ...]) -> SeriesGame:
    own = next(score for score in game.scores if score.seat == mine)
    others = [score for score in game.scores if score.seat != mine]
    ahead = [1.0 if own.place < other.place else 0.5 * (own.place == other.place) for other in others]
    return SeriesGame(
        match,
        number,
        shares_of_win(game.scores)[mine],
        sum(ahead) / len(ahead),
        own.points,
        max(other.points for other in others),
        seconds,
    )


def every_game(path: Path | None, kind: type[StoredGame]) -> list[StoredGame]:
    """All games of a file."""
    if path is None or not path.exists():
        return []
    return [msgspec.json.decode(line, type=kind) for line in path.read_bytes().splitlines()]


def stored_games(path: Path | None, match: Match, kind: type[StoredGame]) -> dict[int, StoredGame]:
    """A file's games of a match, by their numbers."""
    return {game.number: game for game in every_game(path, kind) if game.match == match}


def store_game(path: Path | None, game: PlayedGame) -> None:
    """Append a game to a file. Several processes may write at once, a line each."""
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab", buffering=0) as file:
            file.write(msgspec.json.encode(game) + b"\n")


def resumed(
    path: Path | None,
    match: Match,
    numbers: Iterable[int],
    kind: type[StoredGame],
    played: Callable[[Match, int], StoredGame],
    until: float = math.inf,
) -> Iterator[StoredGame]:
    """The games of these numbers: those in the file, and the others played and stored there, as long as it is
    not later than `until`."""
    have = stored_games(path, match, kind)
    for number in numbers:
        if number not in have and time.monotonic() < until:
            have[number] = played(match, number)
            store_game(path, have[number])
        if number in have:
            yield have[number]


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; a shared win counts as its part."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def rating(share: float) -> float:
    """By how many Elo points a level is better that beats the other in this share of the games."""
    if share in (0.0, 1.0):
        return math.inf if share else -math.inf
    return 400 * math.log10(share / (1 - share))


NULL, BETTER, ERROR = 0.5, 0.62, 0.05
"""The sequential test of two players: the share of wins of a level that is no better, that of one that is,
and the chance of each wrong verdict."""

MOST_GAMES = 400
"""Maximum number of games of a sequential test."""


DECISIVE = math.log((1 - ERROR) / ERROR)
"""Evidence that decides, for either side."""


def evidence(won: Sequence[float]) -> float:
    """The log-likelihood ratio of these games: above 0 where they speak for the better level."""
    wins = sum(won)
    return wins * math.log(BETTER / NULL) + (len(won) - wins) * math.log((1 - BETTER) / (1 - NULL))


def verdict(won: Sequence[float]) -> bool | None:
    """What the sequential test says of these games: whether the first level is better; None if it takes
    further games. After `MOST_GAMES` games it is not."""
    found = evidence(won)
    if abs(found) >= DECISIVE:
        return found > 0
    return False if len(won) >= MOST_GAMES else None
