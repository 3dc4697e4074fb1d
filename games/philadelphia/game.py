"""A whole game of Philadelphia: the state and the phases that may lie on its stack."""

from games.philadelphia import prompts
from games.philadelphia.effects import Effects, HireAds
from games.philadelphia.habits import SetHabits
from games.philadelphia.hiring import Hiring, ShiftDice
from games.philadelphia.rounds import Round
from games.philadelphia.setup import SetUp
from games.philadelphia.state import PhiladelphiaState
from games.philadelphia.together import ArrangeEffects, AskTogether
from games.philadelphia.turn import Action, UseItem
from games.philadelphia.updating import Updating

AnyPhase = (
    SetUp
    | Round
    | Action
    | UseItem
    | Hiring
    | ShiftDice
    | ArrangeEffects
    | AskTogether
    | Updating
    | Effects
    | HireAds
    | prompts.MayUse
    | prompts.ChooseAds
    | prompts.ChooseOpponent
    | prompts.DiscardFromHand
    | prompts.TakeFromDiscard
    | prompts.TakeTurnedUp
    | prompts.PostFromHand
)


class Philadelphia(PhiladelphiaState, kw_only=True):
    """The whole table, control flow included."""

    phases: list[AnyPhase]
    beside: list[SetHabits] = []
