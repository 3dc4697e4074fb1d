"""Every shape of answer, put together click by click: nothing is dropped, and each value can be reached."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from random_tables import drafted, fresh

from cogs.screens import ids
from cogs.screens.discord_limits import ID, MENU_ENTRIES
from cogs.screens.forms import ChoiceField, TextField
from cogs.screens.panel.form.joint_form import FieldRefused
from cogs.screens.panel.head import Head
from cogs.screens.panel.panel import Panel
from cogs.screens.panel.paths.field_question import FieldQuestion, OfferQuestion
from cogs.screens.panel.paths.following import follow_path, path_to
from cogs.screens.panel.paths.tokens import BadToken, chosen_tokens, without_view
from cogs.screens.panel.question.question_view import QuestionView
from cogs.screens.parts import Button, Menu, Screen, Text
from games.core import (
    Assignments,
    Checked,
    Move,
    Numbers,
    Offer,
    Paths,
    Permutations,
    Quantities,
    Refusal,
    Seat,
    Subsets,
    engine,
)
from games.signorie.model import moves
from games.titles import TITLES

TITLE = TITLES["florence"]


class SellPrestige(Move, frozen=True):
    """A move with one field of any shape, under a name that has words."""

    count: Any


FORTY = tuple(f"n{number}" for number in range(40))
ROADS = {"a": ("b", "c"), "b": ("d",), "c": ("d", "e"), "d": ("f",), "e": ("f",), "f": ()}


def road(path: tuple[str, ...]) -> tuple[str, ...]:
    return ROADS[path[-1]] if path else ("a", "b")


def ends(path: tuple[str, ...]) -> Refusal | None:
    return None if path and path[-1] in "df" else Refusal("ERR_BAD_PARAM")


def two_of_a_kind(bundle: tuple[str, tuple[str, ...]]) -> Refusal | None:
    return None if len(bundle[1]) == 2 else Refusal("ERR_BAD_PARAM")


SHAPES: dict[str, Any] = {
    "more than one menu holds": FORTY,
    "numbers": Numbers(0, 500, 10, usual=(50, 100)),
    "a long range": range(0, 300, 5),
    "a subset": Subsets(("x", "y", "z"), least=1, most=2),
    "a subset of many": Subsets(FORTY, least=2, most=3),
    "an order": Permutations(("x", "y", "z")),
    "an order of a few": Permutations(("x", "y", "z", "w"), least=1, most=2),
    "amounts": Quantities({"corn": 3, "wine": 2}, most_total=4),
    "amounts of money": Quantities({"florins": range(100, 5000, 100), "wine": 2}),
    "bundles": Assignments(("king", "monk"), ("a", "b", "c", "d"), two_of_a_kind),
    "a way": Paths(road, ends),
}
shapes = pytest.mark.parametrize("answers", SHAPES.values(), ids=list(SHAPES))


def asked(offer: Offer, path: tuple[str, ...]) -> tuple[QuestionView, FieldQuestion]:
    panel = Panel(fresh(TITLE, 3, 1), Seat(0), "en")
    question = follow_path(TITLE, offer, path)
    assert isinstance(question, FieldQuestion)
    return QuestionView(panel, OfferQuestion(0, offer, question, path)), question


def screens(offer: Offer, path: tuple[str, ...]) -> Iterator[Screen]:
    """Every page of a question."""
    asking, _ = asked(offer, path)
    page: int | None = 0
    while page is not None:
        screen = asking.screen(page)
        yield screen
        nexts = [ids.read(part.id) for part in screen.parts if isinstance(part, Button)]
        pages = [without_view(id.path)[1] for id in nexts if isinstance(id, ids.AnswerButton) and id.path]
        page = max((one for one in pages if one > page), default=None)


@shapes
def test_any_value_is_reached_by_clicks_on_what_is_shown(answers: Any) -> None:
    offer, rng = Offer(SellPrestige, count=answers), random.Random(1)
    for _ in range(30):
        wanted = offer.random_move(rng)
        path: tuple[str, ...] = ()
        whole = path_to(TITLE, offer, (wanted.count,))
        for token in whole:
            if token == "o":
                path = (*path, token)
                continue
            shown = list(screens(offer, path))
            tokens = {
                choice.value
                for screen in shown
                for part in screen.parts
                if isinstance(part, Menu)
                for choice in part.choices
            }
            buttons = [
                ids.read(part.id) for screen in shown for part in screen.parts if isinstance(part, Button)
            ]
            tokens |= {id.path[-1] for id in buttons if isinstance(id, ids.AnswerButton) and id.path}
            typed = any(isinstance(id, ids.FormButton) for id in buttons)
            bits = {f"s{1 << at}" for at in range(MENU_ENTRIES) if int(token[1:] or 0) >> at & 1}
            assert token in tokens or (typed and token[0] == "n") or (token[0] == "s" and bits <= tokens)
            path = (*path, token)
            assert len(str(ids.AnswerMenu(10**9, fresh(TITLE, 3, 1).at(Seat(0)), 12, path))) <= ID
        assert follow_path(TITLE, offer, whole) == wanted


@shapes
def test_no_answer_is_dropped(answers: Any) -> None:
    """The first question's pages hold as many entries as there are answers to it."""
    asking, question = asked(
        Offer(SellPrestige, count=answers), ("o",) if isinstance(answers, Permutations) else ()
    )
    shown = [
        choice.value
        for screen in screens(asking.offer, asking.path)
        for part in screen.parts
        if isinstance(part, Menu)
        for choice in part.choices
    ]
    assert shown == [entry.token for entry in question.entries]
    assert all(len(part.choices) <= MENU_ENTRIES for part in asking.menus(0) if isinstance(part, Menu))


