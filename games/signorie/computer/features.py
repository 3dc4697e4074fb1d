"""The features from which the value of a position is learned (`learned_value.json`): what a seat has, what it
may still do this round, and how much of the game is left for it. All public.

The last feature is the sum of the considerations: the value is that sum and a correction."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from games.core import Seat
from games.core.learned_value import CONSIDERATIONS, in_steps
from games.signorie.computer.advice import ADVISOR, REWARDING
from games.signorie.model import components as c
from games.signorie.model.cities import cities_of, fits, lowest_slot, people_of
from games.signorie.model.state import PlayerBoard, SignorieState
from games.signorie.rules.final import row_worth
from games.signorie.rules.reward_track import vp_count
from games.signorie.rules.turn import die_cost

_COLUMN_OF = {helper: slot.column for helper, slot in c.HELPERS.items()}
_HELPERS = tuple(c.HELPERS)
_RANKS = tuple(slot.rank for slot in c.CAREER_TRACK)

FLORINS, MEN, WOMEN, READY = (2, 5, 9), (1, 2, 4), (1, 3), (1, 3)
"""The steps in which florins, men, women and men who may go on a mission are counted: the first ones have
weights of their own."""
MOST_ROOM = 10
"""Room below the threshold counts up to this many pips."""
SOME_CHANCE, FITTING = 0.4, 0.6
"""The chance of a reward within the threshold, and what it gains if all dice that may follow fit."""

NO_RANK = 9
"""What men need for a mission where no slot is left: more than the highest rank."""
NO_SLOT = 5
"""The lowest slot for a man where none is left: more than the highest slot of a city."""

BOTH = (
    *("florins_few", "florins_some", "florins_many", "florins_idle"),
    *("men_1", "men_2", "men_4", "men_more", "women_1", "women_3", "women_more", "stock_men", "stock_women"),
    *[f"slot_{slot}" for slot in range(1, c.CAREER_TOP + 1)],
    *("careers", "ready_1", "ready_3"),
    *("rows_1", "rows_2", "rows_3", "rows_4", "rows_counted", "rows_pending"),
    *("brides", "helpers", "columns_2", "columns_3"),
    *("city_men", "city_women", "cities_men", "cities_women"),
    *("dice", "pips", "missing", "within", "room", "fitting", "out_of_reach"),
    *("initiative_vp", "initiative", "ahead", "turn_order"),
)
"""Features that are given twice: as they are, and times the share of the game that is left."""

NAMES = (
    *("left", "left_squared"),
    *BOTH,
    *[f"{name}_early" for name in BOTH],
    *[f"helper_{helper}" for helper in _HELPERS],
    *("helpers_today", "waiting"),
    *[f"reward_{tile}" for tile in c.BONUS_TILES],
    *("reward_vp", "reward_vp_later", "bride_vp", "bride_florins", "rewarding"),
    *[f"open_{colour}" for colour in c.COLOURS],
    *("dearest", "cheap"),
    *("mission_tiles", "mission_best", "marriage_tiles", "marriage_best"),
    *("slot_lowest", "slots_low", "slots_full"),
    CONSIDERATIONS,
)
"""The features, in the order of `features`."""


class _ThisRound(NamedTuple):
    """A seat's dice of the round: whether rewards are being given, the number of dice that it may still take,
    the room below its threshold, and the number of dice that fit into it."""

    rewarding: bool
    missing: int
    room: int
    fitting: int


def features(game: SignorieState, seat: Seat) -> Sequence[float]:
    """The features of a position for a seat, in the order of `NAMES`."""
    board = game.boards[seat]
    rewarding = any(isinstance(phase, REWARDING) for phase in game.phases)
    rounds = game.rounds - game.round
    missing = 0 if rewarding or seat in game.passed else c.MAX_DICE - len(board.dice)
    left = (rounds + missing / c.MAX_DICE) / game.rounds
    lowest = [lowest_slot(game, city, "m") for city in game.cities]
    open_dice = _open(game, board) if missing else {}
    room = game.threshold(seat) - board.dice_sum
    this_round = _ThisRound(rewarding, missing, room, _fitting(open_dice, room, missing))
    both = _both(game, seat, lowest, this_round)
    held = [rounds if helper in board.helpers else 0.0 for helper in _HELPERS]
    return [
        left,
        left * left,
        *both,
        *[left * one for one in both],
        *held,
        sum([_COLUMN_OF[helper] in open_dice for helper in board.helpers]),
        sum(board.waiting.values()),
        *_reward(game, board, seat, this_round),
        *[colour in open_dice for colour in c.COLOURS],
        max([cost for _, cost in open_dice.values()], default=0),
        sum([cost <= board.florins for _, cost in open_dice.values()]),
        *_tiles(game, board),
        min([slot for slot in lowest if slot], default=NO_SLOT),
        sum([slot in (1, 2) for slot in lowest]),
        lowest.count(0),
        ADVISOR.worth(game, seat),
    ]


def _both(game: SignorieState, seat: Seat, lowest: Sequence[int], this_round: _ThisRound) -> list[float]:
    """The features that are given twice (`BOTH`). `lowest`: the lowest slot for a man in each city, 0 for
    none."""
    board = game.boards[seat]
    return [
        *in_steps(board.florins, FLORINS),
        *_people(board),
        *_men(board, min([slot for slot in lowest if slot], default=NO_RANK)),
        *_rows(board),
        *_helpers(board),
        people_of(game, seat, "m"),
        people_of(game, seat, "f"),
        cities_of(game, seat, "m"),
        cities_of(game, seat, "f"),
        *_dice(board, this_round),
        *_initiative(game, board, seat),
    ]


def _open(game: SignorieState, board: PlayerBoard) -> dict[str, tuple[int, int]]:
    """The colours of which a seat may still take a die: the fewest pips, and the lowest cost."""
    found: dict[str, tuple[int, int]] = {}
    for die in game.dice:  # of a colour from the lowest
        colour, pips = c.DIE[die]
        if colour not in board.dice:
            fewest = found[colour][0] if colour in found else pips
            found[colour] = fewest, die_cost(die)
    return found


def _fitting(open_dice: dict[str, tuple[int, int]], room: int, missing: int) -> int:
    """Number of dice that a seat can still take within its threshold."""
    count = 0
    for pips in sorted([pips for pips, _ in open_dice.values()])[:missing]:
        room -= pips
        if room < 0:
            break
        count += 1
    return count


def _people(board: PlayerBoard) -> tuple[float, ...]:
    """Meeples in the supply, the first ones apart, and in the stock."""
    return (
        *in_steps(board.supply["m"], MEN),
        *in_steps(board.supply["f"], WOMEN),
        board.stock["m"],
        board.stock["f"],
    )


def _men(board: PlayerBoard, lowest: int) -> list[float]:
    """Men on careers by slot, the careers that have any, and men who may go on a mission now."""
    slots = [sum(counts) for counts in zip(*board.men.values(), strict=True)]
    ready = sum([count for count, rank in zip(slots, _RANKS, strict=True) if rank >= lowest])
    return [
        *slots[1:],
        sum([any(counts) for counts in board.men.values()]),
        *in_steps(ready, READY)[:-1],
    ]


def _rows(board: PlayerBoard) -> tuple[float, ...]:
    """Rows by their number of tiles, and what is worth something already or not yet."""
    tiles = [row.tiles for row in board.rows.values()]
    worths = [row_worth(row) for row in board.rows.values()]
    counted = sum([worth for worth, count in zip(worths, tiles, strict=True) if count >= c.ROW_TILES])
    return (
        tiles.count(1),
        tiles.count(2),
        tiles.count(3),
        sum([count > c.ROW_TILES for count in tiles]),
        counted,
        sum(worths) - counted,
    )


def _helpers(board: PlayerBoard) -> tuple[float, ...]:
    """Brides, helpers, and the columns with two or three of these."""
    columns = [_COLUMN_OF[helper] for helper in board.helpers]
    counts = [columns.count(colour) for colour in set(columns)]
    return board.brides, len(columns), counts.count(2), counts.count(3)


def _dice(board: PlayerBoard, this_round: _ThisRound) -> tuple[float, ...]:
    """This round's dice, those that may follow, and the room below the threshold."""
    _, missing, room, fitting = this_round
    return (
        len(board.dice),
        board.dice_sum,
        missing,
        room >= 0,
        min(max(room, 0), MOST_ROOM) / max(missing, 1),
        fitting,
        room < 0 and missing,
    )


