"""Checks and plays moves: who may answer, with what, why not, and what follows.

>>> played = play(TITLE, game, seat, Raise(bid=300), chance)
>>> played.game, played.events          # the old `game` is as it was
"""

from collections.abc import Iterator, Sequence
from typing import Any, Generic

import msgspec

from games.core import old_logs
from games.core.chance import Chance, RecordedDraw
from games.core.choices import refusal as codes
from games.core.choices.answers import Chooser, pick
from games.core.choices.offer import Move, Note, Offer
from games.core.choices.options import Opt
from games.core.choices.orders import StandingOrder
from games.core.choices.refusal import Refusal
from games.core.game import AddressedEvent, G, Game, Phase, Seat, TurnContext
from games.core.title import Title


class AppliedAction(msgspec.Struct, frozen=True, gc=False):
    """One action and its result. `forced`: it was the only possible one and was played for its seat. The
    start of a game is an action of nobody: `seat` and `move` are None."""

    seat: Seat | None
    move: Any
    forced: bool
    events: tuple[AddressedEvent, ...]
    drawn: tuple[RecordedDraw, ...]


class PlayedResult(msgspec.Struct, Generic[G], frozen=True):
    """The result of an action: the new state, and the action with those it forced, in order. `irreversible`:
    something was drawn or revealed. `turn_over`: somebody's turn has ended."""

    game: G
    actions: tuple[AppliedAction, ...]
    irreversible: bool
    turn_over: bool = False

    @property
    def events(self) -> tuple[AddressedEvent, ...]:
        """The events of all actions."""
        return tuple([event for action in self.actions for event in action.events])

    @property
    def drawn(self) -> tuple[RecordedDraw, ...]:
        """The draws of all actions."""
        return tuple([draw for action in self.actions for draw in action.drawn])

    @property
    def forced(self) -> tuple[tuple[Seat, Any], ...]:
        """The forced actions, each with its seat."""
        return tuple(
            [
                (action.seat, action.move)
                for action in self.actions
                if action.forced and action.seat is not None
            ]
        )


class EndlessSteps(Exception):
    """Automatic steps go on and on, and nobody is asked."""


def start(
    title: Title[G, Opt],
    seats: int,
    options: Opt,
    chance: Chance,
    forced: bool = True,
    version: int | None = None,
) -> PlayedResult[G]:
    """A new game. Raises Refusal if the title can't be played by this number of players under these options.
    `forced=False`: a question with a single answer isn't answered automatically (for replays of logs that
    contain these moves). `version`: the version of the title under which the game began, if not the present
    one (also for replays)."""
    if (refusal := title.why_not_start(seats, options)) is not None:
        raise refusal
    game = title.new_game(seats, options)
    if version is not None and version != title.state_version:
        game = title.old.begun(game, version)
    ctx = TurnContext(game, chance)
    return _advance(ctx, None, None, forced)


def play(title: Title[G, Opt], game: G, seat: Seat, move: Move, chance: Chance) -> PlayedResult[G]:
    """Check `move`, play it on a copy of `game`, and play the moves it forces. Refusal if it is not
    offered."""
    return _play(title, game, seat, move, chance, forced=True)


def play_all(title: Title[G, Opt], game: G, chance: Chance, *answers: tuple[Seat, Move]) -> G:
    """The game after these answers, one after the other."""
    for seat, move in answers:
        game = play(title, game, seat, move, chance).game
    return game


def play_one(title: Title[G, Opt], game: G, seat: Seat, move: Move, chance: Chance) -> PlayedResult[G]:
    """`play` without the forced moves: for replays of logs that contain them."""
    return _play(title, game, seat, move, chance, forced=False)


def _play(
    title: Title[G, Opt], game: G, seat: Seat, move: Move, chance: Chance, forced: bool
) -> PlayedResult[G]:
    refusal = why_not(game, seat, move)
    if refusal is not None and (forced or not _was_offered(game, seat, move)):
        # Some refusals are shared constants: drop the traceback, else it would keep old frames alive.
        raise refusal.with_traceback(None)
    ctx = TurnContext(title.copy(game), chance)
    _answer(ctx, seat, move)
    opened = opened_to_others(ctx.game, seat)
    if opened and not is_always_available(game, seat, move):  # that is played at once in any case
        before = opened_to_others(game, seat)
        if any(one not in before for one in opened):
            ctx.reveal()
    return _advance(ctx, seat, move, forced)


def play_in_place(game: G, seat: Seat, move: Move, chance: Chance) -> TurnContext[G]:
    """Play an offered move on `game` itself, unchecked: for simulation."""
    ctx = TurnContext(game, chance)
    kind = type(move)
    top: Phase[G] = game.phases[-1]
    for phase in game.always_available:
        if kind in phase.handlers:
            _answer(ctx, seat, move)
            break
    else:
        top.handlers[kind](top, ctx, seat, move)
    _run(ctx)
    return ctx


