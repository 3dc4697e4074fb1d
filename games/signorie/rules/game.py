"""The state of a whole game of Signorie with the phases it can be in (rules 12)."""

from games.signorie.model.state import SignorieState
from games.signorie.rules.final import FinalScoring
from games.signorie.rules.helpers import AnyAssignment, Helpers
from games.signorie.rules.progress import Progress
from games.signorie.rules.rewards import Claim, Payout, Purchase, Rewards
from games.signorie.rules.rounds import Round
from games.signorie.rules.setup import SetUp
from games.signorie.rules.tasks import AnyRow, TakeMeeples
from games.signorie.rules.turn import ExtraDie, MainAction, TakeTurn
from games.signorie.rules.visits import KeepTile, Marriage, Mission

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
    """The whole table."""

    phases: list[AnyPhase]
