"""The answers to a question of the panel, in words."""

from typing import Any

from cogs.screens.panel.paths.field_question import LabelPart, Named
from cogs.screens.panel.question.asked_question import AskedQuestion
from cogs.screens.panel.question.joined import Answered
from games.core import Note
from words import has


class AnswerLabels:
    """The words of a question's answers, and of those joined to it."""

    def __init__(self, asking: AskedQuestion) -> None:
        self.asking = asking
        self.speaker, self.offer, self.question = asking.speaker, asking.offer, asking.question
        self._known: dict[int, tuple[str, str]] = {}
        """The texts of answers by their `id`; they live as long as the question."""

    def texts(self, one: Answered) -> tuple[str, str]:
        """An answer in words, and its effect. Entries share their first answers."""
        if id(one) not in self._known:
            self._known[id(one)] = self._label(one), self._described(one)
        return self._known[id(one)]

    def with_effect(self, one: Answered) -> str:
        """An answer with its effect."""
        return " · ".join(filter(None, self.texts(one)))

    def _label(self, one: Answered) -> str:
        """An answer in words."""
        question, entry = one.question, one.entry
        if entry is None:
            return self.speaker.say("button-type-number")
        if entry.part is not None:
            return self.part(entry.part, question.field)
        value = entry.values[0]
        if question.several is not None and not value:
            return self.speaker.say("button-none")
        words = self.speaker.value(question.field, value)
        own = self.asking.numbers_cards and not self.asking.is_spatial and question is self.question
        if own and question.several is None:
            return f"{self.asking.panel.held[value]}: {words}"
        name = f"opt-{question.field}"
        if not words.isdigit() or not has(self.speaker.language, name, self.asking.panel.table.title.id):
            return words
        return self.speaker.say("panel-number", field=self.speaker.say(name), value=words)

    def _described(self, one: Answered) -> str:
        """The effect of an answer; empty if there is none to tell."""
        question, entry = one.question, one.entry
        if entry is None or entry.part is not None:
            return ""
        value = entry.values[0]
        preview = self.offer.preview(question.field, (*question.before, value))
        return self.speaker.entry_description(question.field, value, preview)

    def piece(self, piece: Any) -> str:
        """One answer, or one piece of it, in words."""
        if self.question.pieces is not None and isinstance(piece, tuple) and len(piece) == 2:
            name, amount = piece
            amount = self.speaker.value(self.question.field, amount)
            return self.speaker.say(
                "panel-amount", name=self.speaker.value(self.question.field, name), amount=amount
            )
        return self.speaker.value(self.question.field, piece)

    def effect(self, piece: Any) -> str:
        """The effect of one answer, or one piece of it; empty if there is none to tell."""
        return self.speaker.entry_description(self.question.field, piece, self._preview(piece))

    def _preview(self, piece: Any) -> Note | None:
        """The effect of an entry: of the value with everything before it; for a subset, of the item alone."""
        question = self.question
        if question.several is not None and question.pieces is not None:
            return None  # the items of one assignment among several: only the whole has an effect
        value = (piece,) if question.several is not None else question.value_of(piece)
        return self.offer.preview(question.field, (*question.before, value))

    def part(self, part: LabelPart, field: str = "") -> str:
        """What the answers of a group have in common, in words."""
        if isinstance(part, Named):
            return self.speaker.value(field or self.question.field, part.value)
        return self.speaker.note(part) if isinstance(part, Note) else part
