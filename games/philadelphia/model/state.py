"""What an agency owns, what lies on the table, and what a table may agree on (rules 2, 3.1, 12)."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from games.core import Game, Options, Seat, TurnContext, clockwise
from games.philadelphia.model import versions


class PhiladelphiaOptions(Options, frozen=True):
    """What a table may agree on before it starts: points on which the published rules are silent (rules 15).

    - `start_player`: drawn, or a seat the host names (rules 2).
    - `repeat_actions`: both actions of a turn may be of one kind (15, 13).
    - `second_pass`: a pass for the second action brings gold as one for the first does (15, 14).
    - `field_card`: turned up later, it comes into play for good, or goes back as during set-up (15, 9).
    - `idle`: what is done for a seat whose time is up and that can neither pass, explore nor acquire: the
      cheapest post before any role, or roles first, so that also a table nobody is at comes to an end (12).
    """

    start_player: Literal["random", "a", "b", "c", "d"] = "random"
    repeat_actions: bool = True
    second_pass: bool = True
    field_card: Literal["in_play", "put_back"] = "in_play"
    idle: Literal["posts", "scores"] = "posts"


class Ad(msgspec.Struct, frozen=True):
    """A posted ad and the month markers on it."""

    card: str
    months: int = 0


class AdReward(msgspec.Struct):
    """What a hired ad of a seat brought: its reward, and what effects of its hiring added."""

    seat: Seat
    card: str
    gold: int
    cards: int


class BreachedAd(msgspec.Struct, frozen=True):
    """An ad that was breached, and its owner."""

    seat: Seat
    card: str


class ScoredRole(msgspec.Struct, frozen=True):
    """A role that was submitted."""

    role: str
    industry: str


class Agency(msgspec.Struct):
    """What one seat owns. `known`: the publicly known cards of the hand. `field`: its ads in posting
    order, oldest first. `extra_dice`: dice beside the common one in this round's hiring phase. `scored`:
    its roles in the order in which they were submitted."""

    gold: int
    hand: list[str] = []
    known: list[str] = []
    vp: int = 0
    field: list[Ad] = []
    extra_dice: int = 0
    scored: list[ScoredRole] = []

    def take_openly(self, cards: Sequence[str]) -> None:
        """Cards go to the hand publicly."""
        self.hand += cards
        self.known += cards

    def lose_card(self, card: str) -> None:
        """A card leaves the hand."""
        self.hand.remove(card)
        if card in self.known:
            self.known.remove(card)

    def set_months(self, card: str, months: int) -> None:
        """Put this many month markers on a posted ad."""
        self.field = [Ad(card, months) if ad.card == card else ad for ad in self.field]

    def ad(self, card: str) -> Ad | None:
        """The posted ad of a card, if it is posted here."""
        return next((ad for ad in self.field if ad.card == card), None)


class PhiladelphiaState(Game, kw_only=True):
    """The whole table. Decks and hands are lists of card ids, the top of a deck first, the newest card of
    a discard last.

    - `start`: the start player of the round.
    - `market`: the items on sale, "" where a slot is just being filled; `field_cards`: those in play.
    - `posted`, `hired`: the ads that effects have posted and hired since the last action. None is posted or
      hired so twice, which is what keeps every chain of triggers finite.
    - `acting`: the seat whose action is being carried out, if one is.
    - `face`, `hired_by_roll`: the last roll and the ads it hired (stored as `caught`); `payments`: what each
      brought (stored as `paid`); `breached`: the ads that were breached
      after it (stored as `expired`).
    - `since`: the version under which the game began."""

    options: PhiladelphiaOptions
    agencies: list[Agency]
    round: int = 0
    start: Seat = Seat(0)
    deck: list[str] = []
    discard: list[str] = []
    item_deck: list[str] = []
    market: list[str] = []
    item_discard: list[str] = []
    field_cards: list[str] = []
    posted: list[str] = []
    hired: list[str] = []
    acting: Seat | None = None
    face: int = 0
    hired_by_roll: list[str] = msgspec.field(name="caught", default_factory=list)
    payments: list[AdReward] = msgspec.field(name="paid", default_factory=list)
    breached: list[BreachedAd] = msgspec.field(name="expired", default_factory=list)
    since: int = versions.VERSION

    @property
    def turn_order(self) -> tuple[Seat, ...]:
        """All seats clockwise from the start player."""
        return clockwise(len(self.agencies), self.start)

    def add_payment(self, seat: Seat, card: str, gold: int, cards: int) -> None:
        """Note what an ad brings that the roll hires: one line for each ad. Nothing in a turn, and nothing
        in a game that began without this."""
        if self.acting is not None or not versions.keeps_payments_and_roles(self.since):
            return
        for payment in self.payments:
            if payment.card == card:
                payment.gold += gold
                payment.cards += cards
                return
        self.payments.append(AdReward(seat, card, gold, cards))


Context = TurnContext[PhiladelphiaState]
"""What a rule of Philadelphia gets: the state, and a record of events and draws."""


def owner_of(game: PhiladelphiaState, card: str) -> Seat | None:
    """Whose field a card is posted on; None if it is posted nowhere."""
    return next((Seat(seat) for seat, one in enumerate(game.agencies) if one.ad(card) is not None), None)
