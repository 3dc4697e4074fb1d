"""The state of a whole game of Florence (rules 2)."""

from games.core import Game, Seat
from games.florence import components as c
from games.florence.auction import Bidding, Selecting
from games.florence.cards import PickCard
from games.florence.rounds import FinalScoring, Round
from games.florence.setup import ChooseHand
from games.florence.state import FlorenceOptions, Principality, landscape_of
from games.florence.turn import Actions, Turn
from games.florence.winning import PlaceLandscape, RecruitOffer

AnyPhase = (
    ChooseHand
    | Round
    | Selecting
    | Bidding
    | PlaceLandscape
    | RecruitOffer
    | PickCard
    | Actions
    | Turn
    | FinalScoring
)


class Florence(Game, kw_only=True):
    """The whole table. Decks are card ids with the top card first, face down to everybody."""

    phases: list[AnyPhase]
    options: FlorenceOptions
    houses: list[Principality]
    round: int = 0
    start_player: Seat = Seat(0)
    sold: list[str] = []
    closed: list[str] = []
    professions: list[str] = []
    bonus_deck: list[str] = []
    prestige_deck: list[str] = []
    used_bonus: list[str] = []
    supply: dict[str, int] = {}

    @property
    def minimum_wv(self) -> int:
        """The least work value a work may have in this round (rules 2.4)."""
        return c.MINIMUM_WV[max(self.round, 1) - 1]

    def deck(self, name: str) -> list[str]:
        """The deck `profession`, `bonus` or `prestige`."""
        if name == "profession":
            return self.professions
        return self.bonus_deck if name == "bonus" else self.prestige_deck

    def landscape_of(self, profession: str) -> str:
        """The landscape a profession prefers, by the reading the table agreed on (OQ-1)."""
        return landscape_of(profession, self.options)
