"""The picture beside the panel: one's area with the places that are asked for, or one's hand with numbers."""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from cogs.screens.panel.position import PanelPosition
from cogs.screens.panel.question.asked_question import Candidates
from cogs.screens.panel.question.question_view import QuestionView
from cogs.screens.parts import Button, Screen
from games.manager.model.draft import DraftStep
from games.manager.model.view_cache import view_of
from games.manager.playing.premove_drafts import turned_down
from render.titles import ARTISTS


class PanelPicture(NamedTuple):
    """The seat's area, or its hand, in a view. `candidates`: the answers in it, labelled as in the menus."""

    what: Literal["area", "hand"]
    view: Any
    candidates: Candidates = ()


def placing_step(panel: PanelPosition) -> DraftStep | None:
    """The last step, if it has placed something that a picture can show."""
    if not panel.draft.steps:
        return None
    last, parts = panel.draft.steps[-1], panel.table.title.spelling.parts
    placed = any(parts(name, getattr(last.move, name)) for name in last.move.__struct_fields__)
    return last if placed and not last.reveals else None


def picture_after(panel: PanelPosition, step: DraftStep) -> PanelPicture:
    """The area after a step of the turn."""
    return PanelPicture("area", _without_hidden(panel, view_of(panel.table.title, step.game, panel.seat)))


def picture_beside_all(
    panel: PanelPosition, questions: Sequence[QuestionView], numbered: QuestionView | None
) -> PanelPicture | None:
    """The picture beside several questions: the area if one asks for places, with the numbers of the places
    of the `numbered` one; else the hand if cards of it are asked for. None if neither matters."""
    if numbered is not None or any(asking.is_spatial for asking in questions):
        candidates = () if numbered is None else numbered.candidates()
        return PanelPicture("area", _without_hidden(panel, panel.game), candidates)
    return _hand(panel, [asking for asking in questions if asking.asks_cards])


def picture_beside(panel: PanelPosition, asking: QuestionView, place: int = 0) -> PanelPicture | None:
    """The picture beside a question; None if none helps. `place`: the number of the place that is shown
    large, which comes first."""
    if asking.is_spatial:
        candidates = asking.candidates()
        first = candidates[place - 1 : place] if place else ()
        return PanelPicture("area", panel.game, (*first, *[one for one in candidates if one not in first]))
    return _hand(panel, [asking]) if asking.asks_cards else None


def with_other_places(asking: QuestionView, screen: Screen, place: int = 0) -> Screen:
    """The screen with buttons below its picture that show the place before and after this one large, if the
    picture shows one place larger than the others."""
    title, say = asking.panel.table.title, asking.speaker.say
    if not asking.is_spatial or not ARTISTS[title.id].shows_first:
        return screen
    now, last = max(place, 1), len(asking.candidates())
    buttons = [
        Button(asking.id_of(*asking.path, f"i{number}"), say(f"button-look-{where}", number=number))
        for number, where in ((now - 1, "before"), (now + 1, "after"))
        if 1 <= number <= last
    ]
    head, *rest = screen.parts
    return msgspec.structs.replace(screen, parts=(head, *buttons, *rest))


def _hand(panel: PanelPosition, questions: Sequence[QuestionView]) -> PanelPicture | None:
    """The hand with the numbers of the cards that these questions ask for; None if there are none."""
    cards = {entry.values[0] for asking in questions for entry in asking.question.entries}
    numbers = tuple([(str(number), card) for card, number in panel.held.items() if card in cards])
    return PanelPicture("hand", panel.game, numbers) if numbers else None


def _without_hidden(panel: PanelPosition, view: Any) -> Any:
    """A view in which what a premove imagines to be revealed lies face down."""
    return turned_down(panel.table.title, view, panel.hidden) if panel.hidden else view