def waits_for(game: Game) -> Sequence[Seat]:
    """The seats whose answer is needed now; empty when the game is over."""
    if not game.phases:
        return ()
    top: Phase = game.phases[-1]
    return top.waits_for(game)


def waits_for_only(game: Game, seat: Seat) -> bool:
    """Whether the answer of this seat is needed now, and of no other."""
    return list(waits_for(game)) == [seat]


def asks_next(view: Game) -> Sequence[Seat]:
    """The seats that will be asked for certain and can already answer in advance, from the public view. Those
    that are awaited now are left out."""
    awaited = waits_for(view)
    seats = [seat for phase in reversed(view.phases) for seat in phase.asks_next(view)]
    return tuple([seat for seat in dict.fromkeys(seats) if seat not in awaited])


def may_answer(game: Game) -> Sequence[Seat]:
    """The seats that may answer the present question, including those that may change a sealed answer."""
    if not game.phases:
        return ()
    top: Phase = game.phases[-1]
    return top.may_answer(game)


def asks(game: Game, seat: Seat) -> Note:
    """The question to `seat`."""
    top: Phase = game.phases[-1]
    return top.asks(game, seat)


def offers(game: Game, seat: Seat) -> list[Offer]:
    """All kinds of move for `seat` at the present question, including closed ones with their reason."""
    if seat not in may_answer(game):
        return []
    top: Phase = game.phases[-1]
    return list(top.offers(game, seat))


def always_available(game: Game, seat: Seat) -> list[Offer]:
    """The offers that are always available to `seat`: those of the phases beside the stack."""
    if not game.phases:
        return []
    return [
        offer
        for phase in game.always_available
        if seat in phase.may_answer(game)
        for offer in phase.offers(game, seat)
    ]


def open_to(view: Game, seat: Seat) -> list[Note]:
    """What others have opened to `seat` beside the game, in words, from its view."""
    return [note for phase in view.always_available for note in phase.open_to(view, seat)]


def opened_to_others(game: Game, seat: Seat) -> list[tuple[Seat, Note]]:
    """What is open beside the game to other seats than this one, each with its words."""
    return [
        (other, told)
        for phase in game.always_available
        for other in phase.may_answer(game)
        if other != seat
        for told in phase.open_to(game, other)
    ]


def order_offers(view: Game, seat: Seat) -> list[Offer]:
    """The standing orders that `seat` may give now, as offers, from its view: of the phases on the stack,
    the top one first, then of those beside it. Each kind once."""
    offers: dict[type[Move], Offer] = {}
    if view.phases:
        for phase in (*reversed(view.phases), *view.always_available):
            for offer in phase.orders(view, seat):
                offers.setdefault(offer.move, offer)
    return list(offers.values())


def order_answer(view: Game, seat: Seat, order: StandingOrder) -> Move | None:
    """The move an order of `seat` answers the present question with, from its view; None if it doesn't
    apply."""
    top: Phase = view.phases[-1]
    move = top.answer_of(view, seat, order)
    return move if move is not None and why_not(view, seat, move) is None else None


def before(view: Game, seat: Seat, move: Move) -> Move | None:
    """What standing orders of `seat` do before it plays `move` by hand, from its view: the next move, or
    None."""
    top: Phase = view.phases[-1]
    first = top.before(view, seat, move)
    return first if first is not None and why_not(view, seat, first) is None else None


def open_offers(game: Game, seat: Seat) -> list[Offer]:
    """The offers to `seat` at the present question that are not closed."""
    if seat not in may_answer(game):
        return []
    top: Phase = game.phases[-1]
    return top.open_offers(game, seat)


def default(game: Game, seat: Seat) -> Move:
    """The most neutral legal answer of `seat` to the present question."""
    top: Phase = game.phases[-1]
    return top.default(game, seat)


def offer_of(game: Game, seat: Seat, move: Move) -> Offer | None:
    """The offer that `move` of `seat` belongs to now; None if there is none."""
    for phase in (game.phases[-1], *game.always_available) if game.phases else ():
        if seat in phase.may_answer(game):
            offer: Offer | None = phase.offer_of(game, seat, type(move))
            if offer is not None:
                return offer
    return None


def is_always_available(game: Game, seat: Seat, move: Move) -> bool:
    """Whether `move` belongs to a phase beside the stack: it is played at once, outside any turn."""
    top: Phase = game.phases[-1]
    return (
        not _takes(top, game, seat, type(move))
        and _always_available_phase(game, seat, type(move)) is not None
    )


def random_answer(game: Game, rng: Chooser) -> tuple[Seat, Move]:
    """A random answer: a seat that is waited for, one of its open offers, and a move of that offer, each
    drawn uniformly."""
    seat = pick(waits_for(game), rng)
    return seat, rng.choice(open_offers(game, seat)).random_move(rng)


