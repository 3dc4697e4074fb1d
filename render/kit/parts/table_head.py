"""The head of a table's picture: its title with the round, and who is awaited for what, or who has won."""

from collections.abc import Callable, Mapping
from typing import Any

from games.core import Seat, SeatScore, engine
from render.kit.material.box import Box
from render.kit.parts.furniture import GAP, AwaitedSizes, awaited_line
from render.kit.parts.scene import Scene

Figures = Mapping[str, Any]


def head_lines(scene: Scene[Any, Any], box: Box) -> tuple[Box, Box]:
    """The panel of a head, and its two lines."""
    scene.canvas.panel(box)
    above, below = box.pad(20, 8).rows(1, 1)
    return above, below


def title_line(
    scene: Scene[Any, Any], box: Box, beside: str, wide: int, size: int = 36, smallest: int | None = None
) -> None:
    """The title, and at the right in `wide` pixels what part of the game it is."""
    title, right = box.cols(1, wide, gap=GAP)
    scene.canvas.label(title, scene.speaker.say("title-name"), 42, bold=True)
    scene.canvas.label(right, beside, size, smallest=smallest, colour="soft", align="right")


def question(scene: Scene[Any, Any], seat: Seat, plain: Callable[[Figures], Figures] | None = None) -> str:
    """What a seat is asked, in few words. `plain`: its figures as words of the picture."""
    note = engine.asks(scene.view, seat)
    return scene.speaker.say(
        f"picture-{note.id}", **(plain or scene.speaker.args_without_seats)(note.figures)
    )


def awaited_head(
    scene: Scene[Any, Any],
    box: Box,
    result: Callable[[SeatScore], Figures] = lambda best: {},
    plain: Callable[[Figures], Figures] | None = None,
    sizes: AwaitedSizes = AwaitedSizes(),  # noqa: B008  (a value that never changes)
) -> None:
    """Who is awaited and for what; after the end the winners. `result`: the figures of a winner's
    score."""
    if over := scene.view.over:
        best = [score for score in scene.view.scores if score.place == 1]
        seats = tuple([score.seat for score in best])
        words = scene.say("over", winners=len(best), **result(best[0]))
    else:
        seats = scene.awaited()
        words = question(scene, seats[0], plain) if seats else ""
    awaited_line(scene.canvas, box, seats, scene.speaker.players, words, over=over, sizes=sizes)
