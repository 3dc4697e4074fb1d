"""Roles: sets of cards that score, and the best way to split a hand into them (rules 5)."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations

import msgspec

from games.core import Refusal
from games.core.choices.answers import Chooser
from games.philadelphia.model import components as c
from games.philadelphia.model import data_rows as d
from games.philadelphia.model.moves import Roles

RULE = "5"

_MAKE_ROLES = frozenset(industry.id for industry in c.INDUSTRIES.values() if industry.in_roles)
_NAMES = [kind for kind in c.KINDS.values() if kind.industry in _MAKE_ROLES]
_GROUPS: dict[str, tuple[str, str] | None] = dict.fromkeys(c.CARDS) | {
    card: (kind.industry, kind.id) for kind in _NAMES for card in c.cards_of(kind)
}
"""The industry and the name of each card that can be in a role."""

_NO_ROLE = Refusal("ERR_NO_ROLE", "4")
_MANY_OF_A_NAME = tuple(role for role in c.ROLES.values() if role.of == "same_name")
_MANY_NAMES = tuple(role for role in c.ROLES.values() if role.of == "flush")
_SAME, _DIFFERENT = (min([one.size for one in roles], default=9) for roles in (_MANY_OF_A_NAME, _MANY_NAMES))
"""The sizes of the smallest roles: of cards of one name, and of names of one industry."""


def why_not_role(role: str, cards: Sequence[str]) -> Refusal | None:
    """Why cards aren't such a role, in the order of the rules' checks."""
    kind = c.ROLES.get(role)
    if kind is None:
        return Refusal("ERR_UNKNOWN_ROLE", RULE, roles=tuple(c.ROLES))
    if len(cards) != kind.size:
        return Refusal("ERR_ROLE_SIZE", RULE, role=role, size=kind.size, have=len(cards))
    known = [c.CARDS[card] for card in cards]
    outside = tuple(card.id for card in known if not makes_roles(card.kind))
    if outside:
        return Refusal("ERR_ROLE_SPECIALIST", RULE, cards=outside)
    names = {card.name for card in known}
    if kind.of == "same_name":
        if len(names) == 1:
            return None
        return Refusal("ERR_ROLE_NOT_SAME_NAME", RULE, role=role, names=tuple(sorted(names)))
    industries = {card.kind.industry for card in known}
    if len(industries) > 1:
        return Refusal("ERR_ROLE_NOT_SAME_INDUSTRY", RULE, role=role, industries=tuple(sorted(industries)))
    if len(names) < len(known):
        twice = _repeated([card.name for card in known])
        return Refusal("ERR_ROLE_DUPLICATE_NAME", RULE, role=role, names=twice)
    return None


def why_not_roles(hand: Sequence[str], roles: Roles) -> Refusal | None:
    """Why these roles can't be submitted together: one bad role rejects all (rules 4, submit)."""
    if not roles:
        return _NO_ROLE
    cards = [card for _, chosen in roles for card in chosen]
    twice = _repeated(cards)
    if twice:
        return Refusal("ERR_CARD_REUSED", "4", cards=twice)
    checks = (why_not_in_hand(hand, card) for card in cards), (why_not_role(*one) for one in roles)
    return next((why for why in chain(*checks) if why is not None), None)


def why_not_in_hand(hand: Sequence[str], card: str) -> Refusal | None:
    """Why a card cannot come from the hand."""
    return None if card in hand else Refusal("ERR_NOT_IN_HAND", "4", card=card)


def makes_roles(kind: d.AdKind) -> bool:
    """Specialists make no roles."""
    return kind.industry in _MAKE_ROLES


def points(roles: Roles) -> int:
    """The points of several roles together."""
    return sum([c.ROLES[role].vp for role, _ in roles])


@lru_cache(maxsize=512)
def why_no_role(cards: tuple[str, ...]) -> Refusal | None:
    """Why cards contain no role: neither the smallest set of one name nor that of names of one industry.
    Cached: the same hand is asked about again and again."""
    counts: dict[str, dict[str, int]] = {}
    for card in cards:
        group = _GROUPS[card]
        if group is not None:
            industry, name = group
            names = counts.setdefault(industry, {})
            names[name] = names.get(name, 0) + 1
            if names[name] >= _SAME or len(names) >= _DIFFERENT:
                return None
    return _NO_ROLE


