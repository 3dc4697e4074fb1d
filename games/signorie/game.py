"""The state of a whole game of Signorie with the phases it can be in (rules 12)."""

from games.signorie.final import FinalScoring
from games.signorie.helpers import AnyAssignment, Helpers
from games.signorie.progress import Progress
from games.signorie.rewards import Claim, Payout, Purchase, Rewards
from games.signorie.rounds import Round
from games.signorie.setup import SetUp
from games.signorie.state import SignorieState
from games.signorie.tasks import AnyRow, TakeMeeples
from games.signorie.turn import ExtraDie, MainAction, TakeTurn
from games.signorie.visits import KeepTile, Marriage, Mission

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
