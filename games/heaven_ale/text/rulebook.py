"""The figures of the rules' texts, from the data and the table's options."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from games.core import Note, NoteLines, note
from games.heaven_ale.model import components as c
from games.heaven_ale.model.cards_text import describe, goal
from games.heaven_ale.model.garden import RING, SHADE, SHEDS, SUN
from games.heaven_ale.model.state import HeavenAleOptions, new_board
from games.heaven_ale.rules.rounds import doubled_discs


def rules(options: HeavenAleOptions, players: int) -> dict[str, Any]:
    """Every figure that the rules' texts may use, at a table with this many players."""
    return _set_up(options, players) | _turn(options) | _rewards(options) | _end(options)


def _told(id: str, key: str, things: Any, options: HeavenAleOptions) -> NoteLines:
    """A line for each thing, with its text."""
    return NoteLines(tuple(Note(id, {key: thing, "text": describe(thing, options)[0]}) for thing in things))


def _set_up(options: HeavenAleOptions, players: int) -> dict[str, Any]:
    board = new_board(options)
    markers = dict(zip(c.RESOURCES, board.resources, strict=True)) | {"brewmaster": board.brewmaster}
    doubled = doubled_discs(options, players)
    return {
        "rounds": c.PLAYER_COUNTS[players].rounds,
        "players": players,
        "ducats": c.START_DUCATS,
        "cards_count": len(c.CARDS),
        "sunny": len(SUN),
        "shady": len(SHADE),
        "sheds": len(SHEDS),
        "markers": NoteLines(
            tuple(note("rule-marker", resource=name, at=at) for name, at in markers.items())
        ),
        "start_drawn": options.start_player == "random",
        "start_seat": "" if options.start_player == "random" else options.start_player.upper(),
        "first_place": c.FIRST_PLACE,
        "places": _told("rule-place", "place", c.PLACES, options),
        "doubled": tuple(doubled),
        "last_discs": max(doubled.values(), default=1),
        "track": NoteLines(tuple(_alike(options))),
        "tile_count": 2 * len(c.HALF),
        "tile_copies": 2 * c.TILE_COPIES,
        "most_value": c.VALUES[-1],
        "monk_pile": c.MONK_PILE,
        "first_resource_space": _spaces("resource")[0],
        "last_resource_space": _spaces("resource")[-1],
        "sun_cell": SUN[0],
        "shade_cell": SHADE[0],
        "shed_cell": SHEDS[0],
    }


def _alike(options: HeavenAleOptions) -> Iterator[Note]:
    """The track in order; consecutive spaces of the same kind share a line."""
    for text, spaces in groupby(c.SPACES[1:], key=lambda space: describe(space, options)[0]):
        yield Note("rule-space", {"spaces": tuple(spaces), "text": text})


def _spaces(kind: str) -> list[str]:
    return [space.id for space in c.TRACK if space.kind == kind]


def _turn(options: HeavenAleOptions) -> dict[str, Any]:
    """Moving, buying, activating."""
    return {
        "shared": options.allow_shared_spaces,
        "full_lap": options.allow_full_lap,
        "matching": options.scoring_requires_matching_tile,
        "sold_card": c.SOLD_CARD,
        "monk_costs": tuple(
            note("rule-price", space=space.id, cost=space.cost) for space in c.TRACK if space.cost
        ),
        "sun_factor": c.SUN_FACTOR,
        "monk_steps": c.MONK_STEPS,
        "least": c.LEAST,
        "most": c.MOST,
        "overflow": c.OVERFLOW_DUCATS,
    }


def _rewards(options: HeavenAleOptions) -> dict[str, Any]:
    """Pairs, cards, sheds, barrels."""
    goals = tuple(
        Note("rule-barrel", {"barrel": barrel.id, "goal": goal(barrel)}) for barrel in c.BARRELS.values()
    )
    sheds = tuple(
        Note("rule-shed", {"kind": kind, "text": text, "more": tuple(more)})
        for kind in c.SHED_TYPES
        for text, *more in (describe(kind, options),)
    )
    rings = tuple(Note("rule-ring", {"shed": shed, "cells": ring}) for shed, ring in RING.items())
    return {
        "pairs": tuple(c.PAIRS),
        "cards": _told("rule-card", "card", c.CARDS, options),
        "shed_table": NoteLines(sheds),
        "rings": NoteLines(rings),
        "large": c.BARREL_VP["large"],
        "small": c.BARREL_VP["small"],
        "barrels": NoteLines(goals),
    }


def _end(options: HeavenAleOptions) -> dict[str, Any]:
    levels = tuple(
        note(
            "rule-level",
            single=level.least == level.most,
            least=level.least,
            most=level.most,
            rate=level.rate,
            multiplier=level.multiplier,
        )
        for level in c.LEVELS
    )
    return {
        "example_rate": c.LEVELS[len(c.LEVELS) // 2].rate,
        "ducats_per_step": c.DUCATS_PER_STEP,
        "optimal": options.final_exchange == "optimal",
        "brown": c.BROWN,
        "first_vp": c.FIRST_PLACE_VP,
        "levels": NoteLines(levels),
    }
