"""Whether a data file of Signorie fits together (rules 1, 2); the first contradiction is told."""

from collections import Counter
from itertools import pairwise

from games.signorie.model.tables import Tables

ACTIONS = ("florins", "marriage", "offspring", "mission", "tracks")
CAREERS = ("pol", "cle", "mil")
TRACKS = (*CAREERS, "ini")
HELPER_KINDS = (
    "take_meeple",
    "track_fixed",
    "track_die",
    "marriage_facedown",
    "mission_facedown",
    "offspring_die",
    "vp_per_male",
    "florins",
    "assignment_once",
    "facedown_any",
    "vp",
)
ASSIGNMENT_KINDS = (
    "progress",
    "facedown_any",
    "threshold",
    "marriage",
    "mission",
    "florins",
    "exchange",
)
BONUS_KINDS = ("mission", "marriage", "take", "progress", "facedown_any", "free_helper", "extra_action")
VP_KINDS = (
    "vp_per_helper",
    "vp_per_city_with_male",
    "vp_per_city_with_female",
    "vp_per_male_in_city",
    "vp_per_female_in_city",
)
NUMBERS = (
    *("rounds", "short_season_rounds", "start_florins", "start_males", "start_females", "stock_males"),
    *("stock_females", "max_dice", "threshold", "threshold_most", "florins_action", "dowry_most"),
    *("vp_per_dowry", "tracks_points", "female_up_to", "reward_florins", "buy_cost", "buy_vp", "row_tiles"),
    "face_down_vp",
)
SUPPLIES = (
    *("alliance_tiles", "helper_discs", "brides", "action_dice", "assignment_tiles", "bonus_tiles"),
    *("vp_tiles", "males_per_player", "females_per_player"),
)


def check(tables: Tables) -> None:
    """ComponentsError for the first thing that does not fit."""
    _numbers(tables)
    _dice(tables)
    _helpers(tables)
    _tracks(tables)
    _cities(tables)
    _alliances(tables)
    _assignments(tables)
    _rewards(tables)
    _seats(tables)


def _numbers(tables: Tables) -> None:
    check = tables.file.check
    for id in NUMBERS:
        check("numbers", id in tables.numbers, f"has no row {id}")
    for id in SUPPLIES:
        check("supplies", id in tables.supplies, f"has no row {id}")
    for table, rows in (("numbers", tables.numbers), ("supplies", tables.supplies)):
        for row in rows.values():
            check(table, row.value >= 0, f"has {row.value} for {row.id}, which is below 0")
    for sex in ("males", "females"):
        parts = tables.numbers[f"start_{sex}"].value + tables.numbers[f"stock_{sex}"].value
        total = tables.supplies[f"{sex}_per_player"].value
        check("supplies", parts == total, f"has {total} {sex} per player, numbers deal {parts}")


def _dice(tables: Tables) -> None:
    file, colours = tables.file, tables.die_colours
    file.check("die_colours", len(colours) == len(ACTIONS), f"has {len(colours)} colours instead of 5")
    file.check_known("die_colours", [row.action for row in colours.values()], ACTIONS, "action")
    file.check_known("die_colours", [row.ring for row in colours.values()], colours, "ring")
    actions = Counter(row.action for row in colours.values())
    rings = Counter(row.ring for row in colours.values())
    for row in colours.values():
        file.check("die_colours", len(row.id) == 1, f"calls a colour {row.id}, which is not one letter")
        file.check("die_colours", actions[row.action] == 1, f"gives the action {row.action} twice")
        file.check("die_colours", rings[row.ring] == 1, f"gives the ring {row.ring} twice")
        file.check("die_colours", row.ring != row.id, f"sends the helpers of {row.id} to its own column")
        file.check("die_colours", row.cost >= 0, f"has the cost {row.cost} for {row.id}")


