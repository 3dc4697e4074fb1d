"""The gatekeeper: who may answer, with what, why not, and what comes of it.

>>> played = play(TITLE, game, seat, Raise(bid=300), chance)
>>> played.game, played.events          # the old `game` is as it was
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec

from games.core import refusal as codes
from games.core.answers import Chooser, pick
from games.core.chance import Chance, Draw
from games.core.game import Flow, Game, Phase, Seat, Told
from games.core.offer import Move, Note, Offer
from games.core.refusal import Refusal
from games.core.title import Title


class Played(msgspec.Struct, frozen=True):
    """What came of a move. `fence`: something was drawn or revealed; `forced`: moves that were the
    only possible answer and were played for their seats, in order."""

    game: Any
    events: tuple[Told, ...]
    drawn: tuple[Draw, ...]
    fence: bool
    forced: tuple[tuple[Seat, Any], ...] = ()


def start(title: Title, seats: int, options: Any, chance: Chance) -> Played:
    """A new game. Refusal if the title is not played by so many under these options."""
    if (refusal := title.why_not_start(seats, options)) is not None:
        raise refusal
    flow = Flow(title.new_game(seats, options), chance)
    return _advance(flow)


def play(title: Title, game: Game, seat: Seat, move: Move, chance: Chance) -> Played:
    """Check and play `move` on a copy of `game`. Refusal if it is not offered."""
    if (refusal := why_not(game, seat, move)) is not None:
        raise refusal
    flow = Flow(title.copy(game), chance)
    flow.game.phases[-1].answer(flow, seat, move)
    return _advance(flow)


def play_in_place(game: Game, seat: Seat, move: Move, chance: Chance) -> Flow:
    """Play an offered move on `game` itself, unchecked: for simulation."""
    flow = Flow(game, chance)
    game.phases[-1].answer(flow, seat, move)
    _run(flow)
    return flow


def waits_for(game: Game) -> Sequence[Seat]:
    """The seats whose answer is needed now; none when the game is over."""
    return game.phases[-1].waits_for(game) if game.phases else ()


def may_answer(game: Game) -> Sequence[Seat]:
    """The seats that may answer now, those who may change a secret answer included."""
    return game.phases[-1].may_answer(game) if game.phases else ()


def asks(game: Game, seat: Seat) -> Note:
    """The question `seat` is being asked."""
    note: Note = game.phases[-1].asks(game, seat)
    return note


def offers(game: Game, seat: Seat) -> list[Offer]:
    """All kinds of move `seat` could make now, closed ones (with their reason) included."""
    if seat not in may_answer(game):
        return []
    return list(game.phases[-1].offers(game, seat))


def open_offers(game: Game, seat: Seat) -> list[Offer]:
    """The offers that `seat` can really answer with."""
    return [offer for offer in offers(game, seat) if offer.is_open()]


def random_answer(game: Game, rng: Chooser) -> tuple[Seat, Move]:
    """A seat and its move as random play has it: any seat that is waited for, any of its open offers,
    any answer, each with the same chance."""
    top: Phase = game.phases[-1]
    seat = pick(top.waits_for(game), rng)
    offer: Offer = pick([offer for offer in top.offers(game, seat) if offer.is_open()], rng)
    return seat, offer.random_move(rng)


def legal_moves(game: Game, seat: Seat) -> Iterator[Move]:
    """Every move that would be accepted from `seat` now."""
    for offer in offers(game, seat):
        yield from offer.moves()


def why_not(game: Game, seat: Seat, move: Move) -> Refusal | None:
    """None if `move` is offered to `seat`, else the reason, in this order: game over, phase, turn,
    pending choice, the move's form, its own checks, money."""
    if not game.phases:
        return Refusal(codes.GAME_OVER)
    top: Phase = game.phases[-1]
    kind = type(move)
    takers = [phase for phase in game.phases if kind in phase.answered_by]
    if not takers:
        return Refusal(codes.WRONG_PHASE, top.rule)
    if seat not in top.may_answer(game):
        return top.not_awaited(game, seat)
    if takers[-1] is not top:
        return Refusal(codes.PENDING_CHOICE, top.rule)
    if (malformed := move.malformed()) is not None:
        return malformed
    for offer in top.offers(game, seat):
        if offer.move is kind:
            why: Refusal | None = offer.why_not(move)
            return why
    return Refusal(codes.WRONG_PHASE, top.rule)


def only_move(game: Game, seat: Seat) -> Move | None:
    """The answer, if `seat` has only one and everybody can see so."""
    if not game.phases[-1].tell_forced(game):
        return None
    moves = list(islice(legal_moves(game, seat), 2))
    return moves[0] if len(moves) == 1 else None


def _advance(flow: Flow) -> Played:
    """Run on until somebody has a real choice; answers without a choice are given for their seats."""
    forced: list[tuple[Seat, Move]] = []
    _run(flow)
    while len(waiting := waits_for(flow.game)) == 1:
        move = only_move(flow.game, waiting[0])
        if move is None:
            break
        forced.append((waiting[0], move))
        flow.game.phases[-1].answer(flow, waiting[0], move)
        _run(flow)
    return Played(flow.game, tuple(flow.events), tuple(flow.drawn), flow.fence, tuple(forced))


def _run(flow: Flow) -> None:
    phases = flow.game.phases
    while phases:
        top = phases[-1]
        if top.waits_for(flow.game):
            return
        top.step(flow)
