"""Submitting roles: the best split of the hand, of chosen cards, or any other that is legal (rules 4, 5)."""

from collections.abc import Sequence
from typing import Any

from games.core import Assignments, Checked, Note, Offer, Preview, Refusal, Seat, Subsets, note
from games.core.choices.answers import Chooser
from games.philadelphia.model import components as c
from games.philadelphia.model import events, moves, versions
from games.philadelphia.model.roles import (
    any_of_the_roles,
    best_split,
    points,
    why_no_role,
    why_not_role,
    why_not_roles,
)
from games.philadelphia.model.state import Agency, Context, ScoredRole
from games.philadelphia.rules.effects.resolving import fire
from games.philadelphia.rules.moving_cards import give_back

RULE = "4"


class RoleSets(Assignments):
    """Any legal roles of some cards. A role's size is fixed, so the composer tries only sets of that size,
    and twenty cards are no more work than five."""

    __slots__ = ()

    def __init__(self, cards: tuple[str, ...]) -> None:
        super().__init__(tuple(c.ROLES), cards, lambda bundle: why_not_role(*bundle))

    def bundle(self, pieces: tuple[Any, ...], key: Any) -> Subsets:
        whole = super().bundle(pieces, key)
        size = c.ROLES[key].size
        return Subsets(whole.items, lambda cards: self.why_not_bundle((key, cards)), size, size)

    def __bool__(self) -> bool:
        return why_no_role(self.items) is None

    def pick(self, rng: Chooser) -> Any:
        """Roles drawn one after another from the cards that are left; two in three stop there."""
        roles: list[tuple[str, tuple[str, ...]]] = []
        left: Sequence[str] = self.items
        while why_no_role(tuple(left)) is None:
            roles.append(any_of_the_roles(left, rng))
            if rng.choice((True, True, False)):
                break
            left = [card for card in left if card not in roles[-1][1]]
        return tuple(roles)


class RoleCards(Subsets):
    """Cards of a hand of which at least one role can be made."""

    __slots__ = ()

    def __init__(self, hand: tuple[str, ...]) -> None:
        super().__init__(hand, lambda cards: why_no_role(tuple(cards)), least=_LEAST)

    def __bool__(self) -> bool:
        return why_no_role(self.items) is None

    def pick(self, rng: Chooser) -> Any:
        """The cards of any role, and others by the toss of a coin."""
        _, cards = any_of_the_roles(self.items, rng)
        return tuple([card for card in self.items if card in cards or rng.choice((False, True))])


Submission = moves.SubmitBest | moves.SubmitCards | moves.SubmitRoles


def cards_offer(agency: Agency) -> Offer:
    """Chosen cards of the hand in their best split."""
    return Offer(moves.SubmitCards, previews=_PREVIEWS, cards=RoleCards(tuple(agency.hand)))


def best_offer(agency: Agency) -> Offer:
    """The best split of the hand: its points, and its cards."""

    def split() -> moves.Roles:
        return best_split(tuple(agency.hand))

    def cards(vp: int) -> Checked:
        return _only(tuple([card for _, chosen in split() for card in chosen]))

    return Offer(moves.SubmitBest, vp=lambda: _only(points(split())), cards=cards)


def roles_offer(agency: Agency, closed: Refusal | None) -> Offer:
    """Any roles of some cards of the hand; none if no role is possible, with the reason."""
    return Offer(
        moves.SubmitRoles,
        closed,
        whole=lambda move: why_not_roles(agency.hand, move.roles),
        previews=_PREVIEWS,
        cards=RoleCards(tuple(agency.hand)),
        roles=lambda cards: RoleSets(tuple(cards)),
    )


_LEAST = min(role.size for role in c.ROLES.values())


def _points_note(cards: tuple[str, ...]) -> Note:
    """What the best split of chosen cards scores."""
    roles = best_split(tuple([card for card in cards if card in c.CARDS]))
    return note("hint-roles", vp=points(roles), roles=tuple(role for role, _ in roles))


_PREVIEWS: dict[str, Preview] = {"cards": _points_note}


def _only(value: Any) -> Checked:
    """One answer and no other; cards in any order."""

    def why_not(other: Any) -> Refusal | None:
        cards = isinstance(other, tuple) and isinstance(value, tuple)
        same = sorted(map(str, other)) == sorted(value) if cards else other == value
        return None if same else Refusal("ERR_BAD_CHOICE", RULE)

    return Checked((value,), why_not)


def submit(ctx: Context, seat: Seat, move: Submission) -> None:
    """Score the roles; their cards and the whole ad discard go under the deck, then `submit` effects.

    Scored roles are kept in order of their names: the same submission said in other words leads to the same
    state."""
    agency = ctx.game.agencies[seat]
    roles = move.roles if isinstance(move, moves.SubmitRoles) else best_split(move.cards)
    if versions.keeps_payments_and_roles(ctx.game.since):
        scored = [ScoredRole(role, c.CARDS[chosen[0]].kind.industry) for role, chosen in roles]
        agency.scored += sorted(scored, key=lambda one: (one.role, one.industry))
    cards: list[str] = []
    for role, chosen in roles:
        vp = c.ROLES[role].vp
        agency.vp += vp
        cards += chosen
        ctx.tell(events.RoleScored(seat, role, tuple(chosen), vp))
    for card in cards:
        agency.lose_card(card)
    under = give_back(ctx, cards)
    ctx.tell(events.Submitted(seat, points(roles), under))
    fire(ctx, seat, "submit", roles=len(roles), cards=len(cards))