def test_one_choice_can_be_taken_back_and_a_value_in_pieces_is_left_where_it_may_end() -> None:
    offer = Offer(SellPrestige, count=Paths(road, ends))
    asking, question = asked(offer, ("v0", "v1"))
    assert question.pieces == ("a", "c") and not question.done
    back = [ids.read(part.id) for part in asking.screen(0).parts if isinstance(part, Button)]
    assert any(isinstance(id, ids.AnswerButton) and id.path == ("v0",) for id in back)
    with pytest.raises(Refusal):
        follow_path(TITLE, offer, ("v0", "v1", "d"))
    assert follow_path(TITLE, offer, ("v0", "v1", "v0", "d")) == SellPrestige(("a", "c", "d"))


def test_the_usual_order_is_taken_unless_it_is_asked_to_be_changed() -> None:
    offer = Offer(SellPrestige, count=Permutations(("x", "y", "z")))
    assert follow_path(TITLE, offer, ()) == SellPrestige(("x", "y", "z"))
    assert follow_path(TITLE, offer, ("o", "v2", "v0")) == SellPrestige(("z", "x", "y"))


def test_a_typed_number_is_taken_or_refused_with_its_reason() -> None:
    offer = Offer(SellPrestige, count=Numbers(0, 500, 10))
    assert follow_path(TITLE, offer, ("n130",)) == SellPrestige(130)
    for token in ("n135", "n900", "n-10"):
        with pytest.raises(Refusal):
            follow_path(TITLE, offer, (token,))
    with pytest.raises(BadToken):
        follow_path(TITLE, offer, ("n",))


def test_amounts_show_what_they_come_to() -> None:
    asking, _ = asked(Offer(SellPrestige, count=SHAPES["amounts"]), ("v1",))
    text = "\n".join(part.text for part in asking.screen(0).parts if hasattr(part, "text"))
    assert "Total: 2 of at most 4" in text


def test_what_is_not_among_the_answers_is_told_with_its_reason() -> None:
    closed = Checked(range(1, 6), lambda n: None if n < 3 else Refusal("ERR_BAD_PARAM", least=n))
    asking, _ = asked(Offer(SellPrestige, count=closed), ())
    labels = [part.label for part in asking.screen(0).parts if isinstance(part, Button)]
    assert "Why not?" in labels and "5 PP – " in asking.why_not().parts[1].text  # type: ignore[union-attr]


def test_tokens_that_mean_nothing_are_bad() -> None:
    for name, answers in SHAPES.items():
        for path in (("v99",), ("x",), ("s0", "s0"), ("g7",), ("",)):
            if name == "an order":
                path = ("o", *path)
            with pytest.raises((BadToken, Refusal)):
                follow_path(TITLE, Offer(SellPrestige, count=answers), path)
    with pytest.raises(BadToken):
        chosen_tokens(["v0", "v1"])


def test_places_of_a_long_list_stand_in_menus_side_by_side() -> None:
    title = TITLES["heaven_ale"]
    plots = tuple(f"{side}{number:02}" for side in "sd" for number in range(1, 16))
    question = follow_path(title, Offer(_Cell, cell=plots), ())
    assert isinstance(question, FieldQuestion) and len(question.entries) == 30
    assert {entry.menu.id for entry in question.entries if entry.menu} == {"part-sun", "part-shade"}  # type: ignore[union-attr]


