"""The state of a whole game of Philadelphia (rules 2)."""

from games.philadelphia.model.state import PhiladelphiaState
from games.philadelphia.rules.effects import prompts
from games.philadelphia.rules.effects.resolving import Effects, HireAds
from games.philadelphia.rules.hiring import Hiring, ShiftDice
from games.philadelphia.rules.old_habits import OldHabits
from games.philadelphia.rules.rounds import Round
from games.philadelphia.rules.setup import SetUp
from games.philadelphia.rules.together import ArrangeEffects, AskTogether
from games.philadelphia.rules.turn import TurnActions, UseItem
from games.philadelphia.rules.updating import Updating

AnyPhase = (
    SetUp
    | Round
    | TurnActions
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
    """The state, with the phases that may lie on its stack."""

    phases: list[AnyPhase]
    always_available: list[OldHabits] = []
