"""What lies on the board and before each seat, and what a table may agree on (rules 1, 2, 15)."""

from typing import Literal

import msgspec

from games.core import Game, Options, Seat, TurnContext
from games.signorie.model import components as c
from games.signorie.model.data_rows import Action, RewardSlot


class SignorieOptions(Options, frozen=True):
    """What a table may agree on before it starts: the variants (rules 11), then the doubts (rules 15).

    - `open_gates`: off, on, or on with a helper's face-down tile (A13).
    - `short_season`: off; on, the bride's florins going by the reward slot, or by the round (A14).
    - `secret_letters`: off; on, or on but for helpers, whose assignments turn no tile (A15).
    - `grey_die`: what the grey slot does; the light blue one does the other (A1).
    - `fitting_tile`: an alliance tile that fits is taken, or may be left (A2).
    - `city_slots`: one run of slots for men and women, or one for each (A4).
    - `career_bonus`: for every man who reaches the slot, or only for those who end there (A5).
    - `helper_steps`: a helper's steps may be split, or move one piece (A6).
    - `offspring_without_stock`: offspring may be chosen with an empty stock (A8).

    Three options hold two doubts each. A value says first the one, then the other. Rules ask for each doubt
    by the properties below:

    - `assignments`: the threshold stops at its printed most or does not (A9); an exchange brings any mix
      of meeples, or the other sex than was paid (A10).
    - `bride`: after the bonus, or any time (A11); her florins go to who takes her, or to everybody who
      gets a reward (A12).
    - `reward_tiles`: points for careers go to any, or to one (A23); two meeples are as many as there are, or
      both or florins (A19).
    """

    open_gates: Literal["off", "on", "with_helper_tile"] = "off"
    short_season: Literal["off", "by_slot", "by_round"] = "off"
    secret_letters: Literal["off", "on", "but_for_helpers"] = "off"
    grey_die: Literal["mission", "tracks"] = "mission"
    fitting_tile: Literal["taken", "may_stay"] = "taken"
    city_slots: Literal["shared", "separate"] = "shared"
    career_bonus: Literal["passing", "stopping"] = "passing"
    helper_steps: Literal["split", "one_piece"] = "split"
    offspring_without_stock: bool = True
    assignments: Literal["limit_any_mix", "limit_other_sex", "free_any_mix", "free_other_sex"] = (
        "limit_any_mix"
    )
    bride: Literal["after_taker", "after_everyone", "any_time_taker", "any_time_everyone"] = "after_taker"
    reward_tiles: Literal["any_there", "any_all", "one_there", "one_all"] = "any_there"

    @property
    def rounds(self) -> int:
        """Number of rounds (rules 11, Short Season)."""
        return c.SHORT_SEASON_ROUNDS if self.short else c.ROUNDS

    @property
    def unused_rewards(self) -> int:
        """Number of slots of the reward track that stay empty, from the first (rules 11, Short Season)."""
        return c.ROUNDS - self.rounds

    @property
    def gates(self) -> bool:
        """Whether Open Gates is played."""
        return self.open_gates != "off"

    @property
    def short(self) -> bool:
        """Whether a Short Season is played."""
        return self.short_season != "off"

    @property
    def letters(self) -> bool:
        """Whether Secret Letters is played."""
        return self.secret_letters != "off"

    @property
    def threshold_limit(self) -> bool:
        """Whether the threshold stops at its printed most (A9)."""
        return self.assignments.startswith("limit_")

    @property
    def other_sex(self) -> bool:
        """Whether an exchange brings only the other sex (A10)."""
        return self.assignments.endswith("_other_sex")

    @property
    def bride_any_time(self) -> bool:
        """Whether the bride may come before the bonus (A11)."""
        return self.bride.startswith("any_time_")

    @property
    def florins_for_everyone(self) -> bool:
        """Whether the bride's florins go to everybody who gets a reward (A12)."""
        return self.bride.endswith("_everyone")

    @property
    def all_or_florins(self) -> bool:
        """Whether a reward of meeples takes all of them or is florins (A19)."""
        return self.reward_tiles.endswith("_all")

    @property
    def one_career(self) -> bool:
        """Whether a reward's points for careers all go to one of them (A23)."""
        return self.reward_tiles.startswith("one_")


def action_of(options: SignorieOptions, colour: str) -> Action:
    """The Signoria action of an action slot (rules 2.2; option grey_die)."""
    action = c.COLOUR[colour].action
    return _SWAPPED.get(action, action) if options.grey_die == "tracks" else action


_SWAPPED: dict[Action, Action] = {"mission": "tracks", "tracks": "mission"}


def offspring_dice(brides: int) -> int:
    """Number of dice that are rolled for offspring: one, and one for each bride (rules 6)."""
    return 1 + brides


class BoardRow(msgspec.Struct, frozen=True):
    """A row of a player board: alliance tiles face up, and how many lie face down (rules 6.1)."""

    face_up: tuple[str, ...] = ()
    face_down: int = 0

    @property
    def tiles(self) -> int:
        """Number of tiles, on either side."""
        return len(self.face_up) + self.face_down


