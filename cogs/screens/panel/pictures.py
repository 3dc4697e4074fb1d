"""The picture beside the panel: one's area with the places that are asked for, or one's hand with numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

from cogs.screens.panel.question.asked_question import Candidates
from cogs.screens.panel.question.question_view import QuestionView
from cogs.screens.parts import Button, Screen
from games.core import Seat, Title
from games.manager.model.draft import DraftStep
from games.manager.model.view_cache import view_of
from games.manager.playing.drafting import turned_down
from render.titles import ARTISTS

if TYPE_CHECKING:
    from cogs.screens.panel.panel import Panel


class PanelPicture(NamedTuple):
    """The seat's area, or its hand, in a view. `candidates`: the answers in it, labelled as in the menus."""

    what: Literal["area", "hand"]
    view: Any
    candidates: Candidates = ()


def home_picture(panel: Panel) -> PanelPicture | None:
    """The picture beside the home screen: the area with the places that are asked for or with the piece the
    last step has placed, else the hand if cards of it are asked for. None if neither matters."""
    laid = _laid(panel)
    if laid is not None:
        return PanelPicture("area", _without_hidden(panel, view_of(panel.table.title, laid.game, panel.seat)))
    if panel.draft.waits:
        return None
    asked, numbered = panel.openings(panel.first_order), numbered_places(panel)
    if numbered is not None or any(asking.is_spatial for asking in asked):
        candidates = () if numbered is None else numbered.candidates()
        return PanelPicture("area", _without_hidden(panel, panel.game), candidates)
    return _hand(panel, [asking for asking in asked if asking.asks_cards])


def picture_beside(panel: Panel, asking: QuestionView, look: int = 0) -> PanelPicture | None:
    """The picture beside a question; None if none helps. `look`: the number of the place that is looked at,
    which comes first."""
    if asking.is_spatial:
        found = asking.candidates()
        first = found[look - 1 : look] if look else ()
        return PanelPicture("area", panel.game, (*first, *[one for one in found if one not in first]))
    return _hand(panel, [asking]) if asking.asks_cards else None


def with_looks(asking: QuestionView, screen: Screen, look: int = 0) -> Screen:
    """The screen with buttons below its picture that look at the place before and after the present one, if
    the picture shows one place larger than the others."""
    title, say = asking.panel.table.title, asking.speaker.say
    if not asking.is_spatial or not ARTISTS[title.id].shows_first:
        return screen
    now, last = max(look, 1), len(asking.candidates())
    buttons = [
        Button(asking.step(*asking.path, f"i{number}"), say(f"button-look-{where}", number=number))
        for number, where in ((now - 1, "before"), (now + 1, "after"))
        if 1 <= number <= last
    ]
    head, *rest = screen.parts
    return msgspec.structs.replace(screen, parts=(head, *buttons, *rest))


def numbered_places(panel: Panel) -> QuestionView | None:
    """The question whose places are numbered in the home screen's picture."""
    if _laid(panel) is not None or panel.draft.waits:
        return None
    spatial = [asking for asking in panel.openings(panel.first_order) if asking.is_spatial]
    return spatial[0] if len(spatial) == 1 and spatial[0].fits_home else None


def numbered_hand(title: Title, view: Any, seat: Seat) -> Mapping[str, int]:
    """The cards that only this seat sees of its own, with their numbers."""
    kinds = title.hand(view, seat).values()
    cards = [card for kind in kinds for card in kind if isinstance(card, str)]
    return {card: number for number, card in enumerate(cards, 1)}


def _hand(panel: Panel, asked: Sequence[QuestionView]) -> PanelPicture | None:
    """The hand with the numbers of the cards that these questions ask for; None if there are none."""
    cards = {entry.values[0] for asking in asked for entry in asking.question.entries}
    numbers = tuple([(str(number), card) for card, number in panel.held.items() if card in cards])
    return PanelPicture("hand", panel.game, numbers) if numbers else None


def _without_hidden(panel: Panel, view: Any) -> Any:
    """A view in which what a premove imagines to be revealed lies face down."""
    return turned_down(panel.table.title, view, panel.hidden) if panel.hidden else view


def _laid(panel: Panel) -> DraftStep | None:
    """The last step, if it has placed something that a picture can show."""
    if not panel.draft.steps:
        return None
    last = panel.draft.steps[-1]
    fields = last.move.__struct_fields__
    laid = any(panel.table.title.parts(name, getattr(last.move, name)) for name in fields)
    return last if laid and not last.reveals else None
