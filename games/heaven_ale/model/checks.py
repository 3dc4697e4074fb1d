"""Whether a data file of Heaven & Ale fits together (rules 2); contradictions are told."""

from collections import defaultdict
from collections.abc import Iterable

from games.heaven_ale.model.data_rows import OF_A_RESOURCE, BrewmasterLevel, ShedType, Tables

HALVES = ("I", "II")
"""The two halves of the monks, from which the piles of the rounds are taken."""
SIDES = {"sun": "s", "shade": "d", "shed": "H"}
"""The letter with which the names of cells begin."""
DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""E, SE, SW, W, NW, NE of axial coordinates."""
HIGHEST = 5
"""The highest value of a tile."""
ACTIVATED = {"none": 0, "opposite": 2, "alternate": 3}
"""Number of tiles that a shed's pattern activates; any other pattern leaves it open."""


def _numbers(tables: Tables) -> None:
    file, numbers = tables.file, tables.numbers
    least, most = numbers.track_least, numbers.track_most
    starts = [
        ("numbers, start_brewmaster", numbers.start_brewmaster),
        ("numbers, brown_from", numbers.brown_from),
    ]
    starts += [(f"resources, {row.id}, start", row.start) for row in tables.resources.values()]
    for place, at in starts:
        file.check(place, least <= at <= most, f"{at} is not from {least} to {most}")
    _check_ranges(tables, "brewmaster_levels", tables.brewmaster_levels, range(least, most + 1))


def _check_ranges(
    tables: Tables, name: str, rows: Iterable[BrewmasterLevel | ShedType], wanted: range
) -> None:
    tables.file.check_run(name, [at for row in rows for at in range(row.least, row.most + 1)], wanted)


def _seats(tables: Tables) -> None:
    file, seats = tables.file, [row.seats for row in tables.player_counts]
    file.check("player_counts", bool(seats), "is empty")
    file.check_run("player_counts", seats, range(seats[0], seats[0] + len(seats)))
    for row in tables.player_counts:
        place = f"player_counts, {row.seats} seats"
        file.check(place, len(row.monk_piles) == row.rounds, f"has {len(row.monk_piles)} piles of monks")
        scoring = [space.id for space in tables.track.values() if space.kind == "scoring"]
        file.check_known(place, row.last_round_discs, scoring, "scoring space")
        half = len(tables.monks) * tables.numbers.copies_of_a_monk
        for pile in HALVES:
            needed = row.monk_piles.count(pile) * tables.numbers.monk_pile
            file.check(place, needed <= half, f"takes {needed} monks of half {pile}, which has {half}")


def _track(tables: Tables) -> None:
    file, spaces = tables.file, list(tables.track.values())
    for at, space in enumerate(spaces):
        place = f"track, {space.id}"
        file.check(place, (space.kind == "start") == (at == 0), "only the first space is the start")
        file.check(
            f"{place}, cost", bool(space.cost) == (space.kind == "monk"), "goes with monks, and only there"
        )
        scoring = space.kind == "scoring"
        file.check(f"{place}, allows", bool(space.allows) == scoring, "goes with scoring, and only there")
    _check_numbered(tables, "track", [space.id for space in spaces[1:]])
    _check_numbered(tables, "start_area", tables.start_area)


def _check_numbered(tables: Tables, name: str, ids: Iterable[str]) -> None:
    """Ids of a letter and a number count from 1, each letter for itself."""
    numbers = defaultdict[str, list[int]](list)
    for id in ids:
        numbers[id[0]].append(int(id[1:]))
    for letter, found in numbers.items():
        tables.file.check_run(f"{name}, the rows {letter}", found, range(1, max(found) + 1))


def _garden(tables: Tables) -> None:
    file, cells = tables.file, tables.garden
    places = {cell.at for cell in cells.values()}
    for cell in cells.values():
        place, (q, r) = f"garden, {cell.id}", cell.at
        file.check(f"{place}, side", cell.id[0] == SIDES[cell.side], f"{cell.side} does not go with its name")
        same = [other.id for other in cells.values() if other.at == cell.at]
        file.check(f"{place}, at", len(same) == 1, f"{' and '.join(same)} are in one place")
        around = [(q + right, r + down) for right, down in DIRECTIONS]
        file.check(place, cell.side != "shed" or places.issuperset(around), "has no cells all around")
        file.check(place, not places.isdisjoint(around), "has no cell beside it")
    _check_numbered(tables, "garden", sorted(cells))


def _sheds(tables: Tables) -> None:
    _check_ranges(tables, "shed_types", tables.shed_types.values(), range(len(DIRECTIONS) * HIGHEST + 1))
    for shed in tables.shed_types.values():
        fits = ACTIVATED.get(shed.pattern, shed.activates) == shed.activates
        what = f"does not go with the pattern {shed.pattern}"
        tables.file.check(f"shed_types, {shed.id}, activates", fits, what)


def _spots(tables: Tables) -> None:
    file = tables.file
    for kind, ids in (("C", tables.resources), ("B", tables.monks)):
        spots = [spot.id for spot in tables.spots.values() if spot.kind == kind]
        file.check_known("spots", spots, ids, f"spot of kind {kind}")
        for id in ids:
            file.check("spots", id in spots, f"has no spot of kind {kind} for {id}")
    pairs = [spot.pair for spot in tables.spots.values()]
    for spot in tables.spots.values():
        count = pairs.count(spot.pair)
        file.check(f"spots, {spot.id}, pair", count == 2, f"{spot.pair} has {count} spots instead of 2")


def _cards_and_goals(tables: Tables) -> None:
    file = tables.file
    for card in tables.privilege_cards.values():
        wanted = card.effect not in OF_A_RESOURCE
        what = f"does not go with the effect {card.effect}"
        file.check(f"privilege_cards, {card.id}, amount", bool(card.amount) == wanted, what)
    for goal in tables.barrels.values():
        like = next(one for one in tables.barrels.values() if one.counts == goal.counts)
        file.check(f"barrels, {goal.id}", like is goal, f"counts the same as {like.id}")


CHECKS = (_numbers, _seats, _track, _garden, _sheds, _spots, _cards_and_goals)
