"""A game in progress: a value with a stack of phases, and the flow of rules that changes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NewType

import msgspec

from games.core.chance import Chance, Draw
from games.core.choices.answers import Chooser
from games.core.choices.offer import Move, Note, Offer
from games.core.choices.orders import StandingOrder
from games.core.choices.refusal import NOT_YOUR_TURN, Refusal

if TYPE_CHECKING:
    # With a default (PEP 696), so that a bare `Phase` is a phase of any game.
    from typing_extensions import TypeVar

    G = TypeVar("G", bound="Game", default=Any)
else:
    from typing import TypeVar

    G = TypeVar("G")

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in clockwise order."""

FACE_DOWN = "?"
"""What a hidden card is in a view."""


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """What came of a move. Its Fluent message is named after the class (`work-completed`)."""

    in_passing: ClassVar[tuple[str, ...]] = ()
    """The fields that name what lay open for a moment and is hidden again (a card that turns up where it may
    not, and is shuffled back)."""

    incidental: ClassVar[tuple[str, ...]] = ()
    """The fields that say how things lie around, not what an answer gives or costs: a plan is played though
    they have changed."""

    plain: ClassVar[tuple[str, ...]] = ()
    """The fields that are said as they are: no name of a thing, though a thing may be called so."""


class AddressedEvent(msgspec.Struct, frozen=True, gc=False):
    """An event with its recipients: all (None), or one seat."""

    event: Any
    to: Seat | None = None


class Score(msgspec.Struct, frozen=True):
    """One seat's result: place (1 is best, ties share it), points, tie-breaker, and where they came from."""

    seat: Seat
    place: int
    points: int
    tiebreak: int
    parts: tuple[Note, ...] = ()


class Game(msgspec.Struct, kw_only=True):
    """All that is true of a game. A title's `state.py` adds its fields, its `game.py` names the types of
    the phases. Only the rules change it, on a copy; the game is over when no phase is left.

    `beside` are phases beside the stack: what they offer is open at any time to every seat they name,
    and is never waited for (selling, offers of trade, bids ahead)."""

    phases: list[Any]
    beside: list[Any] = []
    draws: int = 0
    scores: tuple[Score, ...] = ()

    @property
    def over(self) -> bool:
        return not self.phases


Handler = Callable[..., None]
"""A method of a phase, `(self, ctx, seat, move)`, that carries out one kind of move."""


Obeying = Callable[..., Move | None]
"""A method of a phase, `(self, game, seat, order)`, that says what an order answers to the phase's question,
from its seat's view; None if it has nothing to say to it. What is not offered is no answer either."""


class Phase(msgspec.Struct, Generic[G], tag=True, gc=False):
    """One block of the rulebook: what it asks, of whom, and what follows. Plain data without cycles.

    `rule` is its section; `handlers` the one table from each kind of move it takes (all it will ever
    offer) to the method that carries it out;
    `obeys` is the like for orders given in advance: what they answer to its question."""

    rule: ClassVar[str] = ""
    handlers: ClassVar[Mapping[type[Move], Handler]] = {}
    obeys: ClassVar[Mapping[type[StandingOrder], Obeying]] = {}
    turned_up: ClassVar[bool] = False
    """Whether it asks about what was turned up just before: orders may answer it, no plan can."""

    def tell_forced(self, game: G) -> bool:
        """Whether an only answer may be given for the player: only where everybody can see that it
        is the only one, else its timing would tell what is in a hand."""
        return False

    def waits_for(self, game: G) -> Sequence[Seat]:
        """The seats whose answer is needed before play goes on; none: `step` is next."""
        return ()

    def may_answer(self, game: G) -> Sequence[Seat]:
        """The seats that may answer now (those waited for, and those who may change a secret answer)."""
        return self.waits_for(game)

    def asks(self, game: G, seat: Seat) -> Note:
        """The question in words, with its figures."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def offers(self, game: G, seat: Seat) -> Iterable[Offer]:
        """All kinds of move this phase takes from `seat`, the closed ones with their reason."""
        return ()

    def open_offers(self, game: G, seat: Seat) -> list[Offer]:
        """Those of the offers that are open."""
        return [offer for offer in self.offers(game, seat) if offer.is_open()]

    def has_choice(self, game: G, seat: Seat) -> bool:
        """Whether `seat`, which is awaited, has more than one answer, where that is known without listing
        them; False where it is not known."""
        return False

    def offer_of(self, game: G, seat: Seat, kind: type[Move]) -> Offer | None:
        """The offer of one kind of move; None if there is none now."""
        for offer in self.offers(game, seat):
            if offer.move is kind:
                return offer
        return None

    def was_offered(self, game: G, seat: Seat, move: Move) -> bool:
        """Whether an older version offered a move in this form, which is offered no more: logs that have it
        are still replayed."""
        return False

    def random_move(self, game: G, seat: Seat, rng: Chooser) -> Move:
        """A move of `seat`: any of its open offers, any answer, each with the same chance."""
        offers = [offer for offer in self.offers(game, seat) if offer.is_open()]
        return (offers[0] if len(offers) == 1 else rng.choice(offers)).random_move(rng)

    def orders(self, game: G, seat: Seat) -> Iterable[Offer]:
        """What `seat`, whoever is awaited, may order in advance while this phase is on the stack, as offers
        of kinds of order. `game` is the seat's view."""
        return ()

    def default(self, game: G, seat: Seat) -> Move:
        """The most neutral legal answer (pass, nothing spent, nothing promised), for clocks and
        stand-ins. Unless a phase says otherwise: the first move of the last offer that is open."""
        return next(self.open_offers(game, seat)[-1].moves())

    def not_awaited(self, game: G, seat: Seat) -> Refusal:
        """Why `seat` may not answer now."""
        return Refusal(NOT_YOUR_TURN, self.rule)

    def answer(self, ctx: TurnContext[G], seat: Seat, move: Move) -> None:
        """Carry out an offered move, by the table of handlers."""
        self.handlers[type(move)](self, ctx, seat, move)

    def resume(self, ctx: TurnContext[G], result: Any) -> None:
        """Go on with what the phase above came to (`ctx.done(result)`)."""
        raise TypeError(f"{type(self).__name__} expects no result")

    def step(self, ctx: TurnContext[G]) -> None:
        """The next automatic step; called while this phase is on top and waits for nobody."""
        raise TypeError(f"{type(self).__name__} has no automatic step")


