"""Fits the scale by which worths of positions become chances to win: `chances.json` of a title.

    python -m scripts.learning.chances signorie --seats 2 --games 150 --file games.jsonl

The scale of a number of players is fitted to games between Apprentices, other than those by which `python -m
bench chances` judges it. A learned value of the title is first fitted to what came of these games, as it was
learned from stronger players; `--by-worth` leaves it out. Games in the file are not played again, and
`--minutes` ends a piece; a scale is written when all its games are played."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from bench.chances import ValuedGame, advisor_of, match_of, positions, worths_of
from bench.kit.series import Match, resumed
from games.computer.chances import KNOTS, chances, knot_weights, shares
from games.core import Advisor, Odds, Seat, Title, odds_of
from games.core.learned_value import LearnedValue, ValueSource
from games.titles import TITLES
from kit.command_line import parser_of
from scripts.learning.fitting import corrected
from scripts.learning.storing import ROOT, commit, write_lines

FIRST = 20_000
"""The number of the first game that is learned from."""
GAMES = 200
"""Number of games to learn from."""
STEPS, SMOOTH = 12, 0.1
"""Number of steps of a fit, and how much neighbouring slopes are held together."""
HELD, PARTS = 0.1, 5
"""The share of the positions by which a learned value is held to what it is, and the number of parts of the
games, of which each is valued by what was fitted to the others, so that slopes are those of unknown games."""


class LearnableGame(ValuedGame, frozen=True):
    """A game whose positions are worth what a Master goes by. Also each seat's points, and its features in
    each position."""

    points: tuple[float, ...]
    features: tuple[tuple[tuple[float, ...], ...], ...]


def learnable(match: Match, number: int) -> LearnableGame:
    """Play a game, and note all that a scale and a value can be fitted to."""
    title, advisor = TITLES[match.title], advisor_of(TITLES[match.title])
    *games, ended = positions(match, number)
    worths = worths_of(title, games, Odds("", ()), match)
    points = [float(score.points) for score in sorted(ended.scores, key=lambda score: score.seat)]
    features = tuple([_features(advisor, game, match.seats) for game in games])
    won = chances(title, ended, match.seats)
    return LearnableGame(match, number, won, worths, tuple(points), features)


def _features(advisor: Advisor[Any], game: Any, seats: int) -> tuple[tuple[float, ...], ...]:
    """What a learned value goes by, for each seat; empty without one."""
    if advisor.learning is None:
        return ()
    found = [advisor.learning.features(game, Seat(seat)) for seat in range(seats)]
    return tuple([tuple([round(each, 4) for each in row]) for row in found])


def fit_and_write(
    title: Title, seats: int, count: int, by_worth: bool, file: Path | None, until: float
) -> bool:
    """Fit the scale for a number of players to this many games, and write it. False if the time is over
    before all are played."""
    numbers = range(FIRST, FIRST + count)
    match = match_of(title, seats, "apprentice")
    games = list(resumed(file, match, numbers, LearnableGame, learnable, until))
    if len(games) < count:
        return False
    command = f"python -m scripts.learning.chances {title.id} --seats {seats} --games {count}"
    source = f"{command}{' --by-worth' * by_worth}: games {numbers[0]}–{numbers[-1]} between Apprentices"
    path = ROOT / "games" / title.id / "chances.json"
    odds = scale(games, source, None if by_worth else _value(title, seats))
    write_lines(path, {**odds_of(path), seats: odds})
    return True


def _value(title: Title, seats: int) -> LearnedValue | None:
    """The learned value of a title, if it has one."""
    learning = title.advisor.learning if title.advisor is not None else None
    return learning.value_for(seats) if learning is not None else None


def scale(games: Sequence[LearnableGame], source: str, value: LearnedValue | None) -> Odds:
    """The scale that best explains these games, with the value fitted to them."""
    if value is None:
        return Odds(source, fitted(games))
    unknown: list[ValuedGame] = []
    for part in range(PARTS):
        others = refitted(value, [game for at, game in enumerate(games) if at % PARTS != part], source)
        unknown += [revalued(game, others) for game in games[part::PARTS]]
    return Odds(source, fitted(unknown), refitted(value, games, source))


def refitted(value: LearnedValue, games: Sequence[LearnableGame], source: str) -> LearnedValue:
    """The value fitted to what came of these games, held to what it is."""
    rows = [(game.features, game.points) for game in games]
    return corrected(value, rows, HELD, ValueSource(source, 0, commit(), len(games)))


def revalued(game: LearnableGame, value: LearnedValue) -> ValuedGame:
    """The game, its positions worth what the value says."""
    rows = [
        (left, *[value.of(row) for row in features])
        for (left, *_), features in zip(game.positions, game.features, strict=True)
    ]
    return msgspec.structs.replace(game, positions=tuple(rows))


def fitted(games: Sequence[ValuedGame]) -> tuple[float, ...]:
    """The slopes that best explain who won, by Newton's method on the logarithms of the forecasts. None is
    below zero: a lead is never a disadvantage."""
    slopes = [0.0] * len(KNOTS)
    for _ in range(STEPS):
        gradient, curved = _derived(games, slopes)
        held = SMOOTH * max(max(line) for line in curved)
        for at in range(len(KNOTS) - 1):
            for one, other in ((at, at + 1), (at + 1, at)):
                gradient[one] -= held * (slopes[one] - slopes[other])
                curved[one][one] += held
                curved[one][other] -= held
        steps = np.linalg.solve(curved, gradient).tolist()
        slopes = [max(0.0, each + step) for each, step in zip(slopes, steps, strict=True)]
    return tuple([float(f"{each:.4g}") for each in slopes])


def _derived(games: Sequence[ValuedGame], slopes: Sequence[float]) -> tuple[list[float], list[list[float]]]:
    """The slope and the curvature of the likelihood of who won, for each knot."""
    gradient, curved = [0.0] * len(KNOTS), [[0.0] * len(KNOTS) for _ in KNOTS]
    for game in games:
        for left, *worth in game.positions:
            found, knots = shares(worth, left, slopes), knot_weights(left)
            mean = sum([chance * each for chance, each in zip(found, worth, strict=True)])
            spread = sum([chance * (each - mean) ** 2 for chance, each in zip(found, worth, strict=True)])
            came = sum([won * each for won, each in zip(game.won, worth, strict=True)]) - mean
            for at, weight in enumerate(knots):
                gradient[at] += weight * came / len(game.positions)
                for by, other in enumerate(knots):
                    curved[at][by] += weight * other * spread / len(game.positions)
    return gradient, curved


def main() -> None:
    """Read the command line, and run."""
    parser = parser_of("python -m scripts.learning.chances", __doc__)
    parser.add_argument("title", choices=sorted(TITLES))
    # Data files quote `--players`.
    parser.add_argument("--seats", "--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=GAMES, help="number of games to learn from")
    parser.add_argument("--file", type=Path, help="keep the games here; go on with those that are there")
    parser.add_argument("--minutes", type=float, default=600.0, help="play at most that long")
    parser.add_argument("--by-worth", action="store_true", help="leave the title's learned value out")
    given = parser.parse_args()
    until = time.monotonic() + 60 * given.minutes
    title = TITLES[given.title]
    written = fit_and_write(title, given.seats, given.games, given.by_worth, given.file, until)
    print("written" if written else "not written: not all games are played")


if __name__ == "__main__":
    main()
