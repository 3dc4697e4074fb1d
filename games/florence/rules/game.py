"""The state of a whole game of Florence (rules 2)."""

from games.florence.model.state import FlorenceState
from games.florence.rules.auction import Bidding, Selecting
from games.florence.rules.cards import PickCard
from games.florence.rules.character_bidding.bids import CharacterBidding
from games.florence.rules.character_bidding.limits import BiddingByLimits, CharacterLimits
from games.florence.rules.character_bidding.old_limits import OldLimits
from games.florence.rules.characters import Payment
from games.florence.rules.final import FinalScoring
from games.florence.rules.rounds import Round
from games.florence.rules.setup import ChooseHand
from games.florence.rules.turn import Actions, Turn
from games.florence.rules.won_object import PlaceLandscape, RecruitOffer

AnyPhase = (
    ChooseHand
    | Round
    | Selecting
    | Bidding
    | Payment
    | CharacterLimits
    | CharacterBidding
    | BiddingByLimits
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
    always_available: list[OldLimits] = []
