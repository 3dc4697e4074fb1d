"""The private panel: what a seat is asked, what each answer would do, and the turn so far.

It is made only from the seat's view and the offers.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property

import msgspec

from cogs.screens import ids
from cogs.screens.discord_limits import BUTTON_LABEL
from cogs.screens.forms import Form
from cogs.screens.notices import table_menu, turn_notices
from cogs.screens.notices.studies import study_act
from cogs.screens.panel.composed_turn import ComposedTurn
from cogs.screens.panel.entries import Entries
from cogs.screens.panel.form.joint_form import JointForm, form_of
from cogs.screens.panel.head import Head
from cogs.screens.panel.path_tokens import BadToken, chosen_tokens, without_view
from cogs.screens.panel.pictures import (
    PanelPicture,
    numbered_hand,
    numbered_places,
    picture_beside,
    with_looks,
)
from cogs.screens.panel.premoves import InAdvance
from cogs.screens.panel.question.question_view import QuestionView
from cogs.screens.panel.question_paths import PathQuestion, fill
from cogs.screens.panel.refusals import (
    closed_offers,
    closed_values,
    closed_values_of,
    in_full,
    in_one_line,
    is_complete,
)
from cogs.screens.parts import ACCENT, Button, Divider, Menu, Screen, ScreenPart, Text
from cogs.screens.speaking import speaker_at
from games.core import Move, Note, Offer, Seat, StandingOrder, engine
from games.core.choices.common import common
from games.manager.model.premoves import standing_orders_of
from games.manager.model.table import Table, chapter
from games.manager.model.unstored import kind_of
from games.manager.playing.drafting import is_premove
from games.manager.playing.standing import given_now
from words import Language, Speaker
from words.icon_marks import size

BESIDE = 2
"""Maximum number of always available offers shown below a question."""


WIDE = 4
"""Maximum number of menus on the home screen if a question asks for what is behind it too."""


class PanelQuestion(msgspec.Struct, frozen=True):
    """A question of the panel, with the picture that helps to answer it, if one does, and the form that asks
    it together with those that would follow."""

    screen: Screen
    picture: PanelPicture | None = None
    form: Form | None = None


class Panel:
    """The panel of one seat, in the reader's language.

    `confirm`: whether the end of a turn needs a confirmation. `worlds`: for a premove that continues after a
    reveal, other possible outcomes of that reveal. `hidden`: names that the panel must not show then."""

    calm = False
    """Whether to omit what a beginner need not read: what is impossible, always available offers, the button
    to restart the turn, figures that don't change, and questions already answered."""

    shows_places = True
    """Whether the picture beside it shows the places that are asked for, with their numbers."""

    def __init__(
        self,
        table: Table,
        seat: Seat,
        language: Language,
        confirm: bool = True,
        worlds: Sequence[Table] = (),
        hidden: Collection[str] = frozenset(),
    ) -> None:
        self.table = table
        self.seat = seat
        self.confirm = confirm
        self.draft = table.draft(seat)
        self.game = table.view(seat, composed=True)
        self.speaker = speaker_at(table, language)
        self.at = table.at(seat)
        self.planning = is_premove(self.at.draft)
        self.asked = engine.offers(self.game, seat)
        self.hidden = hidden
        self.worlds = [one.view(seat, composed=True) for one in worlds]
        if worlds:
            self.asked = self._known_offers()
        # The phase on top of the stack handles these moves, so they are not offered a second time.
        asked = {offer.move for offer in self.asked}
        # A premove is about one's turn. Always available offers can be used now.
        beside = () if self.planning else engine.always_available(self.game, seat)
        self._always_available = [one for one in beside if one.move not in asked]

        self.orders_now = 0
        """The number of orders, the first ones, that answer the present question."""
        self.orders = self._order_offers()
        self._openings: list[QuestionView] | None = None

    def _known_offers(self) -> list[Offer]:
        """The offers that exist whatever is revealed, limited to what they have in common."""
        twins = [{offer.move: offer for offer in engine.offers(one, self.seat)} for one in self.worlds]
        found = [common(offer, [one.get(offer.move) for one in twins], self.hidden) for offer in self.asked]
        return [offer for offer in found if offer is not None]

    def _order_offers(self) -> list[Offer]:
        """Standing orders on offer, first those that also answer the present question (how far to bid), or
        that will if it comes to this seat."""
        table = self.table
        if self.planning or table.status != "running" or self.draft.waits or kind_of(table.id):
            return []
        found = engine.order_offers(self.game, self.seat)
        now = self._answering(found)
        self.orders_now = len(now)
        return [*now, *(offer for offer in found if offer not in now)]

    def _answering(self, found: Sequence[Offer]) -> list[Offer]:
        """The standing orders that the present question itself offers and applies. Before it is asked: the
        usual ones, until one is given."""
        if not self.game.phases:
            return []
        top = self.game.phases[-1]
        own = {offer.move for offer in top.orders(self.game, self.seat)}
        answering = [offer for offer in found if offer.move in own and offer.move in top.order_handlers]
        if self._is_asked:
            return answering
        given = self.table.given_by(self.seat)
        part = chapter(self.table.title, self.table.game)
        known = {type(rule) for rule in standing_orders_of(self.table.title, given, part)}
        return [offer for offer in answering if offer.usual and offer.move not in known]

    @property
    def _is_asked(self) -> bool:
        return self.seat in engine.waits_for(self.game)

    def offers(self) -> list[Offer]:
        """Answers to the question, always available offers, and standing orders. Ids count the offers in this
        order."""
        return [*self.asked, *self._always_available, *self.orders]

    def always_available(self) -> list[Offer]:
        """Always available offers that are possible now."""
        return [offer for offer in self._always_available if offer.is_open()]

    @property
    def first_order(self) -> int:
        return len(self.asked) + len(self._always_available)

    def answers_now(self, move: Move) -> bool:
        """Whether a move is a standing order that answers the present question."""
        if self._is_asked and any(offer.move is type(move) for offer in self.orders[: self.orders_now]):
            return True
        return isinstance(move, StandingOrder) and given_now(self.table, self.seat, move)[1] is not None

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
        numbered = numbered_places(self) if self.shows_places else None
        composed = ComposedTurn(self)
        if self.draft.waits:
            parts += composed.to_confirm()
        else:
            if numbered is not None:
                parts.append(Text(f"-# {numbered.legend()}"))
            parts += self._answers()
        parts += composed.cancel_plan()
        if not self.planning:
            parts += self.in_advance.parts()
            parts += self._table_menu()
        screen = Screen(tuple(parts), accent=ACCENT)
        return screen if numbered is None or self.calm else with_looks(numbered, screen)

    def _table_menu(self) -> list[ScreenPart]:
        """The button of the table menu."""
        if self.table.study is not None:
            return [study_act(self.table, "menu", self.speaker.language)]
        if self.table.status != "running" or self.calm or kind_of(self.table.id):
            return []
        return [table_menu.entry(self.table, self.seat, self.speaker.language)]

    @property
    def in_advance(self) -> InAdvance:
        """What this seat has given in advance, and what it may give."""
        return InAdvance(self)

    @cached_property
    def held(self) -> Mapping[str, int]:
        """The cards in one's own hand, with their numbers in its picture; empty while a premove imagines what
        is revealed."""
        return {} if self.hidden else numbered_hand(self.table.title, self.game, self.seat)

    def follow(self, offer_at: int, path: Sequence[str]) -> PanelQuestion | Move:
        """The next question of an offer, or the move that the tokens complete. Raises BadToken if they don't
        fit, Refusal if the offer is closed."""
        offer = self.offer(offer_at)
        tokens, page, why, look = without_view(path)
        found = fill(self.table.title, offer, tokens)
        if isinstance(found, Move):
            return found
        asking = QuestionView(self, offer_at, offer, found, tokens)
        screen = asking.why_not() if why else with_looks(asking, asking.screen(page), look)
        form = asking.form if tokens == tuple(path) else None
        beside = picture_beside(self, asking, look)
        return PanelQuestion(screen, beside, form.form() if form is not None else None)

    def moves(self, id: ids.AnswerMenu, chosen: Sequence[str]) -> list[Move]:
        """The moves that a menu's chosen entries are, in the menu's order; none if they are one answer.

        Raises BadToken if an entry is no whole move, Refusal if the offer is closed."""
        offer = self.offer(id.offer)
        if len(chosen) < 2 or offer.several < 2:
            return []
        found = [self.follow(id.offer, (*id.path, *chosen_tokens([value]))) for value in chosen]
        moves = [move for move in found if isinstance(move, Move)]
        if len(moves) < len(found):
            raise BadToken(str(id))
        return moves

    def form(self, id: ids.FormButton) -> JointForm:
        """The form with this id. Raises BadToken if there is none, or if it means something else by now."""
        offer = self.offer(id.offer)
        question = fill(self.table.title, offer, id.path)
        found = None if isinstance(question, Move) else form_of(self, id.offer, offer, question, id.path)
        if found is None or (id.checksum and id.checksum != found.checksum):
            raise BadToken(str(id))
        return found

    def offer(self, at: int) -> Offer:
        """An offer by its number. Raises BadToken if there is none, Refusal if it is closed."""
        offers = self.offers()
        if at >= len(offers):
            raise BadToken(str(at))
        offer = offers[at]
        if (reason := offer.closed or offer.last) is not None:
            raise reason
        return offer

    def why_not(self) -> Screen:
        """Everything that is not possible now, with its reason."""
        closed = closed_offers(self.speaker, self.offers()[: self.first_order])
        lines = [in_full(self.speaker, closed)] if closed else []
        for asking in self.openings(self.first_order):
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

    def act(self, what: ids.DraftAct) -> str:
        """The id of a button that acts on the turn so far."""
        return str(ids.DraftButton(self.table.id, self.at, what))

    def tried(self) -> str:
        """One's figures and the turn so far, with the effect of its last step."""
        return f"{Head(self).figures()}\n{Head(self).so_far()}".strip()

    @property
    def planned(self) -> tuple[Move, ...]:
        """The moves of the premove being composed."""
        in_advance = self.table.in_advance.get(self.seat)
        if not self.planning or in_advance is None:
            return ()
        return tuple([self.table.title.load_move(move) for move in in_advance.draft])

    def take_back(self) -> list[ScreenPart]:
        """The buttons that take back the last step of the turn so far, or all of it."""
        return ComposedTurn(self).take_back()

    # The answers

    def openings(self, upto: int | None = None) -> list[QuestionView]:
        """The first question of every open offer that asks one. `upto` limits it to that many offers."""
        if self._openings is None:
            self._openings = []
            for at, offer in enumerate(self.offers()):
                question = fill(self.table.title, offer, ()) if offer.is_open() else None
                if isinstance(question, PathQuestion):
                    self._openings.append(QuestionView(self, at, offer, question, (), most=1))
            self._openings = self._widened(self._openings)
        return [asking for asking in self._openings if upto is None or asking.at < upto]

    def _widened(self, openings: Sequence[QuestionView]) -> list[QuestionView]:
        """The openings, those to answer now with as many menus as the home screen has room for."""
        asked = [asking for asking in openings if asking.at < len(self.asked)]
        left = WIDE - sum(asking.width for asking in asked if asking.fits_home)
        found = []
        for asking in openings:
            if left > 0 and asking in asked and asking.fits_home:
                wider = asking.wider(asking.width + left)
                left -= wider.width - asking.width
                asking = wider
            found.append(asking)
        return found

    def _answers(self) -> list[ScreenPart]:
        openings = {asking.at: asking for asking in self.openings()}
        first = self.first_order
        now = Entries(self).of(range(first, first + self.orders_now), openings)
        asked = [*now, *Entries(self).of(range(len(self.asked)), openings)]
        closed = closed_offers(self.speaker, self.asked)
        for at, asking in openings.items():
            if at < len(self.asked) and not asking.is_spatial:
                kind, question = asking.offer.move, asking.question
                closed += closed_values_of(self.speaker, kind, question.field, question.answers)
        foot: list[ScreenPart] = []
        line = in_one_line(self.speaker, closed)
        if line and not self.calm:
            foot.append(Text(line))
        buttons: list[ScreenPart] = self.take_back()
        if closed and not self.calm and not is_complete(closed):
            buttons.append(Button(self.act("why"), self.speaker.say("button-why-not")))
        if not self.asked and not self.table.game.over:
            buttons.append(Button(self.act("show"), self.speaker.say("button-look-again")))
        if self.table.gives_hints and self.asked:
            buttons.append(Button(self.act("hint"), self.speaker.say("button-hint")))
        return [*asked, *buttons, *foot, *self._at_any_time(openings)]

    def _at_any_time(self, openings: dict[int, QuestionView]) -> list[ScreenPart]:
        """Always available offers: below the question, or behind a button if they would hide it."""
        entries = Entries(self).of(range(len(self.asked), self.first_order), openings)
        if not entries or self.calm:
            return []
        clickable = sum(isinstance(part, Button | Menu) for part in entries)
        if self.asked and clickable > BESIDE:
            return [Divider(), Button(self.act("beside"), self.speaker.say("button-any-time"))]
        return [Divider(), Text(f"**{self.speaker.say('panel-any-time')}**"), *entries]

    def always_available_screen(self) -> Screen:
        """Always available offers, if the home screen has no room for them."""
        openings = {asking.at: asking for asking in self.openings()}
        entries = Entries(self).of(range(len(self.asked), self.first_order), openings)
        heading = f"### {self.speaker.say('panel-any-time')}\n{Head(self).figures()}"
        back = Button(self.act("show"), self.speaker.say("button-back"))
        return Screen((Text(heading), *entries, back), accent=ACCENT)

    def words(self, move: Move, offer: Offer | None) -> str:
        """A whole move in words."""
        if offer is not None and offer.says is not None:
            return self.speaker.note(offer.says(move))
        return self.speaker.move(move)

    def with_note(self, label: str, note: Note | None, sign: str = "") -> str:
        """A label with its cost or effect, if that fits."""
        if note is None:
            return label
        longer = self.speaker.say("panel-does", what=label, does=sign + self.speaker.note(note))
        return longer if size(longer) <= BUTTON_LABEL else label


def awaited_lines(table: Table, speaker: Speaker) -> list[str]:
    """Who must answer what, as far as it is public."""
    view = table.view(None)
    return [speaker.awaits(seat, engine.asks(view, seat)) for seat in engine.waits_for(view)]
