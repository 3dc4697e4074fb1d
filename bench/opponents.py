"""How strong the computer players are: games between levels, each level in every seat.

To a person: how much harder to beat each level is than the one below it.

    python -m bench opponents --title florence --games 200

One seat is of the first level, the others are of the second. For each pair it prints the share of games that
the first level wins (a shared first place counts in part), its 95 % interval, and the required share. With
more than two seats it also prints the share of opponents that the first level beats; the bounds of the lower
levels apply to this share.

Long series can be played in pieces, several at once: `--pair master-apprentice --from 0 --games 50 --file
FILE`. Games in the file are not played again, and `--sum --file FILE` prints the totals. `--until-sure` ends
a series as soon as its interval decides, `--sprt` as soon as a sequential test does (two players: 50 % of
wins against 62 %, 5 % errors, at most 400 games). A Master's budget is a number of playouts (`--playouts`),
so the figures are the same on any machine; `--seconds` also limits its time, with `--core` that of a core.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

import msgspec

from bench.kit.rows import BenchRow, percentile
from bench.kit.series import (
    BETTER,
    Match,
    PlayerKind,
    SeriesGame,
    every_game,
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


def main(given: argparse.Namespace) -> list[BenchRow]:
    """Play, and print each series when it ends; there are no rows."""
    if given.summed:
        for match, games in counting_in(given.file).items():
            print(report(match, games), flush=True)
        return []
    title, by = given.title, tuple([f"{name}={value}" for name, value in options_given(given).items()])
    pairs = pairs_of(title) if given.pair is None else (given.pair,)
    for seats in fewest(title) if given.seats is None else [given.seats]:
        for first, second in pairs:
            thinks_long = first in SEARCHING
            effort = Effort(given.seconds, given.playouts, given.core) if thinks_long else Effort()
            match = Match(title.id, seats, first, second, effort, by=by).marked()
            print(report(match, _series(match, given)), flush=True)
    return []


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


def _shares(match: Match, games: Sequence[SeriesGame]) -> list[float]:
    """The shares that the bound applies to: games won; with more than two seats, for the lower levels,
    opponents beaten."""
    return [game.won if match.seats == 2 or match.first in SEARCHING else game.ahead for game in games]


def _decided(match: Match, games: Sequence[SeriesGame]) -> bool:
    shares = _shares(match, games)
    low, high = interval(sum(shares) / len(shares), len(shares))
    return not low <= least(match) <= high


def _rating(games: Sequence[SeriesGame]) -> str:
    """By how many Elo points the first level is ahead of an opponent, with the 95 % interval."""
    share = sum(game.ahead for game in games) / len(games)
    low, high = map(rating, interval(share, len(games)))
    return f"{rating(share):+.0f} Elo [{low:+.0f}, {high:+.0f}]"


def report(match: Match, games: Sequence[SeriesGame]) -> str:
    """A line for a series."""
    count, wins = len(games), [game.won for game in games]
    won = sum(wins) / count
    low, high = interval(won, count)
    table = f"{' '.join([match.title, *match.by])}, {match.seats} players"
    said = f"{table}: {match.first} against {match.second}"
    said += f" wins {won:.1%} [{low:.1%}, {high:.1%}] of {count} games"
    if match.seats > 2:
        ahead = sum(game.ahead for game in games) / count
        said += f", is ahead of {ahead:.1%} of the others (chance 50 %, of wins {1 / match.seats:.0%})"
    held, wanted = sum(_shares(match, games)) / count, least(match)
    points = sum(game.points for game in games) / count
    others = sum(game.best_other for game in games) / count
    parts = [
        said,
        _rating(games),
        f"at least {wanted:.1%}: {'yes' if held >= wanted else 'NO'}",
        f"points {points:.1f} against {others:.1f}",
        _answer_times(match, games),
    ]
    if match.seats == 2:
        better = {True: "better", False: "not better", None: "undecided"}[verdict(wins)]
        parts.append(f"sequential test: {better}")
    return "; ".join(parts)


def _answer_times(match: Match, games: Sequence[SeriesGame]) -> str:
    """The seconds of a core that an answer of the first level takes, and their bound."""
    times = [1000 * each for game in games for each in game.seconds]
    said = f"an answer takes {percentile(times, 50):.0f} ms of a core"
    said += f" (p99 {percentile(times, 99):.0f}, most {max(times, default=0):.0f})"
    if match.first in SEARCHING:
        said += f", at most {match.effort.playouts} playouts and {match.effort.seconds:g} s a move"
    return said
