"""Phases many titles share: one seat asked, seats in turn, sealed answers, ascending auction.

A title subclasses them, gives fields its own types where needed, and adds `asks`, `offers` and `handlers`.
Whom a phase waits for, what is hidden and what may be changed is written here once."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from games.core.choices.offer import Move, Offer
from games.core.game import G, MoveHandler, Phase, Seat, TurnContext


class SingleSeatPhase(Phase[G]):
    """One question to one seat."""

    seat: Seat

    def waits_for(self, game: G) -> Sequence[Seat]:
        return (self.seat,)


OfferFactory = Callable[..., Offer]
"""A method of a phase, `(self, game, seat)`, that makes the offer of one kind of move."""


class OffersByKind(Phase[G]):
    """Many kinds of move: `offer_factories` is the table from each kind to what makes its offer, in the order
    in which they are offered."""

    offer_factories: ClassVar[Mapping[type[Move], OfferFactory]] = {}

    def kinds(self, game: G, seat: Seat) -> Collection[type[Move]]:
        """The kinds that are offered, the closed ones included: all there are, unless the phase says so."""
        return self.offer_factories

    def offers(self, game: G, seat: Seat) -> Iterator[Offer]:
        offer_factories = self.offer_factories
        for kind in self.kinds(game, seat):
            yield offer_factories[kind](self, game, seat)

    def offer_of(self, game: G, seat: Seat, kind: type[Move]) -> Offer | None:
        return self.offer_factories[kind](self, game, seat) if kind in self.kinds(game, seat) else None


class RoundRobinPhase(Phase[G]):
    """Each seat in `left` in turn. A handler ends its seat's part with `spoken`; after the last comes
    `finish`."""

    left: list[Seat]

    def waits_for(self, game: G) -> Sequence[Seat]:
        return self.left[:1]

    def spoken(self) -> None:
        """The seat that was asked is done; ask the next one."""
        del self.left[0]

    def step(self, ctx: TurnContext[G]) -> None:
        self.finish(ctx)

    def finish(self, ctx: TurnContext[G]) -> None:
        """All seats are done: end the phase, and go on."""
        ctx.pop()


class Interrupt(RoundRobinPhase[G]):
    """Others answer in the middle of a seat's turn, each in turn (a veto); then that seat goes on. Its panel
    says so before it confirms. The seat's phase pushes it and goes on in `resume`: with None when all have
    spoken, or with the result of a handler that ends it at once by `ctx.done(result)`."""

    interrupts: ClassVar[bool] = True

    def finish(self, ctx: TurnContext[G]) -> None:
        ctx.done(None)


class SealedPhase(Phase[G]):
    """Answers of several seats, hidden and changeable until all are in, then opened together.

    `given`: who has answered (public). `answers`: the answers, each visible only to its seat. A subclass
    names the type of its answers (`answers: dict[Seat, Bid] = {}`), stores each with `seal` in its
    handlers (`sealed_as`), and opens them in `opened`, which ends the phase. The title's `view` calls
    `hide`."""

    asked: list[Seat]
    given: list[Seat] = []
    answers: dict[Seat, Any] = {}

    def waits_for(self, game: G) -> Sequence[Seat]:
        return [seat for seat in self.asked if seat not in self.given] if self.given else self.asked

    def may_answer(self, game: G) -> Sequence[Seat]:
        return self.asked

    def seal(self, seat: Seat, answer: Any) -> None:
        """Store an answer, replacing the one before. Answers are kept in the order of seats, so that the
        order of arrival leaves no trace."""
        if not self.given:
            self.given, self.answers = [seat], {seat: answer}
            return
        self.given = sorted({*self.given, seat})
        self.answers = dict(sorted({**self.answers, seat: answer}.items()))

    def hide(self, seat: Seat | None) -> None:
        """Only the own answer stays."""
        self.answers = {owner: answer for owner, answer in self.answers.items() if owner == seat}

    def step(self, ctx: TurnContext[G]) -> None:
        ctx.reveal()
        self.opened(ctx)

    def opened(self, ctx: TurnContext[G]) -> None:
        """All answers are in: carry them out and end the phase."""
        raise TypeError(f"{type(self).__name__} does nothing with its answers")


def sealed_as(answer: Callable[[Any], Any]) -> MoveHandler:
    """The handler of a move that is kept as this answer in a `SealedPhase`."""

    def handler(phase: SealedPhase, ctx: TurnContext, seat: Seat, move: Move) -> None:
        phase.seal(seat, answer(move))

    return handler


class AscendingAuction(Phase[G]):
    """An ascending auction: raise or drop out. `bidding`: the seats still in, the next to speak first; the
    last of them made the present `bid`. A handler calls `raised` or `dropped`. When one seat is left,
    `sold` ends the phase."""

    bid: int
    bidding: list[Seat]

    def waits_for(self, game: G) -> Sequence[Seat]:
        return self.bidding[:1] if len(self.bidding) > 1 else ()

    @property
    def holder(self) -> Seat:
        """The seat that made the present bid."""
        return self.bidding[-1]

    def raised(self, amount: int) -> None:
        """The asked seat now holds the bid, and speaks again after all others."""
        self.bidding.append(self.bidding.pop(0))
        self.bid = amount

    def dropped(self) -> None:
        """The asked seat leaves this auction."""
        del self.bidding[0]

    def step(self, ctx: TurnContext[G]) -> None:
        self.sold(ctx)

    def sold(self, ctx: TurnContext[G]) -> None:
        """One bidder is left: `holder` pays `bid`. Ends the phase."""
        raise TypeError(f"{type(self).__name__} does nothing for its winner")


class OpenAuction(AscendingAuction[G]):
    """An ascending auction whose opening `bid` nobody holds. The first to raise holds it. If all drop out
    before, `unsold` ends the phase."""

    held: bool = False

    def waits_for(self, game: G) -> Sequence[Seat]:
        return super().waits_for(game) if self.held else self.bidding[:1]

    def raised(self, amount: int) -> None:
        self.held = True
        super().raised(amount)

    def step(self, ctx: TurnContext[G]) -> None:
        if self.held:
            self.sold(ctx)
        else:
            self.unsold(ctx)

    def unsold(self, ctx: TurnContext[G]) -> None:
        """Everybody has dropped out at the opening bid. Ends the phase."""
        raise TypeError(f"{type(self).__name__} does nothing with what is not sold")
