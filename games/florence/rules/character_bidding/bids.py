"""Phase A': the bidding for the characters (rules 9.2).

The seats speak in turn, and may set limits (`wishes.py`) as a standing order. By option all set limits
together first (`limits.py`)."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

import msgspec

from games.core import (
    Checked,
    Move,
    Note,
    Offer,
    Refusal,
    Seat,
    SeatFigure,
    note,
)
from games.core.choices.refusal import NOT_YOUR_TURN
from games.florence.model import components as c
from games.florence.model import events, moves
from games.florence.model.orders import BidOnCharacters
from games.florence.model.state import Characters, Context, FlorenceState, why_not_pay
from games.florence.rules.character_bidding.wishes import (
    RULE,
    SealedLimits,
    amount_of,
    limits_offer,
    off_the_list,
)
from games.florence.rules.free_moves import FREE_HANDLERS, FREE_OFFERS, DecisionByKind


class BidMarker(msgspec.Struct, frozen=True):
    """A marker on a character's price list."""

    seat: Seat
    space: int


class CharacterBidding(DecisionByKind):
    """Bid a space, or pass (rules 9.2). `order`: the seats, next to speak first. `standing`: the marker on
    each character that has one. `passed`: who bids no more. `displaced`: what a seat was outbid on."""

    rule = RULE

    order: list[Seat]
    standing: dict[str, BidMarker] = {}
    passed: list[Seat] = []
    displaced: dict[Seat, list[str]] = {}

    def may_play_forced(self, game: FlorenceState) -> bool:
        return not game.options.hide_money

    def speaker(self) -> Seat | None:
        """The first seat clockwise after the last speaker that has not passed and is on no character."""
        standing = [marker.seat for marker in self.standing.values()]
        for seat in self.order:
            if seat not in self.passed and seat not in standing:
                return seat
        return None

    def waits_for(self, game: FlorenceState) -> Sequence[Seat]:
        seat = self.speaker()
        return () if seat is None else (seat,)

    def not_awaited(self, game: FlorenceState, seat: Seat) -> Refusal:
        return self._why_not_speak(seat) or super().not_awaited(game, seat)

    def asks(self, game: FlorenceState, seat: Seat) -> Note:
        assert game.characters is not None
        return note("ask-character-bid", pot=game.characters.pot)

    def _why_not_speak(self, seat: Seat) -> Refusal | None:
        """Why a seat cannot bid or pass now."""
        if seat == self.speaker():
            return None
        if seat in self.passed:
            return Refusal("ERR_PASSED_SPECIAL", RULE)
        stands = any(marker.seat == seat for marker in self.standing.values())
        return Refusal("ERR_ALREADY_STANDING" if stands else NOT_YOUR_TURN, RULE)

    def any_to_bid(self, game: FlorenceState, seat: Seat) -> bool:
        return any(self._why_no_bid_left(game, seat, character) is None for character in c.CHARACTERS)

    def _bid_offer(self, game: FlorenceState, seat: Seat) -> Offer:
        if (closed := self._why_not_speak(seat)) is not None:
            return Offer(moves.BidCharacter, closed=closed)
        return Offer(
            moves.BidCharacter,
            previews={"character": self._preview},
            whole=lambda move: self._why_not_bid(game, seat, move),
            character=Checked(tuple(c.CHARACTERS), lambda name: self._why_no_bid_left(game, seat, name)),
            space=lambda character: self._spaces(game, seat, character),
        )

    def _pass_offer(self, game: FlorenceState, seat: Seat) -> Offer:
        return Offer(moves.PassCharacters, closed=self._why_not_speak(seat))

    offer_factories = {moves.BidCharacter: _bid_offer, moves.PassCharacters: _pass_offer, **FREE_OFFERS}

    def orders(self, game: FlorenceState, seat: Seat) -> Iterable[Offer]:
        if seat not in self.passed and (seat != self.speaker() or self.any_to_bid(game, seat)):
            yield limits_offer(BidOnCharacters, game, seat)

    def within_limits(
        self, game: FlorenceState, seat: Seat, limits: SealedLimits | BidOnCharacters
    ) -> Move | None:
        """The lowest space of the dearest wish that can still be had. With no wish left: pass, or None, to be
        asked."""
        for character, most in limits.wishes:
            least = self.least(character)
            if least <= most and self._why_no_bid_left(game, seat, character) is None:
                return moves.BidCharacter(character, least)
        return moves.PassCharacters() if limits.then == "pass" else None

    order_handlers: ClassVar[Any] = {BidOnCharacters: within_limits}

    def default(self, game: FlorenceState, seat: Seat) -> Move:
        return moves.PassCharacters()

    def least(self, character: str) -> int:
        """The lowest space that may be bid on a character now."""
        marker = self.standing.get(character)
        return c.CHARACTERS[character].least if marker is None else marker.space + 1

    def _preview(self, character: str) -> Note:
        marker = self.standing.get(character)
        least = amount_of(self.least(character))
        if marker is None:
            return note("hint-character", least=least)
        return note(
            "hint-character-held", holder=SeatFigure(marker.seat), amount=amount_of(marker.space), least=least
        )

    def _why_shut(self, seat: Seat, character: str) -> Refusal | None:
        """Why nothing can be bid on a character, whatever one's florins: nothing is higher than the
        highest space (golden case G43)."""
        if character not in c.CHARACTERS:
            return moves.why_unknown(character, c.CHARACTERS, RULE)
        if character in self.displaced.get(seat, ()):
            return Refusal("ERR_DISPLACED", RULE, character=character)
        return self._too_low(character) if self.least(character) > c.CHARACTERS[character].most else None

    def _why_no_bid_left(self, game: FlorenceState, seat: Seat, character: str) -> Refusal | None:
        """Why a seat has no bid left on a character."""
        shut = self._why_shut(seat, character)
        return shut or why_not_pay(game, seat, amount_of(self.least(character)), RULE)

    def _too_low(self, character: str) -> Refusal:
        return Refusal("ERR_BID_TOO_LOW", RULE, least=amount_of(self.least(character) - 1))

    def _why_not_space(self, game: FlorenceState, seat: Seat, character: str, space: int) -> Refusal | None:
        """Range, too low, funds (rules 12.1)."""
        card = c.CHARACTERS[character]
        if not card.least <= space <= card.most:
            return off_the_list(card)
        if space < self.least(character):
            return self._too_low(character)
        return why_not_pay(game, seat, amount_of(space), RULE)

    def _why_not_bid(self, game: FlorenceState, seat: Seat, move: moves.BidCharacter) -> Refusal | None:
        shut = self._why_shut(seat, move.character)
        return shut or self._why_not_space(game, seat, move.character, move.space)

    def _spaces(self, game: FlorenceState, seat: Seat, character: str) -> Checked:
        spaces = range(self.least(character), c.CHARACTERS[character].most + 1)
        return Checked(spaces, lambda space: self._why_not_space(game, seat, character, space))

    def _bid(self, ctx: Context, seat: Seat, move: moves.BidCharacter) -> None:
        before = self.standing.get(move.character)
        if before is not None and not ctx.game.options.displaced_may_return:
            self.displaced.setdefault(before.seat, []).append(move.character)
        self.standing[move.character] = BidMarker(seat, move.space)
        displaced = () if before is None else (before.seat,)
        ctx.tell(events.CharacterBid(seat, move.character, amount_of(move.space), displaced))
        self._spoken(ctx, seat)

    def _pass(self, ctx: Context, seat: Seat, move: moves.PassCharacters) -> None:
        self.passed.append(seat)
        ctx.tell(events.CharactersPassed(seat))
        self._spoken(ctx, seat)

    handlers = {moves.BidCharacter: _bid, moves.PassCharacters: _pass, **FREE_HANDLERS}

    def _spoken(self, ctx: Context, seat: Seat) -> None:
        """The next to speak is counted clockwise from the last speaker (rules 9.2.7)."""
        at = self.order.index(seat) + 1
        self.order = self.order[at:] + self.order[:at]
        ctx.end_turn()

    def step(self, ctx: Context) -> None:
        """Nobody is left to speak: all seats on characters pay."""
        ctx.end_turn()
        ctx.pop()
        _settle(ctx, self.standing)


