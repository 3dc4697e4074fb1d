"""Each seat's chance to win, from the computers' evaluation of a position in which everything is open.

What a position is worth to each seat becomes a chance by a fitted scale: the steeper it is, the more a lead
decides. It has one slope for each of `KNOTS`, between which it is interpolated. The worth is a value of the
title's features that is fitted with the slopes, or else what a Master goes by (`playouts.worths`). Both are
fitted to games between Apprentices (`python -m scripts.learning.chances`), once for each number of players,
and stand in the title's `chances.json`."""

import math
from collections.abc import Sequence
from random import Random
from typing import Any

from games.computer.evaluation import imagined
from games.computer.playouts import worths
from games.computer.seat_view import SeatView
from games.core import Advisor, ChanceScale, Game, Odds, Seat, Title
from games.core.ranking import shares_of_win

KNOTS = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The shares of the game that is left at which a slope is given."""

WORLDS = 8
"""Number of possible games over which the chances of a view are averaged."""

Chances = tuple[float, ...]
"""The chance of each seat, 0 to 1; they add up to 1."""


def can_tell(title: Title) -> bool:
    """Whether chances of this title can be told: computers can evaluate it, and its scale is fitted."""
    return title.advisor is not None and title.advisor.scale is not None and bool(title.advisor.scale.odds)


def chances(title: Title, game: Game, seats: int) -> Chances:
    """Each seat's chance to win from a position in which nothing is hidden. A finished game is won: 1, 0, or
    the share of a tie. Only for titles whose chances can be told (`can_tell`)."""
    if game.over and game.scores:
        return tuple(shares_of_win(game.scores))
    advisor = title.advisor
    assert advisor is not None, "only what an advisor can value has chances"
    odds = odds_for(advisor, game, seats)
    return shares(worths_by(advisor, odds, game, seats), scale_of(advisor).left(game), odds.slopes)


def scale_of(advisor: Advisor[Any]) -> ChanceScale[Any]:
    """The scale of a title whose chances can be told."""
    assert advisor.scale is not None, "only what has a scale has chances"
    return advisor.scale


def odds_for(advisor: Advisor[Any], game: Game, seats: int) -> Odds:
    """The odds for this number of players; without them, those of the nearest number. A value counts only in
    games with the options that it was learned for."""
    learned = advisor.learning is not None and advisor.learning.where(game)
    known = scale_of(advisor).odds
    fitting = [number for number, odds in known.items() if learned or odds.value is None]
    return known[min(fitting or known, key=lambda number: (abs(number - seats), number))]


def worths_by(advisor: Advisor[Any], odds: Odds, game: Game, seats: int) -> list[float]:
    """What a position is worth to each seat by this scale."""
    if odds.value is None or advisor.learning is None:
        return worths(advisor, game, seats)
    features = advisor.learning.features
    return [odds.value.of(features(game, Seat(seat))) for seat in range(seats)]


def chances_seen(seen: SeatView, seed: bytes) -> Chances:
    """Each seat's chance to win in a running game, from what one seat sees: the mean over games that are
    possible behind its view."""
    advisor = seen.title.advisor
    assert advisor is not None, "only what an advisor can value has chances"
    rng = Random(seed)
    worlds = [imagined(advisor, seen.view, seen.seat, rng) for _ in range(WORLDS)]
    found = [chances(seen.title, world, seen.seats) for world in worlds]
    return tuple([sum(each) / WORLDS for each in zip(*found, strict=True)])


def shares(worths: Sequence[float], left: float, slopes: Sequence[float]) -> Chances:
    """The chances that follow from the seats' worths with this share of the game left."""
    slope = sum([weight * each for weight, each in zip(knot_weights(left), slopes, strict=True)])
    most = max(worths)
    odds = [math.exp(slope * (worth - most)) for worth in worths]
    return tuple([each / sum(odds) for each in odds])


def knot_weights(left: float) -> list[float]:
    """The weight of each of `KNOTS` at this share of the game that is left; they add up to 1. The two beside
    `left` share it."""
    step = KNOTS[1]
    return [max(0.0, 1 - abs(min(max(left, 0.0), 1.0) - knot) / step) for knot in KNOTS]
