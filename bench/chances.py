"""How well the chances to win are calibrated: forecasts beside the share of games that were won.

    python -m bench chances florence signorie --file chances.jsonl --minutes 5
    python -m bench chances --sum --file chances.jsonl

Fresh games between computer players (`SERIES`): a title's forecasts are never fitted to them. A forecast is
made whenever another seat is awaited. The positions of a game count as one game together: each weighs as much
as one in the number of the game's positions. For each tenth of the scale it prints the mean forecast, the
share of wins, and the number of games that had such a forecast; then the mean distance of the two over the
tenths with at least `ENOUGH` games (or half of a short series), and the Brier score beside that of equal
chances.

Series are played in pieces: games in the file are not played again, `--minutes` ends a piece, `--sum` plays
nothing. `--learn` fits a title's scales for these numbers of players (otherwise all) to other games, and
writes its `chances.json`. A learned value of the title is first fitted to what came of these games, as it was
learned from stronger players; `--by-worth` leaves it out. `--time` adds the time of a forecast, and of all
forecasts of a game.
"""

import argparse
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from bench import BenchRow, row
from bench.series import Match, every_row, keep, mark_of, options_for, play
from games.computer import Effort
from games.computer.chances import KNOTS, can_tell, chances, near, odds_for, shares, worths_by
from games.core import Advisor, Odds, Seat, Title, engine, odds_of
from games.core.learned_value import LearnedValue, ValueSource
from games.titles import TITLES

ENOUGH, BINS, TARGET = 50, 10, 5.0
"""Minimum number of games of a tenth that counts, number of tenths, and the target in points."""
JUDGED, LEARNT = 30_000, 20_000
"""The numbers of the first game that is judged, and of the first that is learnt from."""
GAMES = 200
"""Number of games to learn from."""
PLAYOUTS = 16
"""Maximum number of playouts a Master tries for a move."""
STEPS, SMOOTH = 12, 0.1
"""Number of steps of a fit, and how much neighbouring slopes are held together."""
HELD, PARTS = 0.1, 5
"""The share of the positions by which a learned value is held to what it is, and the number of parts of the
games, of which each is valued by what was fitted to the others, so that slopes are those of unknown games."""
TIMED = 3
"""Number of games whose forecasts are timed."""


class Series(NamedTuple):
    """`seats`: 0 means the most players there can be."""

    seats: int
    level: str
    games: int


SERIES = {
    "apprentices": Series(2, "apprentice", 500),
    "most": Series(0, "apprentice", 200),
    "masters": Series(2, "master", 40),
}


class ValuedGame(msgspec.Struct, frozen=True):
    """A game: how much of it each seat won, and its positions: the share that was left, then the worth to
    each seat. To learn from, also each seat's points, and its features in each position."""

    match: Match
    number: int
    won: tuple[float, ...]
    positions: tuple[tuple[float, ...], ...]
    points: tuple[float, ...] = ()
    features: tuple[tuple[tuple[float, ...], ...], ...] = ()


