"""The features from which the value of a garden is learned (`learned_value.json`): what lies and what it
brings, the markers, the ducats, the goals, and what the track still has for the seat. All public."""

from collections.abc import Sequence

from games.core import Seat
from games.core.learned_value import in_steps
from games.heaven_ale.computer.forecast import (
    NEAR_SHED,
    NUMBER_SHARE,
    RESOURCE_AT,
    ToCome,
    after_exchange,
    discs_to_come,
    exact_level,
    production,
    spaces_passed,
    time_left,
)
from games.heaven_ale.computer.master_features import (
    DUCATS_STEPS,
    of_barrels,
    of_cooperage,
    of_garden,
    open_goals,
)
from games.heaven_ale.model import components as c
from games.heaven_ale.model.garden import NEIGHBOURS, PRICE_FACTOR, RING
from games.heaven_ale.model.state import HeavenAleState, PlayerBoard
from games.heaven_ale.rules.scoring import X

_RESOURCES = tuple(c.RESOURCES)
_MONKS = tuple(c.MONKS)
_MONK_AT = {monk: at for at, monk in enumerate(_MONKS)}
_PARTNER = {
    spot: next(other for other in pair if other != spot) for pair in c.PAIRS.values() for spot in pair
}
"""The other spot of a pair."""
SUNNY = {cell: factor == c.SUN_FACTOR for cell, factor in PRICE_FACTOR.items()}
"""Whether a cell lies in the sun."""
_TILE = {tile.id: (RESOURCE_AT.get(tile.kind, -1), tile.value) for tile in c.TILES.values()}
"""Where the resource of a tile stands among the markers (-1: a monk), and its value."""
_KINDS = ("A", "B", "C", "ABC")
"""The kinds of spots that scoring spaces allow, as the data file has them."""
_SCORING = {at: "".join(space.allows) for at, space in enumerate(c.TRACK) if space.kind == "scoring"}
"""The kinds of spots that a scoring space allows, by its place on the track."""
_BARREL_SPACES = tuple([at for at, space in enumerate(c.TRACK) if space.kind == "barrel"])
_RINGS = tuple(RING.items())
_AROUND = max(map(len, RING.values()))
"""Number of cells around a shed."""
_MARKERS = len(_RESOURCES)
_CHEAP = 2
"""Tiles of at most this value are cheap."""
_GUESSES = ((0.0, 0.0), (0.5, 0.0), (1.0, 0.0), (1.0, 0.5), (1.0, 1.0))
"""Of the level that markers reach: the shares of what lies that is brought in, and of what games bring on the
way."""
_SPACES_WITH_TILES = tuple([at for at, space in enumerate(c.TRACK) if space.kind in ("resource", "monk")])

NAMES = (
    *("left", "left_squared", "rounds_left", "gone", "returned", "awaited", "others_gone", "others_back"),
    *("first_place", "first_in_the_end"),
    *("little", "enough", "plenty", "income", "little_late", "enough_late", "plenty_late"),
    *("brewmaster", "multiplier", "brewing"),
    *[f"{what}_{at}" for at in range(_MARKERS) for what in ("marker", "sun", "shade", "tiles", "spot")],
    *[f"{what}_{at}" for at in range(len(_GUESSES)) for what in ("level", "product")],
    *("x_best", "x_best_shade", "monk_best", "monk_all", "monk_brewing", "monk_ducats"),
    *("spots_free", "spots_resource", "spots_monk", "spots_partner", "pairs_open", "pairs_half", "discs"),
    *[f"discs_{kind}" for kind in _KINDS],
    *[f"discs_passed_{kind}" for kind in _KINDS],
    *("discs_of_others", "tiles_ahead", "least_ahead", "monks_ahead", "last_ahead", "barrel_spaces"),
    *[f"card_{card}" for card in c.CARDS],
    *("cards", "placed", "cooperage", "cards_late"),
    *("sheds", "shed_types", "missing_1", "missing_2", "missing_3", "ring", "closing"),
    *("barrels", "ready", "near"),
    *[f"goal_{goal}" for goal in c.BARRELS],
    *("in_sun", "in_shade", "monks", "sun_values", "shade_values"),
    *("sun_left", "income_left", "markers_least", "markers_sum", "steps"),
)
"""The features, in the order of `features`."""


