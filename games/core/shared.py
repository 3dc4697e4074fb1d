"""Phases many titles share: one seat asked, each in turn, sealed answers, open outcry.

A title subclasses them, names the fields' types where they hold its own, and adds `asks`, `offers` and
`handlers`; whom a phase waits for, what is hidden and what may be changed stands here once.
"""

from collections.abc import Sequence
from typing import Any

from games.core.game import Flow, G, Phase, Seat
from games.core.refusal import NOT_YOUR_TURN, Refusal


class OneAsked(Phase[G]):
    """One question to one seat."""

    seat: Seat

    def waits_for(self, game: G) -> Sequence[Seat]:
        return (self.seat,)


class Each(Phase[G]):
    """Each of `left` in turn. A handler ends its seat's part with `spoken`; after the last, `finish`."""

    left: list[Seat]

    def waits_for(self, game: G) -> Sequence[Seat]:
        return self.left[:1]

    def spoken(self) -> None:
        """The seat that was asked is done; the next one is asked."""
        del self.left[0]

    def step(self, flow: Flow[G]) -> None:
        self.finish(flow)

    def finish(self, flow: Flow[G]) -> None:
        """All have spoken: end the phase, and go on."""
        flow.pop()


class Sealed(Phase[G]):
    """Answers of several seats, hidden until all are in and changeable until then; opened together.

    `given`: who has answered, which everybody may know; `answers`: what, which only its seat may. A
    subclass names the type of its answers (`answers: dict[Seat, Bid] = {}`), keeps each with `seal` in
    its handlers, opens them in `opened` (which ends the phase), and its title's `view` calls `hide`."""

    asked: list[Seat]
    given: list[Seat] = []
    answers: dict[Seat, Any] = {}

    def waits_for(self, game: G) -> Sequence[Seat]:
        return [seat for seat in self.asked if seat not in self.given]

    def may_answer(self, game: G) -> Sequence[Seat]:
        return self.asked

    def not_awaited(self, game: G, seat: Seat) -> Refusal:
        """A seat that is not asked has no part in this."""
        return Refusal(NOT_YOUR_TURN, self.rule)

    def seal(self, seat: Seat, answer: Any) -> None:
        """Keep an answer, or put it in the place of the one before. In the order of the seats, so that
        the order of arrival leaves no trace."""
        self.given = sorted({*self.given, seat})
        self.answers = dict(sorted({**self.answers, seat: answer}.items()))

    def hide(self, seat: Seat | None) -> None:
        """In a view's copy: take away what `seat` (None: the public) may not see."""
        self.answers = {owner: answer for owner, answer in self.answers.items() if owner == seat}

    def step(self, flow: Flow[G]) -> None:
        flow.reveal()
        self.opened(flow)

    def opened(self, flow: Flow[G]) -> None:
        """All are in: carry them out and end the phase."""
        raise TypeError(f"{type(self).__name__} does nothing with its answers")


class Outcry(Phase[G]):
    """Open outcry: raise or drop out. `bidding`: those still in, next to speak first; the last of them
    made the present `bid`. A handler calls `raised` or `dropped`; with one left, `sold` ends the phase."""

    bid: int
    bidding: list[Seat]

    def waits_for(self, game: G) -> Sequence[Seat]:
        return self.bidding[:1] if len(self.bidding) > 1 else ()

    @property
    def holder(self) -> Seat:
        """Who made the present bid."""
        return self.bidding[-1]

    def raised(self, amount: int) -> None:
        """The seat that was asked holds the bid now, and speaks again after all others."""
        self.bidding.append(self.bidding.pop(0))
        self.bid = amount

    def dropped(self) -> None:
        """The seat that was asked is out of this auction."""
        del self.bidding[0]

    def step(self, flow: Flow[G]) -> None:
        self.sold(flow)

    def sold(self, flow: Flow[G]) -> None:
        """One bidder is left: `holder` pays `bid`. Ends the phase."""
        raise TypeError(f"{type(self).__name__} does nothing for its winner")
