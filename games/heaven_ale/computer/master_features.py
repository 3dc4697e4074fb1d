"""A Master's estimate of a garden's final points: features of a board, and their weights.

Considerations are readable but look only a turn ahead. The weights (`feature_weights.json`) are a
least-squares fit to the points of Apprentices who went on from such boards (`scripts/feature_weights`), in
VP. There are two sets, for the beginning and the end of a game, mixed by the share of the game that is left.
There is one fit per number of seats."""

from pathlib import Path

from games.core import Seat
from games.core.advice import FeatureWeights
from games.core.decoding import decoded_json
from games.core.learned_value import in_steps
from games.heaven_ale.computer.forecast import (
    NEAR_SHED,
    brewed,
    enclosed,
    expected,
    spaces_passed,
    time_left,
)
from games.heaven_ale.model import components as c
from games.heaven_ale.model.garden import PRICE_FACTOR
from games.heaven_ale.model.state import HeavenAleState, PlayerBoard
from games.heaven_ale.rules.barrels import barrel_vp, next_size, progress
from games.heaven_ale.rules.final import exchange_of, production_vp, vp_of
from games.heaven_ale.rules.scoring import X, free_spots

FILE = Path(__file__).parents[1] / "feature_weights.json"

DUCATS_STEPS = (10, 25)
"""The steps in which ducats are counted: for a turn, for a few turns, and for more than that."""
_BEHIND = {
    goal.id: -c.LEAST if goal.counts in ("brewmaster", "lowest_resource") else 0
    for goal in c.BARRELS.values()
}
"""Spaces below zero at which what a goal counts begins: markers begin there, and may stay there for long."""

FEATURES = (
    "hoped",
    "half_hoped",
    "sure",
    "now",
    "brewmaster",
    "multiplier",
    "markers",
    "least",
    "ducats_little",
    "ducats_enough",
    "ducats_plenty",
    "income",
    "brewing",
    "spots",
    "monk_spots",
    "x_spot",
    "rings",
    "ring_tiles",
    "sheds",
    "barrels",
    "barrels_ready",
    "barrels_near",
    "cards",
    "placed",
    "cooperage",
    "first_place",
    "gone",
    "sun",
    "shade",
    "monks",
    "sun_values",
    "shade_values",
    "always",
)
"""The features of a board, in the order of `features`."""

WEIGHTS = decoded_json(FILE.read_bytes(), dict[int, FeatureWeights])
"""By the number of seats."""
_MIXED = {
    seats: (
        tuple([weights.late[name] for name in FEATURES]),
        tuple([weights.early[name] - weights.late[name] for name in FEATURES]),
    )
    for seats, weights in WEIGHTS.items()
}


def worths(game: HeavenAleState) -> list[float]:
    """What a position is worth to each seat, in VP."""
    return [worth(game, Seat(seat)) for seat in range(len(game.boards))]


def worth(game: HeavenAleState, seat: Seat) -> float:
    """A seat's expected points in VP; at the end its actual points."""
    if game.over:
        return vp_of(game, seat)
    late, earlier = _MIXED[len(game.boards)]
    left = time_left(game, seat)
    found = zip(features(game, seat), late, earlier, strict=True)
    return sum([feature * (end + left * before) for feature, end, before in found])


def features(game: HeavenAleState, seat: Seat) -> tuple[float, ...]:
    """The features of a seat's board, in the order of `FEATURES`."""
    board = game.boards[seat]
    left = time_left(game, seat)
    come = expected(game, seat)
    markers = [at + step for at, step in zip(board.resources, come.steps, strict=True)]
    return (
        brewed(board, come, left),
        brewed(board, come, left, 0.5),
        brewed(board, come, left, 0.0),
        production_vp(board, exchange_of(game, board, board.ducats).lowest),
        board.brewmaster,
        c.LEVEL_AT[board.brewmaster].multiplier,
        sum(markers),
        min(markers),
        *in_steps(board.ducats, DUCATS_STEPS),
        come.income,
        come.brewing,
        *_of_spots(game, board),
        *_of_sheds(board),
        *of_barrels(board, open_goals(game, board)),
        len(board.cards),
        len(board.placed),
        of_cooperage(board),
        board.place == c.FIRST_PLACE and board.returned,
        spaces_passed(game, seat) / len(c.TRACK),
        *of_garden(board),
        1.0,
    )


def of_cooperage(board: PlayerBoard) -> int:
    """The number of barrels, if a placed card counts them."""
    return len(board.barrels) * any(c.CARDS[card].effect == "per_barrel" for card in board.placed.values())


def _of_spots(game: HeavenAleState, board: PlayerBoard) -> tuple[float, float, float]:
    """Features of the free spots that the garden has tiles for: their number, the number of monks' spots,
    and the X spot."""
    free = free_spots(game, board)
    return len(free), sum([spot in c.MONKS for spot in free]), X in free


def _of_sheds(board: PlayerBoard) -> tuple[float, float, float]:
    """Features of the sheds: how near those not enclosed are (the nearer, the more), the sum around them,
    and the number enclosed."""
    shares = enclosed(board)
    return sum([share**NEAR_SHED for share in shares]), sum(shares), len(board.sheds)


Goals = dict[str, tuple[int, float]]
"""The VP of a goal's next barrel, and the progress towards the goal, 0 to 1."""


def open_goals(game: HeavenAleState, board: PlayerBoard) -> Goals:
    """The goals of which a board may still take a barrel (rules 2.12, 4.5)."""
    found: Goals = {}
    for goal in c.BARRELS.values():
        if goal.id in board.barrels or not game.barrels[goal.id]:
            continue
        behind = _BEHIND[goal.id]
        share = (progress(board, goal.id) + behind) / (goal.least + behind)
        found[goal.id] = c.BARREL_VP[next_size(game, goal.id)], min(1.0, max(0.0, share))
    return found


def of_barrels(board: PlayerBoard, goals: Goals) -> tuple[float, float, float]:
    """Features of the barrels, in VP: those taken, those one visit to a barrel space away, and those in
    progress, the nearer the more."""
    ready = near = 0.0
    for brings, share in goals.values():
        if share == 1.0:
            ready += brings
        else:
            near += brings * share * share
    return barrel_vp(board), ready, near


def of_garden(board: PlayerBoard) -> tuple[float, float, float, float, float]:
    """Features of the tiles: the number in the sun, the number in the shade, the number of monks, and the
    values of the others by side."""
    sun = shade = monks = sun_values = shade_values = 0
    for cell, tile in board.garden.items():
        monks += tile in c.MONKS
        if PRICE_FACTOR[cell] == c.SUN_FACTOR:
            sun += 1
            sun_values += c.VALUE[tile]
        else:
            shade += 1
            shade_values += c.VALUE[tile]
    return sun, shade, monks, sun_values, shade_values
