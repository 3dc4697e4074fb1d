"""The forecast of a garden: what its tiles will still bring, and production at the end.

An estimate for computer players and hints, from public information, in fractions: a spot used with a
chance of a half activates half a tile. Its numbers are set by hand. What is learned (`feature_weights.json`,
`learned_value.json`, `chances.json`) was found with them."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from games.heaven_ale.model import components as c
from games.heaven_ale.model.garden import NEIGHBOURS, PRICE_FACTOR, RING
from games.heaven_ale.model.state import HeavenAleState, PlayerBoard
from games.heaven_ale.rules.scoring import X
from games.heaven_ale.rules.start_area import InStartArea

DISCS_A_ROUND = sum(space.kind == "scoring" for space in c.TRACK)
"""Number of discs that come in a round, for all seats: one on each scoring space."""
DISC_SHARE = 1.5
"""A good player takes more than an equal share of the discs: others are left or wasted."""
NUMBER_SHARE = 0.3
"""The share of tiles that the number chosen at the X spot activates."""

GROWTH = 60.0
"""Steps of all resources in a whole game from things bought on the way."""
BREWING = 14.0
"""Steps of the brewmaster likewise."""
SOFT = 2.5
"""Near the beginning of the brown area a step counts less by this."""
NEAR_SHED = 3
"""A shed that is being enclosed counts by this power of the share of tiles that lie around it."""

RESOURCE_AT = {resource: at for at, resource in enumerate(c.RESOURCES)}
"""Where a resource stands among the markers."""


def spaces_passed(game: HeavenAleState, seat: int) -> int:
    """Number of spaces of the track a seat has passed in this round."""
    board = game.boards[seat]
    top = game.phases[-1] if game.phases else None
    back = board.returned or (isinstance(top, InStartArea) and top.seat == seat)
    return len(c.TRACK) if back else board.position


def time_left(game: HeavenAleState, seat: int) -> float:
    """The share of the game that is left for a seat, 0 to 1."""
    within, rounds = spaces_passed(game, seat) / len(c.TRACK), game.rounds
    return max(0.0, (rounds - game.round + 1 - within) / rounds)


def discs_to_come(game: HeavenAleState, passed: int) -> float:
    """Approximate number of discs a seat may still take."""
    ahead = sum([space.discs for space in game.spaces[passed + 1 :]])
    later = max(0, game.rounds - game.round) * DISCS_A_ROUND
    return DISC_SHARE * (ahead + later) / len(game.boards)


class ToCome(NamedTuple):
    """What laid tiles will still bring: steps of each resource, steps of the brewmaster (`brewing`), and
    ducats (`income`)."""

    steps: list[float]
    brewing: float
    income: float


def expected(game: HeavenAleState, seat: int) -> ToCome:
    """What the laid tiles will still bring."""
    steps, brewing, income = [0.0] * len(c.RESOURCES), 0.0, 0.0
    board = game.boards[seat]
    free = len(c.SPOTS) - len(board.discs)
    garden = board.garden
    if not free or not garden:
        return ToCome(steps, brewing, income)
    chance = min(1.0, discs_to_come(game, spaces_passed(game, seat)) / free)
    chances = dict.fromkeys(c.SPOTS, chance) | dict.fromkeys(board.discs, 0.0)
    monks = {cell: chances[tile] for cell, tile in garden.items() if tile in c.MONKS}
    any_number = NUMBER_SHARE * chances[X]
    for cell, tile in garden.items():
        times = 0.0
        if monks:
            for near in NEIGHBOURS[cell]:
                if near in monks:
                    times += monks[near]
        if cell in monks:
            brewing += times * c.MONK_STEPS
            continue
        kind = c.TILES[tile]
        times += chances[kind.kind] + any_number
        if PRICE_FACTOR[cell] == c.SUN_FACTOR:
            steps[RESOURCE_AT[kind.kind]] += times * kind.value
        else:
            income += times * kind.value
    return ToCome(steps, brewing, income)


LevelFunction = Callable[[Sequence[float], float, float], float]
"""The level that all markers reach if `rate` steps of a marker make one of another and `paid` steps come from
elsewhere, in fractions of steps."""

HALVINGS = 9
"""Number of times `rough_level` halves the range in which the level lies."""


def exact_level(markers: Sequence[float], rate: float, paid: float) -> float:
    """The level that all markers reach (`LevelFunction`)."""
    ordered = sorted(markers)
    total, below = sum(ordered), 0.0
    count = len(ordered)
    for at, marker in enumerate(ordered, 1):
        below += marker
        level = (paid + below + (total - below) / rate) / (at + (count - at) / rate)
        if at == count or level <= ordered[at]:
            return min(level, c.MOST)
    raise AssertionError("the last marker ends the loop")


def rough_level(markers: Sequence[float], rate: float, paid: float) -> float:
    """The level that all markers reach, at most 0.06 too low. Considerations and a Master's weights were
    found with this, and some choices change with the exact level."""
    low, high = min(markers), float(c.MOST)
    for _ in range(HALVINGS):
        goal = (low + high) / 2
        need = spare = 0.0
        for at in markers:
            if at < goal:
                need += goal - at
            else:
                spare += at - goal
        if need <= spare / rate + paid:
            low = goal
        else:
            high = goal
    return low


def at_level(brewmaster: float, first: int, last: int) -> float:
    """A number that goes from the first level of the brewmaster to the last, in fractions of steps."""
    before = c.LEVELS[0].most
    return first + max(0.0, brewmaster - before) * ((last - first) / (c.MOST - before))


def enclosed(board: PlayerBoard) -> list[float]:
    """The share of tiles that lie around each shed that is not enclosed."""
    is_laid = board.garden.__contains__
    return [sum(map(is_laid, ring)) / len(ring) for shed, ring in RING.items() if shed not in board.sheds]


def brewed(board: PlayerBoard, come: ToCome, left: float, share: float = 1.0) -> float:
    """Expected production in VP, given what the laid tiles will bring, with this share of what is usually
    bought on the way."""
    return production(*after_exchange(board, come, left, share, rough_level))


def after_exchange(
    board: PlayerBoard, come: ToCome, left: float, share: float, level_of: LevelFunction
) -> tuple[float, float]:
    """The level of the markers after the exchange in the end, and the multiplier; `share` as in `brewed`."""
    steps, brewing, income = come
    markers = [at + step for at, step in zip(board.resources, steps, strict=True)]
    brewmaster = min(board.brewmaster + brewing + share * BREWING * left, float(c.MOST))
    first, last = c.LEVELS[0], c.LEVELS[-1]
    rate = at_level(brewmaster, first.rate, last.rate)
    paid = (board.ducats + income) / c.DUCATS_PER_STEP + share * GROWTH * left
    return level_of(markers, rate, paid), at_level(brewmaster, first.multiplier, last.multiplier)


def production(level: float, multiplier: float) -> float:
    """Production in VP if the markers reach this level. Outside the brown area it is worth nothing at the
    end, but before that every step counts."""
    return multiplier * (SOFT * math.log1p(math.exp(level / SOFT)))
