"""Phase A': the bidding for the characters (rules 9.2).

By option all seats set secret limits together (`CharacterLimits`), which are then played space by space as
by hand. Without the option, or if a seat wants to be asked, the seats speak in turn (`CharacterBidding`),
and the others may set limits in advance."""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import ClassVar

import msgspec

from games.core import (
    Checked,
    Move,
    Note,
    Offer,
    Paths,
    Refusal,
    SealedPhase,
    Seat,
    TurnContext,
    clockwise,
    note,
)
from games.florence.model import components as c
from games.florence.model import events, moves
from games.florence.model import tables as t
from games.florence.model.state import Characters, FlorenceState
from games.florence.rules.free_moves import FREE_HANDLERS, FREE_OFFERS, DecisionByKind
from games.florence.rules.won_lot import why_not_pay

RULE = "9.2"


class Standing(msgspec.Struct, frozen=True):
    """A marker on a character's price list."""

    seat: Seat
    space: int


class Limits(msgspec.Struct, frozen=True):
    """A seat's limits, dearest wish first, and what it does when none is left."""

    wishes: moves.Wishes
    then: str = "pass"


def open_characters(ctx: TurnContext[FlorenceState]) -> None:
    """All six are on offer again; unused ones are returned (rules 9.2.1)."""
    game = ctx.game
    characters = game.characters
    assert characters is not None
    returned = tuple(characters.holders)
    characters.holders = {}
    ctx.tell(events.CharactersOffered(returned, characters.pot))
    seats = list(clockwise(len(game.houses), game.start_player))
    ctx.push(CharacterBidding(order=seats))
    if game.options.character_bids == "together":
        ctx.push(CharacterLimits(asked=sorted(seats)))


def amount_of(space: int) -> int:
    """The cost of a bidding space, in florins."""
    return space * c.CHARACTER_UNIT


def limits_offer(game: FlorenceState, seat: Seat, closed: Refusal | None = None) -> Offer:
    """Set limits for any number of characters, each once."""
    if closed is not None:
        return Offer(moves.GoUpTo, closed=closed)
    affordable = _affordable(game, seat)

    def more(wishes: moves.Wishes) -> Checked:
        named = tuple([character for character, _ in wishes])
        pairs = _pairs(frozenset(named), affordable)
        return Checked(pairs, lambda wish: _why_not_wish(wish, named, affordable), allowed=pairs)

    return Offer(
        moves.GoUpTo, wishes=CharacterWishes(more, lambda wishes: None), then=lambda wishes: moves.THEN
    )


