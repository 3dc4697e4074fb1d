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
        "E_UNKNOWN_SPACE",
        "E_UNKNOWN_CELL",
        "E_UNKNOWN_SPOT",
        "E_UNKNOWN_START_SPACE",
        "E_MUST_MOVE",
        "E_BACKWARD",
        "E_SPACE_OCCUPIED",
        "E_NO_TILES",
        "E_GARDEN_FULL",
        "E_CANNOT_AFFORD_ANY",
        "E_NO_DISC",
        "E_NO_USABLE_SPOT",
        "E_NO_BARREL",
        "E_TILE_NOT_HERE",
        "E_SHED_CELL",
        "E_CELL_TAKEN",
        "E_NOT_ENOUGH_MONEY",
        "E_MUST_BUY",
        "E_SHED_COUNT",
        "E_SHED_NOT_ADJACENT",
        "E_SHED_PATTERN",
        "E_SPOT_KIND",
        "E_SPOT_USED",
        "E_NO_MATCHING_TILE",
        "E_NEED_NUMBER",
        "E_NEED_RESOURCE_CHOICE",
        "E_CARD_NOT_HELD",
        "E_NOT_LEAST_RESOURCE",
        "E_START_SPACE_TAKEN",
        "E_MUST_TAKE_FIRST_SPACE",
        "E_FULL_LAP",
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