class TurnContext(Generic[G]):
    """The rules at work on one game: the state they change, what they tell, what chance gave them.

    `fence` becomes true when something was drawn, rolled or revealed that cannot be unseen;
    `turn_over` when somebody's turn has ended, also where the same seat plays next. `heard`: somebody reads
    what is told; where not, rules that are carried out all the time need not make their events."""

    __slots__ = ("chance", "drawn", "events", "fence", "game", "heard", "turn_over")

    def __init__(self, game: G, chance: Chance) -> None:
        self.heard = True
        self.game: G = game
        self.chance = chance
        self.events: list[AddressedEvent] = []
        self.drawn: list[Draw] = []
        self.fence = False
        self.turn_over = False

    def tell(self, event: Event, to: Seat | None = None) -> None:
        """Record an event, for all or for one seat."""
        self.events.append(AddressedEvent(event, to))

    def reveal(self) -> None:
        """Somebody has learnt something: nobody can take back across this point."""
        self.fence = True

    def end_turn(self) -> None:
        """A turn ends here: what is being composed never goes on across this point."""
        self.turn_over = True

    def order(self, what: str, n: int) -> tuple[int, ...]:
        """An order of the numbers below `n`. `what` names the draw in the log."""
        order = self.chance.permutation(self.game.draws, what, n)
        self.game.draws += 1
        self.drawn.append(Draw(what, order))
        self.fence = True
        return order

    def shuffle(self, what: str, cards: Sequence[Any]) -> list[Any]:
        """The cards in a new order. `what` names the draw in the log."""
        return list(map(cards.__getitem__, self.order(what, len(cards))))

    def roll(self, what: str, sides: int) -> int:
        """A die: 1 to `sides`."""
        return self.order(what, sides)[0] + 1

    def push(self, phase: Phase[G]) -> None:
        """Put a phase on top: it is dealt with before the present one goes on."""
        self.game.phases.append(phase)

    def pop(self) -> None:
        """The top phase is done."""
        self.game.phases.pop()

    def done(self, result: Any) -> None:
        """The top phase is done and hands its result to the one below, which goes on with it."""
        self.game.phases.pop()
        self.game.phases[-1].resume(self, result)

    def replace(self, phase: Phase[G]) -> None:
        """The top phase is done and another takes its place."""
        self.game.phases[-1] = phase


class Unheard(TurnContext[G]):
    """A flow in which nobody reads what is told and drawn: for positions that are only thought of."""

    __slots__ = ()

    def __init__(self, game: G, chance: Chance) -> None:
        super().__init__(game, chance)
        self.heard = False

    def tell(self, event: Event, to: Seat | None = None) -> None:
        """Nobody hears it."""

    def order(self, what: str, n: int) -> tuple[int, ...]:
        """The order as it would be, without a record of it."""
        game = self.game
        draws = game.draws
        game.draws = draws + 1
        self.fence = True
        return self.chance.permutation(draws, what, n)


@lru_cache(maxsize=256)
def clockwise(seats: int, first: int) -> tuple[Seat, ...]:
    """All seats in clockwise order from `first`."""
    return tuple(Seat((first + at) % seats) for at in range(seats))
