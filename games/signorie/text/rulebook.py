"""The figures of the rules' texts, from the data and the table's options."""

from typing import Any

import msgspec

from games.core import Note, NoteLines, note
from games.signorie.model import components as c
from games.signorie.model.cards_text import career_bonuses, describe
from games.signorie.model.state import SignorieOptions, action_of


def rules(options: SignorieOptions, players: int) -> dict[str, Any]:
    """Every figure for every text: numbers and tables, and the options."""
    count = c.PLAYERS[players]
    return {
        **_readings(options),
        **msgspec.structs.asdict(c.TABLES.numbers),
        **_tables(options, players),
        "players": players,
        "bride_florins": max(slot.bride_florins for slot in c.REWARD_TRACK),
        "line_example": "take B4; signoria; step ini 1; step pol5 2; step mil new; skip",
        "rounds": options.rounds,
        "bonus_rounds": _rounds_of(options, "bonus"),
        "vp_rounds": _rounds_of(options, "vp"),
        "dice": count.dice,
        "all_dice": count.dice * len(c.COLOURS),
        "cities_used": count.cities,
        "every_city": count.cities == len(c.CITIES),
        "removed": count.removed,
        "families": c.FAMILIES,
        "tiles": len(c.TILES),
        "helper_slots": len(c.HELPERS),
        "helpers_column": max(c.ROW_COST),
        "area_tiles": len(c.AREA[c.COLOURS[0]]),
        "row_tiles": c.ROW_TILES,
        "pips": c.PIPS,
        "male_from": c.FEMALE_UP_TO + 1,
        "brides": c.MOST_BRIDES,
        "rank_most": c.TOP_RANK,
        "career_slots": c.CAREER_TOP,
        "shields": len(c.PLANS[next(iter(c.PLANS))].pol),
        "threshold_step": c.THRESHOLD_STEP,
    }


def _rounds_of(options: SignorieOptions, kind: str) -> int:
    """Number of rounds with reward tiles of a kind."""
    return sum(slot.kind == kind for slot in c.REWARD_TRACK[options.unused_rewards :])


def _tables(options: SignorieOptions, players: int) -> dict[str, Any]:
    """The tables, line by line or in one."""
    return {
        "extra": tuple(
            note("rule-extra", place=place, florins=florins)
            for place, florins in enumerate(c.EXTRA_FLORINS[:players], 1)
        ),
        "colours": NoteLines(
            tuple(
                note(
                    "rule-colour",
                    colour=colour.id,
                    cost=colour.cost,
                    action=f"do-{action_of(options, colour.id)}",
                    column=colour.ring,
                )
                for colour in c.COLOUR.values()
            )
        ),
        "row_costs": tuple(
            note("rule-row-cost", row=f"row-{row}", cost=cost) for row, cost in c.ROW_COST.items()
        ),
        "helpers": _items([*c.HELPERS], options),
        "assignments": _paid([*c.ASSIGNMENTS], options),
        "bonus_tiles": _items([*c.BONUS_TILES], options),
        "vp_tiles": _items([*c.VP_TILES], options),
        "career_vps": tuple(str(slot.vp) for slot in c.CAREER_TRACK[1:]),
        "career_ranks": tuple(str(slot.rank) for slot in c.CAREER_TRACK[1:]),
        "career_bonuses": career_bonuses(),
        "initiative_vps": tuple(str(vp) for vp in c.INITIATIVE_VP),
        "initiative_top": c.INITIATIVE_TOP,
        "slots": tuple(str(value) for value in c.CITY_SLOTS[options.city_slots]),
        "tile_values": tuple(
            note("rule-tile-value", value=row.value, copies=row.copies) for row in c.TABLES.alliance_tiles
        ),
        "bride_vps": tuple(str(slot.vp) for slot in c.BRIDE_SLOTS),
    }


def _items(ids: list[str], options: SignorieOptions) -> NoteLines:
    """Things by name with the first sentence of their text."""
    return NoteLines(tuple(Note("rule-item", {"item": id, "text": describe(id, options)[0]}) for id in ids))


def _paid(ids: list[str], options: SignorieOptions) -> NoteLines:
    """Assignments: what they take, and what they bring."""
    lines = []
    for id in ids:
        pays, text = describe(id, options)
        lines.append(Note("rule-item-paid", {"item": id, "pays": pays, "text": text}))
    return NoteLines(tuple(lines))


def _readings(options: SignorieOptions) -> dict[str, Any]:
    """The table's options, as the texts need them."""
    return {
        "open_gates": options.gates,
        "open_gates_helper_tile": options.open_gates == "with_helper_tile",
        "short_season": options.short,
        "secret_letters": options.letters,
        "secret_letters_helpers": options.secret_letters != "but_for_helpers",
        "fitting_tile": options.fitting_tile,
        "city_slots": options.city_slots,
        "career_bonus": options.career_bonus,
        "helper_steps": options.helper_steps,
        "offspring_without_stock": options.offspring_without_stock,
        "threshold_limit": options.threshold_limit,
        "other_sex": options.other_sex,
        "bride_any_time": options.bride_any_time,
        "bride_every_round": options.short_season == "by_slot",
        "florins_for_everyone": options.florins_for_everyone,
        "all_or_florins": options.all_or_florins,
        "one_career": options.one_career,
    }
