"""Typed answers at the positions of random games: what is written for a move is read as that move."""

import contextlib
import random
from typing import Any

import pytest
from random_tables import fresh, game, whole_games

from cogs.screens.discord_limits import CHOICES
from cogs.screens.panel.form import field_suggestions, typed_values
from games.core import (
    Assignments,
    Move,
    Numbers,
    Offer,
    Paths,
    Permutations,
    Quantities,
    Refusal,
    Seat,
    Subsets,
    Title,
    engine,
)
from games.titles import TITLES
from words import Speaker

each_title = pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.id)


@each_title
def test_a_move_written_out_is_read_as_itself_and_may_leave_out_what_has_one_answer(title: Title) -> None:
    assert written_out(title)[0] > 50


def test_fields_with_one_answer_have_been_left_out() -> None:
    assert sum(written_out(title)[1] for title in TITLES.values()) > 0


def written_out(title: Title) -> tuple[int, int]:
    """Write out the moves of random games and read them. Returns the number of moves, and of fields that were
    left out."""
    read = left_out = 0
    for table, seat, move, _ in whole_games(title, 3, 7, 51):
        offer = next(one for one in engine.offers(table.game, seat) if one.move is type(move))
        texts: dict[str, object] = {}
        before: tuple[object, ...] = ()
        for name in offer.names:
            value, answers = getattr(move, name), offer.possible(name, before)
            before = (*before, value)
            usual = value == (answers.usual if isinstance(answers, Permutations) else ())
            single = not isinstance(answers, Permutations | Subsets) and len(answers) == 1
            if typed_values.may_be_left_out(type(move), name) and (single or usual):
                left_out += 1
            else:
                texts[name] = value if isinstance(value, int) else typed_values.write(title, value)
        assert typed_values.read(table, offer, type(move), texts) == move
        read += 1
    return read, left_out


@each_title
def test_no_completion_is_empty_or_longer_than_discord_takes(title: Title) -> None:
    for number, (table, seat, move, _) in enumerate(game(fresh(title, 3, 8), random.Random(8))):
        if number % 4:
            continue
        texts: dict[str, object] = {}
        for name in type(move).__struct_fields__:
            found = field_suggestions.suggestions(table, seat, "ja", type(move), name, texts, "")
            assert all(label and text for label, text in found)
            assert len(found) <= CHOICES
            if not found:
                assert typed_values.may_be_left_out(type(move), name)
                continue
            texts[name] = found[0][1]


@each_title
def test_what_may_be_done_at_any_time_can_be_typed_whatever_it_is(title: Title) -> None:
    """Nothing (no goods to give, none wanted) is written by leaving the option out, or chosen when asked."""
    rng = random.Random(9)
    for number, (table, _, _, _) in enumerate(game(fresh(title, 3, 9), random.Random(9))):
        if number % 6:
            continue
        offers = [offer for seat in range(3) for offer in engine.always_available(table.game, Seat(seat))]
        for offer in [one for one in offers if one.is_open()]:
            move = offer.random_move(rng)
            texts: dict[str, object] = {}
            for name in offer.names:
                value = getattr(move, name)
                text = value if isinstance(value, int) else typed_values.write(title, value)
                assert text != "" or typed_values.may_be_left_out(offer.move, name), (move, name)
                texts |= {name: text} if text != "" else {}
            with contextlib.suppress(typed_values.MissingField):
                assert typed_values.read(table, offer, offer.move, texts) == move


def value_of(title: Title, name: str, hint: Any, text: str) -> Any:
    return typed_values.value_of(title, ("Aoi", "Ben", "Chie"), name, hint, text)


@pytest.mark.parametrize(
    ("text", "cell"), [("s4", "s04"), ("S04", "s04"), ("日向4", "s04"), ("日陰12", "d12"), ("ｄ１２", "d12")]
)
def test_places_are_typed_in_the_forms_the_option_names(text: str, cell: str) -> None:
    title = TITLES["heaven_ale"]
    assert value_of(title, "cell", str, text) == cell
    assert value_of(title, "cells", tuple[str, ...], "s2 d2") == ("s02", "d02")


def test_every_shape_is_read_as_it_is_written() -> None:
    title = TITLES["florence"]
    shapes: list[tuple[Any, Any]] = [
        (tuple[str, ...], ("lake", "park")),
        (tuple[int, ...], (3, 1, 2)),
        (tuple[tuple[str, int], ...], (("lake", 3), ("park", 2))),
        (tuple[tuple[str, tuple[str, ...]], ...], (("lake", ("P01", "P02")), ("park", ("P03",)))),
        (bool, True),
    ]
    for hint, value in shapes:
        assert value_of(title, "wishes", hint, typed_values.write(title, value)) == value
    assert value_of(title, "wishes", tuple[tuple[str, int], ...], "湖×3、Park 2") == (
        ("lake", 3),
        ("park", 2),
    )
    for hint in (tuple[int, ...], tuple[tuple[str, int], ...], bool):
        with pytest.raises(Refusal):
            value_of(title, "wishes", hint, "moon")


@pytest.mark.parametrize(
    ("answers", "typed", "offered"),
    [
        (Subsets(("lake", "park", "forest"), least=2), "park", "lake,park"),
        (Permutations(("lake", "park", "forest"), least=1, most=2), "park,", "park,lake"),
        (Quantities({"lake": 3, "park": 2}), "lake 2", "lake 2, park 1"),
        (
            Assignments(("P01", "P02"), ("lake", "park"), lambda one: None),
            "P01: lake",
            "P01: lake; P02: park",
        ),
        (Paths(lambda way: () if len(way) > 2 else ("lake", "park"), lambda way: None), "park", "park,lake"),
        (Numbers(0, 10**6, 10, usual=(50,)), "120", "120"),
    ],
    ids=["subsets", "orders", "amounts", "bundles", "ways", "numbers"],
)
def test_completion_goes_on_from_what_was_typed(answers: Any, typed: str, offered: str) -> None:
    speaker = Speaker(TITLES["florence"], "en", ("Aoi", "Ben"))
    found = field_suggestions._matching(speaker, Offer(Wished, things=answers), "things", (), typed)
    assert offered in [text for _, text in found] and len(found) <= CHOICES


class Wished(Move, frozen=True):
    things: Any


def test_what_was_left_out_and_has_several_answers_is_asked_for() -> None:
    title = TITLES["florence"]
    for table, seat, move, _ in whole_games(title, 3, 7, 51):
        offer = next(one for one in engine.offers(table.game, seat) if one.move is type(move))
        if type(move).__name__ == "Build":
            with pytest.raises(typed_values.MissingField) as missing:
                typed_values.read(table, offer, type(move), {"building": move.building})
            assert missing.value.values == (move.building,)
            return
    raise AssertionError("nobody built")


def test_reading_is_bounded() -> None:
    parts = value_of(TITLES["florence"], "order", tuple[str, ...], "x," * 100_000)
    assert parts == ("x",) * (typed_values.LONGEST // 2)
