"""Activating tiles and taking their gains (rules 2.9, 4.4).

A gain is seven numbers: ducats, steps of the brewmaster, steps of the five resources. Gains add up. The
limits of the track apply to their sum, so the order of activations doesn't matter."""

from collections.abc import Iterable, Sequence
from operator import add

from games.core import Note, note
from games.heaven_ale.model import components as c
from games.heaven_ale.model.garden import GARDEN_CELLS, PRICE_FACTOR
from games.heaven_ale.model.state import PlayerBoard

Gain = tuple[int, ...]

FIELDS: tuple[str, ...] = ("ducats", "brewmaster", *c.RESOURCES)
NOTHING: Gain = (0,) * len(FIELDS)


def gain_of(name: str, amount: int) -> Gain:
    """A gain of one kind: ducats, brewmaster or a resource."""
    return tuple(amount if field == name else 0 for field in FIELDS)


def _activation(cell: str, tile: c.Tile) -> Gain:
    if tile.id in c.MONKS:
        return gain_of("brewmaster", c.MONK_STEPS)
    return gain_of(tile.kind if PRICE_FACTOR[cell] == c.SUN_FACTOR else "ducats", tile.value)


ACTIVATION: dict[str, dict[str, Gain]] = {
    cell: {tile.id: _activation(cell, tile) for tile in c.TILES.values()} for cell in GARDEN_CELLS
}
"""What a tile brings when it is activated, by cell."""


def activation(garden: dict[str, str], cells: Iterable[str]) -> Gain:
    """The total gain of the tiles on `cells`; a cell named twice counts twice."""
    gains = [ACTIVATION[cell][garden[cell]] for cell in cells]
    return tuple(map(sum, zip(*gains, strict=True))) if gains else NOTHING


def within_limits(board: PlayerBoard, gain: Gain) -> Gain:
    """The part of a gain that is possible on a board: resource steps past the end of the track become
    ducats, the brewmaster's are lost (rules 2.9)."""
    ducats, brewmaster, *steps = gain
    if max(map(add, steps, board.resources)) <= c.MOST and board.brewmaster + brewmaster <= c.MOST:
        return gain
    taken = [min(step, c.MOST - at) for step, at in zip(steps, board.resources, strict=True)]
    ducats += c.OVERFLOW_DUCATS * (sum(steps) - sum(taken))
    return (ducats, min(brewmaster, c.MOST - board.brewmaster), *taken)


def receive(board: PlayerBoard, gain: Gain) -> dict[str, int]:
    """Take a gain; returns the actual gain by field."""
    gain = within_limits(board, gain)
    board.ducats += gain[0]
    board.brewmaster += gain[1]
    board.resources = list(map(add, board.resources, gain[2:]))
    return dict(zip(FIELDS, gain, strict=True))


def received_notes(board: PlayerBoard, gain: Gain) -> tuple[Note, ...]:
    """What `receive` would give, piece by piece."""
    return gain_notes(within_limits(board, gain))


def gain_notes(gain: Sequence[int]) -> tuple[Note, ...]:
    """A gain, piece by piece: ducats are counted, markers move."""
    pieces = zip(FIELDS, gain, strict=True)
    return tuple(
        note("gain-ducats", amount=amount) if field == "ducats" else note("gain", what=field, amount=amount)
        for field, amount in pieces
        if amount
    )


def gain_note(board: PlayerBoard, gain: Gain) -> Note:
    """A preview of what `receive` would give."""
    return Note("hint-gain", {"gains": received_notes(board, gain)})
