"""The moves of Florence (rules 12.1, 12.2)."""

from collections.abc import Collection

from games.core import Move, Refusal, Seat
from games.florence.model import components as c
from games.florence.model.placement import Cells

Wishes = tuple[tuple[str, int], ...]
"""Characters with the highest space one would bid."""

PROFESSOR_DECKS = ("prestige", "bonus")
THEN = ("pass", "ask")


def why_unknown(name: str, names: Collection[str], rule: str) -> Refusal | None:
    """Why a word names nothing in the game."""
    return None if name in names else Refusal("ERR_BAD_PARAM", rule, known=tuple(names))


def why_no_count(count: int) -> Refusal | None:
    """Why a number is no valid count of things to give up."""
    return None if count >= 1 else Refusal("ERR_BAD_PARAM", "5.5", least=1)


class ReturnCard(Move, frozen=True):
    """CHOOSE_HAND: give one of the four dealt profession cards back."""

    profession: str


class ChooseAgain(Move, frozen=True):
    """CHOOSE_AGAIN: take the secret choice back while others have not chosen yet."""


class OpenAuction(Move, frozen=True):
    """OPEN_AUCTION: put a kind of object up and bid the opening bid."""

    kind: str


class LeaveAuctions(Move, frozen=True):
    """PASS_SELECT: out of this round's auctions without an object."""


class Raise(Move, frozen=True):
    """BID: raise to `amount` florins."""

    amount: int


class PassBid(Move, frozen=True):
    """PASS_BID: out of this one auction."""


class PlaceLandscape(Move, frozen=True):
    """PLACE_LANDSCAPE: lay the landscape just won."""

    cells: Cells


class PickCard(Move, frozen=True):
    """PICK_CARD: keep one of the cards looked at, put the others under the deck in this order."""

    card: str
    bottom: tuple[str, ...]


class KeepRecruit(Move, frozen=True):
    """SKIP_RECRUIT: keep the recruiting card just won for later."""


class Build(Move, frozen=True):
    """BUILD: put up a building."""

    building: str
    cells: Cells

    def malformed(self) -> Refusal | None:
        return why_unknown(self.building, c.BUILDINGS, "5.1")


class TakeProfession(Move, frozen=True):
    """TAKE_PROFESSION: look at professions, keep one."""


class IntroduceFreedom(Move, frozen=True):
    """INTRODUCE_FREEDOM: bring a freedom to the principality."""

    freedom: str

    def malformed(self) -> Refusal | None:
        return why_unknown(self.freedom, c.FREEDOMS, "5.3")


class BuyBonus(Move, frozen=True):
    """BUY_BONUS: look at bonus cards, keep one."""


class CompleteWork(Move, frozen=True):
    """COMPLETE_WORK: play a profession with bonus cards, take `pp` prestige points of its income."""

    profession: str
    bonus_cards: tuple[str, ...]
    pp: int


class EndTurn(Move, frozen=True):
    """END_TURN: no more actions."""


class SellPrestige(Move, frozen=True):
    """SELL_PP: give up `count` prestige points for florins."""

    count: int

    def malformed(self) -> Refusal | None:
        return why_no_count(self.count)


class Recruit(Move, frozen=True):
    """RECRUIT: take a face-up profession of another player, leave the recruiting card there."""

    player: Seat
    profession: str


class BidCharacter(Move, frozen=True):
    """SPECIAL_BID: put the marker on a bidding space of a character."""

    character: str
    space: int

    def malformed(self) -> Refusal | None:
        return why_unknown(self.character, c.CHARACTERS, "9.2")


class PassCharacters(Move, frozen=True):
    """SPECIAL_PASS: out of this round's bidding for characters."""


class SetLimits(Move, frozen=True, tag="GoUpTo"):
    """LIMITS: limits for characters, the dearest wish first: played space by space as by hand. When none
    is left: `then` pass or be asked."""

    wishes: Wishes
    then: str


class Pay(Move, frozen=True):
    """PAY: use the Merchant for the object just won, or pay for it and keep him."""

    merchant: bool


class UseMerchant(Move, frozen=True):
    """USE_MERCHANT_RANK: prestige points for one's rank."""


class UseProfessor(Move, frozen=True):
    """USE_PROFESSOR: one card of a deck, free."""

    deck: str

    def malformed(self) -> Refusal | None:
        return why_unknown(self.deck, PROFESSOR_DECKS, "9.4")


class PrincessWork(Move, frozen=True):
    """PRINCESS_WORK: a work without a profession card; bonus cards can't be used with it."""

    pp: int
    bonus_cards: tuple[str, ...] = ()
