"""Keeps the offers of the position that was asked about last, for whoever asks next.

One answer is asked about several times: whether it is the only one, what may be chosen, whether the choice
is legal. States don't change, so the same object is the same position. Only the engine changes one, by
playing in it, and it forgets the offers first."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from games.core.choices.offer import Move, Offer
from games.core.game import Game, Phase, Seat


class KeptOffers(NamedTuple):
    """All offers of the top phase to one seat, in order."""

    game: Any
    phase: Phase
    seat: Seat
    offers: Sequence[Offer]

    def are_to(self, game: Game, phase: Phase, seat: Seat) -> bool:
        """Whether they are of this position."""
        return self.game is game and self.phase is phase and self.seat == seat


class _Memory:
    """What is kept. Threads may share it: it is replaced as a whole."""

    kept: KeptOffers | None = None


_MEMORY = _Memory()


def offers_to(game: Game, seat: Seat) -> Sequence[Offer]:
    """All offers of the top phase to a seat, including closed ones; none if it may not answer."""
    if not game.phases:
        return ()
    kept, top = _MEMORY.kept, game.phases[-1]
    if kept is None or not kept.are_to(game, top, seat):
        if seat not in top.may_answer(game):
            return ()
        _MEMORY.kept = kept = KeptOffers(game, top, seat, list(top.offers(game, seat)))
    return kept.offers


def offer_to(game: Game, seat: Seat, kind: type[Move]) -> Offer | None:
    """The offer of one kind of move that the top phase makes to a seat that may answer; None if there is
    none. Unless all are kept, only this one is made."""
    kept, top = _MEMORY.kept, game.phases[-1]
    if kept is None or not kept.are_to(game, top, seat):
        found: Offer | None = top.offer_of(game, seat, kind)
        return found
    return next((offer for offer in kept.offers if offer.move is kind), None)


def forget_offers() -> None:
    """The position is about to change."""
    _MEMORY.kept = None
