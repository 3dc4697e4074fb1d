"""The whole position in words, made from a view and nothing else (rules 5)."""

from collections.abc import Iterator

from games.core import Note, Seat, note
from games.heaven_ale import components as c
from games.heaven_ale.garden import PLOTS
from games.heaven_ale.state import HeavenAleState, PlayerBoard


def position(view: HeavenAleState) -> tuple[Note, ...]:
    """Line by line: round, track, barrels, the seats one after the other, what is still face down."""
    return tuple(_lines(view))


def _lines(view: HeavenAleState) -> Iterator[Note]:
    if view.round:
        yield note("position-round", round=view.round, rounds=view.rounds)
        yield from _track(view)
        yield _barrels(view)
    for seat, board in enumerate(view.boards):
        yield _where(Seat(seat), board)
        yield _markers(board)
        yield _garden(board)
        yield _discs(board)
        yield _cards(board)
    yield note("position-piles", tiles=len(view.deck), piles=len(view.monk_piles))


def _track(view: HeavenAleState) -> Iterator[Note]:
    lying = [(space.id, here) for space, here in zip(c.TRACK, view.spaces, strict=True)]
    tiles = tuple(
        note("position-tiles", space=space, tiles=tuple(here.tiles)) for space, here in lying if here.tiles
    )
    discs = tuple(note("position-count", what=space, count=here.discs) for space, here in lying if here.discs)
    yield Note("position-track", {"spaces": tiles})
    yield Note("position-scoring", {"spaces": discs})


def _barrels(view: HeavenAleState) -> Note:
    left = tuple(note("position-count", what=goal, count=count) for goal, count in view.barrels.items())
    return Note("position-barrels", {"barrels": left})


def _where(seat: Seat, board: PlayerBoard) -> Note:
    """The figure stands on a space, or on a place of the start area, or nowhere yet."""
    where = board.place or c.SPACES[board.position]
    if board.returned:
        return note("position-returned", seat=seat, where=where, ducats=board.ducats)
    return note("position-seat", seat=seat, where=where, ducats=board.ducats)


def _markers(board: PlayerBoard) -> Note:
    level = c.LEVEL[board.brewmaster]
    markers = tuple(
        note("position-count", what=resource, count=at)
        for resource, at in zip(c.RESOURCES, board.resources, strict=True)
    )
    return Note(
        "position-markers",
        {
            "markers": markers,
            "brewmaster": board.brewmaster,
            "rate": level.rate,
            "multiplier": level.multiplier,
        },
    )


def _garden(board: PlayerBoard) -> Note:
    tiles = tuple(
        note("position-tile", tile=board.garden[plot], cell=plot) for plot in PLOTS if plot in board.garden
    )
    sheds = tuple(note("position-tile", tile=kind, cell=shed) for shed, kind in sorted(board.sheds.items()))
    return Note("position-garden", {"tiles": tiles, "sheds": sheds})


def _discs(board: PlayerBoard) -> Note:
    placed = tuple(note("position-placed", pair=pair, card=card) for pair, card in board.placed.items())
    return Note("position-discs", {"spots": tuple(board.discs), "placed": placed})


def _cards(board: PlayerBoard) -> Note:
    barrels = tuple(
        note("position-barrel", barrel=goal, vp=c.BARREL_VP[size]) for goal, size in board.barrels.items()
    )
    return Note("position-cards", {"cards": tuple(board.cards), "barrels": barrels})