Forecast = tuple[float, float, float, int]
"""A chance, whether it came true (a tie: its share), its weight, and the number of the game."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """The command line options of this bench."""
    parser.add_argument("titles", nargs="*", help="the titles; otherwise all")
    parser.add_argument("--series", choices=tuple(SERIES), action="append", help="otherwise all of them")
    parser.add_argument("--file", type=Path, help="keep the games here; go on with those that are there")
    parser.add_argument("--minutes", type=float, default=600.0, help="play at most that long")
    parser.add_argument("--sum", dest="summed", action="store_true", help="play nothing")
    parser.add_argument("--time", dest="times", action="store_true", help="also time forecasts")
    parser.add_argument(
        "--learn", type=int, nargs="*", metavar="PLAYERS", help="fit these titles' scales, and write them"
    )
    parser.add_argument("--games", type=int, default=GAMES, help="number of games to learn from")
    parser.add_argument(
        "--by-worth", action="store_true", help="learn slopes alone, without the title's learned value"
    )


def main(
    titles: Sequence[str] = (),
    series: Sequence[str] | None = None,
    file: Path | None = None,
    minutes: float = 600.0,
    summed: bool = False,
    times: bool = False,
    learn: Sequence[int] | None = None,
    games: int = GAMES,
    by_worth: bool = False,
    as_json: bool = False,
) -> list[BenchRow]:
    """Play, and print the calibration of each series unless the output is JSON."""
    until = 0.0 if summed else time.monotonic() + 60 * minutes
    found: list[BenchRow] = []
    for id in titles or [title.id for title in TITLES.values() if title.advisor is not None]:
        title = TITLES[id]
        if learn is not None:
            print(learned(title, learn or title.seats, games, by_worth, file, until))
            continue
        for name in series or tuple(SERIES):
            seats, level, fresh = SERIES[name]
            match = _match(title, seats or title.seats[-1], level)
            found += report(name, match, _played(match, range(JUDGED, JUDGED + fresh), file, until), as_json)
        found += timed(title) if times else []
    return found


def _match(title: Title, seats: int, level: str) -> Match:
    """A series between players of one level; its mark tells the code that values positions too."""
    effort = Effort(600.0, PLAYOUTS) if level == "master" else Effort()
    return Match(title.id, seats, level, level, effort, mark_of(title.id, level == "master", values=True))


def _played(
    match: Match, numbers: range, file: Path | None, until: float, learns: bool = False
) -> list[ValuedGame]:
    """The games of these numbers: those in the file, and as many more as there is time for."""
    have = {one.number: one for one in every_row(file, ValuedGame) if one.match == match}
    for number in numbers:
        if number not in have and time.monotonic() < until:
            have[number] = valued(match, number, learns)
            keep(file, have[number])
    return [have[number] for number in numbers if number in have]


def valued(match: Match, number: int, learns: bool = False) -> ValuedGame:
    """Play a game, and note what its positions are worth by the title's scale; to learn from, to a Master,
    with all that a value can be fitted to."""
    title = TITLES[match.title]
    advisor = title.advisor
    assert advisor is not None and advisor.left is not None, f"the chances of {title.id} can't be told"
    *games, ended = positions(match, number)
    odds = Odds("", ()) if learns else odds_for(advisor, ended, match.seats)
    found = [(advisor.left(game), *worths_by(advisor, odds, game, match.seats)) for game in games]
    rows = tuple([tuple([round(each, 4) for each in row]) for row in found])
    won = chances(title, ended, match.seats)
    if not learns:
        return ValuedGame(match, number, won, rows)
    points = [float(score.points) for score in sorted(ended.scores, key=lambda score: score.seat)]
    features = tuple([_features(advisor, game, match.seats) for game in games])
    return ValuedGame(match, number, won, rows, tuple(points), features)


def _features(advisor: Advisor[Any], game: Any, seats: int) -> tuple[tuple[float, ...], ...]:
    """What a learned value goes by, for each seat; empty without one."""
    if advisor.learning is None:
        return ()
    found = [advisor.learning.features(game, Seat(seat)) for seat in range(seats)]
    return tuple([tuple([round(each, 4) for each in row]) for row in found])


def positions(match: Match, number: int) -> Iterator[Any]:
    """The positions of a game whenever another seat is awaited, and its end."""
    title = TITLES[match.title]
    found: list[bytes] = []
    awaited: list[Seat] = []

    def watch(game: Any) -> None:
        nonlocal awaited
        now = list(engine.waits_for(game))
        if now != awaited:
            found.append(title.save(game))
            awaited = now

    play(match, number, watch)
    return map(title.load, found)


def forecasts(games: Sequence[ValuedGame], slopes: Sequence[float]) -> Iterator[Forecast]:
    """The chances of all seats in all positions."""
    for game in games:
        for left, *worth in game.positions:
            for chance, won in zip(shares(worth, left, slopes), game.won, strict=True):
                yield chance, won, 1 / len(game.positions), game.number


def report(name: str, match: Match, games: Sequence[ValuedGame], quiet: bool) -> list[BenchRow]:
    """Print the calibration of a series, and return its figures."""
    title = TITLES[match.title]
    assert title.advisor is not None, f"{title.id} has no advisor"
    if not games or not can_tell(title):
        return []
    begun = title.new_game(match.seats, options_for(title, match.seats))
    found = list(forecasts(games, odds_for(title.advisor, begun, match.seats).slopes))
    lines, distances = [], []
    enough = min(ENOUGH, len(games) // 2)
    for at in range(BINS):
        within = [one for one in found if min(BINS - 1, int(BINS * one[0])) == at]
        of = len({number for _, _, _, number in within})
        if not within:
            continue
        weight = sum([weight for _, _, weight, _ in within])
        forecast = 100 * sum([chance * weight for chance, _, weight, _ in within]) / weight
        won = 100 * sum([won * weight for _, won, weight, _ in within]) / weight
        distances += [abs(forecast - won)] if of >= enough else []
        lines.append(f"| {10 * at}–{10 * at + 10} % | {forecast:.1f} % | {won:.1f} % | {of} |")
    words = f"chances of {title.id}, {match.seats} players, {name}, {len(games)} games"
    if not quiet:
        print("\n".join([words, "| chance | forecast | won | games |", "| --- | --- | --- | --- |", *lines]))
    mine, equal = brier(found, match.seats)
    rows = [row(f"{words}: Brier score, that of equal chances as floor", mine, "", equal, digits=4)]
    if distances:
        mean = sum(distances) / len(distances)
        told = f"mean distance over {len(distances)} tenths of {enough} games or more, target {TARGET:g}"
        rows.insert(0, row(f"{words}: {told}", mean, "points"))
    return rows


def brier(found: Sequence[Forecast], seats: int) -> tuple[float, float]:
    """The mean squared error of the chances, and that of equal chances."""
    weights = sum([weight for _, _, weight, _ in found])
    mine = sum([weight * (chance - won) ** 2 for chance, won, weight, _ in found]) / weights
    equal = sum([weight * (1 / seats - won) ** 2 for _, won, weight, _ in found]) / weights
    return mine, equal


def timed(title: Title) -> list[BenchRow]:
    """The processor time of a forecast, and of a game's forecasts as a worker makes them."""
    if not can_tell(title):
        return []
    once, whole = [], []
    for number in range(JUDGED, JUDGED + TIMED):
        saved = [title.save(game) for game in positions(_match(title, 2, "apprentice"), number)]
        began = last = time.thread_time()
        for state in saved:
            chances(title, title.load(state), 2)
            once.append(time.thread_time() - last)
            last = time.thread_time()
        whole.append(last - began)
    return [
        row(f"chances of {title.id}: a forecast, median", 1000 * sorted(once)[len(once) // 2], "ms"),
        row(f"chances of {title.id}: a game's forecasts, longest of {TIMED}", 1000 * max(whole), "ms"),
    ]


# Learning


def learned(
    title: Title, players: Iterable[int], games: int, by_worth: bool, file: Path | None, until: float
) -> str:
    """Fit the scales for these numbers of players to as many games of each, and write them once all are
    played."""
    path = Path(__file__).parents[1] / "games" / title.id / "chances.json"
    found: dict[int, Odds] = {}
    for seats in players:
        numbers = range(LEARNT, LEARNT + games)
        played = _played(_match(title, seats, "apprentice"), numbers, file, until, learns=True)
        if len(played) == games:
            command = f"python -m bench chances {title.id} --learn {seats} --games {games}"
            source = f"{command}{' --by-worth' * by_worth}: games "
            source += f"{numbers.start}–{numbers.stop - 1} between Apprentices"
            found[seats] = scale(played, source, None if by_worth else _value(title, seats))
    if found:
        known = sorted({**odds_of(path), **found}.items())
        lines = [f'"{seats}": {msgspec.json.encode(odds).decode()}' for seats, odds in known]
        path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    return f"{title.id}: scales for {', '.join(map(str, found)) or 'no'} players written"


def _value(title: Title, seats: int) -> LearnedValue | None:
    """The learned value of a title, if it has one."""
    learning = title.advisor.learning if title.advisor is not None else None
    return learning.value_for(seats) if learning is not None else None


def scale(games: Sequence[ValuedGame], source: str, value: LearnedValue | None) -> Odds:
    """The scale that best explains these games, with the value fitted to them."""
    if value is None:
        return Odds(source, fitted(games))
    unknown: list[ValuedGame] = []
    for part in range(PARTS):
        others = refitted(value, [game for at, game in enumerate(games) if at % PARTS != part], source)
        unknown += [revalued(game, others) for game in games[part::PARTS]]
    return Odds(source, fitted(unknown), refitted(value, games, source))


def refitted(value: LearnedValue, games: Sequence[ValuedGame], source: str) -> LearnedValue:
    """The value fitted to what came of these games, held to what it is."""
    from scripts.learning.fitting import corrected
    from scripts.learning.gate import code

    rows = [(game.features, game.points) for game in games]
    return corrected(value, rows, HELD, ValueSource(source, 0, code(), len(games)))


def revalued(game: ValuedGame, value: LearnedValue) -> ValuedGame:
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
            found, knots = shares(worth, left, slopes), near(left)
            mean = sum([chance * each for chance, each in zip(found, worth, strict=True)])
            spread = sum([chance * (each - mean) ** 2 for chance, each in zip(found, worth, strict=True)])
            came = sum([won * each for won, each in zip(game.won, worth, strict=True)]) - mean
            for at, weight in enumerate(knots):
                gradient[at] += weight * came / len(game.positions)
                for by, other in enumerate(knots):
                    curved[at][by] += weight * other * spread / len(game.positions)
    return gradient, curved