@lru_cache(maxsize=512)
def best_split(cards: tuple[str, ...]) -> Roles:
    """The roles that score most; among equals those that use fewest cards, then most roles. Cached: the same
    hand is asked about again and again.

    Roles never mix industries, so each is solved separately. Names with equally many cards are
    interchangeable, so few cases cover every hand."""
    roles: list[tuple[str, tuple[str, ...]]] = []
    for names in _by_industry(cards).values():
        by_name = [names[name] for name in sorted(names)]
        plan = _plan(tuple(map(len, by_name)))
        left = [sorted(found) for found in by_name] if plan else []
        for role, places in plan:
            roles.append((role, tuple([left[at].pop(0) for at in places])))
    return tuple(roles)


@lru_cache(maxsize=4096)
def _plan(counts: tuple[int, ...]) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The roles of a best split of one industry, given the number of cards of each name: each as the
    indices of the names that give it a card."""
    roles = []
    left = dict(enumerate(counts))
    while left:
        most_first = sorted(left, key=lambda place: (-left[place], place))
        step = _best(tuple([left[place] for place in most_first]))[1]
        if step is None:
            break
        taken = tuple([most_first[at] for at in step.taken])
        roles.append((step.role, taken))
        for place in taken:
            left[place] -= 1
        left = {place: count for place, count in left.items() if count}
    return tuple(roles)


def roles_with(card: str, hand: Sequence[str]) -> tuple[str, ...]:
    """The roles that a card of the hand can take part in, most points first."""
    known = c.CARDS[card]
    if not makes_roles(known.kind):
        return ()
    same = sum(c.CARDS[other].name == known.name for other in hand)
    others = [c.CARDS[other] for other in hand]
    names = len({other.name for other in others if other.kind.industry == known.kind.industry})
    roles = [role for role in c.ROLES.values() if (same if role.of == "same_name" else names) >= role.size]
    return tuple(role.id for role in sorted(roles, key=lambda role: -role.vp))


def any_of_the_roles(hand: Sequence[str], rng: Chooser) -> tuple[str, tuple[str, ...]]:
    """A random role: first its kind and names, then its cards. IndexError if there is none."""
    roles: list[tuple[str, tuple[list[str], ...]]] = []
    for names in _by_industry(hand).values():
        alike = names.values()
        if max(map(len, alike)) >= _SAME:
            for role in _MANY_OF_A_NAME:
                roles += [(role.id, (cards,)) for cards in alike if len(cards) >= role.size]
        if len(names) >= _DIFFERENT:
            for role in _MANY_NAMES:
                roles += [(role.id, groups) for groups in combinations(alike, role.size)]
    role_id, groups = rng.choice(roles)
    if len(groups) > 1:
        return role_id, tuple([rng.choice(cards) for cards in groups])
    (cards,), size = groups, c.ROLES[role_id].size
    return role_id, rng.choice(tuple(combinations(cards, size))) if size < len(cards) else tuple(cards)


class _Step(msgspec.Struct, frozen=True):
    """The next role of a best split: one card of each name at these indices (a name may repeat)."""

    role: str
    taken: tuple[int, ...]


@lru_cache(maxsize=4096)
def _best(counts: tuple[int, ...]) -> tuple[tuple[int, int, int], _Step | None]:
    """The best of one industry, given the number of cards of each name in descending order: (points,
    -cards, roles), and its first role."""
    best: tuple[tuple[int, int, int], _Step | None] = ((0, 0, 0), None)
    for step in _steps(counts):
        left = list(counts)
        for at in step.taken:
            left[at] -= 1
        vp, cards, roles = _best(tuple(sorted((n for n in left if n), reverse=True)))[0]
        role = c.ROLES[step.role]
        score = (vp + role.vp, cards - role.size, roles + 1)
        if score > best[0]:
            best = (score, step)
    return best


def _steps(counts: tuple[int, ...]) -> Iterator[_Step]:
    for role in c.ROLES.values():
        if role.of == "same_name":
            for at, count in enumerate(counts):
                if count >= role.size:
                    yield _Step(role.id, (at,) * role.size)
        else:
            for places in combinations(range(len(counts)), role.size):
                yield _Step(role.id, places)


def _by_industry(cards: Iterable[str]) -> dict[str, dict[str, list[str]]]:
    """The cards that make roles, by industry and name, in the order of the components."""
    groups: dict[str, dict[str, list[str]]] = {}
    for card in cards:
        group = _GROUPS[card]
        if group is not None:
            industry, name = group
            groups.setdefault(industry, {}).setdefault(name, []).append(card)
    return groups


def _repeated(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for name in names if names.count(name) > 1))