class _Cell(Move, frozen=True):
    cell: str


def test_two_kinds_of_ids_never_share_a_letter() -> None:
    class Other(ids.Id, frozen=True):
        letter = "w"

    with pytest.raises(ValueError, match="one letter"):
        ids.by_letter(ids.WelcomeButton, Other)


def test_amounts_of_several_goods_are_one_form_with_a_field_for_each() -> None:
    offer = Offer(SellPrestige, count=Quantities({"corn": 3, "wine": 40}, least_total=1, most_total=4))
    asking, _ = asked(offer, ())
    assert asking.form is not None and not asking.fits_home
    form = asking.form.form()
    corn, wine = form.fields
    assert isinstance(corn, ChoiceField) and [one.value for one in corn.choices] == ["0", "1", "2", "3"]
    assert isinstance(wine, TextField) and "40" in wine.note and "4" in form.text
    path = asking.form.read({"count.corn": ("1",), "count.wine": ("３",)})
    assert follow_path(TITLE, offer, path) == SellPrestige((("corn", 1), ("wine", 3)))
    with pytest.raises(FieldRefused, match="ERR_TOO_MANY"):
        asking.form.read({"count.corn": ("3",), "count.wine": ("3",)})
    with pytest.raises(FieldRefused, match="ERR_TOO_FEW"):
        asking.form.read({"count.corn": ("0",), "count.wine": ("",)})


def test_amounts_of_more_goods_than_a_form_has_fields_are_one_menu_or_one_text() -> None:
    few = Offer(SellPrestige, count=Quantities(dict.fromkeys("abcdef", 3)))
    asking, _ = asked(few, ())
    assert asking.form is not None
    (menu,) = asking.form.form().fields
    assert isinstance(menu, ChoiceField) and len(menu.choices) == 18 and menu.most == 6
    path = asking.form.read({"count": ("e 3", "b 1")})
    assert follow_path(TITLE, few, path) == SellPrestige((("b", 1), ("e", 3)))
    with pytest.raises(FieldRefused, match="refuse-two-amounts"):
        asking.form.read({"count": ("e 3", "e 1")})
    many = Offer(SellPrestige, count=Quantities(dict.fromkeys("abcdef", 9)))
    asking, _ = asked(many, ())
    assert asking.form is not None
    (text,) = asking.form.form().fields
    assert isinstance(text, TextField) and "9" in text.note
    assert follow_path(TITLE, many, asking.form.read({"count": ("e 9、b ２",)})) == SellPrestige(
        (("b", 2), ("e", 9))
    )
    for wrong in ("e 10", "z 1", "e", "e 1, e 2"):
        with pytest.raises(FieldRefused):
            asking.form.read({"count": (wrong,)})


def test_choices_that_are_not_composed_stay_in_the_panel() -> None:
    for shape in ("more than one menu holds", "numbers", "a subset", "an order of a few", "bundles", "a way"):
        asking, _ = asked(Offer(SellPrestige, count=SHAPES[shape]), ())
        assert asking.form is None, shape


def test_values_that_cannot_be_chosen_say_of_which_kind_of_move_they_are() -> None:
    title = TITLES["philadelphia"]
    table = fresh(title, 2, 1, options=title.options(start_player="a"))
    table.game.round, table.game.agencies[0].hand = 2, list(table.game.deck[:5])
    shown = "\n".join(
        part.text for part in Panel(table, Seat(0), "en").home().parts if isinstance(part, Text)
    )
    assert re.search(r"Acquire: .*3 cards, .*4 cards.* – Your hand would exceed 7 cards", shown)


def test_a_step_of_which_nothing_is_told_yet_stands_in_the_turn_so_far() -> None:
    table = fresh(TITLES["signorie"], 2, 1)
    (seat,) = table.awaited()
    dice = next(iter(engine.offers(table.game, seat))).fields["die"]
    taken = [drafted(table, seat, moves.TakeDie(die)) for die in dice]
    able = [
        one
        for one in taken
        if any(offer.move is moves.Signoria and offer.is_open() for offer in Panel(one, seat, "en").offers())
    ]
    assert able
    for one in able:
        told = Head(Panel(drafted(one, seat, moves.Signoria()), seat, "en")).so_far()
        assert "Signoria action" in told