class _Garden:
    """What lies in a garden, counted once: values by resource and side, and what each monk's disc brings."""

    def __init__(self, board: PlayerBoard) -> None:
        self.sun, self.shade, self.tiles = [0] * _MARKERS, [0] * _MARKERS, [0] * _MARKERS
        self.by_value_sun, self.by_value_shade = [0] * (c.VALUES[-1] + 1), [0] * (c.VALUES[-1] + 1)
        self.monk_steps = [[0] * _MARKERS for _ in _MONKS]
        self.monk_brewing, self.monk_ducats = [0] * len(_MONKS), [0] * len(_MONKS)
        garden = board.garden
        for cell, tile in garden.items():
            at, value = _TILE[tile]
            sunny = SUNNY[cell]
            if at < 0:
                self._monk(garden, cell, _MONK_AT[tile])
                continue
            self.tiles[at] += 1
            if sunny:
                self.sun[at] += value
                self.by_value_sun[value] += value
            else:
                self.shade[at] += value
                self.by_value_shade[value] += value

    def _monk(self, garden: dict[str, str], cell: str, monk: int) -> None:
        """Add what a monk on a cell activates."""
        steps = self.monk_steps[monk]
        for near in NEIGHBOURS[cell]:
            other = garden.get(near)
            if other is None:
                continue
            at, value = _TILE[other]
            if at < 0:
                self.monk_brewing[monk] += c.MONK_STEPS
            elif SUNNY[near]:
                steps[at] += value
            else:
                self.monk_ducats[monk] += value


def features(game: HeavenAleState, seat: Seat) -> Sequence[float]:
    """The features of a position for a seat, in the order of `NAMES`."""
    board = game.boards[seat]
    passed = spaces_passed(game, seat)
    left = time_left(game, seat)
    garden = _Garden(board)
    is_free = {spot: spot not in board.discs for spot in c.SPOTS}
    free = sum(is_free.values())
    chance = min(1.0, discs_to_come(game, passed) / free) if free else 0.0
    come = _to_come(garden, is_free, chance)
    return [
        *_time(game, seat, board, passed, left),
        *_money(board, come.income, left),
        board.brewmaster / 10,
        c.LEVEL_AT[board.brewmaster].multiplier,
        come.brewing,
        *_of_markers(board, garden, come.steps, is_free),
        *_levels(board, come, left),
        *_of_spots(board, garden, is_free),
        *_ahead(game, seat, board, passed),
        *_cards(board, left),
        *_sheds(board),
        *_goals(game, board),
        *of_garden(board),
        sum(garden.sun) * left,
        come.income * left,
        min(board.resources),
        sum(board.resources) / _MARKERS,
        sum(come.steps),
    ]


def _to_come(garden: _Garden, is_free: dict[str, bool], chance: float) -> ToCome:
    """What the laid tiles may still bring, each free spot used with this chance."""
    number = NUMBER_SHARE * is_free[X]
    times = [chance * (is_free[resource] + number) for resource in _RESOURCES]
    steps = [time * value for time, value in zip(times, garden.sun, strict=True)]
    income = sum([time * value for time, value in zip(times, garden.shade, strict=True)])
    brewing = 0.0
    for at, monk in enumerate(_MONKS):
        if is_free[monk]:
            steps = [one + chance * more for one, more in zip(steps, garden.monk_steps[at], strict=True)]
            brewing += chance * garden.monk_brewing[at]
            income += chance * garden.monk_ducats[at]
    return ToCome(steps, brewing, income)


def _time(
    game: HeavenAleState, seat: Seat, board: PlayerBoard, passed: int, left: float
) -> tuple[float, ...]:
    """Features of the time: of the seat and of the others."""
    others = [spaces_passed(game, other) for other in range(len(game.boards)) if other != seat]
    awaited = bool(game.phases) and getattr(game.phases[-1], "seat", None) == seat
    first = board.place == c.FIRST_PLACE and board.returned
    return (
        left,
        left * left,
        game.rounds - game.round,
        passed / len(c.TRACK),
        board.returned,
        awaited,
        sum(others) / len(others) / len(c.TRACK),
        sum([one == len(c.TRACK) for one in others]) / len(others),
        first,
        first and game.last_round,
    )


def _money(board: PlayerBoard, income: float, left: float) -> tuple[float, ...]:
    """Features of the ducats, and of those to come. Late in the game they are good for the exchange alone."""
    little, enough, plenty = in_steps(board.ducats, DUCATS_STEPS)
    return little, enough, plenty, income, little * left, enough * left, plenty * left


def _of_markers(
    board: PlayerBoard, garden: _Garden, steps: Sequence[float], is_free: dict[str, bool]
) -> list[float]:
    """Features of each resource, the one that is expected to be last first."""
    found: list[float] = []
    for at in sorted(range(_MARKERS), key=lambda one: board.resources[one] + steps[one]):
        spot = is_free[_RESOURCES[at]]
        found += (
            board.resources[at],
            garden.sun[at] if spot else 0,
            garden.shade[at] if spot else 0,
            garden.tiles[at],
            spot,
        )
    return found


