"""The private panel: what a seat is asked, what each answer would do, and the turn so far."""

from collections.abc import Mapping, Sequence
from functools import cached_property

import msgspec

from cogs.screens import ids
from cogs.screens.forms import Form, Sent, filled
from cogs.screens.notices import proposals, turn_notices
from cogs.screens.notices.studies import study_act
from cogs.screens.panel import pictures
from cogs.screens.panel.composed_turn import ComposedTurn
from cogs.screens.panel.entries import Entries
from cogs.screens.panel.form.joint_form import JointForm, form_of
from cogs.screens.panel.given_in_advance import GivenPart
from cogs.screens.panel.head import Head
from cogs.screens.panel.paths.tokens import BadToken, chosen_tokens, without_view
from cogs.screens.panel.pictures import PanelPicture
from cogs.screens.panel.position import PanelPosition
from cogs.screens.panel.question.question_view import QuestionView
from cogs.screens.panel.refusals import (
    closed_offers,
    closed_values,
    closed_values_of,
    in_full,
    in_one_line,
    is_complete,
)
from cogs.screens.parts import ACCENT, Button, Divider, Menu, Screen, ScreenPart, Text
from games.core import Move
from games.manager.model.unstored import kind_of

AVAILABLE = 2
"""Maximum number of always available offers shown below a question."""

WIDE = 4
"""Maximum number of menus on the home screen if a question asks for what is behind it too."""


class QuestionScreen(msgspec.Struct, frozen=True):
    """The screen that asks a question, with the picture that helps to answer it, if one does, and the form
    that asks it together with those that would follow."""

    screen: Screen
    picture: PanelPicture | None = None
    form: Form | None = None


