"""The figures of the rules' texts: all of them from the data and the options of the table."""

from typing import Any

import msgspec

from games.core import Note, NoteLines
from games.philadelphia.model import components as c
from games.philadelphia.model import data_rows as d
from games.philadelphia.model.cards_text import letters_of, printed, sentences
from games.philadelphia.model.state import PhiladelphiaOptions


def rules(options: PhiladelphiaOptions, players: int) -> dict[str, Any]:
    """For every text of `rules-...` and `legend-...`."""
    by_industry = {f"ads_{industry}": _ads_of(industry) for industry in c.INDUSTRIES}
    return {
        "players": players,
        **msgspec.structs.asdict(c.TABLES.numbers),
        "ads": len(c.CARDS),
        "names": len(c.KINDS),
        "items": sum(item.copies for item in c.ITEMS.values()),
        "item_names": len(c.ITEMS),
        "industries": tuple(c.INDUSTRIES),
        "faces": len(c.FACES),
        "roles": NoteLines(tuple(_role(role) for role in c.ROLES.values())),
        "item_list": NoteLines(tuple(_item(item) for item in c.ITEMS.values())),
        "field_list": NoteLines(tuple(_field(card) for card in c.FIELD_CARDS.values())),
        "drawn": options.start_player == "random",
        "start_seat": options.start_player.upper(),
        "repeat": options.repeat_actions,
        "second_pass": options.second_pass,
        "in_play": options.field_card == "in_play",
        "known_names": _known("name"),
        "known_effects": _known("effect"),
        "own_effects": sum("effect" not in kind.known for kind in c.KINDS.values()),
        **by_industry,
    }


def _known(what: str) -> tuple[str, ...]:
    """The ads and items of which the publisher or the seed has told something."""
    return tuple(id for table in (c.KINDS, c.ITEMS) for id, row in table.items() if what in row.known)


def _role(role: d.Role) -> Note:
    return Note("rule-role", {"role": role.id, "of": role.of, "size": role.size, "vp": role.vp})


def _item(item: d.Item) -> Note:
    does = sentences(item.effects)
    return Note("rule-item", {"item": item.id, "copies": item.copies, "cost": item.cost, "does": does})


def _field(card: d.FieldCard) -> Note:
    does = sentences(card.effects)
    return Note("rule-field", {"card": card.id, "does": does})


def _ads_of(industry: str) -> NoteLines:
    return NoteLines(tuple(_ad(kind) for kind in c.KINDS.values() if kind.industry == industry))


def _ad(kind: d.AdKind) -> Note:
    letters, does = letters_of(kind), sentences(kind.effects)
    return Note("rule-ad", printed(kind) | {"name": kind.id, "letters": letters, "does": does})
