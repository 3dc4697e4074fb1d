"""Whether a data file of Signorie fits together (rules 1, 2); contradictions are told."""

from collections import Counter
from itertools import pairwise
from typing import get_args

from games.signorie.model.data_rows import Action, Tables

ACTIONS: tuple[Action, ...] = get_args(Action)
CAREERS = ("pol", "cle", "mil")
INITIATIVE = "ini"
TRACKS = (*CAREERS, INITIATIVE)
MARRIAGE = "mar"
"""The row of a player board for the tiles of marriages; the others are called like the careers."""
SHIELDS = 4
"""Number of shields in the row of a career."""
COPIES = "abcdefghi"
"""The letters by which alliance tiles with the same face are told apart."""


def _numbers(tables: Tables) -> None:
    check = tables.file.check
    for sex in ("males", "females"):
        parts = getattr(tables.numbers, f"start_{sex}") + getattr(tables.numbers, f"stock_{sex}")
        total = getattr(tables.supplies, f"{sex}_per_player")
        check("supplies", parts == total, f"has {total} {sex} per player, numbers deal {parts}")


def _dice(tables: Tables) -> None:
    file, colours = tables.file, tables.die_colours
    file.check(
        "die_colours", len(colours) == len(ACTIONS), f"has {len(colours)} colours instead of {len(ACTIONS)}"
    )
    file.check_field("die_colours", colours, "ring", colours)
    actions = Counter(row.action for row in colours.values())
    rings = Counter(row.ring for row in colours.values())
    for row in colours.values():
        file.check(f"die_colours, {row.id}", len(row.id) == 1, "is not called by one letter")
        file.check(f"die_colours, {row.id}", actions[row.action] == 1, f"gives the action {row.action} twice")
        file.check(f"die_colours, {row.id}", rings[row.ring] == 1, f"gives the ring {row.ring} twice")
        file.check(f"die_colours, {row.id}", row.ring != row.id, "sends its helpers to its own column")


def _helpers(tables: Tables) -> None:
    file, rows = tables.file, [row.row for row in tables.helper_rows]
    file.check_run("helper_rows", rows, range(1, len(rows) + 1))
    places = Counter((slot.column, slot.row) for slot in tables.helpers.values())
    file.check_field("helpers", tables.helpers, "column", tables.die_colours)
    for slot in tables.helpers.values():
        place = f"helpers, {slot.id}"
        file.check(place, slot.row in rows, f"stands in row {slot.row}, which there is not")
        once = places[slot.column, slot.row] == 1
        file.check(place, once, f"fills row {slot.row} of {slot.column} twice")
        if slot.kind in ("track_fixed", "track_die"):
            file.check_known(place, [slot.track], TRACKS, "track")
        if slot.kind in ("take_meeple", "track_fixed", "offspring_die", "vp_per_male", "florins", "vp"):
            file.check(place, slot.amount > 0, "has no amount")
    whole = len(tables.die_colours) * len(rows)
    file.check("helpers", len(places) == whole, f"has {len(places)} slots instead of {whole}")


def _tracks(tables: Tables) -> None:
    file = tables.file
    slots = [slot.slot for slot in tables.career_track]
    file.check("career_track", bool(slots), "has no slots")
    file.check_run("career_track", slots, range(1, len(slots) + 1))
    for below, above in pairwise(tables.career_track):
        lower = below.rank <= above.rank
        file.check(f"career_track, row {above.slot}", lower, f"has a lower rank than slot {below.slot}")
    positions = [slot.position for slot in tables.initiative_track]
    file.check("initiative_track", len(positions) > 1, "has no slots to move to")
    file.check_run("initiative_track", positions, range(len(positions)))


def _cities(tables: Tables) -> None:
    file = tables.file
    runs = {run.used: run.values for run in tables.city_slots}
    file.check_field("city_slots", tables.city_slots, "used", ("shared", "separate"))
    file.check("city_slots", set(runs) == {"shared", "separate"}, "needs the rows shared and separate")
    most_rank = max(slot.rank for slot in tables.career_track)
    dowry = tables.numbers.dowry_most
    for used, values in runs.items():
        place = f"city_slots, {used}"
        file.check(place, bool(values), "has no slots")
        file.check(place, list(values) == sorted(values), "does not rise")
        for value in values:
            file.check(place, value <= most_rank, f"has a slot {value} that no rank reaches")
            file.check(place, value <= dowry, f"has a slot {value} above the highest dowry {dowry}")


