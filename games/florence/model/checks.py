"""Whether a data file of Florence fits together (rules 2 to 9); contradictions are told."""

from collections.abc import Iterable

from games.florence.model.data_rows import Profession, Tables

OTHER_COUNTERS = (
    *("landscape", "landscape_type", "building", "building_small", "building_medium", "building_large"),
    *("building_size", "jester", "builder", "prestige_card", "freedom", "table_card", "hand_card"),
    *("category", "work", "empty_square"),
)
"""What bonus and prestige cards count beside each kind of landscape (`work.py`)."""
OTHER_KINDS = ("jester", "builder", "prestige", "recruit")
"""What is auctioned beside each kind of landscape (rules 4.1)."""
CHARACTERS = ("banker", "muse", "merchant", "cardinal", "princess", "professor")
"""The characters that the rules know by name (rules 9.4)."""
MOST_SEATS = 5
"""The maximum number of players (rules 2.2)."""


def _numbers(tables: Tables) -> None:
    file, numbers = tables.file, tables.numbers
    place = "numbers, minimum_wv"
    file.check(
        place, len(numbers.minimum_wv) == numbers.rounds, f"needs {numbers.rounds} values, one a round"
    )
    file.check(place, list(numbers.minimum_wv) == sorted(numbers.minimum_wv), "must not fall")
    for name, values, most in (
        ("building_cost", numbers.building_cost, numbers.builder_limit + 1),
        ("builder_pp", numbers.builder_pp, numbers.builder_limit),
    ):
        file.check(f"numbers, {name}", len(values) == most, f"needs {most} values, one a number of builders")
    kinds = len(tables.landscapes) + len(OTHER_KINDS)
    closed = numbers.two_player_closed_kinds
    file.check("numbers, two_player_closed_kinds", closed < kinds - 1, f"closes {closed} of {kinds} kinds")


def _board(tables: Tables) -> None:
    _fits(tables, "board, palazzo", tables.board.palazzo)


def _fits(tables: Tables, place: str, cells: Iterable[tuple[int, int]]) -> None:
    file, board, cells = tables.file, tables.board, list(cells)
    for column, row in cells:
        inside = column < board.columns and row < board.rows
        file.check(place, inside, f"has the square {column}, {row} outside the board")
        file.check(place, cells.count((column, row)) == 1, f"has the square {column}, {row} twice")


def _tiles(tables: Tables) -> None:
    file = tables.file
    for name, tiles in (("buildings", tables.buildings), ("landscapes", tables.landscapes)):
        for tile in tiles.values():
            place = f"{name}, {tile.id}"
            landscape = tile.size == "landscape"
            file.check(
                f"{place}, size", landscape == (name == "landscapes"), f"{tile.size} is none of {name}"
            )
            _fits(tables, f"{place}, shape", tile.shape)
            file.check(f"{place}, shape", _in_one_piece(tile.shape), "is not in one piece")
    for id in tables.landscapes:
        file.check(f"landscapes, {id}", id not in tables.buildings, "is the name of a building too")


def _in_one_piece(cells: Iterable[tuple[int, int]]) -> bool:
    left = set(cells)
    edge = [left.pop()]
    while edge:
        column, row = edge.pop()
        neighbours = left & {(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)}
        left -= neighbours
        edge += neighbours
    return not left


def _professions(tables: Tables) -> None:
    file, cards = tables.file, tables.professions
    file.check_field("professions", cards, "building", tables.buildings)
    file.check_field("professions", cards, "landscape", tables.landscapes)
    file.check_field("professions", cards, "landscape_published", ("", *tables.landscapes))
    file.check_field("professions", cards, "freedom", tables.freedoms)
    for card in cards.values():
        like = next(other for other in cards.values() if _wants(other) == _wants(card))
        file.check(f"professions, {card.id}", like is card, f"wants the same as {like.id}")
    most, dealt = MOST_SEATS, tables.numbers.dealt
    file.check("professions", len(cards) >= most * dealt, f"has {len(cards)} cards to deal {dealt} to {most}")


def _wants(card: Profession) -> tuple[str, str, str]:
    return card.building, card.landscape, card.freedom


def _counters(tables: Tables) -> None:
    file, counters = tables.file, (*tables.landscapes, *OTHER_COUNTERS)
    file.check_field("bonus_cards", tables.bonus_cards, "counts", counters)
    file.check_field("prestige_cards", tables.prestige_cards, "needs", counters)
    for card in tables.prestige_cards.values():
        place = f"prestige_cards, {card.id}"
        file.check_known(place, [name for name in (card.most, card.fewest) if name], counters, "counter")
        conditions = sum(bool(what) for what in (card.most, card.fewest, card.needs))
        file.check(place, conditions == 1, "must have exactly one of most, fewest and needs")
        file.check(f"{place}, tie", card.tie < card.pp, f"{card.tie} is not less than {card.pp}")


def _characters(tables: Tables) -> None:
    file = tables.file
    for id in CHARACTERS:
        file.check("characters", id in tables.characters, f"has no row {id}")
    for row in tables.characters.values():
        file.check(f"characters, {row.id}", row.least <= row.most, f"bids from {row.least} to {row.most}")


CHECKS = (_numbers, _board, _tiles, _professions, _counters, _characters)
