"""How strong the computer players are: games between levels, each level in every seat.

To a person: how much harder to beat each level is than the one below it.

    python -m bench opponents --title florence --games 200

One seat is of the first level, the others are of the second. A shared first place is won in part. With more
than two seats the bounds of the lower levels apply to the share of opponents that the first level beats.

Long series can be played in pieces, several at once: `--pair master-apprentice --from 0 --games 50 --file
FILE`. Games in the file are not played again, and `--sum --file FILE` prints the totals. `--until-sure` ends
a series as soon as its interval decides, `--sprt` as soon as a sequential test does (two players: 50 % of
wins against 62 %, 5 % errors, at most 400 games). A Master's budget is a number of playouts (`--playouts`),
so the figures are the same on any machine; `--seconds` also limits its time, with `--core` that of a core.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from bench.kit.rows import BenchRow, Figure, percentile
from bench.kit.series import (
    BETTER,
    DECISIVE,
    Match,
    PlayerKind,
    SeriesGame,
    every_game,
    evidence,
    interval,
    play,
    rating,
    resumed,
    stored_games,
    verdict,
)
from games.computer import Effort, levels_of
from games.core import Title
from kit.seat_counts import fewest
from kit.title_options import option_argument, options_given, title_argument

WON = Figure("games won", "%", 1)
BEATEN = Figure("opponents beaten", "%", 1)
RATING = Figure("ahead of an opponent by", "Elo", 0)
RATING_LEAST = Figure("ahead of an opponent by at least", "Elo", 0)
"""Where all games are won, only the lower end of the interval is known."""
POINTS = Figure("points", "", 1)
OTHERS = Figure("points of the best opponent", "", 1)
ANSWER = Figure("an answer, median", "ms of a core", 0)
ANSWER_P99 = Figure("an answer, p99", "ms of a core", 0)
ANSWER_LONGEST = Figure("an answer, longest", "ms of a core", 0)
EVIDENCE = Figure(f"sequential test, better from {DECISIVE:.2f}, not better from −{DECISIVE:.2f}", "")

PAIRS: tuple[tuple[PlayerKind, PlayerKind], ...] = (
    ("novice", "uniform"),
    ("apprentice", "novice"),
    ("master", "apprentice"),
    ("grandmaster", "master"),
)
LEAST = {"novice": 0.8, "apprentice": 0.9, "master": 0.6, "grandmaster": BETTER}
SEARCHING = ("master", "grandmaster")
OF_ITS_SHARE = 1.4
"""Multiple of its equal share of the games that a Master must win where more than two play."""
PLAYOUTS = 60
UNTIL_SURE = 12
"""Minimum number of games of a series."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """The command line options of this bench."""
    title_argument(parser)
    option_argument(parser)
    parser.add_argument("--games", type=int, default=200, help="number of games of each pair")
    parser.add_argument("--pair", type=_pair, metavar="PAIR", help="one pair only, like master-apprentice")
    parser.add_argument("--seats", type=int, help="number of seats; otherwise the minimum of the title")
    parser.add_argument("--from", dest="begin", type=int, default=0, help="the number of the first game")
    parser.add_argument("--file", type=Path, help="keep the results here; go on with those that are there")
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help="what a Master may try out for a move")
    parser.add_argument("--seconds", type=float, default=600.0, help="how long a Master may think at most")
    parser.add_argument(
        "--sum", dest="summed", action="store_true", help="play nothing: say what stands in the file"
    )
    parser.add_argument("--until-sure", action="store_true", help="end a series when its interval decides")
    parser.add_argument("--sprt", action="store_true", help="end a series when the sequential test decides")
    parser.add_argument("--core", action="store_true", help="--seconds are of a core, not of the clock")


def main(given: argparse.Namespace) -> Iterator[BenchRow]:
    """Play, with the rows of each series when it ends."""
    if given.summed:
        for match, games in counting_in(given.file).items():
            yield from rows_of(match, games)
        return
    title, by = given.title, tuple([f"{name}={value}" for name, value in options_given(given).items()])
    pairs = pairs_of(title) if given.pair is None else (given.pair,)
    for seats in fewest(title) if given.seats is None else [given.seats]:
        for first, second in pairs:
            thinks_long = first in SEARCHING
            effort = Effort(given.seconds, given.playouts, given.core) if thinks_long else Effort()
            match = Match(title.id, seats, first, second, effort, by=by).marked()
            yield from rows_of(match, _series(match, given))


def to_a_person(rows: Sequence[BenchRow]) -> str:
    """What the rows mean to a person."""
    won = [f"{row.value:.0f} ({row.of})" for row in rows if row.figure.name == WON.name]
    return f"of 100 games the first level wins {', '.join(won)}"


def _series(match: Match, given: argparse.Namespace) -> list[SeriesGame]:
    """The games of a match, as many as the command line asks for."""
    games: list[SeriesGame] = []
    for game in resumed(given.file, match, range(given.begin, given.begin + given.games), SeriesGame, play):
        games.append(game)
        if given.until_sure and len(games) >= UNTIL_SURE and _decided(match, games):
            break
        if given.sprt and verdict([one.won for one in games]) is not None:
            break
    return games


def counting_in(file: Path | None) -> dict[Match, list[SeriesGame]]:
    """The games in a file that the present code played, by match."""
    found: dict[Match, list[SeriesGame]] = {}
    for match in dict.fromkeys([game.match for game in every_game(file, SeriesGame)]):
        if match == match.marked():
            found[match] = list(stored_games(file, match, SeriesGame).values())
    return found


def pairs_of(title: Title) -> tuple[tuple[PlayerKind, PlayerKind], ...]:
    """The pairs that are compared: each level of the title with the one below it."""
    return tuple([pair for pair in PAIRS if pair[0] in levels_of(title)])


def _pair(words: str) -> tuple[PlayerKind, PlayerKind]:
    """Two kinds of players, as the command line names them: master-apprentice."""
    try:
        return msgspec.convert(words.split("-"), tuple[PlayerKind, PlayerKind])
    except msgspec.ValidationError:
        raise argparse.ArgumentTypeError(f"{words!r} is no pair such as master-apprentice") from None


def least(match: Match) -> float:
    """The share that the first level must reach."""
    if match.first in SEARCHING and match.seats > 2:
        return OF_ITS_SHARE / match.seats
    return LEAST.get(match.first, 0.0)


def _must_win(match: Match) -> bool:
    """Whether the bound applies to games won, not to opponents beaten."""
    return match.seats == 2 or match.first in SEARCHING


def _decided(match: Match, games: Sequence[SeriesGame]) -> bool:
    shares = [game.won if _must_win(match) else game.ahead for game in games]
    low, high = interval(sum(shares) / len(shares), len(shares))
    return not low <= least(match) <= high


def rows_of(match: Match, games: Sequence[SeriesGame]) -> Iterator[BenchRow]:
    """The rows of a series."""
    of = f"{' '.join([match.title, *match.by])}, {match.seats} players, {match.first} against {match.second}"
    of += f", {len(games)} games"
    if match.first in SEARCHING:
        of += f", at most {match.effort.playouts} playouts and {match.effort.seconds:g} s a move"
    won = [game.won for game in games]
    yield _share(WON, won, least(match) if _must_win(match) else None, of)
    if match.seats > 2:
        yield _share(BEATEN, [game.ahead for game in games], None if _must_win(match) else least(match), of)
    yield from _rating(games, of)
    yield POINTS.row(_mean([game.points for game in games]), of=of)
    yield OTHERS.row(_mean([game.best_other for game in games]), of=of)
    times = [1000 * each for game in games for each in game.seconds]
    yield ANSWER.row(percentile(times, 50), of=of)
    yield ANSWER_P99.row(percentile(times, 99), of=of)
    yield ANSWER_LONGEST.row(max(times), of=of)
    if match.seats == 2:
        yield EVIDENCE.row(evidence(won), of=of)


def _share(figure: Figure, shares: Sequence[float], required: float | None, of: str) -> BenchRow:
    """A share in percent with its interval, and the least that is required if the bound applies to it."""
    bound = None if required is None else round(100 * required, 1)
    low, high = interval(_mean(shares), len(shares))
    bounded = msgspec.structs.replace(figure, least=bound)
    return bounded.row(100 * _mean(shares), of=of, interval=(100 * low, 100 * high))


def _rating(games: Sequence[SeriesGame], of: str) -> Iterator[BenchRow]:
    """By how many Elo points the first level is ahead of an opponent; no row if it has beaten none."""
    share = _mean([game.ahead for game in games])
    low, high = interval(share, len(games))
    if share == 1:
        yield RATING_LEAST.row(rating(low), of=of)
    elif share > 0:
        yield RATING.row(rating(share), of=of, interval=(rating(low), rating(high)))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
