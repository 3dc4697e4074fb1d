"""The answers of a panel as menus and buttons, with the information needed to choose."""

from collections.abc import Iterator, Mapping

import msgspec

from cogs.screens import ids
from cogs.screens.discord_limits import BUTTON_LABEL
from cogs.screens.panel.paths.following import asks_orders, follow_path, path_to
from cogs.screens.panel.paths.tokens import ORDERS
from cogs.screens.panel.position import PanelPart
from cogs.screens.panel.question.question_view import QuestionView
from cogs.screens.parts import Button, ScreenPart, Text
from games.core import Game, Move, Offer, Refusal, Seat, StandingOrder, engine
from games.manager.model.draft import DraftStep
from games.manager.model.table import compose
from words.icon_marks import size

HOME_MENUS = 9
"""Maximum number of menus on the home screen. Any more questions are asked behind a button."""


class Entries(PanelPart):
    """Makes an entry for every offer of a panel."""

    def of(
        self, numbers: range, openings: Mapping[int, QuestionView], numbered: QuestionView | None = None
    ) -> list[ScreenPart]:
        """Menus and buttons of the offers with these numbers, and lines of information about them.
        `numbered`: the opening whose places have numbers in the picture beside the panel."""
        menus: list[ScreenPart] = []
        usual: list[Button] = []
        buttons: list[Button] = []
        lines: list[str] = []
        at_once: set[str] = set()
        for at in numbers:
            offer = self.panel.offers()[at]
            if not offer.is_open():
                continue
            asking = openings.get(at)
            shown: list[ScreenPart] = []
            if asking is not None and asking.fits_home:
                shown = asking.menus(numbers_places=asking is numbered)
            usual += self._usual(at, offer)
            if shown and len(menus) + len(shown) <= HOME_MENUS:
                menus += shown
                if offer.at_once and self.panel.confirm and not self.panel.planning:
                    at_once.add("panel-choice-at-once")
                if asks_orders(offer):
                    buttons.append(Button(self._id_of(at, ORDERS), self._order_label(offer, menus, shown)))
                continue
            finishes = asking is None and self._finishes(offer)
            if finishes:
                at_once.add(self._at_once_message(at, offer))
            buttons.append(self._button(at, offer, asking, finishes))
            lines += self._known(offer, asking)
        if not self.panel.calm:
            lines += [self.speaker.say(told) for told in sorted(at_once)]
        if buttons and not menus and all(button.style == "secondary" for button in buttons):
            buttons[0] = msgspec.structs.replace(buttons[0], style="primary")
        text: list[ScreenPart] = [Text("\n".join(f"-# {line}" for line in lines))] if lines else []
        return [*menus, *usual, *buttons, *text]

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

    def _order_label(self, offer: Offer, menus: list[ScreenPart], shown: list[ScreenPart]) -> str:
        """The label of the button that changes the order of items. It names the kind of move if several have
        one."""
        say = self.speaker.say
        label = say("button-change-order")
        alone = len(menus) == len(shown)
        return (
            label if alone else say("panel-of", what=self.speaker.move(offer.move), part=label)[:BUTTON_LABEL]
        )

    def _known(self, offer: Offer, asking: QuestionView | None) -> list[str]:
        """The values that are fixed behind a button, whatever is chosen there, if its label can't show
        them."""
        lines = []
        if asking is not None and asking.question.before:
            known = " · ".join(asking.known())
            lines.append(self.speaker.say("panel-of", what=self.speaker.move(offer.move), part=known))
        return lines

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