def legal_moves(game: Game, seat: Seat) -> Iterator[Move]:
    """Every move that would be accepted from `seat` now as an answer to the present question."""
    for offer in offers(game, seat):
        yield from offer.moves()


def why_not(game: Game, seat: Seat, move: Move) -> Refusal | None:
    """None if `move` is offered to `seat`, else the reason. Order of checks: game over, phase, turn,
    pending choice, the move's form, its own checks, money."""
    if not game.phases:
        return Refusal(codes.GAME_OVER)
    top: Phase = game.phases[-1]
    kind = type(move)
    phase = top if _takes(top, game, seat, kind) else _always_available_phase(game, seat, kind)
    if phase is None:
        return _why_not_asked(game, seat, kind)
    if (malformed := move.malformed()) is not None:
        return malformed
    offer = phase.offer_of(game, seat, kind)
    return Refusal(codes.WRONG_PHASE, phase.rule) if offer is None else offer.why_not(move)


def _why_not_asked(game: Game, seat: Seat, kind: type[Move]) -> Refusal:
    """Why no phase accepts this kind of move from `seat` now."""
    top: Phase = game.phases[-1]
    takers = [phase for phase in game.phases if kind in phase.handlers]
    if not takers:
        return Refusal(codes.WRONG_PHASE, top.rule)
    if seat not in top.may_answer(game):
        return top.not_awaited(game, seat)
    return Refusal(codes.PENDING_CHOICE, top.rule)


def only_move(game: Game, seat: Seat) -> Move | None:
    """The only answer of `seat`, which is waited for, if it has just one and everybody can see that. Stops
    where it sees a choice: each open offer has a move, and so has each first value of an offer."""
    top: Phase = game.phases[-1]
    if not top.may_play_forced(game):
        return None
    only: Offer | None = None
    for offer in top.offers(game, seat):
        if choices := offer.choices_seen():
            if choices > 1 or only is not None:
                return None
            only = offer
    return only.only_move() if only is not None else None


def _takes(phase: Phase, game: Game, seat: Seat, kind: type[Move]) -> bool:
    return kind in phase.handlers and seat in phase.may_answer(game)


def _was_offered(game: Game, seat: Seat, move: Move) -> bool:
    """Whether a log may contain the move in a form that is no longer offered."""
    if not game.phases:
        return False
    top: Phase = game.phases[-1]
    return _takes(top, game, seat, type(move)) and top.was_offered(game, seat, move)


def _always_available_phase(game: Game, seat: Seat, kind: type[Move]) -> Phase | None:
    for phase in game.always_available:
        if _takes(phase, game, seat, kind):
            taker: Phase = phase
            return taker
    return None


def _answer(ctx: TurnContext[G], seat: Seat, move: Move) -> None:
    """Carry out an offered move in the phase that accepts it: the top one, or one beside the stack."""
    game = ctx.game
    top: Phase[G] = game.phases[-1]
    if game.always_available:
        if old_logs.carried_out(ctx, seat, move):
            return
        if not _takes(top, game, seat, type(move)):
            top = _always_available_phase(game, seat, type(move)) or top
    top.answer(ctx, seat, move)


def _advance(ctx: TurnContext[G], seat: Seat | None, move: Move | None, forced: bool) -> PlayedResult[G]:
    """Go on until somebody has a real choice; only moves are played automatically."""
    actions: list[AppliedAction] = []
    events = drawn = 0
    only = False
    while True:
        waiting = _run(ctx)
        actions.append(AppliedAction(seat, move, only, tuple(ctx.events[events:]), tuple(ctx.drawn[drawn:])))
        events, drawn = len(ctx.events), len(ctx.drawn)
        if not forced or len(waiting) != 1 or (move := only_move(ctx.game, waiting[0])) is None:
            return PlayedResult(ctx.game, tuple(actions), ctx.irreversible, ctx.turn_over)
        seat, only = waiting[0], True
        _answer(ctx, seat, move)


MOST_STEPS = 10_000
"""Maximum number of automatic steps in a row. A phase that never ends would go on for ever."""


def _run(ctx: TurnContext[G]) -> Sequence[Seat]:
    """Take the automatic steps. Returns the seats that are waited for then; none if the game is over."""
    game = ctx.game
    phases = game.phases
    steps = 0
    while phases:
        top: Phase[G] = phases[-1]
        waiting = top.waits_for(game)
        if not waiting:
            steps += 1
            if steps > MOST_STEPS:
                raise EndlessSteps(
                    f"{type(top).__name__} asks nobody and its `step` does not end: is a `ctx.pop()` missing?"
                )
            top.step(ctx)
        else:
            fresh = steps > 0 or ctx.turn_over
            kept = old_logs.order_answers(game, waiting, fresh) if game.always_available else ()
            answer = next((one for one in kept if why_not(game, *one) is None), None)
            if answer is None:
                return waiting
            _answer(ctx, *answer)
    return ()
