"""The whole position in words, made from a view and nothing else (rules 5): all that its picture shows,
for those who can't see it. Empty things are left out."""

from collections.abc import Iterator

from games.core import Note, Seat, note
from games.heaven_ale.model import components as c
from games.heaven_ale.model.cards_text import goal
from games.heaven_ale.model.garden import RING, SHADE, SHEDS, SUN
from games.heaven_ale.model.state import HeavenAleState, PlayerBoard
from games.heaven_ale.rules.barrels import takeable
from games.heaven_ale.rules.privilege import Privilege
from games.heaven_ale.rules.shed import ring_sum


def position(view: HeavenAleState) -> Iterator[Note]:
    """Line by line: round, track, barrels, the seats, the face-down supply."""
    if view.round:
        yield note("position-round", round=view.round, rounds=view.rounds)
        yield note("heading-track")
        yield from _track(view)
    for seat, board in enumerate(view.boards):
        yield _heading(Seat(seat), board)
        yield _markers(board)
        yield from _garden(board)
        yield from _owned(board, _deciding(view, Seat(seat)))
    if view.round:
        yield note("heading-barrels")
        yield from _barrels(view)
    yield note("heading-supply")
    yield note("position-piles", tiles=len(view.deck), piles=len(view.monk_piles))


def _track(view: HeavenAleState) -> Iterator[Note]:
    """What lies on the track: resources, monks, discs."""
    lying = [(space, here) for space, here in zip(c.TRACK, view.spaces, strict=True)]
    for kind in ("resource", "monk"):
        tiles = tuple(
            note("position-space", space=space.id, tiles=tuple(here.tiles))
            for space, here in lying
            if space.kind == kind and here.tiles
        )
        if tiles:
            yield Note(f"position-{kind}-tiles", {"spaces": tiles})
    discs = tuple(
        note("position-space-discs", space=space.id, count=here.discs) for space, here in lying if here.discs
    )
    if discs:
        yield Note("position-discs-left", {"spaces": discs})


def _barrels(view: HeavenAleState) -> Iterator[Note]:
    """Every goal of which a barrel is left, and who could take it at once."""
    ready = [takeable(view, board) for board in view.boards]
    for barrel in c.BARRELS.values():
        if view.barrels[barrel.id]:
            state = "both" if view.barrels[barrel.id] == len(c.SIZES) else "small"
            seats = tuple(Seat(seat) for seat, goals in enumerate(ready) if barrel.id in goals)
            yield Note("position-goal", {"goal": goal(barrel), "state": state, "seats": seats})


def _heading(seat: Seat, board: PlayerBoard) -> Note:
    """The figure stands on a space, or on a place of the start area, or nowhere yet."""
    if board.returned:
        where = note("position-back", where=board.place)
    elif board.place or board.position:
        where = note("position-on", where=board.place or c.SPACES[board.position])
    else:
        where = note("position-starting")
    return Note("heading-seat", {"seat": seat, "ducats": board.ducats, "where": where})


def _markers(board: PlayerBoard) -> Note:
    level = c.LEVEL_AT[board.brewmaster]
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


def _garden(board: PlayerBoard) -> Iterator[Note]:
    """Tiles by side, then the sheds: those that stand, and those that are begun."""
    for side, cells in (("sun", SUN), ("shade", SHADE)):
        laid = [(cell, board.garden[cell]) for cell in cells if cell in board.garden]
        if laid:
            tiles = tuple(note("position-tile", cell=cell, tile=tile) for cell, tile in laid)
            yield Note(f"position-{side}", {"tiles": tiles})
    sheds = tuple(told for shed in SHEDS if (told := _shed(board, shed)) is not None)
    if sheds:
        yield Note("position-sheds", {"sheds": sheds})


def _shed(board: PlayerBoard, shed: str) -> Note | None:
    if shed in board.sheds:
        return note("position-shed", shed=shed, kind=board.sheds[shed])
    free = tuple(cell for cell in RING[shed] if cell not in board.garden)
    if len(free) == len(RING[shed]):
        return None
    return note("position-shed-coming", shed=shed, sum=ring_sum(board.garden, shed), free=free)


def placed_cards(board: PlayerBoard) -> Note | None:
    """The privilege cards that lie at their pairs, by name; None if there are none."""
    placed = tuple(note("position-placed", pair=pair, card=card) for pair, card in board.placed.items())
    return Note("position-placed-cards", {"placed": placed}) if placed else None


def _deciding(view: HeavenAleState, seat: Seat) -> str:
    """The pair for which the seat chooses a card just now, if any."""
    phase = view.phases[-1] if view.phases else None
    return phase.pair if isinstance(phase, Privilege) and phase.seat == seat else ""


def _owned(board: PlayerBoard, deciding: str) -> Iterator[Note]:
    """Discs, cards and barrels."""
    if board.discs:
        yield note("position-discs", spots=tuple(board.discs))
    laid = placed_cards(board)
    if laid is not None:
        yield laid
    decided = [pair for pair in c.PAIRS if pair != deciding]
    closed = tuple(pair for pair in decided if pair not in board.placed and board.has_pair(pair))
    if closed:
        yield note("position-closed", pairs=closed)
    if board.cards:
        yield note("position-cards", cards=tuple(board.cards))
    if board.barrels:
        won = tuple(
            note("position-barrel", barrel=goal, vp=c.BARREL_VP[size]) for goal, size in board.barrels.items()
        )
        yield Note("position-barrels", {"barrels": won})
