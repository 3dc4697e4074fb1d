"""The option `character_bids` of the bidding for characters (rules 9.2): all seats set secret limits
together, which are then played space by space as by hand. They are answers to a question that the game waits
for, so they are part of its state."""

from collections.abc import Collection, Iterator, Sequence

from games.core import Move, Note, Offer, SealedPhase, Seat, clockwise, note
from games.florence.model import events, moves
from games.florence.model.state import Context, FlorenceState
from games.florence.rules.character_bidding.bids import CharacterBidding
from games.florence.rules.character_bidding.wishes import RULE, SealedLimits, limits_offer


def open_characters(ctx: Context) -> None:
    """All six are on offer again; unused ones are returned (rules 9.2.1)."""
    game = ctx.game
    characters = game.characters
    assert characters is not None
    returned = tuple(characters.holders)
    characters.holders = {}
    ctx.tell(events.CharactersOffered(returned, characters.pot))
    seats = list(clockwise(len(game.houses), game.start_player))
    if game.options.character_bids == "in_turn":
        ctx.push(CharacterBidding(order=seats))
        return
    ctx.push(BiddingByLimits(order=seats))
    ctx.push(CharacterLimits(asked=sorted(seats)))


class CharacterLimits(SealedPhase[FlorenceState]):
    """All seats set secret limits, opened together."""

    rule = RULE

    answers: dict[Seat, SealedLimits] = {}

    def asks(self, game: FlorenceState, seat: Seat) -> Note:
        assert game.characters is not None
        return note("ask-character-limits", pot=game.characters.pot)

    def offers(self, game: FlorenceState, seat: Seat) -> Iterator[Offer]:
        yield limits_offer(moves.SetLimits, game, seat)

    def default(self, game: FlorenceState, seat: Seat) -> moves.SetLimits:
        return moves.SetLimits((), "pass")

    def _limits(self, ctx: Context, seat: Seat, move: moves.SetLimits) -> None:
        self.seal(seat, SealedLimits(move.wishes, move.then))
        ctx.tell(events.LimitsSet(seat))

    handlers = {moves.SetLimits: _limits}

    def opened(self, ctx: Context) -> None:
        ctx.done(self.answers)


class BiddingByLimits(CharacterBidding):
    """The bidding after it. `limits`: visible only to their seat, played when it is to speak. A seat may
    change its own, and set new ones when it has none left."""

    limits: dict[Seat, SealedLimits] = {}

    def waits_for(self, game: FlorenceState) -> Sequence[Seat]:
        return [seat for seat in super().waits_for(game) if seat not in self.limits]

    def may_answer(self, game: FlorenceState) -> Sequence[Seat]:
        return [seat for seat in sorted(self.order) if seat not in self.passed]

    def kinds(self, game: FlorenceState, seat: Seat) -> Collection[type[Move]]:
        if seat != self.speaker():
            return (moves.BidCharacter, moves.PassCharacters, moves.SetLimits)
        no_use = () if self.any_to_bid(game, seat) else (moves.SetLimits,)
        return [kind for kind in super().kinds(game, seat) if kind not in no_use]

    def _limits_offer(self, game: FlorenceState, seat: Seat) -> Offer:
        return limits_offer(moves.SetLimits, game, seat)

    offer_factories = {**CharacterBidding.offer_factories, moves.SetLimits: _limits_offer}

    def orders(self, game: FlorenceState, seat: Seat) -> Sequence[Offer]:
        return ()

    def default(self, game: FlorenceState, seat: Seat) -> Move:
        return super().default(game, seat) if seat == self.speaker() else moves.SetLimits((), "ask")

    def _limits(self, ctx: Context, seat: Seat, move: moves.SetLimits) -> None:
        limits = SealedLimits(move.wishes, move.then)
        self.limits = dict(sorted({**self.limits, seat: limits}.items()))
        ctx.tell(events.LimitsSet(seat), to=seat)

    handlers = {**CharacterBidding.handlers, moves.SetLimits: _limits}

    def resume(self, ctx: Context, result: dict[Seat, SealedLimits]) -> None:
        """The limits that all seats set together."""
        self.limits = result

    def hide(self, seat: Seat | None) -> None:
        """In a view's copy: remove the others' limits."""
        self.limits = {owner: limits for owner, limits in self.limits.items() if owner == seat}

    def step(self, ctx: Context) -> None:
        """Play the limits of the seat that is to speak. Whoever spoke before it learns something of them."""
        seat = self.speaker()
        if seat is None:
            super().step(ctx)
            return
        ctx.reveal()
        move = self.within_limits(ctx.game, seat, self.limits[seat])
        if not isinstance(move, moves.BidCharacter):
            del self.limits[seat]
        if move is not None:
            self.answer(ctx, seat, move)
