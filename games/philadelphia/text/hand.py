"""A seat's hand in words, made from its own view."""

from games.core import Note, Seat, note
from games.philadelphia.model import components as c
from games.philadelphia.model.cards_text import printed, sentences
from games.philadelphia.model.roles import best_split, roles_with
from games.philadelphia.model.standing_effects import post_cost
from games.philadelphia.model.state import Agency, ScoredRole
from games.philadelphia.rules.game import Philadelphia
from games.philadelphia.rules.view import sort_key
from games.philadelphia.text.position import set_line


def hand_text(view: Philadelphia, seat: Seat) -> tuple[Note, ...]:
    """A seat's cards, sorted by industry: present cost and reward of each, its faces and text, and the
    roles it can take part in."""
    agency = view.agencies[seat]
    lines = [note("heading-hand", count=len(agency.hand))]
    lines += [_in_hand(agency, card) for card in sorted(agency.hand, key=sort_key) if card in c.CARDS]
    if best := best_split(tuple(agency.hand)):
        sets = tuple(set_line(ScoredRole(role, c.CARDS[cards[0]].kind.industry)) for role, cards in best)
        lines.append(Note("hand-sets", {"sets": sets}))
    return tuple(lines) if agency.hand else ()


def _in_hand(agency: Agency, card: str) -> Note:
    kind = c.CARDS[card].kind
    roles = [note("hand-role", role=role, vp=c.ROLES[role].vp) for role in roles_with(card, agency.hand)]
    return Note(
        "hand-card",
        printed(kind)
        | {
            "card": card,
            "cost": post_cost(agency, card),
            "faces": tuple(map(str, c.CARDS[card].faces)),
            "does": sentences(kind.effects),
            "roles": tuple(roles),
        },
    )
