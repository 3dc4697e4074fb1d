"""A game in progress: a value with a stack of phases, and the turn context in which rules change it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NewType

import msgspec

from games.core.chance import Chance, RecordedDraw
from games.core.choices.offer import Composed, Move, Note, Offer
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
"""A hidden card in a view."""


def face_down(cards: Sequence[Any]) -> list[Any]:
    """The same number of hidden cards."""
    return [FACE_DOWN] * len(cards)


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """The result of a move. Its Fluent message is named after the class (`work-completed`)."""

    in_passing: ClassVar[tuple[str, ...]] = ()
    """Fields naming what was seen only for a moment and is hidden again (a card that was turned up where
    it isn't allowed, and shuffled back)."""

    incidental: ClassVar[tuple[str, ...]] = ()
    """Fields that describe the surroundings, not what a move gives or costs. A premove is played even if
    they have changed."""

    plain: ClassVar[tuple[str, ...]] = ()
    """Fields that are written as they are, not looked up as names of things."""

    composed: ClassVar[Composed] = {}
    """What its message needs beside the fields, made from several of them."""


def event_kinds(module: Mapping[str, Any]) -> tuple[type[Event], ...]:
    """The kinds of event that a module defines, given its `globals()`, without those that others derive
    from."""
    kinds = [kind for kind in module.values() if isinstance(kind, type) and issubclass(kind, Event)]
    return tuple([kind for kind in kinds if not kind.__subclasses__()])


class AddressedEvent(msgspec.Struct, frozen=True, gc=False):
    """An event with its recipients: everybody (None) or one seat."""

    event: Any
    to: Seat | None = None


class SeatScore(msgspec.Struct, frozen=True):
    """One seat's result: place (1 is best, ties share it), points, tie-breaker, and the points' sources."""

    seat: Seat
    place: int
    points: int
    tiebreak: int
    parts: tuple[Note, ...] = ()


class Game(
    msgspec.Struct, kw_only=True, rename={"always_available": "beside", "standing_orders": "standing"}
):
    """All that is true of a game. A title's `state.py` adds fields, its `game.py` declares the types of
    the phases. Only the rules change it, on a copy. The game is over when no phase is left.

    `always_available`: phases beside the stack. Their offers are always available to the seats they name, and
    the game never waits for them (selling, trade offers). Stored as `beside`.

    `standing_orders`: in a seat's view the standing orders it has given, by its seat; in a state always
    empty. Stored as `standing`."""

    phases: list[Any]
    always_available: list[Any] = []
    draws: int = 0
    scores: tuple[SeatScore, ...] = ()
    standing_orders: dict[Seat, tuple[Any, ...]] = {}

    @property
    def over(self) -> bool:
        return not self.phases


MoveHandler = Callable[..., None]
"""A method of a phase, `(self, ctx, seat, move)`, that carries out one kind of move."""


OrderHandler = Callable[..., Move | None]
"""A method of a phase, `(self, game, seat, order)`: the move a standing order answers the phase's question
with, from its seat's view. None if it doesn't apply. A move that isn't offered doesn't count as an answer."""


class Phase(msgspec.Struct, Generic[G], tag=True, gc=False):
    """One block of the rulebook: what it asks, of whom, and what follows. Plain data without cycles.

    `rule` is its section. `handlers` maps each kind of move it ever offers to the method that carries it
    out. `order_handlers` maps each kind of standing order to the method that answers the phase's question."""

    rule: ClassVar[str] = ""
    handlers: ClassVar[Mapping[type[Move], MoveHandler]] = {}
    order_handlers: ClassVar[Mapping[type[StandingOrder], OrderHandler]] = {}
    turned_up: ClassVar[bool] = False
    """Whether it asks about what was just revealed: standing orders may answer it, premoves may not."""
    interrupts: ClassVar[bool] = False
    """Whether it asks others in the middle of a seat's turn, which goes on afterwards."""
    forced_is_seen: ClassVar[bool] = False
    """Whether everybody can always see that an only move is the only one."""

    def may_play_forced(self, game: G) -> bool:
        """Whether an only move may be played for the player. True only if everybody can see that it is the
        only one; otherwise the timing would reveal a hand."""
        return self.forced_is_seen

    def waits_for(self, game: G) -> Sequence[Seat]:
        """The seats whose answer is needed before play goes on. Empty: `step` is called next."""
        return ()

    def asks_next(self, game: G) -> Sequence[Seat]:
        """The seats that this phase will ask after those waited for, whatever they answer, and that can
        give their whole answer now, as standing orders or as a premove. `game` is the public view."""
        return ()

    def may_answer(self, game: G) -> Sequence[Seat]:
        """The seats that may answer now: those waited for, and those that may change a sealed answer."""
        return self.waits_for(game)

    def asks(self, game: G, seat: Seat) -> Note:
        """The question in words, with its figures."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def offers(self, game: G, seat: Seat) -> Iterable[Offer]:
        """All kinds of move for `seat`, including closed ones with their reason."""
        return ()

    def open_offers(self, game: G, seat: Seat) -> list[Offer]:
        """The offers that are not closed."""
        return [offer for offer in self.offers(game, seat) if offer.is_open()]

    def offer_of(self, game: G, seat: Seat, kind: type[Move]) -> Offer | None:
        """The offer of one kind of move; None if there is none now."""
        for offer in self.offers(game, seat):
            if offer.move is kind:
                return offer
        return None

    def open_to(self, game: G, seat: Seat) -> Sequence[Note]:
        """What somebody else has opened to `seat` beside the game (an offer of trade made to it), in words.
        Its player is told of each once; the game doesn't wait for it. `game` is the seat's view, or the whole
        game, which must say the same. A move that opens something to another seat is irreversible."""
        return ()

    def was_offered(self, game: G, seat: Seat, move: Move) -> bool:
        """Whether an older version offered this move in a form that is no longer offered. Logs that
        contain it can still be replayed."""
        return False

    def orders(self, game: G, seat: Seat) -> Iterable[Offer]:
        """The standing orders that `seat` may give while this phase is on the stack, whoever is waited
        for, as offers of kinds of order. `game` is the seat's view."""
        return ()

    def answer_of(self, game: G, seat: Seat, order: StandingOrder) -> Move | None:
        """The move an order of `seat` answers this question with; None if it doesn't apply."""
        handler = self.order_handlers.get(type(order))
        return None if handler is None else handler(self, game, seat, order)

    def hide(self, seat: Seat | None) -> None:
        """In a view's copy: remove what `seat` (None: the public) may not see. By default it may see all."""

    def before(self, game: G, seat: Seat, move: Move) -> Move | None:
        """What standing orders of `seat` do before it plays `move` by hand: the next of these moves; None if
        there is none. `game` is the seat's view."""
        return None

    def default(self, game: G, seat: Seat) -> Move:
        """The most neutral legal answer (pass, nothing spent, nothing promised), for clocks and stand-ins.
        By default: the first move of the last open offer."""
        return next(self.open_offers(game, seat)[-1].moves())

    def not_awaited(self, game: G, seat: Seat) -> Refusal:
        """The reason why `seat` may not answer now."""
        return Refusal(NOT_YOUR_TURN, self.rule)

    def answer(self, ctx: TurnContext[G], seat: Seat, move: Move) -> None:
        """Carry out an offered move through `handlers`."""
        self.handlers[type(move)](self, ctx, seat, move)

    def resume(self, ctx: TurnContext[G], result: Any) -> None:
        """Continue with the result of the phase above (`ctx.done(result)`)."""
        raise TypeError(f"{type(self).__name__} expects no result")

    def step(self, ctx: TurnContext[G]) -> None:
        """The next automatic step, called while this phase is on top and waits for nobody."""
        raise TypeError(f"{type(self).__name__} has no automatic step")


class TurnContext(Generic[G]):
    """What a rule gets to change a game: the state, and a record of its events and draws.

    `irreversible` becomes true when something was drawn, rolled or revealed that cannot be unseen;
    `turn_over` when somebody's turn has ended, also where the same seat plays next."""

    __slots__ = ("chance", "drawn", "events", "game", "irreversible", "turn_over")

    def __init__(self, game: G, chance: Chance) -> None:
        self.game: G = game
        self.chance = chance
        self.events: list[AddressedEvent] = []
        self.drawn: list[RecordedDraw] = []
        self.irreversible = False
        self.turn_over = False

    def tell(self, event: Event, to: Seat | None = None) -> None:
        """Record an event for everybody, or for one seat."""
        self.events.append(AddressedEvent(event, to))

    def reveal(self) -> None:
        """Mark the move as irreversible: somebody has learnt something."""
        self.irreversible = True

    def end_turn(self) -> None:
        """End a turn: no draft goes on past this point."""
        self.turn_over = True

    def permutation(self, what: str, n: int) -> tuple[int, ...]:
        """A random permutation of the numbers below `n`. `what` names the draw in the log."""
        drawn = self.chance.permutation(self.game.draws, what, n)
        self.game.draws += 1
        self.drawn.append(RecordedDraw(what, drawn))
        self.irreversible = True
        return drawn

    def shuffle(self, what: str, cards: Sequence[Any]) -> list[Any]:
        """The cards in random order. `what` names the draw in the log."""
        return list(map(cards.__getitem__, self.permutation(what, len(cards))))

    def roll(self, what: str, sides: int) -> int:
        """A die roll, 1 to `sides`."""
        return self.permutation(what, sides)[0] + 1

    def push(self, phase: Phase[G]) -> None:
        """Put a phase on top: it runs before the present one goes on."""
        self.game.phases.append(phase)

    def pop(self) -> None:
        """Remove the top phase."""
        self.game.phases.pop()

    def done(self, result: Any) -> None:
        """Remove the top phase and hand its result to the one below, which goes on with it."""
        self.game.phases.pop()
        self.game.phases[-1].resume(self, result)

    def replace(self, phase: Phase[G]) -> None:
        """Replace the top phase."""
        self.game.phases[-1] = phase


@lru_cache(maxsize=256)
def clockwise(seats: int, first: int) -> tuple[Seat, ...]:
    """All seats in clockwise order from `first`."""
    return tuple(Seat((first + at) % seats) for at in range(seats))