class PlayerBoard(msgspec.Struct):
    """What one seat owns.

    - `plan` names its player board; `rows`: its alliance tiles.
    - `supply`, `stock` and `waiting`: meeples by sex: its own, those still to come, and those on the
      threshold space.
    - `men`: its males on each career by slot; slot 0 is not used.
    - `initiative`: the slot of its disc. `dice`: pips by colour. `helpers`: the slots of its discs."""

    plan: str
    florins: int
    supply: dict[str, int]
    stock: dict[str, int]
    men: dict[str, tuple[int, ...]]
    rows: dict[str, BoardRow]
    vp: int = 0
    initiative: int = 0
    helpers: list[str] = []
    dice: dict[str, int] = {}
    waiting: dict[str, int] = {}
    brides: int = 0

    def add_man(self, career: str, slot: int, count: int = 1) -> None:
        """Put men on a slot of a career, or with -1 take one away."""
        men = self.men[career]
        self.men[career] = (*men[:slot], men[slot] + count, *men[slot + 1 :])

    def lay(self, row: str, *face_up: str, face_down: int = 0) -> None:
        """Lay further tiles in a row."""
        there = self.rows[row]
        self.rows[row] = BoardRow((*there.face_up, *face_up), there.face_down + face_down)

    @property
    def dice_sum(self) -> int:
        """The sum of this round's dice; 0 without any (rules 9)."""
        return sum(self.dice.values())


def new_board(plan: str) -> PlayerBoard:
    """A board before the first round; florins for the place in the turn order come later (rules 3)."""
    return PlayerBoard(
        plan=plan,
        florins=c.START_FLORINS,
        supply=dict(c.START),
        stock=dict(c.START_STOCK),
        men=dict.fromkeys(c.CAREERS, (0,) * (c.CAREER_TOP + 1)),
        rows={row: BoardRow() for row in c.ROWS},
        waiting=dict.fromkeys(c.SEXES, 0),
    )


class City(msgspec.Struct, frozen=True):
    """A city in use: who came, in order, as seat and sex ("0m"); its alliance tiles, "" where none is."""

    people: tuple[str, ...] = ()
    marriage: str = ""
    mission: str = ""


class SignorieState(Game, kw_only=True):
    """The whole table but its phases.

    - `cities`: those in use, by their ids.
    - `turn_order`: all seats; `passed`: those that take no more dice in this round.
    - `discs`: the seats in the order in which their initiative discs moved, so that of two on one slot the
      later lies on top.
    - `rewards`: the tiles along the reward track, "" where none lies.
    - `round`: the number of the present round, from 1; 0 before the first.
    - `dice`: those left on the board, by colour and pips ("B4").
    - `assignments`: the tile of each slot; `closed`: the slots whose tile is turned over.
    - `stock` (the top last), `face_down` (in rows) and `removed`: alliance tiles that nobody may see."""

    options: SignorieOptions
    boards: list[PlayerBoard]
    cities: dict[str, City] = {}
    turn_order: list[Seat] = []
    passed: list[Seat] = []
    discs: list[Seat] = []
    rewards: list[str] = []
    round: int = 0
    dice: list[str] = []
    assignments: dict[str, str] = {}
    closed: list[str] = []
    stock: list[str] = []
    face_down: list[str] = []
    removed: list[str] = []

    @property
    def rounds(self) -> int:
        """Number of rounds."""
        return self.options.rounds

    @property
    def reward_slot(self) -> RewardSlot:
        """This round's slot of the reward track (rules 2.12, 11)."""
        return c.REWARD_TRACK[self.round - 1 + self.options.unused_rewards]

    @property
    def reward(self) -> str:
        """This round's reward tile."""
        return self.rewards[self.reward_slot.slot - 1]

    def pips_left(self, colour: str) -> list[int]:
        """The dice of a colour on the board, from the lowest."""
        return [c.DIE[die].pips for die in self.dice if c.DIE[die].colour == colour]

    @property
    def helpers_left(self) -> int:
        """Helper discs in the common supply."""
        left = c.HELPER_DISCS
        for board in self.boards:
            left -= len(board.helpers)
        return left

    def action_of(self, colour: str) -> Action:
        """The Signoria action of an action slot."""
        return action_of(self.options, colour)

    def raised_threshold(self, seat: Seat, more: int = 0) -> int:
        """The threshold with this many more meeples on its space, ignoring its limit."""
        return c.THRESHOLD + c.THRESHOLD_STEP * (sum(self.boards[seat].waiting.values()) + more)

    def threshold(self, seat: Seat) -> int:
        """The maximum sum of a seat's dice for a reward this round (rules 9)."""
        raised = self.raised_threshold(seat)
        return min(raised, c.THRESHOLD_MOST) if self.options.threshold_limit else raised


Context = TurnContext[SignorieState]
"""What a rule of Signorie gets: the state, and a record of events and draws."""