def _helpers(tables: Tables) -> None:
    file, rows = tables.file, [row.row for row in tables.helper_rows]
    file.check("helper_rows", rows == list(range(1, len(rows) + 1)), "does not count its rows from 1")
    places = Counter((slot.column, slot.row) for slot in tables.helpers.values())
    for slot in tables.helpers.values():
        file.check_known("helpers", [slot.kind], HELPER_KINDS, "kind")
        file.check_known("helpers", [slot.column], tables.die_colours, "column")
        file.check("helpers", slot.row in rows, f"puts {slot.id} into row {slot.row}")
        file.check(
            "helpers", places[slot.column, slot.row] == 1, f"fills row {slot.row} of {slot.column} twice"
        )
        if slot.kind.startswith("track_"):
            file.check_known("helpers", [slot.track], TRACKS, "track")
        if slot.kind in ("take_meeple", "track_fixed", "offspring_die", "vp_per_male", "florins", "vp"):
            file.check("helpers", slot.amount > 0, f"has no amount for {slot.id}")
    whole = len(tables.die_colours) * len(rows)
    file.check("helpers", len(places) == whole, f"has {len(places)} slots instead of {whole}")


def _tracks(tables: Tables) -> None:
    file = tables.file
    slots = [slot.slot for slot in tables.career_track]
    file.check("career_track", bool(slots), "has no slots")
    file.check("career_track", slots == list(range(1, len(slots) + 1)), "does not count its slots from 1")
    for below, above in pairwise(tables.career_track):
        file.check("career_track", below.rank <= above.rank, f"has a lower rank on slot {above.slot}")
    positions = [slot.position for slot in tables.initiative_track]
    file.check("initiative_track", len(positions) > 1, "has no slots to move to")
    file.check("initiative_track", positions == list(range(len(positions))), "does not count from 0")


def _cities(tables: Tables) -> None:
    file = tables.file
    runs = {run.used: run.values for run in tables.city_slots}
    file.check("city_slots", set(runs) == {"shared", "separate"}, "needs the rows shared and separate")
    most_rank = max(slot.rank for slot in tables.career_track)
    dowry = tables.numbers["dowry_most"].value
    for used, values in runs.items():
        file.check("city_slots", bool(values), f"has no slots in the row {used}")
        file.check("city_slots", list(values) == sorted(values), f"does not rise in the row {used}")
        for value in values:
            file.check("city_slots", value <= most_rank, f"has a slot {value} that no rank reaches")
            file.check("city_slots", value <= dowry, f"has a slot {value} above the highest dowry {dowry}")


def _alliances(tables: Tables) -> None:
    file = tables.file
    each = sum(row.copies for row in tables.alliance_tiles)
    total = tables.supplies["alliance_tiles"].value
    file.check(
        "alliance_tiles",
        each * len(tables.families) == total,
        f"has {each} tiles for each of {len(tables.families)} families, "
        f"which is {each * len(tables.families)} and not the {total} of supplies",
    )
    for row in tables.alliance_tiles:
        file.check("alliance_tiles", 0 < row.value <= 9, f"has the value {row.value}")
        file.check("alliance_tiles", 0 <= row.copies <= 9, f"has {row.copies} copies of value {row.value}")
    for plan in tables.plans.values():
        for name in (*CAREERS, "mar"):
            file.check_known("plans", plan.row(name), tables.families, "family")
        for name in CAREERS:
            count = len(plan.row(name))
            file.check("plans", count == 4, f"has {count} shields in the row {name} of {plan.id}")
        file.check(
            "plans",
            sorted(plan.mar) == sorted(tables.families),
            f"does not have each family once in the marriage row of {plan.id}",
        )


