"""The considerations of Signorie, for computer players, hints and reviews.

Points are victory points. Things under way (men on careers, tiles of a row that doesn't count yet,
helpers) count by what they may still become, less and less as the rounds go by."""

from pathlib import Path
from typing import Any

from games.core import Advisor, ChanceScale, HintSettings, NoviceSettings, Seat, gain, odds_of
from games.core.choices.answers import Chooser
from games.core.copying import copied
from games.core.dealing import deal_anew
from games.signorie.computer.hints import tells
from games.signorie.model import components as c
from games.signorie.model.state import PlayerBoard, SignorieState
from games.signorie.rules.final import row_worth
from games.signorie.rules.rewards import Claim, Payout, Purchase, Rewards

# All numbers here are set by hand and tuned in games of computer players (docs/computers.md).

FADE = 2.0
"""What needs time to be of use counts in full in the first half of the game, then this times the share of the
rounds that is left."""
ENOUGH_FLORINS, MORE_FLORINS, FLORINS_FADE = 8, 0.4, 2.5
"""The number of florins that count in full, what each further one counts, and the fade of all."""
MOST_MEN, MOST_WOMEN, WOMAN = 6, 5, 1.2
"""The numbers of men and women in the supply that count, and what a woman counts for a man's 1."""
STAYING, SENT = 0.5, 0.35
"""The share of its slot's points that a man on a career is sure of, and what the hope of a mission adds."""
ROWS_FADE = 1.5
"""The fade of tiles in a row that doesn't count yet."""
INITIATIVE_SHARE, INITIATIVE_STEP = 0.9, 0.15
"""The share of the disc's points that counts, and the worth of each slot for the turn order."""
SOME_CHANCE, DIE_ROOM = 0.25, 4
"""The least chance of a reward within the threshold, and the pips that a further die is expected to take."""

REWARDING = (Rewards, Claim, Payout, Purchase)
"""The phases in which the round's rewards are given."""


def time_left(game: SignorieState) -> float:
    """The share of the rounds that are left; the present one counts half."""
    rounds = game.rounds
    return max(0.0, (rounds - game.round + 0.5) / rounds)


def _outlook(game: SignorieState, seat: Seat) -> tuple[SignorieState, PlayerBoard, Seat, float]:
    """A position, the seat's board, the seat, and the share of the rounds that is left."""
    return game, game.boards[seat], seat, time_left(game)


def _vp(game: SignorieState, board: PlayerBoard, seat: Seat, left: float) -> float:
    return board.vp


def _florins(game: SignorieState, board: PlayerBoard, seat: Seat, left: float) -> float:
    """Florins, useful while there is something to pay."""
    enough = min(board.florins, ENOUGH_FLORINS)
    return (enough + MORE_FLORINS * (board.florins - enough)) * min(1.0, FLORINS_FADE * left)


def _people(game: SignorieState, board: PlayerBoard, seat: Seat, left: float) -> float:
    """Men and women in the supply, if there is time to send them somewhere."""
    supply = board.supply
    return (min(supply["m"], MOST_MEN) + WOMAN * min(supply["f"], MOST_WOMEN)) * min(1.0, FADE * left)


def _careers(game: SignorieState, board: PlayerBoard, seat: Seat, left: float) -> float:
    """Men on careers: half their slot's points at the end, all of them if they still go on a mission."""
    if game.over:
        return 0.0
    share = STAYING + SENT * min(1.0, FADE * left)
    worth = 0.0
    for counts in board.men.values():
        if any(counts):
            for slot, count in enumerate(counts):
                if count:
                    worth += count * c.CAREER_TRACK[slot].vp * share
    return worth


def _rows(game: SignorieState, board: PlayerBoard, seat: Seat, left: float) -> float:
    """Tiles: the sum of their row, in full from the third on."""
    if game.over:
        return 0.0
    worth = 0.0
    for row in board.rows.values():
        tiles = row.tiles
        if tiles:
            share = 1.0 if tiles >= c.ROW_TILES else tiles / c.ROW_TILES * min(1.0, ROWS_FADE * left)
            worth += row_worth(row) * share
    return worth


def _helpers(game: SignorieState, board: PlayerBoard, seat: Seat, left: float) -> float:
    """Helpers, each for the rounds in which its column may still be used."""
    return len(board.helpers) * (game.rounds - game.round)


def _initiative(game: SignorieState, board: PlayerBoard, seat: Seat, left: float) -> float:
    """The disc's points at the end of the round, and a little for every slot."""
    if game.over:
        return 0.0
    return c.INITIATIVE_VP[board.initiative] * INITIATIVE_SHARE + INITIATIVE_STEP * board.initiative


def _brides(game: SignorieState, board: PlayerBoard, seat: Seat, left: float) -> float:
    """Brides: one offspring die each."""
    rounds = game.rounds
    return board.brides * (rounds - game.round) / rounds


def _reward(game: SignorieState, board: PlayerBoard, seat: Seat, left: float) -> float:
    """The chance of this round's reward: the dice are within the threshold, with room for another."""
    if game.over:
        return 0.0
    for phase in game.phases:
        if isinstance(phase, REWARDING):
            return 0.0
    room = game.threshold(seat) - board.dice_sum
    if room < 0:
        return 0.0
    missing = c.MAX_DICE - len(board.dice) if seat not in game.passed else 0
    return 1.0 if missing == 0 else min(1.0, SOME_CHANCE + room / (DIE_ROOM * missing))


def _actions(game: SignorieState, board: PlayerBoard, seat: Seat, left: float) -> float:
    """Dice that may still be taken this round; passing gives them up."""
    if seat in game.passed or game.over:
        return 0.0
    return c.MAX_DICE - len(board.dice)


def game_left(game: SignorieState) -> float:
    """The share of the game that is left, by the dice that are still to be taken."""
    seats = range(len(game.boards))
    to_take = sum([_actions(*_outlook(game, Seat(seat))) for seat in seats])
    return (game.rounds - game.round + to_take / (c.MAX_DICE * len(seats))) / game.rounds


def imagine(view: SignorieState, seat: Seat, rng: Chooser) -> SignorieState:
    """A possible game: the unseen alliance tiles are dealt anew."""
    game = copied(view)
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
    outlook=_outlook,
    novice=NoviceSettings(2),
    hints=HintSettings(tells=tells, tells_all=True),
    scale=ChanceScale(game_left, odds_of(Path(__file__).parents[1] / "chances.json")),
)
