"""The state of a whole game of Signorie (rules 12)."""

from games.signorie.model.state import SignorieState
from games.signorie.rules.actions.progress import Progress
from games.signorie.rules.actions.tasks import AnyRow, TakeMeeples
from games.signorie.rules.actions.visits import KeepTile, Marriage, Mission
from games.signorie.rules.final import FinalScoring
from games.signorie.rules.helpers import AnyAssignment, Helpers
from games.signorie.rules.rewards import Claim, Payout, Purchase, Rewards
from games.signorie.rules.rounds import Round
from games.signorie.rules.setup import SetUp
from games.signorie.rules.turn import ExtraDie, MainAction, TakeTurn

AnyPhase = (
    SetUp
    | Round
    | TakeTurn
    | MainAction
    | Progress
    | Mission
    | Marriage
    | KeepTile
    | AnyRow
    | TakeMeeples
    | Helpers
    | AnyAssignment
    | Rewards
    | Claim
    | Payout
    | ExtraDie
    | Purchase
    | FinalScoring
)


class Signorie(SignorieState, kw_only=True):
    """The state, with the phases that may lie on its stack."""

    phases: list[AnyPhase]
