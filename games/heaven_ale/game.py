"""The state of a whole game of Heaven & Ale (rules 7)."""

from games.core import Game
from games.heaven_ale import components as c
from games.heaven_ale.final import FinalScoring
from games.heaven_ale.market import Market
from games.heaven_ale.privilege import Privilege
from games.heaven_ale.rounds import Round
from games.heaven_ale.scoring import Scoring
from games.heaven_ale.setup import SetUp
from games.heaven_ale.shed import Shed
from games.heaven_ale.start_area import AtStart
from games.heaven_ale.state import HeavenAleOptions, PlayerBoard, Space
from games.heaven_ale.turn import MoveFigure

AnyPhase = SetUp | Round | MoveFigure | Market | Shed | Scoring | Privilege | AtStart | FinalScoring


class HeavenAle(Game, kw_only=True):
    """The whole table. `spaces` follow the track; `deck` (top first), the `monk_piles` of coming rounds
    and the `unused_monks` lie face down; `barrels` is how many are left of each goal."""

    phases: list[AnyPhase]
    options: HeavenAleOptions
    boards: list[PlayerBoard]
    spaces: list[Space]
    barrels: dict[str, int]
    round: int = 0
    deck: list[str] = []
    monk_piles: list[list[str]] = []
    unused_monks: list[str] = []

    @property
    def rounds(self) -> int:
        """How many rounds are played (rules 2.1)."""
        return c.PLAYER_COUNTS[len(self.boards)].rounds

    @property
    def last_round(self) -> bool:
        return self.round == self.rounds
