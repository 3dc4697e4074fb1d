"""The considerations of Signorie, for computer players, hints and reviews.

Points are victory points. Things under way (men on careers, tiles of a row that doesn't count yet,
helpers) count by what they may still become, less and less as the rounds go by."""

from pathlib import Path
from typing import Any

from games.core import Advisor, Seat, gain, odds_of
from games.core.choices.answers import Chooser
from games.core.dealing import deal_anew, own_copy
from games.signorie.computer.hints import tells
from games.signorie.model import components as c
from games.signorie.model.state import SignorieState
from games.signorie.rules.final import row_worth
from games.signorie.rules.rewards import Claim, Payout, Purchase, Rewards


def time_left(game: SignorieState) -> float:
    """The share of the rounds that are left; the present one counts half."""
    return max(0.0, (game.rounds - game.round + 0.5) / game.rounds)


def _vp(game: SignorieState, seat: Seat) -> float:
    return game.boards[seat].vp


def _florins(game: SignorieState, seat: Seat) -> float:
    """Florins, useful while there is something to pay."""
    florins = game.boards[seat].florins
    return (min(florins, 8) + 0.4 * max(0, florins - 8)) * min(1.0, 2.5 * time_left(game))


def _people(game: SignorieState, seat: Seat) -> float:
    """Men and women in the supply, if there is time to send them somewhere."""
    supply = game.boards[seat].supply
    return (min(supply["m"], 6) + 1.2 * min(supply["f"], 5)) * min(1.0, 2 * time_left(game))


def _careers(game: SignorieState, seat: Seat) -> float:
    """Men on careers: half their slot's points at the end, all of them if they still go on a mission."""
    share = 0.5 + 0.35 * min(1.0, 2 * time_left(game))
    worth = 0.0
    for counts in game.boards[seat].men.values():
        for slot, count in enumerate(counts):
            if count:
                worth += count * c.CAREER_TRACK[slot].vp * share
    return 0.0 if game.over else worth


def _rows(game: SignorieState, seat: Seat) -> float:
    """Tiles: the sum of their row, in full from the third on."""
    if game.over:
        return 0.0
    worth = 0.0
    for row in game.boards[seat].rows.values():
        share = 1.0 if row.tiles >= c.ROW_TILES else row.tiles / c.ROW_TILES * min(1.0, 1.5 * time_left(game))
        worth += row_worth(row) * share
    return worth


def _helpers(game: SignorieState, seat: Seat) -> float:
    """Helpers, each for the rounds in which its column may still be used."""
    return len(game.boards[seat].helpers) * (game.rounds - game.round)


def _initiative(game: SignorieState, seat: Seat) -> float:
    """The disc's points at the end of the round, and a little for every slot."""
    board = game.boards[seat]
    return 0.0 if game.over else c.INITIATIVE_VP[board.initiative] * 0.9 + 0.15 * board.initiative


def _brides(game: SignorieState, seat: Seat) -> float:
    """Brides: one offspring die each."""
    return game.boards[seat].brides * (game.rounds - game.round) / game.rounds


def _reward(game: SignorieState, seat: Seat) -> float:
    """The chance of this round's reward: the dice are within the threshold, with room for another."""
    if any(isinstance(phase, Rewards | Claim | Payout | Purchase) for phase in game.phases) or game.over:
        return 0.0
    board = game.boards[seat]
    room = game.threshold(seat) - board.dice_sum
    if room < 0:
        return 0.0
    missing = c.MAX_DICE - len(board.dice) if seat not in game.passed else 0
    return 1.0 if missing == 0 else min(1.0, 0.25 + room / (4 * missing))


def _actions(game: SignorieState, seat: Seat) -> float:
    """Dice that may still be taken this round; passing gives them up."""
    if seat in game.passed or game.over:
        return 0.0
    return c.MAX_DICE - len(game.boards[seat].dice)


def left(game: SignorieState) -> float:
    """The share of the dice that are left to be taken."""
    to_take = sum([_actions(game, Seat(seat)) for seat in range(len(game.boards))])
    return (game.rounds - game.round + to_take / (c.MAX_DICE * len(game.boards))) / game.rounds


def imagine(view: Any, seat: Seat, rng: Chooser) -> Any:
    """A possible game: the unseen alliance tiles are dealt anew."""
    game = own_copy(view)
    seen = [tile for city in game.cities.values() for tile in (city.marriage, city.mission)]
    seen += [tile for board in game.boards for row in board.rows.values() for tile in row.face_up]
    deal_anew(c.TILES, seen, [game.stock, game.face_down, game.removed], rng)
    return game


ADVISOR: Advisor[Any] = Advisor(
    considerations=(
        gain("vp", 1.0, _vp),
        gain("florins", 0.45, _florins),
        gain("people", 0.9, _people),
        gain("careers", 1.0, _careers),
        gain("rows", 0.9, _rows),
        gain("helpers", 0.6, _helpers),
        gain("initiative", 1.0, _initiative),
        gain("brides", 3.0, _brides),
        gain("reward", 4.0, _reward),
        gain("actions", 1.5, _actions),
    ),
    imagine=imagine,
    novice=2,
    tells=tells,
    tells_all=True,
    left=left,
    odds=odds_of(Path(__file__).parents[1] / "chances.json"),
)