def _initiative(game: SignorieState, board: PlayerBoard, seat: Seat) -> tuple[float, ...]:
    """The disc: its points and slot, whether it leads, and the seat's place in the turn order."""
    others = [other.initiative for at, other in enumerate(game.boards) if at != seat]
    return (
        c.INITIATIVE_VP[board.initiative],
        board.initiative,
        board.initiative > max(others),
        game.turn_order.index(seat) if game.turn_order else 0,
    )


def _reward(game: SignorieState, board: PlayerBoard, seat: Seat, this_round: _ThisRound) -> Iterable[float]:
    """This round's reward by its tile, times the chance to get it; what later tiles count already; and the
    bride."""
    rewarding, missing, room, fitting = this_round
    chance = 0.0
    if not rewarding and room >= 0 and game.round:
        chance = SOME_CHANCE + FITTING * fitting / missing if missing else 1.0
    now = game.reward if game.round else ""
    later = game.rewards[game.reward_slot.slot :] if game.round else ()
    tiles = [chance * (tile == now) for tile in c.BONUS_TILES]
    vp = [vp_count(game, seat, tile.kind) * tile.vp for id in later if (tile := c.VP_TILES.get(id))]
    tile = c.VP_TILES.get(now)
    bride = now in c.BONUS_TILES and board.brides < c.MOST_BRIDES
    return (
        *tiles,
        chance * vp_count(game, seat, tile.kind) * tile.vp if tile else 0.0,
        sum(vp),
        chance * c.BRIDE_SLOTS[board.brides].vp if bride else 0.0,
        chance * game.reward_slot.bride_florins if bride else 0.0,
        rewarding,
    )


def _tiles(game: SignorieState, board: PlayerBoard) -> tuple[float, ...]:
    """Alliance tiles in the cities that fit a row: for careers with men on them, and for a marriage."""
    manned = [career for career, counts in board.men.items() if any(counts)]
    missions = [0.0]
    marriages = [0.0]
    for city in game.cities.values():
        if city.mission and any(fits(board, career, city.mission) for career in manned):
            missions.append(c.TILES[city.mission].value)
        if city.marriage and fits(board, c.MARRIAGE, city.marriage):
            marriages.append(c.TILES[city.marriage].value)
    return len(missions) - 1, max(missions), len(marriages) - 1, max(marriages)
