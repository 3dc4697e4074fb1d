"""Typed answers at the positions of random games: what is written for a move is read as that move."""

import random

import pytest
from reached import fresh, game

from cogs.screens import written
from games.core import Orders, Subsets, Title, engine
from games.titles import TITLES

each_title = pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.id)


@each_title
def test_a_move_written_out_is_read_as_itself_and_may_leave_out_what_has_one_answer(title: Title) -> None:
    read = left_out = 0
    for table, seat, move, _ in game(fresh(title, 3, 7), random.Random(7)):
        offer = next(one for one in engine.offers(table.game, seat) if one.move is type(move))
        texts: dict[str, object] = {}
        before: tuple[object, ...] = ()
        for name in offer.names:
            value, answers = getattr(move, name), offer.answers(name, before)
            before = (*before, value)
            usual = value == (answers.items if isinstance(answers, Orders) else ())
            single = not isinstance(answers, Orders | Subsets) and len(answers) == 1
            if written.may_be_left_out(type(move), name) and (single or usual):
                left_out += 1
            elif isinstance(value, tuple) and value and isinstance(value[0], str):
                texts[name] = ",".join(value)
            else:
                texts[name] = value if isinstance(value, int | str) else title.spell(value)
        assert written.read(table, offer, type(move), texts) == move
        read += 1
    assert read > 50 and left_out > 0


@each_title
def test_no_completion_is_empty_or_longer_than_discord_takes(title: Title) -> None:
    for number, (table, seat, move, _) in enumerate(game(fresh(title, 3, 8), random.Random(8))):
        if number % 4:
            continue
        texts: dict[str, object] = {}
        for name in type(move).__struct_fields__:
            found = written.suggestions(table, seat, "ja", type(move), name, texts, "")
            assert all(label and text for label, text in found)
            assert len(found) <= written.SUGGESTIONS
            if not found:
                assert written.may_be_left_out(type(move), name)
                continue
            texts[name] = found[0][1]