def _affordable(game: FlorenceState, seat: Seat) -> int:
    """The highest space a seat can pay."""
    return min(game.houses[seat].florins // c.CHARACTER_UNIT, _HIGHEST)


_HIGHEST = max(card.most for card in c.CHARACTERS.values())


@lru_cache(maxsize=2048)
def _pairs(named: frozenset[str], affordable: int) -> tuple[tuple[str, int], ...]:
    """The remaining wishes: each character with each affordable space."""
    wishes = [(card.id, at) for card in c.CHARACTERS.values() for at in range(card.least, card.most + 1)]
    return tuple([wish for wish in wishes if _why_not_wish(wish, named, affordable) is None])


class CharacterWishes(Paths):
    """Wishes one after the other; each is asked for in two steps: the character, then the highest space."""

    __slots__ = ()

    def label(self, piece: tuple[str, int]) -> tuple[str, int]:
        return piece


def _why_not_wish(wish: object, named: Collection[str], affordable: int) -> Refusal | None:
    if not isinstance(wish, tuple | list) or len(wish) != 2 or wish[0] not in c.CHARACTERS:
        return moves.why_unknown("", c.CHARACTERS, RULE)
    card = c.CHARACTERS[wish[0]]
    if card.id in named:
        return Refusal("ERR_REPEATED", RULE, item=card.id)
    if not isinstance(wish[1], int) or not card.least <= wish[1] <= card.most:
        return _off_the_list(card)
    if wish[1] > affordable:
        need, have = amount_of(wish[1]), amount_of(affordable)
        return Refusal("ERR_INSUFFICIENT_FUNDS", RULE, need=need, have=have, missing=need - have)
    return None


def _off_the_list(card: t.Character) -> Refusal:
    least, most = amount_of(card.least), amount_of(card.most)
    return Refusal("ERR_BID_RANGE", RULE, least=least, most=most, step=c.CHARACTER_UNIT)


class CharacterLimits(SealedPhase[FlorenceState]):
    """All seats set secret limits, opened together (9.2, option `character_bids`)."""

    rule: ClassVar[str] = RULE

    answers: dict[Seat, Limits] = {}

    def asks(self, game: FlorenceState, seat: Seat) -> Note:
        assert game.characters is not None
        return note("ask-character-limits", pot=game.characters.pot)

    def offers(self, game: FlorenceState, seat: Seat) -> Iterator[Offer]:
        yield limits_offer(game, seat)

    def default(self, game: FlorenceState, seat: Seat) -> moves.GoUpTo:
        return moves.GoUpTo((), "pass")

    def _limits(self, ctx: TurnContext[FlorenceState], seat: Seat, move: moves.GoUpTo) -> None:
        self.seal(seat, Limits(move.wishes, move.then))
        ctx.tell(events.LimitsSet(seat))

    handlers = {moves.GoUpTo: _limits}

    def opened(self, ctx: TurnContext[FlorenceState]) -> None:
        ctx.done(self.answers)


class CharacterBidding(DecisionByKind):
    """Bid a space, pass, or set limits (rules 9.2). `order`: the seats, next to speak first. `limits`:
    visible only to their seat, played when it is to speak."""

    rule: ClassVar[str] = RULE

    order: list[Seat]
    standing: dict[str, Standing] = {}
    passed: list[Seat] = []
    limits: dict[Seat, Limits] = {}
    displaced: dict[Seat, list[str]] = {}

    def tell_forced(self, game: FlorenceState) -> bool:
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
        return () if seat is None or seat in self.limits else (seat,)

    def may_answer(self, game: FlorenceState) -> Sequence[Seat]:
        """Seats that are not to speak yet may set limits."""
        return [seat for seat in sorted(self.order) if seat not in self.passed]

    def not_awaited(self, game: FlorenceState, seat: Seat) -> Refusal:
        return Refusal("ERR_PASSED_SPECIAL", RULE)

    def asks(self, game: FlorenceState, seat: Seat) -> Note:
        assert game.characters is not None
        return note("ask-character-bid", pot=game.characters.pot)

    def _why_not_speak(self, seat: Seat) -> Refusal | None:
        """Why a seat cannot bid or pass now."""
        if any(marker.seat == seat for marker in self.standing.values()):
            return Refusal("ERR_ALREADY_STANDING", RULE)
        return None if seat == self.speaker() else Refusal("ERR_NOT_YOUR_TURN", RULE)

    def _any_to_bid(self, game: FlorenceState, seat: Seat) -> bool:
        return any(self._why_closed(game, seat, character) is None for character in c.CHARACTERS)

    def kinds(self, game: FlorenceState, seat: Seat) -> Collection[type[Move]]:
        if seat != self.speaker():
            return (moves.BidCharacter, moves.PassCharacters, moves.GoUpTo)
        if self._any_to_bid(game, seat):
            return super().kinds(game, seat)
        return [kind for kind in super().kinds(game, seat) if kind is not moves.GoUpTo]

    def _bid_offer(self, game: FlorenceState, seat: Seat) -> Offer:
        if (closed := self._why_not_speak(seat)) is not None:
            return Offer(moves.BidCharacter, closed=closed)
        return Offer(
            moves.BidCharacter,
            hints={"character": self._hint},
            whole=lambda move: self._why_not_bid(game, seat, move),
            character=Checked(tuple(c.CHARACTERS), lambda character: self._why_closed(game, seat, character)),
            space=lambda character: self._spaces(game, seat, character),
        )

    def _limits_offer(self, game: FlorenceState, seat: Seat) -> Offer:
        return limits_offer(game, seat)

    def _pass_offer(self, game: FlorenceState, seat: Seat) -> Offer:
        return Offer(moves.PassCharacters, closed=self._why_not_speak(seat))

    offer_factories = {
        moves.BidCharacter: _bid_offer,
        moves.GoUpTo: _limits_offer,
        moves.PassCharacters: _pass_offer,
        **FREE_OFFERS,
    }

    def default(self, game: FlorenceState, seat: Seat) -> moves.PassCharacters | moves.GoUpTo:
        return moves.PassCharacters() if seat == self.speaker() else moves.GoUpTo((), "ask")

    def least(self, character: str) -> int:
        """The lowest space that may be bid on a character now."""
        marker = self.standing.get(character)
        return c.CHARACTERS[character].least if marker is None else marker.space + 1

    def _hint(self, character: str) -> Note:
        marker = self.standing.get(character)
        least = amount_of(self.least(character))
        if marker is None:
            return note("hint-character", least=least)
        return note("hint-character-held", holder=marker.seat, amount=amount_of(marker.space), least=least)

    def _why_shut(self, seat: Seat, character: str) -> Refusal | None:
        """Why nothing can be bid on a character, whatever one's florins: nothing is higher than the
        highest space (golden case G43)."""
        if character not in c.CHARACTERS:
            return moves.why_unknown(character, c.CHARACTERS, RULE)
        if character in self.displaced.get(seat, ()):
            return Refusal("ERR_DISPLACED", RULE, character=character)
        return self._too_low(character) if self.least(character) > c.CHARACTERS[character].most else None

    def _why_closed(self, game: FlorenceState, seat: Seat, character: str) -> Refusal | None:
        """Why a seat has no bid left on a character."""
        shut = self._why_shut(seat, character)
        return shut or why_not_pay(game, seat, amount_of(self.least(character)), RULE)

    def _too_low(self, character: str) -> Refusal:
        return Refusal("ERR_BID_TOO_LOW", RULE, least=amount_of(self.least(character) - 1))

    def _why_not_space(self, game: FlorenceState, seat: Seat, character: str, space: int) -> Refusal | None:
        """Range, too low, funds (rules 12.1)."""
        card = c.CHARACTERS[character]
        if not card.least <= space <= card.most:
            return _off_the_list(card)
        if space < self.least(character):
            return self._too_low(character)
        return why_not_pay(game, seat, amount_of(space), RULE)

    def _why_not_bid(self, game: FlorenceState, seat: Seat, move: moves.BidCharacter) -> Refusal | None:
        shut = self._why_shut(seat, move.character)
        return shut or self._why_not_space(game, seat, move.character, move.space)

    def _spaces(self, game: FlorenceState, seat: Seat, character: str) -> Checked:
        spaces = range(self.least(character), c.CHARACTERS[character].most + 1)
        return Checked(spaces, lambda space: self._why_not_space(game, seat, character, space))

    def _bid(self, ctx: TurnContext[FlorenceState], seat: Seat, move: moves.BidCharacter) -> None:
        self._put(ctx, seat, move.character, move.space)

    def _put(self, ctx: TurnContext[FlorenceState], seat: Seat, character: str, space: int) -> None:
        before = self.standing.get(character)
        if before is not None and not ctx.game.options.displaced_may_return:
            self.displaced.setdefault(before.seat, []).append(character)
        self.standing[character] = Standing(seat, space)
        displaced = () if before is None else (before.seat,)
        ctx.tell(events.CharacterBid(seat, character, amount_of(space), displaced))
        self._spoken(ctx, seat)

    def _pass(self, ctx: TurnContext[FlorenceState], seat: Seat, move: moves.PassCharacters) -> None:
        self._leave(ctx, seat)

    def _leave(self, ctx: TurnContext[FlorenceState], seat: Seat) -> None:
        self.passed.append(seat)
        self.limits.pop(seat, None)
        ctx.tell(events.CharactersPassed(seat))
        self._spoken(ctx, seat)

    def _limits(self, ctx: TurnContext[FlorenceState], seat: Seat, move: moves.GoUpTo) -> None:
        self.limits = dict(sorted({**self.limits, seat: Limits(move.wishes, move.then)}.items()))
        ctx.tell(events.LimitsSet(seat), to=seat)

    handlers = {moves.BidCharacter: _bid, moves.PassCharacters: _pass, moves.GoUpTo: _limits, **FREE_HANDLERS}

    def resume(self, ctx: TurnContext[FlorenceState], result: dict[Seat, Limits]) -> None:
        """The limits that all seats set together."""
        self.limits = result

    def _spoken(self, ctx: TurnContext[FlorenceState], seat: Seat) -> None:
        """The next to speak is counted clockwise from the last speaker (rules 9.2.7)."""
        at = self.order.index(seat) + 1
        self.order = self.order[at:] + self.order[:at]
        ctx.end_turn()

    def hide(self, seat: Seat | None) -> None:
        """In a view's copy: remove the others' limits."""
        self.limits = {owner: limits for owner, limits in self.limits.items() if owner == seat}

    def step(self, ctx: TurnContext[FlorenceState]) -> None:
        """Play the limits of the seat that is to speak; when none is left to speak, all seats on
        characters pay."""
        seat = self.speaker()
        if seat is None:
            ctx.end_turn()
            ctx.pop()
            _settle(ctx, self.standing)
            return
        for character, most in self.limits[seat].wishes:
            least = self.least(character)
            if least <= most and self._why_closed(ctx.game, seat, character) is None:
                self._put(ctx, seat, character, least)
                return
        if self.limits.pop(seat).then == "pass":
            self._leave(ctx, seat)


def _settle(ctx: TurnContext[FlorenceState], standing: dict[str, Standing]) -> None:
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


def _settle_banker(ctx: TurnContext[FlorenceState], characters: Characters, marker: Standing | None) -> None:
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
