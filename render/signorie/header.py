"""The head of the table: title, round, who is awaited; the turn order and the rewards below it."""

from __future__ import annotations

from render.kit import Box
from render.kit.parts.furniture import GAP
from render.kit.parts.head import awaited, head_lines, title_line
from render.signorie.scene import Scene
from render.signorie.symbols import reward_symbol

HEIGHT = 124
STRIP = 96
COMING = 5
"""Maximum number of rewards that are named."""


def header(scene: Scene, box: Box) -> None:
    """Title and round; below, the awaited seats with their question, or the result."""
    above, below = head_lines(scene, box)
    title_line(scene, above, scene.say("round", round=scene.view.round, rounds=scene.view.rounds), 420)
    awaited(scene, below, lambda best: {"vp": best.points})


def strip(scene: Scene, box: Box) -> None:
    """The turn order with what each seat has taken, and the rewards of all rounds."""
    view = scene.view
    order, rewards = box.cols(1, 560, gap=GAP)
    stand = [(seat, view.boards[seat].dice_sum, view.threshold(seat)) for seat in view.turn_order]
    scene.part("order", order, (stand, view.passed, scene.changes.order), lambda: _order(scene, order))
    now = _now(scene)
    scene.part("rewards", rewards, (view.rewards, now), lambda: _rewards(scene, now, rewards))


def _now(scene: Scene) -> int:
    """The slot of this round's reward; 0 before the first round and after the last."""
    view = scene.view
    return view.reward_slot.slot if view.round and not view.over else 0


def _order(scene: Scene, box: Box) -> None:
    """Seats in order; the sum of their dice and their threshold; a check if they have passed."""
    canvas, view = scene.canvas, scene.view
    canvas.panel(box)
    if scene.changes.order:
        canvas.halo(box)
    cells = box.pad(10, 6).cols(*[1] * len(view.turn_order))
    for seat, cell in zip(view.turn_order, cells, strict=True):
        passed = seat in view.passed
        at = canvas.seat(seat, cell.x + 30, cell.cy, 54)
        if passed:
            canvas.sprite("check", at.right - 6, at.bottom - 8, 30, colours=("seat_c",))
        total, limit = view.boards[seat].dice_sum, view.threshold(seat)
        rest = Box(at.right + 8, cell.y, cell.right - at.right - 10, cell.h)
        above, below = rest.rows(1, 0.7)
        over = total > limit
        canvas.label(
            above, str(total), 38, smallest=30, bold=True, colour="accent" if over else "ink", valign="bottom"
        )
        canvas.label(below, f"≤ {limit}", 26, smallest=22, colour="soft", valign="top")


def _rewards(scene: Scene, now: int, box: Box) -> None:
    """The reward track: a ring around this round's tile; used slots are empty."""
    canvas, view = scene.canvas, scene.view
    canvas.panel(box)
    slots = len(view.rewards)
    cells = box.pad(8, 8).cols(*[1] * slots, gap=4)
    for number, (tile, cell) in enumerate(zip(view.rewards, cells, strict=True), 1):
        canvas.fill(cell, "paper" if tile else "well", 8)
        if number == now:
            canvas.ring(cell.pad(-3), "accent", 6, 10)
        if not tile:
            continue
        symbol, figure = reward_symbol(tile)
        size = 46 if figure else 54
        canvas.sprite(symbol, cell.cx, cell.y + (30 if figure else cell.h // 2), size)
        if figure:
            low = Box(cell.x, cell.bottom - 32, cell.w, 32)
            canvas.label(low, figure, 28, smallest=24, bold=True, align="centre")


def coming(scene: Scene, box: Box) -> None:
    """At tables of three there is room for the rewards of this round and the next, in words."""
    canvas, view = scene.canvas, scene.view
    tiles = [tile for tile in view.rewards if tile][:COMING]
    if not tiles:
        return
    canvas.panel(box)
    for number, (tile, line) in enumerate(
        zip(tiles, box.pad(14, 10).rows(*[1] * COMING, gap=4), strict=False)
    ):
        symbol, _ = reward_symbol(tile)
        canvas.sprite(symbol, line.x + 28, line.cy, 48)
        words = Box(line.x + 66, line.y, line.w - 66, line.h)
        name = scene.speaker.card(tile)
        canvas.label(
            words, name, 30, smallest=22, bold=number == 0, colour="accent" if number == 0 else "ink"
        )
