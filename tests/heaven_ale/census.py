"""What the laws of tests/core need to know of Heaven & Ale."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

from games.core import Event, Seat
from games.heaven_ale.model import components as c
from games.heaven_ale.model import events
from games.heaven_ale.model.gains import FIELDS
from games.heaven_ale.model.state import HeavenAleOptions
from games.heaven_ale.rules.game import HeavenAle

IN_TURN = True
"""Nobody is ever asked at the same time as others."""

RULES_CODES = frozenset(
    {
        "ERR_UNKNOWN_SPACE",
        "ERR_UNKNOWN_CELL",
        "ERR_UNKNOWN_SPOT",
        "ERR_UNKNOWN_START_SPACE",
        "ERR_MUST_MOVE",
        "ERR_BACKWARD",
        "ERR_SPACE_OCCUPIED",
        "ERR_NO_TILES",
        "ERR_GARDEN_FULL",
        "ERR_CANNOT_AFFORD_ANY",
        "ERR_NO_DISC",
        "ERR_NO_USABLE_SPOT",
        "ERR_NO_BARREL",
        "ERR_TILE_NOT_HERE",
        "ERR_SHED_CELL",
        "ERR_CELL_TAKEN",
        "ERR_NOT_ENOUGH_MONEY",
        "ERR_MUST_BUY",
        "ERR_SHED_COUNT",
        "ERR_SHED_NOT_ADJACENT",
        "ERR_SHED_PATTERN",
        "ERR_SPOT_KIND",
        "ERR_SPOT_USED",
        "ERR_NO_MATCHING_TILE",
        "ERR_NEED_NUMBER",
        "ERR_NEED_RESOURCE_CHOICE",
        "ERR_CARD_NOT_HELD",
        "ERR_NOT_LEAST_RESOURCE",
        "ERR_START_SPACE_TAKEN",
        "ERR_MUST_TAKE_FIRST_SPACE",
        "ERR_FULL_LAP",
    }
)
"""The refusals that are the title's own."""

HOUSE_CODES = frozenset({"ERR_START_PLAYER"})
"""Refusals of the lobby."""

CODES = RULES_CODES | HOUSE_CODES


def options(seats: int) -> Sequence[HeavenAleOptions]:
    return (
        HeavenAleOptions(),
        HeavenAleOptions(allow_shared_spaces=True, start_positions="one_ahead"),
        HeavenAleOptions(final_round_discs="all_two", final_exchange="even_first", start_player="b"),
        HeavenAleOptions(allow_full_lap=False, scoring_requires_matching_tile=False),
    )


def seats_of(game: HeavenAle) -> int:
    return len(game.boards)


def census(game: HeavenAle) -> dict[str, int]:
    """Number of each tile and of each goal's barrels; the same at every step of a game.
    (Privilege cards leave the game when sold; discs and sheds are unlimited.)"""
    counted = Counter(
        chain(
            game.deck,
            game.unused_monks,
            *game.monk_piles,
            *(space.tiles for space in game.spaces),
            *(board.garden.values() for board in game.boards),
            *(board.barrels for board in game.boards),
        )
    )
    counted.update(game.barrels)
    return dict(counted)


def changes(event: Event) -> Iterator[tuple[Seat, str, int]]:
    """Ducats and steps of the six markers as events tell them."""
    match event:
        case events.Gained(seat=seat):
            for field in FIELDS:
                yield seat, field, getattr(event, field)
        case events.TileBought(seat=seat, ducats=ducats) | events.CardSold(seat=seat, ducats=ducats):
            yield seat, "ducats", ducats
        case events.ShedEnclosed(seat=seat, brewmaster=steps):
            yield seat, "brewmaster", steps
        case events.Converted(seat=seat, resource=resource, steps=steps):
            yield seat, resource, steps
            for other in c.RESOURCES:
                yield seat, other, -getattr(event, other)
        case events.StepsBought(seat=seat, resource=resource, steps=steps, ducats=ducats):
            yield seat, resource, steps
            yield seat, "ducats", ducats


def hidden(game: HeavenAle, seat: Seat | None) -> list[list[str]]:
    """The kinds of resource tile nobody has seen a copy of yet. (Copies are alike: a kind that lies open
    somewhere cannot be told apart from its copies face down.)"""
    open_tiles = set(chain(*(space.tiles for space in game.spaces)))
    open_tiles |= set(chain(*(board.garden.values() for board in game.boards)))
    return [[tile for tile in c.TILES if c.VALUE[tile] and tile not in open_tiles]]


def secrets(game: HeavenAle, seat: Seat | None) -> Iterator[tuple[tuple[str | int, ...], list[list[str]]]]:
    """In which order the piles lie."""
    yield ("deck",), [game.deck[::-1]]
    for at, pile in enumerate(game.monk_piles):
        yield ("monk_piles", at), [pile[::-1]]
    yield ("unused_monks",), [game.unused_monks[::-1]]
