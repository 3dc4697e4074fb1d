"""The head of the table: title, round, and who is awaited for what."""

from __future__ import annotations

from typing import Any

from games.core import Seat, engine
from games.heaven_ale import components as c
from render.heaven_ale.scene import GAP, Scene
from render.kit import Box

HEIGHT = 124


def header(scene: Scene, box: Box) -> None:
    """Title and round; below, the awaited seat with its question, or the result."""
    canvas, view = scene.canvas, scene.view
    canvas.panel(box)
    above, below = box.pad(20, 8).rows(1, 1)
    title, round_ = above.cols(1, 320, gap=GAP)
    canvas.label(title, scene.speaker.say("title-name"), 42, bold=True)
    text = scene.say("round", round=view.round, rounds=view.rounds) if view.round else scene.say("set-up")
    canvas.label(round_, text, 36, colour="soft", align="right")
    _awaited(scene, below)


def _awaited(scene: Scene, box: Box) -> None:
    canvas, seat = scene.canvas, scene.awaited()
    seats = [score.seat for score in scene.view.scores if score.place == 1] if seat is None else [seat]
    canvas.sprite("laurel" if seat is None else "now", box.x + 24, box.cy, 46)
    x = box.x + 60
    for one in seats:
        x = canvas.seat(one, x + 24, box.cy, 48).right + 8
    if len(seats) == 1:
        name = Box(x + 4, box.y, 420, box.h)
        words = scene.speaker.names[seats[0]]
        x = canvas.label(name, words, 36, smallest=26, bold=True, colour="accent").right
    rest = Box(x + 18, box.y, box.right - x - 18, box.h)
    canvas.label(rest, _result(scene) if seat is None else _question(scene, seat), 32, smallest=22)


def _result(scene: Scene) -> str:
    best = [score for score in scene.view.scores if score.place == 1]
    return scene.say("over", winners=len(best), vp=best[0].points if best else 0)


def _question(scene: Scene, seat: Seat) -> str:
    note = engine.asks(scene.view, seat)
    return scene.speaker.say(f"picture-{note.id}", **_plain(scene, note.figures))


def _plain(scene: Scene, figures: dict[str, Any]) -> dict[str, str | int]:
    """Figures as the short questions take them: ids as they are in the picture; the start area has none."""
    plain = {name: "/".join(value) if isinstance(value, tuple) else value for name, value in figures.items()}
    return {name: scene.speaker.card(c.START) if value == c.START else value for name, value in plain.items()}
