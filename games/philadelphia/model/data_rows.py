"""The tables of Philadelphia's data file, row by row (rules 1.1, 5, 10, 11)."""

from typing import Annotated, Literal

import msgspec

from games.core import DataFile, DataRow, NonNegative, Positive
from games.core.data.sources import SourceKind
from games.philadelphia.model import vocabulary as v

CardSources = dict[
    Literal["name", "industry", "cost", "gold", "cards", "period", "letters", "effect", "copies"], SourceKind
]
"""The fields of a card that are not reconstructed, and the kinds of their sources."""


Gold = NonNegative
Cards = Positive


class RuleNumbers(DataRow, frozen=True):
    """The numbers of the rules (rules 1.1), by their units.

    - `acquire_cost`: for each card; `acquire_max`: the cards of one action.
    - `hand_limit`: with so many cards nobody explores; nobody acquires beyond it.
    - `items_from_round`: the first round in which items are sold."""

    start_hand: NonNegative
    start_gold: Gold = msgspec.field(name="start_money")
    actions_per_turn: Positive
    explore_reveal: Cards
    explore_take: Cards
    acquire_cost: Gold
    acquire_max: Cards
    hand_limit: Cards
    market_slots: Positive
    items_per_turn: NonNegative
    items_from_round: NonNegative
    pass_gain: Gold
    vp_goal: Positive


class Industry(DataRow, frozen=True):
    """A line of business; specialists are one too, but make no roles (rules 5)."""

    id: str
    in_roles: bool = True


class Role(DataRow, frozen=True):
    """A set of cards worth points (rules 5)."""

    id: str
    of: Literal["same_name", "flush"]
    size: Annotated[int, msgspec.Meta(ge=2, le=8)]
    vp: Annotated[int, msgspec.Meta(ge=1)]


class AdKind(DataRow, frozen=True):
    """What all cards of one name share, and the die faces of each letter (rules 1.2, 10)."""

    id: str
    industry: str
    cost: v.Small
    gold: v.Small
    cards: v.Small
    period: v.Some
    letters: dict[str, tuple[int, ...]]
    effects: tuple[v.Effect, ...]
    known: CardSources = {}


class Item(DataRow, frozen=True):
    """A kind of item card (rules 11)."""

    id: str
    copies: v.Some
    cost: v.Small
    effects: tuple[v.Effect, ...]
    known: CardSources = {}


class FieldCard(DataRow, frozen=True):
    """A card that turns up among the items and then holds for all (rules 11)."""

    id: str
    copies: v.Some
    effects: tuple[v.Effect, ...]
    known: CardSources = {}


class Tables(DataFile, frozen=True):
    """A whole data file."""

    numbers: RuleNumbers
    industries: dict[str, Industry]
    roles: dict[str, Role]
    ads: dict[str, AdKind]
    items: dict[str, Item]
    field_cards: dict[str, FieldCard]