def _assignments(tables: Tables) -> None:
    file, tiles, slots = tables.file, tables.assignment_tiles, tables.assignment_slots
    total = tables.supplies["assignment_tiles"].value
    file.check("assignment_tiles", len(tiles) == total, f"has {len(tiles)} tiles, supplies have {total}")
    file.check("assignment_slots", len(slots) == len(tiles), f"has {len(slots)} slots for {len(tiles)} tiles")
    for slot in slots.values():
        file.check_known("assignment_slots", [slot.area], tables.die_colours, "area")
        file.check_known("assignment_slots", [slot.sex], ("m", "f"), "sex")
    areas = Counter(slot.area for slot in slots.values())
    for area, count in areas.items():
        file.check("assignment_slots", count == 2, f"has {count} slots in the area {area}")
    for tile in tiles.values():
        file.check_known("assignment_tiles", [tile.kind], ASSIGNMENT_KINDS, "kind")
        file.check(
            "assignment_tiles",
            1 <= tile.least <= tile.most,
            f"takes {tile.least} to {tile.most} meeples for {tile.id}",
        )
        if tile.kind == "progress":
            file.check_known("assignment_tiles", [tile.track], TRACKS, "track")
        if tile.kind in ("progress", "threshold", "florins", "exchange"):
            file.check("assignment_tiles", tile.amount > 0, f"has no amount for {tile.id}")


def _rewards(tables: Tables) -> None:
    file = tables.file
    slots = [slot.slot for slot in tables.reward_track]
    rounds = tables.numbers["rounds"].value
    file.check("reward_track", slots == list(range(1, rounds + 1)), f"does not count 1 to {rounds}")
    short = tables.numbers["short_season_rounds"].value
    file.check("numbers", 0 < short <= rounds, f"has {short} short_season_rounds of {rounds} rounds")
    for name, kinds, tiles in (
        ("bonus_tiles", BONUS_KINDS, tables.bonus_tiles),
        ("vp_tiles", VP_KINDS, tables.vp_tiles),
    ):
        total = tables.supplies[name].value
        file.check(name, len(tiles) == total, f"has {len(tiles)} tiles, supplies have {total}")
        file.check_known(name, [tile.kind for tile in tiles.values()], kinds, "kind")
        needed = sum(slot.kind == name.removesuffix("_tiles") for slot in tables.reward_track)
        file.check(name, len(tiles) >= needed, f"has {len(tiles)} tiles for {needed} slots")
    file.check_known("reward_track", [slot.kind for slot in tables.reward_track], ("bonus", "vp"), "kind")
    for tile in tables.bonus_tiles.values():
        if tile.kind == "take":
            file.check("bonus_tiles", tile.males + tile.females > 0, f"has no meeples for {tile.id}")
        if tile.kind == "progress":
            file.check("bonus_tiles", tile.points > 0, f"has no points for {tile.id}")
            file.check("bonus_tiles", bool(tile.tracks), f"has no tracks for {tile.id}")
            file.check_known("bonus_tiles", tile.tracks, TRACKS, "track")


def _seats(tables: Tables) -> None:
    file = tables.file
    file.check("players", bool(tables.players), "is empty")
    most = max(count.seats for count in tables.players)
    each = sum(row.copies for row in tables.alliance_tiles)
    for count in tables.players:
        dice = count.dice * len(tables.die_colours)
        total = tables.supplies["action_dice"].value
        file.check("players", dice <= total, f"rolls {dice} dice for {count.seats}, supplies have {total}")
        file.check(
            "players", 0 < count.cities <= len(tables.cities), f"uses {count.cities} cities for {count.seats}"
        )
        file.check(
            "players", count.removed < each, f"removes {count.removed} of {each} tiles for {count.seats}"
        )
    file.check(
        "extra_florins",
        [extra.place for extra in tables.extra_florins] == list(range(1, most + 1)),
        f"does not have the places 1 to {most}",
    )
    file.check("plans", len(tables.plans) >= most, f"has {len(tables.plans)} boards for {most} seats")
    brides = sum(not slot.printed for slot in tables.bride_slots) * most
    total = tables.supplies["brides"].value
    file.check("bride_slots", brides <= total, f"takes {brides} brides, supplies have {total}")
