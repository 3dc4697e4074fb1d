"""Figures that a hint of Philadelphia adds to a move: what a card has in common with the hand."""

from games.core import FACE_DOWN, Move, Note, Seat, note
from games.philadelphia.model import components as c
from games.philadelphia.model import moves
from games.philadelphia.model.roles import makes_roles
from games.philadelphia.model.state import PhiladelphiaState


def tells(view: PhiladelphiaState, seat: Seat, move: Move) -> tuple[Note, ...]:
    """The cards in hand that go with a card to be taken, if there are any."""
    if not isinstance(move, moves.TakeCard) or move.card not in c.CARDS:
        return ()
    hand = [card for card in view.agencies[seat].hand if card != FACE_DOWN]
    names, industries = _company(hand, move.card)
    return (note("advice-company", names=names, industries=industries),) if names or industries else ()


def _company(hand: list[str], card: str) -> tuple[int, int]:
    """The number of cards in hand of its name, and of other names of its industry."""
    known = c.CARDS[card]
    alike = hand if makes_roles(known.kind) else []
    others = [c.CARDS[one] for one in alike if makes_roles(c.CARDS[one].kind)]
    names = sum(one.name == known.name for one in others)
    return names, sum(one.kind.industry == known.kind.industry for one in others) - names
