"""The forms at positions of random games: within Discord's limits, and any move can be filled in."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from icons_on import all_icons
from random_tables import fresh, game, tables
from sampled import each_title_and_language

from cogs.screens import ids
from cogs.screens.discord_limits import ID
from cogs.screens.forms import ChoiceField, Form, Sent, TextField, filled, kept, single_choice
from cogs.screens.panel.form.form_inputs import Amounts, Input, OneOf, SomeOf, TypedNumber
from cogs.screens.panel.form.joint_form import JointForm
from cogs.screens.panel.panel import Panel
from cogs.screens.panel.paths.field_question import FieldQuestion, OfferQuestion
from cogs.screens.panel.paths.following import follow_path, path_to
from cogs.screens.panel.question.question_view import QuestionView
from cogs.screens.parts import MenuEntry
from cogs.support.layout import modal
from games.core import Seat, Title
from games.core.choices.answers import pick
from games.manager.model.draft import PositionToken
from games.titles import TITLES
from sandbox.rules.check_components import check_modal
from sandbox.rules.errors import BodyErrors
from words import Language
from words.icon_marks import MARK


def forms(panel: Panel, rng: random.Random) -> Iterator[JointForm]:
    """The forms on the way through random moves of each kind."""
    for at, offer in enumerate(panel.offers()):
        if not offer.is_open() or len(offer.names) < 2:
            continue
        values: tuple[Any, ...] = ()
        while isinstance(
            question := follow_path(
                panel.table.title, offer, path := path_to(panel.table.title, offer, values)
            ),
            FieldQuestion,
        ):
            asking = QuestionView(panel, OfferQuestion(at, offer, question, path))
            if asking.form is not None:
                yield asking.form
                break
            values = question.before
            values = (*values, pick(offer.possible(question.field, values), rng))


def sent(form: JointForm, values: dict[str, Any]) -> Sent:
    """What somebody fills in who wants these values."""
    return {
        field: texts
        for name, one in form.inputs.items()
        for field, texts in written(one, values[name]).items()
    }


def written(one: Input, value: Any) -> dict[str, tuple[str, ...]]:
    if isinstance(one, OneOf):
        return {one.name: tuple(key for key, known in one.values.items() if known == value)[:1]}
    if isinstance(one, TypedNumber):
        return {one.id: (str(value) if value else "",)}
    if isinstance(one, SomeOf):
        return {one.name: tuple(key for key, item in one.items.items() if item in value)}
    assert isinstance(one, Amounts)
    if one.apart:
        return {f"{one.name}.{thing}": (str(dict(value).get(thing, 0)),) for thing in one.ranges}
    pairs = tuple(f"{thing} {count}" for thing, count in value)
    return {one.name: pairs if len(one.pairs) <= 25 else (", ".join(pairs),)}


def check(form: Form) -> None:
    checks = BodyErrors()
    made = modal(form, all_icons()).to_dict()
    check_modal(checks, made)
    assert not MARK.search(str(made))
    checks.refuse()


@pytest.mark.parametrize(("title", "language"), each_title_and_language())
async def test_every_form_fits_and_takes_any_move(title: Title, language: Language) -> None:
    rng, kinds = random.Random(7), set()
    for first in tables(title, language):
        for number, (table, _, _, _) in enumerate(game(first, random.Random(len(first.seats)))):
            if number % 7 or number > 280:
                continue
            seat = Seat(rng.randrange(len(table.seats)))
            panel = Panel(msgspec.structs.replace(table, id=10**9 - 1), seat, language)  # no lesson
            for form in forms(panel, rng):
                kinds.add(form.offer.move.__name__)
                check(form.form())
                offer, title = form.offer, table.title
                move = offer.move(*form.before, *_rest(form, rng))
                given = sent(form, {name: getattr(move, name) for name in offer.names})
                path = form.read(given)
                found = follow_path(title, offer, path)
                assert found == move or isinstance(found, FieldQuestion), (found, move)
                again = filled(form.form(), kept(form.form(), given))
                check(again)
                assert len(str(form.again(given))) <= ID
                assert form.read(_as_it_stands(again)) == path
    assert title.id != "fugger" or {"OfferTrade", "BidAhead", "SheepAhead"} <= kinds, kinds


def _rest(form: JointForm, rng: random.Random) -> tuple[Any, ...]:
    values = form.before
    for name in form.offer.names[len(values) :]:
        values = (*values, pick(form.offer.possible(name, values), rng))
    return values[len(form.before) :]


@pytest.mark.parametrize("text", ["oil 2, coal 3", "油 2、石炭 3", "oil: 2~ %3A", "12", "-5", "1e5", "!"])
def test_what_was_typed_is_still_there_when_a_form_opens_again(text: str) -> None:
    fields = TextField("goods", "Goods", most=200), TextField("number", "Number", most=200)
    form = Form("n", "What?", fields)
    for sent in ({"goods": (text,)}, {"goods": (text,), "number": ("7",)}, {"goods": (), "number": (text,)}):
        id = ids.FormButton(1, PositionToken(1, 2, 3), 4, ("v1", "n20"), 5, kept(form, sent))
        read = ids.read(str(id))
        assert isinstance(read, ids.FormButton) and read == id
        again = _as_it_stands(filled(form, read.kept))
        assert again == {"goods": ("",), "number": ("",)} | {
            name: text or ("",) for name, text in sent.items()
        }


def test_a_typed_text_too_long_for_an_id_is_left_out_and_the_rest_kept() -> None:
    table = fresh(TITLES["fugger"], 3, 7)
    for now, seat, _, _ in game(table, random.Random(7)):
        found = [one for one in forms(Panel(now, seat, "en"), random.Random(7)) if len(one.form().fields) > 2]
        if found:
            break
    form = found[0].form()
    number, *others = [field for field in form.fields if isinstance(field, TextField)]
    sent = {**_as_it_stands(form), number.id: ("nonsense " * 9,), **{one.id: ("10",) for one in others}}
    id = found[0].again(sent)
    assert len(str(id)) <= ID and others
    assert _as_it_stands(filled(form, id.kept)) == {**sent, number.id: (number.value,)}


def test_tokens_that_fit_no_field_leave_it_as_it_is() -> None:
    form = Form("x", "x", (single_choice("one", "One", [MenuEntry("a", "A"), MenuEntry("b", "B")], "b"),))
    for token in ("v-1", "v2", "n1", "x", "q0"):
        assert filled(form, (token,)) == form
    assert _as_it_stands(filled(form, ("v0",))) == {"one": ("a",)}


def _as_it_stands(form: Form) -> Sent:
    """What is sent if nobody touches the form."""
    return {
        field.id: field.chosen if isinstance(field, ChoiceField) else (field.value,) for field in form.fields
    }
