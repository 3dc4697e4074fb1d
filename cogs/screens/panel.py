"""The private panel: what a seat is asked, what each answer would do, and the turn so far.

Made from the seat's view and the offers, and from nothing else.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from cogs.screens import ids
from cogs.screens.parts import Button, Choice, Line, Menu, Part, Screen, Text
from cogs.screens.questions import BadToken, Entry, Question, fill
from games.core import Move, Offer, Refusal, Seat, engine
from games.core.answers import Checked
from games.table import Table
from words import Language, Speaker, join

HANDFUL = 3
"""So many closed offers are explained at the foot of the panel."""


Ghosts = tuple[tuple[str, Any], ...]
"""Candidate places for a picture, each with its label: moves, or values of a field."""


class Asked(msgspec.Struct, frozen=True):
    """A question of the panel, with what a picture of it should show: `ghosts` are the
    answers with the labels they have in the menu."""

    screen: Screen
    spatial: bool
    ghosts: Ghosts = ()


class Panel:
    """The panel of one seat, in the reader's language."""

    def __init__(self, table: Table, seat: Seat, language: Language) -> None:
        self.table = table
        self.seat = seat
        self.draft = table.draft(seat)
        self.game = table.view(seat, composed=True)
        self.speaker = Speaker(table.title, language, table.names, table.options)
        self.at = table.at(seat)

    def offers(self) -> list[Offer]:
        return engine.offers(self.game, self.seat)

    def home(self, notice: str = "") -> Screen:
        """The question, the turn so far, and an entry for every kind of move."""
        parts: list[Part] = [Text(notice), Line()] if notice else []
        parts.append(Text(f"{self._heading()}\n{self._figures()}"))
        if self.draft.steps:
            parts.append(Text(self._so_far()))
        if self.draft.waits:
            parts += self._to_confirm()
        else:
            parts += self._answers()
        return Screen(tuple(parts), accent=0x2E86AB)

    def picture(self) -> tuple[Any, Ghosts] | None:
        """What a picture beside the home screen shows: a view with the places that are asked for, or
        with what the last step has laid. None where places play no part."""
        if self.draft.steps:
            last = self.draft.steps[-1]
            fields = last.move.__struct_fields__
            laid = any(self.table.title.parts(name, getattr(last.move, name)) for name in fields)
            if laid and not last.reveals:
                return self.table.title.view(last.game, self.seat), ()
        if self.draft.waits:
            return None
        asked = []
        for offer in self.offers():
            question = fill(self.table.title, offer, ()) if offer.is_open() else None
            if isinstance(question, Question) and self._spatial(question):
                asked.append(self._ghosts(offer, question))
        if not asked:
            return None
        return self.game, asked[0] if len(asked) == 1 else ()

    def follow(self, offer_at: int, tokens: Sequence[str]) -> Asked | Move:
        """The next question of an offer, or the move the tokens complete. BadToken if they fit nothing,
        Refusal if the offer is closed."""
        offers = self.offers()
        if offer_at >= len(offers):
            raise BadToken(str(offer_at))
        offer = offers[offer_at]
        if offer.closed or offer.last:
            raise offer.closed or offer.last or AssertionError
        found = fill(self.table.title, offer, tokens)
        return found if isinstance(found, Move) else self._asked(offer_at, offer, found, tuple(tokens))

    def _act(self, what: ids.DraftAct) -> str:
        return str(ids.DraftButton(self.table.id, self.at, what))

    def _step(self, offer: int, *tokens: str) -> str:
        return str(ids.Answer(self.table.id, self.at, offer, tokens))

    # The home screen

    def _heading(self) -> str:
        say = self.speaker.say
        if self.table.game.over:
            return f"### {say('post-over')}"
        if self.seat in engine.may_answer(self.game):
            return f"### {self.speaker.note(engine.asks(self.game, self.seat))}"
        waiting = [
            self.speaker.awaits(seat, engine.asks(self.table.view(None), seat))
            for seat in self.table.awaited()
        ]
        return "### " + say("panel-not-you") + "\n" + "\n".join(waiting)

    def _figures(self) -> str:
        """One's own figures, and what the turn so far has made of them."""
        title, seat = self.table.title, self.seat
        before = title.figures(self.table.view(seat), seat)
        after = title.figures(self.game, seat)
        words = [self.speaker.say(f"figure-{name}", value=value) for name, value in after.items()]
        lines = ["-# " + " · ".join(words)] if words else []
        for name, value in after.items():
            if value != before[name]:
                was = self.speaker.say(f"figure-{name}", value=before[name])
                now = self.speaker.say(f"figure-{name}", value=value)
                lines.append("-# " + self.speaker.say("panel-change", before=was, after=now))
        return "\n".join(lines)

    def _so_far(self) -> str:
        steps = self.draft.steps[:-1] if self.draft.waits else self.draft.steps
        lines = [line for step in steps for line in self.speaker.log(step.events, self.seat)]
        if self.draft.waits:
            lines.append(f"**{self.speaker.move(self.draft.steps[-1].move)}**")
        return self.speaker.say("panel-draft") + "\n" + "\n".join(f"- {line}" for line in lines)

    def _to_confirm(self) -> list[Part]:
        say = self.speaker.say
        last = self.draft.steps[-1]
        hands_over = self.seat not in engine.waits_for(last.game)
        warning = "panel-reveals" if last.reveals and not hands_over else "panel-ends-turn"
        return [
            Text(say(warning)),
            Button(self._act("confirm"), say("button-confirm"), "success"),
            *self._take_back(),
        ]

    def _take_back(self) -> list[Part]:
        if not self.draft.steps:
            return []
        buttons: list[Part] = [Button(self._act("undo"), self.speaker.say("button-undo-step"))]
        if len(self.draft.steps) > 1:
            buttons.append(Button(self._act("reset"), self.speaker.say("button-reset-turn"), "danger"))
        return buttons

    def _answers(self) -> list[Part]:
        menus: list[Part] = []
        buttons: list[Part] = []
        closed: list[str] = []
        for at, offer in enumerate(self.offers()):
            if not offer.is_open():
                closed += self._why_closed(offer)
                continue
            question = fill(self.table.title, offer, ())
            if isinstance(question, Question) and _is_menu(question):
                menus.append(self._menu(at, offer, question, (), self.speaker.move(offer.move)))
            else:
                style = "secondary" if menus or buttons else "primary"
                buttons.append(Button(self._step(at), self.speaker.offer_label(offer), style))
        foot: list[Part] = [Text("\n".join(f"-# {line}" for line in closed))] if closed else []
        return [*menus, *buttons, *self._take_back(), *foot]

    def _why_closed(self, offer: Offer) -> list[str]:
        refusal: Refusal | None = offer.closed or offer.last
        reasons = [] if refusal is None else [self.speaker.refusal(refusal)]
        name, first = next(iter(offer.fields.items()), ("", None))
        if refusal is None and isinstance(first, Checked):
            reasons = self._reasons(name, first)[:HANDFUL]
        label = self.speaker.move(offer.move)
        return (
            [self.speaker.say("panel-closed-line", move=label, reason=" / ".join(reasons))] if reasons else []
        )

    # One question

    def _asked(self, at: int, offer: Offer, question: Question, tokens: tuple[str, ...]) -> Asked:
        say = self.speaker.say
        heading = f"### {self.speaker.move(offer.move)}\n{say(f'field-{question.field}')}"
        parts: list[Part] = [Text(heading)]
        if question.before or question.placed:
            parts.append(Text("\n".join(self._chosen(offer, question))))
        parts.append(self._menu(at, offer, question, tokens, say("panel-choose-value")))
        if question.subset and question.may_be_empty:
            parts.append(Button(self._step(at, *tokens, "s0"), say("button-none"), "primary"))
        if question.usual is not None:
            parts.append(Button(self._step(at, *tokens, "u"), say("button-usual-order"), "primary"))
        parts.append(Button(self._act("show"), say("button-back")))
        closed = self._closed_values(offer, question)
        if closed:
            parts.append(Text(closed))
        screen = Screen(tuple(parts), accent=0x2E86AB)
        return Asked(screen, self._spatial(question), self._ghosts(offer, question))

    def _ghosts(self, offer: Offer, question: Question) -> Ghosts:
        """The places a picture should show with the numbers they have in the menu: whole moves where
        the places complete them, so that what would lie there can be drawn."""
        if not self._spatial(question) or any(len(entry.values) > 1 for entry in question.entries):
            return ()
        values = [entry.values[0] for entry in question.entries]
        if question.field == offer.names[-1]:
            values = [offer.move(*question.before, value) for value in values]
        return tuple((str(number), value) for number, value in enumerate(values, 1))

    def _chosen(self, offer: Offer, question: Question) -> list[str]:
        lines = [
            f"- {self.speaker.say(f'field-{name}')}: {self.speaker.value(name, value)}"
            for name, value in zip(offer.names, question.before, strict=False)
        ]
        if question.placed:
            lines.append(
                "- " + " → ".join(self.speaker.value(question.field, item) for item in question.placed)
            )
        return lines

    def _closed_values(self, offer: Offer, question: Question) -> str:
        answers = offer.answers(question.field, question.before)
        if not isinstance(answers, Checked) or self._spatial(question):
            return ""
        return "\n".join(f"-# {line}" for line in self._reasons(question.field, answers)[:10])

    def _reasons(self, field: str, answers: Checked) -> list[str]:
        """Why values are not offered; those with the same reason together."""
        if len(tuple(answers.candidates)) == 1:
            return [self.speaker.refusal(why) for _, why in answers.closed()]
        values: dict[str, list[str]] = {}
        for value, why in answers.closed():
            values.setdefault(self.speaker.refusal(why), []).append(self.speaker.value(field, value))
        return [f"{join(self.speaker.language, named)}: {reason}" for reason, named in values.items()]

    def _spatial(self, question: Question) -> bool:
        """Whether the answers are places, which a picture shows better than words."""
        return bool(self.table.title.parts(question.field, question.entries[0].values[0]))

    def _menu(
        self, at: int, offer: Offer, question: Question, tokens: tuple[str, ...], placeholder: str
    ) -> Menu:
        many = len(question.entries) if question.subset else 1
        return Menu(
            str(ids.AnswerMenu(self.table.id, self.at, at, tokens)),
            placeholder,
            tuple(self._choice(offer, question, n, entry) for n, entry in enumerate(question.entries, 1)),
            many,
        )

    def _choice(self, offer: Offer, question: Question, number: int, entry: Entry) -> Choice:
        first = self.speaker.value(question.field, entry.values[0])
        if entry.group and len(entry.values) > 1:
            count = self.speaker.say("panel-places", count=len(entry.values))
            return Choice(entry.token, entry.group, count)
        if len(entry.values) > 1:
            return Choice(entry.token, f"{first} – {self.speaker.value(question.field, entry.values[-1])}")
        value = (entry.values[0],) if question.subset else entry.values[0]
        hint = None if question.placed else offer.hint(question.field, (*question.before, value))
        label = f"{number}: {first}" if self._spatial(question) else first
        does = self.speaker.note(hint) if hint else ""
        says = self.speaker.card_text(entry.values[0]) if isinstance(entry.values[0], str) else ""
        about = (does,) if does and does in says else (does, says)
        return Choice(entry.token, label, " · ".join(text for text in about if text))


def awaited_lines(table: Table, speaker: Speaker) -> list[str]:
    """Who must answer and what, as everybody may know it."""
    view = table.view(None)
    return [speaker.awaits(seat, engine.asks(view, seat)) for seat in engine.waits_for(view)]


def _is_menu(question: Question) -> bool:
    """Whether the question fits into the home screen as a menu of its own."""
    return not question.subset and question.usual is None
