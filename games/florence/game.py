"""The state of a whole game of Florence (rules 2)."""

from games.florence.auction import Bidding, Selecting
from games.florence.cards import PickCard
from games.florence.character_bids import CharacterBidding, CharacterLimits
from games.florence.characters import Payment
from games.florence.rounds import FinalScoring, Round
from games.florence.setup import ChooseHand
from games.florence.state import FlorenceState
from games.florence.turn import Actions, Turn
from games.florence.won_lot import PlaceLandscape, RecruitOffer

AnyPhase = (
    ChooseHand
    | Round
    | Selecting
    | Bidding
    | Payment
    | CharacterLimits
    | CharacterBidding
    | PlaceLandscape
    | RecruitOffer
    | PickCard
    | Actions
    | Turn
    | FinalScoring
)


class Florence(FlorenceState, kw_only=True):
    """The state, with the phases that may lie on its stack."""

    phases: list[AnyPhase]
