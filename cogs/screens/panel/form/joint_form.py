"""The form that asks what is left of an offer in one go (`games.core.choices.joint_fields`)."""

import zlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from cogs.screens import ids
from cogs.screens.discord_limits import FORM_FIELDS, ID, MENU_ENTRIES
from cogs.screens.forms import Form, FormField, Sent, kept
from cogs.screens.panel.form import typed_values
from cogs.screens.panel.form.form_inputs import EMPTY, Input, Notes, TypedNumber, Unread, input_of
from cogs.screens.panel.paths.field_question import NOTHING, OfferQuestion
from cogs.screens.panel.paths.following import path_to
from cogs.screens.panel.paths.tokens import BadToken
from cogs.screens.panel.position import PanelPosition
from games.core import Move, Numbers, Offer, Quantities, Refusal, Seat, Subsets
from games.core.choices.answers import Answers, why_not
from games.core.choices.joint_fields import JointField, Values, joint_fields, only_answer
from games.core.choices.refusal import BAD_PARAM


class FieldRefused(Refusal):
    """What was filled into a form is refused. `field`: the label of the field; `why`: the refusal."""

    __slots__ = ("field", "why")

    def __init__(self, field: str, why: Refusal) -> None:
        super().__init__(why.code, why.rule, **why.figures)
        self.field = field
        self.why = why


class JointForm:
    """The form of an offer for the fields that are open at a question of it."""

    def __init__(self, panel: PanelPosition, asked: OfferQuestion, inputs: Sequence[Input]) -> None:
        self.panel = panel
        self.number, self.offer, question, self.path = asked
        self.before = question.before
        self.inputs = {one.name: one for one in inputs}

    @property
    def id(self) -> ids.FormButton:
        """The id of the form, and of a button that opens it."""
        panel = self.panel
        return ids.FormButton(panel.table.id, panel.at, self.number, self.path, self.checksum)

    @property
    def checksum(self) -> int:
        """Detects whether an id means the same at a later position."""
        return zlib.crc32(repr((self.offer.move.__name__, self.before)).encode()) & 0xFFFF

    def form(self) -> Form:
        """The form, with what is settled in its title."""
        speaker = self.panel.speaker
        settled = [
            speaker.value(name, value)
            for name, value in zip(self.offer.names, self.before, strict=False)
            if value not in NOTHING
        ]
        title = " · ".join([speaker.move(self.offer.move), *settled])
        fields = tuple(self._fields())
        return Form(str(self.id), title, fields, self._above() if len(fields) < FORM_FIELDS else "")

    def _above(self) -> str:
        """What the move costs or brings so far, and what limits the fields together."""
        last = len(self.before)
        preview = self.offer.preview(self.offer.names[last - 1], self.before) if last else None
        does = [self.panel.speaker.note(note) for note in (self.offer.does, preview) if note is not None]
        return " · ".join([*does, *filter(None, (one.above() for one in self.inputs.values()))])

    def _fields(self) -> Iterator[FormField]:
        for one in self.inputs.values():
            yield from one.fields()

    def read(self, sent: Sent) -> tuple[str, ...]:
        """The tokens of the path to what was filled in, as if it had been clicked. Raises FieldRefused."""
        values = self.before
        for name in self.offer.names[len(values) :]:
            answers = self.offer.possible(name, values)
            one, single = self.inputs.get(name), only_answer(answers)
            if one is None:
                if not single:
                    break  # it turns out to be a question: the panel asks it
                values = (*values, *single)
                continue
            values = (*values, self._value(one, answers, sent))
        return path_to(self.panel.table.title, self.offer, values)

    def _value(self, one: Input, answers: Answers, sent: Sent) -> Any:
        """The value of one field, if the rules allow it. Raises FieldRefused."""
        try:
            value, single = one.value(sent), only_answer(answers)
            if value is EMPTY:
                value = single[0] if single else one.nothing(answers)
            refusal = why_not(answers, value)
            if refusal is not None and single and refusal.code == BAD_PARAM:
                refusal = Refusal("refuse-leave-empty")
        except Unread:
            refusal = why_not(answers, None) or Refusal("refuse-typed")
        except Refusal as unclear:
            refusal = unclear
        if refusal is not None:
            raise FieldRefused(one.label, refusal)
        return value

    def again(self, sent: Sent) -> ids.FormButton:
        """The id of a button that opens the form with what was filled in, as far as it fits into an id: the
        longest is left out first."""
        tokens = list(kept(self.form(), sent))
        while len(str(id := msgspec.structs.replace(self.id, kept=tuple(tokens)))) > ID:
            longest = max(tokens, key=len)
            tokens = tokens[:-1] if longest == "x" else ["x" if one == longest else one for one in tokens]
        return id


