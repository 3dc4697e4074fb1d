"""The cards and numbers of Philadelphia, read from components.json (each table there names its source).

Rules 1.1, 5, 9 to 11. A host may correct numbers and add cards there: an ad is a row of the table "ads", its
effects are put together from the words of `vocabulary.py`, and its name goes into the Fluent files. A card
that makes no sense is refused here, at the start, with its name, the field and the reason.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, get_args

import msgspec

from games.core import ComponentsError
from games.philadelphia.model import checks
from games.philadelphia.model import vocabulary as v

FILE = Path(__file__).parents[1] / "components.json"


class _Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str


class Number(_Row, frozen=True):
    value: Annotated[int, msgspec.Meta(ge=0)]
    source: str


class Industry(_Row, frozen=True):
    """A line of business; specialists are one too, but make no roles (rules 5)."""

    in_roles: bool = True


class Role(_Row, frozen=True):
    """A set of cards worth points (rules 5)."""

    of: Literal["same_name", "flush"]
    size: Annotated[int, msgspec.Meta(ge=2, le=8)]
    vp: Annotated[int, msgspec.Meta(ge=1)]


class AdKind(_Row, frozen=True):
    """What all cards of one name share, and the die faces of each letter (rules 1.2, 10)."""

    industry: str
    cost: v.Small
    gold: v.Small
    cards: v.Small
    period: v.Some
    letters: dict[str, tuple[int, ...]]
    effects: tuple[v.Effect, ...]
    known: dict[str, str] = {}


class Item(_Row, frozen=True):
    """A kind of item card (rules 11)."""

    copies: v.Some
    cost: v.Small
    effects: tuple[v.Effect, ...]
    known: dict[str, str] = {}


class FieldCard(_Row, frozen=True):
    """A card that turns up among the items and then holds for all (rules 11)."""

    copies: v.Some
    effects: tuple[v.Effect, ...]
    known: dict[str, str] = {}


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
    """A card's effects, looked up by what sets them off or what they modify."""

    effects: tuple[v.Effect, ...]
    triggered: dict[int, v.Triggered]
    """Those of the effects that something sets off, by their numbers."""
    due: dict[str, tuple[int, ...]]
    statics: dict[str, tuple[v.Static, ...]]
    repeatable: bool
    """Whether it has an on-posting effect that can be resolved again."""


class Box(msgspec.Struct, frozen=True):
    """Everything in the file."""

    numbers: dict[str, Number]
    industries: dict[str, Industry]
    roles: dict[str, Role]
    kinds: dict[str, AdKind]
    items: dict[str, Item]
    field_cards: dict[str, FieldCard]
    sources: dict[str, str]
    provenance: dict[str, tuple[str, str]]


R = TypeVar("R", bound=_Row)


def read(data: Mapping[str, Any]) -> Box:
    """The box of a decoded data file. ComponentsError if anything in it makes no sense."""
    industries = _rows(data, "industries", Industry)
    box = Box(
        numbers=_rows(data, "numbers", Number),
        industries=industries,
        roles=_rows(data, "roles", Role),
        kinds=_rows(data, "ads", AdKind),
        items=_rows(data, "items", Item),
        field_cards=_rows(data, "field_cards", FieldCard),
        sources=dict(data["sources"]),
        provenance={
            table: (entry["kind"], entry["source"]) for table, entry in data.items() if table != "sources"
        },
    )
    for kind in box.kinds.values():
        _refuse("ads", kind.id, checks.kind_flaws(kind.letters, kind.industry, tuple(industries)))
    for table, carrier, rows in (
        ("ads", "ad", box.kinds),
        ("items", "item", box.items),
        ("field_cards", "field", box.field_cards),
    ):
        for row in rows.values():
            _refuse(table, row.id, checks.effect_flaws(row.effects, carrier, tuple(industries)))
    return box


def _rows(data: Mapping[str, Any], table: str, kind: type[R]) -> dict[str, R]:
    found: dict[str, R] = {}
    if table not in data or "rows" not in data[table]:
        raise _error(table, "", "", "the table is missing")
    for entry in data[table]["rows"]:
        id = str(entry.get("id", "?"))
        try:
            row = msgspec.convert(entry, kind)
        except msgspec.ValidationError as error:
            reason, _, field = str(error).partition(" - at `$.")
            raise _error(table, id, field.rstrip("`"), reason) from None
        _refuse(table, id, checks.id_flaw(id, tuple(found)))
        found[id] = row
    return found


