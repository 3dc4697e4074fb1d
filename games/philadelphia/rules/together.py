"""Questions of the hiring phase that several players answer together (rules 6.5).

The effects are resolved player by player. A choice from one's own hand, or whether an effect is wanted,
doesn't depend on the effects of earlier players. It is asked in advance and stored with the effect; the
effects are then resolved in the rules' order. Questions that do depend on earlier effects (cards revealed
after others have drawn, the ad discard) are asked in turn."""

from collections.abc import Iterator
from typing import Any

from games.core import Move, Note, Offer, Permutations, SealedPhase, Seat, sealed_as
from games.philadelphia.model import events, moves
from games.philadelphia.model import vocabulary as v
from games.philadelphia.model.orders import DeclineOutsideTurn, ResolveAsListed
from games.philadelphia.model.state import Context, PhiladelphiaState
from games.philadelphia.rules.effects.due import Due, cause_of, effect_of
from games.philadelphia.rules.effects.prompts import DiscardFromHand, MayUse, TakeTurnedUp, result_of
from games.philadelphia.rules.effects.resolving import applies, first_question, show
from games.philadelphia.rules.moving_cards import cards_left

Question = MayUse | DiscardFromHand | TakeTurnedUp
Queues = dict[Seat, list[Due]]


class ArrangeEffects(SealedPhase[PhiladelphiaState]):
    """Choose the order of one's own effects, by their numbers in the list; all with a choice are asked
    together."""

    rule = "6"

    queues: Queues = {}
    answers: dict[Seat, tuple[int, ...]] = {}

    def asks(self, game: PhiladelphiaState, seat: Seat) -> Note:
        listed = []
        for number, due in enumerate(self.queues[seat], 1):
            why = events.cause_note(cause_of(due), due.of)
            listed.append(Note("effect-listed", {"number": number, "by": due.card, "why": why}))
        return Note("ask-order", {"effects": tuple(listed)})

    def offers(self, game: PhiladelphiaState, seat: Seat) -> Iterator[Offer]:
        yield Offer(moves.OrderEffects, order=Permutations(self._as_listed(seat)))

    def _as_listed(self, seat: Seat) -> tuple[int, ...]:
        return tuple(range(1, len(self.queues[seat]) + 1))

    def default(self, game: PhiladelphiaState, seat: Seat) -> Move:
        return moves.OrderEffects(self._as_listed(seat))

    @property
    def arranged(self) -> Queues:
        """The effects in the orders chosen."""
        return {seat: [self.queues[seat][at - 1] for at in order] for seat, order in self.answers.items()}

    def opened(self, ctx: Context) -> None:
        ctx.done(self)

    handlers = {moves.OrderEffects: sealed_as(lambda move: move.order)}

    def _listed(self, game: PhiladelphiaState, seat: Seat, order: ResolveAsListed) -> Move:
        return self.default(game, seat)

    order_handlers = {ResolveAsListed: _listed}


class AskTogether(SealedPhase[PhiladelphiaState]):
    """The next question of each of several players. `places`: the index of the asking effect in its queue."""

    rule = "6"

    questions: dict[Seat, Question] = {}
    places: dict[Seat, int] = {}
    answers: dict[Seat, tuple[Any, ...] | None] = {}

    def asks(self, game: PhiladelphiaState, seat: Seat) -> Note:
        return self.questions[seat].asks(game, seat)

    def offers(self, game: PhiladelphiaState, seat: Seat) -> Iterator[Offer]:
        yield from self.questions[seat].offers(game, seat)

    def default(self, game: PhiladelphiaState, seat: Seat) -> Move:
        return self.questions[seat].default(game, seat)

    def _answer(self, ctx: Context, seat: Seat, move: Move) -> None:
        question = self.questions[seat]
        optional = not isinstance(question, TakeTurnedUp) and question.optional
        self.seal(seat, result_of(move, optional))

    def opened(self, ctx: Context) -> None:
        ctx.done(self)

    handlers = dict.fromkeys(
        (moves.UseEffect, moves.Decline, moves.DiscardCard, moves.DiscardCards, moves.TakeCard), _answer
    )

    def _decline(self, game: PhiladelphiaState, seat: Seat, order: DeclineOutsideTurn) -> Move | None:
        return self.questions[seat].answer_of(game, seat, order)

    order_handlers = {DeclineOutsideTurn: _decline}


def ask_together(ctx: Context, seats: list[Seat], queues: Queues) -> AskTogether | None:
    """The next questions of these seats, if the first of them has one and others do too. Only the first
    may reveal cards for it, as the deck is then as in the rules' order."""
    game = ctx.game
    next_places = {seat: _next(game, seat, queues[seat], at == 0) for at, seat in enumerate(seats)}
    places = {seat: place for seat, place in next_places.items() if place is not None}
    if len(places) < 2 or next_places[seats[0]] is None:
        return None
    questions: dict[Seat, Question] = {}
    for seat, place in sorted(places.items()):
        due = queues[seat][place]
        asked = first_question(game, seat, due) or show(ctx, seat, due)
        assert isinstance(asked, Question)
        questions[seat] = asked
    return AskTogether(sorted(places), questions=questions, places=dict(sorted(places.items())))


def _next(game: PhiladelphiaState, seat: Seat, queue: list[Due], first: bool) -> int | None:
    """The index of the effect that asks next, if nothing before it can change the question."""
    for place, due in enumerate(queue):
        effect = effect_of(due)
        if effect.conditions or not applies(game, seat, due):
            return None
        if isinstance(first_question(game, seat, due), MayUse | DiscardFromHand):
            return place
        if first and not place and _shows(game, effect):
            return place
        if effect.optional or not all(isinstance(op, v.GainGold) for op in effect.ops):
            return None
    return None


def _shows(game: PhiladelphiaState, effect: v.Triggered) -> bool:
    """Whether an effect reveals cards, one of which is taken."""
    op = effect.ops[0]
    if effect.optional or not isinstance(op, v.Look) or op.take != 1:
        return False
    return cards_left(game) > 1
