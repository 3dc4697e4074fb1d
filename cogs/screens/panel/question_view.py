"""One question of the panel: the choices before it, its menus, and buttons to go on and back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from cogs.screens import ids
from cogs.screens.panel.joint_form import JointForm, joint_form
from cogs.screens.panel.question_paths import MENU, Named, PathEntry, PathQuestion, fill
from cogs.screens.panel.question_paths import LabelPart as Label
from cogs.screens.panel.refusals import closed_values, in_full, in_one_line, is_complete
from cogs.screens.parts import Button, Menu, MenuEntry, Screen, ScreenPart, Text
from games.core import Note, Offer
from words import has

if TYPE_CHECKING:
    from cogs.screens.panel.panel import Panel

NOTHING: tuple[Any, ...] = ((), None, "")
"""Values that are not mentioned for a field: nothing was chosen because nothing could be."""

ROW = 5
"""Discord's maximum number of buttons in a row."""

PLACEHOLDER = 100
"""Maximum number of characters on a menu beside the kind of move."""

Candidates = tuple[tuple[str, Any], ...]
"""Candidate places or cards for a picture with their labels: moves, values of a field, ids of cards."""


class QuestionView:
    """An open question of the offer number `at`; `path` are the tokens that led to it."""

    def __init__(
        self, panel: Panel, at: int, offer: Offer, question: PathQuestion, path: tuple[str, ...]
    ) -> None:
        self.panel = panel
        self.speaker = panel.speaker
        self.at = at
        self.offer = offer
        self.question = question
        self.path = path

    @property
    def is_spatial(self) -> bool:
        """Whether the answers are places, which a picture shows better than words."""
        title, question = self.panel.table.title, self.question
        return bool(title.parts(question.field, question.entries[0].values[0]))

    @cached_property
    def asks_cards(self) -> bool:
        """Whether the answers are cards of one's own hand, which a picture shows with their numbers."""
        values = [entry.values[0] for entry in self.question.entries if entry.part is None]
        held = self.panel.held
        return bool(values) and all(isinstance(value, str) and value in held for value in values)

    @cached_property
    def form(self) -> JointForm | None:
        """The form that asks this question together with those that would follow it, if there is one."""
        if self.asks_cards:
            return None
        return joint_form(self.panel, self.at, self.offer, self.question, self.path)

    @cached_property
    def opens_form(self) -> bool:
        """Whether a form opens after an answer. A few answers are buttons then: a menu stays as it was chosen
        when a form is closed, and can't be chosen again."""
        offer, question = self.offer, self.question
        left = len(offer.names) - len(question.before)
        if left < 3 or self.is_spatial or question.several or len(question.entries) > ROW:
            return False
        path = (*self.path, question.entries[0].token)
        after = fill(self.panel.table.title, offer, path)
        return isinstance(after, PathQuestion) and (
            joint_form(self.panel, self.at, offer, after, path) is not None
        )

    @property
    def fits_home(self) -> bool:
        """Whether the question fits on the home screen as menus alone."""
        question = self.question
        if self.form is not None:
            return False
        plain = question.several is None and question.typed is None and question.pieces is None
        return plain and (question.entries[0].menu is not None or len(question.entries) <= MENU)

    def screen(self, page: int) -> Screen:
        """The question with one page of its entries."""
        say, question = self.speaker.say, self.question
        move = self.panel.with_note(self.speaker.move(self.offer.move), self.offer.does)
        parts: list[ScreenPart] = [Text(f"### {move}\n{say(f'field-{question.field}')}")]
        chosen = self._chosen()
        if chosen:
            parts.append(Text("\n".join(f"- {line}" for line in chosen)))
        if self.is_spatial or self.asks_cards:
            parts.append(Text(f"-# {self.legend()}"))
        parts += self.menus(page)
        parts += self._on_and_back(page)
        closed = self._closed()
        if closed:
            parts.append(Text(in_one_line(self.speaker, closed)))
        return Screen(tuple(parts), accent=0x2E86AB)

    def why_not(self) -> Screen:
        """What is missing from the answers, with reasons."""
        heading = f"### {self.speaker.move(self.offer.move)}\n{self.speaker.say('panel-why-not')}"
        back = Button(self._step(*self.path), self.speaker.say("button-back"))
        told = Text(in_full(self.speaker, self._closed()) or self.speaker.say("list-empty"))
        return Screen((Text(heading), told, back), accent=0x2E86AB)

    def known(self) -> list[str]:
        """The values settled before this question, each with its effect."""
        return [text for _, text in self._settled()]

    def _settled(self) -> list[tuple[str, str]]:
        """The fields settled before this question, and their values. Empty choices without an effect are left
        out."""
        lines = []
        before = self.question.before
        for at, (name, value) in enumerate(zip(self.offer.names, before, strict=False)):
            hint = self.offer.hint(name, before[: at + 1])
            if hint is None and value in NOTHING:
                continue
            text = self.speaker.value(name, value)
            told = f"**{text}** · {self.speaker.note(hint)}" if hint is not None else f"**{text}**"
            lines.append((name, told))
        return lines

    def candidates(self) -> Candidates:
        """The places a picture should show, with their numbers in the menus. If a place completes a move, the
        whole move is given, so that its piece can be drawn. A group shows one place."""
        question = self.question
        found = []
        for number, entry in enumerate(question.entries, 1):
            value = question.value_of(entry.values[0])
            if question.field == self.offer.names[-1]:
                value = self.offer.move(*question.before, value)
            found.append((str(number), value))
        return tuple(found)

    # Menus

    def menus(self, page: int) -> list[ScreenPart]:
        """The entries of a page in one menu, or in several side by side."""
        question = self.question
        numbered = list(enumerate(question.entries, 1))
        if question.entries[0].menu is None:
            shown = numbered[page * MENU : (page + 1) * MENU]
            if self.opens_form:
                return [self._button(*one) for one in shown]
            least, most = question.several or (1, 1)
            choices = tuple(self._choice(number, entry) for number, entry in shown)
            return [Menu(self._menu_id(0), self._placeholder(""), choices, min(most, len(shown)), least)]
        menus: dict[str, list[MenuEntry]] = {}
        for number, entry in numbered:
            menus.setdefault(self._said(entry.menu or ""), []).append(self._choice(number, entry))
        return [
            Menu(self._menu_id(at), self._placeholder(part), tuple(choices))
            for at, (part, choices) in enumerate(menus.items())
        ]

    def _button(self, number: int, entry: PathEntry) -> Button:
        label = self._choice(number, entry).label
        if not self.path:  # on the home screen it must say what it is for
            label = self.speaker.say("panel-of", what=self.speaker.move(self.offer.move), part=label)
        return Button(self._step(*self.path, entry.token), label)

    def _menu_id(self, menu: int) -> str:
        return str(ids.AnswerMenu(self.panel.table.id, self.panel.at, self.at, self.path, menu))

    def _placeholder(self, part: str) -> str:
        """On the home screen a menu must say what it is for; behind a button the heading does."""
        if self.path:
            return part or self.speaker.say("panel-choose-value")
        move = self.panel.with_note(self.speaker.move(self.offer.move), self.offer.does)
        before = self.question.before
        settled = [
            self.speaker.value(name, value)
            for name, value in zip(self.offer.names, before, strict=False)
            if value not in NOTHING
        ]
        if part or not settled:
            parts = [*settled, *([part] if part else [])]
        else:
            parts = [*settled, *self._does_so_far()]
            if len(" · ".join(parts)) > PLACEHOLDER:
                parts = settled
        return self.speaker.say("panel-of", what=move, part=" · ".join(parts)) if parts else move

    def _does_so_far(self) -> list[str]:
        """The effect of the last settled value that has one to tell."""
        before = self.question.before
        for at in range(len(before), 0, -1):
            hint = self.offer.hint(self.offer.names[at - 1], before[:at])
            if hint is not None:
                return [self.speaker.note(hint)]
        return []

    def _choice(self, number: int, entry: PathEntry) -> MenuEntry:
        value = entry.values[0]
        if self.asks_cards:
            number = self.panel.held[value]
        prefix = f"{number}: " if self.is_spatial or self.asks_cards else ""
        if entry.part is not None:
            return MenuEntry(entry.token, prefix + self._said(entry.part))
        label = prefix + self.piece_label(value)
        return MenuEntry(
            entry.token, label, self.speaker.entry_description(self.question.field, value, self._hint(value))
        )

    def _hint(self, piece: Any) -> Note | None:
        """The effect of an entry: of the value with everything before it; for a subset, of the item alone."""
        question = self.question
        if question.several is not None and question.pieces is not None:
            return None  # the items of one assignment among several: only the whole has an effect
        value = (piece,) if question.several is not None else question.value_of(piece)
        return self.offer.hint(question.field, (*question.before, value))

    def piece_label(self, piece: Any) -> str:
        """One answer, or one piece of it, in words."""
        if self.question.pieces is not None and isinstance(piece, tuple) and len(piece) == 2:
            name, amount = piece
            amount = self.speaker.value(self.question.field, amount)
            return self.speaker.say(
                "panel-amount", name=self.speaker.value(self.question.field, name), amount=amount
            )
        return self.speaker.value(self.question.field, piece)

    def _said(self, part: Label) -> str:
        if isinstance(part, Named):
            return self.speaker.value(self.question.field, part.value)
        return self.speaker.note(part) if isinstance(part, Note) else part

    # Around the menus

    def _chosen(self) -> list[str]:
        speaker, question = self.speaker, self.question
        lines = []
        for name, known in self._settled():
            lines.append(speaker.say("panel-chosen", field=speaker.say(f"field-{name}"), value=known))
        if question.pieces:
            lines.append(" → ".join(self.piece_label(piece) for piece in question.pieces))
        if question.total is not None:
            total, most = question.total
            bounded = {} if most is None else {"most": most}
            lines.append(
                speaker.say("panel-total" if bounded else "panel-total-open", total=total, **bounded)
            )
        return lines

    def legend(self) -> str:
        """What the numbers in the picture mean."""
        if self.question.entries[0].part is not None:
            return self.speaker.say("panel-legend-groups")
        own = f"panel-legend-{self.question.field}"
        known = has(self.speaker.language, own, self.panel.table.title.id)
        return self.speaker.say(own if known else "panel-legend")

    def _on_and_back(self, page: int) -> Sequence[Button]:
        say, question = self.speaker.say, self.question
        buttons = []
        if question.done:
            empty = not question.pieces and question.several is not None
            token = "s0" if question.several is not None else "d"
            word = "button-none" if empty or not question.pieces else "button-done"
            buttons.append(Button(self._step(*self.path, token), say(word), "success"))
        if question.usual is not None:
            path = tuple(token for token in self.path if token != "o")
            buttons.append(Button(self._step(*path), say("button-usual-order"), "primary"))
        if question.typed is not None:
            typed = ids.FormButton(self.panel.table.id, self.panel.at, self.at, self.path)
            buttons.append(Button(str(typed), say("button-type-number"), "primary"))
        buttons += self._pages(page)
        if not is_complete(self._closed()):
            buttons.append(Button(self._step(*self.path, "w"), say("button-why-not")))
        if len(self.path) > 1:
            buttons.append(Button(self._step(*self.path[:-1]), say("button-step-back")))
        buttons.append(Button(self.panel.act("show"), say("button-back")))
        return buttons

    def _pages(self, page: int) -> list[Button]:
        question = self.question
        last = (len(question.entries) - 1) // MENU if question.entries[0].menu is None else 0
        buttons = []
        if page:
            buttons.append(
                Button(self._step(*self.path, f"p{page - 1}"), self.speaker.say("button-previous-page"))
            )
        if page < last:
            buttons.append(
                Button(self._step(*self.path, f"p{page + 1}"), self.speaker.say("button-next-page"))
            )
        return buttons

    def _closed(self) -> list[Any]:
        if self.is_spatial:
            return []
        return closed_values(self.speaker, self.question.field, self.question.answers)

    def _step(self, *path: str) -> str:
        return str(ids.AnswerButton(self.panel.table.id, self.panel.at, self.at, path))
