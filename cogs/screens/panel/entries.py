"""The answers of a panel as menus and buttons, with the information needed to choose."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from cogs.screens import ids
from cogs.screens.discord_limits import BUTTON_LABEL
from cogs.screens.panel.paths.following import asks_orders, follow_path, path_to
from cogs.screens.panel.paths.tokens import ORDERS
from cogs.screens.panel.position import PanelPart, PanelPosition
from cogs.screens.panel.question.question_view import QuestionView
from cogs.screens.parts import Button, ScreenPart, Text
from games.core import Game, Move, Offer, Refusal, Seat, StandingOrder, engine
from games.manager.model.draft import DraftStep
from games.manager.model.table import compose
from words.icon_marks import size

HOME_MENUS = 9
"""Maximum number of menus on the home screen. Any more questions are asked behind a button."""


class Entries(PanelPart):
    """Makes an entry for every offer of a panel. `openings`: the first question of each offer that asks one.
    `numbered`: the opening whose places have numbers in the picture beside the panel."""

    def __init__(
        self, panel: PanelPosition, openings: Mapping[int, QuestionView], numbered: QuestionView | None
    ) -> None:
        super().__init__(panel)
        self.openings = openings
        self.numbered = numbered
        self.menus: list[ScreenPart] = []
        self.usual: list[Button] = []
        self.buttons: list[Button] = []
        self.lines: list[str] = []
        self.at_once: set[str] = set()
        """The ids of messages about what is played at once."""

    def of(self, numbers: range) -> list[ScreenPart]:
        """Menus and buttons of the offers with these numbers, and lines of information about them."""
        for at in numbers:
            offer = self.panel.offers()[at]
            if offer.is_open():
                self.usual += self._usual(at, offer)
                self._add(at, offer)
        if not self.panel.calm:
            self.lines += [self.speaker.say(told) for told in sorted(self.at_once)]
        buttons = self.buttons
        if buttons and not self.menus and all(button.style == "secondary" for button in buttons):
            buttons[0] = msgspec.structs.replace(buttons[0], style="primary")
        text = [Text("\n".join(f"-# {line}" for line in self.lines))] if self.lines else []
        return [*self.menus, *self.usual, *buttons, *text]

    def _add(self, at: int, offer: Offer) -> None:
        """Add an offer: its menus if there is room for them, else a button."""
        asking = self.openings.get(at)
        if asking is not None and asking.fits_home:
            menus = asking.menus(numbers_places=asking is self.numbered)
            if len(self.menus) + len(menus) <= HOME_MENUS:
                self._add_menus(at, offer, menus)
                return
        finishes = asking is None and self._finishes(offer)
        if finishes:
            self.at_once.add(self._at_once_message(at, offer))
        self.buttons.append(self._button(at, offer, asking, finishes))
        self.lines += self._known(offer, asking)

    def _add_menus(self, at: int, offer: Offer, menus: Sequence[ScreenPart]) -> None:
        self.menus += menus
        if offer.at_once and self.panel.confirm and not self.panel.planning:
            self.at_once.add("panel-choice-at-once")
        if asks_orders(offer):
            alone = len(self.menus) == len(menus)
            self.buttons.append(Button(self._id_of(at, ORDERS), self._order_label(offer, alone)))

    def _at_once_message(self, at: int, offer: Offer) -> str:
        """What is said of a button that plays at once. Beside the question no turn ends."""
        if offer.at_once:
            return "panel-plays-at-once"
        return "panel-at-once" if at in self.panel.numbers.asked else "panel-beside-at-once"

    def _button(self, at: int, offer: Offer, asking: QuestionView | None, finishes: bool) -> Button:
        if asking is not None:
            label = self.panel.with_note(self.speaker.move(offer.move), offer.does)
            return Button(self._id_of(at), label)
        move = follow_path(self.table.title, offer, ())
        assert isinstance(move, Move)
        label = self.panel.words(move, offer)
        if size(label) > BUTTON_LABEL:
            label = self.speaker.move(offer.move)
        label = self.panel.with_note(label, offer.does)
        if offer.warning is not None:
            label = self.panel.with_note(label, offer.warning, "⚠ ")
        if finishes:
            return Button(str(ids.Finish(self.table.id, self.panel.at, at)), label, "success")
        return Button(self._id_of(at), label)

    def _usual(self, at: int, offer: Offer) -> Iterator[Button]:
        """Buttons for complete moves that are often wanted: one click gives a standing order, or plays the
        move. The only move of an offer has its button anyway."""
        for move in offer.usual:
            path = path_to(self.table.title, offer, tuple([getattr(move, name) for name in offer.names]))
            order = isinstance(move, StandingOrder)
            if path or order:
                kind = ids.GiveOrder if order else ids.AnswerButton
                id = kind(self.table.id, self.panel.at, at, path)
                yield Button(str(id), self.panel.words(move, offer))

    def _order_label(self, offer: Offer, alone: bool) -> str:
        """The label of the button that changes the order of items. It names the kind of move unless that is
        `alone`."""
        label = self.speaker.say("button-change-order")
        if alone:
            return label
        named = self.speaker.say("panel-of", what=self.speaker.move(offer.move), part=label)
        return named[:BUTTON_LABEL]

    def _known(self, offer: Offer, asking: QuestionView | None) -> list[str]:
        """The values that are fixed behind a button, whatever is chosen there, if its label can't show
        them."""
        if asking is None or not asking.question.before:
            return []
        known = " · ".join(asking.known())
        return [self.speaker.say("panel-of", what=self.speaker.move(offer.move), part=known)]

    def _finishes(self, offer: Offer) -> bool:
        """Whether one click can play and confirm an offer's only answer: it ends the turn for good, or only
        reveals something."""
        confirms = self.panel.confirm and not self.panel.planning
        if not confirms or offer.warning is not None or issubclass(offer.move, StandingOrder):
            return False
        if offer.ends or offer.at_once:
            return True
        move = follow_path(self.table.title, offer, ())
        assert isinstance(move, Move)
        try:
            last = compose(self.table, self.seat, self.panel.draft, move).steps[-1]
        except Refusal:
            return False
        return last.irreversible and consequence(last, self.seat) == "panel-ends-turn"

    def _id_of(self, offer: int, *tokens: str) -> str:
        return str(ids.AnswerButton(self.table.id, self.panel.at, offer, tokens))


def consequence(step: DraftStep, seat: Seat, ends: bool = False) -> str:
    """The id of a message about what confirming a step means: the turn can still be changed, something is
    revealed, others answer before the turn goes on, or the turn ends. The message must not depend on what is
    revealed."""
    if step.reveals and not ends:
        return "panel-reveals"
    if step.over and _goes_on(step.game, seat):
        return "panel-others-answer"
    answered = seat in engine.may_answer(step.game) and seat not in engine.waits_for(step.game)
    if not step.reveals and answered:
        return "panel-changeable"
    return "panel-ends-turn"


def _goes_on(game: Game, seat: Seat) -> bool:
    """Whether others only interrupt the turn of a seat."""
    return (
        len(game.phases) > 1
        and game.phases[-1].interrupts
        and seat in game.phases[-2].waits_for(game)
        and seat not in engine.waits_for(game)
    )
