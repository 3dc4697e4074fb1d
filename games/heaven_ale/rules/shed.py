"""Enclosing a shed (rules 4.6)."""

from collections.abc import Sequence

from games.core import Checked, Note, Offer, Refusal, Seat, note
from games.heaven_ale.model import components as c
from games.heaven_ale.model import data_rows as d
from games.heaven_ale.model import events, moves
from games.heaven_ale.model.gains import activation, gain_note, receive
from games.heaven_ale.model.garden import CHOICES, RING, SHEDS_AT, Cells
from games.heaven_ale.model.state import Context, HeavenAleState, PlayerBoard
from games.heaven_ale.rules.decision import SALE, Decision

RULE = "4.6"
_RING = {shed: frozenset(ring) for shed, ring in RING.items()}


def ring_sum(garden: dict[str, str], shed: str) -> int:
    """The values of the resource tiles around a shed; monks count nothing."""
    return sum(c.VALUE[garden[cell]] for cell in RING[shed] if cell in garden)


def enclosed_by(board: PlayerBoard, cell: str) -> list[str]:
    """The sheds that the tile just laid on `cell` encloses, lower number first."""
    filled = board.garden.keys()
    return [shed for shed in SHEDS_AT[cell] if filled >= _RING[shed]]


class Shed(Decision):
    """Add up, look up, move the brewmaster, lay the shed; then choose what it activates (rules 4.6).

    The shed is laid on the first step; the seat is asked only if it activates something."""

    rule = RULE

    shed: str

    def waits_for(self, game: HeavenAleState) -> Sequence[Seat]:
        return (self.seat,) if self.shed in game.boards[self.seat].sheds else ()

    def asks(self, game: HeavenAleState, seat: Seat) -> Note:
        kind = game.boards[seat].sheds[self.shed]
        return note("ask-shed", shed=self.shed, kind=kind, count=c.SHED_TYPES[kind].activates)

    def step(self, ctx: Context) -> None:
        board = ctx.game.boards[self.seat]
        total = ring_sum(board.garden, self.shed)
        kind = c.SHED_OF_SUM[total]
        steps = min(kind.brewmaster, c.MOST - board.brewmaster)
        board.brewmaster += steps
        board.sheds[self.shed] = kind.id
        ctx.tell(events.ShedEnclosed(self.seat, self.shed, total, kind.id, steps))
        if not kind.activates:
            ctx.pop()

    def _use_offer(self, game: HeavenAleState, seat: Seat) -> Offer:
        board = game.boards[seat]
        kind = c.SHED_TYPES[board.sheds[self.shed]]
        choices = CHOICES[self.shed, kind.id]
        return Offer(
            moves.UseShed,
            previews={"cells": lambda cells: gain_note(board, activation(board.garden, cells))},
            cells=Checked(choices, lambda cells: why_not_activate(self.shed, kind, cells), allowed=choices),
        )

    offer_factories = {moves.UseShed: _use_offer, **SALE}

    def _use(self, ctx: Context, seat: Seat, move: moves.UseShed) -> None:
        board = ctx.game.boards[seat]
        came = receive(board, activation(board.garden, move.cells))
        ctx.tell(events.ShedUsed(self.seat, self.shed, move.cells, **came))
        ctx.pop()

    handlers = {moves.UseShed: _use, **Decision.handlers}


def why_not_activate(shed: str, kind: d.ShedType, cells: Cells) -> Refusal | None:
    """Why a shed may not activate these cells: number, ring, pattern, in this order."""
    if cells in CHOICES[shed, kind.id]:
        return None
    chosen = set(cells)
    if len(cells) != kind.activates or len(chosen) != kind.activates:
        return Refusal("ERR_SHED_COUNT", RULE, count=kind.activates, have=len(chosen))
    ring = RING[shed]
    outside = tuple(cell for cell in cells if cell not in ring)
    if outside:
        return Refusal("ERR_SHED_NOT_ADJACENT", RULE, shed=shed, cells=outside)
    if any(chosen == set(choice) for choice in CHOICES[shed, kind.id]):
        return None
    return Refusal("ERR_SHED_PATTERN", RULE, shed=shed, kind=kind.id)
