"""The position that a panel shows: what its seat may answer, and the turn so far.

It is made only from the seat's view and the offers. The parts of a panel are made from it.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from itertools import accumulate, pairwise
from typing import NamedTuple

from cogs.screens import ids
from cogs.screens.discord_limits import BUTTON_LABEL
from cogs.screens.panel.paths.field_question import OfferQuestion
from cogs.screens.panel.paths.following import follow_path
from cogs.screens.panel.paths.tokens import BadToken
from cogs.screens.speaking import speaker_at
from games.core import Move, Note, Offer, Seat, StandingOrder, engine
from games.core.choices.in_all_worlds import in_all_worlds
from games.manager.model.in_advance import standing_orders_of
from games.manager.model.table import Table, chapter
from games.manager.model.unstored import kind_of
from games.manager.playing.premove_drafts import is_premove
from games.manager.playing.standing_orders import given_now
from words import Language
from words.icon_marks import size


class OfferNumbers(NamedTuple):
    """The numbers of the offers: answers to the question, always available ones, and standing orders that
    answer the question or are given ahead."""

    asked: range
    available: range
    answering: range
    ahead: range


class PanelPosition:
    """The position of one seat, in the reader's language.

    `confirm`: whether the end of a turn needs a confirmation. `worlds`: for a premove that continues after a
    reveal, other possible outcomes of that reveal. `hidden`: names that the panel must not show then."""

    calm = False
    """Whether to omit what a beginner need not read: what is impossible, always available offers, the button
    to restart the turn, figures that don't change, and questions already answered."""

    shows_places = True
    """Whether the picture beside it shows the places that are asked for, with their numbers."""

    def __init__(
        self,
        table: Table,
        seat: Seat,
        language: Language,
        confirm: bool = True,
        worlds: Sequence[Table] = (),
        hidden: Collection[str] = frozenset(),
    ) -> None:
        self.table = table
        self.seat = seat
        self.confirm = confirm
        self.draft = table.draft(seat)
        self.game = table.view(seat, composed=True)
        self.speaker = speaker_at(table, language)
        self.at = table.at(seat)
        self.planning = is_premove(self.at.draft)
        self.asked_offers = engine.offers(self.game, seat)
        self.hidden = hidden
        self.worlds = [one.view(seat, composed=True) for one in worlds]
        if worlds:
            self.asked_offers = self._known_offers()
        # The phase on top of the stack handles these moves, so they are not offered a second time.
        asked = {offer.move for offer in self.asked_offers}
        # A premove is about one's turn. Always available offers can be used now.
        available = () if self.planning else engine.always_available(self.game, seat)
        self.available_offers = [offer for offer in available if offer.move not in asked]
        orders = self._order_offers()
        self.answering_orders = self._answering(orders)
        """The standing orders that also answer the present question (how far to bid), or that will if it
        comes to this seat."""
        self.orders_ahead = [offer for offer in orders if offer not in self.answering_orders]
        """The other standing orders."""

    # Offers

    def _known_offers(self) -> list[Offer]:
        """The offers that exist whatever is revealed, limited to what they have in common."""
        twins = [{offer.move: offer for offer in engine.offers(world, self.seat)} for world in self.worlds]
        known = [
            in_all_worlds(offer, [twin.get(offer.move) for twin in twins], self.hidden)
            for offer in self.asked_offers
        ]
        return [offer for offer in known if offer is not None]

    def _order_offers(self) -> list[Offer]:
        """The standing orders that may be given now."""
        table = self.table
        if self.planning or table.status != "running" or self.draft.waits or kind_of(table.id):
            return []
        return engine.order_offers(self.game, self.seat)

    def _answering(self, found: Sequence[Offer]) -> list[Offer]:
        """The standing orders that the present question itself offers and applies. Before it is asked: the
        usual ones, until one is given."""
        if not found or not self.game.phases:
            return []
        top = self.game.phases[-1]
        own = {offer.move for offer in top.orders(self.game, self.seat)}
        answering = [offer for offer in found if offer.move in own and offer.move in top.order_handlers]
        if self._is_asked:
            return answering
        given = self.table.given_by(self.seat)
        part = chapter(self.table.title, self.table.game)
        known = {type(order) for order in standing_orders_of(self.table.title, given, part)}
        return [offer for offer in answering if offer.usual and offer.move not in known]

    @property
    def _is_asked(self) -> bool:
        return self.seat in engine.waits_for(self.game)

    def offers(self) -> list[Offer]:
        """Answers to the question, always available offers, and standing orders. An offer's number in ids is
        its place in this list."""
        return [*self.asked_offers, *self.available_offers, *self.answering_orders, *self.orders_ahead]

    @property
    def numbers(self) -> OfferNumbers:
        """The numbers of the offers."""
        groups = self.asked_offers, self.available_offers, self.answering_orders, self.orders_ahead
        ends = accumulate(map(len, groups), initial=0)
        return OfferNumbers(*(range(first, end) for first, end in pairwise(ends)))

    def always_available(self) -> list[Offer]:
        """Always available offers that are possible now."""
        return [offer for offer in self.available_offers if offer.is_open()]

    def offer(self, number: int) -> Offer:
        """An offer by its number. Raises BadToken if there is none, Refusal if it is closed."""
        offers = self.offers()
        if number >= len(offers):
            raise BadToken(str(number))
        offer = offers[number]
        if (reason := offer.closed or offer.last) is not None:
            raise reason
        return offer

    def offer_of(self, move: Move) -> Offer | None:
        """The offer of a move's kind; None if there is none."""
        return next((offer for offer in self.offers() if offer.move is type(move)), None)

    def asks(self, number: int, path: Sequence[str]) -> OfferQuestion | Move:
        """The question that a path leads to in an offer, or the move that it completes. Raises BadToken if
        the path doesn't fit, Refusal if the offer is closed, or one of the values is not offered."""
        offer = self.offer(number)
        found = follow_path(self.table.title, offer, path)
        return found if isinstance(found, Move) else OfferQuestion(number, offer, found, tuple(path))

    def answers_now(self, move: Move) -> bool:
        """Whether a move is a standing order that answers the present question."""
        if self._is_asked and any(offer.move is type(move) for offer in self.answering_orders):
            return True
        return isinstance(move, StandingOrder) and given_now(self.table, self.seat, move)[1] is not None

    # What is at hand

    @cached_property
    def held(self) -> Mapping[str, int]:
        """The cards that only this seat sees of its own, with their numbers in the picture of its hand; empty
        while a premove imagines what is revealed."""
        if self.hidden:
            return {}
        kinds = self.table.title.hand(self.game, self.seat).values()
        cards = [card for kind in kinds for card in kind if isinstance(card, str)]
        return {card: number for number, card in enumerate(cards, 1)}

    @property
    def planned(self) -> tuple[Move, ...]:
        """The moves of the premove being composed."""
        in_advance = self.table.in_advance.get(self.seat)
        if not self.planning or in_advance is None:
            return ()
        return tuple([self.table.title.load_move(move) for move in in_advance.draft])

    # Ids and words

    def act(self, what: ids.PanelAct) -> str:
        """The id of a button that acts on the turn so far."""
        return str(ids.PanelButton(self.table.id, self.at, what))

    def words(self, move: Move, offer: Offer | None) -> str:
        """A whole move in words."""
        if offer is not None and offer.says is not None:
            return self.speaker.note(offer.says(move))
        return self.speaker.move(move)

    def with_note(self, label: str, note: Note | None, sign: str = "") -> str:
        """A label with its cost or effect, if that fits."""
        if note is None:
            return label
        longer = self.speaker.say("panel-does", what=label, does=sign + self.speaker.note(note))
        return longer if size(longer) <= BUTTON_LABEL else label


class PanelPart:
    """A part of a panel, made from its position."""

    def __init__(self, panel: PanelPosition) -> None:
        self.panel = panel
        self.table = panel.table
        self.seat = panel.seat
        self.speaker = panel.speaker
