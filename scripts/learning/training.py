"""The course of a training: games, a fit, games by the new value, and so on, kept in a folder.

The folder holds a file for each update (its games and the value fitted after them) and `record.jsonl`, a line
for each. Training goes on with the last complete update."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import msgspec
import numpy as np

from games.titles import TITLES
from scripts.learning.fitting import MEMBERS, Ensemble, Member, considered, fitted, fitted_held, new_ensemble
from scripts.learning.playing import Exploration, LearningGame, learning_of, played

FIRST_GAMES, GAMES = 180, 80
"""Number of games by the value that training begins with, and of each update."""

KEPT = 1000
"""Number of latest games that an update is fitted to."""

FIRST_PASSES, PASSES = 8, 2
"""Passes over the games, in the first update and in the others."""

WIDE, NARROWED = Exploration(1.5, 0.03), Exploration(0.6, 0.01)
"""How games deviate from the best moves in the first updates, and later."""

CALMED = 10
"""The number of the update from which games deviate less."""

PIECE = 10
"""Number of games that a process plays at once."""


class Update(msgspec.Struct, frozen=True):
    """A line of the record: an update, its games, the mean points of their seats and of their winners, and
    the seconds it took."""

    number: int
    games: int
    points: float
    winners: float
    seconds: float


class Training(NamedTuple):
    """A training in a folder. `held`: how much the value is held to the title's considerations; 0: not at
    all."""

    title: str
    seats: int
    folder: Path
    seed: int = 1
    processes: int = 2
    held: float = 0.0

    def go_on(self, until: float, begin: Path | None = None) -> Iterator[Update]:
        """Further updates until this monotonic time. `begin`: the update of another training whose value the
        first games are played with."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with ProcessPoolExecutor(self.processes, get_context("spawn")) as pool:
            number = self.last() + 1
            while monotonic() < until:
                begun = monotonic()
                ensemble = self.value(number - 1) if number else self._first(begin)
                fresh = self._games(pool, number, ensemble)
                ensemble = self._fitted(number, ensemble, [*self.kept(number), *fresh][-KEPT:])
                self._save(number, fresh, ensemble)
                yield self._recorded(number, fresh, monotonic() - begun)
                number += 1

    def _first(self, begin: Path | None) -> Ensemble | None:
        """The value that the first games are played by. None: the considerations of the title's advisor."""
        if begin is None and self.held:
            return considered(names_of(self.title))
        return _value_of(begin)

    def _fitted(self, number: int, ensemble: Ensemble | None, latest: list[LearningGame]) -> Ensemble:
        """The value fitted to the latest games, from the one before."""
        rng = np.random.default_rng([self.seed, number])
        games = [(one.rows, one.points) for one in latest]
        if self.held:
            return fitted_held(names_of(self.title), games, self.held, rng)
        start = ensemble or new_ensemble(games[0][0].shape[-1], self.seed)
        return fitted(start, games, PASSES if number else FIRST_PASSES, rng)

    def last(self) -> int:
        """The number of the last complete update; -1 before the first."""
        return max(
            [int(path.stem.partition("_")[2]) for path in self.folder.glob("update_*.npz")], default=-1
        )

    def path(self, number: int) -> Path:
        """The file of an update."""
        return self.folder / f"update_{number:04}.npz"

    def value(self, number: int) -> Ensemble:
        """The value after an update."""
        found = _value_of(self.path(number))
        assert found is not None
        return found

    def kept(self, number: int) -> list[LearningGame]:
        """The latest games before an update."""
        found: list[LearningGame] = []
        for at in range(number - 1, -1, -1):
            found = _games_of(self.path(at)) + found
            if len(found) >= KEPT:
                break
        return found

    def record(self) -> list[Update]:
        """All updates so far."""
        lines = (self.folder / "record.jsonl").read_bytes().splitlines()
        return [msgspec.json.decode(line, type=Update) for line in lines]

    def _games(self, pool: ProcessPoolExecutor, number: int, ensemble: Ensemble | None) -> list[LearningGame]:
        count = GAMES if number else FIRST_GAMES
        explored = WIDE if number < CALMED else NARROWED
        seeds = [f"{self.title} {self.seats} {self.seed} {number} {at}" for at in range(count)]
        pieces = [seeds[at : at + PIECE] for at in range(0, count, PIECE)]
        jobs = [pool.submit(played, self.title, self.seats, ensemble, explored, piece) for piece in pieces]
        return [game for job in jobs for game in job.result()]

    def _save(self, number: int, games: list[LearningGame], ensemble: Ensemble) -> None:
        """Write an update. The file gets its name when it is complete."""
        arrays = {"means": ensemble.means, "scales": ensemble.scales}
        for at, net in enumerate(ensemble.nets):
            arrays |= {f"net{at}_{name}": array for name, array in net._asdict().items()}
        arrays["turns"] = np.array([len(game.rows) for game in games], np.float32)
        arrays["rows"] = np.concatenate([game.rows for game in games])
        arrays["points"] = np.array([game.points for game in games], np.float32)
        part = self.folder / "part.npz"
        np.savez_compressed(part, allow_pickle=False, **arrays)
        part.rename(self.path(number))

    def _recorded(self, number: int, games: list[LearningGame], seconds: float) -> Update:
        points = np.array([game.points for game in games])
        mean, winners = float(points.mean()), float(points.max(axis=1).mean())
        update = Update(number, len(games), round(mean, 2), round(winners, 2), round(seconds, 1))
        with (self.folder / "record.jsonl").open("ab") as file:
            file.write(msgspec.json.encode(update) + b"\n")
        return update


def names_of(title: str) -> tuple[str, ...]:
    """The names of a title's features."""
    return learning_of(TITLES[title]).names


def _value_of(path: Path | None) -> Ensemble | None:
    """The value of an update's file."""
    if path is None:
        return None
    with np.load(path) as file:
        nets = [Member(*[file[f"net{at}_{name}"] for name in Member._fields]) for at in range(MEMBERS)]
        return Ensemble(file["means"], file["scales"], tuple(nets))


def _games_of(path: Path) -> list[LearningGame]:
    """The games of an update's file."""
    with np.load(path) as file:
        rows, points, turns = file["rows"], file["points"], file["turns"].astype(int)
    ends = np.cumsum(turns)
    return [
        LearningGame(rows[end - count : end], each)
        for end, count, each in zip(ends, turns, points, strict=True)
    ]
