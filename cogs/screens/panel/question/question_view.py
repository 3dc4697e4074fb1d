"""One question of the panel: the choices before it, its menus, and buttons to go on and back."""

from collections.abc import Sequence
from functools import cached_property

from cogs.screens import ids
from cogs.screens.discord_limits import ENTRY, MENU_ENTRIES
from cogs.screens.panel.paths.field_question import NOTHING, PathEntry
from cogs.screens.panel.paths.tokens import ORDERS
from cogs.screens.panel.question.answer_labels import AnswerLabels
from cogs.screens.panel.question.asked_question import AskedQuestion
from cogs.screens.panel.question.joined import Answered, JoinedEntry, JoinedMenu
from cogs.screens.panel.refusals import ClosedOffers, closed_values, in_full, in_one_line, is_complete
from cogs.screens.parts import (
    ACCENT,
    Button,
    Menu,
    MenuEntry,
    Screen,
    ScreenPart,
    Text,
    page_buttons,
    shorten,
)
from words import has
from words.icon_marks import size

HOME_PLACEHOLDER = 100
"""Maximum number of characters on a menu beside the kind of move."""


class QuestionView(AskedQuestion):
    """An open question as a screen, or as menus of the home screen."""

    @cached_property
    def labels(self) -> AnswerLabels:
        """The words of its answers."""
        return AnswerLabels(self)

    def screen(self, page: int) -> Screen:
        """The question with one page of its entries."""
        say = self.speaker.say
        move = self.panel.with_note(self.speaker.move(self.offer.move), self.offer.does)
        parts: list[ScreenPart] = [Text(f"### {move}\n{' '.join(map(say, self._asks()))}")]
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
        return Screen(tuple(parts), accent=ACCENT)

    def why_not(self) -> Screen:
        """What is missing from the answers, with reasons."""
        heading = f"### {self.speaker.move(self.offer.move)}\n{self.speaker.say('panel-why-not')}"
        back = Button(self.id_of(*self.path), self.speaker.say("button-back"))
        closed = Text(in_full(self.speaker, self._closed()) or self.speaker.say("list-empty"))
        return Screen((Text(heading), closed, back), accent=ACCENT)

    def known(self) -> list[str]:
        """The values settled before this question, each with its effect."""
        return [text for _, text in self._settled()]

    def _settled(self) -> list[tuple[str, str]]:
        """The fields settled before this question, and their values. Empty choices without an effect are left
        out."""
        lines = []
        before = self.question.before
        for at, (name, value) in enumerate(zip(self.offer.names, before, strict=False)):
            preview = self.offer.preview(name, before[: at + 1])
            if preview is None and value in NOTHING:
                continue
            text = self.speaker.value(name, value)
            value_line = (
                f"**{text}** · {self.speaker.note(preview)}" if preview is not None else f"**{text}**"
            )
            lines.append((name, value_line))
        return lines

    def _asks(self) -> list[str]:
        """The ids of the questions asked at once."""
        fields = [one.question.field for joined in self.joined_entries for one in joined.answers]
        return [f"field-{field}" for field in dict.fromkeys(fields or [self.question.field])]

    # Menus

    def menus(self, page: int = 0, numbers_places: bool = True) -> list[ScreenPart]:
        """The entries of a page in one menu, or in several side by side. `numbers_places`: a picture shows
        their places, if they are places, so each has its number there."""
        question = self.question
        if self.joined:
            return [self._joined_menu(at, menu, numbers_places) for at, menu in enumerate(self.joined)]
        numbered = list(enumerate(question.entries, 1))
        if question.entries[0].menu is None:
            shown = numbered[page * MENU_ENTRIES : (page + 1) * MENU_ENTRIES]
            choices = [self._choice(number, entry, numbers_places) for number, entry in shown]
            if self.opens_form:
                return [self._button(choice) for choice in choices]
            least, most = question.several or (1, 1)
            most = min(most, len(shown))
            return [Menu(self._menu_id(0), self._placeholder(""), tuple(choices), most, least)]
        menus: dict[str, list[MenuEntry]] = {}
        for number, entry in numbered:
            choice = self._choice(number, entry, numbers_places)
            menus.setdefault(self.labels.part(entry.menu or ""), []).append(choice)
        return [
            Menu(self._menu_id(at), self._placeholder(part), tuple(choices))
            for at, (part, choices) in enumerate(menus.items())
        ]

    def _button(self, choice: MenuEntry) -> Button:
        label = choice.label
        if not self.path:  # on the home screen it must say what it is for
            label = self.speaker.say("panel-of", what=self.speaker.move(self.offer.move), part=label)
        return Button(self.id_of(*self.path, choice.value), label)

    def _joined_menu(self, at: int, menu: JoinedMenu, numbers_places: bool) -> Menu:
        """A menu of joined entries. What all of them begin with stands in its placeholder."""
        head = menu.head
        first = 0 if head is None else 1
        choices = tuple([self._joined_choice(joined, first, numbers_places) for joined in menu.entries])
        part = "" if head is None else self.labels.with_effect(head)
        if menu.cut:
            part = f"{part} ({choices[0].label} – {choices[-1].label})"
        most = min(self._several(menu), len(choices))
        placeholder = self._placeholder(part)
        if most > 1:
            placeholder = self.speaker.say("panel-several", what=placeholder)
        return Menu(self._menu_id(at), placeholder, choices, most)

    def _several(self, menu: JoinedMenu) -> int:
        """Maximum number of a menu's entries that can be chosen at once. Each must be a whole move; a premove
        is composed step by step."""
        last = [joined.answers[-1] for joined in menu.entries]
        whole = all(one.entry is not None and one.question.field == self.offer.names[-1] for one in last)
        return self.offer.several if whole and not self.panel.planning else 1

    def _joined_choice(self, joined: JoinedEntry, first: int, numbers_places: bool) -> MenuEntry:
        """An entry, without its answers before the `first`."""
        answers = joined.answers[first:] or joined.answers
        texts = [self.labels.texts(one) for one in answers]
        label = " · ".join([label for label, _ in texts])
        placed = self.placed(joined)
        if placed is not None and numbers_places:
            label = f"{self.numbers[repr(self.place(placed))][1]}: {label}"
        does = [text for _, text in texts if text]
        together = " · ".join(dict.fromkeys(does))
        if len(together) > ENTRY:
            together = does[-1]
        return MenuEntry(joined.token, shorten(label, ENTRY), together)

    def _menu_id(self, menu: int) -> str:
        return str(ids.AnswerMenu(self.panel.table.id, self.panel.at, self.number, self.path, menu))

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
            if size(" · ".join(parts)) > HOME_PLACEHOLDER:
                parts = settled
        return self.speaker.say("panel-of", what=move, part=" · ".join(parts)) if parts else move

    def _does_so_far(self) -> list[str]:
        """The effect of the last settled value that has one to tell."""
        before = self.question.before
        for at in range(len(before), 0, -1):
            preview = self.offer.preview(self.offer.names[at - 1], before[:at])
            if preview is not None:
                return [self.speaker.note(preview)]
        return []

    def _choice(self, number: int, entry: PathEntry, numbers_places: bool) -> MenuEntry:
        value = entry.values[0]
        if self.numbers_cards:
            number = self.panel.held[value]
        numbered = self.numbers_cards or (self.is_spatial and numbers_places)
        prefix = f"{number}: " if numbered else ""
        if entry.part is not None:
            return MenuEntry(entry.token, prefix + self.labels.part(entry.part))
        return MenuEntry(entry.token, prefix + self.labels.piece(value), self.labels.effect(value))

    # Around the menus

    def _chosen(self) -> list[str]:
        speaker, question = self.speaker, self.question
        lines = []
        for name, known in self._settled():
            lines.append(speaker.say("panel-chosen", field=speaker.say(f"field-{name}"), value=known))
        if question.pieces:
            lines.append(" → ".join(self.labels.piece(piece) for piece in question.pieces))
        if question.total is not None:
            total, most = question.total
            bounded = {} if most is None else {"most": most}
            lines.append(
                speaker.say("panel-total" if bounded else "panel-total-open", total=total, **bounded)
            )
        return lines

    def legend(self) -> str:
        """What the numbers in the picture mean."""
        shown = Answered(self.question, self.question.entries[0])
        if self.joined and self.spatial is not None:
            shown = next(filter(None, map(self.placed, self.joined_entries)))
        if shown.entry is not None and shown.entry.part is not None:
            return self.speaker.say("panel-legend-groups")
        own = f"panel-legend-{shown.question.field}"
        known = has(self.speaker.language, own, self.panel.table.title.id)
        return self.speaker.say(own if known else "panel-legend")

    def _on_and_back(self, page: int) -> Sequence[Button]:
        say, question = self.speaker.say, self.question
        buttons = []
        if question.done and not self.joined:
            token = "s0" if question.several is not None else "d"
            word = "button-done" if question.pieces else "button-none"
            buttons.append(Button(self.id_of(*self.path, token), say(word), "success"))
        if question.usual is not None:
            path = tuple(token for token in self.path if token != ORDERS)
            buttons.append(Button(self.id_of(*path), say("button-usual-order"), "primary"))
        if question.typed is not None:
            typed = ids.FormButton(self.panel.table.id, self.panel.at, self.number, self.path)
            buttons.append(Button(str(typed), say("button-type-number"), "primary"))
        buttons += self._pages(page)
        if not is_complete(self._closed()):
            buttons.append(Button(self.id_of(*self.path, "w"), say("button-why-not")))
        if len(self.path) > 1:
            buttons.append(Button(self.id_of(*self.path[:-1]), say("button-step-back")))
        buttons.append(Button(self.panel.act("show"), say("button-back")))
        return buttons

    def _pages(self, page: int) -> list[Button]:
        question = self.question
        paged = question.entries[0].menu is None and not self.joined
        last = (len(question.entries) - 1) // MENU_ENTRIES if paged else 0
        before = self.id_of(*self.path, f"p{page - 1}") if page else None
        after = self.id_of(*self.path, f"p{page + 1}") if page < last else None
        return page_buttons(self.speaker.language, before, after)

    def _closed(self) -> list[ClosedOffers]:
        if self.is_spatial:
            return []
        return closed_values(self.speaker, self.question.field, self.question.answers)

    def id_of(self, *path: str) -> str:
        """The id of a button that leads to this path."""
        return str(ids.AnswerButton(self.panel.table.id, self.panel.at, self.number, path))
