"""The figures of the rules' texts, from the data and the table's options."""

from typing import Any

from games.core import Note, NoteLines, note
from games.florence.model import components as c
from games.florence.model import data_rows as d
from games.florence.model.cards_text import describe, profession_line
from games.florence.model.placement import FREE_SQUARES
from games.florence.model.state import FlorenceOptions, new_supply
from games.florence.text.spelling import drawing

_EXAMPLE = 17
"""The work value used as an example: an odd one, so that there is a remainder (golden case G05)."""


def rules(options: FlorenceOptions, players: int) -> dict[str, Any]:
    """Every figure that the rules' texts may use, at a table with this many players."""
    figures = _set_up(options) | _course(options, players) | _works(options) | _lists(options, players)
    return figures | _characters(options)


def _set_up(options: FlorenceOptions) -> dict[str, Any]:
    drawn = options.start_player == "random"
    return {
        "rounds": c.ROUNDS,
        "florins": c.START_FLORINS,
        "pp": c.START_PP,
        "columns": c.COLUMNS,
        "rows": c.ROWS,
        "palazzo": len(c.PALAZZO),
        "free": FREE_SQUARES,
        "dealt": c.DEALT,
        "kept": c.DEALT - 1,
        "start_drawn": drawn,
        "start_seat": "" if drawn else options.start_player.upper(),
        "hide_money": options.hide_money,
    }


def _course(options: FlorenceOptions, players: int) -> dict[str, Any]:
    """Auctions and actions."""
    costs = tuple(note("rule-cost", builders=at, cost=cost) for at, cost in enumerate(c.BUILDING_COST))
    return {
        "minimums": NoteLines(
            tuple(note("rule-minimum", round=at, wv=wv) for at, wv in enumerate(c.MINIMUM_WV, 1))
        ),
        "kinds": c.KINDS,
        "opening": c.OPENING_BID,
        "raise": c.RAISE,
        "repeat_pp": c.REPEAT_LANDSCAPE_PP,
        "builder_limit": c.BUILDER_LIMIT,
        "unusable": options.unusable_objects,
        "two": players == 2,
        "closed": c.CLOSED_WITH_TWO,
        "actions": c.ACTIONS,
        "card_cost": c.CARD_COST,
        "building_pp": c.BUILDING_PP,
        "costs": costs,
        "building_copies": max(tile.supply for tile in c.BUILDINGS.values()),
        "touching": c.TOUCHING_FROM_BUILDERS,
        "palazzo_blocks": options.palazzo_blocks,
        "looked_at": c.LOOKED_AT,
        "freedoms": c.FREEDOMS,
        "freedom_tokens": players - 1,
        "sold": c.FLORINS_PER_PP_SOLD,
    }


def _works(options: FlorenceOptions) -> dict[str, Any]:
    """The value of works, their income, the best of them."""
    income = c.FLORINS_PER_WV * _EXAMPLE
    return {
        "wv_building": c.WV_BUILDING,
        "wv_landscape": c.WV_LANDSCAPE,
        "wv_freedom": c.WV_FREEDOM,
        "wv_jester": c.WV_JESTER,
        "wv_card": c.WV_CARD,
        "one_bonus": options.bonus_per_work == "one",
        "per_wv": c.FLORINS_PER_WV,
        "per_pp": c.FLORINS_PER_PP,
        "example_wv": _EXAMPLE,
        "example_florins": income,
        "example_pp": income // c.FLORINS_PER_PP,
        "example_rest": income % c.FLORINS_PER_PP,
        "best_pp": c.BEST_WORK_PP,
    }


def _characters(options: FlorenceOptions) -> dict[str, Any]:
    """The expansion."""
    return {
        "with_characters": options.characters,
        "bids_together": options.character_bids == "together",
        "may_return": options.displaced_may_return,
        "merchant_asked": options.merchant_choice == "at_payment",
        "princess_minimum": options.princess_minimum,
        "princess_best_work": options.princess_best_work,
        "princess_counts": options.princess_counts,
        "better_rank": options.merchant_ties == "better",
        "banker_pays": options.banker_last_money,
        "banker_often": options.banker_conversion == "repeated",
        "cardinal_actions": c.CARDINAL_ACTIONS,
        "unit": c.CHARACTER_UNIT,
        "character_count": len(c.CHARACTERS),
        "characters": NoteLines(tuple(_character(card, options) for card in c.CHARACTERS)),
    }


def _lists(options: FlorenceOptions, players: int) -> dict[str, Any]:
    """Everything there is, line by line."""
    supply = new_supply(players) | {"prestige": len(c.PRESTIGE_CARDS)}
    objects = tuple(
        Note("rule-object", {"kind": kind, "left": supply[kind], "text": describe(kind, options)[0]})
        for kind in c.KINDS
    )
    return {
        "objects": NoteLines(objects),
        "professions": NoteLines(tuple(profession_line(card, options) for card in c.PROFESSIONS)),
        "professions_count": len(c.PROFESSIONS),
        "tiles": NoteLines(tuple(_tile(tile) for tile in c.TILES.values())),
        "bonus_cards": NoteLines(tuple(_card(card, options) for card in c.BONUS_CARDS)),
        "prestige_cards": NoteLines(tuple(_card(card, options) for card in c.PRESTIGE_CARDS)),
    }


def _tile(tile: d.TileKind) -> Note:
    size = Note(f"size-{tile.size}")
    return Note(
        "rule-tile",
        {"tile": tile.id, "size": size, "squares": len(tile.shape), "shape": drawing(tile.shape, "·")},
    )


def _card(card: str, options: FlorenceOptions) -> Note:
    return Note("rule-card", {"card": card, "text": describe(card, options)[0]})


def _character(card: str, options: FlorenceOptions) -> Note:
    effect, *details, prices = describe(card, options)
    return Note("rule-character", {"card": card, "text": effect, "details": tuple(details), "prices": prices})
