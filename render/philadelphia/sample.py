"""Made-up positions with as much on the table as possible, to warm up with."""

from collections.abc import Iterator

from games.core import Seat
from games.philadelphia.model import components as c
from games.philadelphia.model.state import Ad, Agency, PhiladelphiaOptions
from games.philadelphia.rules.effects.prompts import TakeTurnedUp
from games.philadelphia.rules.game import Philadelphia
from games.philadelphia.rules.rounds import Round
from games.philadelphia.rules.turn import TurnActions


def positions() -> Iterator[Philadelphia]:
    """Four agencies with full fields, and two of which one explores; all cards are somewhere."""
    yield _position(4, [Round(), TurnActions(Seat(0))])
    looking = TakeTurnedUp(Seat(0), "", list(c.CARDS)[:6], 2)
    yield _position(2, [Round(), TurnActions(Seat(0)), looking])


def _position(seats: int, phases: list[Round | TurnActions | TakeTurnedUp]) -> Philadelphia:
    cards = list(c.CARDS)
    agencies = []
    for seat in range(seats):
        hand, field = cards[seat:80:seats][:20], cards[seat::9][:4]
        agencies.append(Agency(gold=7 * seat, vp=4 * seat, hand=hand, field=[Ad(card, 1) for card in field]))
    return Philadelphia(
        phases=[*phases],
        options=PhiladelphiaOptions(),
        agencies=agencies,
        round=3,
        market=list(c.ITEMS)[:3],
        discard=cards[:3],
        field_cards=list(c.FIELD_CARDS),
        face=5,
        hired_by_roll=cards[2:6],
    )
