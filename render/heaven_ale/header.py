"""The head of the table: title, round, and who is awaited for what."""

from __future__ import annotations

from typing import Any

from games.core import Seat, engine
from games.heaven_ale.model import components as c
from render.heaven_ale.scene import Scene
from render.kit import Box
from render.kit.parts.furniture import GAP, awaited_line

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
    seat = scene.awaited()
    seats = [score.seat for score in scene.view.scores if score.place == 1] if seat is None else [seat]
    words = _result(scene) if seat is None else _question(scene, seat)
    awaited_line(scene.canvas, box, seats, scene.speaker.names, words, over=seat is None)


def _result(scene: Scene) -> str:
    best = [score for score in scene.view.scores if score.place == 1]
    return scene.say("over", winners=len(best), vp=best[0].points if best else 0)


def _question(scene: Scene, seat: Seat) -> str:
    note = engine.asks(scene.view, seat)
    return scene.speaker.say(f"picture-{note.id}", **_plain(scene, note.figures))


def _plain(scene: Scene, figures: dict[str, Any]) -> dict[str, str | int]:
    """Figures for the short questions: ids as they are in the picture; the start area has none."""
    plain = {name: "/".join(value) if isinstance(value, tuple) else value for name, value in figures.items()}
    return {name: scene.speaker.card(c.START) if value == c.START else value for name, value in plain.items()}
