"""The cards and numbers of Philadelphia, read from components.json (each table there names its source).

Rules 1.1, 5, 9 to 11. A host may correct numbers and add cards there: an ad is a row of the table "ads", its
effects are put together from the words of `vocabulary.py`, and its name goes into the Fluent files. A card
that makes no sense is refused here, at the start, with its name, the field and the reason.
"""

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec

from games.core import DataFile, DataRow, NonNegative, Positive
from games.core.data.sources import SourceKind
from games.philadelphia.model import checks
from games.philadelphia.model import vocabulary as v

FILE = Path(__file__).parents[1] / "components.json"


CardSources = dict[
    Literal["name", "industry", "cost", "gold", "cards", "period", "letters", "effect", "copies"], SourceKind
]
"""The fields of a card that are not reconstructed, and the kinds of their sources."""


class RuleNumbers(DataRow, frozen=True):
    """The numbers of the rules (rules 1.1)."""

    start_hand: NonNegative
    start_money: NonNegative
    actions_per_turn: Positive
    explore_reveal: Positive
    explore_take: Positive
    acquire_cost: NonNegative
    acquire_max: Positive
    hand_limit: Positive
    market_slots: Positive
    items_per_turn: NonNegative
    items_from_round: NonNegative
    pass_gain: NonNegative
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


class Card(msgspec.Struct, frozen=True, gc=False):
    """One of the ad cards: a name with a letter, and the faces on which it is hired."""

    id: str
    name: str
    letter: str
    faces: tuple[int, ...]
    kind: AdKind
    hired_on: int
    """The faces as a mask."""


class Script(msgspec.Struct, frozen=True):
    """A card's effects: those that something sets off by their numbers, and those that stand."""

    triggered: dict[int, v.Triggered]
    statics: tuple[v.Static, ...]
    repeatable: tuple[int, ...]
    """The numbers of its own on-posting effects that can be resolved again."""


class Tables(DataFile, frozen=True):
    """A whole data file."""

    numbers: RuleNumbers
    industries: dict[str, Industry]
    roles: dict[str, Role]
    ads: dict[str, AdKind]
    items: dict[str, Item]
    field_cards: dict[str, FieldCard]


def read(path: Path) -> Tables:
    """A data file, checked. ComponentsError with a sentence for each slip."""
    return Tables.read(path, _kinds, *(partial(_cards, table, carrier) for table, carrier in CARRIERS))


CARRIERS = (("ads", "ad"), ("items", "item"), ("field_cards", "field"))
"""Tables of cards, and what the vocabulary calls such a card."""


def _kinds(tables: Tables) -> None:
    for kind in tables.ads.values():
        flaws = checks.kind_flaws(kind.letters, kind.industry, tuple(tables.industries))
        _refuse(tables, "ads", kind.id, flaws)


def _cards(table: str, carrier: str, tables: Tables) -> None:
    for row in getattr(tables, table).values():
        tables.file.check(f"{table}, {row.id}, id", checks.is_id(row.id), checks.NO_ID)
        flaws = checks.effect_flaws(row.effects, carrier, tuple(tables.industries))
        _refuse(tables, table, row.id, flaws)
        again = any(row.id in getattr(tables, name) for name, _ in CARRIERS if name != table)
        tables.file.check(f"{table}, {row.id}", not again, "a card of another table has this id")


def _refuse(tables: Tables, table: str, row: str, flaws: Iterable[checks.Flaw]) -> None:
    for field, reason in flaws:
        raise tables.file.error(", ".join(part for part in (table, row, field) if part), reason)


def script_of(effects: tuple[v.Effect, ...]) -> Script:
    """The script of a card with these effects; printed order is kept."""
    triggered = {at: effect for at, effect in enumerate(effects) if isinstance(effect, v.Triggered)}
    statics = tuple([effect for effect in effects if isinstance(effect, v.Static)])
    again = tuple([at for at, effect in triggered.items() if _repeatable(effect)])
    return Script(triggered, statics, again)


def _repeatable(effect: v.Triggered) -> bool:
    """Whether an effect can be resolved again: an on-posting one that repeats no others (rules 9.2,
    retrigger)."""
    posted = effect.trigger == v.Trigger("post", "this")
    return posted and not any(isinstance(op, v.Retrigger) for op in effect.ops)


def cards_of(kind: AdKind) -> dict[str, Card]:
    """The cards of one name by id."""
    ids = {letter: f"{kind.id}-{letter.lower()}" for letter in kind.letters}
    return {
        ids[letter]: Card(ids[letter], kind.id, letter, faces, kind, sum([1 << face for face in faces]))
        for letter, faces in kind.letters.items()
    }


TABLES = read(FILE)
NUMBERS = TABLES.numbers

KINDS, ITEMS, FIELD_CARDS = TABLES.ads, TABLES.items, TABLES.field_cards
INDUSTRIES, ROLES = TABLES.industries, TABLES.roles
CARDS: dict[str, Card] = {id: card for kind in KINDS.values() for id, card in cards_of(kind).items()}
SCRIPTS: dict[str, Script] = {
    **{card.id: script_of(card.kind.effects) for card in CARDS.values()},
    **{id: script_of(item.effects) for id, item in ITEMS.items()},
    **{id: script_of(card.effects) for id, card in FIELD_CARDS.items()},
}
"""The effects of each ad card, item and field card by its id."""

STANDING: dict[str, dict[str, tuple[v.Static, ...]]] = {modify: {} for modify in get_args(v.Modified)}
"""The standing modifiers of a kind by the card that has them."""

SET_OFF: dict[tuple[str, str], dict[str, tuple[int, ...]]] = {
    (event, source): {} for event, sources in v.SOURCES_OF.items() for source in sources
}
"""What an event sets off, by event and source, then by the card: the numbers of its effects."""


def _enter(id: str, script: Script) -> None:
    """Enter a card's effects in these tables."""
    for static in script.statics:
        standing = STANDING[static.modify]
        standing[id] = (*standing.get(id, ()), static)
    for at, effect in script.triggered.items():
        numbers = SET_OFF[effect.trigger.event, effect.trigger.source]
        numbers[id] = (*numbers.get(id, ()), at)


for _id, _script in SCRIPTS.items():
    _enter(_id, _script)

ITEM_DECK: tuple[str, ...] = tuple(
    id for table in (ITEMS, FIELD_CARDS) for id, row in table.items() for _ in range(row.copies)
)

FACES = checks.FACES

SEATS = range(2, 5)
