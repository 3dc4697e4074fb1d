"""The cards and numbers of Philadelphia, read from components.json (each table there names its source).

Rules 1.1, 5, 9 to 11. A host may correct numbers and add cards there: an ad is a row of the table "ads", its
effects are put together from the words of `vocabulary.py`, and its name goes into the Fluent files. A card
that makes no sense is refused here, at the start, with its name, the field and the reason.
"""

from pathlib import Path
from typing import get_args

import msgspec

from games.philadelphia.model import checks
from games.philadelphia.model import data_rows as d
from games.philadelphia.model import vocabulary as v

FILE = Path(__file__).parents[1] / "components.json"


class Card(msgspec.Struct, frozen=True, gc=False):
    """One of the ad cards: a name with a letter, and the faces on which it is hired."""

    id: str
    name: str
    letter: str
    faces: tuple[int, ...]
    kind: d.AdKind
    hired_on: int
    """The faces as a mask."""


class Script(msgspec.Struct, frozen=True):
    """A card's effects: those that something sets off by their numbers, and those that stand."""

    triggered: dict[int, v.Triggered]
    statics: tuple[v.Static, ...]
    repeatable: tuple[int, ...]
    """The numbers of its own on-posting effects that can be resolved again."""


def read(path: Path) -> d.Tables:
    """A data file, checked. ComponentsError with a sentence for each slip."""
    return d.Tables.read(path, *checks.CHECKS)


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


def cards_of(kind: d.AdKind) -> dict[str, Card]:
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

STANDING: dict[v.Modified, dict[str, tuple[v.Static, ...]]] = {modify: {} for modify in get_args(v.Modified)}
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
