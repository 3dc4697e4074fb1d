"""The state of a whole game of Heaven & Ale (rules 7)."""

from games.heaven_ale.final import FinalScoring
from games.heaven_ale.market import Market
from games.heaven_ale.privilege import Privilege
from games.heaven_ale.rounds import Round
from games.heaven_ale.scoring import Scoring
from games.heaven_ale.setup import SetUp
from games.heaven_ale.shed import Shed
from games.heaven_ale.start_area import AtStart
from games.heaven_ale.state import HeavenAleState
from games.heaven_ale.turn import MoveFigure

AnyPhase = SetUp | Round | MoveFigure | Market | Shed | Scoring | Privilege | AtStart | FinalScoring


class HeavenAle(HeavenAleState, kw_only=True):
    """The state, with the phases that may lie on its stack."""

    phases: list[AnyPhase]
