"""The moves of Philadelphia (rules 4, 12)."""

from games.core import Move, Seat

Roles = tuple[tuple[str, tuple[str, ...]], ...]
"""Declared roles, each with its cards."""


class Explore(Move, frozen=True):
    """explore: reveal the top cards of the ad deck and take one."""


class Acquire(Move, frozen=True):
    """acquire: buy cards from the top of the ad deck, unseen."""

    count: int


class Post(Move, frozen=True):
    """post: put an ad of the hand on the field for its cost."""

    card: str


class Buy(Move, frozen=True):
    """buy: an item of the market, used at once."""

    item: str


class SubmitBest(Move, frozen=True):
    """best: submit the best roles of the whole hand; the points and the cards are given."""

    vp: int
    cards: tuple[str, ...]


class SubmitCards(Move, frozen=True):
    """submit: these cards, split into the best roles; what fits no role stays in hand."""

    cards: tuple[str, ...]


class SubmitRoles(Move, frozen=True):
    """roles: submit exactly these roles of these cards; cards in none of them stay in hand."""

    cards: tuple[str, ...]
    roles: Roles


class Pass(Move, frozen=True):
    """pass: nothing else is possible."""


class TakeCard(Move, frozen=True):
    """take: one of the cards that lie open."""

    card: str


class ChooseAd(Move, frozen=True):
    """ad: the posted ad an effect is for."""

    ad: str


class DiscardCard(Move, frozen=True):
    """discard: one card of the hand."""

    card: str


class DiscardCards(Move, frozen=True):
    """throw: several cards of the hand."""

    cards: tuple[str, ...]


class PostNext(Move, frozen=True):
    """next: an ad of the hand, by an effect that posts."""

    card: str


class ChoosePlayer(Move, frozen=True):
    """player: the target of an effect."""

    player: Seat


class UseEffect(Move, frozen=True):
    """use: yes, use the effect."""


class Decline(Move, frozen=True):
    """no: do not use the effect, or no more of it."""


class ShiftDie(Move, frozen=True):
    """shift: read the die higher or lower by this much."""

    shift: int


class OrderEffects(Move, frozen=True):
    """order: the numbers of one's effects in the order in which they are resolved."""

    order: tuple[int, ...]
