"""How well the chances to win are calibrated: forecasts beside the share of games that were won.

To a person: how far one may trust "70 %" in the chances of a past game.

    python -m bench chances florence signorie --file chances.jsonl --minutes 5
    python -m bench chances --sum --file chances.jsonl

Fresh games between computer players (`SERIES`): a title's forecasts are never fitted to them. A forecast is
made whenever another seat is awaited. The positions of a game count as one game together: each weighs as much
as one in the number of the game's positions. For each tenth of the scale it prints the mean forecast, the
share of wins, and the number of games that had such a forecast; then the mean distance of the two over the
tenths with at least `ENOUGH` games (or half of a short series), and the Brier score beside that of equal
chances.

Series are played in pieces: games in the file are not played again, `--minutes` ends a piece, `--sum` plays
nothing. `--time` adds the time of a forecast, and of all forecasts of a game. `scripts/learning/chances.py`
fits the scales of a title.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bench.kit.rows import BenchRow, Figure
from bench.kit.series import Match, PlayedGame, mark_of, play, resumed
from games.computer import Effort, Level
from games.computer.chances import can_tell, chances, odds_for, scale_of, shares, worths_by
from games.core import Advisor, Odds, Seat, Title, engine
from games.titles import TITLES
from kit.title_options import options_for

DISTANCE = Figure("mean distance of forecasts and shares of wins", "points", most=5.0)
BRIER = Figure("Brier score, that of equal chances as floor", "", digits=4)
MEDIAN = Figure("a forecast, median", "ms")
WHOLE_GAME = Figure("a game's forecasts, longest", "ms")

ENOUGH, BINS = 50, 10
"""Minimum number of games of a tenth that counts, and number of tenths."""
JUDGED = 30_000
"""The number of the first game that is judged. No scale is fitted to games from here on."""
PLAYOUTS = 16
"""Maximum number of playouts a Master tries for a move."""
TIMED = 3
"""Number of games whose forecasts are timed."""


class Series(NamedTuple):
    """`seats`: 0 means the most players there can be."""

    seats: int
    level: Level
    games: int


SERIES = {
    "apprentices": Series(2, "apprentice", 500),
    "most": Series(0, "apprentice", 200),
    "masters": Series(2, "master", 40),
}


class ValuedGame(PlayedGame, frozen=True):
    """A game: how much of it each seat won, and its positions: the share that was left, then the worth to
    each seat."""

    won: tuple[float, ...]
    positions: tuple[tuple[float, ...], ...]


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


def main(given: argparse.Namespace) -> Iterator[BenchRow]:
    """Play. The rows of each series come when it ends, after its calibration."""
    until = 0.0 if given.summed else time.monotonic() + 60 * given.minutes
    for id in given.titles or [title.id for title in TITLES.values() if title.advisor is not None]:
        title = TITLES[id]
        for name in given.series or tuple(SERIES):
            seats, level, fresh = SERIES[name]
            match = match_of(title, seats or title.seats[-1], level)
            played = resumed(given.file, match, range(JUDGED, JUDGED + fresh), ValuedGame, valued, until)
            yield from report(name, match, list(played))
        if given.times:
            yield from timed(title)


def to_a_person(rows: Sequence[BenchRow]) -> str:
    """What the rows mean to a person."""
    off = [row.value for row in rows if row.figure == DISTANCE]
    if not off:
        return "no series had enough games to say how far forecasts are off"
    return f"in the worst series a forecast is off by {max(off):.0f} points of 100 on average"


def match_of(title: Title, seats: int, level: Level) -> Match:
    """A series between players of one level; its mark tells the code that values positions too."""
    effort = Effort(600.0, PLAYOUTS) if level == "master" else Effort()
    return Match(title.id, seats, level, level, effort, mark_of(title.id))


def valued(match: Match, number: int) -> ValuedGame:
    """Play a game, and note what its positions are worth by the title's scale."""
    title = TITLES[match.title]
    *games, ended = positions(match, number)
    odds = odds_for(advisor_of(title), ended, match.seats)
    return ValuedGame(match, number, chances(title, ended, match.seats), worths_of(title, games, odds, match))


def advisor_of(title: Title) -> Advisor[Any]:
    """The advisor of a title whose chances can be told."""
    advisor = title.advisor
    assert advisor is not None and advisor.scale is not None, f"the chances of {title.id} can't be told"
    return advisor


def worths_of(title: Title, games: Sequence[Any], odds: Odds, match: Match) -> tuple[tuple[float, ...], ...]:
    """For each position the share of the game that is left, then its worth to each seat."""
    advisor = advisor_of(title)
    left = scale_of(advisor).left
    found = [(left(game), *worths_by(advisor, odds, game, match.seats)) for game in games]
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


class Tenth(NamedTuple):
    """A tenth of the scale: its number, the mean forecast and the share of wins in percent, and the number of
    games that had such a forecast."""

    number: int
    forecast: float
    won: float
    games: int

    def line(self) -> str:
        """As a row of a table."""
        low = 100 // BINS * self.number
        return f"| {low}–{low + 100 // BINS} % | {self.forecast:.1f} % | {self.won:.1f} % | {self.games} |"


def tenths(found: Sequence[Forecast]) -> Iterator[Tenth]:
    """The tenths of the scale that have forecasts."""
    for number in range(BINS):
        within = [one for one in found if min(BINS - 1, int(BINS * one[0])) == number]
        if within:
            weight = sum([weight for _, _, weight, _ in within])
            forecast = 100 * sum([chance * weight for chance, _, weight, _ in within]) / weight
            won = 100 * sum([won * weight for _, won, weight, _ in within]) / weight
            yield Tenth(number, forecast, won, len({game for _, _, _, game in within}))


def report(name: str, match: Match, games: Sequence[ValuedGame]) -> list[BenchRow]:
    """The figures of a series. Its calibration goes to the standard error, as a table for a page."""
    title = TITLES[match.title]
    assert title.advisor is not None, f"{title.id} has no advisor"
    if not games or not can_tell(title):
        return []
    begun = title.new_game(match.seats, options_for(title, match.seats))
    found = list(forecasts(games, odds_for(title.advisor, begun, match.seats).slopes))
    calibration = list(tenths(found))
    words = f"{title.id}, {match.seats} players, {name}, {len(games)} games"
    lines = [one.line() for one in calibration]
    print(
        "\n".join([words, "| chance | forecast | won | games |", "| --- | --- | --- | --- |", *lines]),
        file=sys.stderr,
    )
    mine, equal = brier(found, match.seats)
    rows = [BRIER.row(mine, equal, of=words)]
    enough = min(ENOUGH, len(games) // 2)
    distances = [abs(one.forecast - one.won) for one in calibration if one.games >= enough]
    if distances:
        tenths_of_enough = f"{len(distances)} tenths of {enough} games or more"
        rows.insert(0, DISTANCE.row(sum(distances) / len(distances), of=f"{words}, {tenths_of_enough}"))
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
        saved = [title.save(game) for game in positions(match_of(title, 2, "apprentice"), number)]
        began = last = time.thread_time()
        for state in saved:
            chances(title, title.load(state), 2)
            once.append(time.thread_time() - last)
            last = time.thread_time()
        whole.append(last - began)
    return [
        MEDIAN.row(1000 * sorted(once)[len(once) // 2], of=title.id),
        WHOLE_GAME.row(1000 * max(whole), of=f"{title.id}, {TIMED} games"),
    ]
