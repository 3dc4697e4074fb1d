"""Figures that a hint of Philadelphia adds to a move: what a card has in common with the hand."""

from games.core import FACE_DOWN, Move, Note, Seat, note
from games.philadelphia.model import components as c
from games.philadelphia.model import moves
from games.philadelphia.model.roles import best_split, makes_roles, points
from games.philadelphia.model.state import PhiladelphiaState


def tells(view: PhiladelphiaState, seat: Seat, move: Move) -> tuple[Note, ...]:
    """The change of the roles in hand by a card gained or lost; else the cards it goes with."""
    hand = [card for card in view.agencies[seat].hand if card != FACE_DOWN]
    if isinstance(move, moves.TakeCard) and move.card in c.CARDS:
        return (_changed(hand, [*hand, move.card]) or _company(hand, move.card),)
    if isinstance(move, moves.Post | moves.DiscardCard) and move.card in hand:
        left = [card for card in hand if card != move.card]
        told = _changed(hand, left)
        return (told,) if told is not None else ()
    return ()


def _changed(hand: list[str], then: list[str]) -> Note | None:
    before, after = (points(best_split(tuple(cards))) for cards in (hand, then))
    return note("advice-roles-change", before=before, after=after) if before != after else None


def _company(hand: list[str], card: str) -> Note:
    """The number of cards in hand of its name, and of its industry."""
    known = c.CARDS[card]
    others = [c.CARDS[one] for one in hand if makes_roles(c.CARDS[one])] if makes_roles(known) else []
    same = [one for one in others if one.name == known.name]
    kin = [one for one in others if one.kind.industry == known.kind.industry and one.name != known.name]
    return note("advice-company", names=len(same), industries=len(kin))
