"""The state of a whole game of Heaven & Ale (rules 7)."""

from games.heaven_ale.model.state import HeavenAleState
from games.heaven_ale.rules.final import FinalScoring
from games.heaven_ale.rules.market import Market
from games.heaven_ale.rules.privilege import Privilege
from games.heaven_ale.rules.rounds import Round
from games.heaven_ale.rules.scoring import Scoring
from games.heaven_ale.rules.setup import SetUp
from games.heaven_ale.rules.shed import Shed
from games.heaven_ale.rules.start_area import InStartArea
from games.heaven_ale.rules.turn import MoveFigure

AnyPhase = SetUp | Round | MoveFigure | Market | Shed | Scoring | Privilege | InStartArea | FinalScoring


class HeavenAle(HeavenAleState, kw_only=True):
    """The state, with the phases that may lie on its stack."""

    phases: list[AnyPhase]
