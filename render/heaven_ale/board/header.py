"""The head of the table: title, round, and who is awaited for what."""

from functools import partial

from games.heaven_ale.model import components as c
from render.heaven_ale.scene import Scene
from render.kit import Box
from render.kit.parts.table_head import Figures, awaited_head, head_lines, title_line

HEIGHT = 112


def header(scene: Scene, box: Box) -> None:
    """Title and round; below, the awaited seat with its question, or the result."""
    view = scene.view
    above, below = head_lines(scene, box)
    text = scene.say("round", round=view.round, rounds=view.rounds) if view.round else scene.say("set-up")
    title_line(scene, above, text, 320)
    awaited_head(scene, below, lambda best: {"vp": best.points}, partial(_plain, scene))


def _plain(scene: Scene, figures: Figures) -> Figures:
    """Figures for the short questions: ids as they are in the picture; the start area has none."""
    plain = {name: "/".join(value) if isinstance(value, tuple) else value for name, value in figures.items()}
    return {
        name: scene.speaker.thing(c.START) if value == c.START else value for name, value in plain.items()
    }
