"""Events of Philadelphia. Gold and markers are signed differences."""

from typing import ClassVar

from games.core import Event, Note, Seat, event_kinds

Cards = tuple[str, ...]


class StartPlayerChosen(Event, frozen=True):
    """The start player, drawn (`drawn`) or named by the host."""

    seat: Seat
    drawn: bool


class Dealt(Event, frozen=True):
    """A seat gets its first hand and its first gold."""

    seat: Seat
    count: int
    gold: int


class HandDrawn(Event, frozen=True):
    """To one seat: the cards it has drawn."""

    cards: Cards


class MarketOpened(Event, frozen=True):
    """The first items lie open."""

    items: Cards


class RoundStarted(Event, frozen=True):
    round: int
    start_player: Seat


class Explored(Event, frozen=True):
    """The top cards of the ad deck are turned up."""

    seat: Seat
    cards: Cards


class CardTaken(Event, frozen=True):
    """A seat takes a publicly revealed card."""

    seat: Seat
    card: str


class RestDiscarded(Event, frozen=True):
    """Cards nobody took go to the ad discard, in the order they were revealed."""

    cards: Cards


class Acquired(Event, frozen=True):
    seat: Seat
    count: int
    gold: int


class AdPosted(Event, frozen=True):
    seat: Seat
    card: str
    gold: int


class ItemBought(Event, frozen=True):
    seat: Seat
    item: str
    gold: int


class ItemTurnedUp(Event, frozen=True):
    item: str


class FieldCardInPlay(Event, frozen=True):
    """The field card turns up and holds from now on."""

    item: str


class FieldCardPutBack(Event, frozen=True):
    """The field card appears where it isn't allowed: back into the deck."""

    in_passing: ClassVar[tuple[str, ...]] = ("item",)
    item: str


class ItemsShuffled(Event, frozen=True):
    """The item discard becomes the new item deck."""

    count: int


class RoleScored(Event, frozen=True):
    seat: Seat
    role: str
    cards: Cards
    vp: int


class Submitted(Event, frozen=True):
    """All roles of one submission: their points, and how many cards go under the deck with them."""

    incidental: ClassVar[tuple[str, ...]] = ("under",)

    seat: Seat
    vp: int
    under: int


class Passed(Event, frozen=True):
    """A pass, as nothing else was possible: the hand is shown."""

    seat: Seat
    cards: Cards
    gold: int


class DeckRefilled(Event, frozen=True):
    """The ad discard is shuffled under the deck."""

    count: int


class DieRolled(Event, frozen=True):
    seat: Seat
    face: int


class ExtraDieRolled(Event, frozen=True):
    seat: Seat
    face: int


class DieShifted(Event, frozen=True):
    seat: Seat
    shift: int


class ShiftNeedless(Event, frozen=True):
    """A seat that may shift its dice isn't asked: every shift hires the same ads."""

    seat: Seat


class OrderNeedless(Event, frozen=True):
    """A seat with several effects isn't asked for their order: all orders have the same result."""

    seat: Seat


class AdHired(Event, frozen=True):
    """A hired ad pays: gold, and cards that are drawn."""

    seat: Seat
    card: str
    gold: int
    cards: int


class NobodyHired(Event, frozen=True):
    """The roll hires no ad at all."""

    face: int


class AdsLeft(Event, frozen=True):
    """Ads that were hired or breached leave the field for the ad discard."""

    seat: Seat
    cards: Cards


class MonthPassed(Event, frozen=True):
    """A month marker on every ad."""

    ads: int


class AdBreached(Event, frozen=True):
    seat: Seat
    card: str
    months: int


class GameEnded(Event, frozen=True):
    """The game is over; several `winners` share the victory."""

    winners: tuple[Seat, ...]
    vp: int
    gold: int


def cause_note(cause: str, of: str) -> Note:
    """Why an effect was triggered, and by which card, if by another one."""
    return Note("effect-cause", {"cause": cause, "of": of})


class _Effect(Event, frozen=True):
    """The result of an effect. `by`: the card with the effect. `cause`: why it was triggered. `of`: the
    card that triggered it (rules 12: log lines name their cause)."""

    composed = {"why": lambda event: cause_note(event.cause, event.of)}
    seat: Seat
    by: str
    cause: str
    of: str


class EffectPaid(_Effect, frozen=True):
    gold: int


class EffectCost(_Effect, frozen=True):
    """Gold lost, bounded by what was there."""

    gold: int


class LossReplaced(_Effect, frozen=True):
    """A loss that `instead` turned into a gain."""

    loss: int
    instead: str
    gold: int


class GoldStolen(_Effect, frozen=True):
    player: Seat
    gold: int


class TheftReplaced(_Effect, frozen=True):
    """A theft from `player` that `instead` turned into a gain."""

    player: Seat
    loss: int
    instead: str
    gold: int


class EffectDrew(_Effect, frozen=True):
    count: int


class EffectDiscarded(_Effect, frozen=True):
    cards: Cards


class EffectTurnedUp(_Effect, frozen=True):
    """Publicly revealed cards, some of which will be taken."""

    cards: Cards


class EffectTook(_Effect, frozen=True):
    """Cards taken from the ad discard."""

    cards: Cards


class MonthsAdded(_Effect, frozen=True):
    ads: Cards
    months: int


class MonthsRemoved(_Effect, frozen=True):
    ads: Cards
    months: int


class AllMonthsRemoved(_Effect, frozen=True):
    ads: Cards


class AdReturned(_Effect, frozen=True):
    """An ad goes to its owner's hand."""

    composed = {**_Effect.composed, "own": lambda event: event.player == event.seat}
    player: Seat
    card: str


class AdScrapped(_Effect, frozen=True):
    card: str


class EffectRepeated(_Effect, frozen=True):
    """The on-posting effect of an ad is resolved again."""

    card: str


class EffectReversed(_Effect, frozen=True):
    """A harmful on-posting effect is reversed by another card."""

    instead: str


class ExtraDieAdded(_Effect, frozen=True):
    """One more die for this seat in this round's hiring phase."""

    dice: int


class EffectDeclined(_Effect, frozen=True):
    """An effect is declined, or stopped."""


EVENTS = event_kinds(globals())