def _refuse(table: str, row: str, flaws: Iterable[checks.Flaw]) -> None:
    for field, reason in flaws:
        raise _error(table, row, field, reason)


def _error(table: str, row: str, field: str, reason: str) -> ComponentsError:
    """One sentence that names table, card, field and reason."""
    where = ", ".join(part for part in (table, row, field) if part)
    return ComponentsError(f"{FILE.name}: {where}: {reason}")


def script_of(effects: tuple[v.Effect, ...]) -> Script:
    """Effects sorted by their triggers and modifiers; printed order is kept."""
    due: dict[str, list[int]] = {}
    statics: dict[str, list[v.Static]] = {}
    for at, effect in enumerate(effects):
        if isinstance(effect, v.Static):
            statics.setdefault(effect.modify, []).append(effect)
        else:
            due.setdefault(f"{effect.trigger.event}/{effect.trigger.source}", []).append(at)
    return Script(
        effects,
        {at: effect for at, effect in enumerate(effects) if isinstance(effect, v.Triggered)},
        {key: tuple(found) for key, found in due.items()},
        {key: tuple(found) for key, found in statics.items()},
        any(not repeats(effects[at]) for at in due.get("post/this", ())),
    )


def repeats(effect: v.Effect) -> bool:
    """Whether an effect repeats others: such a one is not repeated itself (rules 9.2, retrigger)."""
    return isinstance(effect, v.Triggered) and any(isinstance(op, v.Retrigger) for op in effect.ops)


def cards_of(kind: AdKind) -> dict[str, Card]:
    """The cards of one name by id."""
    ids = {letter: f"{kind.id}-{letter.lower()}" for letter in kind.letters}
    return {
        ids[letter]: Card(ids[letter], kind.id, letter, faces, kind, sum([1 << face for face in faces]))
        for letter, faces in kind.letters.items()
    }


BOX = read(msgspec.json.decode(FILE.read_bytes()))

KINDS, ITEMS, FIELD_CARDS = BOX.kinds, BOX.items, BOX.field_cards
INDUSTRIES, ROLES = BOX.industries, BOX.roles
CARDS: dict[str, Card] = {id: card for kind in KINDS.values() for id, card in cards_of(kind).items()}
SCRIPTS: dict[str, Script] = {
    **{card.id: script_of(card.kind.effects) for card in CARDS.values()},
    **{id: script_of(item.effects) for id, item in ITEMS.items()},
    **{id: script_of(card.effects) for id, card in FIELD_CARDS.items()},
}
"""The effects of each ad card, item and field card by its id."""

STANDING: dict[str, dict[str, tuple[v.Static, ...]]] = {
    modify: {id: script.statics[modify] for id, script in SCRIPTS.items() if modify in script.statics}
    for modify in get_args(v.Modified)
}
"""The standing modifiers of a kind by the card that has them."""

SET_OFF: dict[tuple[str, str], dict[str, tuple[int, ...]]] = {
    (event, source): {
        id: script.due[f"{event}/{source}"]
        for id, script in SCRIPTS.items()
        if f"{event}/{source}" in script.due
    }
    for event, sources in v.SOURCES_OF.items()
    for source in sources
}
"""What an event sets off, by event and source, then by the card: the numbers of its effects."""

ITEM_DECK: tuple[str, ...] = tuple(
    id for table in (ITEMS, FIELD_CARDS) for id, row in table.items() for _ in range(row.copies)
)

FACES = checks.FACES


def _number(id: str) -> int:
    if id not in BOX.numbers:
        raise _error("numbers", id, "", "the number is missing")
    return BOX.numbers[id].value


START_HAND = _number("start_hand")
START_MONEY = _number("start_money")
ACTIONS = _number("actions_per_turn")
EXPLORE_REVEAL = _number("explore_reveal")
EXPLORE_TAKE = _number("explore_take")
ACQUIRE_COST = _number("acquire_cost")
ACQUIRE_MAX = _number("acquire_max")
HAND_LIMIT = _number("hand_limit")
MARKET_SLOTS = _number("market_slots")
ITEMS_PER_TURN = _number("items_per_turn")
ITEMS_FROM_ROUND = _number("items_from_round")
PASS_GAIN = _number("pass_gain")
GOAL = _number("vp_goal")
SEATS = range(2, 5)