def _settle(ctx: Context, standing: dict[str, BidMarker]) -> None:
    """Each seat on a character pays the bank and takes the card; the Banker's pot is paid or grows (rules
    9.2.6, 9.4)."""
    characters = ctx.game.characters
    assert characters is not None
    for character in c.CHARACTERS:
        marker = standing.get(character)
        if character == "banker":
            _settle_banker(ctx, characters, marker)
        elif marker is not None:
            ctx.game.houses[marker.seat].florins -= amount_of(marker.space)
            characters.holders[character] = marker.seat
            ctx.tell(events.CharacterTaken(marker.seat, character, -amount_of(marker.space)))


def _settle_banker(ctx: Context, characters: Characters, marker: BidMarker | None) -> None:
    """The pot less the bid at once, and a new pot; in the last round the card is kept (AM-20)."""
    if marker is None:
        characters.pot += c.BANKER_GROWTH
        ctx.tell(events.PotGrown(c.BANKER_GROWTH))
        return
    house = ctx.game.houses[marker.seat]
    last = ctx.game.round == c.ROUNDS
    bid = amount_of(marker.space)
    if not last or ctx.game.options.banker_last_money:
        house.florins += characters.pot - bid
        ctx.tell(events.BankerPaid(marker.seat, characters.pot, characters.pot - bid))
        characters.pot = c.BANKER_POT
        bid = 0
    if last:
        house.florins -= bid
        characters.keeper = marker.seat
        ctx.tell(events.BankerKept(marker.seat, -bid))