def _levels(board: PlayerBoard, come: ToCome, left: float) -> list[float]:
    """Guesses of the level that all markers reach after the exchange, and of the points for it."""
    found: list[float] = []
    steps, brewing, income = come
    for share, grown in _GUESSES:
        part = ToCome([share * step for step in steps], share * brewing, share * income)
        level, multiplier = after_exchange(board, part, left, grown, exact_level)
        found += (level, production(level, multiplier))
    return found


def _of_spots(board: PlayerBoard, garden: _Garden, is_free: dict[str, bool]) -> tuple[float, ...]:
    """Features of the free spots: what their discs would bring, and the pairs that can be completed."""
    filled = dict(zip(_RESOURCES, garden.tiles, strict=True))
    usable = [spot for spot in _RESOURCES if is_free[spot] and filled[spot]]
    laid = set(board.garden.values())
    monks = [at for at, monk in enumerate(_MONKS) if is_free[monk] and monk in laid]
    brings = [sum(garden.monk_steps[at]) for at in monks]
    partners = [_PARTNER[spot] for spot in board.discs if is_free[_PARTNER[spot]]]
    pairs = [sum([is_free[spot] for spot in pair]) for pair in c.PAIRS.values()]
    x = is_free[X]
    return (
        max(garden.by_value_sun) if x else 0,
        max(garden.by_value_shade) if x else 0,
        max(brings, default=0),
        sum(brings),
        sum([garden.monk_brewing[at] for at in monks]),
        sum([garden.monk_ducats[at] for at in monks]),
        len(usable) + len(monks),
        len(usable),
        len(monks),
        sum([spot in usable or spot in laid for spot in partners]),
        pairs.count(2),
        pairs.count(1),
        len(board.discs),
    )


def _ahead(game: HeavenAleState, seat: Seat, board: PlayerBoard, passed: int) -> list[float]:
    """Features of the track: discs by kind ahead and behind, discs that another seat may take first, and what
    may still be bought."""
    ahead, behind = dict.fromkeys(_KINDS, 0), dict.fromkeys(_KINDS, 0)
    nearest = min([spaces_passed(game, other) for other in range(len(game.boards)) if other != seat])
    contested = 0
    for at, kind in _SCORING.items():
        discs = game.spaces[at].discs
        if at > passed:
            ahead[kind] += discs
            contested += discs * (at > nearest)
        else:
            behind[kind] += discs
    last = _RESOURCES[board.resources.index(min(board.resources))]
    tiles = monks = wanted = least = 0
    for at in _SPACES_WITH_TILES:
        if at <= passed or not game.spaces[at].tiles:
            continue
        if c.TRACK[at].cost:
            monks += len(game.spaces[at].tiles)
            continue
        for tile in game.spaces[at].tiles:
            resource, value = _TILE[tile]
            tiles += 1
            least += value <= _CHEAP
            wanted += value if _RESOURCES[resource] == last else 0
    barrels = sum([at > passed for at in _BARREL_SPACES])
    return [*ahead.values(), *behind.values(), contested, tiles, least, monks, wanted, barrels]


def _cards(board: PlayerBoard, left: float) -> list[float]:
    """Features of the privilege cards."""
    return [
        *[card in board.cards for card in c.CARDS],
        len(board.cards),
        len(board.placed),
        of_cooperage(board),
        len(board.cards) * left,
    ]


def _sheds(board: PlayerBoard) -> tuple[float, ...]:
    """Features of the sheds: those enclosed, and how near the others are."""
    missing = [0] * (_AROUND + 1)
    ring = closing = 0.0
    garden = board.garden
    for shed, cells in _RINGS:
        if shed in board.sheds:
            continue
        tiles = [garden[cell] for cell in cells if cell in garden]
        short = len(cells) - len(tiles)
        missing[short] += 1
        ring += (len(tiles) / len(cells)) ** NEAR_SHED
        if short == 1:
            closing += c.SHED_OF_SUM[sum([c.VALUE[tile] for tile in tiles])].brewmaster
    kinds = set(board.sheds.values())
    return len(board.sheds), len(kinds), missing[1], missing[2], missing[3], ring, closing


def _goals(game: HeavenAleState, board: PlayerBoard) -> list[float]:
    """Features of the barrels, in VP: those taken, those a visit would bring, those in progress, and how near
    each goal is."""
    goals = open_goals(game, board)
    each = [brings * share for brings, share in (goals.get(goal, (0, 0.0)) for goal in c.BARRELS)]
    return [*of_barrels(board, goals), *each]