class NumberForm(JointForm):
    """The form for a single number that may be typed."""

    def read(self, sent: Sent) -> tuple[str, ...]:
        try:
            found = self.inputs[next(iter(self.inputs))].value(sent)
        except Unread:
            found = EMPTY
        if found is EMPTY:
            raise BadToken("")
        return (*self.path, f"n{found}")


def joint_form(panel: PanelPosition, asked: OfferQuestion) -> JointForm | None:
    """The form for this question and those that would follow it; None if the panel asks them."""
    _, offer, question, path = asked
    before = question.before
    alone = len(offer.names) - len(before) < 2 and question.total is None
    if panel.calm or alone or question.pieces:
        return None
    if panel.table.title.spelling.parts(question.field, question.entries[0].values[0]):
        return None
    fields = joint_fields(offer, before)
    if not fields or fields[0].name != question.field or not _pays(fields, bool(path)):
        return None
    if path_to(panel.table.title, offer, before) != path:
        return None  # a long list is being narrowed down
    inputs = _inputs(panel, offer, before, fields)
    return JointForm(panel, asked, inputs) if inputs else None


def _number_form(panel: PanelPosition, asked: OfferQuestion, numbers: range) -> JointForm:
    """The form for a question to which one of these numbers may be typed."""
    made = TypedNumber(
        panel,
        asked.question.field,
        Numbers(min(numbers), max(numbers), abs(numbers.step)),
        "number",
    )
    return NumberForm(panel, asked, [made])


def _pays(fields: Sequence[JointField], opened_by_answer: bool) -> bool:
    """Whether the form is quicker than the panel and has something that the panel must put together: several
    amounts, some of many, a number to type."""
    composed = sum(isinstance(one.answers, Quantities | Subsets) or _is_long(one) for one in fields)
    if len(fields) < 2 and not _has_several_things(fields[0]):
        return False
    clicks = sum(_clicks(one) for one in fields)
    return composed > 0 and clicks > (1 if opened_by_answer else 2)


def _has_several_things(field: JointField) -> bool:
    return isinstance(field.answers, Quantities) and len(field.answers.ranges) > 1


def _clicks(field: JointField) -> int:
    """Number of clicks in the panel for a field."""
    if isinstance(field.answers, Quantities):
        return 1 + min(len(field.answers.ranges), 2)
    return 2 if _is_long(field) else 1


def _is_long(field: JointField) -> bool:
    """Whether a field's numbers don't fit into one menu."""
    return isinstance(field.answers, Numbers) and len(field.answers) > MENU_ENTRIES


def _inputs(
    panel: PanelPosition, offer: Offer, before: Values, fields: Sequence[JointField]
) -> list[Input] | None:
    """An input for each field; None if they don't fit into a form."""
    amounts = [field.answers for field in fields if isinstance(field.answers, Quantities)]
    apart = len(fields) - len(amounts) + sum(len(one.ranges) for one in amounts) <= FORM_FIELDS
    made: list[Input] = []
    for field in fields:
        if not isinstance(field.answers, Quantities) and _is_spatial(panel, field):
            return None
        one = input_of(
            panel,
            field,
            _previews(offer, before, field),
            _neutral(offer, field) if made else (),
            apart,
        )
        if one is None:
            return None
        made.append(one)
    return made if len(made) <= FORM_FIELDS else None


def _is_spatial(panel: PanelPosition, field: JointField) -> bool:
    """Whether the values are places, which a picture shows better than words."""
    return bool(panel.table.title.spelling.parts(field.name, next(iter(field.answers), None)))


def _neutral(offer: Offer, field: JointField) -> tuple[str, ...]:
    """The values that stand for nothing: None, no, and 0 if it is not a seat. They are not chosen beforehand
    in the first field of a form, because the move is about that field."""
    is_seat = typed_values.field_types(offer.move)[field.name] is Seat
    return ("None", "False") if is_seat else ("None", "False", "0")


def _previews(offer: Offer, before: Values, field: JointField) -> Notes:
    """What the values of the first field would do."""
    if field.name != offer.names[len(before)] or isinstance(field.answers, Quantities | Subsets | Numbers):
        return {}
    return {value: offer.preview(field.name, (*before, value)) for value in field.answers}


def same_form(panel: PanelPosition, id: ids.FormButton) -> JointForm | None:
    """The form that asks on the panel's position what the id asked on its own; None if there is none."""
    for number, offer in enumerate(panel.offers()):
        if not offer.is_open():
            continue
        try:
            asked = panel.asks(number, id.path)
        except (BadToken, Refusal):
            continue
        found = None if isinstance(asked, Move) else form_of(panel, asked)
        if found is not None and found.checksum == id.checksum:
            return found
    return None


def form_of(panel: PanelPosition, asked: OfferQuestion) -> JointForm | None:
    """The form that a button opens: that of several fields, else that of a number."""
    found = joint_form(panel, asked)
    if found is None and asked.question.typed is not None:
        found = _number_form(panel, asked, asked.question.typed)
    return found