class Panel(PanelPosition):
    """The screens of one seat's panel."""

    # The home screen

    def home(self, notice: str = "", again: Button | None = None) -> Screen:
        """The question, the turn so far, and an entry for every kind of move. `again`: a button below the
        notice."""
        above: tuple[ScreenPart, ...] = (Text(notice), again) if again is not None else (Text(notice),)
        parts: list[ScreenPart] = [*above, Divider()] if notice else []
        parts += turn_notices.stood_in(self.table, self.seat, self.speaker.language)
        if head := Head(self).above():
            parts.append(Text(head))
        if self.draft.steps or self.planned:
            parts.append(Text(Head(self).so_far()))
        composed, numbered = ComposedTurn(self), self._shown_places
        if self.draft.waits:
            parts += composed.to_confirm()
        else:
            if numbered is not None:
                parts.append(Text(f"-# {numbered.legend()}"))
            parts += self._answers()
        parts += composed.cancel_plan()
        if not self.planning:
            parts += GivenPart(self).parts()
            parts += self._table_menu()
        screen = Screen(tuple(parts), accent=ACCENT)
        return screen if numbered is None or self.calm else pictures.with_other_places(numbered, screen)

    def home_picture(self) -> PanelPicture | None:
        """The picture beside the home screen: the area with the piece that the last step has placed or the
        places that are asked for, else the hand if cards of it are asked for. None if neither matters."""
        placing = pictures.placing_step(self)
        if placing is not None:
            return pictures.picture_after(self, placing)
        if self.draft.waits:
            return None
        return pictures.picture_beside_all(self, self.asked_now, self.numbered_places)

    def _table_menu(self) -> list[ScreenPart]:
        """The button of the table menu."""
        if self.table.study is not None:
            return [study_act(self.table, "menu", self.speaker.language)]
        if self.table.status != "running" or self.calm or kind_of(self.table.id):
            return []
        return [proposals.table_menu_button(self.table, self.seat, self.speaker.language)]

    def take_back(self) -> list[ScreenPart]:
        """The buttons that take back the last step of the turn so far, or all of it."""
        return ComposedTurn(self).take_back()

    def _answers(self) -> list[ScreenPart]:
        numbers = self.numbers
        entries = [*self.entries(numbers.answering), *self.entries(numbers.asked)]
        closed = closed_offers(self.speaker, self.asked_offers)
        for number, asking in self.openings.items():
            if number in numbers.asked and not asking.is_spatial:
                kind, question = asking.offer.move, asking.question
                closed += closed_values_of(self.speaker, kind, question.field, question.answers)
        foot: list[ScreenPart] = []
        line = in_one_line(self.speaker, closed)
        if line and not self.calm:
            foot.append(Text(line))
        buttons: list[ScreenPart] = self.take_back()
        if closed and not self.calm and not is_complete(closed):
            buttons.append(Button(self.act("why"), self.speaker.say("button-why-not")))
        if not self.asked_offers and not self.table.game.over:
            buttons.append(Button(self.act("show"), self.speaker.say("button-look-again")))
        if self.table.gives_hints and self.asked_offers:
            buttons.append(Button(self.act("hint"), self.speaker.say("button-hint")))
        return [*entries, *buttons, *foot, *self._at_any_time()]

    def _at_any_time(self) -> list[ScreenPart]:
        """Always available offers: below the question, or behind a button if they would hide it."""
        entries = self.entries(self.numbers.available)
        if not entries or self.calm:
            return []
        clickable = sum(isinstance(part, Button | Menu) for part in entries)
        if self.asked_offers and clickable > AVAILABLE:
            return [Divider(), Button(self.act("beside"), self.speaker.say("button-any-time"))]
        return [Divider(), Text(f"**{self.speaker.say('panel-any-time')}**"), *entries]

    # Openings

    @cached_property
    def openings(self) -> Mapping[int, QuestionView]:
        """The first question of every open offer that asks one, by the offer's number. Those to answer now
        have as many menus as the home screen has room for."""
        found: dict[int, QuestionView] = {}
        for number, offer in enumerate(self.offers()):
            asked = self.asks(number, ()) if offer.is_open() else None
            if asked is not None and not isinstance(asked, Move):
                found[number] = QuestionView(self, asked, most=1)
        alone = [found[at] for at in self.numbers.asked if at in found and found[at].fits_home]
        left = WIDE - sum(asking.width for asking in alone)
        for asking in alone:
            if left > 0:
                wider = asking.wider(asking.width + left)
                left -= wider.width - asking.width
                found[asking.number] = wider
        return found

    @property
    def asked_now(self) -> list[QuestionView]:
        """The openings that can be answered now; standing orders are given in advance."""
        numbers = self.numbers
        return [self.openings[at] for at in (*numbers.asked, *numbers.available) if at in self.openings]

    @cached_property
    def numbered_places(self) -> QuestionView | None:
        """The opening whose places are numbered in the picture beside the home screen."""
        if self.draft.waits or pictures.placing_step(self) is not None:
            return None
        spatial = [asking for asking in self.asked_now if asking.is_spatial]
        return spatial[0] if len(spatial) == 1 and spatial[0].fits_home else None

    @property
    def _shown_places(self) -> QuestionView | None:
        """The opening whose places are numbered, if this panel shows that picture."""
        return self.numbered_places if self.shows_places else None

    def entries(self, numbers: range) -> list[ScreenPart]:
        """Menus and buttons of the offers with these numbers."""
        return Entries(self, self.openings, self._shown_places).of(numbers)

    # Behind a click

    def follow(self, number: int, path: Sequence[str]) -> QuestionScreen | Move:
        """The next question of an offer, or the move that the tokens complete. Raises BadToken if they don't
        fit, Refusal if the offer is closed."""
        tokens, page, why, place = without_view(path)
        found = self.asks(number, tokens)
        if isinstance(found, Move):
            return found
        asking = QuestionView(self, found)
        screen = asking.why_not() if why else pictures.with_other_places(asking, asking.screen(page), place)
        form = asking.form if tokens == tuple(path) else None
        beside = pictures.picture_beside(self, asking, place)
        return QuestionScreen(screen, beside, form.form() if form is not None else None)

    def moves(self, id: ids.AnswerMenu, chosen: Sequence[str]) -> list[Move]:
        """The moves that a menu's chosen entries are, in the menu's order; none if they are one answer.

        Raises BadToken if an entry is no whole move, Refusal if the offer is closed."""
        offer = self.offer(id.offer)
        if len(chosen) < 2 or offer.several < 2:
            return []
        followed = [self.follow(id.offer, (*id.path, *chosen_tokens([value]))) for value in chosen]
        moves = [move for move in followed if isinstance(move, Move)]
        if len(moves) < len(followed):
            raise BadToken(str(id))
        return moves

    def path_of(
        self, id: ids.AnswerButton | ids.Finish, chosen: Sequence[str], sent: Sent | None
    ) -> tuple[str, ...]:
        """The path that a click leads to: that of its id with what was `chosen` in a menu, or what was `sent`
        in a form. Raises BadToken, FieldRefused."""
        form = self.form(id) if isinstance(id, ids.FormButton) else None
        if form is not None and sent is not None:
            return form.read(sent)
        so_far = () if isinstance(id, ids.Finish) else id.path
        return (*so_far, *chosen_tokens(chosen))

    def opened_form(self, id: ids.FormButton, otherwise: Screen) -> Form:
        """The form with this id, with what the id has kept. `otherwise`: shown where no form can open.
        Raises BadToken."""
        return msgspec.structs.replace(filled(self.form(id).form(), id.kept), otherwise=otherwise)

    def form(self, id: ids.FormButton) -> JointForm:
        """The form with this id. Raises BadToken if there is none, or if it means something else by now."""
        asked = self.asks(id.offer, id.path)
        found = None if isinstance(asked, Move) else form_of(self, asked)
        if found is None or (id.checksum and id.checksum != found.checksum):
            raise BadToken(str(id))
        return found

    def other_screen(self, what: ids.PanelAct) -> Screen | None:
        """The screen that a button leads to without any change; None: the home screen."""
        if what == "why":
            return self.why_not()
        if what == "beside":
            return self.always_available_screen()
        if what == "ask-reset" and (self.planned or self.draft.steps):
            return self.ask_reset()
        return None

    def why_not(self) -> Screen:
        """Everything that is not possible now, with its reason."""
        closed = closed_offers(self.speaker, [*self.asked_offers, *self.available_offers])
        lines = [in_full(self.speaker, closed)] if closed else []
        for asking in self.asked_now:
            values = closed_values(self.speaker, asking.question.field, asking.question.answers)
            if values and not asking.is_spatial:
                lines.append(f"**{self.speaker.move(asking.offer.move)}**\n{in_full(self.speaker, values)}")
        heading = f"### {self.speaker.say('panel-why-not')}"
        back = Button(self.act("show"), self.speaker.say("button-back"))
        return Screen((Text(heading), *(Text(line) for line in lines), back), accent=ACCENT)

    def ask_reset(self) -> Screen:
        """Asks whether to restart the turn: shows what would be lost, and a way back."""
        say = self.speaker.say
        ask = say("panel-ask-reset", count=len(self.planned or self.draft.steps))
        text = f"### {ask}\n{Head(self).so_far()}"
        yes = Button(self.act("reset"), say("button-reset-turn"), "danger")
        return Screen((Text(text), yes, Button(self.act("show"), say("button-back"))), accent=ACCENT)

    def tried(self) -> str:
        """One's figures and the turn so far, with the effect of its last step."""
        return f"{Head(self).figures()}\n{Head(self).so_far()}".strip()

    def always_available_screen(self) -> Screen:
        """Always available offers, if the home screen has no room for them."""
        entries = self.entries(self.numbers.available)
        heading = f"### {self.speaker.say('panel-any-time')}\n{Head(self).figures()}"
        back = Button(self.act("show"), self.speaker.say("button-back"))
        return Screen((Text(heading), *entries, back), accent=ACCENT)