def _alliances(tables: Tables) -> None:
    file = tables.file
    each = sum(row.copies for row in tables.alliance_tiles)
    total = tables.supplies.alliance_tiles
    file.check(
        "alliance_tiles",
        each * len(tables.families) == total,
        f"has {each} tiles for each of {len(tables.families)} families, "
        f"which is {each * len(tables.families)} and not the {total} of supplies",
    )
    for row in tables.alliance_tiles:
        place = f"alliance_tiles, value {row.value}"
        file.check(place, 0 < row.value <= 9, "is not from 1 to 9")
        file.check(place, row.copies <= len(COPIES), f"has {row.copies} copies, more than {len(COPIES)}")
    for plan in tables.plans.values():
        for name in (*CAREERS, MARRIAGE):
            file.check_known(f"plans, {plan.id}", plan.row(name), tables.families, "family")
        for name in CAREERS:
            count = len(plan.row(name))
            file.check(f"plans, {plan.id}", count == SHIELDS, f"has {count} shields in the row {name}")
        once = sorted(plan.mar) == sorted(tables.families)
        file.check(f"plans, {plan.id}", once, "does not have each family once in the marriage row")


def _assignments(tables: Tables) -> None:
    file, tiles, slots = tables.file, tables.assignment_tiles, tables.assignment_slots
    total = tables.supplies.assignment_tiles
    file.check("assignment_tiles", len(tiles) == total, f"has {len(tiles)} tiles, supplies have {total}")
    file.check("assignment_slots", len(slots) == len(tiles), f"has {len(slots)} slots for {len(tiles)} tiles")
    file.check_field("assignment_slots", slots, "area", tables.die_colours)
    file.check_field("assignment_slots", slots, "sex", ("m", "f"))
    areas = Counter(slot.area for slot in slots.values())
    for area, count in areas.items():
        file.check("assignment_slots", count == 2, f"has {count} slots in the area {area}")
    for tile in tiles.values():
        place = f"assignment_tiles, {tile.id}"
        file.check(place, 1 <= tile.least <= tile.most, f"takes {tile.least} to {tile.most} meeples")
        if tile.kind == "progress":
            file.check_known(place, [tile.track], TRACKS, "track")
        if tile.kind in ("progress", "threshold", "florins", "exchange"):
            file.check(place, tile.amount > 0, "has no amount")


def _rewards(tables: Tables) -> None:
    file = tables.file
    slots = [slot.slot for slot in tables.reward_track]
    rounds = tables.numbers.rounds
    file.check_run("reward_track", slots, range(1, rounds + 1))
    short = tables.numbers.short_season_rounds
    file.check("numbers, short_season_rounds", 0 < short <= rounds, f"has {short} of {rounds} rounds")
    for name, tiles in (("bonus_tiles", tables.bonus_tiles), ("vp_tiles", tables.vp_tiles)):
        total = getattr(tables.supplies, name)
        file.check(name, len(tiles) == total, f"has {len(tiles)} tiles, supplies have {total}")
        needed = sum(slot.kind == name.removesuffix("_tiles") for slot in tables.reward_track)
        file.check(name, len(tiles) >= needed, f"has {len(tiles)} tiles for {needed} slots")
    for tile in tables.bonus_tiles.values():
        place = f"bonus_tiles, {tile.id}"
        if tile.kind == "take":
            file.check(place, tile.males + tile.females > 0, "has no meeples")
        if tile.kind == "progress":
            file.check(place, tile.points > 0, "has no points")
            file.check(place, bool(tile.tracks), "has no tracks")
            file.check_known(place, tile.tracks, TRACKS, "track")


def _seats(tables: Tables) -> None:
    file = tables.file
    file.check("players", bool(tables.players), "is empty")
    seats = [count.seats for count in tables.players]
    file.check_run("players", seats, range(seats[0], seats[0] + len(seats)))
    most = max(count.seats for count in tables.players)
    each = sum(row.copies for row in tables.alliance_tiles)
    for count in tables.players:
        place = f"players, {count.seats} seats"
        dice = count.dice * len(tables.die_colours)
        total = tables.supplies.action_dice
        file.check(place, dice <= total, f"rolls {dice} dice, supplies have {total}")
        file.check(place, 0 < count.cities <= len(tables.cities), f"uses {count.cities} cities")
        file.check(place, count.removed < each, f"removes {count.removed} of {each} tiles")
    file.check_run("extra_florins", [extra.place for extra in tables.extra_florins], range(1, most + 1))
    file.check("plans", len(tables.plans) >= most, f"has {len(tables.plans)} boards for {most} seats")
    brides = sum(not slot.printed for slot in tables.bride_slots) * most
    total = tables.supplies.brides
    file.check("bride_slots", brides <= total, f"takes {brides} brides, supplies have {total}")


CHECKS = (_numbers, _dice, _helpers, _tracks, _cities, _alliances, _assignments, _rewards, _seats)
